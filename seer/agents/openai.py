"""`openai:MODEL` in, an agent behind an OpenAI-compatible chat completions endpoint out.

The endpoint is `--base-url`, else the variable OPENAI_BASE_URL, else OpenAI's own. The key comes from the variable
OPENAI_API_KEY and from nowhere else; an endpoint on this computer needs none.

HTTP 408, 409, 429, 5xx, time-outs and lost connections are tried again (`retries`, as the endpoint's Retry-After
says), then the trial is an `infra_error`, like HTTP 403 and a body that is no chat completion. A refused key or an
unknown model (401, 404) ends the run. Any other refusal is the trial's `agent_error`.
"""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from seer.agents import About, Connection, InfraError, Session, Use
from seer.agents._chat import Completion, Tally, answer, assistant, decode, opening, proposals, results
from seer.errors import AgentError
from seer.records import AgentOptions, Answer, Object, Prompt

if TYPE_CHECKING:
    from openai import AsyncOpenAI

OFFICIAL = "https://api.openai.com/v1"
_PASSING = (HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.CONFLICT, HTTPStatus.TOO_MANY_REQUESTS)


class RefusedError(Exception):
    """The endpoint won't take this request."""


class _Client:
    """Sends requests; the only place that knows the SDK's errors."""

    def __init__(self, sdk: "AsyncOpenAI", options: AgentOptions, settings: Object) -> None:
        self._sdk = sdk
        self._retries = options.retries
        self._settings = settings
        self._model = options.target

    async def complete(self, messages: list[Object], tools: list[Object]) -> tuple[Completion, int]:
        """Give the model's next message, and how many requests had to be repeated for it."""
        import openai  # noqa: PLC0415 - `connect` has found it

        settings = {**self._settings, "tools": tools} if tools else self._settings
        create: Any = self._sdk.chat.completions.with_raw_response.create
        try:
            response = await create(model=self._model, messages=messages, **settings)
        except openai.APIStatusError as error:
            raise self._status(error.status_code, error.message) from error
        except openai.APIConnectionError as error:
            message = f"{error.message} {error.__cause__ or ''}".strip()
            raise InfraError(message, retries=self._retries) from error
        return decode(response.content), response.retries_taken

    def _status(self, status: int, message: str) -> Exception:
        if status == HTTPStatus.UNAUTHORIZED:
            return AgentError("the endpoint refuses the key (HTTP 401)", fix="set OPENAI_API_KEY to a valid one")
        if status == HTTPStatus.NOT_FOUND:
            what = f"the endpoint has no model {self._model!r}, or is no chat completions endpoint (HTTP 404)"
            return AgentError(what, fix="check the model's name and --base-url, which often ends in /v1")
        if status == HTTPStatus.FORBIDDEN:
            return InfraError(f"HTTP {status}: {message}")
        if status in _PASSING or status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            return InfraError(f"HTTP {status}: {message}", retries=self._retries)
        return RefusedError(f"HTTP {status}: {message}")


class _Session:
    def __init__(self, client: _Client, prompt: Prompt) -> None:
        self._client = client
        self._messages, self._tools = opening(prompt)

    async def say(self, text: str, use: Use) -> Answer:
        tally = Tally()
        self._messages.append({"role": "user", "content": text})
        while True:
            completion, retries = await self._client.complete(self._messages, self._tools)
            tally.add(completion, retries=retries)
            asked = proposals(completion)
            self._messages.append(assistant(completion))
            if not asked:
                return answer(completion, tally)
            self._messages += results(completion, await use(asked, usage=tally.usage))


class _OpenAI:
    def __init__(self, client: _Client) -> None:
        self._client = client

    def session(self, prompt: Prompt) -> Session:
        return _Session(self._client, prompt)


def about(options: AgentOptions) -> About:
    """Tell the model and the endpoint. Raises AgentError where either is wrong."""
    base_url, host = _endpoint(options)
    return About(model=options.target, provider="openai" if base_url == OFFICIAL else host, base_url=base_url)


@asynccontextmanager
async def connect(options: AgentOptions) -> AsyncIterator[Connection]:
    """Give an agent behind an endpoint. Raises AgentError where the SDK, the model or the key is missing."""
    try:
        import openai  # noqa: PLC0415 - an extra, and slow to import
    except ImportError as error:
        message = "the agent 'openai' needs the package openai"
        raise AgentError(message, fix="pip install 'seer-eval[openai]'") from error
    base_url, host = _endpoint(options)
    sdk = openai.AsyncOpenAI(
        api_key=_key(host), base_url=base_url, timeout=options.timeout, max_retries=options.retries
    )
    async with sdk:
        yield _OpenAI(_Client(sdk, options, _settings(options, official=base_url == OFFICIAL)))


def _endpoint(options: AgentOptions) -> tuple[str, str]:
    """Give base URL and host name."""
    if not options.target:
        message = "no model is given"
        raise AgentError(message, fix="write --agent openai:MODEL")
    url = (options.base_url or os.environ.get("OPENAI_BASE_URL") or OFFICIAL).rstrip("/")
    try:
        parts = urlsplit(url)
        host = parts.hostname
    except ValueError as error:
        message = "the base URL can't be read"
        raise AgentError(message, fix="write --base-url http://127.0.0.1:8080/v1") from error
    if parts.username or parts.password or parts.query:
        message = "the base URL holds a user, a password or a query, which would land in the run's files"
        raise AgentError(message, fix="give the key in OPENAI_API_KEY and the plain URL in --base-url")
    if parts.scheme not in {"http", "https"} or not host:
        message = f"{url!r} is no base URL of an endpoint"
        raise AgentError(message, fix="write --base-url http://127.0.0.1:8080/v1")
    return url, host


def _key(host: str) -> str:
    key = os.environ.get("OPENAI_API_KEY", "").strip()
    if key or _loopback(host):
        return key or "none"
    message = f"no key for {host}"
    raise AgentError(message, fix="set the variable OPENAI_API_KEY")


def _loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def _settings(options: AgentOptions, *, official: bool) -> Object:
    """Give what is set and nothing else: many endpoints refuse what they don't know."""
    limit = "max_completion_tokens" if official else "max_tokens"
    wanted = {"temperature": options.temperature, limit: options.max_tokens, "seed": options.seed or None}
    return {name: value for name, value in wanted.items() if value is not None}
