"""The promises that scenarios of several games make: checked fields, looks of viewers, exchanged secrets."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from companion.kit.scenario.fields import FieldCheck, ScenarioField, compare, read_check
from companion.kit.scenario.interpreter import Hold, Promise, Rehearsal
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.script import ScenarioStep
from companion.kit.scenario.sight import AFAR, STRIP

ALL = "all"
Fields: TypeAlias = Mapping[str, ScenarioField]
ReadViewers: TypeAlias = Callable[[ScenarioPart, tuple[str, ...]], tuple[str, ...]]
Without: TypeAlias = Callable[[Any], Iterable[str]]
"""Fields that are not compared at a moment."""
Told: TypeAlias = Callable[[Rehearsal, "ScenarioLook", str, Any], bool]
"""True if a viewer is told a phrase at the moment of that look."""
Changed: TypeAlias = Callable[
    ["ScenarioSame", Any, Sequence[ScenarioStep]], tuple[Any, Sequence[ScenarioStep]]
]
"""The set-up and the steps with a secret changed. Raises Misread where there is none."""


def checks(known: Fields, without: Without = lambda _: (), *, some: bool = False) -> Promise:
    """Fields after steps, `some` in each; those that `without` names at a moment are not compared then."""

    def read(part: ScenarioPart, given: Any, steps: int) -> Hold:
        found = [
            _check(item, item.part("after").number(0, steps), given, known, some) for item in part.items()
        ]
        return lambda rehearsal: _compared(found, rehearsal, known, without)

    return read


def final(known: Fields, without: Without = lambda _: (), *, some: bool = False) -> Promise:
    """Fields after the last step."""

    def read(part: ScenarioPart, given: Any, steps: int) -> Hold:
        if part.maybe("after"):
            raise part.part("after").fault("'final' is the state after the last step, so it names none")
        found = [_check(part, steps, given, known, some)]
        return lambda rehearsal: _compared(found, rehearsal, known, without)

    return read


def at_end(fields: Fields) -> Mapping[str, Promise]:
    """A promise for each field, by its name, about the last moment."""
    return {name: _at_end(name, field) for name, field in fields.items()}


def _at_end(name: str, field: ScenarioField) -> Promise:
    def read(part: ScenarioPart, given: Any, steps: int) -> Hold:
        field.read(part, given)
        check = FieldCheck(steps, {name: part}, given)
        return lambda rehearsal: _compared([check], rehearsal, {name: field}, lambda _: ())

    return read


def _check(part: ScenarioPart, after: int, given: Any, known: Fields, some: bool) -> FieldCheck:
    check = read_check(part, after, given, known)
    if some and not check.promised:
        raise part.fault(f"nothing is checked here; allowed: {', '.join(known)}")
    return check


def _compared(
    found: Iterable[FieldCheck],
    rehearsal: Rehearsal,
    known: Fields,
    without: Without,
) -> Iterator[str]:
    moments = rehearsal.shown.moments
    for check in found:
        if check.after < len(moments):
            left_out = set(without(moments[check.after]))
            yield from compare(check.leaving_out(left_out), moments[check.after], known)


@dataclass(frozen=True)
class ScenarioLook:
    """Phrases that viewers must and must not be told after a step."""

    after: int
    viewers: tuple[str, ...]
    sees: tuple[Any, ...]
    hidden: tuple[Any, ...]


def looks(
    read_phrase: Callable[[ScenarioPart, Any], Any],
    sees: Told,
    told: Told,
    viewers: ReadViewers,
    strip: Collection[str] = (),
) -> Promise:
    """Looks; `sees` says whether a phrase is seen, `told` whether what must not be seen is.

    `strip` are the phrases that the lamps show: no other one is looked for in what the strip is sent.
    """

    def read(part: ScenarioPart, given: Any, steps: int) -> Hold:
        found = [_look(item, given, steps, read_phrase, viewers) for item in part.items()]
        return lambda rehearsal: (
            fault for look in found for fault in _looked(rehearsal, look, sees, told, strip)
        )

    return read


def _look(
    part: ScenarioPart,
    given: Any,
    steps: int,
    read_phrase: Callable[[ScenarioPart, Any], Any],
    viewers: ReadViewers,
) -> ScenarioLook:
    part.fields("after", "viewer", "sees", "mustNotSee")
    after, who = part.part("after").number(0, steps), viewers(part.part("viewer"), given.players)
    sees, hidden = part.maybe("sees"), part.maybe("mustNotSee")
    if sees is None and hidden is None:
        raise part.fault("'sees' or 'mustNotSee' stands here")
    listed = (one.items() if one else [] for one in (sees, hidden))
    return ScenarioLook(after, who, *(tuple(read_phrase(it, given) for it in one) for one in listed))


def _looked(
    rehearsal: Rehearsal, look: ScenarioLook, sees: Told, told: Told, strip: Collection[str]
) -> Iterator[str]:
    if look.after >= len(rehearsal.shown.moments):
        return
    for viewer in look.viewers:
        looked_at = [
            [one for one in some if viewer != STRIP or getattr(one, "words", one) in strip]
            for some in (look.sees, look.hidden)
        ]
        for phrase in looked_at[0]:
            if not sees(rehearsal, look, viewer, phrase):
                yield f"after step {look.after} {viewer} does not see `{phrase}`"
        for phrase in looked_at[1]:
            if told(rehearsal, look, viewer, phrase):
                yield f"after step {look.after} {viewer} is sent `{phrase}`"


def some_viewers(*, alone: bool = True, listed: bool = True) -> ReadViewers:
    """Reads a viewer or a list of them; the word for all may stand `alone`, or be `listed` among others."""

    def read(part: ScenarioPart, players: tuple[str, ...]) -> tuple[str, ...]:
        everybody, is_list = (*players, *AFAR), isinstance(part.value, list)
        known = (*everybody, *((ALL,) if (listed if is_list else alone) else ()))
        if is_list and not part.items():
            raise part.fault("at least one viewer stands here")
        words = part.words(known, "viewer") if is_list else (part.word(known, "viewer"),)
        return everybody if ALL in words else words

    return read


@dataclass(frozen=True)
class ScenarioSame:
    """A secret to be changed, and who must be sent the same up to which step; `part` is where that stands."""

    change: str
    viewers: tuple[str, ...]
    up_to: int
    part: ScenarioPart


def same(
    words: Callable[[tuple[str, ...]], Sequence[str]], changed: Changed, viewers: ReadViewers
) -> Promise:
    """Secrets that are exchanged, by the words that name them among these players."""

    def read_one(part: ScenarioPart, given: Any, steps: int) -> ScenarioSame:
        part.fields("change", "viewers", "upTo")
        change = part.part("change").word(words(given.players), "change")
        who = viewers(part.part("viewers"), given.players)
        return ScenarioSame(change, who, part.part("upTo").number(0, steps), part)

    def read(part: ScenarioPart, given: Any, steps: int) -> Hold:
        found = [read_one(item, given, steps) for item in part.items()]
        return lambda rehearsal: (fault for one in found for fault in _differs(rehearsal, one, changed))

    return read


def _differs(rehearsal: Rehearsal, one: ScenarioSame, changed: Changed) -> Iterator[str]:
    given, steps = changed(one, rehearsal.given, rehearsal.steps)
    other = rehearsal.again(given, one.up_to, steps)
    if len(other.moments) <= min(one.up_to, len(rehearsal.shown.moments) - 1):
        yield f"with `{one.change}` changed not all steps are taken up to step {one.up_to}"
        return
    for viewer in one.viewers:
        if rehearsal.differs(other, viewer, one.up_to):
            yield f"up to step {one.up_to} {viewer} is sent what tells `{one.change}`"
