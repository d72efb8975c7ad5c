"""Tangled kites, as the table plays it."""

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
from companion.engine.secret import Secret
from companion.engine.view import View, Viewer
from companion.games.tangled_kites import view as seen
from companion.games.tangled_kites.bots import chosen as bots_choice
from companion.games.tangled_kites.events import Begun, Chose, Event, Flew, Threw
from companion.games.tangled_kites.leaves import leaves
from companion.games.tangled_kites.meta import META
from companion.games.tangled_kites.scenarios import rehearse
from companion.games.tangled_kites.secrets import secrets
from companion.games.tangled_kites.state import Kite, TangledKitesState
from companion.kit.house_rules import chosen, house_rules
from companion.kit.plain_game import Happened, PlainGame
from companion.kit.touring import tour

CHOICES: Mapping[str, tuple[str, tuple[str, ...]]] = {"goal": ("TK-009", ("ten", "short", "long"))}
GOALS = {"ten": 10, "short": 6, "long": 15}


class TangledKites(PlainGame[TangledKitesState]):
    """All throw three dice, and each lets a kite rise in secret as high as one of them."""

    name = META.name
    rule_letters = "TK"
    version = "1"
    package = META.package
    min_players = META.min_players
    max_players = META.max_players
    house_rules = house_rules(CHOICES)
    event_types = get_args(Event)

    def begin(self, set_up: SetUp) -> Sequence[Event]:
        """Dice of their own and two spare lines for all (TK-001). Raises Refused for too few or many."""
        self.check_seats(set_up)
        return (Begun(set_up.seats, GOALS[chosen(set_up.options, CHOICES)["goal"]]),)

    def nothing(self) -> TangledKitesState:
        return TangledKitesState()

    def decide(self, state: TangledKitesState, answer: Answer) -> Sequence[Event]:
        """The throw of all, or a kite; the last one parts the clouds."""
        match answer.value:
            case Thrown(dice):
                return (Threw(tuple(sorted(dice))),)
            case Chosen(option) if answer.seat is not None:
                chose = Chose(answer.seat, Kite(int(option[0]), option.endswith("+")))
                return (chose,) if len(state.choosing) > 1 else (chose, Flew())
        raise refuse("refused-option")

    def questions(self, state: TangledKitesState) -> Sequence[Question]:
        return seen.questions(state)

    def view(self, state: TangledKitesState, viewer: Viewer) -> View:
        return seen.view(state, viewer)

    def secrets(self, state: TangledKitesState) -> Iterator[Secret[TangledKitesState]]:
        return secrets(state)

    def advise(
        self, state: TangledKitesState, seat: Viewer, _question: Question, chance: Chance
    ) -> Value | None:
        """By what all can see, and a little luck."""
        return bots_choice(state, seat, chance) if seat is not None else None

    def chronicle(self, state: TangledKitesState, event: Happened[TangledKitesState]) -> Sequence[Fact]:
        """Each kite, and whether it flew alone."""
        if not isinstance(event, Flew):
            return ()
        round_ = state.round - 1
        kites = (Fact(Happening.CHOICE, round_, "height", str(one.height)) for one in state.flown.values())
        return (Fact(Happening.TURN, round_), *kites)

    def leaves(
        self, beats: Sequence[Beat[TangledKitesState, Happened[TangledKitesState]]]
    ) -> Sequence[RecapPage]:
        """The pages in which the evening is told back."""
        return tuple(leaves(beats))

    def tour(self) -> Sequence[RecapPage]:
        return tour("box", "hill", "tangled", "won")

    def rehearse(self, text: str) -> Iterator[Rehearsed]:
        """Plays the written scenarios of a file. Raises ValueError if there are none in it."""
        return rehearse(self, text)


GAME = TangledKites()
