"""Conditions of an Objective at the end of the game (HP-003)."""

from dataclasses import dataclass

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.phrases.board_words import Area, Bar, Chip, Column
from companion.games.human_punishment.phrases.ranges import (
    Few,
    Reading,
    Some,
)
from companion.games.human_punishment.phrases.words import Badge, Companion, code
from companion.games.human_punishment.rules.cards.objectives import AtLeast, Want
from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.rules.turns.turn_ends import is_beside
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import COLUMNS, CUBE


@phrase("at the end {bar} is at {n} or more", de="am Ende {bar:steht|stehen} {bar} mindestens auf {n}")
@dataclass(frozen=True, slots=True)
class EndsHigh(AtLeast):
    """The bar's value when the game is over."""

    bar: Bar
    n: Reading

    def measured(self, city: City, _one: Player) -> tuple[int, int]:
        return city.bars[code(self.bar)], self.n


@phrase("at the end {bar} is at {n} or less", de="am Ende {bar:steht|stehen} {bar} höchstens auf {n}")
@dataclass(frozen=True, slots=True)
class EndsLow(Want):
    """The bar's value when the game is over."""

    bar: Bar
    n: Reading

    def is_so(self, city: City, _one: Player) -> bool:
        return city.bars[code(self.bar)] <= self.n

    def measured(self, city: City, _one: Player) -> tuple[int, int]:
        return city.bars[code(self.bar)], self.n


@phrase("at the end you have at least {n} Health", de="am Ende hast du mindestens {n} Gesundheit")
@dataclass(frozen=True, slots=True)
class EndHealth(AtLeast):
    """Health points."""

    n: Few

    def measured(self, _city: City, one: Player) -> tuple[int, int]:
        return one.figure.health, self.n


@phrase(
    "at the end you have at least {n} {n:Wound|Wounds}", de="am Ende hast du mindestens {n} {n:Wunde|Wunden}"
)
@dataclass(frozen=True, slots=True)
class EndWounds(AtLeast):
    """Wounds."""

    n: Few

    def measured(self, _city: City, one: Player) -> tuple[int, int]:
        return one.figure.wounds, self.n


@phrase(
    "at the end you have at least {n} {n:Program|Programs}",
    de="am Ende hast du mindestens {n} {n:Programm|Programme}",
)
@dataclass(frozen=True, slots=True)
class EndPrograms(AtLeast):
    """Face up or down."""

    n: Few

    def measured(self, _city: City, one: Player) -> tuple[int, int]:
        return len(one.held.programs), self.n


@phrase(
    "at the end you have at least {n} {n:card|cards}", de="am Ende hast du mindestens {n} {n:Karte|Karten}"
)
@dataclass(frozen=True, slots=True)
class EndCards(AtLeast):
    """In hand."""

    n: Some

    def measured(self, _city: City, one: Player) -> tuple[int, int]:
        return len(one.held.hand), self.n


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
class EndChips(AtLeast):
    """In a column, the whole Network or the Junkyard."""

    n: Few
    colour: Chip
    column: Column

    def measured(self, city: City, _one: Player) -> tuple[int, int]:
        if self.column is Column.JUNKYARD:
            chips = [chip for chip in city.network.junkyard if chip]
        else:
            columns = COLUMNS if self.column is Column.ALL else (self.column.name.capitalize(),)
            chips = [chip for column in columns for chip, _ in city.network.columns[column]]
        return sum(code(self.colour) in {"any", chip} for chip in chips), self.n
