"""What a scenario expects of the state: each field is read strictly and held against the real game."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from companion.games.hope_inhumanity import hardship
from companion.games.hope_inhumanity.scenarios.given import MOST_PERSONALITIES, MOST_TRAITS, Given
from companion.games.hope_inhumanity.scenarios.moment import Moment
from companion.games.hope_inhumanity.scenarios.parts import Part
from companion.games.hope_inhumanity.scenarios.staging import CONDITIONS
from companion.games.hope_inhumanity.state import DICE, ROUNDS, Playing, Survivor, Verdict
from companion.games.hope_inhumanity.support import wishing

MANY = 99
RESULTS: Mapping[str, Verdict] = {
    "success": Verdict.SUCCESS,
    "failure": Verdict.FAILURE,
    "special": Verdict.HOPELESS,
    "avoided": Verdict.AVOIDED,
    "answered": Verdict.ANSWERED,
}
"""How a Scene ended, in the words of a scenario."""


@dataclass(frozen=True)
class Check:
    """Values that must hold after a step: by field, and by seat (or card) within it."""

    after: int
    wanted: Mapping[tuple[str, ...], Any]


def read_check(part: Part, after: int, given: Given) -> Check:
    """The check of the state after a step. Raises Misread."""
    part.fields(*FIELDS, "after")
    wanted: dict[tuple[str, ...], Any] = {}
    for name, entry in part.entries().items():
        if name != "after":
            wanted |= {(name, *key): value for key, value in FIELDS[name].read(entry, given).items()}
    if not wanted:
        raise part.fault(f"nothing is checked here; allowed: {', '.join(FIELDS)}")
    return Check(after, wanted)


def compare(check: Check, moment: Moment) -> Iterator[str]:
    """What is not as it should be, a sentence each."""
    for key, wanted in check.wanted.items():
        found = FIELDS[key[0]].find(moment, *key[1:])
        if found != wanted:
            what = f"{' '.join(key)} should be {_said(wanted)}, and is {_said(found)}"
            yield f"after step {check.after}: {what}"


@dataclass(frozen=True)
class Field:
    """How a field is read, by key within it, and how the game's own value is found."""

    read: Callable[[Part, Given], Mapping[tuple[str, ...], Any]]
    find: Callable[..., Any]


def _said(value: Any) -> str:
    if isinstance(value, list | tuple | frozenset):
        return f"[{', '.join(map(str, sorted(value) if isinstance(value, frozenset) else value))}]"
    return "none" if value is None else str(value)


def _one(read: Callable[[Part, Given], Any]) -> Callable[[Part, Given], Mapping[tuple[str, ...], Any]]:
    return lambda part, given: {(): read(part, given)}


def _each(read: Callable[[Part], Any]) -> Callable[[Part, Given], Mapping[tuple[str, ...], Any]]:
    def entries(part: Part, given: Given) -> Mapping[tuple[str, ...], Any]:
        return {(seat,): read(entry) for seat, entry in part.fields(*given.players).entries().items()}

    return entries


def _number(least: int, most: int) -> Callable[[Part, Given], int]:
    return lambda part, _given: part.number(least, most)


def _seats(part: Part, given: Given) -> frozenset[str]:
    return frozenset(part.words(given.players, "seat"))


def _order(part: Part, given: Given) -> tuple[str, ...]:
    return part.words(given.players, "seat")


def _seat(part: Part, given: Given) -> str:
    return part.word(given.players, "seat")


def _result(part: Part, _given: Given) -> Verdict | None:
    return None if part.value is None else RESULTS[part.word(RESULTS, "result")]


def _game_over(part: Part, _given: Given) -> str | None:
    return None if part.value is None else part.word(("won", "lost"), "end of a game")


def _conditions(part: Part) -> frozenset[str]:
    return frozenset(part.words(CONDITIONS, "condition"))


def _scene(moment: Moment) -> Playing:
    return moment.scene or Playing("")


def _hardship(moment: Moment) -> int | None:
    """The total: as it was judged, or as it would be now; none for a Scene without a rating."""
    needed = _scene(moment).needed
    if needed is None and moment.state.playing is not None and moment.state.scene.hardship is not None:
        needed = hardship.reasons(moment.state)
    return hardship.total(needed) if needed else None


def _successes(moment: Moment) -> int | None:
    dice = _scene(moment).dice
    return hardship.successes(dice) if dice else None


def _survivor(moment: Moment, seat: str) -> Survivor:
    return moment.state.survivor(seat)


def _conditions_of(moment: Moment, seat: str) -> frozenset[str]:
    one = _survivor(moment, seat)
    return frozenset(name for name, (track, step) in CONDITIONS.items() if getattr(one, track) == step)


def _those(holds: Callable[[Survivor], bool]) -> Callable[[Moment], frozenset[str]]:
    return lambda moment: frozenset(one.seat for one in moment.state.survivors if holds(one))


def _survivors(moment: Moment) -> frozenset[str]:
    """Who reached the end; nobody has before it."""
    if moment.state.won is None:
        return frozenset()
    return frozenset(one.seat for one in moment.state.survivors if one.alive)


def _over(moment: Moment) -> str | None:
    return {None: None, True: "won", False: "lost"}[moment.state.won]


def _offers(moment: Moment) -> tuple[str, ...]:
    open_now = tuple(one.seat for one in wishing(moment.state)) if moment.state.playing else ()
    return open_now or moment.offers


FIELDS: Mapping[str, Field] = {
    "hardship": Field(_one(_number(0, MANY)), _hardship),
    "dice": Field(_one(_number(0, MANY)), lambda moment: _scene(moment).in_the_middle),
    "successes": Field(_one(_number(0, MANY)), _successes),
    "result": Field(_one(_result), lambda moment: _scene(moment).verdict),
    "humanity": Field(
        _each(lambda part: part.number(-MANY, MANY)), lambda moment, seat: _survivor(moment, seat).humanity
    ),
    "conditions": Field(_each(_conditions), _conditions_of),
    "hope": Field(_one(_number(0, DICE)), lambda moment: moment.state.hope),
    "alive": Field(_one(_seats), _those(lambda one: one.alive)),
    "dead": Field(_one(_seats), _those(lambda one: not one.alive)),
    "marked": Field(_one(_seats), _those(lambda one: one.marked)),
    "active": Field(_one(_seat), lambda moment: moment.state.active),
    "round": Field(_one(_number(1, ROUNDS)), lambda moment: moment.state.round),
    "traits": Field(
        _each(lambda part: part.number(0, MOST_TRAITS)),
        lambda moment, seat: len(_survivor(moment, seat).traits),
    ),
    "traitPile": Field(_one(_number(0, MOST_TRAITS)), lambda moment: len(moment.state.trait_pile)),
    "personalityPile": Field(
        _one(_number(0, MOST_PERSONALITIES)), lambda moment: len(moment.state.personality_pile)
    ),
    "relationships": Field(_one(_number(0, MANY)), lambda moment: len(moment.state.bonds)),
    "offerOrder": Field(_one(_order), _offers),
    "gameOver": Field(_one(_game_over), _over),
    "survivors": Field(_one(_seats), _survivors),
}
"""Every field of a check."""
