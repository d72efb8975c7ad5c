"""`define`: a whole game as one value, made of its modules; what a game leaves out says nothing."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from importlib import import_module
from typing import Any, Generic, Protocol, TypeVar, get_args

from companion.engine.answers import Answer, Value
from companion.engine.chance import Chance
from companion.engine.chronicle import Fact, Passage
from companion.engine.expected_layout import ExpectedLayout
from companion.engine.game import Game, HouseRule, SetUp
from companion.engine.meta import Meta, Owner, SoundBed
from companion.engine.phrasebook.card_editor_spec import CardEditor
from companion.engine.printed import Printed
from companion.engine.questions import Question
from companion.engine.recap_page import Beat, RecapPage
from companion.engine.refusal import refuse
from companion.engine.rehearsal import Rehearsed
from companion.engine.secret import Secret
from companion.engine.tile_map import Mapped
from companion.engine.view import View, Viewer
from companion.engine.words import Message
from companion.kit.reasons import plain_reason, without_choice
from companion.kit.touring import tour_pages

State = TypeVar("State")
Event = TypeVar("Event")
State_contra = TypeVar("State_contra", contravariant=True)
Event_co = TypeVar("Event_co", covariant=True)


class Happened(Protocol[State]):
    """An event that knows itself what it does, what everybody hears of it, and whether it shows something."""

    @property
    def reveals(self) -> bool:
        """True if it showed someone a secret: undoing it needs everyone's consent."""
        ...

    def evolve(self, state: State, /) -> State:
        """The state after it."""
        ...

    def told(self, state: State, /) -> Message | None:
        """Public log line, given the state after the event."""
        ...


class Rules(Protocol[State_contra, Event_co]):
    """The module that decides: how a game begins, and what follows from an answer."""

    def begin(self, set_up: SetUp, /) -> Sequence[Event_co]:
        """The first events. Raises Refused with what to change."""
        ...

    def decide(self, state: State_contra, answer: Answer, /) -> Sequence[Event_co]:
        """The events that follow from an answer to an open question. Raises Refused."""
        ...


def _evolve(state: Any, event: Any) -> Any:
    happened: Happened[Any] = event
    return happened.evolve(state)


def _narrate(state: Any, event: Any) -> Message | None:
    happened: Happened[Any] = event
    return happened.told(state)


def _reveals(event: Any) -> bool:
    happened: Happened[Any] = event
    return happened.reveals


def _no_scenarios(_game: Any, _text: str) -> Iterator[Rehearsed]:
    raise ValueError("nobody has written yet how scenarios of this game are read")


