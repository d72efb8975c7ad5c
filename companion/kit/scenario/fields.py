"""Expected fields after a step, compared one by one."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from companion.engine.play import Play
from companion.kit.scenario.parts import ScenarioPart

MANY = 999
"""More than any number in a game."""
Players: TypeAlias = tuple[str, ...]
Playing: TypeAlias = Play[Any, Any]


@dataclass(frozen=True)
class ScenarioField:
    """A field of a check: how it is read from the file, and how it is found at a moment.

    Lists are compared without their order, unless it is `ordered`; a number is then how many there are.
    """

    read: Callable[[ScenarioPart, Players], Any]
    find: Callable[[Playing], Any]
    ordered: bool = False


@dataclass(frozen=True)
class FieldCheck:
    """Expectation after a step, each part as written in the file."""

    after: int
    promised: Mapping[str, ScenarioPart]
    players: Players

    def leaving_out(self, names: Collection[str]) -> "FieldCheck":
        """The check without these fields."""
        kept = {name: part for name, part in self.promised.items() if name not in names}
        return replace(self, promised=kept)


def read_check(
    part: ScenarioPart, after: int, players: Players, known: Mapping[str, ScenarioField]
) -> FieldCheck:
    """A check. Raises Misread for a field or a value that there cannot be."""
    part.fields("after", *known)
    promised = {name: one for name, one in part.entries().items() if name != "after"}
    for name, one in promised.items():
        known[name].read(one, players)
    return FieldCheck(after, promised, players)


def compare(check: FieldCheck, play: Playing, known: Mapping[str, ScenarioField]) -> Iterator[str]:
    """Describes each difference between expected and actual fields."""
    for name, part in check.promised.items():
        field = known[name]
        for where, one, is_ in _pairs(field.read(part, check.players), field.find(play)):
            if not _fits(one, is_, ordered=field.ordered):
                yield f"after step {check.after} {name}{where} is {_shown(is_)}, not {_shown(one)}"


def number(part: ScenarioPart, _: Players) -> int:
    """Reads a count."""
    return part.number(0, MANY)


def maybe_number(part: ScenarioPart, _: Players) -> int | None:
    """Reads a number, or null."""
    return None if part.value is None else part.number(-MANY, MANY)


def seat(part: ScenarioPart, players: Players) -> str | None:
    """Reads a seat, or null."""
    return None if part.value is None else part.word(players, "seat")


def seats(part: ScenarioPart, players: Players) -> tuple[str, ...]:
    """Reads distinct seats."""
    return part.words(players, "seat")


def text(part: ScenarioPart, _: Players) -> str | None:
    """Reads a text, or null."""
    return None if part.value is None else part.text()


def one_of(*words: str) -> Callable[[ScenarioPart, Players], str | None]:
    """One of these words, or null."""
    return lambda part, _: None if part.value is None else part.word(words, "value")


def pile(part: ScenarioPart) -> int | tuple[str, ...]:
    """Reads a count, or the members themselves."""
    if isinstance(part.value, list):
        return tuple(one.text() for one in part.items())
    return part.number(0, MANY)


def by_seat(read: Callable[[ScenarioPart], Any]) -> Callable[[ScenarioPart, Players], dict[str, Any]]:
    """A value for each seat that is named."""
    return lambda part, players: {name: read(one) for name, one in part.fields(*players).entries().items()}


def count(part: ScenarioPart) -> int:
    """A count of something of a seat."""
    return part.number(0, MANY)


def of_state(find: Callable[[Any], Any]) -> Callable[[Playing], Any]:
    """Reader of a field of the state."""
    return lambda play: find(play.state)


def _pairs(wanted: Any, found: Any) -> Iterator[tuple[str, Any, Any]]:
    if isinstance(wanted, dict):
        for key, one in wanted.items():
            yield f" of {key}", one, found.get(key)
    else:
        yield "", wanted, found


def _fits(wanted: Any, found: Any, *, ordered: bool) -> bool:
    if isinstance(wanted, int) and isinstance(found, tuple):
        return len(found) == wanted
    if isinstance(wanted, tuple) and isinstance(found, tuple):
        return wanted == found if ordered else Counter(wanted) == Counter(found)
    return bool(wanted == found)


def _shown(value: Any) -> str:
    return f"[{', '.join(map(str, value))}]" if isinstance(value, tuple) else str(value)
