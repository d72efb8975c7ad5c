"""Expected fields after a step, compared one by one."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from companion.engine.play import Play
from companion.kit.scenario.parts import ScenarioPart

MANY = 999
"""More than any number in a game."""
Playing: TypeAlias = Play[Any, Any]


@dataclass(frozen=True)
class ScenarioField:
    """A field of a check: how it is read from the file, and how it is found at a moment.

    Lists are compared without their order, unless it is `ordered`; a number is then how many there are.
    """

    read: Callable[[ScenarioPart, Any], Any]
    find: Callable[[Any], Any]
    ordered: bool = False


@dataclass(frozen=True)
class FieldCheck:
    """Expectation after a step, each part as written in the file."""

    after: int
    promised: Mapping[str, ScenarioPart]
    given: Any

    def leaving_out(self, names: Collection[str]) -> "FieldCheck":
        """The check without these fields."""
        kept = {name: part for name, part in self.promised.items() if name not in names}
        return replace(self, promised=kept)


def read_check(part: ScenarioPart, after: int, given: Any, known: Mapping[str, ScenarioField]) -> FieldCheck:
    """A check. Raises Misread for a field or a value that there cannot be."""
    part.fields("after", *known)
    promised = {name: one for name, one in part.entries().items() if name != "after"}
    for name, one in promised.items():
        known[name].read(one, given)
    return FieldCheck(after, promised, given)


def compare(check: FieldCheck, moment: Any, known: Mapping[str, ScenarioField]) -> Iterator[str]:
    """Describes each difference between expected and actual fields."""
    for name, part in check.promised.items():
        field = known[name]
        for where, one, is_ in _pairs(field.read(part, check.given), field.find(moment)):
            if not _fits(one, is_, ordered=field.ordered):
                yield f"after step {check.after} {name}{where} is {_shown(is_)}, not {_shown(one)}"


def number(part: ScenarioPart, _: Any) -> int:
    """Reads a count."""
    return part.number(0, MANY)


def maybe_number(part: ScenarioPart, _: Any) -> int | None:
    """Reads a number, or null."""
    return None if part.value is None else part.number(-MANY, MANY)


def seat(part: ScenarioPart, given: Any) -> str | None:
    """Reads a seat, or null."""
    return None if part.value is None else part.word(given.players, "seat")


def seats(part: ScenarioPart, given: Any) -> tuple[str, ...]:
    """Reads distinct seats."""
    return part.words(given.players, "seat")


def text(part: ScenarioPart, _: Any) -> str | None:
    """Reads a text, or null."""
    return None if part.value is None else part.text()


def one_of(*words: str) -> Callable[[ScenarioPart, Any], str | None]:
    """One of these words, or null."""
    return lambda part, _: None if part.value is None else part.word(words, "value")


def flag(part: ScenarioPart, _: Any) -> bool:
    """Reads true or false."""
    return part.flag()


def pile(part: ScenarioPart) -> int | tuple[str, ...]:
    """Reads a count, or the members themselves."""
    if isinstance(part.value, list):
        return tuple(one.text() for one in part.items())
    return part.number(0, MANY)


def by_seat(read: Callable[[ScenarioPart], Any]) -> Callable[[ScenarioPart, Any], dict[str, Any]]:
    """A value for each seat that is named."""
    return lambda part, given: {
        name: read(one) for name, one in part.fields(*given.players).entries().items()
    }


def count(part: ScenarioPart) -> int:
    """A count of something of a seat."""
    return part.number(0, MANY)


class FoundByKey:
    """Values that are found one by one, by seat or card; a key of several words is one in a tuple."""

    def __init__(self, find: Callable[..., Any], moment: Any) -> None:
        self._find, self._moment = find, moment

    def get(self, key: str | tuple[str, ...]) -> Any:
        """The value of that key."""
        return self._find(self._moment, *((key,) if isinstance(key, str) else key))


def each(find: Callable[..., Any]) -> Callable[[Any], FoundByKey]:
    """Finds the value of each key that a check names."""
    return lambda moment: FoundByKey(find, moment)


def of_state(find: Callable[[Any], Any]) -> Callable[[Playing], Any]:
    """Reader of a field of the state."""
    return lambda play: find(play.state)


def _pairs(wanted: Any, found: Any) -> Iterator[tuple[str, Any, Any]]:
    if isinstance(wanted, dict):
        for key, one in wanted.items():
            yield f" of {_key(key)}", one, found.get(key)
    else:
        yield "", wanted, found


def _key(key: Any) -> str:
    is_words = isinstance(key, tuple) and all(isinstance(one, str) for one in key)
    return " ".join(key) if is_words else str(key)


def _fits(wanted: Any, found: Any, *, ordered: bool) -> bool:
    if isinstance(wanted, int) and isinstance(found, tuple | frozenset):
        return len(found) == wanted
    if isinstance(wanted, frozenset) and isinstance(found, tuple):
        return wanted == frozenset(found)
    if isinstance(wanted, tuple) and isinstance(found, tuple):
        return wanted == found if ordered else Counter(wanted) == Counter(found)
    return bool(wanted == found)


def _shown(value: Any) -> str:
    listed = sorted(value) if isinstance(value, frozenset) else value
    return f"[{', '.join(map(str, listed))}]" if isinstance(listed, tuple | list) else str(value)
