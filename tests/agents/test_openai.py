import builtins
import json
import socket
import time
from typing import Any

import pytest
from openai_server import Behave, Reply, completion, failure, serve
from run_lab import WEATHER, Runner, make_scene, named

from seer.agents import AGENTS, about
from seer.errors import AgentError
from seer.records import AgentOptions, Budget, Scene, Trial, Usage

KEY = "sk-fake-0123456789abcdef/+XYZ"
PARIS = ("get_weather", '{"city": "Paris", "date": "2026-06-16"}')


@pytest.fixture(autouse=True)
def variables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", KEY)
    for name in ("OPENAI_BASE_URL", "OPENAI_ORG_ID", "OPENAI_PROJECT_ID"):
        monkeypatch.delenv(name, raising=False)


def play(run: Runner, behave: Behave, *scenes: Scene, budget: Budget | None = None, **options: Any) -> tuple[Any, ...]:
    """Run against a server; give the server and the trials."""
    with serve(behave) as server:
        agent = named("openai", target="test-model", base_url=server.url, **options)
        trials = run(agent, *(scenes or (make_scene(),)), budget=budget)
    return (server, *trials)


def calls_then_answers(*calls: tuple[str, str], text: str = "Sunny.") -> Behave:
    def behave(body: dict[str, Any], _: int) -> Reply:
        return completion(text) if body["messages"][-1]["role"] == "tool" else completion(None, *calls)

    return behave


def test_a_tool_is_called_and_the_answer_given(run: Runner) -> None:
    server, trial = play(run, calls_then_answers(PARIS))
    assert (trial.termination, trial.error, trial.answer) == ("answered", None, "Sunny.")
    (call,) = trial.calls
    assert (call.proposed.raw, call.status) == (PARIS[1], "ok")
    assert trial.usage == Usage(input=200, output=20, cached=128, reasoning=8)
    assert trial.retries == 0
    first, second = server.requests
    assert first["model"] == "test-model"
    assert [message["role"] for message in first["messages"]] == ["system", "user"]
    assert first["tools"][0] == {
        "type": "function",
        "function": {"name": "get_weather", "description": WEATHER.description, "parameters": WEATHER.parameters},
    }
    assert set(first) == {"model", "messages", "tools"}
    assistant, tool = second["messages"][2:]
    assert assistant["tool_calls"][0]["function"] == {"name": "get_weather", "arguments": PARIS[1]}
    assert (tool["role"], tool["tool_call_id"]) == ("tool", assistant["tool_calls"][0]["id"])
    assert json.loads(tool["content"]) == call.result


def test_parallel_calls_are_answered_each_by_its_id(run: Runner) -> None:
    server, trial = play(run, calls_then_answers(PARIS, ("get_time", '{"city": "Rome"}'), ("nope", "{}")))
    assert [call.status for call in trial.calls] == ["ok", "ok", "unknown_tool"]
    tools = [message for message in server.requests[1]["messages"] if message["role"] == "tool"]
    assert [message["tool_call_id"] for message in tools] == ["call_0", "call_1", "call_2"]
    assert "error" in json.loads(tools[2]["content"])


@pytest.mark.parametrize("raw", ['{"city": "Par', "", "[1]", "null", "Paris"])
def test_broken_arguments_are_kept_and_answered_with_an_error(run: Runner, raw: str) -> None:
    server, trial = play(run, calls_then_answers(("get_weather", raw)))
    (call,) = trial.calls
    assert (call.proposed.raw, call.status, call.parsed) == (raw, "unparsable", None)
    assert call.parse_error
    assert trial.termination == "answered"
    history = server.requests[1]["messages"]
    assert json.loads(history[-1]["content"]) == {"error": call.parse_error}
    assert json.loads(history[-2]["tool_calls"][0]["function"]["arguments"]) == {"unparsable": raw}


def test_the_second_turn_goes_on_in_the_same_conversation(run: Runner) -> None:
    def behave(_body: dict[str, Any], number: int) -> Reply:
        return [completion("Which date?"), completion(None, PARIS), completion("Sunny.")][number - 1]

    server, trial = play(run, behave, make_scene(faulty=True))
    assert [said.text for said in trial.turns][1::2] == ["Which date?", "Sunny."]
    assert trial.calls[0].turn == 2
    roles = [message["role"] for message in server.requests[2]["messages"]]
    assert roles == ["system", "user", "assistant", "user", "assistant", "tool"]


def test_a_passing_error_is_tried_again_and_counted(run: Runner) -> None:
    def behave(_: dict[str, Any], number: int) -> Reply:
        return [failure(429), failure(503), completion("Hello.")][number - 1]

    server, trial = play(run, behave)
    assert (trial.termination, trial.answer, trial.retries) == ("answered", "Hello.", 2)
    assert len(server.requests) == 3


