"""Default implementation of a game: every optional part answers with nothing."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Generic, Protocol, TypeVar

from companion.engine.chronicle import Fact, Passage
from companion.engine.expected_layout import ExpectedLayout
from companion.engine.game import HouseRule, SetUp
from companion.engine.phrasebook.card_editor_spec import Craft
from companion.engine.printed import Printed
from companion.engine.recap_page import Beat, RecapPage
from companion.engine.refusal import refuse
from companion.engine.rehearsal import Rehearsed
from companion.engine.secret import Secret
from companion.engine.tile_map import Mapped
from companion.engine.words import Message

State = TypeVar("State")


class Happened(Protocol[State]):
    """An event that knows itself what it does, what everybody hears of it, and whether it shows something."""

    reveals: ClassVar[bool]

    def evolve(self, state: State, /) -> State: ...

    def told(self, state: State, /) -> Message | None:
        """Public log line, given the state after the event."""
        ...


class PlainGame(Generic[State]):
    """The part of a Game that follows from its events, or that a small game can do without.

    What is left to say: its names and seats, how it begins, what is asked, what follows, and who sees what.
    """

    min_players: int
    max_players: int
    shared_colours: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()
    house_rules: tuple[HouseRule, ...] = ()
    has_private_prompts: bool = False
    reads: tuple[str, ...] = ()

    @property
    def craft(self) -> Craft | None:
        return None

    def check_seats(self, set_up: SetUp) -> None:
        """Raises Refused for fewer or more than it is for, or where two have dice of one colour."""
        if len(set_up.seats) < self.min_players:
            raise refuse("refused-few", least=self.min_players)
        if len(set_up.seats) > self.max_players:
            raise refuse("refused-many", most=self.max_players)
        if len({seat.colour for seat in set_up.seats}) < len(set_up.seats):
            raise refuse("refused-taken")

    def evolve(self, state: State, event: Happened[State]) -> State:
        return event.evolve(state)

    def narrate(self, state: State, event: Happened[State]) -> Message | None:
        return event.told(state)

    def reveals(self, event: Happened[State]) -> bool:
        return event.reveals

    def secrets(self, _state: State) -> Iterator[Secret[State]]:
        return iter(())

    def mapped(self, _state: State) -> Mapped | None:
        return None

    def laid(self, _state: State) -> ExpectedLayout:
        return ExpectedLayout()

    def chronicle(self, _state: State, _event: Happened[State]) -> Sequence[Fact]:
        return ()

    def retell(self, _state: State, _event: Happened[State]) -> Passage | None:
        return None

    def leaves(self, _beats: Sequence[Beat[State, Happened[State]]]) -> Sequence[RecapPage]:
        return ()

    def tour(self) -> Sequence[RecapPage]:
        return ()

    def rehearse(self, _text: str) -> Iterator[Rehearsed]:
        """Raises ValueError: there are no scenarios for it."""
        raise ValueError("nobody has written yet how scenarios of this game are read")

    def printed(self, _decks: Mapping[str, str]) -> Iterator[Printed]:
        """There is nothing to print."""
        return iter(())
