"""Scene and tools in, all that an agent is told before the first turn out. It holds no expectation."""

from collections.abc import Mapping

from seer import canon
from seer.records import OfferedTool, Prompt, Scene, Tool

SYSTEM = {
    "en": (
        "It is now {now}. Use the tools where they fit what the user wants. If something that a tool needs is missing "
        "or not valid, ask the user for it; do not make values up. Answer in the user's language."
    ),
    "zh": (
        "现在是 {now}。请在适合用户需求时使用工具。如果工具所需的信息缺失或无效，请询问用户，不要自行编造。"
        "请用用户的语言回答。"
    ),
}


def prompt(scene: Scene, tools: Mapping[str, Tool]) -> Prompt:
    """Give the prompt of a scene."""
    now = scene.world.now
    system = SYSTEM.get(scene.locale.partition("-")[0], SYSTEM["en"]).replace("{now}", now)
    return Prompt(
        system=system, now=now, locale=scene.locale, tools=tuple(_offered(tools[name]) for name in scene.tools)
    )


def _offered(tool: Tool) -> OfferedTool:
    description = tool.description or tool.title or ""
    return OfferedTool(name=tool.name, description=description, parameters=tool.parameters)


def prompt_digest() -> str:
    """Give the digest of the words that seer itself puts before an agent, in every language."""
    return canon.digest(SYSTEM)
