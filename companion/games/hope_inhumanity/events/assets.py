"""Events of Assets: facts, in the past tense."""

from dataclasses import dataclass
from typing import Any, ClassVar

from companion.engine.dice import Die
from companion.engine.frozen import replace
from companion.engine.words import Message, say
from companion.games.hope_inhumanity.cards.kinds import Scope
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.naming import unnamed, without_names
from companion.games.hope_inhumanity.state import Holding, HopeInhumanityState


@dataclass(frozen=True)
class AssetGained(Event):
    """The top Asset was drawn, by a seat (None: for the group)."""

    card: str
    owner: str | None
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        pile = tuple(card for card in state.asset_pile if card != self.card)
        gained = Holding(self.card, self.owner, state.deck.assets[self.card].uses)
        return replace(state, asset_pile=pile, assets=(*state.assets, gained))

    def sentence(self, state: HopeInhumanityState) -> Message:
        if self.owner is None:
            return _told("told-asset-group", state, self.card)
        return _told("told-asset", state, self.card, name=_name(state, self.owner))


@dataclass(frozen=True)
class AssetMissed(Event):
    """An Asset was due, and none was left or nobody there to have it (HI-258)."""

    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return state

    def sentence(self, _state: HopeInhumanityState) -> Message:
        return say("told-no-asset")


@dataclass(frozen=True)
class SpentAssetsShuffled(Event):
    """The spent Assets became the pile, in this order (A-64)."""

    pile: tuple[str, ...]
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        unknown = without_names(state, self.pile)
        return replace(unknown, asset_pile=self.pile, spent_assets=(), shuffles=state.shuffles + 1)

    def sentence(self, _state: HopeInhumanityState) -> Message:
        return say("told-assets-shuffled")


@dataclass(frozen=True)
class AssetUsed(Event):
    """A seat used an Asset, on a player or on a die where the card asks for that."""

    seat: str
    card: str
    on: str | None
    die: Die | None = None
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        holding = state.holding(self.card)
        left = replace(holding, uses=holding.uses - 1, borrower=None)
        if left.uses:
            return state.with_holding(left)
        return replace(_without(state, self.card), spent_assets=(*state.spent_assets, self.card))

    def sentence(self, state: HopeInhumanityState) -> Message:
        card, name = state.deck.assets[self.card].title, _name(state, self.seat)
        if self.die is not None:
            owner = next(
                (survivor.name for survivor in state.survivors if survivor.colour == self.die.colour),
                say("hope"),
            )
            return say("told-asset-used-die", name=name, card=card, n=self.die.value, owner=owner)
        if self.on is None:
            return say("told-asset-used", name=name, card=card)
        return say("told-asset-used-on", name=name, card=card, other=_name(state, self.on))


@dataclass(frozen=True)
class AssetRefilled(Event):
    """An Asset regained uses."""

    card: str
    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        holding = state.holding(self.card)
        return state.with_holding(replace(holding, uses=holding.uses + self.n))

    def sentence(self, state: HopeInhumanityState) -> Message:
        return _told("told-asset-refilled", state, self.card, n=self.n)


@dataclass(frozen=True)
class AssetLost(Event):
    """An Asset left the game."""

    card: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return _without(state, self.card)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return _told("told-asset-lost", state, self.card)


@dataclass(frozen=True)
class AssetStolen(Event):
    """The acting player took over the Asset of another player."""

    seat: str
    card: str
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        taken = replace(state.holding(self.card), owner=self.seat, borrower=None)
        return replace(state.with_holding(taken), thefts=state.thefts + 1)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return _told("told-asset-stolen", state, self.card, name=_name(state, self.seat))


@dataclass(frozen=True)
class AssetLent(Event):
    """Its owner lent an Asset to a seat."""

    card: str
    borrower: str
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return state.with_holding(replace(state.holding(self.card), borrower=self.borrower))

    def sentence(self, state: HopeInhumanityState) -> Message:
        return _told("told-asset-lent", state, self.card, name=_name(state, self.borrower))


@dataclass(frozen=True)
class AssetTakenBack(Event):
    """Its owner took an Asset back that was on loan."""

    card: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return state.with_holding(replace(state.holding(self.card), borrower=None))

    def sentence(self, state: HopeInhumanityState) -> Message:
        return _told("told-asset-back", state, self.card)


@dataclass(frozen=True)
class AssetInherited(Event):
    """The player of a lost character named who has its Asset now (HI-217)."""

    seat: str
    card: str
    heir: str
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        left = state.with_holding(replace(state.holding(self.card), owner=self.heir))
        first, *others = state.estates
        kept = tuple(card for card in first.assets if card != self.card)
        return replace(left, estates=(replace(first, assets=kept), *others))

    def sentence(self, state: HopeInhumanityState) -> Message:
        return _told("told-inherited", state, self.card, name=_name(state, self.heir))


@dataclass(frozen=True)
class AssetHandedOver(Event):
    """A card gave an Asset to another player."""

    card: str
    to: str
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return state.with_holding(replace(state.holding(self.card), owner=self.to, borrower=None))

    def sentence(self, state: HopeInhumanityState) -> Message:
        return _told("told-asset-handed", state, self.card, name=_name(state, self.to))


def _without(state: HopeInhumanityState, card: str) -> HopeInhumanityState:
    return replace(state, assets=tuple(asset for asset in state.assets if asset.card != card))


def title(state: HopeInhumanityState, card: str) -> str | Message:
    """The name of an Asset as everybody may know it (A-07)."""
    asset = state.deck.assets[card]
    hidden = state.rulings.assets_secret and asset.scope is Scope.PERSONAL
    return say("an-asset") if hidden or unnamed(state, card) else asset.title


def _name(state: HopeInhumanityState, seat: str) -> str:
    return state.survivor(seat).name


def _told(key: str, state: HopeInhumanityState, card: str, **more: Any) -> Message:
    return say(key, card=title(state, card), **more)
