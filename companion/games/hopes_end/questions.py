"""Open questions and their addressees."""

from collections.abc import Iterator

from companion.engine.questions import ChoiceLook, Choose, Option, Question
from companion.engine.words import Words, say
from companion.games.hopes_end.cards import Morality
from companion.games.hopes_end.option_ids import ASIDE, OTHER, PASS, STOP
from companion.games.hopes_end.rules.turn import may_draw_more, replaceable
from companion.games.hopes_end.state import HopesEndState
from companion.games.hopes_end.telling import (
    answer_label,
    answer_with_gains,
    gains_of,
    in_a_row,
    in_words,
    mark_of,
    question_of,
)
from companion.games.hopes_end.town.places import named, spot
from companion.games.hopes_end.town.tiles import Place, Tile
from companion.games.hopes_end.town.town import repairable

READ = Option("read", say("morality-read"))


def questions(state: HopesEndState) -> tuple[Question, ...]:
    """Open questions: several at once at the beginning, then one at a time."""
    if state.outcome is not None or not state.citizens:
        return ()
    if not state.begun:
        return tuple(_beginning(state))
    if state.judging:
        return tuple(_history(state))
    if state.active is None:
        draw = Choose((Option("draw", say("history-draw")),))
        return (Question("history", None, say("ask-history"), draw, say("wait-history")),)
    return (_turn(state, state.active),)


def _history(state: HopesEndState) -> Iterator[Question]:
    """Choices while the History card is carried out."""
    if state.passing:
        yield from _passing(state)
    elif state.ruins:
        yield _ruin(state)
    else:
        yield _repair(state) if state.repairer else _by_hand(state)


def _beginning(state: HopesEndState) -> Iterator[Question]:
    """Answers to three dealt cards by each player; then the first to claim it begins (HE-008)."""
    open_ = [
        (citizen.seat.id, held.card)
        for citizen in state.citizens
        for held in citizen.cards
        if held.answer is None
    ]
    for seat, card in open_:
        morality = state.box.morality[card]
        yield Question(
            f"card:{card}",
            seat,
            say("ask-opening", question=question_of(morality)),
            Choose(_answers(morality)),
            say("wait-answers"),
            together=say("wait-answers"),
        )
    for one in () if open_ else state.citizens:
        claim = Choose((Option("first", say("claim-first")),))
        wait = say("wait-claim")
        yield Question(f"claim:{one.seat.id}", one.seat.id, say("ask-claim"), claim, wait, together=wait)


def _answers(card: Morality) -> tuple[Option, ...]:
    return tuple(Option(str(n), answer_label(card, n), in_a_row(gains_of(card, n))) for n in (1, 2, 3))


def _turn(state: HopesEndState, seat: str) -> Question:
    if state.reading is not None:
        return _morality(state, seat, state.box.morality[state.reading])
    if state.hand is None:
        return _draw(state, seat)
    if not state.read:
        return _draw(state, seat) if may_draw_more(state, seat) else _read(state, seat)
    options = tuple(_laid(x, y, turn) for x, y, turn in state.legal)
    options = options or (Option(ASIDE, say(f"set-{state.rulings.misfit}")),)
    other = (Option(OTHER, say("other-tile", n=len(state.others)), plain=True),) if state.others else ()
    return _asked(state, seat, "place", Choose((*options, *other)))


def _read(state: HopesEndState, seat: str) -> Question:
    return _asked(state, seat, "read", Choose((READ,)))


def _laid(x: int, y: int, turn: int) -> Option:
    label = say("place-turned", place=named((x, y)), n=turn)
    return Option(spot((x, y), turn), label, spot=(x, y), turn=turn)


def _morality(state: HopesEndState, seat: str, card: Morality) -> Question:
    """Asks for an answer and its card in one tap."""
    public = say("wait-answer", name=state.name(seat))
    both = tuple(option for n in (1, 2, 3) for option in _answered(state, seat, card, n))
    choice = Choose(both, look=ChoiceLook.CARDS)
    return Question("answer", seat, say("ask-answer"), choice, public, say("answer-hint"))


def _answered(state: HopesEndState, seat: str, card: Morality, n: int) -> Iterator[Option]:
    """One answer with each of the cards that may go for it, and what is lost with that."""
    under = answer_with_gains(card, n)
    marked = {held.card: held.answer for held in state.of(seat).cards}
    for goes in replaceable(state):
        old = state.box.morality[goes]
        if goes not in marked:
            yield Option(f"{n}:{goes}", say("goes-new"), under=under)
            continue
        mark, lost = mark_of(old, marked[goes]), in_a_row(gains_of(old, marked[goes] or 1))
        hint = say("goes-lost", card=mark, gains=lost) if lost else mark
        yield Option(f"{n}:{goes}", question_of(old), hint, under=under)


