"""A YAML outline as people write it: every value is text and knows its line and column."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import yaml

MOST_CHARACTERS = 400_000
MOST_DEPTH = 8


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Where something stands in a file; lines and columns count from 1."""

    file: str
    line: int
    column: int


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """What is wrong at a place, and what to do about it."""

    place: Place
    message: str

    def __str__(self) -> str:
        return f"{self.place.file}, line {self.place.line}, column {self.place.column}: {self.message}"


class OutlineFaults(ValueError):  # noqa: N818 - it names what it carries
    """An outline that cannot be read, with every fault that was found."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Text:
    """One value."""

    text: str
    place: Place


@dataclass(frozen=True, slots=True)
class Items:
    """A list, written with dashes."""

    items: "tuple[Outline, ...]"
    place: Place


@dataclass(frozen=True, slots=True)
class Table:
    """Names with a value each; `places` says where each name stands."""

    values: "Mapping[str, Outline]"
    places: Mapping[str, Place]
    place: Place


Outline: TypeAlias = Text | Items | Table


def read_outline(file: str, text: str) -> Outline:
    """The outline in `text`; `file` is its name for the faults.

    Raises OutlineFaults: for what is not YAML, for a name that stands twice, for more than MOST_CHARACTERS
    characters or MOST_DEPTH levels, and for YAML's anchors, aliases and tags, which a card has no use for.
    """
    start = Place(file, 1, 1)
    if len(text) > MOST_CHARACTERS:
        raise _fault(start, f"The file is too long: at most {MOST_CHARACTERS:,} characters are read.")
    try:
        node = _Loader(text).get_single_node()
    except yaml.MarkedYAMLError as error:
        raise _fault(_place(file, error.problem_mark), _explain(error)) from error
    except yaml.reader.ReaderError as error:
        raise _fault(_after(file, text[: error.position]), _UNREADABLE) from error
    if node is None:
        raise _fault(start, "The file is empty.")
    faults: list[Fault] = []
    outline = _outline(file, node, faults)
    if faults:
        raise OutlineFaults(tuple(faults))
    return outline


_NO_ALIAS = "A text cannot start with “&” or “*” unless it stands in double quotes."
_NO_TAG = "A text cannot start with “!” unless it stands in double quotes."
_TOO_DEEP = f"The lines are indented too deep: at most {MOST_DEPTH} levels are read."
_NO_START = "A text cannot start with this sign unless it stands in double quotes."
_UNREADABLE = "There is a character that no text has; delete it and type it again."
_EXPLANATIONS = {
    "mapping values are not allowed here": (
        "There is a colon in the middle of a text. Put the whole text in double quotes, or start it in "
        "a new line after “>”."
    ),
    "found character '\\t' that cannot start any token": "There is a tab; use spaces to indent.",
    "expected <block end>, but found": "This line is indented differently from the lines above it.",
    "could not find expected ':'": "A name needs a colon and a space after it, as in “title: The bridge”.",
    "found unexpected end of stream": "A quotation mark that opens a text has no partner that closes it.",
    "cannot start any token": _NO_START,
    "expected the node content": _NO_START,
    "while scanning an alias": _NO_ALIAS,
    "while scanning an anchor": _NO_ALIAS,
    "a tag": _NO_TAG,
    "block scalar": "After “>” the text begins in the next line, indented.",
    "sequence entries are not allowed": "A dash that begins a list stands in a line of its own.",
    "expected a single document": "A line of three dashes divides the file; make two files of it.",
}


class _Loader(yaml.BaseLoader):
    """Composes nodes, and refuses what could make a small file enormous."""

    depth = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        event = self.peek_event()  # type: ignore[no-untyped-call]  # PyYAML's stub leaves it open
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise yaml.MarkedYAMLError(problem=_NO_ALIAS, problem_mark=event.start_mark)
        if getattr(event, "tag", None):
            raise yaml.MarkedYAMLError(problem=_NO_TAG, problem_mark=event.start_mark)
        if self.depth >= MOST_DEPTH:
            raise yaml.MarkedYAMLError(problem=_TOO_DEEP, problem_mark=event.start_mark)
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


def _outline(file: str, node: yaml.Node, faults: list[Fault]) -> Outline:
    place = _place(file, node.start_mark)
    if isinstance(node, yaml.MappingNode):
        return _table(file, node, faults)
    if isinstance(node, yaml.SequenceNode):
        return Items(tuple(_outline(file, item, faults) for item in node.value), place)
    return Text(" ".join(str(node.value).split()), place)


def _table(file: str, node: yaml.MappingNode, faults: list[Fault]) -> Table:
    values: dict[str, Outline] = {}
    places: dict[str, Place] = {}
    for key, value in node.value:
        place = _place(file, key.start_mark)
        if not isinstance(key, yaml.ScalarNode):
            faults.append(Fault(place, "A name before a colon must be plain words."))
        elif key.value in values:
            line = places[key.value].line
            faults.append(Fault(place, f"“{key.value}” stands here twice; the first is in line {line}."))
        else:
            places[key.value] = place
            values[key.value] = _outline(file, value, faults)
    return Table(values, places, _place(file, node.start_mark))


def _place(file: str, mark: Any) -> Place:
    return Place(file, mark.line + 1, mark.column + 1) if mark else Place(file, 1, 1)


def _after(file: str, before: str) -> Place:
    return Place(file, before.count("\n") + 1, len(before) - before.rfind("\n"))


def _explain(error: yaml.MarkedYAMLError) -> str:
    problem = f"{error.context or ''} {error.problem or ''}"
    for known, words in _EXPLANATIONS.items():
        if known in problem:
            return words
    if error.problem in (_NO_ALIAS, _NO_TAG, _TOO_DEEP):
        return error.problem
    return "This line cannot be read. Compare it with the lines above, or put its text in double quotes."


def _fault(place: Place, message: str) -> OutlineFaults:
    return OutlineFaults((Fault(place, message),))
