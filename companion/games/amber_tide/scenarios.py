"""Written scenarios, played by real answers and held against what they promise.

`given` names how many `seats` there are, and perhaps a `goal`: forty, short or long; `when` lists steps {n,
player, do: out | throw | home, values}: out with one number of dice, throw with the faces; `then` names
`rejected` steps and, after the last one, what each has at `home`, the `tide`, what the sea has `taken`, and
whether it is `over`.
"""

from collections.abc import Iterator
from typing import Any

from companion.engine.answers import Answer, Chosen
from companion.engine.answers import Rolled as Thrown
from companion.engine.dice import Die
from companion.engine.game import Game, SetUp
from companion.engine.play import Play, new_play
from companion.engine.rehearsal import Rehearsed
from companion.kit.scenario import catalogue
from companion.kit.scenario.catalogue import ScenarioCatalogue
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.steps import LETTERS, answered, differing, over, seated, walked

CATALOGUE = ScenarioCatalogue("AT-", 10, "AT-A", 1)
DOES = ("out", "throw", "home")


def rehearse(game: Game[Any, Any], text: str) -> Iterator[Rehearsed]:
    """Plays every scenario of a file. Raises Misread if the file holds no scenarios at all."""
    return catalogue.rehearse(text, lambda part: _play(game, part))


def _play(game: Game[Any, Any], part: ScenarioPart) -> Iterator[str]:
    CATALOGUE.check(part.fields(*catalogue.FRAME))
    given = part.part("given").fields("seats", "goal")
    seats, goal = seated(given.part("seats"), 2, 8), given.maybe("goal")
    options = {"goal": goal.word(("forty", "short", "long"), "goal")} if goal else {}
    then = part.part("then").fields("rejected", "home", "tide", "taken", "over")
    begun = new_play(game, SetUp(seats, {}, options, ""))[0]
    state = (yield from walked(begun, part.part("when"), then.maybe("rejected"), _answer)).state
    yield from differing(then, "home", state.home)
    for name, found in (("tide", state.tide), ("taken", state.taken)):
        if (named := then.maybe(name)) is not None and named.number(0, 99) != found:
            yield f"{name} is {found}, not {named.value}"
    yield from over(then, state.over)


def _answer(play: Play[Any, Any], step: ScenarioPart) -> Answer:
    step.fields("n", "player", "do", "values").part("n").number(1, 99)
    seat = step.part("player").word(LETTERS[: len(play.state.seats)], "seat")
    does = step.part("do").word(DOES, "step")
    if does == "throw":
        faces = [one.number(1, 6) for one in step.part("values").items()]
        return answered(play, does, seat, Thrown(tuple(Die(play.state.walker.colour, one) for one in faces)))
    question = "on" if "on" in play.open else "out"
    if does == "home":
        return answered(play, question, seat, Chosen("home"))
    [dice] = step.part("values").items()
    return answered(play, question, seat, Chosen(str(dice.number(1, 9))))
