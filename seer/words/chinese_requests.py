"""An English request in, the same in Chinese by the lexicon out: "get the details of an order" is 查询订单的详情."""

import re

from seer.words import en, zh, zh_nouns
from seer.words.bag import bag
from seer.words.chinese_beside import meant
from seer.words.chinese_parts import DROPPED, LISTS, TOWARDS, Request, noun_phrase, parts_of, spaced
from seer.words.chinese_turned import MOVES, TURNED
from seer.words.chinese_words import PERSONS, TIE

_MOST = 20
_TOGETHER = 6
_TWICE = 3
"""Characters of a noun that says again what it belongs to: 仓库的仓库安全公告."""
_MAKING = bag("create add post upload insert write build generate make")
_DOING = _MAKING | bag("run execute perform")
_GIVING = bag("add assign send give attach apply submit post write share grant invite subscribe")
_REMARKS = ("评论", "表情回应", "星标", "标签", "表态", "备注", "附件", "成员", "描述")
"""What is given to something rather than put into it."""
_HOLDING = ("列表", "页面", "日历", "清单", "看板", "频道")
"""On what others stand."""
_BEGUN = ("录制", "录音", "交易", "迁移", "训练", "会话", "扫描", "追踪", "导入", "导出", "试用")
"""What is begun rather than switched on."""
_LAUNCHED = ("请求", "转账", "付款", "通话", "会话", "流程", "退款", "投票", "比赛", "审批", "调用", "会议")
"""What is set going rather than made."""
_LIVING = ("宠物", "行星", "恒星")
"""What nobody creates: it is added to what is known."""
_HANDED = ("令牌", "验证码", "截图", "快照")
"""What is handed out rather than looked up."""
_FITTED = (
    ("启动", _BEGUN, "开始"),
    ("收取", ("快照", "截图"), "截取"),
    ("提交", ("搜索",), "进行"),
    ("创建", _LIVING, "添加"),
    ("查询", _HANDED, "获取"),
)
"""Verbs, nouns that go with another one, and that one."""
_THEMSELVES = (*_LIVING, *sorted(PERSONS))
"""What is no record of itself: what is known of it is updated."""
_POSTED = ("消息", "推文", "评论", "动态", "文章", "公告", "帖子", "照片", "图片", "视频", "状态")
"""What is posted for others to see, rather than submitted."""
_QUERIED = ("数据库", "数据源", "数据集", "数据表")
"""What is queried for what it holds."""
_FORM = re.compile(r"(?P<rest>(?:get|download|export|retrieve) .+?) (?:as|in) (?P<form>markdown|json|html|csv|pdf|xml)")
"""A request that tells in which form something is wanted."""
_FORMS = {"markdown": "Markdown"}
_RECKONED = {
    "area": "面积", "surface area": "表面积", "volume": "体积", "number": "数", "charge": "电荷", "mass": "质量",
    "force": "力", "perimeter": "周长", "mean": "均值", "interest": "利息", "root": "根", "power": "功率",
    "density": "密度", "return": "收益", "pressure": "压强",
}  # fmt: skip
"""Nouns where they are reckoned."""
_STATES = {
    "read": "已读", "unread": "未读", "spam": "垃圾邮件", "done": "已完成", "complete": "已完成",
    "completed": "已完成", "void": "作废", "paid": "已付", "active": "活跃", "inactive": "不活跃", "draft": "草稿",
    "resolved": "已解决", "favorite": "收藏", "home": "在家", "away": "离家", "night": "夜间", "vacation": "度假",
}  # fmt: skip
"""What something is marked as, or how an alarm is armed."""
_UNSTATED = re.compile(r"(?P<noun>\w+)(?P<where>(?: in the [\w ]+?)?) that are not (?:yet )?staged\b.*")
_STATED = re.compile(
    r"(?P<noun>\w+)(?: that (?:is|are)|(?<=s)) "
    r"(?P<state>staged|unstaged|archived|deleted|blocked|suspended|starred)\b.*"
)
"""A state that is told behind a noun; in Chinese it stands before it."""
_OF_KIND = re.compile(r"\bobjects? of (?:the )?kind ")
_TIED = re.compile(
    "|".join(rf"\b{phrase}\b" for phrase in sorted(zh_nouns.PHRASES, key=len, reverse=True) if " of " in phrase)
)
"""Names with a preposition in them."""
_CONTENT = re.compile(r"(?<=查询|搜索)内容$")
_STATED_NOUN = re.compile(
    r"(?:已(?![读付存])[\u4e00-\u9fff]{2}|待处理|进行中|即将到来|排队中|所选|选中|必需|失败)"
    r"(?=[\u4e00-\u9fffA-Z ]{2})(?!和|或|并|工具|状态|时间)(?!.*的)"
)
"""What tells of a noun what was done with it, or how it is: 取消已授权的付款."""
_ASIDE = re.compile(r" (?:similar to|as well as|along with) .*$")
_COMMANDED = re.compile(r"send (?:the |an? )?\w+(?: \w+)? (?:the|a) command to (?P<done>.+)")
"""A thing that is told to do something."""
_MATHS = bag("add compare divide generate multiply round sort subtract sum")
_NO_MAILS = bag("add change check register remove set update validate verify")
"""What is done with an address, rather than with a mail."""
_NO_OBJECTS = frozenset({"操作", "写入操作"})
"""What a request can't be for."""
_IN_BATCHES = re.compile(r"(?P<rest>[a-z]+ .+) in (?:the |an? )?(?:batch|batches|bulk)")
_DOUBLED = re.compile(r"(?P<first>[a-z]+)(?: (?P<joint>or|and)|,) (?P<other>[a-z]+) (?P<rest>.+)")
_JOINTS = {"or": "或", "and": "并", "": "、"}
_BULK = re.compile(r"(?:batch|bulk)[ -](?P<rest>[a-z]+ .+)")
_READING = frozenset({"查询", "获取", "查看", "列出", "检索", "读取", "查找", "搜索", "显示", "浏览", "统计"})
_PUTTING = frozenset({"创建", "添加", "新建", "提交", "发布", "插入", "生成", "制作"})
_CHANGING = frozenset({"更新", "修改", "编辑", "设置", "更改", "替换", "调整"})
_REMOVING = frozenset({"删除", "移除", "清除", "清空"})


