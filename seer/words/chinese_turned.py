"""English requests, and the same with their parts in the order of Chinese: "mark a message as read"."""

import re

MOVES = {
    "move": "移动到", "convert": "转换为", "change": "改为", "copy": "复制到", "upload": "上传到", "attach": "附加到",
    "translate": "翻译成", "transfer": "转移到", "deliver": "投递到", "push": "推送到", "publish": "发布到",
    "export": "导出到", "save": "保存到", "import": "导入到", "merge": "合并到", "forward": "转发到",
    "append": "追加到",
}  # fmt: skip
"""What something is put or turned into."""
_NEXT = r"(?! (?:to|into|of|for|in|with|by) )."
TURNED = (
    (re.compile(r"transfer (?P<noun>.+) to (?:an? |the )?(?P<there>human agents?)"), "把 {noun} 转接给 {there}"),
    (re.compile(r"redeliver (?:an? |the )?delivery (?:for|of) (?P<noun>.+)"), "重新发送 {noun} 的投递"),
    (re.compile(r"switch to another (?P<noun>.+)"), "切换 {noun}"),
    (re.compile(r"(?:record|commit) (?:the )?changes to (?P<noun>.+)"), "提交 {noun} 的变更"),
    (re.compile(r"(?:turn|switch) (?P<noun>.+) on"), "打开 {noun}"),
    (re.compile(r"(?:turn|switch) (?P<noun>.+) off"), "关闭 {noun}"),
    (
        re.compile(r"watch (?:for )?(?:individual )?changes (?:to|of) (?:a list of )?(?P<noun>.+?)(?: resources)?"),
        "监听 {noun} 的变更",
    ),
    (
        re.compile(r"(?P<verb>get|list|find|search for|search) (?P<noun>.+?) related to (?P<there>.+)"),
        "{verb} 与 {there} 相关的 {noun}",
    ),
    (
        re.compile(r"arm (?P<noun>.+) in (?:an? |the )?(?P<state>home|away|night|vacation) mode"),
        "以{state}模式布防 {noun}",
    ),
    (re.compile(r"mark (?P<noun>.+) as (?P<state>\w+)"), "把 {noun} 标记为{state}"),
    (re.compile(r"invite (?P<noun>.+) to (?P<there>(?:an?|the|my) .+)"), "邀请 {noun} 加入 {there}"),
    (re.compile(r"(?:grant|give) (?P<noun>.+) access to (?P<there>.+)"), "授予 {noun} 访问 {there} 的权限"),
    (re.compile(r"remove (?P<noun>.+) from the trash"), "把 {noun} 移出回收站"),
    (
        re.compile(r"(?:unlink|disassociate) (?P<noun>.+) from (?P<there>(?:an?|the|my) .+)"),
        "取消 {there} 与 {noun} 的关联",
    ),
    (re.compile(r"instantiate (?P<noun>.+) from (?P<there>.+)"), "用 {there} 创建 {noun}"),
    (re.compile(r"restrict (?P<noun>.+) for installation.*"), "限制安装 {noun}"),
    (
        re.compile(r"(?P<verb>enable|disable) (?P<noun>.+?) for (?P<there>(?!all ).+?)(?: in .+)?"),
        "为 {there} {verb} {noun}",
    ),
    (re.compile(r"hover (?:over )?(?P<noun>.+?)(?: on .+)?"), "把鼠标悬停在 {noun} 上"),
    (
        re.compile(rf"(?P<moving>{'|'.join(MOVES)}) (?P<noun>(?:{_NEXT})+) (?:to|into) (?P<there>(?:{_NEXT})+)"),
        "把 {noun} {moving} {there}",
    ),
)
"""Requests, and the same with their parts in the order of Chinese."""
