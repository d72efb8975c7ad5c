"""Written scenarios, played by real answers and held against what they promise.

`given` names how many `seats` there are, the `ships` by their kinds, and the `oil`; `when` lists steps {n,
do: throw, dice: by seat} and {n, player, do: again, faces}; `then` names `rejected` steps and, after the last
one, how many ships are `home` and on the `reef`, the `oil`, and whether it is `over`.
"""

from collections.abc import Iterator
from typing import Any

from companion.engine.answers import Answer, Picked, Rolled
from companion.engine.dice import Die
from companion.engine.game import Game
from companion.engine.play import Play, replay
from companion.engine.rehearsal import Rehearsed
from companion.games.ships_home.events import Begun
from companion.games.ships_home.ships import WANTED, fleet
from companion.games.ships_home.view import die_id
from companion.kit.scenario import catalogue
from companion.kit.scenario.catalogue import ScenarioCatalogue
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.steps import LETTERS, answered, over, seated, walked

CATALOGUE = ScenarioCatalogue("SH-", 7, "SH-A", 1)


def rehearse(game: Game[Any, Any], text: str) -> Iterator[Rehearsed]:
    """Plays every scenario of a file. Raises Misread if the file holds no scenarios at all."""
    return catalogue.rehearse(text, lambda part: _play(game, part))


def _play(game: Game[Any, Any], part: ScenarioPart) -> Iterator[str]:
    CATALOGUE.check(part.fields(*catalogue.FRAME))
    given = part.part("given").fields("seats", "ships", "oil")
    seats = seated(given.part("seats"), 2, 6)
    kinds = [one.word(WANTED, "ship") for one in given.part("ships").items()]
    then = part.part("then").fields("rejected", "home", "reef", "oil", "over")
    begun = Begun(seats, fleet(kinds, len(seats)), given.part("oil").number(0, 20))
    play: Play[Any, Any] = replay(game, (begun,))
    state = (yield from walked(play, part.part("when"), then.maybe("rejected"), _answer)).state
    for name, found in (("home", state.home), ("reef", state.reef), ("oil", state.oil)):
        if (named := then.maybe(name)) is not None and named.number(0, 20) != found:
            yield f"{name} is {found}, not {named.value}"
    yield from over(then, state.over)


def _answer(play: Play[Any, Any], step: ScenarioPart) -> Answer:
    step.fields("n", "player", "do", "dice", "faces").part("n").number(1, 99)
    letters = LETTERS[: len(play.state.seats)]
    if step.part("do").word(("throw", "again"), "step") == "throw":
        faces = step.part("dice").fields(*letters).entries()
        colours = {seat.id: seat.colour for seat in play.state.seats}
        dice = (Die(colours[seat], one.number(1, 6)) for seat, part in faces.items() for one in part.items())
        return answered(play, "throw", "A", Rolled(tuple(dice)))
    seat = step.part("player").word(letters, "seat")
    left, taken = [one.number(1, 6) for one in step.part("faces").items()], []
    for n, face in enumerate(play.state.dice.get(seat, ())):
        if face in left:
            left.remove(face)
            taken.append(die_id(n, face))
    return answered(play, f"again-{seat}", seat, Picked((*taken, *(die_id(9, face) for face in left))))
