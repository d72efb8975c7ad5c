"""The vocabulary of scenarios of Amber and tide, for the kit's interpreter.

`given` names how many `seats` there are, and perhaps a `goal`: forty, short or long; `when` lists steps {n,
player, do: out | throw | home, values}: out with one number of dice, throw with the faces; `then` names
`rejected` steps and, after the last one, what each has at `home`, the `tide`, what the sea has `taken`, and
whether it is `over`.
"""

from typing import Annotated

from companion.engine.answers import Rolled
from companion.engine.dice import Die
from companion.games.amber_tide.state import AmberTideState
from companion.kit.scenario.catalogue import ScenarioCatalogue
from companion.kit.scenario.derived import Face, fields_of, steps
from companion.kit.scenario.fields import Playing
from companion.kit.scenario.interpreter import Vocabulary
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.promises import at_end
from companion.kit.scenario.script import chosen, given_answer
from companion.kit.scenario.seated import open_seated, read_seated


def _one_number(part: ScenarioPart, _given: object) -> int:
    if len(part.items()) != 1:
        raise part.fault("one number stands here")
    return part.items()[0].number(1, 9)


def _out(play: Playing, seat: str, values: Annotated[int, _one_number]) -> Playing:
    return chosen(play, "on" if "on" in play.open else "out", seat, str(values))


def _throw(play: Playing, seat: str, values: tuple[Face, ...]) -> Playing:
    thrown = Rolled(tuple(Die(play.state.walker.colour, face) for face in values))
    return given_answer(play, "throw", seat, thrown)


def _home(play: Playing, seat: str) -> Playing:
    return chosen(play, "on" if "on" in play.open else "out", seat, "home")


CATALOGUE = ScenarioCatalogue("AT-", 10, "AT-A", 1)
VOCABULARY = Vocabulary(
    catalogue=CATALOGUE,
    read_given=read_seated(2, 8, "goal", "forty", "short", "long"),
    open=open_seated,
    kinds=steps(_out, _throw, _home),
    promises=at_end(fields_of(AmberTideState, "home tide taken over")),
)
