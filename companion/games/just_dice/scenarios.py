"""Written scenarios, played by real answers and held against what they promise.

`given` names how many `seats` there are, and `rounds`: open, three or five; `when` lists steps {n, player,
do: throw | dice | mine | enough, values}; `then` names `rejected` steps and, after the last one, what each
has `taken`, the `best` of each, and whether it is `over`.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.engine.answers import Answer, Chosen, Counted, Origin, Value
from companion.engine.answers import Rolled as Thrown
from companion.engine.dice import Die
from companion.engine.game import Game, Seat, SetUp
from companion.engine.play import Play, new_play
from companion.engine.refusal import Refused
from companion.engine.rehearsal import Rehearsed
from companion.kit.rehearsal import catalogue
from companion.kit.rehearsal.catalogue import Catalogue
from companion.kit.rehearsal.parts import Part

CATALOGUE = Catalogue("JD-", 10, "JD-A", 1)
COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "black", "pink")
LETTERS = "ABCDEFGH"
DOES = ("throw", "dice", "mine", "enough")


def rehearse(game: Game[Any, Any], text: str) -> Iterator[Rehearsed]:
    """Plays every scenario of a file. Raises Misread if the file holds no scenarios at all."""
    return catalogue.rehearse(text, lambda part: _play(game, part))


def _play(game: Game[Any, Any], part: Part) -> Iterator[str]:
    CATALOGUE.check(part.fields(*catalogue.FRAME))
    given = part.part("given").fields("seats", "rounds")
    letters = LETTERS[: given.part("seats").number(1, len(LETTERS))]
    seats = tuple(Seat(letter, letter, colour) for letter, colour in zip(letters, COLOURS, strict=False))
    rounds = given.part("rounds").word(("open", "three", "five"), "number of rounds")
    play: Play[Any, Any] = new_play(
        game, SetUp(seats, {}, {} if rounds == "open" else {"rounds": rounds}, "")
    )[0]
    steps, then = part.part("when").items(), part.part("then").fields("rejected", "taken", "best", "over")
    rejected = catalogue.rejected_steps(then.maybe("rejected"), len(steps))
    for number, step in enumerate(steps, start=1):
        try:
            play, _ = play.answer(_answer(play, step, letters))
        except Refused as refused:
            if number not in rejected:
                yield f"step {number} was refused ({refused.reason.key})"
        else:
            if number in rejected:
                yield f"step {number} should be refused, and was accepted"
    yield from _compared(play, then, letters)


def _answer(play: Play[Any, Any], step: Part, letters: str) -> Answer:
    step.fields("n", "player", "do", "values").part("n").number(1, 99)
    seat = step.part("player").word(letters, "seat")
    does = step.part("do").word(DOES, "step")
    values = [one.number(1, 10) for one in step.part("values").items()] if does in {"throw", "dice"} else []
    colour = play.state.thrower.colour
    answers: Mapping[str, tuple[str, Value]] = {
        "throw": ("roll", Thrown(tuple(Die(colour, min(value, 6)) for value in values))),
        "dice": ("dice", Counted(values[0] if values else 0)),
        "mine": (f"mine:{seat}", Chosen("mine")),
        "enough": ("enough", Chosen("enough")),
    }
    question, value = answers[does]
    asked = play.open.get(question)
    version = asked.version if asked else play.version
    return Answer(question, version, "scenario", seat, Origin.TYPED, value)


def _compared(play: Play[Any, Any], then: Part, letters: str) -> Iterator[str]:
    state = play.state
    best = {seat.id: max((one.total for one in state.of(seat.id)), default=0) for seat in state.seats}
    for name, found in (
        ("taken", {seat.id: state.taken.get(seat.id, 0) for seat in state.seats}),
        ("best", best),
    ):
        if (named := then.maybe(name)) is not None:
            for seat, part in named.fields(*letters).entries().items():
                if found[seat] != part.number(0, 99):
                    yield f"{name} of {seat} is {found[seat]}, not {part.value}"
    if (over := then.maybe("over")) is not None and over.value is not state.over:
        yield f"over is {state.over}, not {over.value}"
