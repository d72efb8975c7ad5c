"""A part of the city, found by the words of its fields: the game's words, each of which stands once."""

from typing import Any, TypeVar

from companion.engine.frozen import make

T = TypeVar("T", bound="Part")
_KEPT = frozenset({"fixed", "tree", "values", "traits"})
"""Fields that never change once a game has begun."""
_OF_CARDS = frozenset({"events", "injuries", "goals", "lasting"})
"""Lists whose contents never change."""


class Part:
    """A part of the city."""


def home(thing: Part, word: str) -> Part:
    """The part of a city, or of a player, that has the field of that name. Raises KeyError."""
    if word in vars(thing):
        return thing
    for part in vars(thing).values():
        if isinstance(part, Part) and word in vars(part):
            return part
    raise KeyError(word)


def value_of(thing: Part, word: str) -> Any:
    """The value of that name in a city or a player, in whichever part it is."""
    return getattr(home(thing, word), word)


def set_value(thing: Part, word: str, value: Any) -> None:
    """Sets the value of that name in a city or a player."""
    setattr(home(thing, word), word, value)


def words_of(thing: Part) -> dict[str, Any]:
    """All values of a city or a player by their names, whichever part they are in."""
    found: dict[str, Any] = {}
    for name, one in vars(thing).items():
        found |= (
            words_of(one)
            if isinstance(one, Part) and type(one).__name__ not in {"Player", "Kuro"}
            else {name: one}
        )
    return found


def another(part: T) -> T:
    """The same once more, as far as it can be changed; copy.deepcopy takes ten times as long."""
    return make(type(part), **{name: _field(name, one) for name, one in vars(part).items()})


def _field(name: str, value: Any) -> Any:
    if name in _KEPT:
        return value
    if name in _OF_CARDS:
        return _cards(value)
    return _other(value)


def _cards(value: Any) -> Any:
    return list(value) if isinstance(value, list) else {key: list(some) for key, some in value.items()}


def _other(thing: Any) -> Any:
    kind = type(thing)
    if kind is list:
        return [_other(one) for one in thing]
    if kind is dict:
        return {name: _other(one) for name, one in thing.items()}
    return another(thing) if isinstance(thing, Part) else thing
