"""Chinese words for the verbs and nouns of specifications, and the signs of a Chinese sentence."""

from seer.words.bag import bag

VERBS = {
    "abort": "中止", "accept": "接受", "acknowledge": "确认", "activate": "启用", "add": "添加", "adjust": "调整",
    "adopt": "领养", "aggregate": "汇总", "allocate": "分配", "analyze": "分析", "annotate": "标注", "announce": "公布",
    "anonymize": "匿名化", "answer": "回答", "append": "追加", "apply": "应用", "approve": "批准", "archive": "归档",
    "arm": "布防", "ask": "询问", "assess": "评估", "assign": "分配", "associate": "关联", "attach": "附加",
    "authenticate": "验证", "authorize": "授权", "ban": "封禁", "begin": "开始", "block": "屏蔽", "book": "预订",
    "bookmark": "收藏", "browse": "浏览", "build": "构建", "buy": "购买", "calculate": "计算", "call": "调用",
    "cancel": "取消", "capture": "收取", "change": "更改", "charge": "收取", "check": "检查", "check_in": "签到",
    "check_out": "签出", "claim": "领取", "classify": "分类", "clean_up": "清理", "clear": "清空", "click": "点击",
    "clone": "克隆", "close": "关闭", "collect": "收集", "combine": "合并", "comment": "评论", "commit": "提交",
    "compact": "压缩", "compare": "比较", "complete": "完成", "compose": "撰写", "compute": "计算", "configure": "配置",
    "confirm": "确认", "connect": "连接", "consume": "消费", "contact": "联系", "control": "控制", "convert": "转换",
    "copy": "复制", "count": "统计", "crawl": "抓取", "create": "创建", "crop": "裁剪", "customize": "定制",
    "deactivate": "停用", "deauthorize": "取消授权", "decline": "拒绝", "decode": "解码", "decrease": "减少",
    "decrypt": "解密", "delete": "删除", "deliver": "投递", "deploy": "部署", "deregister": "注销", "describe": "查看",
    "destroy": "删除", "detach": "分离", "detect": "检测", "determine": "判断", "disable": "停用", "disarm": "撤防",
    "disassociate": "取消关联", "discard": "丢弃", "disconnect": "断开", "discover": "发现", "dismiss": "忽略",
    "dispatch": "派发", "display": "显示", "distribute": "分发", "divide": "除", "download": "下载", "downvote": "点踩",
    "drag": "拖动", "draw": "绘制", "drop": "放下", "duplicate": "复制", "edit": "编辑", "embed": "嵌入",
    "empty": "清空", "enable": "启用", "encode": "编码", "encrypt": "加密", "end": "结束", "enqueue": "加入队列",
    "enroll": "报名", "enter": "输入", "establish": "建立", "estimate": "估算", "evaluate": "评估", "examine": "检查",
    "exchange": "更换", "execute": "执行", "expand": "展开", "explain": "解释", "explore": "探索", "export": "导出",
    "extend": "延长", "extract": "提取", "favorite": "收藏", "fetch": "获取", "fill": "填写", "filter": "筛选",
    "find": "查找", "find_out": "查询", "finish": "完成", "flag": "标记", "flush": "清空", "follow": "关注",
    "forecast": "预测", "fork": "复刻", "format": "格式化", "forward": "转发", "fund": "充值", "generate": "生成",
    "geocode": "解析", "get": "查询", "give": "给予", "grant": "授予", "handle": "处理", "hash": "计算", "hide": "隐藏",
    "highlight": "高亮", "host": "托管", "hover": "悬停", "identify": "识别", "import": "导入", "improve": "改进",
    "increase": "增加", "index": "索引", "ingest": "导入", "initialize": "初始化", "initiate": "发起", "insert": "插入",
    "inspect": "检查", "install": "安装", "instantiate": "实例化", "introspect": "检查", "invalidate": "作废",
    "invite": "邀请", "invoke": "调用", "issue": "签发", "join": "加入", "kick": "移出", "launch": "启动",
    "leave": "退出", "like": "点赞", "link": "关联", "list": "列出", "load": "加载", "locate": "定位", "lock": "锁定",
    "log_in": "登录", "log_out": "登出", "login": "登录", "logout": "登出", "look_up": "查询", "lookup": "查询",
    "make": "制作", "manage": "管理", "map": "映射", "mark": "标记", "match": "匹配", "measure": "测量",
    "merge": "合并", "migrate": "迁移", "mint": "铸造", "modify": "修改", "monitor": "监控", "move": "移动",
    "multiply": "相乘", "mute": "静音", "navigate": "打开", "notify": "通知", "obtain": "获取", "open": "打开",
    "optimize": "优化", "parse": "解析", "patch": "更新", "pause": "暂停", "pay": "支付", "perform": "执行",
    "pin": "置顶", "ping": "检测", "place": "放置", "plan": "规划", "play": "播放", "plot": "绘制", "poll": "轮询",
    "post": "发布", "predict": "预测", "prepare": "准备", "press": "按下", "preview": "预览", "print": "打印",
    "process": "处理", "produce": "生成", "propose": "提议", "provision": "开通", "prune": "清理", "publish": "发布",
    "purchase": "购买", "purge": "清除", "push": "推送", "put": "更新", "query": "查询", "raise": "提高",
    "rate": "评价", "reactivate": "重新启用", "read": "读取", "reassign": "重新分配", "rebase": "变基",
    "reblog": "转发", "reboot": "重启", "rebuild": "重建", "recalculate": "重新计算", "receive": "接收",
    "recommend": "推荐", "record": "记录", "recover": "恢复", "recreate": "重新创建", "redeem": "兑换",
    "redeliver": "重新投递", "refer": "查看", "refresh": "刷新", "refund": "退款", "register": "注册",
    "reindex": "重建索引", "reject": "拒绝", "release": "发布", "reload": "重新加载", "remind": "提醒",
    "remove": "移除", "rename": "重命名", "render": "渲染", "renew": "续订", "reopen": "重新打开",
    "reorder": "重新排序", "repeat": "重复", "replace": "替换", "replicate": "复制", "reply": "回复", "report": "报告",
    "request": "请求", "requeue": "重新入队", "rerequest": "重新请求", "rerun": "重新运行", "reschedule": "改期",
    "resend": "重新发送", "reserve": "预留", "reset": "重置", "resize": "调整", "resolve": "解决", "restart": "重启",
    "restore": "恢复", "restrict": "限制", "resume": "继续", "retrieve": "获取", "retry": "重试", "return": "退回",
    "retweet": "转发", "reverse": "反转", "revert": "还原", "review": "审核", "revoke": "撤销", "rewrite": "重写",
    "roll": "回滚", "rollback": "回滚", "rotate": "轮换", "round": "四舍五入", "route": "规划", "run": "运行",
    "save": "保存", "say": "朗读", "scale": "扩缩", "scan": "扫描", "schedule": "安排", "scrape": "抓取",
    "scroll": "滚动", "search": "搜索", "see": "查看", "seed": "填充", "select": "选择", "sell": "出售", "send": "发送",
    "serve": "提供", "set": "设置", "set_up": "设置", "settle": "结算", "share": "分享", "shorten": "缩短",
    "show": "显示", "shuffle": "打乱", "shutdown": "关闭", "sign": "签署", "sign_up": "注册", "simulate": "模拟",
    "skip": "跳过", "snooze": "推迟", "solve": "求解", "sort": "排序", "speak": "朗读", "split": "拆分",
    "stage": "暂存", "star": "收藏", "start": "启动", "stop": "停止", "store": "存储", "strip": "去除",
    "submit": "提交", "subscribe": "订阅", "subtract": "相减", "suggest": "推荐", "summarize": "总结",
    "suspend": "暂停", "swap": "交换", "swipe": "滑动", "switch": "切换", "sync": "同步", "tag": "标记", "take": "获取",
    "tap": "点按", "teach": "讲授", "tell": "讲述", "terminate": "终止", "test": "测试", "tidy": "整理",
    "toggle": "切换", "trace": "追踪", "track": "跟踪", "trade": "交易", "train": "训练", "transcribe": "转写",
    "transfer": "转移", "transform": "转换", "translate": "翻译", "trash": "移入回收站", "trigger": "触发",
    "truncate": "清空", "turn_off": "关闭", "turn_on": "打开", "type": "输入", "unarchive": "取消归档",
    "unassign": "取消分配", "unban": "解封", "unblock": "解除屏蔽", "undelete": "恢复", "undo": "撤销",
    "unfavorite": "取消收藏", "unflag": "取消标记", "unfollow": "取消关注", "uninstall": "卸载", "unlink": "取消关联",
    "unlock": "解锁", "unmark": "取消标记", "unmute": "取消静音", "unpin": "取消置顶", "unpublish": "取消发布",
    "unregister": "注销", "unset": "取消设置", "unshare": "取消分享", "unstage": "取消暂存", "unstar": "取消收藏",
    "unsubscribe": "退订", "unsuspend": "解除暂停", "untrash": "移出回收站", "unzip": "解压", "update": "更新",
    "upgrade": "升级", "upload": "上传", "upsert": "更新", "upvote": "点赞", "use": "使用", "validate": "校验",
    "verify": "验证", "view": "查看", "visit": "访问", "vote": "投票", "wait": "等待", "wake": "唤醒", "warm": "预热",
    "watch": "监听", "whitelist": "加入白名单", "wipe": "清除", "withdraw": "提取", "write": "写入", "zip": "压缩",
}  # fmt: skip
"""A verb in the imperative, as a request begins with it."""

