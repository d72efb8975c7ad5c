"""Reads the set-up of a scenario: a game from its start, or a state in the middle of a turn."""

from dataclasses import dataclass
from typing import Any

from companion.games.human_punishment.rules.cards import objectives
from companion.games.human_punishment.rules.fight import wounds
from companion.games.human_punishment.rules.start.casting import become
from companion.games.human_punishment.rules.start.set_up import CHIPS, lay_out, settle
from companion.games.human_punishment.rulings import HOUSE_RULES, rulings_of
from companion.games.human_punishment.scenarios.definitions import read_event
from companion.games.human_punishment.scenarios.owners_cards import read_owners_cards
from companion.games.human_punishment.scenarios.seats import read_seat
from companion.games.human_punishment.state.board import AREA_OF, AREAS, BARS, COLUMNS, OURS, RECON, TIERS
from companion.games.human_punishment.state.cards import BOXES, CARDS, ENEMIES, HQ, TRAPS
from companion.games.human_punishment.state.characters import CHARACTERS, MARKED
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.parts import Enemy, Fixed
from companion.games.human_punishment.state.player import Held, Player
from companion.kit.scenario.fields import MANY
from companion.kit.scenario.house_rules import FIELD, chosen_rules
from companion.kit.scenario.parts import ScenarioPart

SPAWN_IDS = tuple(one.id for one in OURS.spawns)
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
STAGED = (
    *("players", "active", "phase", "ap", "moves", "entered", "cityDone", "panelUsed", "seats", "leader"),
    *("general", "bars", "network", "junkyard", "removed", "sectors", "enemies", "enemyPiles", "apex"),
    *("deus", "display", "programPile", "prices", "hq", "recon", "deadZones", "boxes", "supplyPile"),
    *("general_deck", "discard", "events", "cards", "kuro", "programDiscard"),
)
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
        city.decks.general_deck = read_cards(cards)
    if (owned := part.maybe("cards")) is not None:
        read_owners_cards(owned, city)
    _seats(part, city, DEALT if set_up else ())
    if set_up is not None:
        _from_the_start(set_up, city)
    else:
        _staged(part, city)
    return Given(players, city)


def read_cards(part: ScenarioPart) -> list[str]:
    """Influence cards, as they lie."""
    return [one.word(CARDS, "card") for one in part.items()]


def read_chips(part: ScenarioPart) -> list[str]:
    """Colours of chips, as they lie."""
    return [one.word(COLOURS, "colour of a chip") for one in part.items()]


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
    city.turn.phase = _maybe(part, "phase", lambda found: found.word(PHASES, "phase"), "act")
    city.turn.ap = _number(part, "ap", one.value("ap"))
    city.turn.moves = _number(part, "moves", one.value("movement"))
    city.turn.entered = _maybe(part, "entered", ScenarioPart.flag, default=False)
    city.turn.panel_used = _maybe(part, "panelUsed", ScenarioPart.flag, default=False)
    city.turn.city_done = _maybe(part, "cityDone", _city_done, [])
    _ranks(part, city)
    _chips(part, city)
    _lying(part, city)
    _machines(part, city)
    _kuro(part, city)
    objectives.sort_out(city)
    wounds.sort_out(city)
    if (events := part.maybe("events")) is not None:
        for pile, listed in events.fields(*city.decks.events).entries().items():
            city.decks.events[pile] = [read_event(event, city.seats) for event in listed.items()]


def _maybe(part: ScenarioPart, name: str, read: Any, default: Any) -> Any:
    found = part.maybe(name)
    return default if found is None else read(found)


def _number(part: ScenarioPart, name: str, default: int, least: int = 0) -> int:
    found = part.maybe(name)
    return default if found is None else found.number(least, MANY)


def _city_done(part: ScenarioPart) -> list[int]:
    done = [one.number(1, CITY_ACTIONS) for one in part.items()]
    if len({*done}) < len(done):
        raise part.fault("an action stands here twice")
    return done


def _seat_or_nobody(city: City) -> Any:
    return lambda part: None if part.value is None else part.word(city.seats, "seat")


