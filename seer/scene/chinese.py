"""Statements in, Chinese sentences, pairs and lines out."""

from typing import TYPE_CHECKING

from seer.words.say import SINGLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seer.scene.statements import Statement


class Chinese:
    """Chinese as templates use it."""

    def sentences(self, said: "Sequence[Statement]") -> str:
        """Give one sentence: label, "is", value, parted by commas."""
        text = self.clauses(said)
        return f"{text}。" if text else ""

    def clauses(self, said: "Sequence[Statement]") -> str:
        """Give the same with no stop."""
        return "，".join(_is(one) for one in said)

    def pairs(self, said: "Sequence[Statement]") -> str:
        """Give label, colon and value, parted by semicolons."""
        text = "；".join(f"{one.label}：{one.value}" for one in said)
        return f"{text}。" if text else ""

    def settings(self, said: "Sequence[Statement]") -> str:
        """Give label, "set to", value, parted by commas."""
        return "，".join(_is(one) if _leads_on(one) else f"{one.label}设为{one.value}" for one in said)

    def uses(self, said: "Sequence[Statement]") -> str:
        """Give label, "just use", value, with a stop; flags and lists as in sentences."""
        text = "，".join(
            f"{one.label}就用{one.value}" if one.form in SINGLE and not _leads_on(one) else _is(one) for one in said
        )
        return f"{text}。" if text else ""

    def lines(self, said: "Sequence[Statement]", mark: str = "- ") -> str:
        """Give a list, with dashes where no other mark is asked for."""
        return "".join(f"\n{mark}{one.label}：{one.value}" for one in said)

    def corrections(self, said: "Sequence[Statement]") -> str:
        """Give label, "should be", value, parted by commas."""
        return "，".join(_is(one) if _leads_on(one) else f"{one.label}应为{one.value}" for one in said)

    def opening(self, text: str) -> str:
        """Give text as it is: Chinese has no capitals."""
        return text


def _leads_on(one: "Statement") -> bool:
    """Tell a label after which nothing but its value can stand: 创建时间晚于."""
    return one.label.endswith(("是", "为", "于"))


def _is(one: "Statement") -> str:
    if one.form == "flag" or _leads_on(one):
        return f"{one.label}：{one.value}"
    return f"{one.label}{'分别是' if one.form == 'list' else '是'}{one.value}"
