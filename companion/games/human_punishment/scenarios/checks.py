"""Reads the fields of a check, and finds the value of each in the game."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.human_punishment.board import AREA_OF, AREAS, BARS, COLUMNS, OURS, RECON
from companion.games.human_punishment.cards import BOXES, CARDS, ENEMIES, HQ, TRAPS
from companion.games.human_punishment.characters import MARKED
from companion.games.human_punishment.model import AWAY, City
from companion.games.human_punishment.player import VALUES, Player
from companion.games.human_punishment.rules.ends import winners
from companion.games.human_punishment.rules.moving import blockade, scanners_free
from companion.games.human_punishment.rules.set_up import CHIPS
from companion.games.human_punishment.rules.waiting import open_task
from companion.games.human_punishment.scenarios.given import ACTING_ON_PATH, ON_BLUE, PHASES, SPAWN_IDS
from companion.games.human_punishment.scenarios.script import OF_THE_TABLE, STEPS
from companion.games.human_punishment.scenarios.seats import COLUMNS as TREE
from companion.games.human_punishment.scenarios.seats import LOYALTIES
from companion.kit.scenario.fields import (
    MANY,
    Playing,
    ScenarioField,
    maybe_number,
    number,
    of_state,
    one_of,
    seat,
    seats,
)
from companion.kit.scenario.parts import ScenarioPart

RESULTS = ("success", "failure", "hit", "miss")
CAUSES = ("tier 3", "deus", "resource", "morale", "security", "threat", "chips")
FACTIONS = ("Humans", "Machines", "Fallen", "Legion", "Outlaws")
Read = Callable[[ScenarioPart], Any]


class AnyOrder(tuple[Any, ...]):
    """A collection that is compared without regard to order."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, tuple) and sorted(self, key=str) == sorted(other, key=str)

    __hash__ = tuple.__hash__


