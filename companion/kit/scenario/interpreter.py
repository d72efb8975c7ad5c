"""Plays a written scenario: reads it strictly, answers as it says, and compares what it promises.

A game gives a Vocabulary: how its set-up, steps and promises read. All else is the same for every game.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from companion.engine.game import Event, Game, Rehearsed, State
from companion.engine.play import Play
from companion.engine.refusal import Refused
from companion.kit.scenario import catalogue
from companion.kit.scenario.catalogue import ScenarioCatalogue, rejected_steps
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.script import ScenarioStep, StepKind, StepReader, read_script
from companion.kit.scenario.sight import ScenarioSight

BEGINNING = 0
"""Number of the set-up in `rejected`: the game cannot begin as given."""


@dataclass(frozen=True)
class Performance:
    """The moments before and after each step; `faults` say which went otherwise than written.

    A step that is refused although it should not be ends it: no moment follows.
    """

    moments: tuple[Any, ...]
    faults: tuple[str, ...] = ()


@dataclass(frozen=True)
class Rehearsal:
    """A scenario that was played, and can be played again with something else."""

    game: Game[Any, Any]
    vocabulary: "Vocabulary"
    given: Any
    steps: tuple[ScenarioStep, ...]
    rejected: frozenset[int]
    shown: Performance

    def again(self, given: Any, until: int, steps: Sequence[ScenarioStep] | None = None) -> Performance:
        """The performance of another set-up, up to a step, with other steps if they are named."""
        words, taken = self.vocabulary, tuple(self.steps if steps is None else steps)
        return perform(words, words.open(self.game, given), taken, self.rejected, until)

    def differs(self, other: Performance, viewer: str, until: int) -> bool:
        """True if the viewer was sent anything else there, up to that step."""
        pairs = zip(self.shown.moments[: until + 1], other.moments, strict=False)
        return any(
            self.vocabulary.sent(one, viewer) != self.vocabulary.sent(two, viewer) for one, two in pairs
        )


Hold: TypeAlias = Callable[[Rehearsal], Iterable[str]]
"""A promise that was read: yields what does not hold."""
Promise: TypeAlias = Callable[[ScenarioPart, Any, int], Hold]
"""Reads an entry of `then`, given the set-up and the number of steps. Raises Misread."""


def sent(moment: Any, viewer: str) -> Any:
    """View, questions and log of a viewer at a moment."""
    return ScenarioSight(moment, viewer).all


@dataclass(frozen=True)
class Vocabulary:
    """The words of a game's scenarios.

    `open` makes the first moment of a set-up, `take` the moment after a step, given those that follow, where
    its kind alone does not. Both raise Refused. `promises` are the entries of `then` beside `rejected`, of
    which `needs` must be there.
    """

    catalogue: ScenarioCatalogue
    read_given: Callable[[ScenarioPart], Any]
    open: Callable[[Game[Any, Any], Any], Any]
    kinds: Mapping[str, StepKind]
    promises: Mapping[str, Promise]
    readers: Mapping[str, StepReader] = field(default_factory=dict)
    take: Callable[[Any, ScenarioStep, Sequence[ScenarioStep]], Any] | None = None
    needs: tuple[str, ...] = ()
    sent: Callable[[Any, str], Any] = sent
    may_not_begin: bool = False

    def script(self, part: ScenarioPart, given: Any) -> tuple[ScenarioStep, ...]:
        """The steps of `when`. Raises Misread."""
        return read_script(part, given, self.kinds, self.readers)

    def after(self, moment: Any, step: ScenarioStep, later: Sequence[ScenarioStep]) -> Any:
        """The moment after a step. Raises Refused."""
        if self.take is not None:
            return self.take(moment, step, later)
        return self.kinds[step.do].take(moment, step.player, step.said)

    def rehearse(self, game: Game[Any, Any], text: str) -> Iterator[Rehearsed]:
        """Plays every scenario of a file. Raises Misread if the file holds no scenarios at all."""
        return catalogue.rehearse(text, lambda part: _play(self, game, part))


def _play(words: Vocabulary, game: Game[Any, Any], part: ScenarioPart) -> Iterator[str]:
    words.catalogue.check(part.fields(*catalogue.FRAME, "reckoning"))
    if (reckoning := part.maybe("reckoning")) is not None:
        reckoning.text()
    given = words.read_given(words.catalogue.given(part))
    steps = words.script(part.part("when"), given)
    then = part.part("then")
    rejected, holds = _read_then(words, then, given, len(steps))
    try:
        first = words.open(game, given)
    except Refused as refused:
        if rejected != {BEGINNING}:
            yield f"the game cannot be set up ({refused.reason.key})"
        return
    if BEGINNING in rejected:
        yield "the game should not be set up as given, and was"
        return
    shown = perform(words, first, steps, rejected, len(steps))
    yield from shown.faults
    rehearsal = Rehearsal(game, words, given, steps, rejected, shown)
    for hold in holds:
        yield from hold(rehearsal)


def _read_then(
    words: Vocabulary, then: ScenarioPart, given: Any, steps: int
) -> tuple[frozenset[int], list[Hold]]:
    then.fields("rejected", *words.promises)
    for name in words.needs:
        then.part(name)
    if not then.entries():
        raise then.fault(f"nothing is promised here; allowed: {', '.join(('rejected', *words.promises))}")
    least = BEGINNING if words.may_not_begin else 1
    rejected = rejected_steps(then.maybe("rejected"), steps, least)
    if BEGINNING in rejected and (len(rejected) > 1 or steps or len(then.entries()) > 1):
        raise then.part("rejected").fault("0 stands alone: the game cannot be set up, and nothing happens")
    promised = ((promise, then.maybe(name)) for name, promise in words.promises.items())
    return rejected, [promise(part, given, steps) for promise, part in promised if part is not None]


def perform(
    words: Vocabulary, first: Any, steps: Sequence[ScenarioStep], rejected: frozenset[int], until: int
) -> Performance:
    """Plays the steps up to one of them; those in `rejected` must be refused, and change nothing."""
    shown = Performance((first,))
    for step in steps[:until]:
        before = shown.moments[-1]
        try:
            after, refusal = words.after(before, step, steps[step.n :]), ""
        except Refused as refused:
            after, refusal = before, refused.reason.key
        if refusal and step.n not in rejected:
            return replace(shown, faults=(*shown.faults, f"{step.name} was refused ({refusal})"))
        if step.n in rejected:
            after = before
            if not refusal:
                shown = replace(
                    shown, faults=(*shown.faults, f"{step.name} should be refused, and was accepted")
                )
        shown = replace(shown, moments=(*shown.moments, after))
    return shown


def staged(game: Game[State, Event], state: State) -> Play[State, Event]:
    """The play in that state, with the questions that are open in it."""
    return Play(game, state, 0, {}, ()).after(())
