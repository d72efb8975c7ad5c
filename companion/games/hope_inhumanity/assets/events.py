"""Events of Assets: facts, in the past tense."""

from dataclasses import dataclass
from typing import TypeAlias

from companion.engine.dice import Die


class AssetEvent:
    """Base of the events of Assets; they name an Asset by its card id."""


@dataclass(frozen=True)
class AssetGained(AssetEvent):
    """The top Asset was drawn, by a seat (None: for the group)."""

    card: str
    owner: str | None


@dataclass(frozen=True)
class AssetMissed(AssetEvent):
    """An Asset was due, and none was left or nobody there to have it (HI-258)."""


@dataclass(frozen=True)
class SpentAssetsShuffled(AssetEvent):
    """The spent Assets became the pile, in this order (A-64)."""

    pile: tuple[str, ...]


@dataclass(frozen=True)
class AssetUsed(AssetEvent):
    """A seat used an Asset, on a player or on a die where the card asks for that."""

    seat: str
    card: str
    on: str | None
    die: Die | None = None


@dataclass(frozen=True)
class AssetRefilled(AssetEvent):
    """An Asset regained uses."""

    card: str
    n: int


@dataclass(frozen=True)
class AssetLost(AssetEvent):
    """An Asset left the game."""

    card: str


@dataclass(frozen=True)
class AssetStolen(AssetEvent):
    """The acting player took over the Asset of another player."""

    seat: str
    card: str


@dataclass(frozen=True)
class AssetLent(AssetEvent):
    """Its owner lent an Asset to a seat."""

    card: str
    borrower: str


@dataclass(frozen=True)
class AssetTakenBack(AssetEvent):
    """Its owner took an Asset back that was on loan."""

    card: str


@dataclass(frozen=True)
class AssetInherited(AssetEvent):
    """The player of a lost character named who has its Asset now (HI-217)."""

    seat: str
    card: str
    heir: str


@dataclass(frozen=True)
class AssetHandedOver(AssetEvent):
    """A card gave an Asset to another player."""

    card: str
    to: str


AnyAssetEvent: TypeAlias = (
    AssetGained
    | AssetMissed
    | SpentAssetsShuffled
    | AssetUsed
    | AssetRefilled
    | AssetLost
    | AssetStolen
    | AssetLent
    | AssetTakenBack
    | AssetInherited
    | AssetHandedOver
)
