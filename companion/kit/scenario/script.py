"""The steps of a scenario: who does what, read strictly from `when`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from companion.engine.answers import Answer, Chosen, Origin, Value
from companion.engine.game import Event, State
from companion.engine.play import Play
from companion.kit.scenario.fields import MANY
from companion.kit.scenario.parts import ScenarioPart

TABLE = "table"
StepReader: TypeAlias = Callable[[ScenarioPart, Any], Any]
"""Reads a field of a step, given the set-up. Raises Misread."""


@dataclass(frozen=True)
class ScenarioStep:
    """One step: who does what; `said` are its further fields."""

    n: int
    player: str
    do: str
    said: Mapping[str, Any]

    @property
    def name(self) -> str:
        """Its name in a fault."""
        return f"step {self.n} ({self.player} {self.do})"


@dataclass(frozen=True)
class StepKind:
    """Fields that a step must and may have, exactly one of `one_of` among them, and who may take it.

    Nobody is named where neither `seats` may take it nor the `table`.

    `readers` read fields otherwise than elsewhere; `rest` reads further `fields` together. `take` makes the
    moment after such a step of a player from its fields, and raises Refused.
    """

    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    one_of: tuple[str, ...] = ()
    table: tuple[str, ...] = ()
    seats: bool = True
    readers: Mapping[str, StepReader] = field(default_factory=dict)
    fields: tuple[str, ...] = ()
    rest: Callable[[ScenarioPart, Any], Mapping[str, Any]] = lambda _part, _given: {}
    take: Callable[[Any, str, Mapping[str, Any]], Any] = lambda moment, _player, _said: moment

    @property
    def known(self) -> tuple[str, ...]:
        """Every field of its own."""
        return (*self.needs, *self.may, *self.one_of)


def read_script(
    part: ScenarioPart, given: Any, kinds: Mapping[str, StepKind], readers: Mapping[str, StepReader]
) -> tuple[ScenarioStep, ...]:
    """All steps, numbered from 1 without a gap. Raises Misread."""
    return tuple(_step(one, n, given, kinds, readers) for n, one in enumerate(part.items(), start=1))


def _step(
    part: ScenarioPart,
    n: int,
    given: Any,
    kinds: Mapping[str, StepKind],
    readers: Mapping[str, StepReader],
) -> ScenarioStep:
    do = part.part("do").word(kinds, "step")
    kind = kinds[do]
    part.fields("n", "player", "do", *kind.known, *kind.fields)
    if part.part("n").number(1, MANY) != n:
        raise part.part("n").fault(f"the number of this step is {n}")
    who = (*(given.players if kind.seats else ()), *kind.table)
    player = part.part("player").word(who, "player of this step") if who else ""
    for name in kind.needs:
        part.part(name)
    if kind.one_of and sum(part.maybe(name) is not None for name in kind.one_of) != 1:
        raise part.fault(f"exactly one of {' and '.join(kind.one_of)} stands here")
    found = {name: one for name in kind.known if (one := part.maybe(name)) is not None}
    said = {name: {**readers, **kind.readers}[name](one, given) for name, one in found.items()}
    return ScenarioStep(n, player, do, {**said, **kind.rest(part, given)})


def given_answer(
    play: Play[State, Event], question: str, seat: str | None, value: Value
) -> Play[State, Event]:
    """The play after an answer to a question in its current version, or to one that is closed.

    Raises Refused.
    """
    asked = play.open.get(question)
    version = asked.version if asked else play.version
    return play.answer(Answer(question, version, "scenario", seat, Origin.TYPED, value))[0]


def chosen(play: Play[State, Event], question: str, seat: str | None, option: str) -> Play[State, Event]:
    """The play after an option was taken. Raises Refused."""
    return given_answer(play, question, seat, Chosen(option))
