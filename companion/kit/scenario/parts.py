"""JSON read strictly: every part knows its place, and says what is wrong with it and what may stand there."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from companion.kit.composer.line import read_line


class MisreadDie(ValueError):  # noqa: N818 - named for what happened to the reader
    """Something in a file is not what it should be; the text names the place and what is allowed."""


@dataclass(frozen=True)
class ScenarioPart:
    """A value of the file and the way to it, as in `scenarios[2].when[0].terrain`."""

    value: Any
    path: str

    def fault(self, message: str) -> MisreadDie:
        """Exception to raise about this part."""
        return MisreadDie(f"{self.path or 'the file'}: {message}")

    def fields(self, *known: str) -> "ScenarioPart":
        """This object, which may have these fields and no others. Raises Misread."""
        names = tuple(map(str, known))
        for name in self._table():
            if name not in names:
                raise self.fault(f"there is no field {name!r} here; {_allowed(name, names)}")
        return self

    def part(self, *names: str) -> "ScenarioPart":
        """The field that has to be there, under one of these names. Raises Misread."""
        found = self.maybe(*names)
        if found is None:
            raise self.fault(f"the field {names[0]!r} is missing")
        return found

    def maybe(self, *names: str) -> "ScenarioPart | None":
        """The field, if it is there, under one of these names and not under two."""
        table = self._table()
        here = [name for name in names if name in table]
        if len(here) > 1:
            raise self.fault(f"{' and '.join(map(repr, here))} are two names of one field")
        return ScenarioPart(table[here[0]], f"{self.path}.{here[0]}".lstrip(".")) if here else None

    def entries(self) -> dict[str, "ScenarioPart"]:
        """All fields of an object whose names are free, as those by seat are."""
        return {name: ScenarioPart(value, f"{self.path}.{name}") for name, value in self._table().items()}

    def items(self) -> list["ScenarioPart"]:
        """The parts of a list."""
        if not isinstance(self.value, list):
            raise self.fault(f"a list stands here, not {_shown(self.value)}")
        return [ScenarioPart(value, f"{self.path}[{place}]") for place, value in enumerate(self.value)]

    def number(self, least: int, most: int) -> int:
        if type(self.value) is not int or not least <= self.value <= most:
            raise self.fault(f"a whole number from {least} to {most} stands here, not {_shown(self.value)}")
        return int(self.value)

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.fault(f"true or false stands here, not {_shown(self.value)}")
        return self.value

    def picture(self) -> str:
        """The words of a card's picture. Raises Misread for words that no picture has."""
        line = self.text()
        try:
            read_line(line)
        except ValueError as wrong:
            raise self.fault(str(wrong)) from wrong
        return line

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value:
            raise self.fault(f"a text stands here, not {_shown(self.value)}")
        return self.value

    def word(self, known: Iterable[str], what: str) -> str:
        """One of a closed list of words; `what` names its kind."""
        words = tuple(map(str, known))
        if not isinstance(self.value, str) or self.value not in words:
            raise self.fault(f"{_shown(self.value)} is no {what}; {_allowed(str(self.value), words)}")
        return self.value

    def words(self, known: Iterable[str], what: str) -> tuple[str, ...]:
        """A list of different words of a closed list."""
        words = tuple(known)
        found = tuple(part.word(words, what) for part in self.items())
        if len(set(found)) < len(found):
            raise self.fault("something stands here twice")
        return found

    def _table(self) -> dict[str, Any]:
        if not isinstance(self.value, dict):
            raise self.fault(f"an object stands here, not {_shown(self.value)}")
        return self.value


def read_json(text: str) -> ScenarioPart:
    """The whole of a file. Raises Misread for what is no JSON, or names a field twice."""
    try:
        whole = ScenarioPart(
            json.loads(text, object_pairs_hook=_ScenarioTable, parse_constant=_no_number), ""
        )
    except (ValueError, RecursionError) as broken:
        raise MisreadDie(f"this is no JSON: {broken}") from broken
    for part in _all_parts(whole):
        if isinstance(part.value, _ScenarioTable) and part.value.twice:
            raise part.fault(f"the field {part.value.twice!r} stands here twice")
    return whole


class _ScenarioTable(dict[str, Any]):
    """An object as it was read; `twice` is a name that it has more than once."""

    def __init__(self, pairs: list[tuple[str, Any]]) -> None:
        super().__init__(pairs)
        names = [name for name, _ in pairs]
        self.twice = next((name for name in names if names.count(name) > 1), "")


def _no_number(word: str) -> None:
    raise ValueError(f"{word} is no number")


def _all_parts(part: ScenarioPart) -> Iterator[ScenarioPart]:
    yield part
    inner = part.entries().values() if isinstance(part.value, dict) else ()
    for one in part.items() if isinstance(part.value, list) else inner:
        yield from _all_parts(one)


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _allowed(word: str, known: tuple[str, ...]) -> str:
    folded = {one.casefold(): one for one in known}
    close = get_close_matches(word.casefold(), folded, n=1)
    meant = f"did you mean {folded[close[0]]!r}? " if close else ""
    return f"{meant}allowed: {', '.join(known) or 'nothing'}"
