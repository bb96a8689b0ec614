"""Chinese words for values that may be chosen, by what is chosen: a state, an order, a side, a language."""

MEMBERS = {
    "accepted": "已接受", "active": "活跃", "added": "已添加", "allow": "允许", "allowed": "允许", "always": "始终",
    "android": "Android", "annually": "每年", "any": "任意", "append": "追加", "approve": "批准", "approved": "已批准",
    "archived": "已归档", "ascending": "升序", "auto": "自动", "autumn": "秋季", "base": "基本", "basic": "基础",
    "bicycling": "骑行", "boolean": "布尔值", "both": "两者", "box": "Box", "breakfast": "早餐", "bucket": "",
    "business": "商务", "busy": "忙碌", "buy": "买入", "canceled": "已取消", "cancelled": "已取消", "cheap": "便宜",
    "checkbox": "复选框", "checking": "支票账户", "classical": "古典", "closed": "已关闭", "combobox": "下拉框",
    "complete": "完成", "completed": "已完成", "confirmed": "已确认", "count": "计数", "created": "已创建",
    "cycling": "骑行", "daily": "每天", "debug": "调试", "declined": "已拒绝", "deleted": "已删除", "denied": "已拒绝",
    "deny": "拒绝", "deprecated": "已弃用", "descending": "降序", "dessert": "甜点", "dinner": "晚餐",
    "disabled": "停用", "done": "已完成", "down": "向下", "driving": "驾车", "electronic": "电子", "ended": "已结束",
    "engage": "拉起", "excellent": "优秀", "expensive": "昂贵", "failed": "失败", "fair": "一般", "false": "否",
    "fastest": "最快", "feet": "英尺", "female": "女", "finished": "已完成", "fixed": "固定", "forward": "正向",
    "free": "免费", "garden": "花园", "good": "良好", "gt": "", "gte": "", "hidden": "隐藏", "hide": "隐藏",
    "high": "高", "horizontal": "水平", "hourly": "每小时", "ignore": "忽略", "inaccurate": "不准确",
    "inactive": "未启用", "inches": "英寸", "individual": "个人", "indoors": "室内", "installed": "已安装",
    "ios": "iOS", "kilograms": "千克", "kilometers": "千米", "landscape": "横屏", "large": "大", "linux": "Linux",
    "local": "本地", "lost": "丢失", "low": "低", "lt": "", "lte": "", "lunch": "午餐", "mac": "Mac", "macos": "macOS",
    "male": "男", "medium": "中", "merged": "已合并", "meter": "米", "meters": "米", "miles": "英里", "minimal": "最低",
    "moderate": "适中", "monthly": "每月", "muted": "已静音", "neutral": "中立", "never": "从不", "no": "否",
    "none": "无", "now": "立即", "off": "关闭", "on": "开启", "only": "仅限", "open": "打开", "outdoors": "室外",
    "paid": "已付款", "partial": "部分", "patio": "露台", "paused": "已暂停", "pending": "待处理", "poor": "较差",
    "pop": "流行", "portrait": "竖屏", "pounds": "磅", "prepaid": "预付费", "primary": "主要", "published": "已发布",
    "quarterly": "每季度", "queued": "排队中", "radio": "单选框", "read": "已读", "regular": "普通",
    "rejected": "已拒绝", "release": "松开", "remote": "远程", "replace": "替换", "requested": "已请求",
    "required": "必需", "resolved": "已解决", "reverse": "反向", "rock": "摇滚", "running": "运行中",
    "savings": "储蓄账户", "scenic": "风景优先", "sedentary": "久坐", "selected": "选中的", "sell": "卖出",
    "sent": "已发送", "shared": "共享", "shortest": "最短", "show": "显示", "skipped": "已跳过", "slider": "滑块",
    "small": "小", "spring": "春季", "start": "启动", "started": "已开始", "stolen": "被盗", "stop": "停止",
    "stopped": "已停止", "submitted": "已提交", "sum": "求和", "summer": "夏季", "suspended": "已停用",
    "technology": "科技", "terrace": "露台", "textbox": "文本框", "transit": "公共交通", "true": "是",
    "ubuntu": "Ubuntu", "unconfirmed": "未确认", "unlisted": "不公开列出", "unread": "未读", "up": "向上",
    "urgent": "紧急", "vertical": "垂直", "volume": "", "waiting": "等待中", "walking": "步行", "weekly": "每周",
    "windows": "Windows", "winter": "冬季", "yearly": "每年", "yes": "是",
}  # fmt: skip
"""Values with a sense of their own, whatever is chosen; an empty one stands as it is written."""