def _ranks(part: ScenarioPart, city: City) -> None:
    city.offices.leader = _maybe(part, "leader", _seat_or_nobody(city), city.offices.leader)
    city.offices.general = _maybe(part, "general", _seat_or_nobody(city), city.offices.general)
    if city.offices.leader is not None and city.offices.leader == city.offices.general:
        if part.maybe("leader") is not None and part.maybe("general") is None:
            city.offices.general = next(seat for seat in reversed(city.seats) if seat != city.offices.leader)
        else:
            raise part.part("general").fault("Leader and General are two people")


def _chips(part: ScenarioPart, city: City) -> None:
    bars = part.maybe("bars")
    for bar, one in bars.fields(*BARS).entries().items() if bars else ():
        city.bars[bar] = one.number(*OURS.bars[bar])
    network = part.maybe("network")
    for column, one in network.fields(*COLUMNS).entries().items() if network else ():
        city.network.columns[column] = [_faced(chip) for chip in one.items()]
        if len(city.network.columns[column]) > TIERS:
            raise one.fault(f"a column has {TIERS} Tiers")
    full = min(len(city.network.columns[column]) for column in COLUMNS)
    city.machines.levels = ((1, 2, 3), (2, 3, 1), (3, 2, 1))[min(full, 2)]
    city.network.junkyard = list(_maybe(part, "junkyard", read_chips, []))
    city.network.removed = _number(part, "removed", 0)
    sectors = part.maybe("sectors")
    for name, one in sectors.fields(*CHIPS).entries().items() if sectors else ():
        city.network.sectors[name] = read_chips(one)


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
    kuro.figure.chips = _maybe(given, "chips", read_chips, [])
    kuro.markers = list(_maybe(given, "markers", lambda found: found.words(MARKED, "Area"), MARKED))


def _lying(part: ScenarioPart, city: City) -> None:
    city.market.display = _maybe(part, "display", _texts, city.market.display)
    city.market.program_pile = _maybe(part, "programPile", _texts, city.market.program_pile)
    prices = part.maybe("prices")
    if prices:
        city.market.prices |= {name: one.number(0, MANY) for name, one in prices.entries().items()}
    hq = part.maybe("hq")
    for weapon, one in hq.fields(*HQ).entries().items() if hq else ():
        city.market.hq[weapon] = one.number(0, MANY)
    city.market.recon_pile = list(
        _maybe(part, "recon", lambda found: found.words(RECON, "Recon card"), city.market.recon_pile)
    )
    city.machines.dead_zones = list(
        _maybe(part, "deadZones", lambda found: found.words(SPAWN_IDS, "spawn"), ())
    )
    boxes = part.maybe("boxes")
    for where, one in boxes.fields(*AREAS).entries().items() if boxes else ():
        city.boxes.lying[where] = _boxes(one)
    city.boxes.supply = _maybe(part, "supplyPile", _boxes, city.boxes.supply)
    city.decks.discard = _maybe(part, "discard", read_cards, [])
    city.market.program_discard = _maybe(part, "programDiscard", _texts, [])


def _texts(part: ScenarioPart) -> list[str]:
    return [one.text() for one in part.items()]


def _boxes(part: ScenarioPart) -> list[str]:
    return [one.word((*BOXES, *TRAPS), "box") for one in part.items()]


def _machines(part: ScenarioPart, city: City) -> None:
    listed = part.maybe("enemies")
    for one in listed.items() if listed else ():
        city.machines.enemies.append(_enemy(one, city))
    piles = part.maybe("enemyPiles")
    for kind, one in piles.fields(*OURS.piles).entries().items() if piles else ():
        city.machines.piles[kind] = [level.number(1, 3) for level in one.items()]
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
    if any(one.id == id_ for one in city.machines.enemies):
        raise part.part("id").fault(f"there are two Enemies {id_!r}")
    if any(one.at == at for one in city.machines.enemies) or at in city.machines.dead_zones:
        raise part.part("at").fault("nobody else can stand there")
    health = _maybe(part, "health", lambda found: found.number(1, full), full)
    return Enemy(id_, type_, level, at, health)
