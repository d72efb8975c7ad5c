"""What Relationships do when one party supports the other (HI-275, HI-276, HI-282)."""

from collections.abc import Iterator

from companion.games.hope_inhumanity.cards.abilities import WhenBothTakePart, WhenYouSupportTheOther
from companion.games.hope_inhumanity.consequences import Concerned, deal_out
from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.state import Bond, State


def supported(draft: Draft, seat: str) -> None:
    """What befalls a seat because it supports the acting player, with Humanity or by Last Hope."""
    active = draft.state.active
    for bond in _between(draft.state, seat, active):
        for ability in draft.state.deck.relationships[bond.card].abilities:
            if isinstance(ability, WhenYouSupportTheOther):
                deal_out(draft, (ability.effect,), Concerned(you=seat, other=active, each=bond.seats))


def took_part(draft: Draft) -> None:
    """What befalls both parties after a Scene in which one acted and the other supported (A-81)."""
    playing, active = draft.state.running, draft.state.active
    for seat in sorted(playing.supporters - {active}):
        for bond in _between(draft.state, seat, active):
            for ability in draft.state.deck.relationships[bond.card].abilities:
                if isinstance(ability, WhenBothTakePart):
                    deal_out(draft, (ability.effect,), Concerned(you=seat, other=active, each=bond.seats))


def _between(state: State, one: str, other: str) -> Iterator[Bond]:
    return (bond for bond in state.bonds if set(bond.seats) == {one, other})
