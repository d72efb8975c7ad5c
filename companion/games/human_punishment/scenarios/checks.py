"""Finds in the game what a check names; how it is compared is said by what stands in the file."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from companion.games.human_punishment.rules.ends import winners
from companion.games.human_punishment.rules.moving import blockade, scanners_free
from companion.games.human_punishment.rules.turns.waiting import open_task
from companion.games.human_punishment.scenarios.given import BY_NAME, READING, name_of
from companion.games.human_punishment.scenarios.script import OF_THE_TABLE
from companion.games.human_punishment.state.facts.part import value_of, words_of
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import VALUES, Player
from companion.games.human_punishment.state.printed.board import AREAS
from companion.kit.scenario.fields import ScenarioField
from companion.kit.scenario.parts import ScenarioPart

Find: TypeAlias = Callable[[Any], Any]


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
        return all(name in other and _holds(one, other[name]) for name, one in self._fields.items())

    def __hash__(self) -> int:
        return hash(tuple(self._fields))

    def __str__(self) -> str:
        return str(dict(self._fields))


def _holds(wanted: Any, found: Any) -> bool:
    if isinstance(wanted, int) and not isinstance(wanted, bool) and isinstance(found, tuple):
        return len(found) == wanted
    return bool(wanted == found)


def _wanted(value: Any, *, ordered: bool) -> Any:
    """The value there, as it is compared; a number may stand for a list of that length."""
    if isinstance(value, dict):
        return Some({name: _wanted(one, ordered=ordered or name in ORDERED) for name, one in value.items()})
    if isinstance(value, list):
        return (tuple if ordered else AnyOrder)(_wanted(one, ordered=ordered) for one in value)
    return value


def _plain(value: Any) -> Any:
    """The value found, in the form in which a file would say it."""
    if isinstance(value, Mapping):
        return {str(name): _plain(one) for name, one in value.items()}
    return tuple(map(_plain, value)) if isinstance(value, list | tuple) else value


def _is_open(city: City) -> Mapping[str, Any] | None:
    task = open_task(city)
    if task is None:
        return None
    player = "table" if task.do in OF_THE_TABLE else "all" if task.do == "vote" else task.seat
    return {"player": player, "do": "reward" if task.do == "take reward" else task.do}


def _seat(one: Player) -> dict[str, Any]:
    return {
        **words_of(one),
        "down": one.is_down,
        "objectives": one.aims.objective,
        "unlocked": [
            f"{column} {n}" for column, most in one.sheet.unlocked.items() for n in range(1, most + 1)
        ],
        **{f"value {name}": one.value(name) for name in VALUES},
    }


def _called(name: str) -> Find:
    return lambda city: value_of(city, name)


def _network(city: City) -> dict[str, list[str]]:
    faces = {True: "up", False: "down"}
    return {
        column: [f"{chip} {faces[up]}" for chip, up in chips]
        for column, chips in city.network.columns.items()
    }


ORDERED = frozenset(
    {"network", "enemyPiles", "display", "programDiscard", "usedBoxes", "deck", "markers", "objectives"}
)
"""Lists that lie in an order."""
_AS_GIVEN = ("active", "leader", "general", "bars", "total", "result", "stacks", "usedBoxes", "generalDeck")
_FOUND: Mapping[str, Find] = {
    **{word: _called(name_of(word)) for word in (*_AS_GIVEN, *READING, *BY_NAME)},
    "open": _is_open,
    "network": _network,
    "junkyard": lambda city: [chip for chip in city.network.junkyard if chip],
    "enemies": lambda city: {enemy.id: vars(enemy) for enemy in city.machines.enemies},
    "apex": lambda city: None if city.machines.apex is None else f"Blue {city.machines.apex}",
    "deus": lambda city: (
        None
        if city.machines.deus is None
        else {"at": f"Red {city.machines.deus}", "before": city.machines.deus_before}
    ),
    "kuro": lambda city: city.kuro and words_of(city.kuro),
    "boxes": lambda city: {name: city.boxes.lying.get(name, []) for name in AREAS},
    "scannersFree": lambda city: {kind: scanners_free(city, kind) for kind in (1, 2)},
    "blockade": blockade,
    "eventPile": lambda city: city.event_level,
    "gameOver": lambda city: city.over and dict(zip(("cause", "faction"), city.over, strict=True)),
    "winners": winners,
    "seats": lambda city: {one.seat: _seat(one) for one in city.players},
}


def _field(name: str, find: Find) -> ScenarioField:
    def read(part: ScenarioPart, _: Any) -> Any:
        if isinstance(part.value, dict) and name not in {"open", "deus", "kuro", "gameOver"}:
            return {key: _wanted(one, ordered=name in ORDERED) for key, one in part.value.items()}
        return _wanted(part.value, ordered=name in ORDERED)

    return ScenarioField(read, lambda play: _plain(find(play.state)), ordered=name in ORDERED)


FIELDS: Mapping[str, ScenarioField] = {name: _field(name, find) for name, find in _FOUND.items()}