def from_english(asked: str) -> str:
    """Give the request in Chinese, or nothing where a word of it isn't known."""
    if found := _FORM.fullmatch(asked.lower()):
        rest = re.sub(r"^查询 ?", "获取", from_english(found["rest"]))
        form = _FORMS.get(found["form"], found["form"].upper())
        told = re.sub(r"^(获取|下载|导出) ?", rf"\1 {form} 格式的", rest)
        return told if told != rest else ""
    if command := _COMMANDED.fullmatch(asked.lower()):
        return from_english(command["done"])
    said, low = _from_english(_ASIDE.sub("", asked)), asked.lower()
    said = meant(said, low)
    return _STATED_NOUN.sub(r"\g<0>的", said)


def _from_english(asked: str) -> str:
    asked = _UNSTATED.sub(r"unstaged \g<noun>\g<where>", asked)
    low = _STATED.sub(r"\g<state> \g<noun>", asked.lower().replace(",", "")).replace(" all of the ", " all ")
    low = _TIED.sub(lambda found: found[0].replace(" ", TIE), _OF_KIND.sub("", low))
    if " to be " in low:
        return ""
    if found := _IN_BATCHES.fullmatch(low):
        low = f"batch {found['rest']}"
    doubled = _doubled(low)
    turned = _turned(low) if doubled is None else doubled
    said = _plainly(parts_of(LISTS.sub("list ", low))) if turned is None else turned
    return said if _length(said) <= _MOST else ""


