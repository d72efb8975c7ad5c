"""Naming of printed cards: state once one is identified, or a Scene typed in."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from companion.games.hope_inhumanity.cards.abilities import MostHumanity, StartHumanity
from companion.games.hope_inhumanity.cards.backs import blank_asset, is_back
from companion.games.hope_inhumanity.cards.card import Deck, Personality, Scene
from companion.games.hope_inhumanity.cards.kinds import Scope
from companion.games.hope_inhumanity.state import Holding, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import DICE, Survivor

KINDS = ("scenes", "traits", "personalities", "relationships", "assets")


def unnamed(state: HopeInhumanityState, card: str) -> bool:
    """True if that card has not been identified yet."""
    return is_back(card) and card not in state.named


def drawn_unnamed(state: HopeInhumanityState) -> bool:
    """True if the drawn Scene has not been identified."""
    return state.playing is not None and unnamed(state, state.playing.card)


def in_play(state: HopeInhumanityState) -> tuple[Holding, ...]:
    """The Assets in play that are known, so that they can be used, lent or stolen."""
    return tuple(held for held in state.assets if not unnamed(state, held.card))


def missing(state: HopeInhumanityState, survivor: Survivor) -> Iterator[str]:
    """The backs that lie before or in the hand of a player, and that this player is to name, in order."""
    bonds = (bond.card for bond in state.bonds if bond.seats[0] == survivor.seat)
    assets = (held.card for held in state.owned_by(survivor.seat))
    for card in (survivor.personality or "", *bonds, *survivor.traits, *assets):
        if unnamed(state, card):
            yield card


def kind_of(deck: Deck, card: str) -> str:
    """Which cards of the deck it is among: scenes, traits, and so on."""
    return next(kind for kind in KINDS if card in getattr(deck, kind))


def with_name(state: HopeInhumanityState, back: str, card: str) -> HopeInhumanityState:
    """The state in which that back is known to be this card."""
    kind = kind_of(state.deck, back)
    named = _as(state, back, kind, getattr(state.deck, kind)[card])
    named = replace(named, named={**state.named, back: card})
    match kind:
        case "personalities":
            return _as_person(named, back)
        case "assets":
            return _as_asset(named, back)
        case _:
            return named


def with_scene(state: HopeInhumanityState, back: str, scene: Scene) -> HopeInhumanityState:
    """The state in which that back is the Scene that was written down."""
    return replace(_as(state, back, "scenes", scene), named={**state.named, back: ""})


def without_names(state: HopeInhumanityState, backs: Iterable[str]) -> HopeInhumanityState:
    """The state in which nobody knows any more which Assets these backs are: they were shuffled."""
    forgotten = {back: blank_asset(back) for back in backs if is_back(back)}
    named = {back: card for back, card in state.named.items() if back not in forgotten}
    deck = replace(state.deck, assets={**state.deck.assets, **forgotten})
    return replace(state, deck=deck, named=named)


def limits(card: Personality) -> tuple[int, int]:
    """The Humanity that a Personality starts with, and the most that it can have (HI-019, HI-201)."""
    most = next((ability.n for ability in card.abilities if isinstance(ability, MostHumanity)), DICE)
    start = next((ability.n for ability in card.abilities if isinstance(ability, StartHumanity)), DICE)
    return min(start, most), most


def _as(state: HopeInhumanityState, back: str, kind: str, card: Any) -> HopeInhumanityState:
    cards: Mapping[str, Any] = {**getattr(state.deck, kind), back: replace(card, id=back)}
    changes: dict[str, Any] = {kind: cards}
    return replace(state, deck=replace(state.deck, **changes))


def _as_asset(state: HopeInhumanityState, back: str) -> HopeInhumanityState:
    card = state.deck.assets[back]
    held = replace(state.holding(back), uses=card.uses)
    return state.with_holding(replace(held, owner=None) if card.scope is Scope.GROUP else held)


def _as_person(state: HopeInhumanityState, back: str) -> HopeInhumanityState:
    start, most = limits(state.deck.personalities[back])
    changed = (
        replace(one, humanity=min(one.humanity, start), most=min(one.most, most))
        for one in state.survivors
        if one.personality == back
    )
    for survivor in changed:
        state = state.with_survivor(survivor)
    return state
