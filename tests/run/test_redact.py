import pytest
from run_lab import Runner, make_scene, scripted

from seer.agents import InfraError, Use
from seer.records import Answer, Prompt, Proposed
from seer.run.redact import redact_json, redactor, secrets_in

KEY = "sk-fake/+key-0123456789"


def test_secrets_are_found_by_the_names_of_their_variables() -> None:
    environment = {
        "OPENAI_API_KEY": "a", "HF_TOKEN": "b", "db_password": "c", "AWS_SECRET": "d",
        "TOKENIZERS_PARALLELISM": "e", "PATH": "f", "KEYBOARD": "g",
    }  # fmt: skip
    assert secrets_in(environment) == ("a", "b", "c", "d")


@pytest.mark.parametrize("ordinary", ["", "false", "password", "1234567", "weather"])
def test_ordinary_words_are_no_secrets(ordinary: str) -> None:
    text = "the password of weather 1234567 is false"
    assert redactor([ordinary])(text) == text


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
