"""Upon what an effect may depend."""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.effects import cards, chips, city, machines, moments, people
from companion.games.human_punishment.effects.effect import Plain
from companion.games.human_punishment.effects.machines import standing_in
from companion.games.human_punishment.phrases.board_words import Area, Bar, Level
from companion.games.human_punishment.phrases.ranges import Few, Reading
from companion.games.human_punishment.phrases.words import Badge, Thing, code
from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.rules.turns.turn_ends import here
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import CUBE
from companion.games.human_punishment.state.printed.card_form import Effect
from companion.games.human_punishment.state.steps.step import CarryOut, Throw

PLAIN = (city, people, cards, machines, chips, moments)
"""The modules of what may stand behind a condition."""


@dataclass(frozen=True, slots=True)
class Condition(Effect):
    """An effect that happens only if something is so for the card's owner, for an Event the active player."""

    do: Plain

    @abstractmethod
    def holds(self, city: City, one: Player) -> bool:
        """True if it is so for that player."""

    def happen(self, city: City, doing: CarryOut) -> None:
        if self.holds(city, city.player(doing.by or city.turn.active)):
            city.queue_next(replace(doing, effect=self.do))

    def can(self, city: City) -> bool:
        return self.holds(city, city.player(city.turn.active)) and self.do.can(city)

    def worth(self, city: City, one: Player, by: str | None) -> float:
        """Of the own card alone it is known if it is so."""
        likely = float(self.holds(city, one)) if by == one.seat else 0.5
        return self.do.worth(city, one, None) * likely

    def dice(self, throw: Throw) -> list[str] | None:
        return self.do.dice(throw)

    @property
    def within(self) -> Effect:
        return self.do


@phrase("if {bar} is at {n} or more, {do}", de="falls {bar} mindestens auf {n} {bar:steht|stehen}: {do}")
@dataclass(frozen=True, slots=True)
class AtLeast(Condition):
    """A bar stands so high."""

    bar: Bar
    n: Reading

    def holds(self, city: City, _one: Player) -> bool:
        return city.bars[code(self.bar)] >= self.n


@phrase("if {bar} is at {n} or less, {do}", de="falls {bar} höchstens auf {n} {bar:steht|stehen}: {do}")
@dataclass(frozen=True, slots=True)
class AtMost(Condition):
    """A bar stands so low."""

    bar: Bar
    n: Reading

    def holds(self, city: City, _one: Player) -> bool:
        return city.bars[code(self.bar)] <= self.n


@phrase("if {bar} is at exactly {n}, {do}", de="falls {bar} genau auf {n} {bar:steht|stehen}: {do}")
@dataclass(frozen=True, slots=True)
class Exactly(Condition):
    """A bar stands there."""

    bar: Bar
    n: Reading

    def holds(self, city: City, _one: Player) -> bool:
        return city.bars[code(self.bar)] == self.n


@phrase("if level {level} is played, {do}", de="falls Stufe {level} gespielt wird: {do}")
@dataclass(frozen=True, slots=True)
class AtLevel(Condition):
    """The Event pile in use (HP-076)."""

    level: Level

    def holds(self, city: City, _one: Player) -> bool:
        return city.event_level == self.level.name


@phrase("if 3 or 4 play, {do}", de="falls ihr zu dritt oder viert seid: {do}")
@dataclass(frozen=True, slots=True)
class FewPlay(Condition):
    """A small table (HP-001)."""

    def holds(self, city: City, _one: Player) -> bool:
        return not city.many


@phrase("if 5 or 6 play, {do}", de="falls ihr zu fünft oder sechst seid: {do}")
@dataclass(frozen=True, slots=True)
class ManyPlay(Condition):
    """A large table (HP-001)."""

    def holds(self, city: City, _one: Player) -> bool:
        return city.many


@phrase("if you have {thing}, {do}", de="falls du {thing} hast: {do}")
@dataclass(frozen=True, slots=True)
class Have(Condition):
    """The card's owner; for an Event the active player."""

    thing: Thing

    def holds(self, _city: City, one: Player) -> bool:
        things: Mapping[Thing, object] = {
            Thing.CHIP: one.figure.chips,
            Thing.SCANNER: one.figure.scanners,
            Thing.BOX: one.figure.box,
            Thing.PROGRAM: one.held.programs,
            Thing.RECON: one.held.recon,
        }
        return bool(things[self.thing])


@phrase("if you are {area}, {do}", de="falls du {area} bist: {do}")
@dataclass(frozen=True, slots=True)
class InArea(Condition):
    """Anywhere in it."""

    area: Area

    def holds(self, city: City, one: Player) -> bool:
        return area(city, one.seat) == self.area.key


@phrase("if you are alone in your Area, {do}", de="falls du allein in deinem Bereich stehst: {do}")
@dataclass(frozen=True, slots=True)
class Alone(Condition):
    """No other character is there."""

    def holds(self, city: City, one: Player) -> bool:
        return not here(city, one)


@phrase("if you are {badge}, {do}", de="falls du {badge} bist: {do}")
@dataclass(frozen=True, slots=True)
class Holds(Condition):
    """A badge."""

    badge: Badge

    def holds(self, city: City, one: Player) -> bool:
        return one.seat == (city.offices.leader if self.badge is Badge.LEADER else city.offices.general)


@phrase("if you are detained, {do}", de="falls du gefangen bist: {do}")
@dataclass(frozen=True, slots=True)
class IsDetained(Condition):
    """In the Isolation Cube."""

    def holds(self, _city: City, one: Player) -> bool:
        return one.figure.at == CUBE


@phrase("if you have a Wound, {do}", de="falls du eine Wunde hast: {do}")
@dataclass(frozen=True, slots=True)
class IsWounded(Condition):
    """One at least."""

    def holds(self, _city: City, one: Player) -> bool:
        return one.figure.wounds > 0


@phrase(
    "if there {n:is|are} at least {n} {n:Enemy|Enemies}[ {area}], {do}",
    de="falls mindestens {n} {n:Feind|Feinde}[ {area}] da {n:ist|sind}: {do}",
)
@dataclass(frozen=True, slots=True)
class Crowd(Condition):
    """On the board, or in an Area."""

    n: Few
    area: Area | None

    def holds(self, city: City, _one: Player) -> bool:
        return len(standing_in(city, self.area)) >= self.n


@phrase(
    "if you have at least {n} {n:card|cards}, {do}", de="falls du mindestens {n} {n:Karte|Karten} hast: {do}"
)
@dataclass(frozen=True, slots=True)
class Rich(Condition):
    """In hand."""

    n: Few

    def holds(self, _city: City, one: Player) -> bool:
        return len(one.held.hand) >= self.n
