"""Effects on machines and on Data Chips."""

from dataclasses import dataclass

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.bots.sides import shared_worth, threat_worth
from companion.games.human_punishment.effects.effect import Plain
from companion.games.human_punishment.phrases.board_words import Area, Enemies, Machine, Newcomer
from companion.games.human_punishment.phrases.ranges import EnemyLevel, Few, Space
from companion.games.human_punishment.phrases.words import code
from companion.games.human_punishment.rules.cards.choosing import pick_enemies
from companion.games.human_punishment.rules.fight import enemies, strikes
from companion.games.human_punishment.state.facts.part import value_of
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.parts import Enemy
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import BLUE_LENGTH
from companion.games.human_punishment.state.printed.cards import enemy_of
from companion.games.human_punishment.state.steps.step import CarryOut
from companion.games.human_punishment.state.steps.waiting import WhiteRoll


@phrase(
    "{type} [of level {level} ]appears at spawn {at}",
    de="{type} [der Stufe {level} ]erscheint auf Platz {at}",
)
@dataclass(frozen=True, slots=True)
class Appear(Plain):
    """From its pile, the top one unless a level is said; on a taken or destroyed spawn Threat goes up."""

    type: Newcomer
    level: EnemyLevel | None
    at: str

    brings = True

    def happen(self, city: City, _doing: CarryOut) -> None:
        enemies.appear_at(city, self.type.name.capitalize(), self.at, self.level)

    def worth(self, city: City, one: Player, _by: str | None) -> float:
        return threat_worth(city, one, 0.4)


@phrase(
    "{type} appears where the white dice say",
    de="{type} erscheint, wo die weißen Würfel es sagen",
)
@dataclass(frozen=True, slots=True)
class AppearRolled(Plain):
    """The white dice are rolled; a Crawler comes on Red 1."""

    type: Newcomer

    def happen(self, city: City, _doing: CarryOut) -> None:
        type_ = self.type.name.capitalize()
        red = next((n for n in range(1, 9) if enemy_of(n) == type_), None) or _fullest(city)
        city.machines.raid_felt = False
        if enemy_of(red) == "Crawler":
            enemies.appear(city, red, 0)
        else:
            city.queue_next(WhiteRoll(red))

    def worth(self, city: City, one: Player, _by: str | None) -> float:
        return threat_worth(city, one, 0.4)


@phrase("a Crawler appears on Red 1", de="ein Kriecher erscheint auf Rot 1")
@dataclass(frozen=True, slots=True)
class AppearOnRed(Plain):
    """As by the dice (HP-167)."""

    brings = True

    def happen(self, city: City, _doing: CarryOut) -> None:
        enemies.appear(city, 5, 0)

    def worth(self, city: City, one: Player, _by: str | None) -> float:
        return threat_worth(city, one, 0.3)


@phrase(
    "eliminate {n} {type:accusative n}[ of level {level}][ {area}]",
    de="schalte {n} {type:accusative n}[ der Stufe {level}][ {area}] aus",
)
@dataclass(frozen=True, slots=True)
class Eliminate(Plain):
    """The card's owner says which; no cards are drawn for them."""

    n: Few
    type: Enemies
    level: EnemyLevel | None
    area: Area | None

    fells = True

    def happen(self, city: City, doing: CarryOut) -> None:
        pick_enemies(city, doing.by or city.turn.active, self._found(city, self.area), self.n, 0)

    def can(self, city: City) -> bool:
        return bool(self._found(city, self.area))

    def worth(self, city: City, one: Player, _by: str | None) -> float:
        return threat_worth(city, one, -0.6) if self._found(city, None) else 0.0

    def _found(self, city: City, there: Area | None) -> list[str]:
        return [
            one.id
            for one in standing_in(city, there)
            if self.type in {Enemies.ANY, Enemies[one.type.upper()]} and self.level in {None, one.level}
        ]


@phrase(
    "an Enemy[ {area}] takes {n} damage",
    de="ein Feind[ {area}] erleidet {n} Schaden",
)
@dataclass(frozen=True, slots=True)
class Damage(Plain):
    """The card's owner says which Enemy; no cards are drawn for it."""

    n: Few
    area: Area | None

    fells = True

    def happen(self, city: City, doing: CarryOut) -> None:
        found = [one.id for one in standing_in(city, self.area)]
        pick_enemies(city, doing.by or city.turn.active, found, 1, self.n)

    def can(self, city: City) -> bool:
        return bool(standing_in(city, self.area))

    def worth(self, city: City, one: Player, _by: str | None) -> float:
        return threat_worth(city, one, -0.4) if city.machines.enemies else 0.0


@phrase("{machine} moves {n} {n:space|spaces}", de="{machine} geht {n} {n:Feld|Felder} weiter")
@dataclass(frozen=True, slots=True)
class MoveElite(Plain):
    """On its path, if it is in the city."""

    machine: Machine
    n: Space

    fells = True

    def happen(self, city: City, _doing: CarryOut) -> None:
        for _ in range(self.n):
            if self.machine is Machine.DEUS:
                enemies.deus_moves(city)
            elif city.machines.apex is not None and city.machines.apex < BLUE_LENGTH:
                city.machines.apex += 1
                enemies.meet(city)

    def can(self, city: City) -> bool:
        return value_of(city, code(self.machine)) is not None

    def worth(self, _city: City, one: Player, _by: str | None) -> float:
        return shared_worth(one, 0.2 * self.n)


@phrase("{machine} attacks", de="{machine} greift an")
@dataclass(frozen=True, slots=True)
class EliteAttacks(Plain):
    """Deus everybody where it stands, Apex an Enemy there (HP-184, HP-189)."""

    machine: Machine

    fells = True

    def happen(self, city: City, _doing: CarryOut) -> None:
        if self.machine is Machine.APEX:
            strikes.apex_strikes(city)
        elif city.machines.deus is not None:
            enemies.act(city, enemies.DEUS, city.fixed.board.red_area(city.machines.deus))

    def can(self, city: City) -> bool:
        return value_of(city, code(self.machine)) is not None

    def worth(self, _city: City, one: Player, _by: str | None) -> float:
        return shared_worth(one, 0.4)


def standing_in(city: City, there: Area | None) -> list[Enemy]:
    """The Enemies in an Area, or all."""
    return [
        enemy
        for enemy in city.machines.enemies
        if there is None or there.key in enemies.areas_of(city, enemy)
    ]


def _fullest(city: City) -> int:
    """The face of the red die that brings the type of which most are left."""
    return max(range(1, 9), key=lambda n: (len(city.machines.piles[str(enemy_of(n))]), -n))
