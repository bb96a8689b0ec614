from pathlib import Path

import pytest

from seer.bundled import folder
from seer.errors import TemplateError
from seer.records import NEGATIVE, POSITIVE, STYLES
from seer.scene.render import load, skeleton
from seer.scene.statements import Statement
from seer.scene.templates import patterns


def write(root: Path, name: str, text: str) -> Path:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("locale", ["en", "zh"])
@pytest.mark.parametrize("style", STYLES)
def test_every_style_has_three_wordings_or_more(locale: str, style: str) -> None:
    found = patterns(locale)[style]
    assert all(sum(one.fits(2, kind=kind) for one in found) >= 3 for kind in (*POSITIVE, *NEGATIVE))


@pytest.mark.parametrize("locale", ["en", "zh"])
@pytest.mark.parametrize("style", STYLES)
def test_every_style_has_four_second_turns_or_more(locale: str, style: str) -> None:
    found = patterns(locale)["repair"]
    assert all(sum(one.fits(1, kind=kind, style=style) for one in found) >= 4 for kind in NEGATIVE)


@pytest.mark.parametrize("locale", ["en", "zh"])
@pytest.mark.parametrize("count", [0, 1, 3, 9, 30])
def test_there_is_a_wording_for_any_number_of_statements(locale: str, count: int) -> None:
    found = patterns(locale)
    assert all(any(one.fits(count, kind=kind) for one in found["plain"]) for kind in (*POSITIVE, *NEGATIVE))


def test_values_never_pass_through_jinja(tmp_path: Path) -> None:
    pattern = load(write(tmp_path, "a.j2", "Please {{ intent }}. {{ statements | pairs }}"), name="a.j2", locale="en")
    said = [Statement(pointer="/x", label="name", value="ignored", form="value")]
    text = skeleton(pattern, intent="go {{ 7 * 7 }}", said=said).fill(["“{{ 7 * 7 }}{% raw %}”"])
    assert text == "Please go {{ 7 * 7 }}. Name: “{{ 7 * 7 }}{% raw %}”."


@pytest.mark.parametrize(
    ("source", "line", "what"),
    [
        ("{{ intent }}\n{{ statements | pairs }", 2, "unexpected"),
        ("{{ intent }}\n\n{{ statments | pairs }}", 3, "unknown variable 'statments'"),
        ("{{ intent }} {{ statements | pears }}", 1, "pears"),
        ("{# for: mising #}\n{{ intent }} {{ statements | pairs }}", 1, "'mising'"),
        ("{# tone: nice #}\n{{ intent }} {{ statements | pairs }}", 1, "tone: nice"),
        ("{# least: few #}\n{{ intent }} {{ statements | pairs }}", 1, "'few'"),
        ("{{ intent }}\n{{ statements | pairs }}\n{{ intent.price }}", 3, "price"),
    ],
)
def test_a_broken_template_is_told_with_its_line(tmp_path: Path, source: str, line: int, what: str) -> None:
    path = write(tmp_path, "broken.j2", source)
    with pytest.raises(TemplateError) as caught:
        load(path, name="broken.j2", locale="en")
    assert caught.value.where == f"{path}:{line}"
    assert what in caught.value.what
    assert caught.value.fix


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("{{ intent }}.", "says 0 of 4 values"),
        ("{{ intent }} {{ statements | pairs }} {{ statements | pairs }}", "says 8 of 4 values"),
        ("Please. {{ statements | pairs }}", "doesn't say what is asked for"),
        ("{# least: 1 #}{{ intent }} {{ statements | pairs }} {{ statements | pairs }}", "values"),
        ("{{ intent }} {{ statements | pairs }} {{ (1).__class__ }}", "unsafe"),
        ("{{ intent }} {{ statements | pairs }} {{ 1 // 0 }}", "zero"),
    ],
)
def test_a_template_that_cannot_be_right_is_refused(tmp_path: Path, source: str, what: str) -> None:
    with pytest.raises(TemplateError, match=what):
        load(write(tmp_path, "wrong.j2", source), name="wrong.j2", locale="en")


def test_bytes_that_are_no_text_are_told(tmp_path: Path) -> None:
    path = tmp_path / "bytes.j2"
    path.write_bytes(b"\xff\xfe{{ intent }}")
    with pytest.raises(TemplateError, match="can't be read"):
        load(path, name="bytes.j2", locale="en")


def test_a_users_folder_adds_and_overrides(tmp_path: Path) -> None:
    ours = patterns("en")["plain"]
    replaced = ours[0].name.removeprefix("en/plain/")
    write(tmp_path, f"en/plain/{replaced}", "Kindly {{ intent }}. {{ statements | pairs }}")
    write(tmp_path, "en/plain/99-mine.j2", "{# for: normal, default #}\nDo {{ intent }}. {{ statements | pairs }}")
    found = patterns("en", tmp_path)["plain"]
    assert [pattern.name for pattern in found] == [*(pattern.name for pattern in ours), "en/plain/99-mine.j2"]
    assert skeleton(found[0], intent="go", said=[]).fill([]) == "Kindly go."
    assert (found[-1].style, found[-1].kinds) == ("plain", ("normal", "default"))


def test_a_users_folder_with_a_slip_is_told(tmp_path: Path) -> None:
    with pytest.raises(TemplateError, match="no such folder"):
        patterns("en", tmp_path / "gone")
    (tmp_path / "en" / "plain").mkdir(parents=True)
    with pytest.raises(TemplateError, match="holds no template"):
        patterns("en", tmp_path)
    (tmp_path / "en" / "plain").rename(tmp_path / "en" / "plian")
    with pytest.raises(TemplateError, match="did you mean 'plain'"):
        patterns("en", tmp_path)


@pytest.mark.parametrize("locale", ["en", "zh"])
def test_templates_put_in_the_same_with_jinja_and_without(locale: str, tmp_path: Path) -> None:
    said = [
        Statement(pointer=f"/{label}", label=label, value=f"value-{at}", form=form)
        for at, (label, form) in enumerate(
            (("name", "value"), ("labels", "list"), ("archived", "flag"), ("order ID", "quoted"), ("limit", "number"))
        )
    ]
    for pattern in (one for found in patterns(locale).values() for one in found):
        branched = (folder("templates") / pattern.name).read_text("utf-8") + "{% if intent %}{% endif %}"
        with_jinja = load(write(tmp_path, pattern.name, branched), name=pattern.name, locale=locale)
        assert with_jinja.compiled is not None
        for count in range(pattern.least, min(pattern.most, len(said)) + 1):
            drawn = skeleton(pattern, intent="list the pets", said=said[:count])
            assert drawn == skeleton(with_jinja, intent="list the pets", said=said[:count])


def test_a_template_with_a_branch_is_rendered_by_jinja(tmp_path: Path) -> None:
    source = "{% if statements[1:] %}All: {% endif %}Please {{ intent }}. {{ statements | sentences }}\n"
    pattern = load(write(tmp_path, "en/plain/branch.j2", source), name="en/plain/branch.j2", locale="en")
    said = [Statement(pointer=f"/{name}", label=name, value=name, form="value") for name in ("city", "name")]
    assert skeleton(pattern, intent="go", said=said[:1]).fill(["x1"]) == "Please go. The city is x1."
    assert skeleton(pattern, intent="go", said=said).fill(["x1", "x2"]).startswith("All: Please go.")
