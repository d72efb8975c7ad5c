"""Hidden facts: Traits in hand, the Scene that one player reads, and the order of every pile."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from companion.engine.secret import NOBODY, Secret, exchanged, first_pair
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.scene import visibility
from companion.games.hope_inhumanity.state import Holding, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor

PILES = ("trait_pile", "personality_pile", "relationship_pile", "asset_pile")


def secrets(state: HopeInhumanityState) -> Iterator[Secret[HopeInhumanityState]]:
    """All of it, where the cards lie in the companion (HI-053 to HI-082)."""
    if state.rulings.cards != "dealt" or state.phase is Phase.OVER:
        return
    yield from _hands(state)
    yield from _scene(state)
    for terrain, pile in state.piles.items():
        if pair := first_pair(pile):
            cards = exchanged(pile, *pair)
            known = _readers(state, pile)
            yield Secret("scenes", known, partial(_piled, state, terrain, cards), terrain.name)
    for name in PILES:
        pile = getattr(state, name)
        if pair := first_pair(pile):
            changed = {name: exchanged(pile, *pair)}
            yield Secret(name, _givers(state, name), partial(replace, state, **changed))


def _hands(state: HopeInhumanityState) -> Iterator[Secret[HopeInhumanityState]]:
    """A Trait of each hand, and, where they are secret, an Asset (HI-055, HI-074, A-07)."""
    for one in state.survivors:
        known = frozenset({one.seat}) | _givers(state, "trait_pile")
        for card in one.traits if state.trait_pile else ():
            yield Secret("trait", known, partial(_other_trait, state, one, card), card)
    for held in state.assets:
        fresh = held.owner is not None and held.uses == state.deck.assets[held.card].uses
        if state.rulings.assets_secret and fresh and state.asset_pile:
            known = frozenset({one for one in (held.owner, held.borrower) if one})
            yield Secret("asset", known, partial(_other_asset, state, held), held.card)


def _other_trait(state: HopeInhumanityState, one: Survivor, card: str) -> HopeInhumanityState:
    top, *rest = state.trait_pile
    traits = tuple(top if held == card else held for held in one.traits)
    return replace(state.with_survivor(replace(one, traits=traits)), trait_pile=(card, *rest))


def _other_asset(state: HopeInhumanityState, held: Holding) -> HopeInhumanityState:
    top, *rest = state.asset_pile
    other = replace(held, card=top, uses=state.deck.assets[top].uses)
    kept = tuple(other if asset.card == held.card else asset for asset in state.assets)
    return replace(state, assets=kept, asset_pile=(held.card, *rest))


def _scene(state: HopeInhumanityState) -> Iterator[Secret[HopeInhumanityState]]:
    """The card in play until its player has declared (HI-046); then its title until it is opened (HI-069)."""
    if state.playing is None or not visibility.reads(state, state.acting):
        return
    card = state.playing.card
    if state.phase is not Phase.DECLARE:
        known = frozenset({state.active}) | _readers(state, (card,))
        yield Secret("title", known, partial(_other_title, state, card), card)
        return
    pile = state.piles[state.deck.scenes[card].terrain]
    if pile:
        known = frozenset({state.active}) | _readers(state, (card, *pile))
        yield Secret("scene", known, partial(_other_scene, state, card, pile), card)


def _other_scene(state: HopeInhumanityState, card: str, pile: tuple[str, ...]) -> HopeInhumanityState:
    state = _piled(state, state.deck.scenes[card].terrain, (card, *pile[1:]))
    return replace(state, playing=replace(state.running, card=pile[0]))


def _other_title(state: HopeInhumanityState, card: str) -> HopeInhumanityState:
    scene = state.deck.scenes[card]
    scenes = {**state.deck.scenes, card: replace(scene, title=f"{scene.title}!")}
    return replace(state, deck=replace(state.deck, scenes=scenes))


def _piled(state: HopeInhumanityState, terrain: Terrain, pile: tuple[str, ...]) -> HopeInhumanityState:
    return replace(state, piles={**state.piles, terrain: pile})


def _readers(state: HopeInhumanityState, cards: tuple[str, ...]) -> frozenset[str]:
    """Seats that have looked at one of these cards in their pile."""
    return frozenset(seat for seat, read in state.peeked.items() if {*read} & {*cards})


def _givers(state: HopeInhumanityState, pile: str) -> frozenset[str]:
    """Seats that read the top Trait before giving it away (A-08)."""
    if pile != "trait_pile":
        return NOBODY
    return frozenset(
        survivor.seat for survivor in state.survivors if visibility.gift_read(state, survivor.seat)
    )
