"""The parts of a city: sealed, unless a step has opened it, whose pen then writes each change."""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

from companion.engine.frozen import make
from companion.games.human_punishment.state.facts.fact import Place
from companion.games.human_punishment.state.facts.pen import Pen

T = TypeVar("T", bound="Part")
Around: TypeAlias = tuple[Place, Place]
"""The words before and behind that of a value, in the name of its place."""
DRAFT, SEALED = Pen(paper=False), Pen(away=True)
"""The pens of what is in no city yet, and of what nobody has opened."""
_PLAIN = frozenset({str, int, bool, tuple, type(None)})
_SHARED = frozenset({"cards", "specials", "rulings", "tree", "values", "traits", "event"})
"""Words whose things never change in a game: cities that follow each other share them."""


class Part:
    """A city, or a part of it; an open one takes its things from its `source` as they are asked for."""

    __slots__ = ("around", "pen", "source")
    pen: Pen
    around: Around
    source: "Part | None"

    def __new__(cls, *_args: Any, **_fields: Any) -> Any:
        """Another one, in no city yet."""
        new = super().__new__(cls)
        object.__setattr__(new, "pen", DRAFT)
        object.__setattr__(new, "source", None)
        return new

    if not TYPE_CHECKING:  # so that mypy finds a name that is none

        def __setattr__(self, word: str, value: Any) -> None:
            pen = getattr(self, "pen", SEALED)
            if pen is DRAFT:
                vars(self)[word] = value
            elif not _alike(old := getattr(self, word), value):
                pen.must_write()
                pen.is_now(self.place(word), value)
                vars(self)[word] = _placed(value, pen, self.place(word), self.around)
                _let_go(old)

    def close(self) -> None:
        """It is complete and sealed: all that was not asked for is that of its source."""
        object.__setattr__(self, "__dict__", vars(self.source) | vars(self))
        object.__setattr__(self, "source", None)
        object.__setattr__(self, "__class__", type(self).__mro__[2])

    def place(self, word: str) -> Place:
        """The place of a value by the game's words."""
        before, behind = self.around
        return (*before, word, *behind)

    def words_around(self, around: Around) -> Around:
        """The words around the values of this part, which is in a part with these."""
        return around


class _Open:
    """An open part: it has a copy of a thing of its source once that is asked for."""

    __slots__ = ()

    def __getattr__(self: Any, word: str) -> Any:
        if word in Part.__slots__:
            raise AttributeError(word)
        there = _placed(getattr(self.source, word), self.pen, self.place(word), self.around, copy=True)
        vars(self)[word] = there
        return there

    def __eq__(self, other: object) -> bool:
        names = words(type(self)) if isinstance(other, type(self).__mro__[2]) else ()
        return bool(names) and all(getattr(self, name) == getattr(other, name) for name in names)

    __hash__ = None  # type: ignore[assignment]


@cache
def _open_kind(kind: Any) -> Any:
    return type(kind.__name__, (_Open, kind), {"__slots__": ()})


class Pile(list[Any]):
    """Things in their order, at a place of the city."""

    __slots__ = ("pen", "place")
    pen: Pen
    place: Place

    def __reduce__(self) -> Any:
        return list, (list(self),)


class Table(dict[str, Any]):
    """Values by their names, at a place of the city."""

    __slots__ = ("pen", "place")
    pen: Pen
    place: Place

    def __reduce__(self) -> Any:
        return dict, (dict(self),)

    def setdefault(self, name: str, default: Any = None) -> Any:
        """The value of that name, which is there from now on."""
        if name not in self:
            self[name] = default
        return self[name]


def _of_pile(name: str) -> Callable[..., Any]:
    plain = getattr(list, name)

    def change(self: Pile, *args: Any, **named: Any) -> Any:
        self.pen.must_write()
        before = list(self)
        found = plain(self, *args, **named)
        for one in self:
            if isinstance(one, Part) and one.pen is DRAFT:
                _adopt(one, self.pen, ((), ()))
        for one in before if before and isinstance(before[0], Part) else ():
            if not any(one is other for other in self):
                _let_go(one)
        self.pen.lie(self.place, before, self)
        return found

    return change


def _of_table(name: str) -> Callable[..., Any]:
    plain = getattr(dict, name)

    def change(self: Table, *args: Any, **named: Any) -> Any:
        self.pen.must_write()
        before = dict(self)
        found = plain(self, *args, **named)
        for key in [key for key in before if key not in self]:
            self.pen.ended((*self.place, key))
            _let_go(before[key])
        for key, value in list(self.items()):
            if key not in before or before[key] is not value:
                self.pen.is_now((*self.place, key), value)
                dict.__setitem__(self, key, _placed(value, self.pen, (*self.place, key), ((), ())))
        return found

    return change


