"""The vocabulary of scenarios of Amber and tide, for the kit's interpreter.

`given` names how many `seats` there are, and perhaps a `goal`: forty, short or long; `when` lists steps {n,
player, do: out | throw | home, values}: out with one number of dice, throw with the faces; `then` names
`rejected` steps and, after the last one, what each has at `home`, the `tide`, what the sea has `taken`, and
whether it is `over`.
"""

from collections.abc import Sequence

from companion.engine.answers import Rolled
from companion.engine.dice import Die
from companion.kit.scenario.catalogue import ScenarioCatalogue
from companion.kit.scenario.fields import Playing, ScenarioField, by_seat, count, flag, number, of_state
from companion.kit.scenario.interpreter import Vocabulary
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.promises import at_end
from companion.kit.scenario.script import ScenarioStep, StepKind, chosen, given_answer
from companion.kit.scenario.seated import faces, open_seated, read_seated


def _one_number(part: ScenarioPart, _given: object) -> int:
    if len(part.items()) != 1:
        raise part.fault("one number stands here")
    return part.items()[0].number(1, 9)


def _take(play: Playing, step: ScenarioStep, _later: Sequence[ScenarioStep]) -> Playing:
    if step.do == "throw":
        thrown = Rolled(tuple(Die(play.state.walker.colour, face) for face in step.said["values"]))
        return given_answer(play, "throw", step.player, thrown)
    option = "home" if step.do == "home" else str(step.said["values"])
    return chosen(play, "on" if "on" in play.open else "out", step.player, option)


CATALOGUE = ScenarioCatalogue("AT-", 10, "AT-A", 1)
VOCABULARY = Vocabulary(
    catalogue=CATALOGUE,
    read_given=read_seated(2, 8, "goal", "forty", "short", "long"),
    open=open_seated,
    kinds={
        "out": StepKind(needs=("values",), readers={"values": _one_number}),
        "throw": StepKind(needs=("values",)),
        "home": StepKind(),
    },
    readers={"values": faces},
    take=_take,
    promises=at_end(
        {
            "home": ScenarioField(by_seat(count), of_state(lambda state: state.home)),
            "tide": ScenarioField(number, of_state(lambda state: state.tide)),
            "taken": ScenarioField(number, of_state(lambda state: state.taken)),
            "over": ScenarioField(flag, of_state(lambda state: state.over)),
        }
    ),
)
