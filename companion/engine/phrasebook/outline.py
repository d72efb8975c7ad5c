"""A YAML outline as people write it: every value is text and knows its line and column."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, TypeAlias

import yaml

from companion.engine.limits import MOST_CHARACTERS, MOST_DEPTH, MOST_NODES, is_fit
from companion.engine.words import Message, say

KEPT = 2
"""Size of the cache of parsed files: an uploaded file is read several times."""


@dataclass(frozen=True, slots=True, order=True)
class SourcePosition:
    """Where something stands in a file; lines and columns count from 1."""

    file: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class OutlineFault:
    """Fault at a place of the file, and how to mend it."""

    place: SourcePosition
    message: Message


class OutlineFaults(ValueError):  # noqa: N818 - it names what it carries
    """An outline that cannot be read, with every fault that was found."""

    def __init__(self, faults: tuple[OutlineFault, ...]) -> None:
        super().__init__(faults)
        self.faults = faults


def told(faults: Sequence[OutlineFault]) -> Message:
    """These faults, one or more, each in a line of its own with its file, line and column."""
    return in_lines(tuple(map(_in_file, faults)))


def in_lines(many: Sequence[Message]) -> Message:
    """These sentences, one or more, each in a line of its own."""
    if len(many) == 1:
        return many[0]
    half = len(many) // 2
    return say("fault-lines", first=in_lines(many[:half]), others=in_lines(many[half:]))


def did_you_mean(word: str, known: Iterable[str]) -> Message:
    """The one of these words that is nearest to that one, or all of them."""
    by_folded = {one.casefold(): one for one in known}
    close = get_close_matches(word.casefold(), by_folded, n=1)
    if close:
        return say("fault-did-you-mean", word=by_folded[close[0]])
    return say("fault-one-of", words=", ".join(by_folded.values()))


def _in_file(fault: OutlineFault) -> Message:
    place = fault.place
    return say("fault-in-file", file=place.file, line=place.line, column=place.column, text=fault.message)


@dataclass(frozen=True, slots=True)
class Text:
    """A text with its position in the file."""

    text: str
    place: SourcePosition


@dataclass(frozen=True, slots=True)
class Items:
    """A list, written with dashes."""

    items: "tuple[Outline, ...]"
    place: SourcePosition


@dataclass(frozen=True, slots=True)
class OutlineTable:
    """Names with a value each; `places` says where each name stands."""

    values: "Mapping[str, Outline]"
    places: Mapping[str, SourcePosition]
    place: SourcePosition


Outline: TypeAlias = Text | Items | OutlineTable


@lru_cache(maxsize=KEPT)
def read_outline(file: str, text: str) -> Outline:
    """The outline in `text`; `file` is its name for the faults.

    Raises OutlineFaults: for what is not YAML, for a name that stands twice, for what no page can show, for
    more than MOST_CHARACTERS characters, MOST_DEPTH levels or MOST_NODES names and values, and for YAML's
    anchors, aliases and tags, which a card has no use for.
    """
    start = SourcePosition(file, 1, 1)
    if len(text) > MOST_CHARACTERS:
        raise _fault(start, say("fault-long", most=MOST_CHARACTERS))
    try:
        node = _Loader(text).get_single_node()
    except yaml.MarkedYAMLError as error:
        raise _fault(_place(file, error.problem_mark), _explain(error)) from error
    except yaml.reader.ReaderError as error:
        raise _fault(_after(file, text[: error.position]), say("fault-character")) from error
    if node is None:
        raise _fault(start, say("fault-empty"))
    faults: list[OutlineFault] = []
    outline = _outline(file, node, faults)
    if faults:
        raise OutlineFaults(tuple(faults))
    return outline


_EXPLANATIONS = {
    "mapping values are not allowed here": "fault-colon",
    "found character '\\t' that cannot start any token": "fault-tab",
    "expected <block end>, but found": "fault-indented",
    "could not find expected ':'": "fault-no-colon",
    "found unexpected end of stream": "fault-quotation",
    "cannot start any token": "fault-sign",
    "expected the node content": "fault-sign",
    "while scanning an alias": "fault-alias",
    "while scanning an anchor": "fault-alias",
    "a tag": "fault-tag",
    "block scalar": "fault-block",
    "sequence entries are not allowed": "fault-dash",
    "expected a single document": "fault-dashes",
}
"""Explanation of a problem by the parser's name for it."""
_ALIAS, _TAG, _DEEP, _MANY = "fault-alias", "fault-tag", "fault-deep", "fault-many"
_UNFIT = "fault-character"
_MOST = {_DEEP: MOST_DEPTH, _MANY: MOST_NODES}


class _Loader(yaml.BaseLoader):
    """Composes nodes, and refuses what could make a small file enormous."""

    depth = nodes = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        event = self.peek_event()  # type: ignore[no-untyped-call]  # PyYAML's stub leaves it open
        self.nodes += 1
        if problem := self._problem(event):
            raise yaml.MarkedYAMLError(problem=problem, problem_mark=event.start_mark)
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node

    def _problem(self, event: Any) -> str:
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            return _ALIAS
        if getattr(event, "tag", None):
            return _TAG
        if isinstance(event, yaml.ScalarEvent) and not is_fit(event.value):
            return _UNFIT
        if self.depth >= MOST_DEPTH:
            return _DEEP
        return _MANY if self.nodes > MOST_NODES else ""


def _outline(file: str, node: yaml.Node, faults: list[OutlineFault]) -> Outline:
    place = _place(file, node.start_mark)
    if isinstance(node, yaml.MappingNode):
        return _table(file, node, faults)
    if isinstance(node, yaml.SequenceNode):
        return Items(tuple(_outline(file, item, faults) for item in node.value), place)
    return Text(" ".join(str(node.value).split()), place)


def _table(file: str, node: yaml.MappingNode, faults: list[OutlineFault]) -> OutlineTable:
    values: dict[str, Outline] = {}
    places: dict[str, SourcePosition] = {}
    for key, value in node.value:
        place = _place(file, key.start_mark)
        if not isinstance(key, yaml.ScalarNode):
            faults.append(OutlineFault(place, say("fault-name-plain")))
        elif key.value in values:
            twice = say("fault-twice", name=key.value, line=places[key.value].line)
            faults.append(OutlineFault(place, twice))
        else:
            places[key.value] = place
            values[key.value] = _outline(file, value, faults)
    return OutlineTable(values, places, _place(file, node.start_mark))


def _place(file: str, mark: Any) -> SourcePosition:
    return SourcePosition(file, mark.line + 1, mark.column + 1) if mark else SourcePosition(file, 1, 1)


def _after(file: str, before: str) -> SourcePosition:
    return SourcePosition(file, before.count("\n") + 1, len(before) - before.rfind("\n"))


def _explain(error: yaml.MarkedYAMLError) -> Message:
    if error.problem in (_ALIAS, _TAG, _DEEP, _MANY, _UNFIT):
        return say(error.problem, most=_MOST.get(error.problem, 0))
    problem = f"{error.context or ''} {error.problem or ''}"
    key = next((key for known, key in _EXPLANATIONS.items() if known in problem), "fault-unreadable")
    return say(key)


def _fault(place: SourcePosition, message: Message) -> OutlineFaults:
    return OutlineFaults((OutlineFault(place, message),))
