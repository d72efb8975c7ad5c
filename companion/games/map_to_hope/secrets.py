"""Hidden facts: hands, and the order of cards in their piles."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from companion.engine.secret import NOBODY, Secret, exchanged, first_pair
from companion.games.map_to_hope.cards import Op
from companion.games.map_to_hope.state import MapToHopeState


def secrets(state: MapToHopeState) -> Iterator[Secret[MapToHopeState]]:
    """Of each seat a card in hand and the top of its deck; the top of the common piles (MH-077, MH-078)."""
    if state.chooser is not None or state.outcome is not None:
        return
    for survivor in state.survivors:
        seat = survivor.seat.id
        for card in survivor.hand if survivor.deck and state.rulings.hands == "private" else ():
            yield Secret("hand", frozenset({seat}), partial(_hand_changed, state, seat, card), card)
        if pair := first_pair(survivor.deck):
            deck = exchanged(survivor.deck, *pair)
            yield Secret("deck", NOBODY, partial(state.changed, seat, deck=deck), seat)
    yield from _piles(state)


def _hand_changed(state: MapToHopeState, seat: str, card: str) -> MapToHopeState:
    one = state.of(seat)
    hand = tuple(one.deck[0] if held == card else held for held in one.hand)
    return state.changed(seat, hand=hand, deck=(card, *one.deck[1:]))


def _piles(state: MapToHopeState) -> Iterator[Secret[MapToHopeState]]:
    """The last Journey card is Camp Hope, as all know."""
    scout, seer = _looking(state, Op.SCOUT), _looking(state, Op.FORESEE)
    if pair := first_pair(state.journey[:-1]):
        way = (*exchanged(state.journey[:-1], *pair), *state.journey[-1:])
        yield Secret("journey", scout, lambda: replace(state, journey=way))
    if pair := first_pair(state.aside):
        aside = exchanged(state.aside, *pair)
        yield Secret("aside", scout, lambda: replace(state, aside=aside))
    if state.rulings.fate == "engine" and (pair := first_pair(state.fate)):
        fate = exchanged(state.fate, *pair)
        yield Secret("fate", seer, lambda: replace(state, fate=fate))


def _looking(state: MapToHopeState, op: Op) -> frozenset[str]:
    """Seat that looks at the top cards now, if any."""
    errand = next(iter(state.errands), None)
    looks = errand is not None and errand.effect is not None and errand.effect.op is op
    return frozenset({errand.seat}) if errand is not None and looks else NOBODY