class Some:
    """Named fields; only these are compared with the value found."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self._fields = fields

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Mapping):
            return False
        return all(_holds(one, other.get(name)) for name, one in self._fields.items())

    def __hash__(self) -> int:
        return hash(tuple(self._fields))

    def __str__(self) -> str:
        return str(dict(self._fields))


def _holds(wanted: Any, found: Any) -> bool:
    if isinstance(wanted, int) and not isinstance(wanted, bool) and isinstance(found, tuple):
        return len(found) == wanted
    return bool(wanted == found)


def _some(known: Mapping[str, Read]) -> Callable[[ScenarioPart, Any], dict[str, Any]]:
    return lambda part, _: {name: known[name](one) for name, one in part.fields(*known).entries().items()}


def _word(*words: str) -> Read:
    return lambda part: part.word(words, "value")


def _or_null(read: Read) -> Read:
    return lambda part: None if part.value is None else read(part)


def _list(read: Read) -> Read:
    return lambda part: tuple(read(one) for one in part.items())


def _any_order(read: Read) -> Read:
    return lambda part: AnyOrder(read(one) for one in part.items())


def _count_or(read: Read) -> Read:
    return lambda part: read(part) if isinstance(part.value, list) else part.number(0, MANY)


def _signed(part: ScenarioPart) -> int:
    return part.number(-MANY, MANY)


def _number(part: ScenarioPart) -> int:
    return part.number(0, MANY)


def _place_of_enemy(part: ScenarioPart) -> str:
    return part.word((*SPAWN_IDS, *ACTING_ON_PATH), "place of an Enemy")


_COLOUR = _word("blue", "red", "purple")
_SEAT: Mapping[str, Read] = {
    "at": lambda part: part.word(AREA_OF, "place"),
    "hand": _count_or(_any_order(_word(*CARDS))),
    "programs": _count_or(_any_order(ScenarioPart.text)),
    "chips": _count_or(_any_order(_COLOUR)),
    "deck": _count_or(_list(_word(*CARDS))),
    "box": _or_null(_word(*BOXES)),
    "scanners": _any_order(lambda part: part.number(1, 2)),
    "recon": _or_null(_word(*RECON)),
    "health": _number,
    "wounds": _number,
    "loyalty": _word(*LOYALTIES),
    "revoked": ScenarioPart.flag,
    "unlocked": _list(_word(*(f"{column} {level}" for column in TREE for level in (1, 2)))),
    **{f"value {name}": _number for name in VALUES},
    "bar": _number,
    "down": ScenarioPart.flag,
    "silent": ScenarioPart.flag,
    "objectives": _list(ScenarioPart.flag),
}
_ENEMY: Mapping[str, Read] = {
    "type": _word(*ENEMIES),
    "level": lambda part: part.number(1, 3),
    "at": _place_of_enemy,
    "health": _number,
}


def _seats_fields(part: ScenarioPart, given: Any) -> dict[str, Any]:
    found = {}
    for name, one in part.fields(*given.players).entries().items():
        found[name] = Some({field: _SEAT[field](it) for field, it in one.fields(*_SEAT).entries().items()})
    return found


def _enemies(part: ScenarioPart, _: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, one in part.entries().items():
        if one.value is None:
            found[name] = None
        else:
            found[name] = Some(
                {field: _ENEMY[field](it) for field, it in one.fields(*_ENEMY).entries().items()}
            )
    return found


def _network(part: ScenarioPart, _: Any) -> dict[str, Any]:
    chips = [f"{colour} {face}" for colour in ("blue", "red", "purple") for face in ("up", "down")]
    return {
        column: tuple(chip.word(chips, "chip") for chip in one.items())
        for column, one in part.fields(*COLUMNS).entries().items()
    }


def _open(part: ScenarioPart, given: Any) -> Any:
    if part.value is None:
        return None
    part.fields("player", "do")
    do = part.part("do").word(STEPS, "step")
    return Some({"player": part.part("player").word((*given.players, "table", "all"), "player"), "do": do})


def _over(part: ScenarioPart, _: Any) -> Any:
    if part.value is None:
        return None
    part.fields("cause", "faction")
    return Some(
        {
            "cause": part.part("cause").word(CAUSES, "cause"),
            "faction": part.part("faction").word(FACTIONS, "faction"),
        }
    )


def _boxes(part: ScenarioPart, _: Any) -> dict[str, Any]:
    return {
        name: AnyOrder(_any_order(_word(*BOXES))(one)) for name, one in part.fields(*AREAS).entries().items()
    }


def _deus(part: ScenarioPart, given: Any) -> Any:
    if part.value is None:
        return None
    part.fields("at", "before")
    found = {"at": part.part("at").word(ACTING_ON_PATH, "red space")}
    if (before := part.maybe("before")) is not None:
        found["before"] = before.word(given.players, "seat")
    return Some(found)


def _is_open(play: Playing) -> Mapping[str, Any] | None:
    task = open_task(play.state)
    if task is None:
        return None
    do = "reward" if task.do == "take reward" else task.do
    player = "table" if do in OF_THE_TABLE else "all" if do == "vote" else task.seat
    return {"player": player, "do": do}


def _seen_seat(one: Player) -> dict[str, Any]:
    return {
        **{name: getattr(one, name) for name in ("at", "box", "recon", "health", "wounds", "loyalty")},
        **{name: tuple(getattr(one, name)) for name in ("hand", "programs", "chips", "deck", "scanners")},
        **{name: getattr(one, name) for name in ("revoked", "bar", "silent")},
        "down": one.is_down,
        "objectives": tuple(one.objective),
        "unlocked": tuple(
            sorted(f"{column} {level}" for column, n in one.unlocked.items() for level in range(1, n + 1))
        ),
        **{f"value {name}": one.value(name) for name in VALUES},
    }


def _seen_enemies(city: City) -> dict[str, Any]:
    return {
        one.id: {"type": one.type, "level": one.level, "at": one.at, "health": one.health}
        for one in city.enemies
    }


def _seen_over(city: City) -> Mapping[str, str] | None:
    return {"cause": city.over[0], "faction": city.over[1]} if city.over else None


def _seen_network(city: City) -> dict[str, tuple[str, ...]]:
    return {
        column: tuple(f"{chip} {'up' if up else 'down'}" for chip, up in city.network[column])
        for column in COLUMNS
    }


def _seen_deus(city: City) -> Mapping[str, Any] | None:
    return {"at": f"Red {city.deus}", "before": city.deus_before} if city.deus is not None else None


def _kuro(part: ScenarioPart, _: Any) -> Any:
    if part.value is None:
        return None
    return Some({name: _KURO[name](one) for name, one in part.fields(*_KURO).entries().items()})


_KURO: Mapping[str, Read] = {
    "at": lambda part: part.word((*AREA_OF, AWAY), "place"),
    "health": _number,
    "chips": _count_or(_any_order(_COLOUR)),
    "markers": _list(_word(*MARKED)),
}


def _kuro_of(play: Playing) -> Mapping[str, Any] | None:
    kuro = play.state.kuro
    if kuro is None:
        return None
    return {"at": kuro.at, "health": kuro.health, "chips": tuple(kuro.chips), "markers": tuple(kuro.markers)}


def _texts(part: ScenarioPart, _: Any) -> tuple[str, ...]:
    return tuple(one.text() for one in part.items())


FIELDS: Mapping[str, ScenarioField] = {
    "active": ScenarioField(seat, of_state(lambda city: city.active)),
    "phase": ScenarioField(one_of(*PHASES), of_state(lambda city: city.phase)),
    "ap": ScenarioField(number, of_state(lambda city: city.ap)),
    "moves": ScenarioField(number, of_state(lambda city: city.moves)),
    "leader": ScenarioField(seat, of_state(lambda city: city.leader)),
    "general": ScenarioField(seat, of_state(lambda city: city.general)),
    "open": ScenarioField(_open, _is_open),
    "total": ScenarioField(maybe_number, of_state(lambda city: city.total)),
    "result": ScenarioField(one_of(*RESULTS), of_state(lambda city: city.result)),
    "stacks": ScenarioField(
        lambda part, given: {
            name: _signed(one) for name, one in part.fields(*given.players).entries().items()
        },
        of_state(lambda city: city.stacks),
    ),
    "bars": ScenarioField(_some(dict.fromkeys(BARS, _signed)), of_state(lambda city: city.bars)),
    "network": ScenarioField(_network, of_state(_seen_network), ordered=True),
    "junkyard": ScenarioField(
        lambda part, _: AnyOrder(_any_order(_COLOUR)(part)),
        of_state(lambda city: tuple(chip for chip in city.junkyard if chip)),
    ),
    "removed": ScenarioField(number, of_state(lambda city: city.removed)),
    "sectors": ScenarioField(
        _some(dict.fromkeys(CHIPS, _number)),
        of_state(lambda city: {name: len(chips) for name, chips in city.sectors.items()}),
    ),
    "enemies": ScenarioField(_enemies, of_state(_seen_enemies)),
    "enemyPiles": ScenarioField(
        _some(dict.fromkeys(OURS.piles, _list(lambda part: part.number(1, 3)))),
        of_state(lambda city: {name: tuple(levels) for name, levels in city.piles.items()}),
        ordered=True,
    ),
    "apex": ScenarioField(
        one_of(*ON_BLUE), of_state(lambda city: f"Blue {city.apex}" if city.apex is not None else None)
    ),
    "deus": ScenarioField(_deus, of_state(_seen_deus)),
    "display": ScenarioField(_texts, of_state(lambda city: tuple(city.display)), ordered=True),
    "programDiscard": ScenarioField(_texts, of_state(lambda city: tuple(city.program_discard)), ordered=True),
    "usedBoxes": ScenarioField(
        lambda part, _: tuple(one.word((*BOXES, *TRAPS), "box") for one in part.items()),
        of_state(lambda city: tuple(city.used_boxes)),
        ordered=True,
    ),
    "kuro": ScenarioField(_kuro, _kuro_of),
    "hq": ScenarioField(_some(dict.fromkeys(HQ, _number)), of_state(lambda city: city.hq)),
    "deadZones": ScenarioField(
        lambda part, _: tuple(one.word(SPAWN_IDS, "spawn") for one in part.items()),
        of_state(lambda city: tuple(city.dead_zones)),
    ),
    "boxes": ScenarioField(
        _boxes, of_state(lambda city: {name: tuple(city.boxes.get(name, ())) for name in AREAS})
    ),
    "scannersFree": ScenarioField(
        _some({"1": _number, "2": _number}),
        of_state(lambda city: {str(kind): scanners_free(city, kind) for kind in (1, 2)}),
    ),
    "blockade": ScenarioField(lambda part, _: part.flag(), of_state(blockade)),
    "eventPile": ScenarioField(one_of("I", "II", "III"), of_state(lambda city: city.event_level)),
    "generalDeck": ScenarioField(number, of_state(lambda city: len(city.general_deck))),
    "discard": ScenarioField(number, of_state(lambda city: len(city.discard))),
    "gameOver": ScenarioField(_over, of_state(_seen_over)),
    "winners": ScenarioField(
        lambda part, given: None if part.value is None else seats(part, given), of_state(winners)
    ),
    "seats": ScenarioField(
        _seats_fields, of_state(lambda city: {one.seat: _seen_seat(one) for one in city.players})
    ),
}