@pytest.mark.parametrize("status", [408, 409, 429, 500, 502, 503])
def test_an_error_that_stays_is_infrastructure(run: Runner, status: int) -> None:
    server, trial = play(run, lambda *_: failure(status), retries=1)
    assert trial.termination == "infra_error"
    assert f"HTTP {status}: " in trial.error
    assert "try later" in trial.error
    assert (trial.retries, len(server.requests)) == (1, 2)


def test_a_blocked_request_is_infrastructure_at_once(run: Runner) -> None:
    server, trial = play(run, lambda *_: failure(403, "moderated"))
    assert (trial.termination, trial.retries, len(server.requests)) == ("infra_error", 0, 1)


@pytest.mark.parametrize("status", [400, 413, 422])
def test_a_refused_request_is_the_trial_s_error(run: Runner, status: int) -> None:
    _, trial = play(run, lambda *_: failure(status, "too long"))
    assert trial.termination == "agent_error"
    assert trial.error.startswith(f"RefusedError: HTTP {status}: ")
    assert "too long" in trial.error


@pytest.mark.parametrize(("status", "words"), [(401, "refuses the key"), (404, "has no model 'test-model'")])
def test_a_wrong_key_or_model_ends_the_run(run: Runner, status: int, words: str) -> None:
    with pytest.raises(AgentError, match=words):
        play(run, lambda *_: failure(status, f"bad key {KEY}"))


def test_a_slow_answer_is_infrastructure(run: Runner) -> None:
    def behave(*_: object) -> Reply:
        time.sleep(0.4)
        return completion("Late.")

    _, trial = play(run, behave, timeout=0.1, retries=0)
    assert (trial.termination, trial.error) == ("infra_error", "InfraError: Request timed out.")


def test_the_time_budget_counts_a_slow_answer(run: Runner) -> None:
    def behave(*_: object) -> Reply:
        time.sleep(0.4)
        return completion("Late.")

    _, trial = play(run, behave, budget=Budget(seconds=0.1))
    assert (trial.termination, trial.error) == ("seconds", None)


def test_the_token_budget_ends_a_turn_between_calls(run: Runner) -> None:
    _, trial = play(run, lambda *_: completion(None, PARIS), budget=Budget(tokens=300))
    assert (trial.termination, len(trial.calls)) == ("tokens", 3)


@pytest.mark.parametrize(
    "body",
    [
        b"<html>Bad gateway</html>",
        b"",
        b"{}",
        b"null",
        b"\xff\xfe",
        b"[" * 20_000,
        {"choices": []},
        {"choices": None},
        {"choices": [{"message": None}]},
        {"choices": [{"message": {"tool_calls": [{"function": {"name": None}}]}}]},
        {"choices": [{"message": {"tool_calls": [{"function": {"name": "x", "arguments": [1]}}]}}]},
        {"choices": [{"message": {"content": "a"}}], "usage": {"prompt_tokens": "many"}},
    ],
)
def test_a_body_that_is_no_completion_is_infrastructure(run: Runner, body: Any) -> None:
    _, trial = play(run, lambda *_: Reply(body))
    assert trial.termination == "infra_error", trial.error
    assert "the endpoint's answer " in trial.error


def test_an_endpoint_that_is_not_there_is_infrastructure(run: Runner) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{taken.getsockname()[1]}/v1"
        (trial,) = run(named("openai", target="m", base_url=url, retries=0), make_scene())
    assert trial.termination == "infra_error"
    assert trial.error.startswith("InfraError: Connection error")


@pytest.mark.parametrize(
    ("reply", "stop", "text"),
    [
        (completion("Cut o", reason="length"), "length", "Cut o"),
        (completion(None, refusal="I can't."), "refusal", "I can't."),
        (completion("Hm.", reason="content_filter"), "refusal", "Hm."),
        (completion(None), "end", ""),
        (completion(None, content=[{"type": "text", "text": "a"}, {"type": "x"}, 5, {"text": "b"}]), "end", "ab"),
    ],
)
def test_odd_ends_are_understood(reply: Reply, stop: str, text: str) -> None:
    from seer.agents._chat import Tally, answer, decode  # noqa: PLC0415 - one test needs it

    found = answer(decode(json.dumps(reply.body).encode()), Tally())
    assert (found.stop, found.text) == (stop, text)


def test_arguments_given_as_an_object_and_calls_without_ids_are_understood(run: Runner) -> None:
    def behave(_body: dict[str, Any], number: int) -> Reply:
        if number > 1:
            return completion("Sunny.")
        bare = [
            {"function": {"name": "get_weather", "arguments": json.loads(PARIS[1])}},
            {"function": {"name": "get_time"}},
        ]
        return Reply({"choices": [{"message": {"tool_calls": bare}}]})

    server, trial = play(run, behave)
    assert [call.status for call in trial.calls] == ["ok", "invalid_arguments"]
    assert trial.calls[0].proposed.raw == '{"city":"Paris","date":"2026-06-16"}'
    history = server.requests[1]["messages"]
    assert [one["id"] for one in history[2]["tool_calls"]] == [one["tool_call_id"] for one in history[3:]]
    assert trial.usage == Usage(input=100, output=10, cached=64, reasoning=4)


