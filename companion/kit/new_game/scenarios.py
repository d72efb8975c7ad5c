"""Written scenarios, played by real answers and held against what they promise.

`given` names the `holder` of the card, A or B; `when` lists steps {n, player, do: roll | play, value}; `then`
names `rejected` steps and, after the last one, `totals` and `winners`.
"""

from collections.abc import Iterator
from typing import Any

from companion.engine.answers import Answer, Chosen, Value
from companion.engine.answers import Rolled as Thrown
from companion.engine.dice import Die
from companion.engine.game import Game, Seat
from companion.engine.play import Play, replay
from companion.engine.rehearsal import Rehearsed
from companion.kit.new_game.events import NewGameBegun
from companion.kit.scenario import catalogue
from companion.kit.scenario.catalogue import ScenarioCatalogue
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.steps import answered, walked

CATALOGUE = ScenarioCatalogue("NEW-", 4, "NEW-A", 1)
SEATS = (Seat("A", "A", "red"), Seat("B", "B", "blue"))


def rehearse(game: Game[Any, Any], text: str) -> Iterator[Rehearsed]:
    """Plays every scenario of a file. Raises Misread if the file holds no scenarios at all."""
    return catalogue.rehearse(text, lambda part: _play(game, part))


def _play(game: Game[Any, Any], part: ScenarioPart) -> Iterator[str]:
    CATALOGUE.check(part.fields(*catalogue.FRAME))
    holder = part.part("given").fields("holder").part("holder").word("AB", "seat")
    then = part.part("then").fields("rejected", "totals", "winners")
    begun: Play[Any, Any] = replay(game, (NewGameBegun(SEATS, holder),))
    play = yield from walked(begun, part.part("when"), then.maybe("rejected"), _answer)
    yield from _compared(play, then)


def _answer(play: Play[Any, Any], step: ScenarioPart) -> Answer:
    step.fields("n", "player", "do", "value").part("n").number(1, 99)
    seat = step.part("player").word("AB", "seat")
    value: Value = Chosen("play")
    does = step.part("do").word(("roll", "play"), "step")
    if does == "roll":
        colour = next(one.colour for one in SEATS if one.id == seat)
        value = Thrown((Die(colour, step.part("value").number(1, 6)),))
    return answered(play, "card" if does == "play" else "roll", seat, value)


def _compared(play: Play[Any, Any], then: ScenarioPart) -> Iterator[str]:
    if (totals := then.maybe("totals")) is not None:
        for seat, part in totals.fields("A", "B").entries().items():
            if (is_ := play.state.total(seat)) != part.number(0, 7):
                yield f"the total of {seat} is {is_}, not {part.value}"
    if (winners := then.maybe("winners")) is not None:
        won = {seat.id for seat in play.state.winners}
        if won != {*winners.words("AB", "seat")}:
            yield f"the winners are {sorted(won)}, not {winners.value}"
