"""Hope Inhumanity, 2nd edition, as one value: what the engine plays."""

from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

from companion.engine.answers import Answer, Value
from companion.engine.chance import Chance
from companion.engine.chronicle import Fact, Passage
from companion.engine.expected_layout import ExpectedLayout
from companion.engine.game import SetUp
from companion.engine.phrasebook.outline import told
from companion.engine.printed import PrintedCard
from companion.engine.questions import Question
from companion.engine.recap_page import Beat, RecapPage
from companion.engine.refusal import refuse
from companion.engine.rehearsal import Rehearsed
from companion.engine.secret import Secret
from companion.engine.tile_map import Mapped
from companion.engine.view import View, Viewer
from companion.engine.words import Message
from companion.games.hope_inhumanity import evolve, revealing, steps
from companion.games.hope_inhumanity.bots.advice import advise
from companion.games.hope_inhumanity.cards.card import Deck
from companion.games.hope_inhumanity.cards.deck import DeckFaults
from companion.games.hope_inhumanity.chronicle import chronicle
from companion.games.hope_inhumanity.dealing import TRAITS_EACH, cards_of
from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.events import Event, GameBegun, HuntedLeftOut
from companion.games.hope_inhumanity.laying import laid
from companion.games.hope_inhumanity.leaves import leaves
from companion.games.hope_inhumanity.printing import printed_cards
from companion.games.hope_inhumanity.retelling import retell
from companion.games.hope_inhumanity.rulings import HOUSE_RULES, rulings_of
from companion.games.hope_inhumanity.scenarios.scenario import rehearse
from companion.games.hope_inhumanity.secrets import secrets
from companion.games.hope_inhumanity.state import HOPE_COLOUR, HopeInhumanityState
from companion.games.hope_inhumanity.tell import tell
from companion.games.hope_inhumanity.view import view
from companion.games.hope_inhumanity.workshop.craft import HopeCraft
from companion.kit.touring import tour


class HopeInhumanity:
    """The game. It holds nothing: every method is a function of its arguments."""

    name = "hope_inhumanity"
    rule_letters = "HI"
    version = "2"
    package = "companion.games.hope_inhumanity"
    min_players = 3
    max_players = 5
    shared_colours: tuple[str, ...] = (HOPE_COLOUR,)
    expansions: tuple[str, ...] = ("the-hunters.de.yaml", "the-hunters.en.yaml")
    house_rules = HOUSE_RULES
    has_private_prompts = False
    reads: tuple[str, ...] = ()
    event_types = get_args(Event)

    @property
    def craft(self) -> HopeCraft:
        return HopeCraft(self)

    def begin(self, set_up: SetUp) -> Sequence[Event]:
        """Shuffles and deals. Raises Refused for too few or many seats, like dice, too thin a deck, or house
        rules that there are not."""
        self._check_seats(set_up)
        if rulings_of(set_up.options).cards == "by-hand":
            return (GameBegun(set_up.seats, set_up.seed, {}, set_up.options),)
        self._check_cards(set_up)
        begun = GameBegun(set_up.seats, set_up.seed, set_up.decks, set_up.options)
        return (begun, HuntedLeftOut()) if cards_of(set_up.decks).hunted_in_vain else (begun,)

    def nothing(self) -> HopeInhumanityState:
        return HopeInhumanityState()

    def decide(self, state: HopeInhumanityState, answer: Answer) -> Sequence[Event]:
        """The events that an answer to an open question leads to."""
        draft = Draft(state)
        steps.decide(draft, answer)
        return draft.events

    def evolve(self, state: HopeInhumanityState, event: Event) -> HopeInhumanityState:
        """The state after one event."""
        return evolve.evolve(state, event)

    def questions(self, state: HopeInhumanityState) -> Sequence[Question]:
        return steps.ask(state)

    def view(self, state: HopeInhumanityState, viewer: Viewer) -> View:
        return view(state, viewer)

    def mapped(self, _state: HopeInhumanityState) -> Mapped | None:
        return None

    def laid(self, state: HopeInhumanityState) -> ExpectedLayout:
        """Which dice and tokens should lie where."""
        return laid(state)

    def secrets(self, state: HopeInhumanityState) -> Iterator[Secret[HopeInhumanityState]]:
        return secrets(state)

    def narrate(self, state: HopeInhumanityState, event: Event) -> Message | None:
        """The public sentence about an event."""
        return tell(state, event)

    def advise(
        self, state: HopeInhumanityState, seat: Viewer, question: Question, chance: Chance
    ) -> Value | None:
        return advise(state, seat, question, chance)

    def chronicle(self, state: HopeInhumanityState, event: Event) -> Sequence[Fact]:
        return tuple(chronicle(state, event))

    def retell(self, state: HopeInhumanityState, event: Event) -> Passage | None:
        return retell(state, event)

    def leaves(self, beats: Sequence[Beat[HopeInhumanityState, Event]]) -> Sequence[RecapPage]:
        """The pages in which the evening is told back."""
        return tuple(leaves(beats))

    def tour(self) -> Sequence[RecapPage]:
        return tour("box", "round", "rolling", "failure", "won")

    def reveals(self, event: Event) -> bool:
        return revealing.reveals(event)

    def rehearse(self, text: str) -> Iterator[Rehearsed]:
        """Plays the scenarios of a JSON file. Raises Misread."""
        return rehearse(self, text)

    def printed(self, decks: Mapping[str, str]) -> Iterator[PrintedCard]:
        """The cards of these card files as they are printed. Raises Refused with their mistakes."""
        return printed_cards(_read(decks))

    def _check_seats(self, set_up: SetUp) -> None:
        count = len(set_up.seats)
        if not self.min_players <= count <= self.max_players:
            raise refuse("refused-seats", n=count, least=self.min_players, most=self.max_players)
        if len({seat.id for seat in set_up.seats}) < count:
            raise refuse("refused-same-seat")
        colours = [seat.colour for seat in set_up.seats]
        if len({*colours, *self.shared_colours}) < count + len(self.shared_colours):
            raise refuse("refused-colours")

    def _check_cards(self, set_up: SetUp) -> None:
        deck = _read(set_up.decks)
        count = len(set_up.seats)
        wanted = {
            "scenes": (len(deck.scenes), 1),
            "personalities": (len(deck.personalities), count),
            "traits": (len(deck.traits), TRAITS_EACH * count),
            "relationships": (len(deck.relationships), count),
        }
        for kind, (there, needed) in wanted.items():
            if there < needed:
                raise refuse(f"refused-too-few-{kind}", there=there, needed=needed)


def _read(decks: Mapping[str, str]) -> Deck:
    try:
        return cards_of(decks)
    except DeckFaults as faults:
        raise refuse("refused-deck", faults=told(faults.faults)) from faults


GAME = HopeInhumanity()
