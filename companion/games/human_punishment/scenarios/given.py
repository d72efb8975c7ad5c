"""Reads the set-up of a scenario: a game from its start, or a state in the middle of a turn."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.games.human_punishment.rules.cards import objectives
from companion.games.human_punishment.rules.fight import wounds
from companion.games.human_punishment.rules.start.casting import become
from companion.games.human_punishment.rules.start.set_up import CHIPS, lay_out, settle
from companion.games.human_punishment.rulings import HOUSE_RULES, rulings_of
from companion.games.human_punishment.scenarios import readers
from companion.games.human_punishment.scenarios.definitions import read_event
from companion.games.human_punishment.scenarios.owners_cards import read_owners_cards
from companion.games.human_punishment.scenarios.seats import read_seat
from companion.games.human_punishment.state.characters import CHARACTERS, MARKED
from companion.games.human_punishment.state.facts.part import set_value, value_of
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.parts import Enemy, Fixed
from companion.games.human_punishment.state.player import Held, Player
from companion.games.human_punishment.state.printed.board import (
    AREA_OF,
    AREAS,
    BARS,
    COLUMNS,
    OURS,
    RECON,
    TIERS,
)
from companion.games.human_punishment.state.printed.cards import ENEMIES, HQ
from companion.kit.scenario.house_rules import FIELD, chosen_rules
from companion.kit.scenario.parts import ScenarioPart

SPAWN_IDS = tuple(spawn.id for spawn in OURS.spawns)
SEATS = ("A", "B", "C", "D", "E", "F")
PAINTS = ("red", "blue", "green", "yellow", "purple", "orange")
SEED = "scenario"
LEAST = 3
FACES = 6
COLOURS = ("blue", "red", "purple")
PHASES = ("draw", "act", "activate", "event", "pass")
CITY_ACTIONS = 4
PROGRAMS = tuple(f"p{n}" for n in range(1, 21))
SHOWN = 3
AT_SET_UP = ("players", "setup", "seats", "general_deck")
DEALT = ("deck", "loyalty", "objective", "values")
ACTING_ON_PATH = {f"Red {n}": n for n in range(1, len(OURS.red) + 1)}
ON_BLUE = {f"Blue {n}": n for n in range(1, len(OURS.blue) + 1)}


@dataclass(frozen=True)
class Given:
    """The seats in their order, and the first state."""

    players: tuple[str, ...]
    state: City


def read_given(part: ScenarioPart) -> Given:
    """The set-up. Raises Misread at the first thing that differs from the format."""
    set_up = part.maybe("setup")
    part.fields(*(AT_SET_UP if set_up else STAGED), FIELD)
    players = part.part("players").words(SEATS, "seat")
    if len(players) < LEAST:
        raise part.part("players").fault("three to six seats stand here")
    rulings = rulings_of(chosen_rules(part, HOUSE_RULES))
    city = City([_player(seat) for seat in players], fixed=Fixed(SEED, rulings=rulings))
    lay_out(city)
    city.market.display, city.market.program_pile = list(PROGRAMS[:SHOWN]), list(PROGRAMS[SHOWN:])
    if (cards := part.maybe("general_deck")) is not None:
        city.decks.general_deck = readers.cards(cards)
    if (owned := part.maybe("cards")) is not None:
        read_owners_cards(owned, city)
    _seats(part, city, DEALT if set_up else ())
    if set_up is not None:
        _from_the_start(set_up, city)
    else:
        _staged(part, city)
    return Given(players, city)


def _player(seat: str) -> Player:
    return Player(seat, seat, PAINTS[SEATS.index(seat)], held=Held(deck=["b1"] * 10))


def _seats(part: ScenarioPart, city: City, known: tuple[str, ...]) -> None:
    listed = part.maybe("seats")
    if listed is None:
        return
    for seat, one in listed.fields(*city.seats).entries().items():
        if not known and (character := one.maybe("character")) is not None:
            become(city, seat, character.word(CHARACTERS, "character"))
        read_seat(one, city.player(seat), known)
        if not known and (goals := one.maybe("goals")) is not None:
            city.player(seat).aims.goals = [
                city.fixed.cards[goal.word(city.fixed.cards, "Objective")] for goal in goals.items()
            ]


def _from_the_start(part: ScenarioPart, city: City) -> None:
    oranges = part.fields("orange").part("orange").fields(*city.seats)
    settle(city, {seat: oranges.part(seat).number(1, FACES) for seat in city.seats})
    # What lies in a Sector is shuffled at a table; here it is as the format says.
    city.network.sectors = {name: ["blue"] * sum(chips.values()) for name, chips in CHIPS.items()}


def _staged(part: ScenarioPart, city: City) -> None:
    city.network.sectors = {name: ["blue"] * sum(chips.values()) for name, chips in CHIPS.items()}
    city.turn.active = part.part("active").word(city.seats, "seat")
    one = city.player(city.turn.active)
    city.turn.phase, city.turn.ap, city.turn.moves = "act", one.value("ap"), one.value("movement")
    for word, read in READING.items():
        if (found := part.maybe(word)) is not None:
            set_value(city, name_of(word), read(found))
    for word, (names, read) in BY_NAME.items():
        for name, entry in _entries(part, word, names).items():
            value_of(city, name_of(word))[name] = read(entry)
    for bar, entry in _entries(part, "bars", BARS).items():
        city.bars[bar] = entry.number(*OURS.bars[bar])
    full = min(len(city.network.columns[column]) for column in COLUMNS)
    city.machines.levels = ((1, 2, 3), (2, 3, 1), (3, 2, 1))[min(full, 2)]
    _ranks(part, city)
    _machines(part, city)
    _kuro(part, city)
    objectives.sort_out(city)
    wounds.sort_out(city)
    if (events := part.maybe("events")) is not None:
        for pile, listed in events.fields(*city.decks.events).entries().items():
            city.decks.events[pile] = [read_event(event, city.seats) for event in listed.items()]


def name_of(word: str) -> str:
    """The field of the state that a scenario calls so."""
    return _OTHERWISE.get(word) or re.sub("(?=[A-Z])", "_", word).lower()


def _maybe(part: ScenarioPart, name: str, read: Any, default: Any) -> Any:
    found = part.maybe(name)
    return default if found is None else read(found)


def _ranks(part: ScenarioPart, city: City) -> None:
    city.offices.leader = _maybe(
        part, "leader", readers.or_null(readers.word(city.seats, "seat")), city.offices.leader
    )
    city.offices.general = _maybe(
        part, "general", readers.or_null(readers.word(city.seats, "seat")), city.offices.general
    )
    if city.offices.leader is not None and city.offices.leader == city.offices.general:
        if part.maybe("leader") is not None and part.maybe("general") is None:
            city.offices.general = next(seat for seat in reversed(city.seats) if seat != city.offices.leader)
        else:
            raise part.part("general").fault("Leader and General are two people")


def _entries(part: ScenarioPart, word: str, names: Iterable[str]) -> Mapping[str, ScenarioPart]:
    """The table of that word, with these names or any; empty where it is not there."""
    found, known = part.maybe(word), tuple(names)
    if found is None:
        return {}
    return (found.fields(*known) if known else found).entries()


def _column(part: ScenarioPart) -> list[tuple[str, bool]]:
    chips = [_faced(chip) for chip in part.items()]
    if len(chips) > TIERS:
        raise part.fault(f"a column has {TIERS} Tiers")
    return chips


def _faced(part: ScenarioPart) -> tuple[str, bool]:
    found = part.word([f"{colour} {face}" for colour in COLOURS for face in ("up", "down")], "chip")
    colour, _, face = found.partition(" ")
    return colour, face == "up"


def _kuro(part: ScenarioPart, city: City) -> None:
    """Places Kuro and fills in its belongings; it stands beside Dee Coy by default."""
    kuro, given = city.kuro, part.maybe("kuro")
    if kuro is None:
        if given is not None:
            raise given.fault("nobody plays Dee Coy")
        return
    kuro.figure.at = city.player(kuro.owner).figure.at
    if given is None:
        return
    given.fields("at", "health", "chips", "markers")
    kuro.figure.at = _maybe(given, "at", lambda found: found.word(AREA_OF, "place"), kuro.figure.at)
    kuro.figure.health = _maybe(
        given, "health", lambda found: found.number(0, kuro.value("health")), kuro.figure.health
    )
    kuro.figure.down = kuro.figure.health == 0
    kuro.figure.chips = _maybe(given, "chips", readers.chips, [])
    kuro.markers = list(_maybe(given, "markers", lambda found: found.words(MARKED, "Area"), MARKED))


def _machines(part: ScenarioPart, city: City) -> None:
    listed = part.maybe("enemies")
    for one in listed.items() if listed else ():
        city.machines.enemies.append(_enemy(one, city))
    apex = part.maybe("apex")
    if apex is not None and apex.value is not None:
        city.machines.apex = ON_BLUE[apex.word(ON_BLUE, "blue space")]
    deus = part.maybe("deus")
    if deus is not None and deus.value is not None:
        deus.fields("at", "before")
        city.machines.deus = ACTING_ON_PATH[deus.part("at").word(ACTING_ON_PATH, "red space")]
        city.machines.deus_before = deus.part("before").word(city.seats, "seat")


def _enemy(part: ScenarioPart, city: City) -> Enemy:
    part.fields("id", "type", "level", "at", "health")
    id_ = part.part("id").text()
    type_ = part.part("type").word(ENEMIES, "type of Enemy")
    level = part.part("level").number(1, 3)
    places = ACTING_ON_PATH if type_ == "Crawler" else SPAWN_IDS
    at = part.part("at").word(places, "place of such an Enemy")
    full = ENEMIES[type_].health[level - 1]
    if any(enemy.id == id_ for enemy in city.machines.enemies):
        raise part.part("id").fault(f"there are two Enemies {id_!r}")
    if any(enemy.at == at for enemy in city.machines.enemies) or at in city.machines.dead_zones:
        raise part.part("at").fault("nobody else can stand there")
    health = _maybe(part, "health", lambda found: found.number(1, full), full)
    return Enemy(id_, type_, level, at, health)


READING: Mapping[str, readers.Read] = {
    "phase": readers.word(PHASES, "phase"),
    "ap": readers.number(),
    "moves": readers.number(),
    "entered": ScenarioPart.flag,
    "panelUsed": ScenarioPart.flag,
    "cityDone": readers.once(readers.number(CITY_ACTIONS, 1), "an action stands here twice"),
    "junkyard": readers.chips,
    "removed": readers.number(),
    "display": readers.texts,
    "programPile": readers.texts,
    "recon": readers.different(RECON, "Recon card"),
    "deadZones": readers.different(SPAWN_IDS, "spawn"),
    "supplyPile": readers.boxes,
    "discard": readers.cards,
    "programDiscard": readers.texts,
}
BY_NAME: Mapping[str, tuple[Iterable[str], readers.Read]] = {
    "network": (COLUMNS, _column),
    "sectors": (CHIPS, readers.chips),
    "enemyPiles": (OURS.piles, readers.every(readers.number(3, 1))),
    "prices": ((), readers.number()),
    "hq": (HQ, readers.number()),
    "boxes": (AREAS, readers.boxes),
}
_OTHERWISE: Mapping[str, str] = {
    "recon": "recon_pile",
    "supplyPile": "supply",
    "network": "columns",
    "enemyPiles": "piles",
    "boxes": "lying",
}
"""Fields of the state that are called otherwise than in scenarios."""
STAGED = (
    *("players", "active", "seats", "leader", "general", "bars", "enemies", "apex", "deus", "general_deck"),
    *("events", "cards", "kuro", *READING, *BY_NAME),
)
