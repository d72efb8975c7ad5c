"""The vocabulary of scenarios of Tangled kites, for the kit's interpreter.

`given` names how many `seats` there are, and perhaps a `goal`: ten, short or long; `when` lists steps {n, do:
throw, dice: by seat} and {n, player, do: rise, die, spare}; `then` names `rejected` steps and, after the last
one, the `ribbons` and the `lines` of each, how many ribbons are `left`, and whether it is `over`.
"""

from collections.abc import Sequence

from companion.games.tangled_kites.bots import spelled
from companion.games.tangled_kites.state import Kite
from companion.kit.scenario.catalogue import ScenarioCatalogue
from companion.kit.scenario.fields import Playing, ScenarioField, by_seat, count, flag, number, of_state
from companion.kit.scenario.interpreter import Vocabulary
from companion.kit.scenario.promises import at_end
from companion.kit.scenario.script import ScenarioStep, StepKind, chosen, given_answer
from companion.kit.scenario.seated import dice_by_seat, open_seated, read_seated


def _take(play: Playing, step: ScenarioStep, _later: Sequence[ScenarioStep]) -> Playing:
    if step.do == "throw":
        return given_answer(play, "throw", "A", step.said["dice"])
    kite = Kite(step.said["die"], step.said.get("spare", False))
    return chosen(play, f"kite-{step.player}", step.player, spelled(kite))


CATALOGUE = ScenarioCatalogue("TK-", 9, "TK-A", 1)
VOCABULARY = Vocabulary(
    catalogue=CATALOGUE,
    read_given=read_seated(3, 8, "goal", "ten", "short", "long"),
    open=open_seated,
    kinds={
        "throw": StepKind(needs=("dice",), seats=False),
        "rise": StepKind(needs=("die",), may=("spare",)),
    },
    readers={"dice": dice_by_seat, "die": lambda part, _: part.number(1, 6), "spare": flag},
    take=_take,
    promises=at_end(
        {
            "ribbons": ScenarioField(by_seat(count), of_state(lambda state: state.ribbons)),
            "lines": ScenarioField(by_seat(count), of_state(lambda state: state.lines)),
            "left": ScenarioField(number, of_state(lambda state: state.left)),
            "over": ScenarioField(flag, of_state(lambda state: state.over)),
        }
    ),
)
