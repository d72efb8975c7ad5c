"""View of one viewer, an allow-list: until all kites fly, a height is known to its owner alone."""

from collections.abc import Iterator

from companion.engine.dice import Die
from companion.engine.questions import ChoiceLook, Choose, Option, Question, RollDice, Wanted
from companion.engine.view import (
    CardView,
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
from companion.games.tangled_kites.bots import spelled
from companion.games.tangled_kites.drawing import sky
from companion.games.tangled_kites.events import enough, who_won
from companion.games.tangled_kites.state import DICE, FIRST, LAST, LINES, Kite, TangledKitesState, alone


def questions(state: TangledKitesState) -> tuple[Question, ...]:
    """The throw of all; then each kite, all at once."""
    if state.over or not state.seats:
        return ()
    if not state.dice:
        wanted = tuple(Wanted(seat.colour, DICE, seat.name) for seat in state.seats)
        roll, prompt = RollDice(wanted), say("ask-throw", n=DICE)
        return (Question("throw", None, prompt, roll, say("wait-throw")),)
    return tuple(_kite(state, seat.id, seat.name) for seat in state.choosing)


def _kite(state: TangledKitesState, seat: str, name: str) -> Question:
    options = tuple(
        Option(spelled(kite), _rising(kite), say("spare") if kite.spare else None, number=kite.height)
        for kite in state.kites(seat)
    )
    waits, together = say("wait-kite", name=name), say("wait-kites")
    return Question(
        f"kite-{seat}",
        seat,
        say("ask-kite"),
        Choose(options, look=ChoiceLook.STRINGS),
        waits,
        discreet=True,
        together=together,
    )


def _rising(kite: Kite) -> Message:
    return say("rise-spare" if kite.spare else "rise", n=kite.height)


def view(state: TangledKitesState, viewer: Viewer) -> View:
    """The page of one viewer."""
    mine = state.chosen.get(viewer or "")
    return View(
        viewer=viewer,
        mood=_mood(state),
        tracks=(),
        seats=tuple(_seat(state, seat.id, seat.name, seat.colour) for seat in state.seats),
        waiting=tuple(_waiting(state)),
        spotlight=_end(state) if state.over else _flown(state) if state.flown else None,
        rolling=_rolling(state),
        hand=(_held(viewer, mine),) if mine is not None else (),
        opened=(),
        counters=((say("count-prize"), FIRST + LAST + state.left), (say("count-goal"), state.goal)),
        over=state.over,
        winners=tuple(seat.id for seat in state.winners) if state.over else (),
        why=tuple(_why(state)),
        plan=sky(state) if state.seats and not state.over else None,
        meanwhile=_meanwhile(state, viewer) if viewer and state.seats else None,
        rule="TK-009" if state.over else "TK-003" if state.dice else "TK-005" if state.flown else "TK-002",
        scene=None if state.over or state.flown else "clouds" if state.dice else "hill",
    )


def _meanwhile(state: TangledKitesState, seat: str) -> Meanwhile:
    ribbons = state.ribbons[seat]
    bar = Track("ribbons", say("track-ribbons"), min(ribbons, state.goal), state.goal)
    return Meanwhile(say("goal", n=max(0, state.goal - ribbons)), bar, tuple(_stakes(state, seat)))


def _stakes(state: TangledKitesState, viewer: str) -> Iterator[Message]:
    """Yields the heights that the kites of the others can rise to, by the dice that all see."""
    for seat in state.seats if state.dice else ():
        if seat.id != viewer:
            heights = sorted({kite.height for kite in state.kites(seat.id)})
            yield say("stake-heights", name=seat.name, heights=", ".join(map(str, heights)))


def _waiting(state: TangledKitesState) -> Iterator[Message]:
    """Waiting text: a throw of all, many kites, or the last one."""
    if len(state.choosing) > 1:
        yield say("wait-rising", n=len(state.choosing))
    elif state.choosing:
        yield say("wait-kite", name=state.choosing[0].name)
    elif not state.over:
        yield say("wait-throw")


def _mood(state: TangledKitesState) -> Mood:
    if state.over:
        return Mood.WON
    if state.flown:
        return Mood.SUCCESS if state.prizes else Mood.FAILURE
    return Mood.CALM if state.dice else Mood.ROLLING


def _held(viewer: Viewer, kite: Kite) -> CardView:
    return CardView(f"kite-{viewer}", say("card-kite"), "", (_rising(kite),), secret=True)


def _seat(state: TangledKitesState, seat: str, name: str, colour: str) -> SeatView:
    waits = any(one.id == seat for one in state.choosing)
    ribbons = state.ribbons[seat]
    text = say("extra-lines-text", n=LINES)
    holds = (
        Track("ribbons", say("ribbons"), min(ribbons, state.goal), state.goal, shape="ribbon"),
        Track("lines", say("extra-lines"), state.lines[seat], LINES, text=text, shape="ring"),
    )
    meter = Meter(min(ribbons, state.goal), state.goal)
    return SeatView(seat, name, colour, holds, (), (), on_turn=waits, wanted=waits, gone=False, meter=meter)


def _rolling(state: TangledKitesState) -> Rolling | None:
    if state.over:
        return None
    asked = tuple(OwnedDice(seat.colour, DICE, seat.name) for seat in state.seats)
    dice = tuple(Die(seat.colour, face) for seat in state.seats for face in state.dice.get(seat.id, ()))
    return Rolling(asked, dice, say("summary") if dice else None, None)


def _flown(state: TangledKitesState) -> Spotlight:
    if not state.prizes:
        return Spotlight(say("flown-kicker"), say("flown-nobody"), say("flown-left", n=state.left))
    names = " + ".join(state.name(seat) for seat in state.prizes)
    return Spotlight(say("flown-kicker"), say("flown-title", names=names), None)


def _why(state: TangledKitesState) -> Iterator[Explanation]:
    heights = alone(state.flown)
    for seat, kite in sorted(state.flown.items(), key=lambda one: -one[1].height):
        name, won = state.name(seat), state.prizes.get(seat, 0)
        if seat not in heights:
            yield Explanation(say("why-tangled", name=name, height=kite.height), ("TK-005",))
        elif not won:
            yield Explanation(say("why-alone", name=name, height=kite.height), ("TK-005",))
        else:
            rules = ("TK-006",) if won >= FIRST else ("TK-007",)
            yield Explanation(say("why-won", name=name, height=kite.height, n=won), rules)


def _end(state: TangledKitesState) -> Spotlight:
    ranked = sorted(state.seats, key=lambda seat: (-state.ribbons[seat.id], -state.lines[seat.id]))
    lines = tuple(
        say("end-line", name=one.name, n=state.ribbons[one.id], lines=state.lines[one.id]) for one in ranked
    )
    return Spotlight(enough(state), who_won(state), None, lines)
