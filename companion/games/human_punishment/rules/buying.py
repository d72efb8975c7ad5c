"""Buying Programs, weapons and Recon cards, and what those look at (HP-066, HP-148, HP-211 to HP-220)."""

from collections.abc import Mapping
from itertools import combinations_with_replacement

from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.rules.turns.waiting import is_a_moment
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.board import COLUMNS
from companion.games.human_punishment.state.thrown import BETWEEN

LOOKS = 3
"""Number of chips that a Recon card shows in the Sectors (HP-149)."""


def recon_targets(city: City, seat: str) -> list[str] | None:
    """Returns the targets of a seat's Recon card, none where it looks at things; None if not now (HP-149)."""
    card, here = city.player(seat).held.recon, area(city, seat)
    acting = (
        city.acting == seat and city.turn.phase == "act" and not city.tasks and not city.player(seat).is_down
    )
    now = is_a_moment(city) if card in {"hand", "loyalty"} else acting
    if card is None or city.event_level == "I" or not now:
        return None
    me = city.holder(seat).seat
    others = [player for player in city.players if player.seat != me]
    match card:
        case "sectors":
            return [] if here == "1" else None
        case "network":
            return [] if here == "6" and face_down(city) else None
        case "loyalty":
            return []
        case "carried":
            return _carrying(city, me, here) or None
        case _:
            return [other.seat for other in others]


def _carrying(city: City, me: str, here: str) -> list[str]:
    """The figures of others in an Area that carry chips."""
    others = [figure for figure in city.figures if city.holder(figure.seat).seat != me]
    return [figure.seat for figure in others if figure.figure.chips and area(city, figure.seat) == here]


def face_down(city: City) -> dict[str, str]:
    """The chips that lie face down in the Network, by column and Tier."""
    return {
        f"{column} {tier}": chip
        for column in COLUMNS
        for tier, (chip, up) in enumerate(city.network.columns[column], start=1)
        if not up
    }


def looks_at_sectors(city: City) -> list[str]:
    """From which Sectors up to three top chips could be, several of one, too; one of each comes first."""
    there = {name: len(chips) for name, chips in city.network.sectors.items()}
    n = min(LOOKS, sum(there.values()))
    found = [some for some in combinations_with_replacement(there, n) if _are_there(some, there)]
    found.sort(key=lambda some: -len({*some}))
    return [BETWEEN.join(some) for some in found if some]


def _are_there(some: tuple[str, ...], there: Mapping[str, int]) -> bool:
    return all(some.count(name) <= n for name, n in there.items())
