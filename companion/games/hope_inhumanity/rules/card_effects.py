"""Effects of cards on other cards, on turns and on lives (HI-244, HI-258, A-73)."""

from collections.abc import Iterator
from typing import TypeAlias

from companion.games.hope_inhumanity.cards.effects.cards import (
    DiscardTraits,
    GetAsset,
    HandOverAsset,
    HandOverTrait,
)
from companion.games.hope_inhumanity.cards.effects.fortunes import Perish, SitOut
from companion.games.hope_inhumanity.cards.kinds import Scope
from companion.games.hope_inhumanity.events.assets import AssetGained, AssetHandedOver, AssetMissed
from companion.games.hope_inhumanity.events.cards import TraitHandedOver, TraitsDiscarded
from companion.games.hope_inhumanity.events.course import TurnsForfeited
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.events.fortunes import DeathDecreed
from companion.games.hope_inhumanity.rules.targets import Concerned, meant
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor

Dealing: TypeAlias = GetAsset | HandOverAsset | HandOverTrait | DiscardTraits | SitOut | Perish


def dealt(state: HopeInhumanityState, effect: Dealing, concerned: Concerned) -> Iterator[Event]:
    """Events of one of these sentences, person by person."""
    people = meant(state, effect.whom, concerned)
    match effect:
        case GetAsset(_, title):
            yield _gained(state, title, people)
        case HandOverAsset() | HandOverTrait():
            heir = next(iter(meant(state, effect.to.whom, concerned)), None)
            for survivor in people if heir else ():
                yield from _handed_over(state, effect, survivor, heir.seat if heir else "")
        case DiscardTraits(_, n):
            for survivor in (person for person in people if person.traits):
                yield TraitsDiscarded(survivor.seat, survivor.traits[-n:])
        case SitOut(_, n):
            yield from (TurnsForfeited(survivor.seat, n) for survivor in people)
        case Perish():
            yield from (DeathDecreed(survivor.seat) for survivor in people)


def _gained(state: HopeInhumanityState, title: str, people: list[Survivor]) -> Event:
    """Draws the Asset of that title, if it is in the pile and has a receiver."""
    assets = state.deck.assets
    card = next((card for card in state.asset_pile if assets[card].title == title), None)
    if card is None or not people:
        return AssetMissed()
    return AssetGained(card, people[0].seat if assets[card].scope is Scope.PERSONAL else None)


def _handed_over(
    state: HopeInhumanityState, effect: HandOverAsset | HandOverTrait, survivor: Survivor, heir: str
) -> Iterator[Event]:
    """The latest card goes to the heir; a player who is their own heir keeps it."""
    if survivor.seat == heir:
        return
    if isinstance(effect, HandOverTrait):
        for card in survivor.traits[-1:]:
            yield TraitHandedOver(survivor.seat, heir, card)
    else:
        for holding in state.owned_by(survivor.seat)[-1:]:
            yield AssetHandedOver(holding.card, heir)
