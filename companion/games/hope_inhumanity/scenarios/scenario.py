"""A whole scenario: read from a file, played, and held against what it promises."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.engine.game import Game
from companion.engine.rehearsal import Rehearsed
from companion.games.hope_inhumanity.events import Event
from companion.games.hope_inhumanity.scenarios.checks import Check, compare, read_check
from companion.games.hope_inhumanity.scenarios.given import Given, read_given
from companion.games.hope_inhumanity.scenarios.leaks import LeakTest, read_leak_test, search
from companion.games.hope_inhumanity.scenarios.performance import Performance, perform
from companion.games.hope_inhumanity.scenarios.script import Step, read_script
from companion.games.hope_inhumanity.scenarios.views import Looked, look, read_look
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.kit.scenario import catalogue
from companion.kit.scenario.catalogue import ScenarioCatalogue
from companion.kit.scenario.parts import ScenarioPart

CATALOGUE = ScenarioCatalogue("HI-", 307, "A-", 81)
THEN = ("rejected", "checks", "final", "views", "leakTest")


@dataclass(frozen=True)
class Scenario:
    """What is given, what happens then, and what must have come of it."""

    given: Given
    steps: tuple[Step, ...]
    rejected: frozenset[int]
    checks: tuple[Check, ...]
    looks: tuple[Looked, ...]
    leak_test: LeakTest | None


def rehearse(game: Game[HopeInhumanityState, Event], text: str) -> Iterator[Rehearsed]:
    """Plays every scenario of a file. Raises Misread if the file holds no scenarios at all."""
    return catalogue.rehearse(text, lambda part: _play(game, read_scenario(part)))


def read_scenario(part: ScenarioPart) -> Scenario:
    """One scenario. Raises Misread at the first thing that is not as the format says."""
    CATALOGUE.check(part.fields(*catalogue.FRAME))
    given = read_given(part.part("given"))
    steps = read_script(part.part("when"), given)
    then = part.part("then").fields(*THEN)
    if not then.entries():
        raise then.fault(f"nothing is promised here; allowed: {', '.join(THEN)}")
    leak_test = then.maybe("leakTest")
    return Scenario(
        given=given,
        steps=steps,
        rejected=catalogue.rejected_steps(then.maybe("rejected"), len(steps)),
        checks=tuple(_checks(then, given, len(steps))),
        looks=tuple(_looks(then.maybe("views"), given, len(steps))),
        leak_test=read_leak_test(leak_test, given, len(steps)) if leak_test else None,
    )


def _checks(then: ScenarioPart, given: Given, steps: int) -> Iterator[Check]:
    listed, final = then.maybe("checks"), then.maybe("final")
    for entry in listed.items() if listed else ():
        yield read_check(entry, entry.part("after").number(0, steps), given)
    if final:
        if final.maybe("after"):
            raise final.part("after").fault("'final' is the state after the last step, so it names none")
        yield read_check(final, steps, given)


def _looks(part: ScenarioPart | None, given: Given, steps: int) -> Iterator[Looked]:
    for entry in part.items() if part else ():
        yield read_look(entry, entry.part("after").number(0, steps), given)


def _play(game: Game[HopeInhumanityState, Event], scenario: Scenario) -> Iterator[str]:
    def replay(given: Given, until: int) -> Performance:
        return perform(game, given, scenario.steps, scenario.rejected, until)

    shown = replay(scenario.given, len(scenario.steps))
    yield from shown.faults
    for check in scenario.checks:
        yield from compare(check, shown.moments[check.after]) if _reached(shown, check.after) else ()
    for looked in scenario.looks:
        yield from look(looked, scenario.given, shown, replay) if _reached(shown, looked.after) else ()
    if scenario.leak_test and _reached(shown, scenario.leak_test.until):
        yield from search(scenario.leak_test, scenario.given, shown, replay)


def _reached(shown: Performance, step: int) -> bool:
    return step < len(shown.moments)
