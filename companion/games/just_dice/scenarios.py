"""The vocabulary of scenarios of reading dice, for the kit's interpreter.

`given` names how many `seats` there are, and `rounds`: open, three or five; `when` lists steps {n, player,
do: throw | mine | enough, values}; `then` names `rejected` steps and, after the last one, what each
has `taken`, the `best` of each, and whether it is `over`.
"""

from companion.engine.answers import Rolled
from companion.engine.dice import Die
from companion.games.just_dice.state import JustDiceState
from companion.kit.scenario.catalogue import ScenarioCatalogue
from companion.kit.scenario.derived import Face, Seat, fields_of, found, steps
from companion.kit.scenario.fields import Playing
from companion.kit.scenario.interpreter import Vocabulary
from companion.kit.scenario.promises import at_end
from companion.kit.scenario.script import chosen, given_answer
from companion.kit.scenario.seated import open_seated, read_seated


def _throw(play: Playing, seat: str, values: tuple[Face, ...]) -> Playing:
    thrown = Rolled(tuple(Die(play.state.thrower.colour, face) for face in values))
    return given_answer(play, "roll", seat, thrown)


def _mine(play: Playing, seat: str) -> Playing:
    return chosen(play, f"mine:{seat}", seat, "mine")


def _enough(play: Playing, seat: str) -> Playing:
    return chosen(play, "enough", seat, "enough")


def _taken(play: Playing, seat: Seat) -> int:
    count: int = play.state.taken.get(seat, 0)
    return count


def _best(play: Playing, seat: Seat) -> int:
    return max((one.total for one in play.state.of(seat)), default=0)


CATALOGUE = ScenarioCatalogue("JD-", 18, "JD-A", 1)
VOCABULARY = Vocabulary(
    catalogue=CATALOGUE,
    read_given=read_seated(1, 8, "rounds", "open", "three", "five"),
    open=open_seated,
    kinds=steps(_throw, _mine, _enough),
    promises=at_end({**found(_taken, _best), **fields_of(JustDiceState, "over")}),
)
