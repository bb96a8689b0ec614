"""Ground and templates in, the cases that they make when they are filled into it out."""

from hashlib import sha256
from typing import TYPE_CHECKING

from seer import canon
from seer.generate.wire import travels_as_text
from seer.records import Case, Violation

if TYPE_CHECKING:
    from seer.generate.faces import Template
    from seer.generate.grounds import Standing
    from seer.records import Aim, Kind, Object, Tool
    from seer.schema.validate import Validator

_MARK = "\0seer\0"
_WRITTEN = canon.encode(_MARK)


class Filling:
    """A ground ready to have values put in at its place: all that isn't the value is found out and written once."""

    def __init__(self, tool: "Tool", ground: "Standing", judge: "Validator") -> None:
        self.ground = ground
        self._tool = tool
        self._judge = judge
        before, _, after = canon.encode(ground.put(_MARK)).partition(_WRITTEN)
        self._begun = sha256(b'{"arguments":' + before)
        self._after = after
        self._ends: dict[Kind, bytes] = {}
        self._is_text = travels_as_text(tool, ground.pointer)

    def bears_out(self, template: "Template", arguments: "Object") -> bool:
        """Tell whether the judge of the whole finds what was found when the template was made."""
        return self._judge.valid(arguments) is not bool(template.violations)

    def case(self, template: "Template", arguments: "Object", aims: "tuple[Aim, ...]", at: str) -> Case:
        """Give the case of a template; `at` is where the schema of the place stands."""
        place = self.ground.pointer
        broken = tuple(
            [
                Violation(pointer=place + inner, keyword=keyword, schema_pointer=at + path, entailed=entailed)
                for inner, keyword, path, entailed in template.violations
            ]
        )
        return Case(
            id=self._identity(template),
            tool=self._tool.name,
            kind=template.kind,
            arguments=arguments,
            valid=not broken,
            aims=aims,
            violations=broken,
            why="wire" if template.is_text_alike and self._is_text else None,
        )

    def _identity(self, template: "Template") -> str:
        """Give the id of a case, from the canonical JSON of its parts."""
        end = self._ends.get(template.kind)
        if end is None:
            tail = b',"kind":"%b","tool":%b}' % (template.kind.encode(), canon.encode(self._tool.name))
            end = self._ends[template.kind] = self._after + tail
        state = self._begun.copy()
        state.update(template.written + end)
        return state.hexdigest()[:12]
