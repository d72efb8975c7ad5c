"""Lasting effects of an Enemy's marker on itself and its Area (HP-298)."""

from dataclasses import dataclass
from typing import TypeAlias

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.phrases.ranges import Few
from companion.games.human_punishment.phrases.words import Deed, Quality, Value


@phrase("its {quality} is {n} higher", de="sein Wert für {quality} ist um {n} höher")
@dataclass(frozen=True, slots=True)
class ItsHigher:
    """Beside what its type and level have (HP-161 to HP-165)."""

    quality: Quality
    n: Few


@phrase("its {quality} is {n} lower", de="sein Wert für {quality} ist um {n} niedriger")
@dataclass(frozen=True, slots=True)
class ItsLower:
    """Never below 0, Health never below 1."""

    quality: Quality
    n: Few


@phrase("it attacks everybody in range", de="er greift alle in Reichweite an")
@dataclass(frozen=True, slots=True)
class AttacksAll:
    """As a Tank does (HP-161)."""


@phrase(
    "in its Area your {value} is {n} higher",
    de="in seinem Bereich ist {value:dein|deine} {value} um {n} höher",
)
@dataclass(frozen=True, slots=True)
class ThereHigher:
    """For everybody in an Area in which it acts."""

    value: Value
    n: Few


@phrase(
    "in its Area your {value} is {n} lower",
    de="in seinem Bereich ist {value:dein|deine} {value} um {n} niedriger",
)
@dataclass(frozen=True, slots=True)
class ThereLower:
    """For everybody in an Area in which it acts, never below 0."""

    value: Value
    n: Few


@phrase("in its Area you may not {deed}", de="in seinem Bereich darfst du {deed:nie|nicht} {deed}")
@dataclass(frozen=True, slots=True)
class ThereForbidden:
    """For everybody in an Area in which it acts: what is not offered, and refused."""

    deed: Deed


Standing: TypeAlias = ItsHigher | ItsLower | AttacksAll | ThereHigher | ThereLower | ThereForbidden