def _plainly(request: Request) -> str:
    """Say a request with its parts in the order of English, but for what a thing belongs to; empty for others."""
    verb = zh.VERBS.get(request.verb.replace(" ", "_")) or zh.VERBS.get(request.verb, "")
    bare = " ".join(word for word in request.noun if word not in DROPPED)
    fixed = zh.REQUESTS.get(f"{request.verb} {en.singular(bare)}")
    noun, owner = noun_phrase(request.noun), noun_phrase(request.owner)
    if request.verb in {"calculate", "compute"}:
        noun, owner = _reckoned(bare) or noun, _reckoned(" ".join(request.owner[-1:])) or owner
    noun = _sensed(request, noun)
    if fixed and (not request.owner or request.preposition in {"of", "on"}):
        return fixed
    doubly = bool(request.owner) and any(word.endswith(("'s", "’s")) for word in request.noun)
    if not verb or not noun or (request.owner and not owner) or verb in noun or doubly or _is_no_object(request, noun):
        return ""
    if request.verb == "approve" and request.preposition == "for" and request.owner == ["installation"]:
        return spaced(f"{verb} {owner} {noun}")
    return _joined(request, verb, noun, owner)


def _sensed(request: Request, noun: str) -> str:
    """Say a noun in the sense that what is done with it gives it: mails are searched, numbers are rounded."""
    last = en.singular(request.noun[-1]) if request.noun else ""
    if noun.endswith("到期"):
        return f"{noun}时间"
    if last == "email" and request.verb not in _NO_MAILS:
        return f"{noun.removesuffix('邮箱')}邮件" if noun.endswith("邮箱") else noun
    if last == "number" and noun.endswith("号码"):
        is_count = request.preposition == "of" and request.owner
        return "数量" if is_count else f"{noun.removesuffix('号码')}数字" if request.verb in _MATHS else noun
    return noun


def _is_no_object(request: Request, noun: str) -> bool:
    """Tell what can't be asked for: operations to be done, a person to be set with no word on as what."""
    return noun in _NO_OBJECTS or (request.verb == "set" and noun.endswith(tuple(PERSONS)) and not request.owner)


def _reckoned(noun: str) -> str:
    """Give the sense that a noun has where it is reckoned: an area is no region."""
    return _RECKONED.get(en.singular(noun), "")


def _length(said: str) -> int:
    """Count signs, a word in Latin letters as two: it is read at once."""
    return len(re.sub(r" ?[A-Za-z]+ ?", "xx", said))


def _joined(request: Request, verb: str, noun: str, owner: str) -> str:
    if request.preposition in TOWARDS:
        return _given(request.verb, verb, noun, owner)
    if noun.startswith("最近") and request.preposition == "of":
        return spaced(f"{verb} {noun} 的 {owner}")
    if verb == "查询" and request.verb != "query" and noun.endswith(_QUERIED) and not owner:
        verb = "获取"
    verb = "提交" if request.verb == "post" and not noun.endswith(_POSTED) else fitting(verb, noun)
    noun = noun if noun.startswith(verb) else _CONTENT.sub("", noun)
    if verb == "更新" and not owner and noun.endswith(_THEMSELVES):
        noun = f"{noun}信息"
    if not owner or noun.startswith(owner):
        return spaced(f"{verb} {noun}")
    if made := _made(request, verb, noun, owner):
        return spaced(made)
    owner = owner.replace("的", "") if _is_short(owner) else owner
    if len(noun) > _TWICE and owner[-2:] == noun[:2]:
        noun = noun[2:].strip()
    whole = _compound(request) if request.preposition == "of" and not noun.endswith("详情") else ""
    return spaced(f"{verb} {whole or f'{owner} {_inside(request, noun, owner)}的 {noun}'}")


def _made(request: Request, verb: str, noun: str, owner: str) -> str:
    """Say where, for or from what something is made or done; empty for other requests."""
    if request.verb in {"create", "add"} and request.preposition in {"for", "on"} and noun.endswith(_REMARKS):
        return f"给 {owner} 添加 {noun}"
    if request.verb in _DOING and request.preposition in {"in", "on", "within", "under"}:
        return f"在 {owner} 中{verb} {noun}"
    before = {"from": "根据", "for": "为"}.get(request.preposition, "") if request.verb in _MAKING else ""
    return f"{before} {owner} {verb} {noun}" if before else ""


