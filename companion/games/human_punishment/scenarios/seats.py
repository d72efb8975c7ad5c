"""Reads the set-up of one seat: its place, belongings, secrets and skill tree."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.human_punishment.scenarios import readers
from companion.games.human_punishment.state.facts.part import set_value
from companion.games.human_punishment.state.player import VALUES, Level, Player
from companion.games.human_punishment.state.printed.board import AREA_OF, RECON
from companion.games.human_punishment.state.printed.cards import BOXES
from companion.kit.scenario.fields import MANY
from companion.kit.scenario.parts import ScenarioPart

LOYALTIES = ("Human", "Machine", "Fallen", "Legion")
TRAITS = (
    *("no scanners", "two wounds", "city 3 four", "extra card per Enemy", "no boost reward", "no pistols"),
)
COLUMNS = ("hacking", "implants", "security", "rigging")
TASKS = (
    *("city action", "city action of a new kind", "city 4 high", "junkyard 1", "junkyard 2", "junkyard 3"),
    *("network chip", "riot yellow to blue", "riot zero", "morale 4", "eliminate", "eliminate high"),
    *("eliminate high at 1", "nexus success", "recon", "censure success", "sector III chip", "hq weapon"),
    *("empty hand", "med free"),
)
LEVELS = 2


def read_seat(part: ScenarioPart, one: Player, known: tuple[str, ...] = ()) -> None:
    """Fills in the set-up of that player; where `known` names fields, only these. Raises Misread."""
    part.fields(*(known or (*_READING, "health", "character", "goals")))
    for name, read in _READING.items():
        if (found := part.maybe(name)) is not None:
            read(found, one)
    one.held.had_recon = one.held.recon is not None
    one.figure.health = one.value("health")
    if (health := part.maybe("health")) is not None:
        one.figure.health = health.number(0, one.value("health"))
    one.figure.down = one.figure.health == 0
    if len(one.figure.chips) > one.value("slots"):
        raise part.part("chips").fault(f"there are slots for {one.value('slots')}")


def _set(name: str, read: Callable[[ScenarioPart], Any]) -> Callable[[ScenarioPart, Player], None]:
    return lambda part, one: set_value(one, name, read(part))


SCANNERS = readers.once(readers.number(2, 1), "one of each kind is carried")


def _values(part: ScenarioPart, one: Player) -> None:
    for name, found in part.fields(*VALUES).entries().items():
        one.sheet.values[name] = found.number(0, MANY)


def _tree(part: ScenarioPart, one: Player) -> None:
    for column, levels in part.fields(*COLUMNS).entries().items():
        one.sheet.tree[column] = [_level(level) for level in levels.items()]
        if len(one.sheet.tree[column]) > LEVELS:
            raise levels.fault(f"a column has {LEVELS} levels")


def _level(part: ScenarioPart) -> Level:
    part.fields("task", "times", "gain", "set", "n")
    task = part.part("task").word(TASKS, "task")
    times = part.maybe("times")
    name = part.part("gain", "set").word(VALUES, "value")
    n = part.part("n").number(0, MANY)
    return Level(task, times.number(1, MANY) if times else 1, name, n, sets=part.maybe("set") is not None)


def _unlocked(part: ScenarioPart, one: Player) -> None:
    for entry in part.items():
        items = entry.items()
        if len(items) != LEVELS:
            raise entry.fault("[column, level] stands here")
        column, level = items[0].word(COLUMNS, "column"), items[1].number(1, LEVELS)
        if level != one.sheet.unlocked.get(column, 0) + 1:
            raise entry.fault("level 2 comes after level 1, and each once")
        one.sheet.unlocked[column] = level


_READING: Mapping[str, Callable[[ScenarioPart, Player], None]] = {
    "values": _values,
    "traits": _set("traits", readers.different(TRAITS, "trait")),
    "tree": _tree,
    "unlocked": _unlocked,
    "at": _set("at", readers.word(AREA_OF, "place")),
    "hand": _set("hand", readers.cards),
    "deck": _set("deck", readers.cards),
    "programs": _set("programs", readers.texts),
    "box": _set("box", readers.or_null(readers.word(BOXES, "box"))),
    "scanners": _set("scanners", SCANNERS),
    "chips": _set("chips", readers.chips),
    "recon": _set("recon", readers.or_null(readers.word(RECON, "Recon card"))),
    "wounds": _set("wounds", readers.number()),
    "loyalty": _set("loyalty", readers.word(LOYALTIES, "Loyalty")),
    "objective": _set("objective", readers.every(ScenarioPart.flag)),
    "revoked": _set("revoked", ScenarioPart.flag),
    "bar": _set("bar", readers.number()),
    "silent": _set("silent", ScenarioPart.flag),
}
