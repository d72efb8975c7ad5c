"""A turn: a tile, a Morality card, a place; then perhaps more tiles (HE-009 to HE-017)."""

from companion.engine.refusal import refuse
from companion.games.hopes_end.draft import Draft
from companion.games.hopes_end.events import (
    AnswerMarked,
    Ended,
    MoralityRead,
    MoralityRenewed,
    MoralityReplaced,
    SetAside,
    TileDrawn,
    TilePlaced,
    TurnEnded,
)
from companion.games.hopes_end.state import State


def draw_tile(draft: Draft, pile: int) -> None:
    """Draws from a pile (HE-010)."""
    draft.add(TileDrawn(_active(draft), pile))


def read_morality(draft: Draft) -> None:
    """The top Morality card lies there; an empty deck is renewed first (HE-011, HE-020). Raises Refused."""
    if not draft.state.morality_deck:
        if not draft.state.morality_discard:
            raise refuse("refused-ends-no-morality")
        draft.add(MoralityRenewed(draft.shuffled(draft.state.morality_discard)))
    draft.add(MoralityRead(_active(draft)))


def mark_answer(draft: Draft, answer: int) -> None:
    """Answers the card that was read (HE-011)."""
    draft.add(AnswerMarked(_active(draft), answer))


def replace_card(draft: Draft, card: str) -> None:
    """The new card takes the place of that one (HE-012)."""
    draft.add(MoralityReplaced(_active(draft), card))


def place_tile(draft: Draft, x: int, y: int, turn: int) -> None:
    """Lays the tile (HE-015); the last one ends the game at once (HE-083)."""
    draft.add(TilePlaced(_active(draft), x, y, turn))
    if _is_last(draft):
        return
    if draft.state.placed >= draft.state.of(_active(draft)).allow:
        end_turn(draft)


def set_aside(draft: Draft) -> None:
    """The tile fits nowhere: the same player draws again (HE-081)."""
    draft.add(SetAside(_active(draft)))
    _is_last(draft)


def end_turn(draft: Draft) -> None:
    """The next seat clockwise is active, until all have had their turn (HE-018)."""
    state = draft.state
    assert state.first is not None
    order = state.clockwise(state.first)
    at = order.index(_active(draft)) + 1
    draft.add(TurnEnded(order[at] if at < len(order) else None))


def replaceable(state: State) -> tuple[str, ...]:
    """The cards that may go: one of the three, by a ruling the new one as well (HE-063, HE-A37)."""
    assert state.active is not None
    cards = tuple(held.card for held in state.of(state.active).cards)
    new = (state.reading,) if state.reading and state.rulings.replaced == "any" else ()
    return (*cards, *new)


def _active(draft: Draft) -> str:
    assert draft.state.active is not None
    return draft.state.active


def _is_last(draft: Draft) -> bool:
    """Ends the game if all piles are empty and nothing is in hand (HE-040, HE-A10)."""
    if draft.state.tiles_left or draft.state.hand is not None:
        return False
    draft.add(Ended("ended"))
    return True