def test_settings_are_sent_only_where_given(run: Runner) -> None:
    server, _ = play(run, lambda *_: completion("Hi."), temperature=0.0, max_tokens=50, seed=7)
    sent = {name: value for name, value in server.requests[0].items() if name not in {"model", "messages", "tools"}}
    assert sent == {"temperature": 0.0, "max_tokens": 50, "seed": 7}


def test_scenes_run_side_by_side_over_one_client(run: Runner) -> None:
    scenes = [make_scene(f"City{number}") for number in range(12)]
    with serve(calls_then_answers(PARIS)) as server:
        trials = run(named("openai", target="m", base_url=server.url), *scenes, workers=4)
    assert [trial.termination for trial in trials] == ["answered"] * 12
    assert len(server.requests) == 24


@pytest.mark.parametrize("padding", [0, 95, 285, 460])
@pytest.mark.parametrize("status", [200, 400, 429, 500])
def test_no_key_lands_in_any_file_though_the_server_echoes_it(run: Runner, status: int, padding: int) -> None:
    def behave(_body: dict[str, Any], number: int) -> Reply:
        if status != 200:
            return failure(status, f"{'x' * padding}{KEY}")
        if number > 1:
            return completion(f"Your key is {KEY}.")
        escaped = KEY.replace("/", "\\/")
        return completion(KEY, ("get_weather", f'{{"city": "{escaped}", "date": "2026-06-16"}}'), (KEY, f"{{{KEY}"))

    server, trial = play(run, behave, retries=0)
    assert server.keys[0] == f"Bearer {KEY}"
    kept: Trial = trial
    assert "[redacted]" in (kept.answer or kept.error or "") or padding > 400
    contents = [path.read_bytes() for path in run.folder.rglob("*") if path.is_file()]
    assert len(contents) == 3
    assert not any(KEY[:7].encode() in content for content in contents)
    assert KEY[:7] not in repr(kept)


def test_a_garbage_body_with_the_key_is_not_written(run: Runner) -> None:
    play(run, lambda *_: Reply(f"<html>{'x' * 100}{KEY}</html>".encode()))
    assert not any(KEY[:7].encode() in path.read_bytes() for path in run.folder.iterdir())


def test_no_key_is_needed_on_loopback(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENAI_API_KEY")
    server, trial = play(run, lambda *_: completion("Hi."))
    assert trial.answer == "Hi."
    assert server.keys == ["Bearer none"]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"target": ""}, "no model is given; write --agent openai:MODEL"),
        ({"base_url": "https://example.com/v1"}, "no key for example.com; set the variable OPENAI_API_KEY"),
        ({}, "no key for api.openai.com"),
        ({"base_url": "127.0.0.1:8080"}, "is no base URL"),
        ({"base_url": "http://[::1/v1"}, "can't be read"),
        ({"base_url": "ftp://127.0.0.1/v1"}, "is no base URL"),
        ({"base_url": "https://me:pass1234word@127.0.0.1/v1"}, "would land in the run's files"),
        ({"base_url": "https://127.0.0.1/v1?key=pass1234word"}, "would land in the run's files"),
    ],
)
def test_a_wrong_set_up_is_explained(
    run: Runner, monkeypatch: pytest.MonkeyPatch, options: dict[str, str], words: str
) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", " ")
    with pytest.raises(AgentError) as caught:
        run(named("openai", **({"target": "m"} | options)), make_scene())
    assert words in str(caught.value)
    assert "pass1234word" not in str(caught.value)


def test_a_missing_sdk_is_explained(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "openai":
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(AgentError, match=r"pip install 'seer-eval\[openai\]'"):
        run(named("openai", target="m"), make_scene())


def test_the_header_tells_model_and_endpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    module = AGENTS.get("openai")
    local = about(module, AgentOptions(name="openai", target="m", base_url="http://localhost:8080/v1/"))
    assert (local.model, local.provider, local.base_url) == ("m", "localhost", "http://localhost:8080/v1")
    official = about(module, AgentOptions(name="openai", target="m"))
    assert (official.provider, official.base_url) == ("openai", "https://api.openai.com/v1")
    monkeypatch.setenv("OPENAI_BASE_URL", "http://127.0.0.1:1/v1")
    assert about(module, AgentOptions(name="openai", target="m")).base_url == "http://127.0.0.1:1/v1"
    assert about(AGENTS.get("silent"), AgentOptions(name="silent")).model is None
