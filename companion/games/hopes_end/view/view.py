"""View of one viewer: an allow-list, field by field."""

from collections.abc import Iterator

from companion.engine.frozen import recent, replace
from companion.engine.view import (
    Badge,
    CardView,
    Explanation,
    Meanwhile,
    Mood,
    SeatView,
    Spotlight,
    Track,
    View,
    Viewer,
)
from companion.engine.words import Words, say
from companion.games.hopes_end.cards import Morality
from companion.games.hopes_end.memory import returning
from companion.games.hopes_end.questions import questions
from companion.games.hopes_end.reckoning import (
    brought_back,
    cause,
    picture_of,
    reckoning,
    score_parts,
    scores,
    who_won,
)
from companion.games.hopes_end.state import LIMIT, Citizen, Held, HopesEndState
from companion.games.hopes_end.telling import (
    answer_label,
    answer_with_gains,
    effects_told,
    mark_of,
    question_of,
)
from companion.games.hopes_end.town.places import named
from companion.games.hopes_end.view.board import board_of


def view(state: HopesEndState, viewer: Viewer) -> View:
    """The page of one viewer: what all see, and what is this one's own."""
    seen = _by_all(state)
    seats = tuple(
        _seat(state, one, viewer) if one.seat.id == viewer else seat
        for one, seat in zip(state.citizens, seen.seats, strict=True)
    )
    holds = viewer == state.active and state.rulings.drawn != "open" and bool(state.citizens)
    board = board_of(state, viewer) if holds else seen.board
    meanwhile = _meanwhile(state, viewer) if viewer and state.citizens else None
    return replace(seen, viewer=viewer, seats=seats, board=board, meanwhile=meanwhile)


def _meanwhile(state: HopesEndState, viewer: str) -> Meanwhile:
    """The lead in points, and the ruins that all bear together."""
    ahead = max(
        (citizen.seat for citizen in state.citizens if citizen.seat.id != viewer),
        key=lambda one: state.score(one.id),
    )
    n = state.score(ahead.id) - state.score(viewer)
    goal = say("goal-catch", name=ahead.name, n=n) if n > 0 else say("goal-lead", n=-n)
    turns = state.clockwise(state.active)[1:] if state.active else ()
    return Meanwhile(goal, _ruined(state), tuple(_stakes(state, viewer)), turns)


def _stakes(state: HopesEndState, viewer: str) -> Iterator[Words]:
    """Yields the tiles that another loses now, those of one's own in reach of ruin, and the limit of all."""
    if state.victim is not None and state.victim.seat != viewer:
        yield say("stake-ruin", name=state.name(state.victim.seat), n=state.victim.n)
    yield say("stake-mine", n=len(state.ruinable(viewer)))
    yield say("stake-town", n=max(0, state.borne - state.ruined))


def _ruined(state: HopesEndState) -> Track:
    """The ruins of all; one that the town does not survive is counted, too."""
    text, n = say("track-ruined-text"), state.ruined
    said = say("track-ruined-beyond", n=n, of=LIMIT) if n > LIMIT else None
    return Track("ruined", say("track-ruined"), min(n, LIMIT), LIMIT, text=text, said=said)


@recent
def _by_all(state: HopesEndState) -> View:
    """View of a spectator, computed once for all of them."""
    return View(
        viewer=None,
        mood=_mood(state),
        tracks=(_ruined(state),) if state.citizens else (),
        seats=tuple(_seat(state, citizen, None) for citizen in state.citizens),
        waiting=tuple(dict.fromkeys(question.public for question in questions(state))),
        spotlight=_spotlight(state),
        rolling=None,
        hand=(),
        opened=tuple(_opened(state)),
        counters=tuple(_counters(state)),
        over=state.outcome is not None,
        winners=state.winners if state.outcome is not None else (),
        why=tuple(_why(state)),
        rule=_rule(state),
        board=board_of(state, None) if state.citizens else None,
        glow="red" if state.outcome == "lost" else None,
        scene=_scene(state),
    )


def _scene(state: HopesEndState) -> str | None:
    """The picture of the card that is read now."""
    if state.reading is not None:
        return picture_of(state.box.morality[state.reading])
    judged = state.history if state.judging else None
    return picture_of(state.box.history[judged]) if judged and not state.ruins else None


def _rule(state: HopesEndState) -> str:
    """A rule of the chapter that is played now."""
    if state.outcome is not None:
        return "HE-040"
    if not state.begun:
        return "HE-005"
    if state.ruins or state.repairer is not None:
        return "HE-033"
    return "HE-018" if state.active is None else "HE-010"


def _mood(state: HopesEndState) -> Mood:
    if state.outcome is not None:
        return Mood.LOST if state.outcome == "lost" else Mood.WON
    return Mood.LOSS if state.ruins else Mood.CALM


