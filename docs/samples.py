"""A commit's hash in, docs/samples.md out: 200 tasks, half English and half Chinese, drawn with the hash as seed.

    python docs/samples.py COMMIT [--corpus ../shared/corpus]

The specs are the bundled ones and some of the corpus, a folder of real specs beside the checkout. From each spec a few
tools are drawn by digest, from their scenes a few; nobody chooses.
"""

import argparse
import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from seer.pipeline._make import Maker
from seer.pipeline._read import read
from seer.recipe import named
from seer.records import Recipe, Scene
from seer.words.wordbook import Wordbook, wordbook

HERE = Path(__file__).parent
SPECS = HERE.parent / "specs"
CORPUS = HERE.parents[1] / "shared" / "corpus"
LOCALES = ("en", "zh")
EACH = 100
"""Tasks a locale."""
TOOLS = 6
"""Tools of one spec that are worded in one locale."""
FILES = """
openapi/giants/github__api.github.com.json
openapi/giants/stripe__spec3.yaml
openapi/openai__openapi.yaml
openapi/slack__web_openapi_v2.json
openapi/notion__notion-openapi.json
openapi/adyen__CheckoutService-v71.yaml
openapi/oai-examples/v2.0/json/uber.json
openapi/scalar__galaxy-3.1.yaml
openapi/apis-guru/asana.com.json
openapi/apis-guru/googleapis.com__calendar.json
openapi/apis-guru/googleapis.com__gmail.json
openapi/apis-guru/ticketmaster.com__discovery.json
openapi/apis-guru/twilio.com__api.json
openapi/apis-guru/vercel.com.json
openapi/apis-guru/weatherbit.io.json
mcp/live__filesystem.json
mcp/live__git.json
mcp/live__playwright.json
mcp/github-mcp-server__toolsnaps.json
functions/tau2__tools-data.json
functions/bfcl/multi_turn_func_doc/trading_bot.json
functions/bfcl/multi_turn_func_doc/travel_booking.json
functions/bfcl/multi_turn_func_doc/vehicle_control.json
registries/coze/lark_calendar.yaml
registries/coze/gaode_map.yaml
registries/dify/gaode
registries/dify/jira
registries/homeassistant/climate
registries/homeassistant/todo
""".split()  # noqa: SIM905 - a table reads better so
HEAD = """\
# 200 tasks, drawn

Drawn by `python docs/samples.py {commit}` from {specs} specs, {bundled} of them bundled, the others real ones that this
project didn't write. Each shows its spec, style and kind; what is asked for is folded away.
[How they were judged](samples-judged.md).
"""


def ranked(seed: str, *parts: str) -> bytes:
    """Give the place of something in the draw."""
    return sha256("\0".join((seed, *parts)).encode()).digest()


def drawn(path: Path, name: str, locale: str, seed: str) -> Iterator[Scene]:
    """Give a spec's scenes in one locale, in the order of the draw, the first of each tool first."""
    recipe = named(Recipe(specs=(str(path),), locales=(locale,), seed=int(ranked(seed)[:4].hex(), 16)))
    specs = read(recipe)
    worded = [tool for tool in specs.tools if isinstance(wordbook(tool, locale), Wordbook)]
    worded.sort(key=lambda tool: ranked(seed, name, locale, tool.name))
    maker = Maker(specs.tools, recipe, defs=specs.defs)
    found = [scene for tool in worded[:TOOLS] for scene in maker.batch(tool.name).scenes]
    found.sort(key=lambda scene: ranked(seed, name, locale, scene.id))
    order = {scene.id: _turn(scene, found[:index]) for index, scene in enumerate(found)}
    yield from sorted(found, key=lambda scene: order[scene.id])


def _turn(scene: Scene, before: list[Scene]) -> int:
    """Count the scenes of the same tool that were drawn before; those of no tool count as one tool's."""
    return sum(_tool(one) == _tool(scene) for one in before)


def _tool(scene: Scene) -> str:
    return "" if scene.request is None else scene.request.tool


def tasks(locale: str, seed: str, corpus: Path) -> list[tuple[str, Scene]]:
    """Draw the tasks of one locale: each spec in turn gives its next in new words, until there are enough."""
    paths = [(f"specs/{path.name}", path) for path in sorted(SPECS.iterdir()) if path.suffix in {".yaml", ".json"}]
    paths += [(name, corpus / name) for name in FILES]
    queues = [(name, drawn(path, name, locale, seed)) for name, path in paths]
    found: list[tuple[str, Scene]] = []
    said: set[str] = set()
    while queues and len(found) < EACH:
        for name, queue in list(queues):
            scene = next((one for one in queue if one.turns[0].say not in said), None)
            if scene is None:
                queues.remove((name, queue))
            elif len(found) < EACH:
                found.append((name, scene))
                said.add(scene.turns[0].say)
    return found


def shown(number: int, name: str, scene: Scene) -> str:
    """Give one task as Markdown."""
    turns = "\n>\n> *once asked:*\n>\n".join(_quote(turn.say) for turn in scene.turns)
    lines = list(_asks(scene))
    folded = "\n\n".join(line.replace("``", "` `") for line in lines)
    return (
        f"\n**{number}.** {scene.locale} · {scene.style} · {scene.kind} · {name}\n\n{turns}\n\n"
        f"<details><summary>asks for</summary>\n\n{folded}\n\n</details>\n"
    )


def _asks(scene: Scene) -> Iterator[str]:
    """Say what a task asks for, and what a right agent calls in the end."""
    request, calls = scene.request, scene.expect.calls
    if request is not None:
        yield f"`{request.tool}` with `{json.dumps(request.arguments, ensure_ascii=False)}`"
    if not calls:
        yield "none of the offered tools can do it"
    for call in calls if not scene.valid else ():
        yield f"once asked: `{call.tool}` with `{json.dumps(call.arguments, ensure_ascii=False)}`"


def _quote(text: str) -> str:
    return "\n".join(f"> {_escaped(line)}  ".rstrip() if line else ">" for line in text.split("\n"))


def _escaped(line: str) -> str:
    return "".join(f"\\{sign}" if sign in "*_`<>#[]|\\" else sign for sign in line)


def main() -> None:
    """Draw and write."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("commit")
    options.add_argument("--corpus", type=Path, default=CORPUS)
    options.add_argument("-o", "--output", type=Path, default=HERE / "samples.md")
    given = options.parse_args()
    found = [task for locale in LOCALES for task in tasks(locale, given.commit, given.corpus)]
    names = {name for name, _ in found}
    bundled = sum(name.startswith("specs/") for name in names)
    page = [HEAD.format(commit=given.commit, specs=len(names), bundled=bundled)]
    page += [shown(number, name, scene) for number, (name, scene) in enumerate(found, 1)]
    given.output.write_text("".join(page), encoding="utf-8")


if __name__ == "__main__":
    main()
