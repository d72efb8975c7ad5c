"""Log lines of Asset events."""

from functools import singledispatch
from typing import Any

from companion.engine.words import Message, say
from companion.games.hope_inhumanity.assets import events as e
from companion.games.hope_inhumanity.cards.card import Scope
from companion.games.hope_inhumanity.naming import unnamed
from companion.games.hope_inhumanity.state import HopeInhumanityState


@singledispatch
def tell(event: e.AssetEvent, _state: HopeInhumanityState) -> Message:
    """The public sentence about an event that has just led to `state`."""
    raise TypeError(f"no such event of an Asset: {type(event).__name__}")


def title(state: HopeInhumanityState, card: str) -> str | Message:
    """The name of an Asset as everybody may know it (A-07)."""
    asset = state.deck.assets[card]
    hidden = state.rulings.assets_secret and asset.scope is Scope.PERSONAL
    return say("an-asset") if hidden or unnamed(state, card) else asset.title


def _name(state: HopeInhumanityState, seat: str) -> str:
    return state.survivor(seat).name


def _told(key: str, state: HopeInhumanityState, card: str, **more: Any) -> Message:
    return say(key, card=title(state, card), **more)


@tell.register
def _(event: e.AssetGained, state: HopeInhumanityState) -> Message:
    if event.owner is None:
        return _told("told-asset-group", state, event.card)
    return _told("told-asset", state, event.card, name=_name(state, event.owner))


@tell.register
def _(_event: e.AssetMissed, _state: HopeInhumanityState) -> Message:
    return say("told-no-asset")


@tell.register
def _(_event: e.SpentAssetsShuffled, _state: HopeInhumanityState) -> Message:
    return say("told-assets-shuffled")


@tell.register
def _(event: e.AssetUsed, state: HopeInhumanityState) -> Message:
    card, name = state.deck.assets[event.card].title, _name(state, event.seat)
    if event.die is not None:
        owner = next((one.name for one in state.survivors if one.colour == event.die.colour), say("hope"))
        return say("told-asset-used-die", name=name, card=card, n=event.die.value, owner=owner)
    if event.on is None:
        return say("told-asset-used", name=name, card=card)
    return say("told-asset-used-on", name=name, card=card, other=_name(state, event.on))


@tell.register
def _(event: e.AssetRefilled, state: HopeInhumanityState) -> Message:
    return _told("told-asset-refilled", state, event.card, n=event.n)


@tell.register
def _(event: e.AssetLost, state: HopeInhumanityState) -> Message:
    return _told("told-asset-lost", state, event.card)


@tell.register
def _(event: e.AssetStolen, state: HopeInhumanityState) -> Message:
    return _told("told-asset-stolen", state, event.card, name=_name(state, event.seat))


@tell.register
def _(event: e.AssetLent, state: HopeInhumanityState) -> Message:
    return _told("told-asset-lent", state, event.card, name=_name(state, event.borrower))


@tell.register
def _(event: e.AssetTakenBack, state: HopeInhumanityState) -> Message:
    return _told("told-asset-back", state, event.card)


@tell.register
def _(event: e.AssetInherited, state: HopeInhumanityState) -> Message:
    return _told("told-inherited", state, event.card, name=_name(state, event.heir))


@tell.register
def _(event: e.AssetHandedOver, state: HopeInhumanityState) -> Message:
    return _told("told-asset-handed", state, event.card, name=_name(state, event.to))
