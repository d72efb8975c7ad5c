"""Amber and tide, as the table plays it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

from companion.engine.answers import Answer, Chosen, Value
from companion.engine.answers import Rolled as Thrown
from companion.engine.chance import Chance
from companion.engine.chronicle import Fact, Happening
from companion.engine.game import SetUp
from companion.engine.questions import Question
from companion.engine.recap_page import Beat, RecapPage
from companion.engine.refusal import refuse
from companion.engine.rehearsal import Rehearsed
from companion.engine.view import View, Viewer
from companion.games.amber_tide import view as seen
from companion.games.amber_tide.bots import chosen as bots_choice
from companion.games.amber_tide.events import Begun, CameHome, Event, Flooded, Threw, WentOut
from companion.games.amber_tide.leaves import leaves
from companion.games.amber_tide.meta import META
from companion.games.amber_tide.scenarios import rehearse
from companion.games.amber_tide.state import AmberTideState
from companion.kit.house_rules import chosen, house_rules
from companion.kit.plain_game import Happened, PlainGame
from companion.kit.touring import tour

CHOICES: Mapping[str, tuple[str, tuple[str, ...]]] = {"goal": ("AT-010", ("forty", "short", "long"))}
GOALS = {"forty": 40, "short": 25, "long": 60}


class AmberTide(PlainGame[AmberTideState]):
    """Push your luck: walkers throw as many dice as they dare, and try to be home before the tide."""

    name = META.name
    rule_letters = "AT"
    version = "1"
    package = META.package
    min_players = META.min_players
    max_players = META.max_players
    house_rules = house_rules(CHOICES)
    event_types = get_args(Event)

    def begin(self, set_up: SetUp) -> Sequence[Event]:
        """Everybody has five dice of their own (AT-001). Raises Refused for too few, or for too many."""
        self.check_seats(set_up)
        return (Begun(set_up.seats, GOALS[chosen(set_up.options, CHOICES)["goal"]]),)

    def nothing(self) -> AmberTideState:
        return AmberTideState()

    def decide(self, state: AmberTideState, answer: Answer) -> Sequence[Event]:
        match answer.value:
            case Thrown(dice):
                return tuple(_thrown(state, tuple(sorted(die.value for die in dice))))
            case Chosen("home"):
                return (CameHome(state.walker.id, state.carried, state.found),)
            case Chosen(number):
                return (WentOut(int(number)),)
        raise refuse("refused-option")

    def questions(self, state: AmberTideState) -> Sequence[Question]:
        return seen.questions(state)

    def view(self, state: AmberTideState, viewer: Viewer) -> View:
        return seen.view(state, viewer)

    def advise(
        self, state: AmberTideState, _seat: Viewer, _question: Question, _chance: Chance
    ) -> Value | None:
        """As far as it pays."""
        return bots_choice(state)

    def chronicle(self, state: AmberTideState, event: Happened[AmberTideState]) -> Sequence[Fact]:
        """Each walk, and how it ended."""
        if not isinstance(event, CameHome | Flooded):
            return ()
        round_ = (state.walks - 1) // len(state.seats) + 1
        return Fact(Happening.TURN, round_), Fact(Happening.CHOICE, round_, "walk", state.ended)

    def leaves(self, beats: Sequence[Beat[AmberTideState, Happened[AmberTideState]]]) -> Sequence[RecapPage]:
        """The pages in which the evening is told back."""
        return tuple(leaves(beats))

    def tour(self) -> Sequence[RecapPage]:
        return tour("box", "shore", "flood", "won")

    def rehearse(self, text: str) -> Iterator[Rehearsed]:
        """Plays the written scenarios of a file. Raises ValueError if there are none in it."""
        return rehearse(self, text)


def _thrown(state: AmberTideState, faces: tuple[int, ...]) -> Iterator[Event]:
    threw = Threw(state.walker.id, faces)
    yield threw
    after = threw.evolve(state)
    if not after.dry:
        yield Flooded(threw.seat, after.carried)


GAME = AmberTide()
