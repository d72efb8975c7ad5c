"""A turn: a tile, a Morality card, a place; then perhaps more tiles (HE-009 to HE-017)."""

from companion.engine.refusal import refuse
from companion.games.hopes_end.concerning import placeable
from companion.games.hopes_end.events.event import Draft
from companion.games.hopes_end.events.history import AllowedNow, Ended
from companion.games.hopes_end.events.turn import (
    AnswerMarked,
    HandTurned,
    MoralityRead,
    MoralityRenewed,
    MoralityReplaced,
    SetAside,
    TileDrawn,
    TilePlaced,
    TileReturned,
    TurnEnded,
    TurnUnasked,
)
from companion.games.hopes_end.state import HopesEndState
from companion.games.hopes_end.town.town import legal


def draw_tile(draft: Draft, pile: int) -> None:
    """Draws from a pile (HE-010); the turn's Morality card is read with its last tile (HE-011)."""
    draft.add(TileDrawn(_active(draft), pile))
    state, seat = draft.state, _active(draft)
    if state.read or may_draw_more(state, seat):
        return
    at_once = state.rulings.aloud == "at-once" and (state.morality_deck or state.morality_discard)
    if at_once or not is_asked(state, seat):
        read_morality(draft)


def read_morality(draft: Draft) -> None:
    """The top Morality card lies there; an empty deck is renewed first (HE-011, HE-020). Raises Refused.

    By a ruling a turn goes by without one.
    """
    if not is_asked(draft.state, _active(draft)):
        draft.add(TurnUnasked(_active(draft)))
        return
    if not draft.state.morality_deck:
        if not draft.state.morality_discard:
            raise refuse("refused-ends-no-morality")
        draft.add(MoralityRenewed(draft.shuffled(draft.state.morality_discard)))
    draft.add(MoralityRead(_active(draft)))


def answer_card(draft: Draft, answer: int, card: str) -> None:
    """Answers the card that was read (HE-011), and it takes the place of that one (HE-012)."""
    draft.add(AnswerMarked(_active(draft), answer))
    draft.add(MoralityReplaced(_active(draft), card))


def place_tile(draft: Draft, x: int, y: int, turn: int) -> None:
    """Lays the tile (HE-015); the last one ends the game at once (HE-083)."""
    draft.add(TilePlaced(_active(draft), x, y, turn))
    state = draft.state
    if state.hand is not None or _is_last(draft):
        return
    if state.placed >= state.of(_active(draft)).allow or state.rulings.draws == "at-once":
        end_turn(draft)


def turn_hand(draft: Draft) -> None:
    """Another of the tiles in hand is laid first (HE-A12)."""
    draft.add(HandTurned(_active(draft)))


def set_aside(draft: Draft) -> None:
    """The tile fits nowhere: it is out, or under its pile as long as another there fits (HE-081, HE-A8)."""
    state, seat = draft.state, _active(draft)
    pile = state.piles[state.source]
    if state.rulings.misfit == "under" and any(legal(state.town, one, state.rulings) for one in pile):
        draft.add(TileReturned(seat))
    else:
        draft.add(SetAside(seat))
        _is_last(draft)


def end_turn(draft: Draft) -> None:
    """The next seat clockwise is active, until all have had their turn (HE-018)."""
    draft.add(TurnEnded(_next(draft.state)))
    begin_turn(draft)


def begin_turn(draft: Draft) -> None:
    """With a ruling, evaluates the current card again for the player whose turn begins (HE-A22)."""
    state = draft.state
    if state.active is not None and state.history is not None and state.rulings.concerned == "anew":
        draft.add(AllowedNow(state.active, placeable(state, state.active)))


def is_asked(state: HopesEndState, seat: str) -> bool:
    """True if a Morality card is read in this turn; by a ruling each seat skips every other one (HE-011)."""
    assert state.first is not None
    return state.rulings.asked == "every" or (state.drawn + state.clockwise(state.first).index(seat)) % 2 == 0


def may_draw_more(state: HopesEndState, seat: str) -> bool:
    """True if all tiles are drawn at once, and more are to be drawn (HE-A12)."""
    drawn = state.placed + len(state.others) + (state.hand is not None)
    return state.rulings.draws == "at-once" and drawn < state.of(seat).allow and bool(state.tiles_left)


def replaceable(state: HopesEndState) -> tuple[str, ...]:
    """The cards that may go: one of the three, by a ruling the new one as well (HE-063, HE-A37)."""
    assert state.active is not None
    cards = tuple(held.card for held in state.of(state.active).cards)
    new = (state.reading,) if state.reading and state.rulings.replaced == "any" else ()
    return (*cards, *new)


def _active(draft: Draft) -> str:
    assert draft.state.active is not None
    return draft.state.active


def _next(state: HopesEndState) -> str | None:
    """Player after the active one in this round."""
    assert state.first is not None
    assert state.active is not None
    order = state.clockwise(state.first)
    return next(iter(order[order.index(state.active) + 1 :]), None)


def _is_last(draft: Draft) -> bool:
    """Ends the game if all piles are empty and nothing is in hand (HE-040).

    By a ruling a last History card comes first, if the round is complete (HE-A10).
    """
    state = draft.state
    if state.tiles_left or state.hand is not None:
        return False
    if state.rulings.last == "one" and _next(state) is None:
        draft.add(TurnEnded(None))
    else:
        draft.add(Ended("ended"))
    return True