REQUESTS = {
    "add reaction": "添加表情回应", "book flight": "预订机票", "book table": "预订餐桌", "cancel flight": "取消航班",
    "capture screenshot": "截图", "capture snapshot": "截取快照", "check in": "签到", "check weather": "查询天气",
    "click mouse button": "点击鼠标", "close browser": "关闭浏览器", "complete order": "完成订单",
    "create note": "新建笔记", "create order": "下单", "create pull request": "创建拉取请求",
    "create reminder": "设置提醒", "draw picture": "画图", "evaluate javascript": "执行 JavaScript 代码",
    "exchange order": "换货", "execute command": "执行命令", "execute query": "执行查询", "fill fuel tank": "加油",
    "fund account": "给账户充值", "get stock price": "查询股价", "get token": "获取令牌",
    "list directory": "列出目录的内容", "log in": "登录", "make call": "打电话", "make donation": "捐款",
    "make payment": "付款", "make purchase": "购买", "make request": "发送请求", "make reservation": "预订",
    "merge pull request": "合并拉取请求", "place call": "拨打电话", "place order": "下单", "post message": "发送消息",
    "press brake pedal": "踩下刹车踏板", "press key": "按键", "record video": "录制视频",
    "register credit card": "登记信用卡", "release brake pedal": "松开刹车踏板", "reserve table": "预订餐桌",
    "resize browser window": "调整浏览器窗口大小", "resize window": "调整窗口大小", "return order": "退货",
    "roll die": "掷骰子", "run command": "执行命令", "run javascript": "执行 JavaScript 代码", "run query": "执行查询",
    "send email": "发送邮件", "send message": "发送消息", "send push notification": "发送推送通知",
    "set alarm": "设置闹钟", "set navigation": "设置导航", "start recording": "开始录制",
    "start recording action": "开始录制操作", "start recording user action": "开始录制用户操作",
    "start trace recording": "开始录制追踪", "start transaction": "发起交易", "start video": "开始录制视频",
    "start video recording": "开始录制视频", "stop recording": "停止录制", "stop recording action": "停止录制操作",
    "stop recording user action": "停止录制用户操作", "stop trace recording": "停止录制追踪",
    "stop video": "停止录制视频", "stop video recording": "停止录制视频", "submit review": "提交评审",
    "switch branch": "切换分支", "switch branches": "切换分支", "take note": "记笔记", "take photo": "拍照",
    "take screenshot": "截图", "take snapshot": "截取快照", "toggle device": "切换设备开关",
    "transfer human agent": "转接人工客服", "transfer repository": "转让仓库", "turn off light": "关灯",
    "turn on light": "开灯",
}  # fmt: skip
"""A verb and its noun that are one thing in Chinese."""

STOPS = ("，", "。", "；", "：", "（", "(", ",", ";", "、例如", "例如", "比如", "如：", "【", "\n")
"""Where a Chinese description is cut when only its beginning is wanted."""

BEGINNINGS = bag(
    """
    看 查 找 把 将 给 向 从 在 为 对 按 帮 新增 批量 检索 识别 发起 开启 变更 获得 得到 读 写 发 改 删 建 设 取 抓 拆
    撤回 了解 转 根据 通过 使用 用 让 开 关 启 停 推 拉 列 增 加 计 算 生 上 下 回 移 复制 截 画 订 买 卖 请求 汇 总结
    校 验 测 检 定 指 评 标 记 收 存 导 登 注 提 控制 调 清 重 播 打 锁 解 更 修 编 创 添 安 合 拷
    """
)
"""How a request may begin besides: signs of verbs and of what goes before them."""
