"""Just reading dice, as the table plays it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

from companion.engine.answers import Answer, Chosen, Value
from companion.engine.answers import Rolled as Thrown
from companion.engine.chance import Chance
from companion.engine.dice import Die
from companion.engine.game import SetUp
from companion.engine.questions import Question
from companion.engine.recap_page import Beat, RecapPage
from companion.engine.refusal import refuse
from companion.engine.rehearsal import Rehearsed
from companion.engine.view import View, Viewer
from companion.games.just_dice import view as seen
from companion.games.just_dice.events import Begun, DiceThrown, Ended, Event, RoundTaken, TurnWanted
from companion.games.just_dice.events_of_before import DiceSet, Threw
from companion.games.just_dice.leaves import leaves
from companion.games.just_dice.meta import META
from companion.games.just_dice.scenarios import rehearse
from companion.games.just_dice.state import JustDiceState
from companion.kit.house_rules import chosen, house_rules
from companion.kit.plain_game import Happened, PlainGame
from companion.kit.touring import tour

CHOICES: Mapping[str, tuple[str, tuple[str, ...]]] = {"rounds": ("JD-007, JD-008", ("open", "three", "five"))}
ROUNDS = {"open": 0, "three": 2, "five": 3}
"""How many rounds somebody has to take."""
BOTS_ROUNDS = 3
"""After so many rounds a table without a person has had enough."""


class JustDice(PlainGame[JustDiceState]):
    """Dice reader: players throw, and the table reads, adds up and remembers."""

    name = META.name
    rule_letters = "JD"
    version = "2"
    reads: tuple[str, ...] = ("1",)
    package = META.package
    min_players = META.min_players
    max_players = META.max_players
    house_rules = house_rules(CHOICES)
    event_types = (*get_args(Event), Threw, DiceSet)

    def begin(self, set_up: SetUp) -> Sequence[Event]:
        """Everybody has dice of their own (JD-001). Raises Refused for nobody, or for too many."""
        self.check_seats(set_up)
        return (Begun(set_up.seats, ROUNDS[chosen(set_up.options, CHOICES)["rounds"]]),)

    def nothing(self) -> JustDiceState:
        return JustDiceState()

    def decide(self, state: JustDiceState, answer: Answer) -> Sequence[Event]:
        """A throw, somebody out of turn, or that all have had enough."""
        match answer.question, answer.value:
            case "roll", Thrown(dice):
                highest_first = sorted(dice, key=lambda die: (-die.value, die.colour))
                return tuple(self._thrown(state, tuple(highest_first)))
            case "enough", Chosen("enough"):
                return (Ended(),)
            case _, Chosen("mine") if answer.seat is not None:
                return (TurnWanted(answer.seat),)
        raise refuse("refused-option")

    def questions(self, state: JustDiceState) -> Sequence[Question]:
        return seen.questions(state)

    def view(self, state: JustDiceState, viewer: Viewer) -> View:
        return seen.view(state, viewer)

    def advise(
        self, state: JustDiceState, _seat: Viewer, question: Question, _chance: Chance
    ) -> Value | None:
        """A table without a person ends after a few rounds."""
        enough = question.id == "enough" and sum(state.taken.values()) >= BOTS_ROUNDS
        return Chosen("enough") if enough else None

    def leaves(self, beats: Sequence[Beat[JustDiceState, Happened[JustDiceState]]]) -> Sequence[RecapPage]:
        """The pages in which the evening is told back."""
        return tuple(leaves(beats))

    def tour(self) -> Sequence[RecapPage]:
        return tour("box", "table", "won")

    def rehearse(self, text: str) -> Iterator[Rehearsed]:
        """Plays the written scenarios of a file. Raises ValueError if there are none in it."""
        return rehearse(self, text)

    def _thrown(self, state: JustDiceState, dice: tuple[Die, ...]) -> Iterator[Event]:
        threw = DiceThrown(state.thrower.id, dice)
        yield threw
        after = threw.evolve(state)
        if len(after.open) == len(after.seats):
            most = max(after.open.values())
            yield RoundTaken(tuple(seat.id for seat in after.seats if after.open[seat.id] == most))


GAME = JustDice()
