"""Changes a secret before a scenario is played a second time."""

from collections.abc import Sequence
from dataclasses import replace

from companion.games.human_punishment.scenarios.given import Given
from companion.games.human_punishment.state.facts.part import set_value, value_of
from companion.games.human_punishment.state.model import City
from companion.kit.scenario.promises import ScenarioSame
from companion.kit.scenario.script import ScenarioStep

NEXT = {"blue": "red", "red": "purple", "purple": "blue"}
OF_TWO = ("loyalty", "objective")
SECTOR_ORDER = "sector order "


def secrets(players: tuple[str, ...]) -> tuple[str, ...]:
    """The secrets that a scenario may change."""
    pairs = [f"{what} of {a} and {b}" for what in OF_TWO for a in players for b in players if a != b]
    return ("junkyard", "network down", *(f"{SECTOR_ORDER}{name}" for name in ("I", "II", "III")), *pairs)


def changed(
    same: ScenarioSame, given: Given, steps: Sequence[ScenarioStep]
) -> tuple[Given, Sequence[ScenarioStep]]:
    """The set-up with that secret changed."""
    return replace(given, state=_changed(same.change, given.state)), steps[: same.up_to]


def _changed(change: str, city: City) -> City:
    other = city.opened()
    if change == "junkyard":
        other.network.junkyard = [NEXT[chip] if chip else None for chip in city.network.junkyard]
    elif change == "network down":
        for column, lying in city.network.columns.items():
            other.network.columns[column] = [(chip if up else NEXT[chip], up) for chip, up in lying]
    elif change.startswith(SECTOR_ORDER):
        chips = other.network.sectors[change.removeprefix(SECTOR_ORDER)]
        chips[:2] = reversed(chips[:2])
    else:
        what, _, who = change.partition(" of ")
        one, _, two = who.partition(" and ")
        first, second = other.player(one), other.player(two)
        held = value_of(first, what), value_of(second, what)
        set_value(second, what, held[0])
        set_value(first, what, held[1])
    return other
