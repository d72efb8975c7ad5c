"""The outer form that the scenario files of all games share, and the numbers of the rules that they name."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from companion.engine.game import Rehearsed
from companion.kit.scenario.house_rules import FIELD
from companion.kit.scenario.parts import MisreadDie, ScenarioPart, read_json

FRAME = ("id", "title", "rules", "rulings", "given", "when", "then")
"""Fields of a scenario in every game."""


@dataclass(frozen=True)
class ScenarioCatalogue:
    """A game's numbered rules and rulings: what stands before their numbers, and the last of them.

    `recommended` are the house rules by which the rulings differ from a new table's.
    """

    rule: str
    last_rule: int
    ruling: str
    last_ruling: int
    recommended: Mapping[str, str] = field(default_factory=dict)

    def check(self, scenario: ScenarioPart) -> None:
        """Raises Misread for an unknown rule or ruling."""
        _numbers(scenario.part("rules"), self.rule, self.last_rule)
        if (rulings := scenario.maybe("rulings")) is not None:
            _numbers(rulings, self.ruling, self.last_ruling)

    def given(self, scenario: ScenarioPart) -> ScenarioPart:
        """The set-up: that of a new table, unless it names house rules, or the scenario `rulings`.

        Raises Misread.
        """
        given = scenario.part("given")
        if scenario.maybe("rulings") is None or given.maybe(FIELD) is not None or not self.recommended:
            return given
        return ScenarioPart({**given.value, FIELD: dict(self.recommended)}, given.path)


def rehearse(text: str, play: Callable[[ScenarioPart], Iterable[str]]) -> Iterator[Rehearsed]:
    """Plays every scenario of a file, alone or in a list under `scenarios`.

    `play` reads one and yields what did not hold. Raises Misread if the file holds no scenarios at all.
    """
    known: set[str] = set()
    for part in _scenarios(read_json(text)):
        rehearsed = _rehearsed(part, play)
        if rehearsed.id in known:
            raise part.part("id").fault(f"there are two scenarios {rehearsed.id!r}")
        known.add(rehearsed.id)
        yield rehearsed


def rejected_steps(part: ScenarioPart | None, steps: int, least: int = 1) -> frozenset[int]:
    """The numbers of the steps that must be refused."""
    numbers = [entry.number(least, steps) for entry in part.items()] if part else []
    if part and len(set(numbers)) < len(numbers):
        raise part.fault("a step stands here twice")
    return frozenset(numbers)


def _rehearsed(part: ScenarioPart, play: Callable[[ScenarioPart], Iterable[str]]) -> Rehearsed:
    """One scenario; if the game itself breaks in it, that is said and the others are still played."""
    id_, title = part.path, ""
    try:
        id_, title = (part.part(name).text() for name in ("id", "title"))
        return Rehearsed(id_, title, tuple(play(part)))
    except MisreadDie as misread:
        return Rehearsed(id_, title, (str(misread),), misread=True)
    except Exception as broken:
        return Rehearsed(id_, title, (f"the game broke: {broken!r}",))


def _scenarios(whole: ScenarioPart) -> list[ScenarioPart]:
    """The scenarios of a file: a list of them under `scenarios`, or one alone."""
    if isinstance(whole.value, dict) and "scenarios" not in whole.value and "id" in whole.value:
        return [whole]
    listed = whole.fields("about", "scenarios").part("scenarios")
    if not listed.items():
        raise listed.fault("at least one scenario stands here")
    return listed.items()


def _numbers(part: ScenarioPart, before: str, last: int) -> None:
    for entry in part.items():
        found = re.fullmatch(rf"{before}(\d+)", entry.text())
        if not found or not 1 <= int(found[1]) <= last:
            raise entry.fault(f"{entry.value!r} is no number from {before}1 to {before}{last}")
