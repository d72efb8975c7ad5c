"""Which of its dice a bot throws again: those that do not help the ship, by what all can see."""

from collections import Counter
from collections.abc import Sequence

from companion.engine.answers import Picked, Value
from companion.engine.chance import Chance
from companion.engine.questions import Question
from companion.engine.view import Viewer
from companion.engine.words import Message, say
from companion.games.ships_home.ships import Ship
from companion.games.ships_home.state import ShipsHomeState
from companion.games.ships_home.view import die_id

MIDDLE = 3


def advise(state: ShipsHomeState, seat: Viewer, _question: Question, _chance: Chance) -> Picked | None:
    """Rerolls dice that do not help the ship."""
    if seat is None:
        return None
    left, taken = list(again(state, seat)), []
    for n, face in enumerate(state.dice[seat]):
        if face in left:
            left.remove(face)
            taken.append(die_id(n, face))
    return Picked(tuple(taken))


def reason(_state: ShipsHomeState, _seat: str, _question: Question, value: Value | None) -> Message:
    """Help that the dice are to the ship."""
    return say("advice-again" if isinstance(value, Picked) and value.options else "advice-keep")


def again(state: ShipsHomeState, seat: str) -> tuple[int, ...]:
    """The faces that are thrown once more."""
    assert state.ship is not None
    mine, ship = state.dice[seat], state.ship
    match ship.kind:
        case "same":
            return tuple(face for face in mine if face != _commonest(state.faces))
        case "row":
            return _beside_the_row(state, ship, seat)
        case "high":
            return tuple(face for face in mine if face <= MIDDLE)
        case "low":
            return tuple(face for face in mine if face > MIDDLE)
    return tuple(face for face in mine if face % 2 != (ship.kind == "odd"))


def _commonest(faces: Sequence[int]) -> int:
    return max(Counter(faces).items(), key=lambda one: (one[1], one[0]))[0]


def _beside_the_row(state: ShipsHomeState, ship: Ship, seat: str) -> tuple[int, ...]:
    """The first to show a face of the best row keeps it; all others throw."""
    starts = range(1, 8 - ship.wants)
    best = max(starts, key=lambda first: len({*range(first, first + ship.wants)} & {*state.faces}))
    left = {*range(best, best + ship.wants)}
    for one in state.seats:
        kept = [face for face in sorted({*state.dice[one.id]}) if face in left]
        left -= {*kept}
        if one.id == seat:
            rest = list(state.dice[seat])
            for face in kept:
                rest.remove(face)
            return tuple(rest)
    return ()
