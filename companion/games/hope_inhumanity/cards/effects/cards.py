"""Effects on other cards: Assets and Traits that are drawn, lost, handed over and refilled."""

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.hope_inhumanity.cards.effects.ranges import Few
from companion.games.hope_inhumanity.cards.whom import Heir, Whom


@phrase(
    "the acting player draws an asset",
    de="wer am Zug ist, zieht ein Fundstück",
)
@dataclass(frozen=True, slots=True)
class DrawAsset:
    """Draw the top Asset: a personal one is the acting player's, any other the group's (HI-244, HI-246)."""


@phrase(
    "{whom} {whom:gets|get} the asset {title}",
    de="{whom} {whom:bekommt|bekommen|bekommst} das Fundstück {title}",
)
@dataclass(frozen=True, slots=True)
class GetAsset:
    """The Asset of that title is taken out of the pile: the group's is the group's, else the first meant
    has it. One that is in play or used up is not there (HI-258)."""

    whom: Whom
    title: str


@phrase(
    "{whom} {whom:loses|lose} an asset",
    de="{whom} {whom:verliert|verlieren|verlierst} ein Fundstück",
)
@dataclass(frozen=True, slots=True)
class LoseAsset:
    """The owner's latest personal Asset leaves the game."""

    whom: Whom


@phrase(
    "the group loses an asset",
    de="die Gruppe verliert ein Fundstück",
)
@dataclass(frozen=True, slots=True)
class LoseGroupAsset:
    """Of the group's Assets the one gained last leaves the game."""


@phrase(
    "{whom} {whom:refills|refill} {n} {n:use|uses} of each asset",
    de="{whom} {whom:darf|dürfen|darfst} jedes eigene Fundstück {n} Mal öfter gebrauchen",
)
@dataclass(frozen=True, slots=True)
class RefillAssets:
    """Each of the owner's personal Assets gets `n` uses back, up to its printed number."""

    whom: Whom
    n: Few


@phrase(
    "the group refills {n} {n:use|uses} of each asset",
    de="die Gruppe darf jedes Fundstück {n} Mal öfter gebrauchen",
)
@dataclass(frozen=True, slots=True)
class RefillGroupAssets:
    """Each of the group's Assets gets `n` uses back, up to as many as are printed on it."""

    n: Few


@phrase(
    "{whom} {whom:hands|hand} an asset over to {to}",
    de="{whom} {whom:gibt|geben|gibst} ein Fundstück weiter an {to}",
)
@dataclass(frozen=True, slots=True)
class HandOverAsset:
    """The owner's latest personal Asset goes to another player."""

    whom: Whom
    to: Heir


@phrase(
    "{whom} {whom:draws|draw} {n} {n:trait|traits}",
    de="{whom} {whom:zieht|ziehen|ziehst} {n} {n:Eigenschaft|Eigenschaften}",
)
@dataclass(frozen=True, slots=True)
class DrawTraits:
    """Take the top `n` Traits of the pile into the hand, as far as there are any; nobody else reads them."""

    whom: Whom
    n: Few


@phrase(
    "{whom} {whom:hands|hand} a trait over to {to}",
    de="{whom} {whom:gibt|geben|gibst} eine Eigenschaft weiter an {to}",
)
@dataclass(frozen=True, slots=True)
class HandOverTrait:
    """The Trait that came last goes from hand to hand; nobody but its new holder reads it now (HI-074)."""

    whom: Whom
    to: Heir


@phrase(
    "{whom} {whom:discards|discard} {n} {n:trait|traits}",
    de="{whom} {whom:wirft|werfen|wirfst} {n} {n:Eigenschaft|Eigenschaften} ab",
)
@dataclass(frozen=True, slots=True)
class DiscardTraits:
    """The `n` Traits that came last go beneath the pile, unread, as far as there are any."""

    whom: Whom
    n: Few


def named_assets(said: Any) -> Iterator[str]:
    """The title of each Asset that a sentence names, also within another sentence."""
    if isinstance(said, GetAsset):
        yield said.title
    elif dataclasses.is_dataclass(said):
        for field in dataclasses.fields(said):
            yield from named_assets(getattr(said, field.name))
