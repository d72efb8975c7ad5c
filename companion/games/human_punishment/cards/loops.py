"""Cards of an owner that would call one another without end; a file that holds them is refused by name."""

from collections.abc import Iterable

from companion.games.human_punishment.effects.people import GoTo
from companion.games.human_punishment.state.printed.card_form import Form


def endless(cards: Iterable[Form]) -> list[Form]:
    """The cards that can bring themselves about again: markers that fall and come, Wounds that drive on."""
    some = list(cards)
    return [*_markers(some), *_wounds(some)]


def _markers(cards: list[Form]) -> list[Form]:
    """Cards of Enemies whose fall brings one while another fall takes one: endless."""
    falling = [card for card in cards if card.get("gone")]
    fells = any(one.within.fells for card in falling for one in card["gone"])
    return [card for card in falling if fells and any(one.within.brings for one in card["gone"])]


def _wounds(cards: list[Form]) -> list[Form]:
    """Wounds that send a figure to several places by contagion: endless."""
    sending = [
        (card, one.within.to)
        for card in cards
        for one in card.get("contagious", ())
        if isinstance(one.within, GoTo)
    ]
    return [card for card, _ in sending] if len({to for _, to in sending}) > 1 else []
