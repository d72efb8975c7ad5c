"""Human Punishment: The Beginning, as the table plays it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import get_args

from companion.engine.answers import Answer, Value
from companion.engine.chance import Chance
from companion.engine.chronicle import Fact
from companion.engine.game import SetUp
from companion.engine.printed import Printed
from companion.engine.questions import Question
from companion.engine.recap_page import Beat, RecapPage
from companion.engine.rehearsal import Rehearsed
from companion.engine.secret import Secret
from companion.engine.view import View, Viewer
from companion.games.human_punishment import questions, view
from companion.games.human_punishment.bots.advice import advise
from companion.games.human_punishment.box import board_of, holds_cards, read_box
from companion.games.human_punishment.changes import difference
from companion.games.human_punishment.chronicle import facts
from companion.games.human_punishment.deciding import decide
from companion.games.human_punishment.events import Event, GameBegan
from companion.games.human_punishment.leaves import leaves
from companion.games.human_punishment.meta import META
from companion.games.human_punishment.model import City
from companion.games.human_punishment.printed_cards import printed_cards
from companion.games.human_punishment.printing import printed_board
from companion.games.human_punishment.rules.campaign import check_seats
from companion.games.human_punishment.rules.set_up import deal, shuffle
from companion.games.human_punishment.rulings import HOUSE_RULES, rulings_of
from companion.games.human_punishment.scenarios.scenario import rehearse
from companion.games.human_punishment.secrets import secrets
from companion.games.human_punishment.workshop.craft import CityCraft
from companion.kit.plain_game import Happened, PlainGame
from companion.kit.touring import tour


class HumanPunishment(PlainGame[City]):
    """The game. It holds nothing: every method is a function of its arguments."""

    name = META.name
    rule_letters = "HP"
    version = "2"
    reads: tuple[str, ...] = ("1",)
    package = META.package
    min_players = META.min_players
    max_players = META.max_players
    shared_colours: tuple[str, ...] = ("orange", "white", "pink")
    house_rules = HOUSE_RULES
    has_private_prompts = True
    event_types = get_args(Event)

    def begin(self, set_up: SetUp) -> Sequence[Event]:
        """Everything shuffled and dealt. Raises Refused for rules or card files that cannot be."""
        rulings, box = rulings_of(set_up.options), read_box(set_up.decks)
        check_seats(rulings, len(set_up.seats))
        casting = rulings["characters"]
        both = rulings["loyalties"] == "two"
        dealt = shuffle(set_up.seats, set_up.seed, box.events, box.board, box.cards, casting, both=both)
        began = GameBegan(dealt.seats, dealt.seed, rulings, dealt.board, dealt.cards, ())
        return (replace(began, changes=difference(began.evolve(City()), deal(dealt, rulings))),)

    def nothing(self) -> City:
        """Nobody, and no city."""
        return City()

    def decide(self, state: City, answer: Answer) -> Sequence[Event]:
        """What follows from an answer, up to the next question."""
        return decide(state, answer)

    def questions(self, state: City) -> Sequence[Question]:
        """What is open now."""
        return questions.questions(state)

    def view(self, state: City, viewer: Viewer) -> View:
        """What that viewer may see."""
        return view.view(state, viewer)

    def secrets(self, state: City) -> Iterator[Secret[City]]:
        """What somebody may not know."""
        return secrets(state)

    def advise(self, state: City, seat: Viewer, question: Question, chance: Chance) -> Value | None:
        """How a bot answers."""
        return advise(state, seat, question, chance)

    def chronicle(self, state: City, event: Happened[City]) -> Sequence[Fact]:
        """Which side has won, and in how many turns."""
        return tuple(facts(state, event))

    def leaves(self, beats: Sequence[Beat[City, Happened[City]]]) -> Sequence[RecapPage]:
        """The pages in which the evening is told back."""
        return tuple(leaves(beats))

    def printed(self, decks: Mapping[str, str]) -> Iterator[Printed]:
        """An owner's board or ours, and all the cards of a card file. Raises Refused with what to change."""
        for file, text in decks.items():
            yield printed_board(board_of(file, text))
            if holds_cards(file, text):
                yield from printed_cards(read_box({file: text}))

    @property
    def craft(self) -> CityCraft:
        """Its cards, for whoever writes them."""
        return CityCraft(self)

    def tour(self) -> Sequence[RecapPage]:
        """What matters, for whoever waits."""
        return tour("box", "loyalty", "calm", "chip", "night", "won")

    def rehearse(self, text: str) -> Iterator[Rehearsed]:
        """Plays the written scenarios of a file. Raises ValueError if there are none in it."""
        return rehearse(self, text)


GAME = HumanPunishment()
