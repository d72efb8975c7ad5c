"""Cards of an owner that would call one another without end; a file that holds them is refused by name."""

from collections.abc import Iterable, Iterator

from companion.games.human_punishment.state.card_form import Form

COMES = frozenset({"appear", "appear on red"})
GOES = frozenset({"eliminate", "damage", "dead zone", "elite attacks", "move elite"})
"""Operations by which an Enemy is there, and is no longer there, without anybody being asked."""


def endless(cards: Iterable[Form]) -> list[Form]:
    """The cards that can bring themselves about again: markers that fall and come, Wounds that drive on."""
    some = list(cards)
    return [*_markers(some), *_wounds(some)]


def _markers(cards: list[Form]) -> list[Form]:
    """Cards of Enemies whose fall brings one while another fall takes one: endless."""
    falling = [card for card in cards if card.get("gone")]
    ops = {one["op"] for card in falling for one in _effects(card["gone"])}
    return (
        [card for card in falling if {one["op"] for one in _effects(card["gone"])} & COMES]
        if ops & GOES
        else []
    )


def _wounds(cards: list[Form]) -> list[Form]:
    """Wounds that send a figure to several places by contagion: endless."""
    sending = [
        (card, one["to"])
        for card in cards
        for one in _effects(card.get("contagious", ()))
        if one["op"] == "go to"
    ]
    return [card for card, _ in sending] if len({to for _, to in sending}) > 1 else []


def _effects(some: Iterable[Form]) -> Iterator[Form]:
    """Each effect, also one that stands behind a condition."""
    for one in some:
        yield one
        if "do" in one:
            yield from _effects([one["do"]])
