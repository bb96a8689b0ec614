import pytest
from run_lab import Runner, make_scene, scripted

from seer.agents import InfraError, Use
from seer.records import Answer, Observed, Prompt, Proposed
from seer.run.redact import redact_json, redactor, secrets_in

LONG = "0123456789abcdef"
KEY = "sk-fake/+key-0123456789"


def test_secrets_are_found_by_the_names_of_their_variables() -> None:
    environment = {
        "OPENAI_API_KEY": "secret", "HF_TOKEN": f"b{LONG}", "db_password": f"c{LONG}", "AWS_SECRET": f"d{LONG}",
        "TOKENIZERS_PARALLELISM": f"e{LONG}", "PATH": f"f{LONG}", "SORT_KEY": f"g{LONG}",
    }  # fmt: skip
    assert secrets_in(environment) == ("secret", f"b{LONG}", f"c{LONG}", f"d{LONG}")


@pytest.mark.parametrize("ordinary", ["", "false", "password", "1234567", "averylongordinaryword", "2026-07-03"])
def test_ordinary_words_are_no_secrets(ordinary: str) -> None:
    assert secrets_in({"SOME_TOKEN": ordinary}) == ()


@pytest.mark.parametrize("name", ["SORT_KEY", "SOME_API_KEY", "OPENAI_API_KEY"])
def test_a_secret_changes_nothing_that_the_world_sees(run: Runner, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, "2026-06-16")
    seen: list[Observed] = []

    async def calls(_prompt: Prompt, _text: str, use: Use) -> Answer:
        seen.extend(await use([Proposed(name="get_weather", raw='{"city": "Paris", "date": "2026-06-16"}')]))
        return Answer(text="Done.")

    (trial,) = run(scripted(calls), make_scene())
    assert (seen[0].error, trial.calls[0].status) == (False, "ok")
    kept = "[redacted]" if name == "OPENAI_API_KEY" else "2026-06-16"
    assert (trial.calls[0].parsed or {})["date"] == kept


def test_a_secret_is_hidden_plain_and_in_a_url() -> None:
    redact = redactor([KEY, KEY + "-longer"])
    assert redact(f"a {KEY} b {KEY}-longer") == "a [redacted] b [redacted]"
    assert redact("?key=sk-fake%2F%2Bkey-0123456789") == "?key=[redacted]"


def test_a_secret_behind_json_escapes_is_hidden() -> None:
    redact = redactor([KEY])
    assert redact_json(r'{"a": "sk-fake\/+key-0123456789"}', redact) == '{"a":"[redacted]"}'
    assert redact_json(r'{"a": "\u0073k-fake/+key-0123456789"}', redact) == '{"a":"[redacted]"}'
    assert redact_json(r'{"a": "x\/y", "b": 1}', redact) == r'{"a": "x\/y", "b": 1}'
    assert redact_json(r'{"a": "\/', redact) == r'{"a": "\/'


def test_no_key_lands_in_a_run_s_files(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOME_API_KEY", KEY)

    async def tells(_prompt: Prompt, text: str, use: Use) -> Answer:
        escaped = KEY.replace("/", r"\/")
        await use(
            [Proposed(name=KEY, raw=f'{{"city": "{KEY}"}}'), Proposed(name="get_time", raw=f'{{"{escaped}": 1}}')]
        )
        if "Rome" in text:
            message = f"bad key {KEY}"
            raise InfraError(message)
        return Answer(text=f"My key is {KEY}.")

    told, failed = run(scripted(tells), make_scene("Paris"), make_scene("Rome"))
    assert told.answer == "My key is [redacted]."
    assert failed.error == "InfraError: bad key [redacted]"
    files = [path.read_bytes() for path in run.folder.iterdir()]
    assert len(files) == 3
    assert not any(KEY.encode() in content for content in files)
    assert KEY not in repr((told, failed))
