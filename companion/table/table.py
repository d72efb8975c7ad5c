"""One table: a single writer through which everything passes that changes its seats or its game."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from companion.engine.game import Game
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.command import TableCommand
from companion.table.journal.journal import Journal
from companion.table.journal.table_journal import TableJournal
from companion.table.moment import Moment
from companion.table.reading import GameRecord, TableCards
from companion.table.repertoire import NO_OTHERS, Load
from companion.table.state import Actor, TableState
from companion.table.story.opening import Unopened
from companion.table.writer import Writer

T = TypeVar("T")
AS_TABLE = Actor()


class Table:
    """One table of a house, brought back from the journal as it was left.

    All may be called from any thread but a subscriber's callback. A game that cannot go on is put aside, see
    Opening; also for `verify`, which raises JournalError, and for `rests`.
    """

    def __init__(
        self,
        id_: str,
        game: Game[Any, Any],
        journal: Journal,
        shelf: CardShelf,
        others: Mapping[str, Load] = NO_OTHERS,
        *,
        verify: bool = False,
        rests: bool = False,
    ) -> None:
        """`game` is the usual one; `others` can be chosen before a game begins."""
        self.id = id_
        self._state = TableState(id_, game, journal.table(id_), shelf, others, verify=verify, rests=rests)
        self._writer = Writer(f"table-{id_}")
        self.clock = self._state.clock
        self.games, self.evenings = self._state.repertoire, self._state.evenings
        self.cards, self.record = TableCards(self._state), GameRecord(self._state)

    @property
    def moment(self) -> Moment:
        """The latest moment; from any thread, without waiting."""
        return self._state.moment

    def execute(self, command: TableCommand[T], by: Actor = AS_TABLE) -> T:
        """Carries a command out. Blocks until it is on disk, or raises Refused and changed nothing.

        Who may give it is for the caller to check: the table knows no PIN.
        """
        return self._writer.do(lambda: command.apply(self._state, by))

    def nod(self) -> None:
        """Waits for its turn and changes nothing: it returns while the table works."""
        self._writer.do(lambda: None)

    def subscribe(self, callback: Callable[[Moment], object]) -> Callable[[], None]:
        """Calls back after every change, from the writer's thread; returns what ends that.

        A callback may only put the moment into a queue or set an event: the table waits for it.
        """
        return self._state.followers.add(callback)

    def close(self) -> None:
        """Finishes what waits and refuses all else; safe to call twice. The journal stays open."""
        self._writer.close()

    @property
    def unopened(self) -> Unopened | None:
        """Why the game that was played when this table was opened does not go on, if so."""
        return self._state.unopened

    @property
    def journal(self) -> TableJournal:
        """Everything said at this table."""
        return self._state.journal

    @property
    def data(self) -> Path:
        """The folder that keeps everything."""
        return self._state.shelf.data

    @property
    def game(self) -> Game[Any, Any]:
        """The game that is played, or would be if one began now."""
        return self._state.game

    def game_of(self, moment: Moment) -> Game[Any, Any]:
        """The game of that moment, or the one that would have begun."""
        return self._state.game_of(moment)

    @property
    def plays(self) -> bool:
        """True while a game is played."""
        story = self.moment.story
        return story is not None and not self._state.is_over(story)
