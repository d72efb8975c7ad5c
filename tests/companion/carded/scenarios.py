"""The vocabulary of written scenarios, for the kit's interpreter.

`given` names the `holder` of the card, A or B; `when` lists steps {n, player, do: roll | play, value}; `then`
names `rejected` steps and, after the last one, `totals` and `winners`.
"""

from companion.engine.answers import Rolled
from companion.engine.dice import Die
from companion.engine.game import Seat
from companion.engine.play import replay
from companion.kit.scenario.catalogue import ScenarioCatalogue
from companion.kit.scenario.derived import Face, found, steps
from companion.kit.scenario.derived import Seat as Holder
from companion.kit.scenario.fields import Playing
from companion.kit.scenario.interpreter import Vocabulary
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.promises import at_end
from companion.kit.scenario.script import chosen, given_answer
from companion.kit.scenario.seated import SeatedGiven, open_seated
from tests.companion.carded.events import CardedBegun

SEATS = (Seat("A", "A", "red"), Seat("B", "B", "blue"))


def _read_given(part: ScenarioPart) -> SeatedGiven:
    holder = part.fields("holder").part("holder").word("AB", "seat")
    return SeatedGiven(SEATS, lambda game: replay(game, (CardedBegun(SEATS, holder),)))


def _roll(play: Playing, seat: str, value: Face) -> Playing:
    colour = next(one.colour for one in SEATS if one.id == seat)
    return given_answer(play, "roll", seat, Rolled((Die(colour, value),)))


def _play(play: Playing, seat: str) -> Playing:
    return chosen(play, "card", seat, "play")


def _totals(play: Playing, seat: Holder) -> int:
    total: int = play.state.total(seat)
    return total


def _winners(play: Playing) -> frozenset[Holder]:
    return frozenset(seat.id for seat in play.state.winners)


CATALOGUE = ScenarioCatalogue("CARD-", 4, "CARD-A", 1)
VOCABULARY = Vocabulary(
    catalogue=CATALOGUE,
    read_given=_read_given,
    open=open_seated,
    kinds=steps(_roll, _play),
    promises=at_end(found(_totals, _winners)),
)
