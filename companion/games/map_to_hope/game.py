"""The Map to Hope, as the table plays it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

from companion.engine.answers import Answer, Value
from companion.engine.chance import Chance
from companion.engine.chronicle import Fact, Passage
from companion.engine.game import SetUp
from companion.engine.printed import PrintedCard
from companion.engine.questions import Question
from companion.engine.recap_page import Beat, RecapPage
from companion.engine.rehearsal import Rehearsed
from companion.engine.secret import Secret
from companion.engine.view import View, Viewer
from companion.games.map_to_hope import printing, questions, view
from companion.games.map_to_hope.bots import advise
from companion.games.map_to_hope.box import read_box
from companion.games.map_to_hope.chronicle import facts, passage
from companion.games.map_to_hope.deciding import decide
from companion.games.map_to_hope.events import Event
from companion.games.map_to_hope.leaves import leaves
from companion.games.map_to_hope.meta import META
from companion.games.map_to_hope.rules.set_up import beginning
from companion.games.map_to_hope.rulings import HOUSE_RULES
from companion.games.map_to_hope.scenarios.scenario import rehearse
from companion.games.map_to_hope.secrets import secrets
from companion.games.map_to_hope.state import MapToHopeState
from companion.games.map_to_hope.workshop.craft import MapCraft
from companion.kit.plain_game import Happened, PlainGame
from companion.kit.touring import tour


class MapToHope(PlainGame[MapToHopeState]):
    """The game. It holds nothing: every method is a function of its arguments."""

    name = META.name
    rule_letters = "MH"
    version = "1"
    package = META.package
    min_players = META.min_players
    max_players = META.max_players
    house_rules = HOUSE_RULES
    event_types = get_args(Event)

    def begin(self, set_up: SetUp) -> Sequence[Event]:
        """Everything lies where it begins. Raises Refused for seats, rules or card files that cannot be."""
        return (beginning(set_up, read_box(set_up.decks)),)

    def nothing(self) -> MapToHopeState:
        return MapToHopeState()

    def decide(self, state: MapToHopeState, answer: Answer) -> Sequence[Event]:
        return decide(state, answer)

    def questions(self, state: MapToHopeState) -> Sequence[Question]:
        return questions.questions(state)

    def view(self, state: MapToHopeState, viewer: Viewer) -> View:
        return view.view(state, viewer)

    def secrets(self, state: MapToHopeState) -> Iterator[Secret[MapToHopeState]]:
        return secrets(state)

    def advise(self, state: MapToHopeState, seat: Viewer, question: Question, chance: Chance) -> Value | None:
        return advise(state, seat, question, chance)

    def chronicle(self, state: MapToHopeState, event: Happened[MapToHopeState]) -> Sequence[Fact]:
        return facts(state, event)

    def retell(self, state: MapToHopeState, event: Happened[MapToHopeState]) -> Passage | None:
        """The story of the evening: the tests, the way, and the end."""
        return passage(state, event)

    def leaves(self, beats: Sequence[Beat[MapToHopeState, Happened[MapToHopeState]]]) -> Sequence[RecapPage]:
        """The pages in which the evening is told back."""
        return tuple(leaves(beats))

    @property
    def craft(self) -> MapCraft:
        return MapCraft(self)

    def printed(self, decks: Mapping[str, str]) -> Iterator[PrintedCard]:
        """The whole box. Raises Refused with what to change in a card file."""
        return printing.printed(read_box(decks))

    def tour(self) -> Sequence[RecapPage]:
        return tour("box", "journey", "hero", "fate", "won")

    def rehearse(self, text: str) -> Iterator[Rehearsed]:
        """Plays the written scenarios of a file. Raises ValueError if there are none in it."""
        return rehearse(self, text)


GAME = MapToHope()
