"""Hope's End, as the table plays it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

from companion.engine.answers import Answer, Value
from companion.engine.chance import Chance
from companion.engine.chronicle import Fact, Passage
from companion.engine.game import SetUp
from companion.engine.printed import Printed
from companion.engine.questions import Question
from companion.engine.recap_page import Beat, RecapPage
from companion.engine.rehearsal import Rehearsed
from companion.engine.secret import Secret
from companion.engine.tile_map import Mapped
from companion.engine.view import View, Viewer
from companion.games.hopes_end import printing, questions, view
from companion.games.hopes_end.bots import advise
from companion.games.hopes_end.box import read_box
from companion.games.hopes_end.chronicle import facts, passage
from companion.games.hopes_end.deciding import decide
from companion.games.hopes_end.events import Event
from companion.games.hopes_end.leaves import leaves
from companion.games.hopes_end.mapping import mapped
from companion.games.hopes_end.meta import META
from companion.games.hopes_end.rules.set_up import beginning
from companion.games.hopes_end.rulings import HOUSE_RULES
from companion.games.hopes_end.scenarios.scenario import rehearse
from companion.games.hopes_end.secrets import secrets
from companion.games.hopes_end.state import HopesEndState
from companion.games.hopes_end.workshop.craft import EndCraft
from companion.kit.plain_game import Happened, PlainGame
from companion.kit.touring import tour


class HopesEnd(PlainGame[HopesEndState]):
    """The game. It holds nothing: every method is a function of its arguments."""

    name = META.name
    rule_letters = "HE"
    version = "1"
    package = META.package
    min_players = META.min_players
    max_players = META.max_players
    house_rules = HOUSE_RULES
    event_types = get_args(Event)

    @property
    def craft(self) -> EndCraft:
        return EndCraft()

    def begin(self, set_up: SetUp) -> Sequence[Event]:
        """Everything shuffled and dealt. Raises Refused for seats, rules or card files that cannot be."""
        return (beginning(set_up, read_box(set_up.decks)),)

    def nothing(self) -> HopesEndState:
        return HopesEndState()

    def decide(self, state: HopesEndState, answer: Answer) -> Sequence[Event]:
        return decide(state, answer)

    def questions(self, state: HopesEndState) -> Sequence[Question]:
        return questions.questions(state)

    def view(self, state: HopesEndState, viewer: Viewer) -> View:
        return view.view(state, viewer)

    def mapped(self, state: HopesEndState) -> Mapped | None:
        """The town on the table."""
        return mapped(state)

    def secrets(self, state: HopesEndState) -> Iterator[Secret[HopesEndState]]:
        return secrets(state)

    def advise(self, state: HopesEndState, seat: Viewer, question: Question, chance: Chance) -> Value | None:
        return advise(state, seat, question, chance)

    def chronicle(self, state: HopesEndState, event: Happened[HopesEndState]) -> Sequence[Fact]:
        return facts(state, event)

    def retell(self, state: HopesEndState, event: Happened[HopesEndState]) -> Passage | None:
        """The story of the evening: the History cards, the ruin, the end."""
        return passage(state, event)

    def leaves(self, beats: Sequence[Beat[HopesEndState, Happened[HopesEndState]]]) -> Sequence[RecapPage]:
        """The pages in which the evening is told back."""
        return tuple(leaves(beats))

    def printed(self, decks: Mapping[str, str]) -> Iterator[Printed]:
        """Tiles, markers and cards. Raises Refused with what to change in a card file."""
        return printing.printed(read_box(decks))

    def tour(self) -> Sequence[RecapPage]:
        return tour("box", "morality", "calm", "history", "lost")

    def rehearse(self, text: str) -> Iterator[Rehearsed]:
        """Plays the written scenarios of a file. Raises ValueError if there are none in it."""
        return rehearse(self, text)


GAME = HopesEnd()
