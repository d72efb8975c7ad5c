"""One value for a whole game, in a folder of its own; a part that a game leaves out says nothing."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from importlib import import_module
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, get_args

from companion.engine.answers import Answer, Value
from companion.engine.chance import Chance
from companion.engine.chronicle import Fact, Passage
from companion.engine.expected_layout import MatLayouts
from companion.engine.meta import Meta
from companion.engine.phrasebook.card_editor_spec import CardEditor
from companion.engine.printed import Printed
from companion.engine.questions import Question
from companion.engine.recap_page import Beat, RecapPage
from companion.engine.secret import Secret
from companion.engine.view import View, Viewer
from companion.engine.words import Message, Words, say
from companion.shared_view import options

HouseRule: TypeAlias = options.HouseRule[Words, str]


class Happened(Protocol):
    """A fact: it knows what it changes, what everybody hears of it, and whether it shows a secret."""

    @property
    def reveals(self) -> bool:
        """True if it showed someone a secret: undoing it needs everyone's consent."""
        ...

    def evolve(self, state: Any, /) -> Any:
        """The state after it."""
        ...

    def log_line(self, state: Any, /) -> Message | None:
        """Public log line, given the state after it."""
        ...


@dataclass(frozen=True)
class Rehearsed:
    """A written scenario, played: `faults` are what did not hold; a `misread` one could not be played."""

    id: str
    title: str
    faults: tuple[str, ...] = ()
    misread: bool = False


class ScenarioReader(Protocol):
    """The words of a game's scenarios."""

    def rehearse(self, game: Any, text: str, /) -> Iterator[Rehearsed]:
        """Plays every scenario of a file. Raises ValueError if there are none in it."""
        ...


State = TypeVar("State")
Event = TypeVar("Event", bound=Happened)


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


def _no_reason(_state: Any, _seat: str, _question: Question, _value: Value | None) -> Message:
    return say("advice-plain")


@dataclass(frozen=True, eq=False)
class Game(Generic[State, Event]):
    """A game made of pure functions: no clock, no chance, no disk, no thread.

    `dataclasses.replace` exchanges some of them.
    """

    meta: Meta
    _: KW_ONLY
    initial_state: Callable[[], State]
    """The state before the first event."""
    begin: Callable[[SetUp], Sequence[Event]]
    """The first events of a new game. Raises Refused with what to change."""
    decide: Callable[[State, Answer], Sequence[Event]]
    """The events that follow from an answer to an open question. Raises Refused, without any effect."""
    event_types: tuple[type[Any], ...]
    """Every event there is; the journal writes and reads these and no others."""
    questions: Callable[[State], Sequence[Question]]
    """The open questions; ids are unique."""
    view: Callable[[State, Viewer], View]
    """The allow-list view of that viewer."""
    advise: Callable[[State, Viewer, Question, Chance], Value | None]
    """A likely answer to a question that no dice answer, for a seat without a person (None: the table).

    It uses only what the seat may know. None leaves a standing question open.
    """
    reason: Callable[[State, str, Question, Value | None], Message] = _no_reason
    """Why `advise` picked that value for that seat, or why it waits, by what the seat may know."""
    house_rules: tuple[HouseRule, ...] = ()
    """House rules to choose at set-up; `SetUp.options` names these and no others."""
    secrets: Callable[[State], Iterator[Secret[State]]] = lambda _state: iter(())
    """Every hidden fact, including all that a view hides from some viewer."""
    mat: MatLayouts[State] = field(default_factory=MatLayouts)
    """Layouts of the table, from public facts."""
    chronicle: Callable[[State, Event], Iterable[Fact]] = lambda _state, _event: ()
    """The facts that a simulation counts about an event that just led to that state."""
    met: Callable[[State], Iterable[str]] = lambda _state: ()
    """The ids of the cards that are read now; later games of these people deal others first."""
    carries: Callable[[State], Mapping[str, str]] = lambda _state: {}
    """Words that a game which is left as it stands carries over to the next one, by seat.

    Under no seat at all stands what concerns the table. It is secret, and only the next game reads it.
    """
    retell: Callable[[State, Event], Passage | None] = lambda _state, _event: None
    """Passage of the recap for an event that just led to that state; it names what the table knew then."""
    recap_pages: Callable[[Sequence[Beat[State, Event]]], Iterable[RecapPage]] = lambda _beats: ()
    """The pages in which the evening is told back once it is over, out of all that counts.

    How it ended comes before them by itself, and the dice that were thrown after them.
    """
    scenarios: ScenarioReader | None = None
    """Vocabulary of written scenarios."""
    printed: Callable[[Mapping[str, str]], Iterator[Printed]] = lambda _decks: iter(())
    """Printable cards, tiles and markers of these card files. Raises Refused with what to change."""
    card_editor: CardEditor | None = None
    """Card editor, if its cards can be written."""

    def __reduce__(self) -> Any:
        """A game travels to other processes by name: they have its modules."""
        return _loaded, (self.meta.package,)


def _loaded(package: str) -> Any:
    return import_module(f"{package}.game").GAME


def event_types(events: Any) -> tuple[type[Any], ...]:
    """The members of a union of events, or what derives from their base, or the only one."""
    return get_args(events) or tuple(events.__subclasses__()) or (events,)


def rehearse(game: Game[Any, Any], text: str) -> Iterator[Rehearsed]:
    """Plays the written scenarios of a file. Raises ValueError if there are none in it."""
    if game.scenarios is None:
        raise ValueError("nobody has written yet how scenarios of this game are read")
    return game.scenarios.rehearse(game, text)
