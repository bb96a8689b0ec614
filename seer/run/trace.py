"""Steps of a trial in, its spans out.

A trial's spans are `task.run`, and within it `model.call` for each time that the agent thinks and `tool.call` for each
call. `input_ref` and `output_ref` are JSON pointers into the trial's record.
"""

from collections.abc import Callable

from msgspec.structs import asdict, replace

from seer.records import Object, Span, Usage

_MICRO = 6


class Trace:
    """Collects the spans of one trial; times are seconds since it was made."""

    def __init__(self, trial: str, clock: Callable[[], float]) -> None:
        self._trial = trial
        self._clock = clock
        self._began = clock()
        self._opened = 0
        self._root = self._open("task.run", parent=None, input_ref="/turns/0/text")
        self._thinking: Span | None = None
        self._spans: list[Span] = []

    @property
    def now(self) -> float:
        """Give the seconds since the trial began."""
        return round(self._clock() - self._began, _MICRO)

    def think(self, *, input_ref: str | None) -> None:
        """Open the span of the agent's thinking."""
        self._thinking = self._open("model.call", parent=self._root.span_id, input_ref=input_ref)

    def thought(self, *, output_ref: str | None = None, usage: Usage | None = None, error: str | None = None) -> None:
        """Close the span of the agent's thinking: it calls tools, answers, or failed."""
        if self._thinking is not None:
            attributes: Object = {} if usage is None else {"usage": asdict(usage)}
            self._spans.append(self._close(self._thinking, output_ref, error, attributes))
            self._thinking = None

    def call(self, *, index: int) -> Span:
        """Open the span of a tool's call; `index` is its place in the trial."""
        return self._open("tool.call", parent=self._root.span_id, input_ref=f"/calls/{index}/proposed")

    def called(self, span: Span, *, index: int, tool: str, error: str | None) -> None:
        """Close the span of a tool's call."""
        self._spans.append(self._close(span, f"/calls/{index}/result", error, {"tool": tool}))

    def ended(self, *, error: str | None, attributes: Object) -> tuple[Span, ...]:
        """Close the trial and give all its spans, its own first."""
        self.thought(error=error)
        return (self._close(self._root, "/answer", error, attributes), *self._spans)

    def _open(self, kind: str, *, parent: str | None, input_ref: str | None) -> Span:
        self._opened += 1
        now = self.now
        return Span(
            trace_id=self._trial,
            span_id=f"s{self._opened}",
            parent_span_id=parent,
            type=kind,
            start=now,
            end=now,
            status="ok",
            input_ref=input_ref,
        )

    def _close(self, span: Span, output_ref: str | None, error: str | None, attributes: Object) -> Span:
        status = "ok" if error is None else "error"
        return replace(span, end=self.now, status=status, output_ref=output_ref, error=error, attributes=attributes)
