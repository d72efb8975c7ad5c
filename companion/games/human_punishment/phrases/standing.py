"""Lasting effects of an Enemy's marker on itself and its Area (HP-298)."""

from dataclasses import dataclass

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.phrases.board_words import Quality
from companion.games.human_punishment.phrases.lasting import Forbidden, Higher, Lasting, Lower
from companion.games.human_punishment.phrases.ranges import Few
from companion.games.human_punishment.phrases.words import Deed, Value, code


@phrase("its {quality} is {n} higher", de="sein Wert für {quality} ist um {n} höher")
@dataclass(frozen=True, slots=True)
class ItsHigher(Lasting):
    """Beside what its type and level have (HP-161 to HP-165)."""

    quality: Quality
    n: Few

    def quality_change(self, name: str) -> int:
        return self.n if code(self.quality) == name else 0


@phrase("its {quality} is {n} lower", de="sein Wert für {quality} ist um {n} niedriger")
@dataclass(frozen=True, slots=True)
class ItsLower(Lasting):
    """Never below 0, Health never below 1."""

    quality: Quality
    n: Few

    def quality_change(self, name: str) -> int:
        return -self.n if code(self.quality) == name else 0


@phrase("it attacks everybody in range", de="er greift alle in Reichweite an")
@dataclass(frozen=True, slots=True)
class AttacksAll(Lasting):
    """As a Tank does (HP-161)."""

    hits_all = True


@phrase(
    "in its Area your {value} is {n} higher",
    de="in seinem Bereich ist {value:dein|deine} {value} um {n} höher",
)
@dataclass(frozen=True, slots=True)
class ThereHigher(Lasting):
    """For everybody in an Area in which it acts."""

    value: Value
    n: Few

    @property
    def near(self) -> Lasting:
        return Higher(self.value, self.n)


@phrase(
    "in its Area your {value} is {n} lower",
    de="in seinem Bereich ist {value:dein|deine} {value} um {n} niedriger",
)
@dataclass(frozen=True, slots=True)
class ThereLower(Lasting):
    """For everybody in an Area in which it acts, never below 0."""

    value: Value
    n: Few

    @property
    def near(self) -> Lasting:
        return Lower(self.value, self.n)


@phrase("in its Area you may not {deed}", de="in seinem Bereich darfst du {deed:nie|nicht} {deed}")
@dataclass(frozen=True, slots=True)
class ThereForbidden(Lasting):
    """For everybody in an Area in which it acts: what is not offered, and refused."""

    deed: Deed

    @property
    def near(self) -> Lasting:
        return Forbidden(self.deed)
