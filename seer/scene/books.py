"""Tools in, the wordbooks of those that have one by name out; far from all are held at once."""

from collections.abc import Iterator, Mapping, Sequence

from seer.records import Tool, Unworded
from seer.words.wordbook import Wordbook, wordbook


class Books(Mapping[str, Wordbook]):
    """Wordbooks of tools in one locale, each made anew where it isn't at hand: memory doesn't grow with them."""

    def __init__(self, tools: Sequence[Tool], locale: str) -> None:
        self._locale = locale
        self._tools: dict[str, Tool] = {}
        self.intents: dict[str, tuple[str, ...]] = {}
        unworded: list[Unworded] = []
        for tool in tools:
            book = wordbook(tool, locale)
            if isinstance(book, Unworded):
                unworded.append(book)
            else:
                self._tools[tool.name] = tool
                self.intents[tool.name] = book.intents
        self.unworded = tuple(unworded)

    def __getitem__(self, name: str) -> Wordbook:
        book = wordbook(self._tools[name], self._locale)
        if isinstance(book, Unworded):
            raise KeyError(name)
        return book

    def __contains__(self, name: object) -> bool:
        return name in self._tools

    def __iter__(self) -> Iterator[str]:
        return iter(self._tools)

    def __len__(self) -> int:
        return len(self._tools)
