"""Flattens nested parts of a card file to lines with path names such as `spawns/#1/areas`."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from companion.engine.phrasebook.outline import Items, Outline, OutlineTable, Text

Said: TypeAlias = str | tuple[str, ...]
"""A text, or a list of texts."""
STEP, COUNTED = "/", "#"
"""Separator of the steps of a path, and prefix of a step into a list, counted from 1."""
_STEPS = re.compile(f"(?<!{STEP}){STEP}(?!{STEP})")


def flat(outline: Outline, way: str = "") -> Iterator[tuple[str, Said]]:
    """Its texts and its lists of texts, each with the way to it; an empty list is one, too."""
    if isinstance(outline, Text):
        yield way, outline.text
    elif isinstance(outline, Items) and all(isinstance(item, Text) for item in outline.items):
        yield way, tuple(item.text for item in outline.items if isinstance(item, Text))
    elif isinstance(outline, Items):
        for n, one in enumerate(outline.items, start=1):
            yield from flat(one, _joined(way, f"{COUNTED}{n}"))
    elif isinstance(outline, OutlineTable):
        for name, one in outline.values.items():
            yield from flat(one, _joined(way, name.replace(STEP, STEP * 2)))


def nested(lines: Mapping[str, Said]) -> dict[str, Any]:
    """The same as dicts, lists and texts again; of what is counted the order alone counts."""
    tree: dict[str, Any] = {}
    for way, line in lines.items():
        *before, last = (step.replace(STEP * 2, STEP) for step in _STEPS.split(way))
        branch = tree
        for step in before:
            inner = branch.setdefault(step, {})
            branch = inner if isinstance(inner, dict) else branch
        branch[last] = list(line) if isinstance(line, tuple) else line
    return {name: _listed(one) for name, one in tree.items()}


def texts(line: Said) -> Iterable[str]:
    """A line as the texts that it is made of."""
    return (line,) if isinstance(line, str) else line


def _listed(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    inner = {name: _listed(one) for name, one in value.items()}
    return list(inner.values()) if inner and all(name.startswith(COUNTED) for name in inner) else inner


def _joined(way: str, step: str) -> str:
    return f"{way}{STEP}{step}" if way else step
