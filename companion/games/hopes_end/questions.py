"""What is open now, and to whom."""

from collections.abc import Iterator

from companion.engine.questions import Choose, Option, Question
from companion.engine.words import Words, say
from companion.games.hopes_end.cards import Morality
from companion.games.hopes_end.deciding import ASIDE, STOP
from companion.games.hopes_end.places import named, spot
from companion.games.hopes_end.rules.turn import replaceable
from companion.games.hopes_end.state import State
from companion.games.hopes_end.telling import answer_label, question_of
from companion.games.hopes_end.town import legal, repairable


def questions(state: State) -> tuple[Question, ...]:
    """What is open: at the beginning several at once, then one thing after another."""
    if state.outcome is not None or not state.citizens:
        return ()
    if not state.begun:
        return tuple(_beginning(state))
    if state.ruins:
        return (_ruin(state),)
    if state.repairer is not None:
        return (_repair(state),)
    if state.active is None:
        draw = Choose((Option("draw", say("history-draw")),))
        return (Question("history", None, say("ask-history"), draw, say("wait-history")),)
    return (_turn(state, state.active),)


def _beginning(state: State) -> Iterator[Question]:
    """Each answers the three cards that were dealt to them; then whoever says so first begins (HE-008)."""
    open_ = [(one.seat.id, held.card) for one in state.citizens for held in one.cards if held.answer is None]
    for seat, card in open_:
        morality = state.box.morality[card]
        yield Question(
            f"card:{card}",
            seat,
            question_of(morality),
            Choose(_answers(morality)),
            say("wait-answers"),
            together=say("wait-answers"),
        )
    for one in () if open_ else state.citizens:
        claim = Choose((Option("first", say("claim-first")),))
        wait = say("wait-claim")
        yield Question(f"claim:{one.seat.id}", one.seat.id, say("ask-claim"), claim, wait, together=wait)


def _answers(card: Morality) -> tuple[Option, ...]:
    return tuple(Option(str(n), answer_label(card, n), _gain(card, n)) for n in (1, 2, 3))


def _gain(card: Morality, n: int) -> Words | None:
    gains = card.gains[n - 1]
    return say(f"gain-{gains[0].op}", n=gains[0].n) if gains else None


def _turn(state: State, seat: str) -> Question:
    if state.reading is not None:
        return _morality(state, seat, state.box.morality[state.reading])
    if state.hand is None:
        return _draw(state, seat)
    if not state.read:
        read = Choose((Option("read", say("morality-read")),))
        return _asked(state, seat, "read", read)
    options = tuple(_laid(x, y, turn) for x, y, turn in legal(state.town, state.hand))
    return _asked(state, seat, "place", Choose(options or (Option(ASIDE, say("set-aside")),)))


def _laid(x: int, y: int, turn: int) -> Option:
    label = say("place-turned", place=named((x, y)), n=turn)
    return Option(spot((x, y), turn), label, spot=(x, y), turn=turn)


def _morality(state: State, seat: str, card: Morality) -> Question:
    public = say("wait-answer", name=state.name(seat))
    if state.chosen is None:
        return Question("answer", seat, question_of(card), Choose(_answers(card)), public)
    options = tuple(Option(one, question_of(state.box.morality[one])) for one in replaceable(state))
    return _asked(state, seat, "replace", Choose(options))


def _draw(state: State, seat: str) -> Question:
    piles = tuple(
        Option(str(n), say("draw-pile", n=n), say("pile-left", n=len(pile)), back="pile")
        for n, pile in enumerate(state.piles, start=1)
        if pile
    )
    may_stop = state.placed and state.rulings.extra == "right"
    stop = (Option(STOP, say("enough"), plain=True),) if may_stop else ()
    return _asked(state, seat, "draw", Choose((*piles, *stop)))


def _ruin(state: State) -> Question:
    order, chooser = state.ruins[0], state.chooser
    assert chooser is not None
    options = tuple(Option(spot(place), named(place), spot=place) for place in state.ruinable(order.seat))
    name = state.name(order.seat)
    public = say("wait-ruin", name=state.name(chooser), victim=name, n=order.n)
    return Question("ruin", chooser, say("ask-ruin", name=name, n=order.n), Choose(options), public)


def _repair(state: State) -> Question:
    order = state.repairs[0]
    places = repairable(state.town, order.seat)
    options = (
        *(Option(spot(place), named(place), spot=place) for place in places),
        Option(STOP, say("enough"), plain=True),
    )
    public = say("wait-repair", name=state.name(order.seat))
    return Question("repair", order.seat, say("ask-repair", n=order.n), Choose(options), public)


def _asked(state: State, seat: str, id_: str, form: Choose) -> Question:
    return Question(id_, seat, say(f"ask-{id_}"), form, say(f"wait-{id_}", name=state.name(seat)))
