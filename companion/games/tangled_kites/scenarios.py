"""Written scenarios, played by real answers and held against what they promise.

`given` names how many `seats` there are, and perhaps a `goal`: ten, short or long; `when` lists steps {n, do:
throw, dice: by seat} and {n, player, do: rise, die, spare}; `then` names `rejected` steps and, after the last
one, the `ribbons` and the `lines` of each, how many ribbons are `left`, and whether it is `over`.
"""

from collections.abc import Iterator
from typing import Any

from companion.engine.answers import Answer, Chosen
from companion.engine.answers import Rolled as Thrown
from companion.engine.dice import Die
from companion.engine.game import Game, SetUp
from companion.engine.play import Play, new_play
from companion.engine.rehearsal import Rehearsed
from companion.games.tangled_kites.bots import spelled
from companion.games.tangled_kites.state import Kite
from companion.kit.scenario import catalogue
from companion.kit.scenario.catalogue import ScenarioCatalogue
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.steps import LETTERS, answered, differing, over, seated, walked

CATALOGUE = ScenarioCatalogue("TK-", 9, "TK-A", 1)


def rehearse(game: Game[Any, Any], text: str) -> Iterator[Rehearsed]:
    """Plays every scenario of a file. Raises Misread if the file holds no scenarios at all."""
    return catalogue.rehearse(text, lambda part: _play(game, part))


def _play(game: Game[Any, Any], part: ScenarioPart) -> Iterator[str]:
    CATALOGUE.check(part.fields(*catalogue.FRAME))
    given = part.part("given").fields("seats", "goal")
    seats, goal = seated(given.part("seats"), 3, 8), given.maybe("goal")
    options = {"goal": goal.word(("ten", "short", "long"), "goal")} if goal else {}
    then = part.part("then").fields("rejected", "ribbons", "lines", "left", "over")
    begun = new_play(game, SetUp(seats, {}, options, ""))[0]
    state = (yield from walked(begun, part.part("when"), then.maybe("rejected"), _answer)).state
    yield from differing(then, "ribbons", state.ribbons)
    yield from differing(then, "lines", state.lines)
    if (left := then.maybe("left")) is not None and left.number(0, 99) != state.left:
        yield f"left are {state.left}, not {left.value}"
    yield from over(then, state.over)


def _answer(play: Play[Any, Any], step: ScenarioPart) -> Answer:
    step.fields("n", "player", "do", "dice", "die", "spare").part("n").number(1, 99)
    letters = LETTERS[: len(play.state.seats)]
    if step.part("do").word(("throw", "rise"), "step") == "throw":
        faces = step.part("dice").fields(*letters).entries()
        colours = {seat.id: seat.colour for seat in play.state.seats}
        dice = (Die(colours[seat], one.number(1, 6)) for seat, part in faces.items() for one in part.items())
        return answered(play, "throw", "A", Thrown(tuple(dice)))
    seat, spare = step.part("player").word(letters, "seat"), step.maybe("spare")
    kite = Kite(step.part("die").number(1, 6), bool(spare and spare.flag()))
    return answered(play, f"kite-{seat}", seat, Chosen(spelled(kite)))
