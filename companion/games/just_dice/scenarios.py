"""The vocabulary of scenarios of reading dice, for the kit's interpreter.

`given` names how many `seats` there are, and `rounds`: open, three or five; `when` lists steps {n, player,
do: throw | mine | enough, values}; `then` names `rejected` steps and, after the last one, what each
has `taken`, the `best` of each, and whether it is `over`.
"""

from collections.abc import Mapping, Sequence

from companion.engine.answers import Rolled
from companion.engine.dice import Die
from companion.games.just_dice.state import JustDiceState
from companion.kit.scenario.catalogue import ScenarioCatalogue
from companion.kit.scenario.fields import Playing, ScenarioField, by_seat, count, flag, of_state
from companion.kit.scenario.interpreter import Vocabulary
from companion.kit.scenario.promises import at_end
from companion.kit.scenario.script import ScenarioStep, StepKind, chosen, given_answer
from companion.kit.scenario.seated import faces, open_seated, read_seated


def _take(play: Playing, step: ScenarioStep, _later: Sequence[ScenarioStep]) -> Playing:
    if step.do == "throw":
        thrown = Rolled(tuple(Die(play.state.thrower.colour, face) for face in step.said["values"]))
        return given_answer(play, "roll", step.player, thrown)
    return chosen(play, f"mine:{step.player}" if step.do == "mine" else "enough", step.player, step.do)


def _taken(state: JustDiceState) -> Mapping[str, int]:
    return {seat.id: state.taken.get(seat.id, 0) for seat in state.seats}


def _best(state: JustDiceState) -> Mapping[str, int]:
    return {seat.id: max((one.total for one in state.of(seat.id)), default=0) for seat in state.seats}


CATALOGUE = ScenarioCatalogue("JD-", 10, "JD-A", 1)
VOCABULARY = Vocabulary(
    catalogue=CATALOGUE,
    read_given=read_seated(1, 8, "rounds", "open", "three", "five"),
    open=open_seated,
    kinds={"throw": StepKind(needs=("values",)), "mine": StepKind(), "enough": StepKind()},
    readers={"values": faces},
    take=_take,
    promises=at_end(
        {
            "taken": ScenarioField(by_seat(count), of_state(_taken)),
            "best": ScenarioField(by_seat(count), of_state(_best)),
            "over": ScenarioField(flag, of_state(lambda state: state.over)),
        }
    ),
)
