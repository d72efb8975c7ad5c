"""The Assets in play after what happened to one of them."""

from functools import singledispatch

from companion.engine.frozen import replace
from companion.games.hope_inhumanity.assets import events as e
from companion.games.hope_inhumanity.naming import without_names
from companion.games.hope_inhumanity.state import Holding, HopeInhumanityState


@singledispatch
def after(event: e.AssetEvent, _state: HopeInhumanityState) -> HopeInhumanityState:
    """The state after the event."""
    raise TypeError(f"no such event of an Asset: {type(event).__name__}")


@after.register
def _(event: e.AssetGained, state: HopeInhumanityState) -> HopeInhumanityState:
    pile = tuple(card for card in state.asset_pile if card != event.card)
    gained = Holding(event.card, event.owner, state.deck.assets[event.card].uses)
    return replace(state, asset_pile=pile, assets=(*state.assets, gained))


@after.register
def _(_event: e.AssetMissed, state: HopeInhumanityState) -> HopeInhumanityState:
    return state


@after.register
def _(event: e.SpentAssetsShuffled, state: HopeInhumanityState) -> HopeInhumanityState:
    unknown = without_names(state, event.pile)
    return replace(unknown, asset_pile=event.pile, spent_assets=(), shuffles=state.shuffles + 1)


@after.register
def _(event: e.AssetUsed, state: HopeInhumanityState) -> HopeInhumanityState:
    holding = state.holding(event.card)
    left = replace(holding, uses=holding.uses - 1, borrower=None)
    if left.uses:
        return state.with_holding(left)
    return replace(_without(state, event.card), spent_assets=(*state.spent_assets, event.card))


@after.register
def _(event: e.AssetRefilled, state: HopeInhumanityState) -> HopeInhumanityState:
    holding = state.holding(event.card)
    return state.with_holding(replace(holding, uses=holding.uses + event.n))


@after.register
def _(event: e.AssetLost, state: HopeInhumanityState) -> HopeInhumanityState:
    return _without(state, event.card)


@after.register
def _(event: e.AssetStolen, state: HopeInhumanityState) -> HopeInhumanityState:
    taken = replace(state.holding(event.card), owner=event.seat, borrower=None)
    return replace(state.with_holding(taken), thefts=state.thefts + 1)


@after.register
def _(event: e.AssetLent, state: HopeInhumanityState) -> HopeInhumanityState:
    return state.with_holding(replace(state.holding(event.card), borrower=event.borrower))


@after.register
def _(event: e.AssetTakenBack, state: HopeInhumanityState) -> HopeInhumanityState:
    return state.with_holding(replace(state.holding(event.card), borrower=None))


@after.register
def _(event: e.AssetInherited, state: HopeInhumanityState) -> HopeInhumanityState:
    left = state.with_holding(replace(state.holding(event.card), owner=event.heir))
    first, *others = state.estates
    kept = tuple(card for card in first.assets if card != event.card)
    return replace(left, estates=(replace(first, assets=kept), *others))


@after.register
def _(event: e.AssetHandedOver, state: HopeInhumanityState) -> HopeInhumanityState:
    return state.with_holding(replace(state.holding(event.card), owner=event.to, borrower=None))


def without_loans(state: HopeInhumanityState, seat: str) -> HopeInhumanityState:
    """The state in which nobody has anything on loan from that seat, nor it from anybody."""

    def freed(holding: Holding) -> Holding:
        return replace(holding, borrower=None) if seat in {holding.owner, holding.borrower} else holding

    return replace(state, assets=tuple(map(freed, state.assets)))


def _without(state: HopeInhumanityState, card: str) -> HopeInhumanityState:
    return replace(state, assets=tuple(one for one in state.assets if one.card != card))
