"""Conditions of an Objective: counted during the game, or checked at its end."""

from dataclasses import dataclass
from typing import TypeAlias

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.phrases.ranges import (
    BoostLevel,
    EnemyLevel,
    Few,
    Reading,
    Several,
    Some,
)
from companion.games.human_punishment.phrases.words import (
    Area,
    Badge,
    Bar,
    Chip,
    Column,
    Companion,
    Deed,
    Enemies,
    Posture,
)


@phrase(
    "bring {n} {colour} {n:chip|chips} into the Network[ with {scanners} Scanners]",
    de="bring {n} {n:Chip|Chips} ins Netzwerk, Farbe {colour}[, mit {scanners} Scannern]",
)
@dataclass(frozen=True, slots=True)
class Bring:
    """Placed by the Objective's owner; a swap does not count (HP-285)."""

    n: Few
    colour: Chip
    scanners: BoostLevel | None


@phrase(
    "eliminate {n} x {type} by attacks[ of level {level} or more]",
    de="schalte durch Angriffe aus: {n} x {type}[ ab Stufe {level}]",
)
@dataclass(frozen=True, slots=True)
class Kill:
    """In battle."""

    n: Few
    type: Enemies
    level: EnemyLevel | None


@phrase(
    "have {n} {n:Boost|Boosts}[ of level {level}]",
    de="habe {n} {n:Verbesserung|Verbesserungen}[ der Stufe {level}]",
)
@dataclass(frozen=True, slots=True)
class HaveBoosts:
    """In the own skill tree."""

    n: Few
    level: BoostLevel | None


@phrase("{deed} {n} {n:time|times}", de="{deed}: {n} Mal")
@dataclass(frozen=True, slots=True)
class Often:
    """That many times in the game."""

    n: Some
    deed: Deed


@phrase("never {deed}", de="nie {deed}")
@dataclass(frozen=True, slots=True)
class NeverDo:
    """All through the game, in any turn."""

    deed: Deed


@phrase("put nothing into {n} {n:check|checks}", de="gib in {n} {n:Probe|Proben} nichts")
@dataclass(frozen=True, slots=True)
class Abstain:
    """Of Events: everybody sees who has put nothing in (HP-085)."""

    n: Some


@phrase("end {n} {n:turn|turns} {how}", de="beende {n} {n:Zug|Züge} {how}")
@dataclass(frozen=True, slots=True)
class EndTurns:
    """Judged as the own actions end (HP-067); not for a figure whose Health is 0."""

    n: Some
    how: Posture


@phrase(
    "end {n} {n:turn|turns} in the Area of {companion}",
    de="beende {n} {n:Zug|Züge} im Bereich {companion}",
)
@dataclass(frozen=True, slots=True)
class EndTurnsBeside:
    """Judged as the own actions end (HP-067); the companion is another player."""

    n: Some
    companion: Companion


@phrase("end turns in {n} different Areas", de="beende Züge in {n} verschiedenen Bereichen")
@dataclass(frozen=True, slots=True)
class EndTurnsAround:
    """Judged as the own actions end (HP-067)."""

    n: Several


@phrase("at the end {bar} is at {n} or more", de="am Ende {bar} mindestens auf {n}")
@dataclass(frozen=True, slots=True)
class EndsHigh:
    """The bar's value when the game is over."""

    bar: Bar
    n: Reading


@phrase("at the end {bar} is at {n} or less", de="am Ende {bar} höchstens auf {n}")
@dataclass(frozen=True, slots=True)
class EndsLow:
    """The bar's value when the game is over."""

    bar: Bar
    n: Reading


@phrase("at the end you have at least {n} Health", de="am Ende hast du mindestens {n} Gesundheit")
@dataclass(frozen=True, slots=True)
class EndHealth:
    """Health points."""

    n: Few


@phrase(
    "at the end you have at least {n} {n:Wound|Wounds}", de="am Ende hast du mindestens {n} {n:Wunde|Wunden}"
)
@dataclass(frozen=True, slots=True)
class EndWounds:
    """Wounds."""

    n: Few


@phrase(
    "at the end you have at least {n} {n:Program|Programs}",
    de="am Ende hast du mindestens {n} {n:Programm|Programme}",
)
@dataclass(frozen=True, slots=True)
class EndPrograms:
    """Face up or down."""

    n: Few


@phrase(
    "at the end you have at least {n} {n:card|cards}", de="am Ende hast du mindestens {n} {n:Karte|Karten}"
)
@dataclass(frozen=True, slots=True)
class EndCards:
    """In hand."""

    n: Some


@phrase("at the end you are {badge}", de="am Ende bist du {badge}")
@dataclass(frozen=True, slots=True)
class EndBadge:
    """The badge is yours."""

    badge: Badge


@phrase("at the end you hold no badge", de="am Ende bist du weder in der Führung noch General")
@dataclass(frozen=True, slots=True)
class EndPlain:
    """Neither Leader nor General."""


@phrase("at the end you are {area}", de="am Ende bist du {area}")
@dataclass(frozen=True, slots=True)
class EndArea:
    """Anywhere in it."""

    area: Area


@phrase("at the end you are in the Area of {companion}", de="am Ende bist du im Bereich {companion}")
@dataclass(frozen=True, slots=True)
class EndBeside:
    """The companion is another player."""

    companion: Companion


@phrase("at the end you are not detained", de="am Ende bist du nicht eingesperrt")
@dataclass(frozen=True, slots=True)
class EndFree:
    """Outside the Isolation Cube."""


@phrase(
    "at the end at least {n} {colour} {n:chip lies|chips lie} {column}",
    de="am Ende {n:liegt|liegen} mindestens {n} {n:Chip|Chips} {column}, Farbe {colour}",
)
@dataclass(frozen=True, slots=True)
class EndChips:
    """In a column, the whole Network or the Junkyard."""

    n: Few
    colour: Chip
    column: Column


@phrase("be detained once", de="werde einmal eingesperrt")
@dataclass(frozen=True, slots=True)
class BeDetained:
    """At any time."""


@phrase("never be detained", de="werde nie eingesperrt")
@dataclass(frozen=True, slots=True)
class NeverDetained:
    """All through the game."""


@phrase("never be wounded", de="werde nie verwundet")
@dataclass(frozen=True, slots=True)
class NeverWounded:
    """All through the game."""


@phrase("by your own word {text}", de="auf dein Wort {text}")
@dataclass(frozen=True, slots=True)
class OwnWord:
    """Its owner says when it is met; a claim must be true (HP-117, HP-A36)."""

    text: str


Test: TypeAlias = (
    Bring
    | Kill
    | HaveBoosts
    | Often
    | NeverDo
    | Abstain
    | EndTurns
    | EndTurnsBeside
    | EndTurnsAround
    | EndsHigh
    | EndsLow
    | EndHealth
    | EndWounds
    | EndPrograms
    | EndCards
    | EndBadge
    | EndPlain
    | EndArea
    | EndBeside
    | EndFree
    | EndChips
    | BeDetained
    | NeverDetained
    | NeverWounded
    | OwnWord
)
