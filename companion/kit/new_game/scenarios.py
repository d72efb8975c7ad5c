"""The vocabulary of written scenarios, for the kit's interpreter.

`given` names the `holder` of the card, A or B; `when` lists steps {n, player, do: roll | play, value}; `then`
names `rejected` steps and, after the last one, `totals` and `winners`.
"""

from collections.abc import Mapping, Sequence

from companion.engine.answers import Rolled
from companion.engine.dice import Die
from companion.engine.game import Seat
from companion.engine.play import replay
from companion.kit.new_game.events import NewGameBegun
from companion.kit.new_game.state import NewGameState
from companion.kit.scenario.catalogue import ScenarioCatalogue
from companion.kit.scenario.fields import Playing, ScenarioField, by_seat, count, of_state, seats
from companion.kit.scenario.interpreter import Vocabulary
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.promises import at_end
from companion.kit.scenario.script import ScenarioStep, StepKind, chosen, given_answer
from companion.kit.scenario.seated import SeatedGiven, open_seated

SEATS = (Seat("A", "A", "red"), Seat("B", "B", "blue"))


def _read_given(part: ScenarioPart) -> SeatedGiven:
    holder = part.fields("holder").part("holder").word("AB", "seat")
    return SeatedGiven(SEATS, lambda game: replay(game, (NewGameBegun(SEATS, holder),)))


def _take(play: Playing, step: ScenarioStep, _later: Sequence[ScenarioStep]) -> Playing:
    if step.do == "play":
        return chosen(play, "card", step.player, "play")
    colour = next(one.colour for one in SEATS if one.id == step.player)
    return given_answer(play, "roll", step.player, Rolled((Die(colour, step.said["value"]),)))


def _totals(state: NewGameState) -> Mapping[str, int]:
    return {seat.id: state.total(seat.id) for seat in state.seats}


CATALOGUE = ScenarioCatalogue("NEW-", 4, "NEW-A", 1)
VOCABULARY = Vocabulary(
    catalogue=CATALOGUE,
    read_given=_read_given,
    open=open_seated,
    kinds={"roll": StepKind(needs=("value",)), "play": StepKind()},
    readers={"value": lambda part, _: part.number(1, 6)},
    take=_take,
    promises=at_end(
        {
            "totals": ScenarioField(by_seat(count), of_state(_totals)),
            "winners": ScenarioField(seats, of_state(lambda state: tuple(seat.id for seat in state.winners))),
        }
    ),
)
