"""One table: a single writer through which everything passes that changes its seats or its game."""

from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from companion.engine.game import Game
from companion.engine.refusal import refuse
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.command import TableCommand
from companion.table.journal.export import written
from companion.table.journal.journal import Journal
from companion.table.moment import Moment
from companion.table.past.evening_replay import EveningReplay
from companion.table.past.evenings import Evenings
from companion.table.past.reopened import ReopenedEvening, reopened
from companion.table.repertoire import NO_OTHERS, Load
from companion.table.sandbox.sandbox import sandboxed
from companion.table.state import Actor, TableState
from companion.table.writer import Writer

T = TypeVar("T")
AS_TABLE = Actor()


class Table:
    """One table of a house, brought back from the journal as it was left.

    All may be called from any thread but a subscriber's callback. Raises JournalError (see `revive`, also
    for `verify`) when the journal does not give the table back.
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
    ) -> None:
        """`game` is the usual one; `others` can be chosen before a game begins."""
        self.id = id_
        self._state = TableState(id_, game, journal, shelf, others, verify=verify)
        self._writer = Writer(f"table-{id_}")

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
    def evenings(self) -> Evenings:
        """The games of before."""
        return self._state.evenings

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
    def games(self) -> tuple[str, ...]:
        """The names of all games that can be played here."""
        return self._state.repertoire.names

    def game_named(self, name: str) -> Game[Any, Any]:
        """The game of that name, of those that can be played here. Raises Refused for another."""
        return self._state.repertoire.named(name)

    @property
    def plays(self) -> bool:
        """True while a game is played."""
        story = self.moment.story
        return story is not None and not self._state.is_over(story)

    @property
    def begun_at(self) -> str | None:
        """The time at which this game began (UTC, ISO 8601), or None without one. Raises JournalError."""
        game = self.moment.game
        return None if game is None else self._state.journal.record(game).begun_at

    def past_evening(self, token: str) -> int | None:
        """The latest game, by its number, in which this token proved a seat and that is played no more."""
        now = self.moment.game if self.plays else None
        return next((game for game in self.evenings.sat_in(token) if game != now), None)

    def copy_journal(self, path: Path) -> None:
        """Writes the journal of all tables, as it is at one moment, into a new file. Raises JournalError."""
        self._state.journal.copy_to(path)

    def card_files(self) -> tuple[str, ...]:
        """The names of the card files on the shelf, chosen or not."""
        return self._state.shelf.names(self.game)

    def card_text(self, file: str) -> str:
        """The text of a card file on the shelf. Raises Refused for an unknown one."""
        return self._state.shelf.text(self.game, file)

    def card_languages(self) -> dict[str, str]:
        """The card files on the shelf, each with the language that it is written in, or nothing."""
        return self._state.shelf.languages(self.game)

    def card_titles(self) -> dict[str, str]:
        """The card files on the shelf, each with what its deck is called."""
        return self._state.shelf.titles(self.game)

    def fingerprint(self) -> str:
        """A hash that tells this game from all others; nothing follows from it. Raises Refused."""
        game, _ = self._state.playing()
        return sha256(f"which game: {self._state.journal.record(game).set_up.seed}".encode()).hexdigest()[:16]

    def seed_beside(self) -> str:
        """A seed for chance beside this game, from which nothing of the game follows.

        Raises Refused without a game.
        """
        game, _ = self._state.playing()
        return sha256(f"beside the game: {self._state.journal.record(game).set_up.seed}".encode()).hexdigest()

    def written(self) -> dict[str, Any]:
        """The journal of a game that is over, as JSON can hold it. Raises Refused before."""
        game, story = self._state.playing()
        if not self._state.is_over(story):
            raise refuse("refused-secret")
        entries = self._state.journal.entries(game, self._state.values)
        return written(self._state.journal.record(game), entries, self._state.values)

    def open_again(self, data: bytes) -> ReopenedEvening:
        """A game that was taken home, for looking; this table stays as it is. Raises Refused."""
        return sandboxed(reopened, data, self._state.repertoire.loaders)

    def replay(self, evening: ReopenedEvening) -> EveningReplay:
        """The replay of an evening that was opened here."""
        return EveningReplay(
            evening, self._state.repertoire.game(evening.game), self._state.repertoire.values(evening.game)
        )