def _draw(state: HopesEndState, seat: str) -> Question:
    """From which pile; who has drawn one may read, or stop, as it is their right (HE-A12, HE-A23)."""
    piles = tuple(_piles(state))
    if state.rulings.extra == "duty" or (not state.placed and state.hand is None):
        return _asked(state, seat, "draw", Choose(piles, look=ChoiceLook.CARDS))
    other = Option(STOP, say("enough"), plain=True) if state.hand is None else READ
    return _asked(state, seat, "draw", Choose((*piles, other), look=ChoiceLook.CARDS))


def _piles(state: HopesEndState) -> Iterator[Option]:
    """The piles to choose from; covered ones are alike, and the companion takes the first (HE-010)."""
    full = [(n, pile) for n, pile in enumerate(state.piles, start=1) if pile]
    if state.rulings.drawer == "companion" and state.rulings.piles == "covered":
        yield from (Option(str(n), say("draw-another"), back="pile") for n, _ in full[:1])
    else:
        yield from (
            Option(str(n), say("draw-pile", n=n), _pile(state, pile), back="pile") for n, pile in full
        )


def _pile(state: HopesEndState, pile: tuple[Tile, ...]) -> Words:
    """Tiles left in a pile, and with a ruling its top tile (HE-A45)."""
    left = say("pile-left", n=len(pile))
    return say("pile-open", left=left, tile=in_words(pile[0])) if state.rulings.piles == "open" else left


def _ruin(state: HopesEndState) -> Question:
    order, chooser = state.ruins[0], state.chooser
    assert chooser is not None
    options = tuple(
        Option(spot(place), named(place), _breaks(state, place), spot=place)
        for place in state.ruinable(order.seat)
    )
    name = state.name(order.seat)
    public = say("wait-ruin", name=state.name(chooser), victim=name, n=order.n)
    may_pass = state.rulings.passing == "agreed" and not state.insisted
    others = (Option(PASS, say("ruin-pass"), plain=True),) if may_pass else ()
    form = Choose((*options, *others))
    return Question("ruin", chooser, say("ask-ruin", name=name, n=order.n), form, public)


def _breaks(state: HopesEndState, place: Place) -> Words | None:
    """Which complete features fall with a tile: barracks only with their own (HE-A5)."""
    fragile = (
        one
        for one in state.survey.complete
        if place in one.tiles and (one.middle in {None, place} or state.rulings.ring == "gap")
    )
    return in_a_row(say(f"breaks-{one.kind}", n=len(one.tiles)) for one in fragile)


def _passing(state: HopesEndState) -> Iterator[Question]:
    """All the others are asked whether nothing is to be ruined this time (HE-A44)."""
    assert state.chooser is not None
    name = state.name(state.chooser)
    form = Choose((Option("yes", say("pass-yes")), Option("no", say("pass-no"))))
    public = say("wait-pass", name=name)
    for seat in state.passing:
        yield Question(f"pass:{seat}", seat, say("ask-pass", name=name), form, public, together=public)


def _by_hand(state: HopesEndState) -> Question:
    """Manual part of a card: ruin, repair and points for any seat (HE-A35)."""
    found = [Option("done", say("hand-done"))]
    for seat in state.seats:
        name = state.name(seat)
        tiles = {"ruin": state.ruinable(seat), "repair": repairable(state.town, seat)}
        ways = (*(way for way, places in tiles.items() if places), "more", "less")
        found += [Option(f"{way}:{seat}", say(f"hand-{way}", name=name)) for way in ways]
    return Question("by-hand", None, say("ask-by-hand"), Choose(tuple(found)), say("wait-by-hand"))


def _repair(state: HopesEndState) -> Question:
    order = state.repairs[0]
    places = repairable(state.town, order.seat)
    options = (
        *(Option(spot(place), named(place), spot=place) for place in places),
        Option(STOP, say("enough"), plain=True),
    )
    public = say("wait-repair", name=state.name(order.seat))
    return Question("repair", order.seat, say("ask-repair", n=order.n), Choose(options), public)


def _asked(state: HopesEndState, seat: str, id_: str, form: Choose) -> Question:
    return Question(id_, seat, say(f"ask-{id_}"), form, say(f"wait-{id_}", name=state.name(seat)))
