"""The beginning of a journey on the big screen: why it begins, where it leads, and who goes."""

from collections.abc import Iterator

from companion.engine.view import Spotlight
from companion.engine.words import Words, say
from companion.games.map_to_hope.cards import CAMP_HOPE
from companion.games.map_to_hope.state import MapToHopeState
from companion.games.map_to_hope.survivor import Survivor


def setting_out(state: MapToHopeState) -> Spotlight:
    """Shown while people choose, before the first Day (MH-018)."""
    return Spotlight(
        say("sets-out"), say("sets-out-title", days=state.days), say("sets-out-why"), tuple(_lines(state))
    )


def _lines(state: MapToHopeState) -> Iterator[Words]:
    ahead = sum(card != CAMP_HOPE for card in state.journey) + (state.location is not None)
    yield say("sets-out-way", n=ahead)
    for survivor in state.survivors:
        yield from _company(state, survivor)


def _company(state: MapToHopeState, one: Survivor) -> Iterator[Words]:
    """The companions of a player, as far as they are chosen."""
    chosen = [card for card in (one.leader, one.special, *one.groups) if card]
    if chosen:
        yield say("sets-out-with", name=one.seat.name, company=", ".join(map(state.box.title, chosen)))
