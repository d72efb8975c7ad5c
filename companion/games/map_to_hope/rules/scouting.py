"""The two cards of a Scout, and where each of them may go (MH-044)."""

from companion.games.map_to_hope.cards import CAMP_HOPE
from companion.games.map_to_hope.state import MapToHopeState


def pair(state: MapToHopeState) -> tuple[str, ...]:
    """The top card of the Journey deck and that of the aside deck, as far as they are there (MH-A10)."""
    return (*state.journey[:1], *state.aside[:1])


def is_worth_a_look(state: MapToHopeState) -> bool:
    """True if a Scout has anything to look at (MH-A9, MH-A10, MH-A23)."""
    rulings = state.rulings
    if not state.journey:
        return rulings.scout_late == "aside" and bool(state.aside)
    if not state.aside and rulings.scout_empty == "none":
        return False
    return state.journey[0] != CAMP_HOPE or rulings.scout_camp == "top"


def may_go_on_top(state: MapToHopeState, card: str) -> bool:
    """True if a scouted card may go on top: Camp Hope must (MH-A9)."""
    return card == CAMP_HOPE or CAMP_HOPE not in state.journey[:1]
