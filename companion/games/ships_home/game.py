"""Lighting ships home, as the table plays it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

from companion.engine import answers
from companion.engine.answers import Answer, Value
from companion.engine.chance import Chance
from companion.engine.chronicle import Fact, Happening
from companion.engine.game import SetUp
from companion.engine.questions import Question
from companion.engine.recap_page import Beat, RecapPage
from companion.engine.refusal import refuse
from companion.engine.rehearsal import Rehearsed
from companion.engine.secret import Secret
from companion.engine.shuffle import shuffled
from companion.engine.view import View, Viewer
from companion.games.ships_home import bots
from companion.games.ships_home import view as seen
from companion.games.ships_home.events import Begun, Event, OilBurnt, Picked, ShipCame, Threw
from companion.games.ships_home.leaves import leaves
from companion.games.ships_home.meta import META
from companion.games.ships_home.scenarios import rehearse
from companion.games.ships_home.secrets import secrets
from companion.games.ships_home.ships import FLEET, fleet, sees
from companion.games.ships_home.state import HOURS, ShipsHomeState
from companion.kit.house_rules import chosen, house_rules
from companion.kit.plain_game import Happened, PlainGame
from companion.kit.touring import tour

CHOICES: Mapping[str, tuple[str, tuple[str, ...]]] = {"oil": ("SH-005", ("usual", "calm", "rough"))}
OIL = {"usual": 10, "calm": 12, "rough": 8}


class ShipsHome(PlainGame[ShipsHomeState]):
    """Eight ships come through the night; all dice together show each of them its light, or they do not."""

    name = META.name
    rule_letters = "SH"
    version = "1"
    package = META.package
    min_players = META.min_players
    max_players = META.max_players
    house_rules = house_rules(CHOICES)
    event_types = get_args(Event)

    def begin(self, set_up: SetUp) -> Sequence[Event]:
        """Ships in a new order, and oil (SH-001, SH-002). Raises Refused for too few people, or too many."""
        self.check_seats(set_up)
        order = shuffled(FLEET, set_up.seed, "ships")[:HOURS]
        oil = OIL[chosen(set_up.options, CHOICES)["oil"]]
        return (Begun(set_up.seats, fleet(order, len(set_up.seats)), oil),)

    def nothing(self) -> ShipsHomeState:
        return ShipsHomeState()

    def decide(self, state: ShipsHomeState, answer: Answer) -> Sequence[Event]:
        """A throw of all, or which dice are thrown again."""
        match answer.value:
            case answers.Rolled(dice):
                return tuple(_thrown(state, Threw(tuple(sorted(dice)))))
            case answers.Picked(options) if answer.seat is not None:
                faces = tuple(sorted(int(one.partition(":")[2]) for one in options))
                return tuple(_picked(state, Picked(answer.seat, faces)))
        raise refuse("refused-option")

    def questions(self, state: ShipsHomeState) -> Sequence[Question]:
        return seen.questions(state)

    def view(self, state: ShipsHomeState, viewer: Viewer) -> View:
        return seen.view(state, viewer)

    def secrets(self, state: ShipsHomeState) -> Iterator[Secret[ShipsHomeState]]:
        return secrets(state)

    def advise(
        self, state: ShipsHomeState, seat: Viewer, _question: Question, _chance: Chance
    ) -> Value | None:
        """Whatever does not help the ship is thrown again."""
        if seat is None:
            return None
        mine, left = state.dice[seat], list(bots.again(state, seat))
        taken = []
        for n, face in enumerate(mine):
            if face in left:
                left.remove(face)
                taken.append(seen.die_id(n, face))
        return answers.Picked(tuple(taken))

    def chronicle(self, state: ShipsHomeState, event: Happened[ShipsHomeState]) -> Sequence[Fact]:
        """Each ship, and whether it came home."""
        if not isinstance(event, ShipCame):
            return ()
        hour = state.home + state.reef
        kind = state.ships[hour - 1].kind
        return Fact(Happening.TURN, hour), Fact(Happening.CHOICE, hour, kind, state.ended)

    def leaves(self, beats: Sequence[Beat[ShipsHomeState, Happened[ShipsHomeState]]]) -> Sequence[RecapPage]:
        """The pages in which the night is told back."""
        return tuple(leaves(beats))

    def tour(self) -> Sequence[RecapPage]:
        return tour("box", "night", "reef", "won")

    def rehearse(self, text: str) -> Iterator[Rehearsed]:
        """Plays the written scenarios of a file. Raises ValueError if there are none in it."""
        return rehearse(self, text)


def _thrown(state: ShipsHomeState, threw: Threw) -> Iterator[Event]:
    yield threw
    after = threw.evolve(state)
    assert after.ship is not None
    if sees(after.ship, after.faces):
        yield ShipCame(home=True)
    elif not after.oil:
        yield ShipCame(home=False)


def _picked(state: ShipsHomeState, picked: Picked) -> Iterator[Event]:
    yield picked
    after = picked.evolve(state)
    if not after.choosing:
        yield OilBurnt() if any(after.again.values()) else ShipCame(home=False)


GAME = ShipsHome()
