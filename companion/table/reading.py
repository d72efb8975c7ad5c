"""Read access to a table besides its moment: card files, and the record of its game."""

from hashlib import sha256
from pathlib import Path
from typing import Any

from companion.engine.refusal import refuse
from companion.table.journal.export import written
from companion.table.state import TableState


class TableCards:
    """The card files on the shelf for the game that is played, chosen or not."""

    def __init__(self, state: TableState) -> None:
        self._state = state

    def files(self) -> tuple[str, ...]:
        return self._state.card_files

    def text(self, file: str) -> str:
        """The text of a card file. Raises Refused for an unknown one."""
        return self._state.shelf.text(self._state.game, file)

    def languages(self) -> dict[str, str]:
        """Their names, each with the language that it is written in, or nothing."""
        return self._state.shelf.languages(self._state.game)

    def texts(self) -> dict[str, str]:
        """Their texts by name. Raises Refused for a file that cannot be read."""
        return self._state.shelf.decks(self._state.game)

    def titles(self) -> dict[str, str]:
        """Their names, each with that of its deck."""
        return self._state.shelf.titles(self._state.game)


class GameRecord:
    """The record of the game that is played. Raises Refused without one, and JournalError."""

    def __init__(self, state: TableState) -> None:
        self._state = state

    @property
    def begun_at(self) -> str | None:
        """The time at which this game began (UTC, ISO 8601), or None without one."""
        game = self._state.moment.game
        return None if game is None else self._state.journal.record(game).begun_at

    def may_go_on(self, game: int) -> bool:
        """True for a game that is put aside, or played without an end that stands."""
        return self._state.may_go_on(game)

    @property
    def any_unfinished(self) -> bool:
        """True while some game of this table is put aside or played, and not over."""
        story = self._state.moment.story
        return bool(self._state.seating.aside) or (story is not None and not self._state.is_over(story))

    def before(self, token: str) -> int | None:
        """The latest game, by its number, in which this token proved a seat and that cannot go on."""
        state = self._state
        return next((game for game in state.evenings.sat_in(token) if not state.may_go_on(game)), None)

    def knows(self, token: str) -> bool:
        """True for a token that proves a seat in some game, also in one that may go on."""
        return bool(self._state.evenings.sat_in(token))

    def fingerprint(self) -> str:
        """A hash that tells this game from all others; nothing follows from it."""
        return self._hash("which game")[:16]

    def seed_beside(self) -> str:
        """A seed for chance beside this game, from which nothing of the game follows."""
        return self._hash("beside the game")

    def written(self) -> dict[str, Any]:
        """The journal of a game that is over, as JSON can hold it. Raises Refused before."""
        state = self._state
        game, story = state.playing()
        if not state.is_over(story):
            raise refuse("refused-secret")
        return written(state.journal.record(game), state.journal.entries(game, state.values), state.values)

    def copy_journal(self, tables: Path) -> None:
        """Copies all of this table, as it is at one moment, into a new folder of tables."""
        self._state.journal.copy_to(tables / self._state.id)

    def _hash(self, purpose: str) -> str:
        game, _ = self._state.playing()
        return sha256(f"{purpose}: {self._state.journal.record(game).set_up.seed}".encode()).hexdigest()
