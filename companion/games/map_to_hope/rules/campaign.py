"""A campaign of five linked journeys: how one of them ends (house rule `campaign`)."""

from companion.games.map_to_hope.events.campaign import JourneyEnded
from companion.games.map_to_hope.events.effects import Due
from companion.games.map_to_hope.events.ending import Ended
from companion.games.map_to_hope.events.event import Draft
from companion.games.map_to_hope.state import JOURNEYS, Errand, MapToHopeState

KEEP = "keep"
"""Pending choice: the card that a player takes along into the next journey."""
ENOUGH = 3
"""Journeys that have to be won to win a campaign."""
NOTHING = "nothing"
"""The option to take no card along."""


def finish(draft: Draft, why: str, *, won: bool = False) -> None:
    """Ends the game or, in a campaign, the journey: then those who live choose what to keep."""
    if draft.state.rulings.campaign == "one":
        draft.add(Ended(won, why))
        return
    draft.add(JourneyEnded(won, why))
    if len(draft.state.journeys) == JOURNEYS:
        is_won = draft.state.journeys_won >= ENOUGH
        draft.add(Ended(is_won, "campaign-won" if is_won else "campaign-lost"))
        return
    keeping = [one.seat.id for one in draft.state.alive if keepable(draft.state, one.seat.id)]
    if keeping:
        draft.add(Due(tuple(Errand(seat, then=KEEP) for seat in keeping)))


def keepable(state: MapToHopeState, seat: str) -> tuple[str, ...]:
    """The cards of which a player may take one along: those in front, then those in hand."""
    one = state.of(seat)
    return (*(lying.card for lying in one.front), *one.hand)
