"""Deeds that an Objective counts while people play (HP-003)."""

from dataclasses import dataclass

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.phrases.board_words import Chip, Enemies
from companion.games.human_punishment.phrases.ranges import (
    BoostLevel,
    EnemyLevel,
    Few,
    Several,
    Some,
)
from companion.games.human_punishment.phrases.words import Companion, Deed, Posture, code
from companion.games.human_punishment.rules.cards.objectives import AtLeast, Counted, Want
from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.rules.turns.turn_ends import is_beside, is_ending
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player


def times(one: Player, did: str, kind: str, least: int) -> int:
    """The number of times it was done to that kind, or to any, with at least `least`."""
    found = 0
    for deed, n in one.aims.deeds.items():
        if deed.startswith(f"{did} "):
            _, of, much = deed.split()
            found += n if kind in {"any", of} and int(much) >= least else 0
    return found


@phrase(
    "bring {n} {colour:accusative n} into the Network[ with {scanners} {scanners:Scanner|Scanners}]",
    de="bring {n} {colour:accusative n} ins Netzwerk[ mit {scanners} {scanners:Scanner|Scannern}]",
)
@dataclass(frozen=True, slots=True)
class Bring(Counted):
    """Placed by the Objective's owner; a swap does not count (HP-285)."""

    n: Few
    colour: Chip
    scanners: BoostLevel | None

    def count(self, one: Player) -> int:
        return times(one, "bring", code(self.colour), self.scanners or 0)


@phrase(
    "eliminate {n} {type:accusative n}[ of level {level} or more] by attacks",
    de="schalte durch Angriffe {n} {type:accusative n}[ ab Stufe {level}] aus",
)
@dataclass(frozen=True, slots=True)
class Kill(Counted):
    """In battle."""

    n: Few
    type: Enemies
    level: EnemyLevel | None

    def count(self, one: Player) -> int:
        return times(one, "kill", code(self.type), self.level or 1)


@phrase(
    "have {n} {n:Boost|Boosts}[ of level {level}]",
    de="habe {n} {n:Verbesserung|Verbesserungen}[ der Stufe {level}]",
)
@dataclass(frozen=True, slots=True)
class HaveBoosts(AtLeast):
    """In the own skill tree."""

    n: Few
    level: BoostLevel | None

    def measured(self, _city: City, one: Player) -> tuple[int, int]:
        return sum(max(0, n + 1 - (self.level or 1)) for n in one.sheet.unlocked.values()), self.n


@phrase("{deed} {n} {n:time|times}", de="{n} Mal {deed}")
@dataclass(frozen=True, slots=True)
class Often(Counted):
    """That many times in the game."""

    n: Some
    deed: Deed

    def count(self, one: Player) -> int:
        return one.aims.deeds.get(code(self.deed), 0)


@phrase("never {deed}", de="nie {deed}")
@dataclass(frozen=True, slots=True)
class NeverDo(Want):
    """All through the game, in any turn."""

    deed: Deed

    def is_so(self, _city: City, one: Player) -> bool:
        return not one.aims.deeds.get(code(self.deed), 0)


@phrase("put nothing into {n} {n:check|checks}", de="gib in {n} {n:Probe|Proben} nichts")
@dataclass(frozen=True, slots=True)
class Abstain(Counted):
    """Of Events: everybody sees who has put nothing in (HP-085)."""

    n: Some

    def count(self, one: Player) -> int:
        return one.aims.deeds.get("abstained", 0)


@phrase("end {n} {n:turn|turns} {how}", de="beende {n} {n:Zug|Züge} {how}")
@dataclass(frozen=True, slots=True)
class EndTurns(Counted):
    """Judged as the own actions end (HP-067); not for a figure whose Health is 0."""

    n: Some
    how: Posture

    @property
    def deed(self) -> str:
        """The way of ending, as a deed."""
        return f"ended {code(self.how)}"

    def count(self, one: Player) -> int:
        return one.aims.deeds.get(self.deed, 0)

    def ending(self, city: City, one: Player) -> str | None:
        return self.deed if is_ending(city, one, code(self.how)) else None


@phrase(
    "end {n} {n:turn|turns} in the Area of {companion}",
    de="beende {n} {n:Zug|Züge} im Bereich {companion}",
)
@dataclass(frozen=True, slots=True)
class EndTurnsBeside(Counted):
    """Judged as the own actions end (HP-067); the companion is another player."""

    n: Some
    companion: Companion

    @property
    def deed(self) -> str:
        """The way of ending, as a deed."""
        return f"ended beside {code(self.companion)}"

    def count(self, one: Player) -> int:
        return one.aims.deeds.get(self.deed, 0)

    def ending(self, city: City, one: Player) -> str | None:
        return self.deed if is_beside(city, one, code(self.companion)) else None


@phrase("end turns in {n} different Areas", de="beende Züge in {n} verschiedenen Bereichen")
@dataclass(frozen=True, slots=True)
class EndTurnsAround(Counted):
    """Judged as the own actions end (HP-067)."""

    n: Several

    def count(self, one: Player) -> int:
        return sum(deed.startswith("ended in ") for deed in one.aims.deeds)

    def ending(self, city: City, one: Player) -> str | None:
        return f"ended in {area(city, one.seat)}"


@phrase("be detained once", de="werde einmal eingesperrt")
@dataclass(frozen=True, slots=True)
class BeDetained(Want):
    """At any time."""

    def is_so(self, _city: City, one: Player) -> bool:
        return one.aims.deeds.get("detained", 0) > 0


@phrase("never be detained", de="werde nie eingesperrt")
@dataclass(frozen=True, slots=True)
class NeverDetained(Want):
    """All through the game."""

    def is_so(self, _city: City, one: Player) -> bool:
        return not one.aims.deeds.get("detained", 0)


@phrase("never be wounded", de="werde nie verwundet")
@dataclass(frozen=True, slots=True)
class NeverWounded(Want):
    """All through the game."""

    def is_so(self, _city: City, one: Player) -> bool:
        return not one.aims.deeds.get("wounded", 0)