@dataclass(frozen=True, eq=False)
class DefinedGame(Generic[State, Event]):
    """A game made of functions; `dataclasses.replace` exchanges some of them.

    `events` is the union of its events or their base, each of them Happened, unless `evolve`, `narrate` and
    `reveals` are given. `options` are its house rules, `facts` what a simulation counts, `met` the cards
    that are read, `carries` what the next game of these people is told, `recap` the pages that tell an
    evening back, `tour` the pictures of those that teach it, `guide` the controls that a first turn is
    guided to, `reasons` why a bot answers as it does.
    """

    meta: Meta
    _: KW_ONLY
    rule_letters: str
    initial_state: Callable[[], State]
    rules: Rules[State, Event]
    events: Any
    questions: Callable[[State], Sequence[Question]]
    view: Callable[[State, Viewer], View]
    bots: Callable[[State, Viewer, Question, Chance], Value | None]
    reasons: Callable[[State, str, Question, Value | None], Message] = plain_reason
    version: str = "1"
    shared_colours: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()
    options: tuple[HouseRule, ...] = ()
    has_private_prompts: bool = False
    evolve: Callable[[State, Event], State] = _evolve
    narrate: Callable[[State, Event], Message | None] = _narrate
    reveals: Callable[[Event], bool] = _reveals
    secrets: Callable[[State], Iterator[Secret[State]]] = lambda _state: iter(())
    laid: Callable[[State], ExpectedLayout] = lambda _state: ExpectedLayout()
    laid_again: Callable[[State], ExpectedLayout] | None = None
    mapped: Callable[[State], Mapped | None] = lambda _state: None
    facts: Callable[[State, Event], Iterable[Fact]] = lambda _state, _event: ()
    met: Callable[[State], Iterable[str]] = lambda _state: ()
    carries: Callable[[State], Mapping[str, str]] = lambda _state: {}
    retell: Callable[[State, Event], Passage | None] = lambda _state, _event: None
    recap: Callable[[Sequence[Beat[State, Event]]], Iterable[RecapPage]] = lambda _beats: ()
    tour: tuple[str, ...] = ()
    guide: tuple[str, ...] = ()
    scenarios: Callable[[Game[State, Event], str], Iterator[Rehearsed]] = _no_scenarios
    printed: Callable[[Mapping[str, str]], Iterator[Printed]] = lambda _decks: iter(())
    editor: Callable[[Game[State, Event]], CardEditor] | None = None

    def __reduce__(self) -> Any:
        """A game travels to other processes by name: they have its modules."""
        return _loaded, (self.package,)

    @property
    def name(self) -> str:
        """As its folder is called."""
        return self.meta.name

    @property
    def package(self) -> str:
        """Where its modules, words and pictures are."""
        return self.meta.package

    @property
    def min_players(self) -> int:
        """For how many it is at least."""
        return self.meta.min_players

    @property
    def max_players(self) -> int:
        """For how many it is at most."""
        return self.meta.max_players

    @property
    def dice(self) -> Owner:
        """Owner of the dice."""
        return self.meta.dice

    @property
    def bed(self) -> SoundBed | None:
        """Sound below the game."""
        return self.meta.bed

    @property
    def house_rules(self) -> tuple[HouseRule, ...]:
        """House rules that a table can choose."""
        return self.options

    @property
    def event_types(self) -> tuple[type[Any], ...]:
        """The members of the union of events, or what derives from their base."""
        return get_args(self.events) or tuple(self.events.__subclasses__()) or (self.events,)

    @property
    def card_editor(self) -> CardEditor | None:
        """Card editor, if its cards can be written."""
        return self.editor(self) if self.editor else None

    def begin(self, set_up: SetUp) -> Sequence[Event]:
        return self.rules.begin(set_up)

    def decide(self, state: State, answer: Answer) -> Sequence[Event]:
        return self.rules.decide(state, answer)

    def lay(self, state: State) -> ExpectedLayout:
        """The layout by `laid_again`, or else what the mat should show."""
        return (self.laid_again or self.laid)(state)

    def advise(self, state: State, seat: Viewer, question: Question, chance: Chance) -> Value | None:
        return self.bots(state, seat, question, chance)

    def reason(self, state: State, seat: str, question: Question, value: Value | None) -> Message:
        return without_choice(question) or self.reasons(state, seat, question, value)

    def chronicle(self, state: State, event: Event) -> Sequence[Fact]:
        return tuple(self.facts(state, event))

    def recap_pages(self, beats: Sequence[Beat[State, Event]]) -> Sequence[RecapPage]:
        """The pages in which the evening is told back."""
        return tuple(self.recap(beats))

    def tour_pages(self) -> Sequence[RecapPage]:
        """A page for each picture of the tour."""
        return tour_pages(*self.tour)

    def rehearse(self, text: str) -> Iterator[Rehearsed]:
        """Plays the written scenarios of a file. Raises ValueError if there are none in it."""
        return self.scenarios(self, text)


define = DefinedGame
"""Shape of a game's `game.py`: `GAME = define(META, rules=rules, ...)`."""


def check_seats(meta: Meta, set_up: SetUp) -> None:
    """Raises Refused for fewer or more than it is for, or where two have dice of one colour."""
    if len(set_up.seats) < meta.min_players:
        raise refuse("refused-few", least=meta.min_players)
    if len(set_up.seats) > meta.max_players:
        raise refuse("refused-many", most=meta.max_players)
    if len({seat.colour for seat in set_up.seats}) < len(set_up.seats):
        raise refuse("refused-taken")


def _loaded(package: str) -> Any:
    return import_module(f"{package}.game").GAME
