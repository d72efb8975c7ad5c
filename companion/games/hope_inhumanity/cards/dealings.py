"""What a card does with other cards, with turns and with a life: handed over, given up, sat out, ended."""

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any

from companion.engine.phrasebook import Between, phrase
from companion.games.hope_inhumanity.cards.whom import Heir, Whom

_Few = Annotated[int, Between(1, 3)]


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
    "{whom} {whom:hands|hand} an asset over to {to}",
    de="{whom} {whom:gibt|geben|gibst} ein Fundstück weiter an {to}",
)
@dataclass(frozen=True, slots=True)
class HandOverAsset:
    """Of the personal Assets that somebody owns, the one gained last is somebody else's from now on."""

    whom: Whom
    to: Heir


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
    n: _Few


@phrase(
    "{whom} {whom:sits|sit} out {n} {n:turn|turns}",
    de="{whom} {whom:setzt|setzen|setzt} {n} {n:Zug|Züge} aus",
)
@dataclass(frozen=True, slots=True)
class SitOut:
    """The next `n` turns of a character pass as if they had been played (A-73)."""

    whom: Whom
    n: _Few


@phrase(
    "{whom} {whom:dies|die}",
    de="{whom} {whom:stirbt|sterben|stirbst}",
)
@dataclass(frozen=True, slots=True)
class Perish:
    """A character dies as of hunger or harm, at once (HI-200); whoever cheats death does not."""

    whom: Whom


def named_assets(said: Any) -> Iterator[str]:
    """The title of each Asset that a sentence names, also within another sentence."""
    if isinstance(said, GetAsset):
        yield said.title
    elif dataclasses.is_dataclass(said):
        for field in dataclasses.fields(said):
            yield from named_assets(getattr(said, field.name))