def _compound(request: Request) -> str:
    """Say a noun and what it is of as one name, where they have one: 登录状态 for "the status of the login"."""
    noun, owner = (" ".join(w for w in words if w not in DROPPED) for words in (request.noun, request.owner))
    return zh_nouns.PHRASES.get(f"{en.singular(owner)} {en.singular(noun)}", "")


def _is_short(owner: str) -> bool:
    """Tell an owner and what it has that stand together: 用户邮箱 for 用户的邮箱."""
    return owner.count("的") == 1 and len(owner) <= _TOGETHER and not owner.startswith("我的")


def _inside(request: Request, noun: str, owner: str) -> str:
    """Say that something is within another thing, rather than that thing's own."""
    if request.preposition == "within" and owner.endswith("范围"):
        return "内"
    taken = request.preposition == "from" and zh.VERBS.get(request.verb) not in _READING
    held = request.preposition in {"from", "on"} and owner.endswith(_HOLDING)
    within = request.preposition in {"in", "within"} or taken or held
    return "中" if within and not noun.endswith(_REMARKS) else ""


def fitting(verb: str, noun: str) -> str:
    """Give the verb that goes with a noun: 启动引擎, but 开始录制; 查询订单, but 获取令牌."""
    if verb == "退款" and not noun.endswith(("退款", "付款")):
        return "退还"
    if verb == "发起" and not noun.endswith(_LAUNCHED):
        return "创建"
    return next((other for usual, ends, other in _FITTED if verb == usual and noun.endswith(ends)), verb)


def _turned(asked: str) -> str | None:
    """Say what Chinese turns round: "mark a message as read" is 把消息标记为已读; None for other requests.

    It is empty where a word isn't known.
    """
    for pattern, said in TURNED:
        found = pattern.fullmatch(asked)
        if found:
            parts = {name: _turned_part(name, text) for name, text in found.groupdict().items()}
            return spaced(said.format(**parts)) if all(parts.values()) else ""
    return "" if asked.startswith("mark ") and " as " in asked else None


def _doubled(asked: str) -> str | None:
    """Say what is done in two ways, or to many at once: "add or update a file" is 添加或更新文件; None for others."""
    found = _DOUBLED.match(asked)
    first, other, sign = (found["first"], found["other"], found["joint"]) if found else ("", "", "")
    verb, joined = zh.VERBS.get(first, ""), f"{zh.VERBS.get(first, '')}{_JOINTS.get(sign, '')}{zh.VERBS.get(other, '')}"
    if found is None or not verb or other not in zh.VERBS or found["rest"].split()[0] in {"or", "and", "from", "to"}:
        bulk = _BULK.match(asked)
        said = from_english(bulk["rest"]) if bulk and bulk["rest"].split()[0] in zh.VERBS else ""
        done = zh.VERBS[bulk["rest"].split()[0]] if bulk and said else ""
        return said.replace(done, f"批量{done}", 1) if done in said and done else None
    said = from_english(f"{first} {found['rest']}")
    return said.replace(verb, joined, 1) if verb in said else ""


def _turned_part(name: str, text: str) -> str:
    if name == "state":
        return _STATES.get(text, "")
    if name == "verb":
        return zh.VERBS[text.partition(" ")[0]]
    return MOVES.get(text) or noun_phrase(text.split())


def _given(asked: str, verb: str, noun: str, owner: str) -> str:
    """Say that something is put into something else, or given to it."""
    if asked not in _GIVING or not owner:
        return ""
    if asked == "add" and not noun.endswith(_REMARKS):
        return spaced(f"把 {noun} 添加到 {owner}")
    return spaced(f"{'向' if asked in {'write', 'submit'} else '给'} {owner} {verb} {noun}")


def agree(verb: str, asked: str) -> bool:
    """Tell whether a Chinese verb may stand for that of an English request; anything may where that isn't known."""
    meant = zh.VERBS.get(parts_of(asked.lower()).verb, "")
    if not meant or meant == verb:
        return True
    return any(verb in group and meant in group for group in (_READING, _PUTTING, _CHANGING, _REMOVING))
