"""The steps of a written scenario that is played from the beginning: seats, answers, numbers."""

from collections.abc import Callable, Generator, Iterator, Mapping
from typing import Any, TypeAlias

from companion.engine.answers import Answer, Origin, Value
from companion.engine.game import Seat
from companion.engine.play import Play
from companion.engine.refusal import Refused
from companion.kit.scenario.catalogue import rejected_steps
from companion.kit.scenario.parts import ScenarioPart

Playing: TypeAlias = Play[Any, Any]
LETTERS = "ABCDEFGH"
COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "black", "pink")


def seated(part: ScenarioPart, least: int, most: int) -> tuple[Seat, ...]:
    """Reads the number of seats and names them A, B and so on. Raises Misread."""
    count = part.number(least, most)
    return tuple(Seat(*one) for one in zip(LETTERS[:count], LETTERS, COLOURS, strict=False))


def walked(
    play: Playing,
    when: ScenarioPart,
    rejected: ScenarioPart | None,
    answer: Callable[[Playing, ScenarioPart], Answer],
) -> Generator[str, None, Playing]:
    """The play after all steps of `when`; yields which was refused, or accepted, and should not be."""
    steps = when.items()
    numbers = rejected_steps(rejected, len(steps))
    for number, step in enumerate(steps, start=1):
        try:
            play, _ = play.answer(answer(play, step))
        except Refused as refused:
            if number not in numbers:
                yield f"step {number} was refused ({refused.reason.key})"
        else:
            if number in numbers:
                yield f"step {number} should be refused, and was accepted"
    return play


def answered(play: Playing, question: str, seat: str, value: Value) -> Answer:
    """Answer of a seat to that question in its current version, or to one that is closed."""
    asked = play.open.get(question)
    return Answer(question, asked.version if asked else play.version, "scenario", seat, Origin.TYPED, value)


def differing(then: ScenarioPart, name: str, found: Mapping[str, int]) -> Iterator[str]:
    """Of each seat named under `name` in `then`: where another number was found."""
    if (named := then.maybe(name)) is not None:
        for seat, part in named.fields(*found).entries().items():
            if found[seat] != part.number(0, 99):
                yield f"{name} of {seat} is {found[seat]}, not {part.value}"


def over(then: ScenarioPart, found: bool) -> Iterator[str]:
    """Compares whether the game is over with `then`, if it says so."""
    if (named := then.maybe("over")) is not None and named.flag() is not found:
        yield f"over is {found}, not {named.value}"
