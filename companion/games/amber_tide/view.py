"""View of one viewer; the game has no secrets."""

from collections.abc import Iterator

from companion.engine.dice import Die
from companion.engine.expected_layout import ExpectedLayout, Pool
from companion.engine.game import Seat
from companion.engine.questions import ChoiceLook, Choose, Option, Pushed, Question, RollDice, Wanted
from companion.engine.view import (
    Badge,
    Explanation,
    Meanwhile,
    Meter,
    Mood,
    OwnedDice,
    Rolling,
    SeatView,
    Spotlight,
    Track,
    View,
    Viewer,
)
from companion.engine.words import Message, say
from companion.games.amber_tide.drawing import flats
from companion.games.amber_tide.state import DICE, FAR, HIGH, RISING, AmberTideState, amber

MOODS = {"home": Mood.SUCCESS, "flood": Mood.FAILURE}
LOW = frozenset(range(1, RISING + 1))
"""Which of these faces a die shows changes nothing (AT-004, AT-005)."""
NEAR = 3
"""With so few dry places left the walker is warned."""


def questions(state: AmberTideState) -> tuple[Question, ...]:
    """Open questions: number of dice, the throw, and whether to go home."""
    if state.over or not state.seats:
        return ()
    seat = state.walker
    waits = say("wait-throw" if state.out else "wait-walk", name=seat.name)
    if state.out:
        roll = RollDice((Wanted(seat.colour, state.out, seat.name),), alike=(LOW,))
        return (Question("throw", None, say("ask-throw", name=seat.name, n=state.out), roll, waits),)
    again = tuple(Option(str(n), say("dice", n=n), number=n) for n in range(1, DICE + 1))
    if state.throws:
        home = Option("home", say("go-home", n=state.haul))
        prompt, choose = say("ask-on"), Choose((*again, home), look=ChoiceLook.DICE)
        return (Question("on", seat.id, prompt, choose, waits, hint=_warned(state)),)
    prompt, pushed = say("ask-out"), Pushed(seat.colour)
    return (
        Question(
            "out",
            seat.id,
            prompt,
            Choose(again, look=ChoiceLook.DICE),
            waits,
            hint=_warned(state),
            pushed=pushed,
        ),
    )


def _warned(state: AmberTideState) -> Message | None:
    return say("hint-near", n=state.dry) if state.dry <= NEAR else None


def view(state: AmberTideState, viewer: Viewer) -> View:
    """The page of one viewer."""
    return View(
        viewer=viewer,
        mood=_mood(state),
        tracks=(_tide(state),),
        seats=tuple(_seat(state, seat.id, seat.name, seat.colour) for seat in state.seats),
        waiting=tuple(question.public for question in questions(state)),
        spotlight=_end(state),
        rolling=_rolling(state),
        hand=(),
        opened=(),
        counters=((say("count-flats"), state.taken), (say("count-goal"), state.goal)),
        over=state.over,
        why=tuple(_why(state)),
        plan=flats(state) if state.seats and not state.over else None,
        winners=(state.winner.id,) if state.winner else (),
        meanwhile=_meanwhile(state, viewer) if viewer and state.seats else None,
        rule=_rule(state),
        scene=_scene(state),
    )


def _tide(state: AmberTideState) -> Track:
    told = say("track-tide-text", high=HIGH)
    return Track("tide", say("track-tide"), state.tide, HIGH, text=told, in_plan=not state.over)


def _meanwhile(state: AmberTideState, seat: str) -> Meanwhile:
    goal = say("goal", n=max(0, state.goal - state.home[seat]))
    turns = tuple(state.walker_of(state.walks + n).id for n in range(1, 2 * len(state.seats)))
    return Meanwhile(goal, _tide(state), tuple(_stakes(state)), turns)


def _stakes(state: AmberTideState) -> Iterator[Message]:
    """Yields the bag that the tide can take, and the amber that lies out there."""
    if state.throws:
        yield say("stake-bag", name=state.walker.name, n=state.carried, dry=state.dry)
    if state.taken and state.throws < FAR:
        yield say("stake-sand", name=state.walker.name, n=state.taken, far=FAR - state.throws)


def _mood(state: AmberTideState) -> Mood:
    if state.over:
        return Mood.WON
    return MOODS.get(state.ended) or (Mood.ROLLING if state.out else Mood.CALM)


def _rule(state: AmberTideState) -> str:
    if state.over:
        return "AT-010"
    if state.ended:
        return "AT-009" if state.ended == "flood" else "AT-007"
    return "AT-006" if state.throws and not state.out else "AT-003"


def _scene(state: AmberTideState) -> str | None:
    if state.over:
        return None
    return "flood" if state.ended == "flood" else "flats" if state.throws or state.out else "shore"


def _seat(state: AmberTideState, seat: str, name: str, colour: str) -> SeatView:
    on_turn = not state.over and state.walker.id == seat
    home = state.home[seat]
    track = Track("amber", say("track-amber"), home, max(home, state.goal), colour)
    meter = Meter(min(home, state.goal), state.goal)
    found = Badge("found", say("badge-found", n=state.found), text=say("badge-found-text"))
    badges = (found,) if on_turn and state.found else ()
    return SeatView(
        seat, name, colour, (track,), badges, (), on_turn=on_turn, wanted=on_turn, gone=False, meter=meter
    )


def _rolling(state: AmberTideState) -> Rolling | None:
    if state.over or not (state.out or state.faces):
        return None
    if state.out:
        walker = state.walker
        return Rolling((OwnedDice(walker.colour, state.out, walker.name),), (), None, None)
    seat = state.seat(state.thrower)
    dice = tuple(Die(seat.colour, face) for face in state.faces)
    counting = tuple(map(amber, state.faces))
    found, flooded = sum(counting), state.ended == "flood"
    summary = say("summary-flood", n=found) if flooded else say("summary", n=found)
    return Rolling((OwnedDice(seat.colour, len(dice), seat.name),), dice, summary, None, counting=counting)


def _why(state: AmberTideState) -> Iterator[Explanation]:
    """Reasons for the latest throw: its amber, how far the tide rose, what the bag holds or the sea took."""
    if state.out or not state.faces or state.over:
        return
    low = sum(face in LOW for face in state.faces)
    yield Explanation(say("why-amber", n=sum(map(amber, state.faces))), ("AT-004",))
    yield Explanation(say("why-rose", n=state.rose, low=low, more=state.rose - low), ("AT-005",))
    if state.ended == "flood":
        yield Explanation(say("why-flood", high=HIGH), ("AT-009",))
    else:
        yield Explanation(say("why-bag", n=state.carried), ("AT-007",))


def laid(state: AmberTideState) -> ExpectedLayout:
    """All five dice before everybody but the walker, and before all once it is over (AT-001)."""
    at_rest = [seat for seat in state.seats if state.over or seat != state.walker]
    return ExpectedLayout(tuple(_pool(seat) for seat in at_rest))


def _pool(seat: Seat) -> Pool:
    return Pool(seat.id, seat.colour, DICE, say("dice-of", name=seat.name))


def _end(state: AmberTideState) -> Spotlight | None:
    if state.winner is None:
        return None
    title = say("end-title", name=state.winner.name)
    ranked = sorted(state.seats, key=lambda seat: -state.home[seat.id])
    lines = tuple(say("end-line", name=seat.name, n=state.home[seat.id]) for seat in ranked)
    return Spotlight(say("end-text", n=state.most, goal=state.goal), title, None, lines)
