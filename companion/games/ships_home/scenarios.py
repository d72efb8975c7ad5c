"""The vocabulary of scenarios of lighting ships home, for the kit's interpreter.

`given` names how many `seats` there are, the `ships` by their kinds, and the `oil`; `when` lists steps {n,
do: throw, dice: by seat} and {n, player, do: again, faces}; `then` names `rejected` steps and, after the last
one, how many ships are `home` and on the `reef`, the `oil`, and whether it is `over`.
"""

from companion.engine.answers import Picked
from companion.engine.play import replay
from companion.games.ships_home.events import Begun
from companion.games.ships_home.ships import WANTED, fleet
from companion.games.ships_home.state import ShipsHomeState
from companion.games.ships_home.view import die_id
from companion.kit.scenario.catalogue import ScenarioCatalogue
from companion.kit.scenario.derived import Face, fields_of, steps
from companion.kit.scenario.fields import Playing
from companion.kit.scenario.interpreter import Vocabulary
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.promises import at_end
from companion.kit.scenario.script import given_answer
from companion.kit.scenario.seated import SeatedGiven, Throw, open_seated, seated


def _read_given(part: ScenarioPart) -> SeatedGiven:
    part.fields("seats", "ships", "oil")
    seats = seated(part.part("seats"), 2, 6)
    kinds = [item.word(WANTED, "ship") for item in part.part("ships").items()]
    begun = Begun(seats, fleet(kinds, len(seats)), part.part("oil").number(0, 20))
    return SeatedGiven(seats, lambda game: replay(game, (begun,)))


def _throw(play: Playing, _nobody: None, dice: Throw) -> Playing:
    return given_answer(play, "throw", "A", dice)


def _again(play: Playing, seat: str, faces: tuple[Face, ...]) -> Playing:
    left, taken = list(faces), []
    for n, face in enumerate(play.state.dice.get(seat, ())):
        if face in left:
            left.remove(face)
            taken.append(die_id(n, face))
    picked = Picked((*taken, *(die_id(9, face) for face in left)))
    return given_answer(play, f"again-{seat}", seat, picked)


CATALOGUE = ScenarioCatalogue("SH-", 7, "SH-A", 1)
VOCABULARY = Vocabulary(
    catalogue=CATALOGUE,
    read_given=_read_given,
    open=open_seated,
    kinds=steps(_throw, _again),
    promises=at_end(fields_of(ShipsHomeState, "home reef oil over")),
)
