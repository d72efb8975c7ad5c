"""A whole scenario: read from a file, played, and held against what it promises."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from companion.engine.game import Game
from companion.engine.play import Play
from companion.engine.refusal import Refused
from companion.engine.rehearsal import Rehearsed
from companion.games.map_to_hope.events import Event
from companion.games.map_to_hope.scenarios.checks import FIELDS, NOT_AFTER_THE_END
from companion.games.map_to_hope.scenarios.given import Given, read_given
from companion.games.map_to_hope.scenarios.looks import Look, look, read_look
from companion.games.map_to_hope.scenarios.script import Playing, Step, read_script, take
from companion.games.map_to_hope.scenarios.swaps import Swap, read_swap, same, swapped
from companion.games.map_to_hope.scenarios.views import Past
from companion.games.map_to_hope.state import MapToHopeState
from companion.kit.rehearsal import catalogue
from companion.kit.rehearsal.catalogue import ScenarioCatalogue
from companion.kit.rehearsal.fields import FieldCheck, compare, read_checks
from companion.kit.rehearsal.parts import ScenarioPart

CATALOGUE = ScenarioCatalogue("MH-", 82, "MH-A", 45)
THEN = ("rejected", "checks", "final", "views", "same")


@dataclass(frozen=True)
class Scenario:
    """What is given, what happens then, and what must have come of it."""

    given: Given
    steps: tuple[Step, ...]
    rejected: frozenset[int]
    checks: tuple[FieldCheck, ...]
    looks: tuple[Look, ...]
    swaps: tuple[Swap, ...]


def rehearse(game: Game[MapToHopeState, Event], text: str) -> Iterator[Rehearsed]:
    """Plays every scenario of a file. Raises Misread if the file holds no scenarios at all."""
    return catalogue.rehearse(text, lambda part: _play(game, read_scenario(part)))


def read_scenario(part: ScenarioPart) -> Scenario:
    """One scenario. Raises Misread at the first thing that is not as the format says."""
    CATALOGUE.check(part.fields(*catalogue.FRAME, "reckoning"))
    if (reckoning := part.maybe("reckoning")) is not None:
        reckoning.text()
    given = read_given(part.part("given"))
    players = given.players
    steps = read_script(part.part("when"), players)
    then = part.part("then").fields(*THEN)
    rejected = catalogue.rejected_steps(then.maybe("rejected"), len(steps), least=0)
    if 0 in rejected and (len(rejected) > 1 or steps or len(then.entries()) > 1):
        raise then.part("rejected").fault("0 stands alone: the game cannot be set up, and nothing happens")
    if not then.entries():
        raise then.fault(f"nothing is promised here; allowed: {', '.join(THEN)}")
    return Scenario(
        given,
        steps,
        rejected,
        tuple(read_checks(then, players, len(steps), FIELDS)),
        tuple(_looks(then.maybe("views"), players, len(steps))),
        tuple(_swaps(then.maybe("same"), players, len(steps))),
    )


def _looks(part: ScenarioPart | None, players: tuple[str, ...], steps: int) -> Iterator[Look]:
    for entry in part.items() if part else ():
        yield read_look(entry, entry.part("after").number(0, steps), players)


def _swaps(part: ScenarioPart | None, players: tuple[str, ...], steps: int) -> Iterator[Swap]:
    for entry in part.items() if part else ():
        yield read_swap(entry, players, steps)


def _play(game: Game[MapToHopeState, Event], scenario: Scenario) -> Iterator[str]:
    try:
        state = scenario.given.state()
    except Refused as refused:
        if scenario.rejected != {0}:
            yield f"the game cannot be set up ({refused.reason.key})"
        return
    if 0 in scenario.rejected:
        yield "the game should not be set up as given, and was"
        return
    moments, pasts, faults = _performed(game, state, scenario.steps, scenario.rejected)
    yield from faults
    for check in scenario.checks:
        yield from _compared(check, moments[check.after]) if check.after < len(moments) else ()
    for one in scenario.looks:
        yield from look(one, moments[one.after], pasts[one.after]) if one.after < len(moments) else ()
    for swap in scenario.swaps:
        other, steps = swapped(swap, state, scenario.steps)
        again, _, _ = _performed(game, other, steps, scenario.rejected)
        yield from same(swap, moments[: swap.up_to + 1], again)


def _compared(check: FieldCheck, play: Playing) -> Iterator[str]:
    """After the end nobody looks at whose turn it would be."""
    over = play.state.outcome is not None
    promised = {
        name: part for name, part in check.promised.items() if not (over and name in NOT_AFTER_THE_END)
    }
    return compare(replace(check, promised=promised), play, FIELDS)


def _performed(
    game: Game[MapToHopeState, Event], state: MapToHopeState, steps: Sequence[Step], rejected: frozenset[int]
) -> tuple[list[Playing], list[Past], list[str]]:
    """The plays before and after each step, what has been seen by then, and what went otherwise."""
    bare: Playing = Play(game, state, 0, {}, ())
    moments: list[Playing] = [bare.after(())]
    pasts = [Past().after(moments[0])]
    faults: list[str] = []
    for step in steps:
        play = moments[-1]
        try:
            after = take(play, step)
        except Refused as refused:
            if step.n not in rejected:
                return moments, pasts, [*faults, f"{step.name} was refused ({refused.reason.key})"]
            after = play
        else:
            if step.n in rejected:
                faults.append(f"{step.name} should be refused, and was accepted")
                after = play
        moments.append(after)
        pasts.append(pasts[-1].after(after))
    return moments, pasts, faults