_ORDERS = {
    "comments": "评论数", "created": "创建时间", "date": "日期", "distance": "距离", "downloads": "下载量",
    "followers": "关注者数", "forks": "复刻数", "interactions": "互动数", "joined": "加入时间", "name": "名称",
    "popularity": "热度", "price": "价格", "published": "发布时间", "pushed": "推送时间", "rating": "评分",
    "reactions": "表情回应数", "relevance": "相关度", "repositories": "仓库数", "score": "分数", "size": "大小",
    "stargazers": "星标数", "stars": "星标数", "time": "时间", "title": "标题", "updated": "更新时间",
    "views": "浏览量", "watchers": "关注者数",
}  # fmt: skip
_SPANS = {
    "day": "天", "days": "天", "hour": "小时", "hours": "小时", "minute": "分钟", "minutes": "分钟", "month": "月",
    "months": "月", "quarter": "季度", "second": "秒", "seconds": "秒", "week": "周", "weeks": "周", "year": "年",
    "years": "年",
}  # fmt: skip
_SIDES = {
    "bottom": "底部", "center": "居中", "end": "结尾", "left": "左侧", "middle": "中间", "right": "右侧",
    "start": "开头", "top": "顶部",
}  # fmt: skip
_ROLES = {
    "admin": "管理员", "collaborator": "协作者", "commenter": "评论者", "editor": "编辑者", "guest": "访客",
    "maintain": "维护", "maintainer": "维护者", "member": "成员", "owner": "所有者", "pull": "拉取", "push": "推送",
    "read": "读取", "reader": "读取者", "viewer": "查看者", "write": "写入", "writer": "编辑者",
}  # fmt: skip
_STATES = {"fixed": "已修复", "dismissed": "已忽略", "note": "提示", "notice": "提示", "new": "新建"}
_DONE = {
    "add": "添加", "approve": "批准", "browse": "浏览", "cancel": "取消", "close": "关闭", "copy": "复制",
    "create": "创建", "delete": "删除", "disable": "停用", "download": "下载", "edit": "编辑", "enable": "启用",
    "export": "导出", "get": "查询", "import": "导入", "list": "列出", "lock": "锁定", "merge": "合并", "move": "移动",
    "new": "新建", "open": "打开", "pause": "暂停", "play": "播放", "read": "读取", "reject": "拒绝", "remove": "移除",
    "reopen": "重新打开", "reply": "回复", "reset": "重置", "restart": "重启", "resume": "继续", "search": "搜索",
    "select": "选择", "send": "发送", "set": "设置", "show": "显示", "skip": "跳过", "start": "启动", "stop": "停止",
    "subscribe": "订阅", "type": "输入", "unlock": "解锁", "unsubscribe": "取消订阅", "update": "更新",
    "upload": "上传", "wait": "等待", "write": "写入",
}  # fmt: skip
_BUTTONS = {
    "back": "后退键", "forward": "前进键", "left": "左键", "middle": "中键", "right": "右键", "wheel": "滚轮",
}  # fmt: skip
_ENVIRONMENTS = {
    "development": "开发环境", "preview": "预览环境", "production": "生产环境", "staging": "预发布环境",
}  # fmt: skip
_MINE = {"assigned": "分配给我的", "created": "我创建的", "mentioned": "提及我的", "subscribed": "我订阅的"}
_SUBJECTS = {"file": "文件", "line": "行"}
_BUSY = {"opaque": "忙碌", "transparent": "空闲"}
_SEATS = {"bar": "吧台", "window": "靠窗"}
_SEEN = {"closed": "封闭", "open": "开放", "secret": "私密", "unlisted": "不公开列出"}
_LANGUAGES = {
    "ar": "阿拉伯语", "az": "阿塞拜疆语", "be": "白俄罗斯语", "bg": "保加利亚语", "bs": "波斯尼亚语",
    "ca": "加泰罗尼亚语", "cs": "捷克语", "cz": "捷克语", "da": "丹麦语", "de": "德语", "el": "希腊语", "en": "英语",
    "es": "西班牙语", "et": "爱沙尼亚语", "fa": "波斯语", "fi": "芬兰语", "fr": "法语", "he": "希伯来语",
    "hi": "印地语", "hr": "克罗地亚语", "hu": "匈牙利语", "id": "印尼语", "is": "冰岛语", "it": "意大利语",
    "iw": "希伯来语", "ja": "日语", "ko": "韩语", "kw": "康沃尔语", "lt": "立陶宛语", "lv": "拉脱维亚语",
    "nb": "挪威语", "nl": "荷兰语", "no": "挪威语", "pl": "波兰语", "pt": "葡萄牙语", "ro": "罗马尼亚语", "ru": "俄语",
    "sk": "斯洛伐克语", "sl": "斯洛文尼亚语", "sr": "塞尔维亚语", "sv": "瑞典语", "th": "泰语", "tr": "土耳其语",
    "uk": "乌克兰语", "vi": "越南语", "zh": "中文", "zh-cn": "简体中文", "zh-tw": "繁体中文",
}  # fmt: skip

SENSES = {
    "access": _ROLES, "action": _DONE, "area": _SEATS, "align": _SIDES, "alignment": _SIDES, "anchor": _SIDES,
    "button": _BUTTONS, "culture": _LANGUAGES, "environment": _ENVIRONMENTS, "filter": _MINE,
    "frequency": _SPANS, "granularity": _SPANS, "interval": _SPANS, "lang": _LANGUAGES, "language": _LANGUAGES,
    "level": _STATES, "locale": _LANGUAGES, "method": _DONE, "operation": _DONE, "orderby": _ORDERS,
    "order by": _ORDERS, "permission": _ROLES, "permissions": _ROLES, "placement": _SIDES, "position": _SIDES,
    "privacy": _SEEN, "resolution": _STATES, "role": _ROLES, "roles": _ROLES, "seating": _SEATS,
    "severity": _STATES, "side": _SIDES, "sort": _ORDERS,
    "sort by": _ORDERS, "subject type": _SUBJECTS, "state": _STATES, "status": _STATES,
    "target": _ENVIRONMENTS, "transparency": _BUSY, "unit": _SPANS, "visibility": _SEEN,
}  # fmt: skip
"""By the last words of a parameter's name, what its values mean there."""
