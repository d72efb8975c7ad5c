"""What must be so after a step, compared field by field."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from companion.games.map_to_hope.definitions import MANY
from companion.games.map_to_hope.scenarios.given import fate_value
from companion.games.map_to_hope.scenarios.script import TABLE, Playing
from companion.games.map_to_hope.state import State, Survivor
from companion.kit.rehearsal.parts import Part

OPEN: Mapping[str, str] = {
    "fate": "fate",
    "discard": "discard cards",
    "take-back": "take back",
    "lose-card": "lose card",
    "scout": "scout",
    "foresee": "foresee",
    "choose": "choose",
}
"""What a question is called as a step."""
NOT_AFTER_THE_END = ("active", "open", "passed")


@dataclass(frozen=True)
class Check:
    """What is promised after a step, each part still as it stands in the file."""

    after: int
    promised: Mapping[str, Part]
    players: tuple[str, ...]


def read_check(part: Part, after: int, players: tuple[str, ...]) -> Check:
    """A check. Raises Misread for a field or a value that there cannot be."""
    part.fields("after", *_FIELDS)
    promised = {name: one for name, one in part.entries().items() if name != "after"}
    check = Check(after, promised, players)
    for name, one in promised.items():
        _FIELDS[name].read(one, players)
    return check


def compare(check: Check, play: Playing) -> Iterator[str]:
    """What is otherwise than promised, in words."""
    for name, part in check.promised.items():
        if play.state.outcome is not None and name in NOT_AFTER_THE_END:
            continue
        field = _FIELDS[name]
        wanted, found = field.read(part, check.players), field.find(play)
        for where, one, is_ in _pairs(wanted, found):
            if not _fits(one, is_, ordered=field.ordered):
                yield f"after step {check.after} {name}{where} is {_shown(is_)}, not {_shown(one)}"


@dataclass(frozen=True)
class _Field:
    read: Callable[[Part, tuple[str, ...]], Any]
    find: Callable[[Playing], Any]
    ordered: bool = False


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


def _number(part: Part, _: tuple[str, ...]) -> int:
    return part.number(0, MANY)


def _maybe_number(part: Part, _: tuple[str, ...]) -> int | None:
    return None if part.value is None else part.number(-MANY, MANY)


def _by_seat(read: Callable[[Part], Any]) -> Callable[[Part, tuple[str, ...]], dict[str, Any]]:
    return lambda part, players: {seat: read(one) for seat, one in part.fields(*players).entries().items()}


def _count(part: Part) -> int:
    return part.number(0, MANY)


def _pile(part: Part) -> int | tuple[str, ...]:
    if isinstance(part.value, list):
        return tuple(one.text() for one in part.items())
    return part.number(0, MANY)


def _fate(part: Part, _: tuple[str, ...]) -> int | tuple[str, ...]:
    if isinstance(part.value, list):
        return tuple(map(fate_value, part.items()))
    return part.number(0, MANY)


def _seat(part: Part, players: tuple[str, ...]) -> str | None:
    return None if part.value is None else part.word(players, "seat")


def _seats(part: Part, players: tuple[str, ...]) -> tuple[str, ...]:
    return part.words(players, "seat")


def _id(part: Part, _: tuple[str, ...]) -> str | None:
    return None if part.value is None else part.text()


def _result(part: Part, _: tuple[str, ...]) -> str | None:
    return None if part.value is None else part.word(("success", "failure"), "result")


def _outcome(part: Part, _: tuple[str, ...]) -> str | None:
    return None if part.value is None else part.word(("won", "lost"), "end")


def _open(part: Part, players: tuple[str, ...]) -> tuple[str, str] | None:
    if part.value is None:
        return None
    part.fields("player", "do")
    player = part.part("player").word((*players, TABLE), "player")
    return player, part.part("do").word(tuple(OPEN.values()), "step that may be open")


def _uses(part: Part, _: tuple[str, ...]) -> dict[str, int | None]:
    return {card: None if one.value is None else one.number(0, MANY) for card, one in part.entries().items()}


def _of_seats(find: Callable[[Survivor], Any]) -> Callable[[Playing], dict[str, Any]]:
    return lambda play: {one.seat.id: find(one) for one in play.state.survivors}


def _of_test(find: Callable[[Any], Any]) -> Callable[[Playing], Any]:
    return lambda play: find(play.state.test) if play.state.test else None


def _is_open(play: Playing) -> tuple[str, str] | None:
    for asked in play.open.values():
        if asked.question.id in OPEN:
            return asked.question.to or TABLE, OPEN[asked.question.id]
    return None


def _uses_left(play: Playing) -> dict[str, int | None]:
    return {lying.card: lying.uses for one in play.state.survivors for lying in one.front}


def _of_state(find: Callable[[State], Any]) -> Callable[[Playing], Any]:
    return lambda play: find(play.state)


_FIELDS: Mapping[str, _Field] = {
    "day": _Field(_number, _of_state(lambda state: state.day)),
    "days": _Field(_number, _of_state(lambda state: state.days)),
    "first": _Field(_seat, _of_state(lambda state: state.first)),
    "active": _Field(_seat, _of_state(lambda state: state.active)),
    "time": _Field(_by_seat(_count), _of_seats(lambda one: one.time)),
    "debt": _Field(_by_seat(_count), _of_seats(lambda one: one.debt)),
    "radiation": _Field(_by_seat(_count), _of_seats(lambda one: one.radiation)),
    "damage": _Field(_by_seat(_count), _of_seats(lambda one: one.damage)),
    "hand": _Field(_by_seat(_pile), _of_seats(lambda one: one.hand)),
    "discard": _Field(_by_seat(_pile), _of_seats(lambda one: one.discard)),
    "front": _Field(_by_seat(_pile), _of_seats(lambda one: tuple(lying.card for lying in one.front))),
    "deck": _Field(_by_seat(_pile), _of_seats(lambda one: one.deck), ordered=True),
    "uses": _Field(_uses, _uses_left),
    "location": _Field(_id, _of_state(lambda state: state.location)),
    "journey": _Field(lambda part, _: _pile(part), _of_state(lambda state: state.journey), ordered=True),
    "aside": _Field(lambda part, _: _pile(part), _of_state(lambda state: state.aside), ordered=True),
    "fateDeck": _Field(_fate, _of_state(lambda state: state.fate)),
    "fateDiscard": _Field(_fate, _of_state(lambda state: state.fate_discard)),
    "skill": _Field(_maybe_number, _of_test(lambda test: test.skill)),
    "fate": _Field(_maybe_number, _of_test(lambda test: test.fate)),
    "total": _Field(_maybe_number, _of_test(lambda test: test.total)),
    "needs": _Field(_maybe_number, _of_test(lambda test: test.needs)),
    "result": _Field(
        _result,
        _of_test(lambda test: None if test.success is None else "success" if test.success else "failure"),
    ),
    "passed": _Field(
        _seats,
        _of_state(lambda state: tuple(one.seat.id for one in state.survivors if one.passed and not one.dead)),
    ),
    "dead": _Field(
        _seats, _of_state(lambda state: tuple(one.seat.id for one in state.survivors if one.dead))
    ),
    "gameOver": _Field(_outcome, _of_state(lambda state: state.outcome)),
    "open": _Field(_open, _is_open),
}