def _counters(state: HopesEndState) -> Iterator[tuple[Words, int]]:
    for n, pile in enumerate(state.piles, start=1):
        yield say("count-pile", n=n), len(pile)
    yield say("count-morality"), len(state.morality_deck)
    yield say("count-history"), len(state.history_deck)


def _seat(state: HopesEndState, one: Citizen, viewer: Viewer) -> SeatView:
    seat = one.seat.id
    asked = {question.to for question in questions(state)}
    return SeatView(
        seat,
        one.seat.name,
        one.seat.colour,
        (),
        tuple(_badges(state, one)),
        tuple(
            _morality(state, held, n, shown=_is_shown(state, held, seat, viewer))
            for n, held in enumerate(one.cards, start=1)
        ),
        on_turn=state.active == seat,
        wanted=seat in asked,
        gone=False,
    )


def _badges(state: HopesEndState, one: Citizen) -> Iterator[Badge]:
    seat = one.seat.id
    yield Badge(
        "score",
        say("badge-score", n=state.score(seat)),
        text=score_parts(state, seat),
    )
    if state.outcome is not None:
        return
    if one.allow > 1:
        yield Badge("allow", say("badge-allow", n=one.allow), text=say("badge-allow-text"))
    if one.spare:
        yield Badge("spare", say("badge-spare", n=one.spare), text=say("badge-spare-text"))
    if state.victim is not None and state.victim.seat == seat:
        yield Badge(
            "victim", say("badge-victim", n=state.victim.n), grave=True, text=say("badge-victim-text")
        )


def _is_shown(state: HopesEndState, held: Held, seat: str, viewer: Viewer) -> bool:
    """Sealed answers are their owner's alone as long as they are fresh (HE-A21)."""
    return state.rulings.answers == "open" or not held.fresh or viewer == seat


def _morality(state: HopesEndState, held: Held, place: int, *, shown: bool) -> CardView:
    card = state.box.morality[held.card]
    marked = held.answer if shown else None
    lines = tuple(_answer(card, n, marked) for n in (1, 2, 3))
    missing = say("answer-none") if held.answer is None else None if shown else say("answer-sealed")
    return CardView(
        card.id,
        say("goes", n=place, type=say(f"type-{card.type}")),
        card.question or card.id,
        (*lines, *((missing,) if missing else ())),
        back="morality",
        picture=picture_of(card),
        mark=mark_of(card, marked),
    )


def _answer(card: Morality, n: int, marked: int | None) -> Words:
    return say("answer-marked" if n == marked else "answer-open", n=n, text=answer_label(card, n))


def _opened(state: HopesEndState) -> Iterator[CardView]:
    """The History card that lies: its text was read when it came, and stays only where people act on it."""
    if state.history is not None:
        card = state.box.history[state.history]
        text = (card.text,) if card.text and state.by_hand else ()
        lines = (*text, *effects_told(card), *(brought_back(state, one) for one in returning(state)))
        title, drawn = card.title or card.id, picture_of(card)
        yield CardView(card.id, say("card-history"), title, lines, back="history", picture=drawn)


def _spotlight(state: HopesEndState) -> Spotlight | None:
    if state.outcome is not None:
        text = say(f"end-{state.outcome}-text", n=state.ruined)
        return Spotlight(cause(state), who_won(state), text, tuple(reckoning(state)))
    if state.reading is not None:
        card = state.box.morality[state.reading]
        answers = tuple(answer_with_gains(card, n) for n in (1, 2, 3))
        return Spotlight(
            say("morality-kicker", type=say(f"type-{card.type}")), question_of(card), None, answers
        )
    return _opening(state) if state.citizens and not state.begun else None


def _opening(state: HopesEndState) -> Spotlight | None:
    """The question of the first three that each is asked, until all have answered (HE-005)."""
    cards = [held for citizen in state.citizens for held in citizen.cards]
    done = sum(held.answer is not None for held in cards)
    if done == len(cards):
        return None
    title = say("opening-title", n=done, of=len(cards))
    return Spotlight(
        say("opening-kicker"), title, None, tuple(_asked(state, citizen) for citizen in state.citizens)
    )


def _asked(state: HopesEndState, one: Citizen) -> Words:
    card = next((held.card for held in one.cards if held.answer is None), None)
    if card is None:
        return say("opening-done", name=one.seat.name)
    return say("opening-asks", name=one.seat.name, question=question_of(state.box.morality[card]))


def _why(state: HopesEndState) -> Iterator[Explanation]:
    """Explains the scores and the complete features, which bring bonuses and shield tiles."""
    if state.begun:
        yield from scores(state)
    for one in state.survey.complete:
        where = named(min(one.tiles))
        text = say(f"why-{one.kind}", n=len(one.tiles), place=where)
        yield Explanation(text, ("HE-036", "HE-042"))
