"""View of one viewer: all but the ships to come."""

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.dice import Die
from companion.engine.questions import ChoiceLook, Option, Pick, Question, RollDice, Wanted
from companion.engine.view import (
    CardView,
    Explanation,
    Meanwhile,
    Mood,
    OwnedDice,
    Rolling,
    SeatView,
    Spotlight,
    Track,
    View,
    Viewer,
)
from companion.engine.words import Words, say
from companion.games.ships_home.drawing import night
from companion.games.ships_home.events import how_it_ended, so_many
from companion.games.ships_home.ships import DICE, Ship, shown
from companion.games.ships_home.sight import oil, wish
from companion.games.ships_home.state import HOURS, REEF, ShipsHomeState

MOODS = {"home": Mood.SUCCESS, "reef": Mood.LOSS}


def die_id(place: int, face: int) -> str:
    """A die as the id of an option: its place in the row, and its face."""
    return f"{place}:{face}"


def questions(state: ShipsHomeState) -> tuple[Question, ...]:
    """A throw of all; then from each, all at once, what of it is thrown again."""
    if state.over or not state.seats:
        return ()
    if state.dice and not state.throwing:
        return tuple(_again(state, seat.id, seat.name, seat.colour) for seat in state.choosing)
    wanted = tuple(Wanted(seat.colour, DICE, seat.name) for seat in state.seats)
    prompt, waits = say("ask-again" if state.throwing else "ask-throw", n=DICE), say("wait-throw")
    return (Question("throw", None, prompt, RollDice(wanted, _kept(state)), waits),)


def _kept(state: ShipsHomeState) -> tuple[Die, ...]:
    """The dice that stay as they lie (SH-004)."""
    kept = []
    for seat in state.seats if state.throwing else ():
        rest = list(state.dice[seat.id])
        for face in state.again[seat.id]:
            rest.remove(face)
        kept += [Die(seat.colour, face) for face in rest]
    return tuple(kept)


def _again(state: ShipsHomeState, seat: str, name: str, colour: str) -> Question:
    options = tuple(
        Option(die_id(n, face), say("die", n=face), number=face, colour=colour)
        for n, face in enumerate(state.dice[seat])
    )
    waits = say("wait-again", name=name)
    hint, form = say("hint-again", n=state.oil), Pick(options, 0, DICE, look=ChoiceLook.DICE)
    return Question(f"again-{seat}", seat, say("ask-pick"), form, waits, hint=hint)


def view(state: ShipsHomeState, viewer: Viewer) -> View:
    """The page of one viewer."""
    return View(
        viewer=viewer,
        mood=_mood(state),
        tracks=tuple(replace(track, in_plan=not state.over) for track in _tracks(state)),
        seats=tuple(_seat(state, seat.id, seat.name, seat.colour) for seat in state.seats),
        waiting=tuple(_waiting(state)),
        spotlight=_spotlight(state),
        rolling=_rolling(state),
        hand=(),
        opened=_opened(state),
        counters=((say("count-home"), state.home),),
        over=state.over,
        why=tuple(_why(state)),
        winners=tuple(seat.id for seat in state.seats) if state.over and not state.lost else (),
        meanwhile=Meanwhile(_goal(state), oil(state), tuple(_stakes(state, viewer))) if viewer else None,
        rule=_rule(state),
        plan=night(state) if state.ships and not state.over else None,
        scene=None if state.over else "reef" if state.ended == "reef" else "night",
    )


def _tracks(state: ShipsHomeState) -> Iterator[Track]:
    yield Track("hours", say("track-hours"), state.hour, HOURS, text=say("track-hours-text", n=HOURS))
    yield oil(state)
    yield Track("reef", say("track-reef"), state.reef, REEF, text=say("track-reef-text", n=REEF))


def _goal(state: ShipsHomeState) -> Words:
    return say("goal", n=HOURS - state.home - state.reef, spare=REEF - 1 - state.reef)


def _stakes(state: ShipsHomeState, viewer: str) -> Iterator[Words]:
    """Yields the ship at sea, and the dice that are thrown again for it."""
    if state.ship is not None and state.again:
        yield wish(state.ship)
    for seat in state.seats:
        if seat.id in state.again:
            key = "stake-mine" if seat.id == viewer else "stake-again"
            yield say(key, name=seat.name, n=len(state.again[seat.id]))


def _waiting(state: ShipsHomeState) -> Iterator[Words]:
    """Waiting text: a throw of all, several people, or the last one."""
    if state.dice and not state.throwing and len(state.choosing) > 1:
        yield say("wait-picks", n=len(state.choosing))
    else:
        yield from (question.public for question in questions(state))


def _mood(state: ShipsHomeState) -> Mood:
    if state.over:
        return Mood.LOST if state.lost else Mood.WON
    if state.ended:
        return MOODS[state.ended]
    return Mood.CALM if state.choosing else Mood.ROLLING


def _rule(state: ShipsHomeState) -> str:
    if state.over:
        return "SH-007"
    return "SH-004" if state.dice else "SH-003"


def _seat(state: ShipsHomeState, seat: str, name: str, colour: str) -> SeatView:
    waits = not state.throwing and any(one.id == seat for one in state.choosing)
    return SeatView(seat, name, colour, (), (), (), on_turn=waits, wanted=waits, gone=False)


def _opened(state: ShipsHomeState) -> tuple[CardView, ...]:
    ship = state.ship
    if ship is None or not state.dice:
        return ()
    return (CardView("ship", say("card-ship"), "", (wish(ship),), now=say("card-ship-now", n=state.hour)),)


def _rolling(state: ShipsHomeState) -> Rolling | None:
    ship, dice = _lit(state)
    if not state.seats:
        return None
    asked = tuple(OwnedDice(seat.colour, DICE, seat.name) for seat in state.seats)
    summary = say("summary", n=shown(ship, _faces(dice))) if ship else None
    return Rolling(asked, dice, summary, None)


def _lit(state: ShipsHomeState) -> tuple[Ship | None, tuple[Die, ...]]:
    """The dice that lie there and the ship that they are for: the last one until the next throw."""
    if state.throwing:
        return None, ()
    ship, faces = (state.ship, state.dice) if state.dice else (state.past, state.last)
    return ship, tuple(Die(seat.colour, face) for seat in state.seats for face in faces.get(seat.id, ()))


def _faces(dice: tuple[Die, ...]) -> tuple[int, ...]:
    return tuple(die.value for die in dice)


def _why(state: ShipsHomeState) -> Iterator[Explanation]:
    """Reasons for the light of these dice, and for the fate of a ship that has gone."""
    ship, dice = _lit(state)
    if ship is None:
        return
    yield Explanation(say(f"why-{ship.kind}", n=shown(ship, _faces(dice))), ("SH-003",))
    rule = "SH-006" if state.ended == "reef" else "SH-003"
    yield Explanation(say(f"why-{state.ended or 'wants'}", n=ship.wants), (rule,))


def _spotlight(state: ShipsHomeState) -> Spotlight | None:
    if state.over:
        lines = say("end-home", n=state.home), say("end-reef", n=state.reef), say("end-oil", n=state.oil)
        return Spotlight(so_many(state), how_it_ended(state), None, lines)
    ship = state.ship
    return Spotlight(say("card-ship"), wish(ship), None) if ship and not state.dice else None
