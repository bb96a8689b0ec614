"""Scene and tools in, all that an agent is told before the first turn out. It holds no expectation."""

from collections.abc import Mapping, MutableMapping
from datetime import date

import msgspec

from seer import canon
from seer.records import OfferedTool, Prompt, Scene, Tool
from seer.schema.formats import instant
from seer.schema.overlay import shown

SYSTEM = {
    "en": (
        "It is now {now}{day}. Use the tools where they fit what the user wants. If something that a tool needs is "
        "missing or not valid, ask the user for it; do not make values up. Answer in the user's language."
    ),
    "zh": (
        "现在是 {now}{day}。请在适合用户需求时使用工具。如果工具所需的信息缺失或无效，请询问用户，不要自行编造。"
        "请用用户的语言回答。"
    ),
}
DAYS = {
    "en": (" (Monday)", " (Tuesday)", " (Wednesday)", " (Thursday)", " (Friday)", " (Saturday)", " (Sunday)"),
    "zh": ("（星期一）", "（星期二）", "（星期三）", "（星期四）", "（星期五）", "（星期六）", "（星期日）"),
}
"""Days of the week: a user may say "Friday of next week"."""


Written = MutableMapping[str, bytes]
"""Parameters by tool, as JSON: what prompts of one run are copied from."""


def prompt(scene: Scene, tools: Mapping[str, Tool], written: Written | None = None) -> Prompt:
    """Give the prompt of a scene; it shares no part with the tools, as an agent may change what it is given.

    `written` is filled as tools are met, and makes the next prompt cheap.
    """
    known = {} if written is None else written
    now, language = scene.world.now, scene.locale.partition("-")[0]
    language = language if language in SYSTEM else "en"
    day = DAYS[language][date.fromisoformat(now[:10]).weekday()] if instant(now) else ""
    system = SYSTEM[language].replace("{now}", now).replace("{day}", day)
    overlay = scene.overlay
    if overlay:
        known = {}
    offered = tuple(_offered(shown(tools[name], overlay), known) for name in scene.tools)
    return Prompt(system=system, now=now, locale=scene.locale, tools=offered)


def _offered(tool: Tool, written: Written) -> OfferedTool:
    if tool.name not in written:
        written[tool.name] = canon.encode(tool.parameters)
    parameters = msgspec.json.decode(written[tool.name])
    description = tool.description or tool.title or ""
    return OfferedTool(name=tool.name, description=description, parameters=parameters)


def prompt_digest() -> str:
    """Give the digest of the words that seer itself puts before an agent, in every language."""
    return canon.digest([SYSTEM, DAYS])
