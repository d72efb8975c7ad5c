"""Objectives: what is counted while people play, and what is so now (HP-003, HP-117, HP-A36)."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

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
    code,
)
from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.rules.turns.turn_ends import is_beside, is_ending
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import COLUMNS, CUBE


class Want(ABC):
    """A condition of an Objective."""

    @abstractmethod
    def is_so(self, city: City, one: Player) -> bool:
        """True if it is met now."""

    def so_far(self, _one: Player) -> int | None:
        """Returns how often it was met, up to what it asks for; None if nothing is counted."""
        return None

    def ending(self, _city: City, _one: Player) -> str | None:
        """The deed that it counts if the player's actions end now, or None (HP-067)."""
        return None


@dataclass(frozen=True, slots=True)
class Counted(Want):
    """A condition that is met by doing something `n` times."""

    n: int

    @abstractmethod
    def count(self, one: Player) -> int:
        """Returns how often it was done."""

    def so_far(self, one: Player) -> int:
        return min(self.count(one), self.n)

    def is_so(self, _city: City, one: Player) -> bool:
        return self.count(one) >= self.n


def times(one: Player, did: str, kind: str, least: int) -> int:
    """The number of times it was done to that kind, or to any, with at least `least`."""
    found = 0
    for deed, n in one.aims.deeds.items():
        if deed.startswith(f"{did} "):
            _, of, much = deed.split()
            found += n if kind in {"any", of} and int(much) >= least else 0
    return found


def sort_out(city: City) -> None:
    """Updates which Objectives are fulfilled now."""
    for player in city.players:
        if player.aims.goals:
            player.aims.objective = fulfilled(city, player)


def fulfilled(city: City, one: Player) -> list[bool]:
    """True for each Objective of a player that is met now."""
    return [all(said.is_so(city, one) for said in goal["wants"]) for goal in one.aims.goals]


def to_claim(one: Player) -> list[str]:
    """The Objectives that nobody but their owner can judge, and that are not claimed yet."""
    words = [said for goal in one.aims.goals for said in goal["wants"] if isinstance(said, OwnWord)]
    return [said.text for said in words if said.deed not in one.aims.deeds]


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
class HaveBoosts(Want):
    """In the own skill tree."""

    n: Few
    level: BoostLevel | None

    def is_so(self, _city: City, one: Player) -> bool:
        return sum(max(0, n + 1 - (self.level or 1)) for n in one.sheet.unlocked.values()) >= self.n


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


@phrase("at the end {bar} is at {n} or more", de="am Ende {bar:steht|stehen} {bar} mindestens auf {n}")
@dataclass(frozen=True, slots=True)
class EndsHigh(Want):
    """The bar's value when the game is over."""

    bar: Bar
    n: Reading

    def is_so(self, city: City, _one: Player) -> bool:
        return city.bars[code(self.bar)] >= self.n


@phrase("at the end {bar} is at {n} or less", de="am Ende {bar:steht|stehen} {bar} höchstens auf {n}")
@dataclass(frozen=True, slots=True)
class EndsLow(Want):
    """The bar's value when the game is over."""

    bar: Bar
    n: Reading

    def is_so(self, city: City, _one: Player) -> bool:
        return city.bars[code(self.bar)] <= self.n


@phrase("at the end you have at least {n} Health", de="am Ende hast du mindestens {n} Gesundheit")
@dataclass(frozen=True, slots=True)
class EndHealth(Want):
    """Health points."""

    n: Few

    def is_so(self, _city: City, one: Player) -> bool:
        return one.figure.health >= self.n


@phrase(
    "at the end you have at least {n} {n:Wound|Wounds}", de="am Ende hast du mindestens {n} {n:Wunde|Wunden}"
)
@dataclass(frozen=True, slots=True)
class EndWounds(Want):
    """Wounds."""

    n: Few

    def is_so(self, _city: City, one: Player) -> bool:
        return one.figure.wounds >= self.n


@phrase(
    "at the end you have at least {n} {n:Program|Programs}",
    de="am Ende hast du mindestens {n} {n:Programm|Programme}",
)
@dataclass(frozen=True, slots=True)
class EndPrograms(Want):
    """Face up or down."""

    n: Few

    def is_so(self, _city: City, one: Player) -> bool:
        return len(one.held.programs) >= self.n


@phrase(
    "at the end you have at least {n} {n:card|cards}", de="am Ende hast du mindestens {n} {n:Karte|Karten}"
)
@dataclass(frozen=True, slots=True)
class EndCards(Want):
    """In hand."""

    n: Some

    def is_so(self, _city: City, one: Player) -> bool:
        return len(one.held.hand) >= self.n


@phrase("at the end you are {badge}", de="am Ende bist du {badge}")
@dataclass(frozen=True, slots=True)
class EndBadge(Want):
    """The badge is yours."""

    badge: Badge

    def is_so(self, city: City, one: Player) -> bool:
        return one.seat == (city.offices.leader if self.badge is Badge.LEADER else city.offices.general)


@phrase("at the end you hold no badge", de="am Ende bist du weder in der Führung noch General")
@dataclass(frozen=True, slots=True)
class EndPlain(Want):
    """Neither Leader nor General."""

    def is_so(self, city: City, one: Player) -> bool:
        return one.seat not in {city.offices.leader, city.offices.general}


@phrase("at the end you are {area}", de="am Ende bist du {area}")
@dataclass(frozen=True, slots=True)
class EndArea(Want):
    """Anywhere in it."""

    area: Area

    def is_so(self, city: City, one: Player) -> bool:
        return area(city, one.seat) == self.area.key


@phrase("at the end you are in the Area of {companion}", de="am Ende bist du im Bereich {companion}")
@dataclass(frozen=True, slots=True)
class EndBeside(Want):
    """The companion is another player."""

    companion: Companion

    def is_so(self, city: City, one: Player) -> bool:
        return is_beside(city, one, code(self.companion))


@phrase("at the end you are not detained", de="am Ende bist du nicht eingesperrt")
@dataclass(frozen=True, slots=True)
class EndFree(Want):
    """Outside the Isolation Cube."""

    def is_so(self, _city: City, one: Player) -> bool:
        return one.figure.at != CUBE


@phrase(
    "at the end at least {n} {colour:nominative n} {n:lies|lie} {column}",
    de="am Ende {n:liegt|liegen} mindestens {n} {colour:nominative n} {column}",
)
@dataclass(frozen=True, slots=True)
class EndChips(Want):
    """In a column, the whole Network or the Junkyard."""

    n: Few
    colour: Chip
    column: Column

    def is_so(self, city: City, _one: Player) -> bool:
        if self.column is Column.JUNKYARD:
            chips = [chip for chip in city.network.junkyard if chip]
        else:
            columns = COLUMNS if self.column is Column.ALL else (self.column.name.capitalize(),)
            chips = [chip for column in columns for chip, _ in city.network.columns[column]]
        return sum(code(self.colour) in {"any", chip} for chip in chips) >= self.n


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


@phrase("by your own word {text}", de="auf dein Wort {text}")
@dataclass(frozen=True, slots=True)
class OwnWord(Want):
    """Its owner says when it is met; a claim must be true (HP-117, HP-A36)."""

    text: str

    @property
    def deed(self) -> str:
        """That it was claimed, as a deed."""
        return f"word {self.text}"

    def is_so(self, _city: City, one: Player) -> bool:
        return self.deed in one.aims.deeds
