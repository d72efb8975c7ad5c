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
