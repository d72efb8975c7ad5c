"""Written scenarios, played by real answers and held against what they promise.

`given` names how many `seats` there are, and `rounds`: open, three or five; `when` lists steps {n, player,
do: throw | mine | enough, values}; `then` names `rejected` steps and, after the last one, what each
has `taken`, the `best` of each, and whether it is `over`.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.engine.answers import Answer, Chosen, Value
from companion.engine.answers import Rolled as Thrown
from companion.engine.dice import Die
from companion.engine.game import Game, SetUp
from companion.engine.play import Play, new_play
from companion.engine.rehearsal import Rehearsed
from companion.kit.scenario import catalogue
from companion.kit.scenario.catalogue import ScenarioCatalogue
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.steps import LETTERS, answered, differing, over, seated, walked

CATALOGUE = ScenarioCatalogue("JD-", 10, "JD-A", 1)
DOES = ("throw", "mine", "enough")


def rehearse(game: Game[Any, Any], text: str) -> Iterator[Rehearsed]:
    """Plays every scenario of a file. Raises Misread if the file holds no scenarios at all."""
    return catalogue.rehearse(text, lambda part: _play(game, part))


def _play(game: Game[Any, Any], part: ScenarioPart) -> Iterator[str]:
    CATALOGUE.check(part.fields(*catalogue.FRAME))
    given = part.part("given").fields("seats", "rounds")
    seats = seated(given.part("seats"), 1, 8)
    rounds = given.part("rounds").word(("open", "three", "five"), "number of rounds")
    then = part.part("then").fields("rejected", "taken", "best", "over")
    begun = new_play(game, SetUp(seats, {}, {} if rounds == "open" else {"rounds": rounds}, ""))[0]
    state = (yield from walked(begun, part.part("when"), then.maybe("rejected"), _answer)).state
    yield from differing(then, "taken", {seat.id: state.taken.get(seat.id, 0) for seat in seats})
    best = {seat.id: max((one.total for one in state.of(seat.id)), default=0) for seat in seats}
    yield from differing(then, "best", best)
    yield from over(then, state.over)


def _answer(play: Play[Any, Any], step: ScenarioPart) -> Answer:
    step.fields("n", "player", "do", "values").part("n").number(1, 99)
    seat = step.part("player").word(LETTERS[: len(play.state.seats)], "seat")
    does = step.part("do").word(DOES, "step")
    values = [one.number(1, 6) for one in step.part("values").items()] if does == "throw" else []
    colour = play.state.thrower.colour
    answers: Mapping[str, tuple[str, Value]] = {
        "throw": ("roll", Thrown(tuple(Die(colour, value) for value in values))),
        "mine": (f"mine:{seat}", Chosen("mine")),
        "enough": ("enough", Chosen("enough")),
    }
    question, value = answers[does]
    return answered(play, question, seat, value)
