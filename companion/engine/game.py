"""Protocol of a game; a game is one value of this shape, in a folder of its own."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias, TypeVar

from companion.engine.answers import Answer, Value
from companion.engine.chance import Chance
from companion.engine.chronicle import Fact, Passage
from companion.engine.expected_layout import ExpectedLayout
from companion.engine.meta import Owner, SoundBed
from companion.engine.phrasebook.card_editor_spec import CardEditor
from companion.engine.printed import Printed
from companion.engine.questions import Question
from companion.engine.recap_page import Beat, RecapPage
from companion.engine.rehearsal import Rehearsed
from companion.engine.secret import Secret
from companion.engine.tile_map import Mapped
from companion.engine.view import View, Viewer
from companion.engine.words import Message, Words
from companion.shared_view import options

State = TypeVar("State")
Event = TypeVar("Event")


HouseRule: TypeAlias = options.HouseRule[Words, str]


@dataclass(frozen=True)
class Seat:
    """A place at the table: its id, who sits there, and the body colour of the dice that are theirs."""

    id: str
    name: str
    colour: str


@dataclass(frozen=True)
class SetUp:
    """Input of a new game: `decks` are card files by name.

    `options` are the house rules in which the table differs from the default: id of the rule to its
    choice. `met` counts in how many earlier games these people met each card, by its id. `carried` is what
    their last game of this kind carries over to each seat, and to the table under no seat at all.
    """

    seats: tuple[Seat, ...]
    decks: Mapping[str, str]
    options: Mapping[str, str]
    seed: str
    met: Mapping[str, int] = field(default_factory=dict)
    carried: Mapping[str, str] = field(default_factory=dict)


class Game(Protocol[State, Event]):
    """One game. Every method is pure: no clock, no chance, no disk, no thread."""

    @property
    def name(self) -> str:
        """As its folder is called."""
        ...

    @property
    def rule_letters(self) -> str:
        """Prefix of its rule numbers: `HI` for HI-001."""
        ...

    @property
    def version(self) -> str:
        """Raised when an event has come to mean something else: games of another version are not opened."""
        ...

    @property
    def package(self) -> str:
        """Where its modules, words and pictures are."""
        ...

    @property
    def min_players(self) -> int:
        """For how many it is at least."""
        ...

    @property
    def max_players(self) -> int:
        """For how many it is at most."""
        ...

    @property
    def shared_colours(self) -> tuple[str, ...]:
        """Body colours of dice that belong to everybody, so no seat may take them."""
        ...

    @property
    def dice(self) -> Owner:
        """Owner of the dice."""
        ...

    @property
    def expansions(self) -> tuple[str, ...]:
        """The shipped card files that a table plays without until it takes them in."""
        ...

    @property
    def house_rules(self) -> tuple[HouseRule, ...]:
        """House rules to choose at set-up; `SetUp.options` names these and no others."""
        ...

    @property
    def has_private_prompts(self) -> bool:
        """True if it asks `unheard` questions, as it is usually played."""
        ...

    @property
    def event_types(self) -> tuple[type[Any], ...]:
        """Every event there is; the journal writes and reads these and no others."""
        ...

    @property
    def card_editor(self) -> CardEditor | None:
        """Spec of its card editor; None if cards cannot be written."""
        ...

    def begin(self, set_up: SetUp, /) -> Sequence[Event]:
        """The first events of a new game. Raises Refused with what to change."""
        ...

    def initial_state(self) -> State:
        """The state before the first event."""
        ...

    def decide(self, state: State, answer: Answer, /) -> Sequence[Event]:
        """Decides the events that follow from an answer. Raises Refused, without any effect."""
        ...

    def evolve(self, state: State, event: Event, /) -> State:
        """The state after one event."""
        ...

    def questions(self, state: State, /) -> Sequence[Question]:
        """Lists the open questions; ids are unique."""
        ...

    def view(self, state: State, viewer: Viewer, /) -> View:
        """Builds the allow-list view of that viewer."""
        ...

    def secrets(self, state: State, /) -> Iterator[Secret[State]]:
        """Lists every hidden fact, including all that a view hides from some viewer."""
        ...

    def laid(self, state: State, /) -> ExpectedLayout:
        """Layout that the mat should show now, from public facts only."""
        ...

    def lay(self, state: State, /) -> ExpectedLayout:
        """Layout by which people lay the table again when a game is taken up, from public facts only."""
        ...

    def mapped(self, state: State, /) -> Mapped | None:
        """The map of tiles on the table that a camera may follow, by public facts, if there is one."""
        ...

    def narrate(self, state: State, event: Event, /) -> Message | None:
        """A public sentence for the log about an event that just led to `state`, or None."""
        ...

    def advise(self, state: State, seat: Viewer, question: Question, chance: Chance, /) -> Value | None:
        """Picks a likely answer to a question that no dice answer, for a seat without a person (None: the
        table).

        It uses only what the seat may know. None leaves a standing question open.
        """
        ...

    def reason(self, state: State, seat: str, question: Question, value: Value | None, /) -> Message:
        """Says in one sentence why `advise` picked that value for that seat; None: why it waits.

        It uses only what the seat may know.
        """
        ...

    def chronicle(self, state: State, event: Event, /) -> Sequence[Fact]:
        """The facts that a simulation counts about an event that just led to `state`."""
        ...

    def met(self, state: State, /) -> Iterable[str]:
        """The ids of the cards that are read now; later games of these people deal others first."""
        ...

    def carries(self, state: State, /) -> Mapping[str, str]:
        """Words that a game which is left as it stands carries over to the next one, by seat.

        Under no seat at all stands what concerns the table. It is secret, and only the next game reads it.
        """
        ...

    def retell(self, state: State, event: Event, /) -> Passage | None:
        """Passage of the recap for an event that just led to `state`, or None.

        It names only what the table knew at that moment.
        """
        ...

    def recap_pages(self, beats: Sequence[Beat[State, Event]], /) -> Sequence[RecapPage]:
        """The pages in which the evening is told back once it is over, out of all that counts.

        How it ended comes before them by itself, and the dice that were thrown after them.
        """
        ...

    def tour_pages(self) -> Sequence[RecapPage]:
        """A few pages that teach the game while people wait for one another."""
        ...

    @property
    def bed(self) -> SoundBed | None:
        """Sound below the game."""
        ...

    @property
    def guide(self) -> tuple[str, ...]:
        """Controls of a phone that a first turn is guided to; the words have `guide-1` for the first."""
        ...

    def reveals(self, event: Event, /) -> bool:
        """True if the event showed someone a secret: undoing it needs everyone's consent."""
        ...

    def rehearse(self, text: str, /) -> Iterator[Rehearsed]:
        """Plays the written scenarios of a file. Raises ValueError if there are none in it."""
        ...

    def printed(self, decks: Mapping[str, str], /) -> Iterator[Printed]:
        """Lists printable cards, tiles and markers of these card files. Raises Refused with what to
        change."""
        ...
