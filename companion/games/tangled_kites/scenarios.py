"""The vocabulary of scenarios of Tangled kites, for the kit's interpreter.

`given` names how many `seats` there are, and perhaps a `goal`: ten, short or long; `when` lists steps {n, do:
throw, dice: by seat} and {n, player, do: rise, die, spare}; `then` names `rejected` steps and, after the last
one, the `ribbons` and the `lines` of each, how many ribbons are `left`, and whether it is `over`.
"""

from companion.games.tangled_kites.bots import spelled
from companion.games.tangled_kites.state import Kite, TangledKitesState
from companion.kit.scenario.catalogue import ScenarioCatalogue
from companion.kit.scenario.derived import Face, fields_of, steps
from companion.kit.scenario.fields import Playing
from companion.kit.scenario.interpreter import Vocabulary
from companion.kit.scenario.promises import at_end
from companion.kit.scenario.script import chosen, given_answer
from companion.kit.scenario.seated import Throw, open_seated, read_seated


def _throw(play: Playing, _nobody: None, dice: Throw) -> Playing:
    return given_answer(play, "throw", "A", dice)


def _rise(play: Playing, seat: str, die: Face, *, spare: bool = False) -> Playing:
    return chosen(play, f"kite-{seat}", seat, spelled(Kite(die, spare)))


CATALOGUE = ScenarioCatalogue("TK-", 9, "TK-A", 1)
VOCABULARY = Vocabulary(
    catalogue=CATALOGUE,
    read_given=read_seated(3, 8, "goal", "ten", "short", "long"),
    open=open_seated,
    kinds=steps(_throw, _rise),
    promises=at_end(fields_of(TangledKitesState, "ribbons lines left over")),
)
