"""Effects on an attack, a check or a roll that is under way."""

from dataclasses import dataclass
from typing import TypeAlias

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.phrases.ranges import Few, RedFace
from companion.games.human_punishment.phrases.words import Die, Whom


@phrase(
    "the next attack of this turn has {n} more red", de="der nächste Angriff dieses Zugs hat {n} Rot mehr"
)
@dataclass(frozen=True, slots=True)
class MoreRed:
    """Added to the red sum."""

    n: Few


@phrase(
    "the next attack of this turn does {n} more damage",
    de="der nächste Angriff dieses Zugs macht {n} Schaden mehr",
)
@dataclass(frozen=True, slots=True)
class MoreDamage:
    """If it hits."""

    n: Few


@phrase(
    "the next attack of this turn hits all in range",
    de="der nächste Angriff dieses Zugs trifft alle in Reichweite",
)
@dataclass(frozen=True, slots=True)
class HitAll:
    """If it hits (HP-177)."""


@phrase(
    "the next attack of this turn meets no Defence card",
    de="gegen den nächsten Angriff dieses Zugs wird keine Abwehrkarte aufgedeckt",
)
@dataclass(frozen=True, slots=True)
class NoDefence:
    """No general card is turned (HP-301)."""


@phrase(
    "{n} more unknown {n:card is|cards are} added to this check",
    de="in diese Probe {n:kommt|kommen} {n} unbekannte {n:Karte|Karten} mehr",
)
@dataclass(frozen=True, slots=True)
class MoreUnknown:
    """From the general deck, beside the two (HP-082)."""

    n: Few


@phrase(
    "{whom} {whom:looks|look} at a card in this check",
    de="{whom} {whom:sieht|sehen|siehst} eine Karte in dieser Probe",
)
@dataclass(frozen=True, slots=True)
class LookInCheck:
    """One that chance picks, of those put in so far."""

    whom: Whom


@phrase("a card is taken out of this check", de="eine Karte kommt aus dieser Probe heraus")
@dataclass(frozen=True, slots=True)
class LessInCheck:
    """One that chance picks, of those put in so far; it is discarded."""


@phrase("the sum of this check is turned around", de="die Summe dieser Probe wird umgedreht")
@dataclass(frozen=True, slots=True)
class TurnSign:
    """Plus becomes minus, and minus plus."""


@phrase("nobody puts any more cards into this check", de="niemand gibt mehr Karten in diese Probe")
@dataclass(frozen=True, slots=True)
class NobodyPuts:
    """Players who have not been asked yet are not asked."""


@phrase(
    "{whom} {whom:puts|put} no cards into this check",
    de="{whom} {whom:gibt|geben|gibst} keine Karten in diese Probe",
)
@dataclass(frozen=True, slots=True)
class PutsNone:
    """If not asked yet."""

    whom: Whom


@phrase("{die} is rolled again", de="{die} wird noch einmal geworfen")
@dataclass(frozen=True, slots=True)
class RollAgain:
    """The old face does not count; the other dice stay as they lie."""

    die: Die


@phrase("{die} is set to {n}", de="{die} wird auf {n} gedreht")
@dataclass(frozen=True, slots=True)
class SetDie:
    """The old face does not count; only the red die goes above 6."""

    die: Die
    n: RedFace


Moments: TypeAlias = (
    MoreRed
    | MoreDamage
    | HitAll
    | NoDefence
    | MoreUnknown
    | LookInCheck
    | LessInCheck
    | TurnSign
    | NobodyPuts
    | PutsNone
    | RollAgain
    | SetDie
)