_OF_BOTH = ("__delitem__", "__setitem__", "clear", "pop")
for _name in (*_OF_BOTH, "__iadd__", "append", "extend", "insert", "remove", "reverse", "sort"):
    setattr(Pile, _name, _of_pile(_name))
for _name in (*_OF_BOTH, "__ior__", "popitem", "update"):
    setattr(Table, _name, _of_table(_name))


def opened(part: T, pen: Pen, around: Around = ((), ())) -> T:
    """The same city once more, of which that pen writes what changes, until it is put away.

    From a sealed one it takes things as they are asked for, from any other all at once.
    """
    kind: Any = type(part)
    new, there = make(kind if issubclass(kind, _Open) else _open_kind(kind)), vars(part)
    for name, value in (("pen", pen), ("around", part.words_around(around)), ("source", part)):
        object.__setattr__(new, name, value)
    mine = vars(new)
    for word in _at_once(kind):
        mine[word] = value = there[word]
        if type(value) not in _PLAIN:
            mine[word] = _placed(value, pen, new.place(word), new.around, copy=True)
    pen.opened(new)
    if not getattr(part, "pen", SEALED).is_away:
        for word in _words(kind):
            getattr(new, word)
    return cast(T, new)


@cache
def _at_once(kind: Any) -> tuple[str, ...]:
    """Names of values that cannot wait until they are asked for, as their class has a default of them."""
    return tuple(name for name in _words(kind) if hasattr(kind, name))


def words(kind: Any) -> tuple[str, ...]:
    """The names of a part's values."""
    found: tuple[str, ...] = _words(kind)
    return found


@cache
def _words(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def _adopt(part: Part, pen: Pen, around: Around) -> None:
    """A part that was in no city is in this one now."""
    object.__setattr__(part, "pen", pen)
    object.__setattr__(part, "around", part.words_around(around))
    for word, value in vars(part).items():
        vars(part)[word] = _placed(value, pen, part.place(word), part.around)


def _placed(value: Any, pen: Pen, place: Place, around: Around, *, copy: bool = False) -> Any:
    """A value as it is at a place of the city; a part that was in none is taken as it is."""
    if type(value) in _PLAIN or place[0] in _SHARED:
        return value
    if isinstance(value, Part):
        if copy or value.pen is not DRAFT:
            return opened(value, pen, around)
        _adopt(value, pen, around)
        return value
    if isinstance(value, list):
        pile = Pile(value)
        for n, one in enumerate(value if value and isinstance(value[0], Part) else ()):
            list.__setitem__(pile, n, _placed(one, pen, place, around, copy=copy))
        pile.pen, pile.place = pen, place
        return pile
    if isinstance(value, dict):
        table = Table(
            (key, _placed(one, pen, (*place, key), around, copy=copy)) for key, one in value.items()
        )
        table.pen, table.place = pen, place
        return table
    return value


def _alike(old: Any, value: Any) -> bool:
    """True if nothing changes: a list is like a pile of the same things."""
    return old is value or (
        (type(old) is type(value) or isinstance(old, Pile | Table)) and bool(old == value)
    )


def _let_go(thing: Any) -> None:
    """The things lie at no place of the city any more: their finder may do with them as they like."""
    if isinstance(thing, Pile | Table | Part):
        object.__setattr__(thing, "pen", DRAFT)


def home(thing: Part, word: str) -> Part:
    """The part of a city, or of a player, that has the value of that name. Raises KeyError."""
    kind: Any = type(thing)
    name = _homes(kind)[word]
    found: Part = getattr(thing, name) if name else thing
    return found


@cache
def _homes(kind: Any) -> dict[str, str]:
    """The name of the part in which each value is; empty for one that is in none."""
    own = dict.fromkeys(_words(kind), "")
    parts = ((field.name, field.default_factory) for field in fields(kind))
    return own | {word: name for name, part in parts if _is_part(part) for word in words(part)}


def _is_part(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Part)


def value_of(thing: Part, word: str) -> Any:
    """The value of that name in a city or a player, in whichever part it is."""
    return getattr(home(thing, word), word)


def set_value(thing: Part, word: str, value: Any) -> None:
    """Sets the value of that name in a city or a player."""
    setattr(home(thing, word), word, value)


def words_of(thing: Part) -> dict[str, Any]:
    """All values of a city or a player by their names, whichever part they are in."""
    found: dict[str, Any] = {}
    for name in words(type(thing)):
        one = getattr(thing, name)
        found |= words_of(one) if isinstance(one, Part) else {name: one}
    return found
