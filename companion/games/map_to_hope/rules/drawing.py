"""Drawing of cards; an empty deck is renewed from its discard pile."""

from companion.games.map_to_hope.events.event import Draft
from companion.games.map_to_hope.events.hands import Drew, Renewed
from companion.games.map_to_hope.events.trial import FateRenewed


def draw(draft: Draft, seat: str, n: int) -> None:
    """Draws cards, as far as there are any; an empty deck is renewed (MH-028, MH-070)."""
    while n > 0:
        one = draft.state.of(seat)
        if one.deck:
            taken = min(n, len(one.deck))
            draft.add(Drew(seat, taken))
            n -= taken
        elif one.discard:
            _renew(draft, seat)
        else:
            return
    if draft.state.rulings.renewal == "at-once":
        _renew(draft, seat)


def renew_fate(draft: Draft) -> None:
    """An empty Fate deck is made of what was drawn (MH-041)."""
    if not draft.state.fate:
        draft.add(FateRenewed(draft.shuffled(draft.state.fate_discard)))


def _renew(draft: Draft, seat: str) -> None:
    one = draft.state.of(seat)
    if one.discard and not one.deck:
        draft.add(Renewed(seat, draft.shuffled(one.discard)))
