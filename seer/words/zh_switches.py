"""Chinese words for what is switched on and off, and for what is done with the members of a list."""

SWITCHES = {
    "activate": "启用", "allow crawlers": "允许爬虫", "always include email": "始终包含邮箱", "anonymous": "匿名",
    "anyone can add self": "允许任何人自行加入", "append": "追加", "approve": "批准", "approved": "已批准",
    "ascending": "升序", "async": "异步", "attendees omitted": "省略参会人", "authentication only": "仅认证",
    "auto merge": "自动合并", "auto save": "自动保存", "automerge": "自动合并", "big": "大号",
    "calc points": "计算坐标点", "cancel running branch builds": "取消运行中的分支构建", "case sensitive": "区分大小写",
    "clean": "清理", "collapsed": "折叠", "color rgb format": "使用 RGB 颜色格式", "compact": "精简",
    "complete": "完成", "completed": "已完成", "compressed": "压缩", "confirm": "确认", "confirmed": "已确认",
    "consider traffic": "考虑路况", "data only": "仅数据", "debug": "调试", "decrypt": "解密", "default": "默认",
    "defer loading": "延迟加载", "descending": "降序", "detached": "已分离", "detailed": "详细",
    "discoverable": "可被发现", "double click": "双击", "download": "下载", "draft": "草稿", "dry run": "试运行",
    "dryrun": "试运行", "editable": "可编辑", "encrypted": "加密", "end time unspecified": "未指定结束时间",
    "equal variance": "方差相等", "exact": "精确", "exact match": "精确匹配", "expand": "展开", "expanded": "展开",
    "fail fast": "快速失败", "featured": "推荐", "follow": "跟随", "force": "强制", "fork": "复刻",
    "full page": "截取整页", "full screen": "全屏", "fullpage": "截取整页", "fullscreen": "全屏", "fuzzy": "模糊匹配",
    "handmade": "手工制作", "headless": "无头运行", "in trash": "在回收站中", "include count": "包含数量",
    "inline": "内联", "listed": "公开列出", "live": "实时", "locked": "锁定", "loop": "循环",
    "maintainer can modify": "允许维护者修改", "mandatory": "必需", "merge": "合并", "metric": "公制",
    "multiple": "多个", "mute": "静音", "muted": "静音", "negated": "取反", "nested": "嵌套", "normalize": "归一化",
    "notify": "通知", "nullable": "可空", "online": "在线", "optional": "可选", "ordered": "有序", "overwrite": "覆盖",
    "paginate": "分页", "parallel": "并行", "permanent": "永久", "pinned": "置顶", "power on": "开机",
    "pretty": "格式化输出", "pretty print": "格式化输出", "print": "打印", "public": "公开", "publish": "发布",
    "purge": "清除", "read only": "只读", "readonly": "只读", "recurring": "定期", "recurse": "递归",
    "recursive": "递归", "reorder items": "重新订购商品", "repeat": "重复", "replace": "替换", "required": "必填",
    "resolved": "已解决", "restart": "重启", "restricted": "受限", "reuse card data": "复用卡片数据", "reverse": "倒序",
    "reversed": "倒序", "round trip": "往返", "safe search": "安全搜索", "save": "保存",
    "send on success": "成功时发送", "sensitive": "敏感", "shareable": "可分享", "shippable": "可配送",
    "shuffle": "随机播放", "silent": "静默", "single events": "展开重复活动", "skip": "跳过",
    "skip queued branch builds": "跳过排队中的分支构建", "slowly": "逐字输入", "solve captchas": "自动处理验证码",
    "sort": "排序", "sparse": "稀疏", "star": "收藏", "static": "包含静态资源", "stream": "流式返回", "strict": "严格",
    "submit": "提交", "suspend": "暂停", "suspended": "已停用", "synchronous": "同步", "taxable": "应税",
    "temporary": "临时", "test": "测试", "test mode": "测试模式", "treat as alias": "视为别名",
    "turn costs": "考虑转弯成本", "unique": "唯一", "unlock": "解锁", "unread": "未读", "upsert": "在不存在时插入",
    "urgent": "紧急", "use stealth": "使用隐身模式", "verbose": "输出详情", "verified": "已验证", "visible": "可见",
    "wait": "等待", "watch": "监听", "whole word": "全字匹配",
}  # fmt: skip
"""What a name switches: it stands after "whether"."""

VERBS = {
    "accept": "接受", "accepts": "接受", "add": "添加", "allow": "允许", "allows": "允许", "apply": "应用",
    "archive": "归档", "auto": "自动", "automatically": "自动", "cancel": "取消", "capture": "捕获", "check": "检查",
    "clear": "清除", "close": "关闭", "compress": "压缩", "copy": "复制", "create": "创建", "delete": "删除",
    "disable": "停用", "discard": "丢弃", "display": "显示", "download": "下载", "enable": "启用", "encrypt": "加密",
    "exclude": "排除", "expand": "展开", "export": "导出", "fetch": "获取", "fill": "填充", "filter": "筛选",
    "follow": "跟随", "force": "强制", "generate": "生成", "has": "有", "hide": "隐藏", "highlight": "高亮",
    "ignore": "忽略", "import": "导入", "include": "包含", "includes": "包含", "insert": "插入", "keep": "保留",
    "load": "加载", "lock": "锁定", "match": "匹配", "merge": "合并", "need": "需要", "needs": "需要",
    "notify": "通知", "open": "打开", "overwrite": "覆盖", "pin": "置顶", "preserve": "保留", "publish": "发布",
    "remove": "移除", "replace": "替换", "require": "要求", "requires": "要求", "reset": "重置", "retain": "保留",
    "return": "返回", "save": "保存", "send": "发送", "set": "设置", "share": "分享", "show": "显示", "skip": "跳过",
    "sort": "排序", "store": "存储", "strip": "去除", "support": "支持", "supports": "支持", "sync": "同步",
    "trim": "去除", "unset": "取消设置", "update": "更新", "upload": "上传", "use": "使用", "uses": "使用",
    "validate": "校验", "verify": "验证", "wait": "等待", "with": "包含",
}  # fmt: skip
"""Verbs that begin the name of a switch."""

OBJECTS = {
    "all": "全部", "archived": "已归档项", "case": "大小写", "closed": "已关闭项", "completed": "已完成项",
    "deleted": "已删除项", "disabled": "已停用项", "drafts": "草稿", "duplicates": "重复项", "empty": "空项",
    "errors": "错误", "existing": "已有项", "expired": "已过期项", "granted scopes": "已授予的权限范围",
    "hidden": "隐藏项", "inactive": "不活跃项", "multiple": "多个", "null": "空值", "raw": "原始数据",
    "removed": "已移除项", "resolved": "已解决项", "subfolders": "子文件夹", "uninitialized": "未初始化项",
}  # fmt: skip
"""What a switch acts on, where it isn't told by a noun."""

CHANGES = {
    "add": "添加", "append": "追加", "delete": "删除", "exclude": "排除", "insert": "插入", "remove": "移除",
    "replace": "替换", "select": "选择",
}  # fmt: skip
"""What is done with the members of a list."""
