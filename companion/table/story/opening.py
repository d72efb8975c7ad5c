"""Opens a table with the game that was played at it; a game that cannot go on there is put aside."""

import logging
from dataclasses import replace
from enum import StrEnum

from companion.engine.refusal import Refused
from companion.table.files.faults import JournalError
from companion.table.journal.entries import Entry
from companion.table.journal.table_journal import TableJournal
from companion.table.repertoire import Repertoire
from companion.table.seating.seating import Choices, Seating
from companion.table.story.game_fault import faults_refused
from companion.table.story.replay import OtherVersionError, revive
from companion.table.story.timeline import Story

log = logging.getLogger(__name__)


class Unopened(StrEnum):
    """Why a table put a game aside when it was opened: its key in the language files."""

    MISSING = "game-missing"
    FAILING = "game-failing"
    OTHER_VERSION = "game-other-version"
    RESTS = "game-rests"
    """In safe mode no game is touched."""


class Opening:
    """The game that a journal says is played, on its way back to its table.

    `verify` decides everything again and puts nothing aside: raises JournalError, see `revive`. `rests`: no
    game is read at all.
    """

    def __init__(
        self, journal: TableJournal, repertoire: Repertoire, *, verify: bool = False, rests: bool = False
    ) -> None:
        self._journal, self._repertoire = journal, repertoire
        self._verify, self._rests = verify, rests
        self.unopened: Unopened | None = None
        """Why the game that was played does not go on, if so."""

    def entries(self) -> tuple[tuple[Entry, Story], ...]:
        """Entries of the game that is played, with the story after each; empty without one."""
        self._choose_another()
        game = self._journal.now.game if self._journal.now else None
        if game is None:
            return ()
        if self._rests:
            return self._put_aside(game, Unopened.RESTS)
        try:
            return self._revived(game)
        except (JournalError, Refused) as fault:
            if self._verify:
                raise
            log.error("game %s cannot go on here: %s", game, fault)
            is_other = isinstance(fault, OtherVersionError)
            return self._put_aside(game, Unopened.OTHER_VERSION if is_other else Unopened.FAILING)

    def _revived(self, game: int) -> tuple[tuple[Entry, Story], ...]:
        entries = revive(self._journal, self._repertoire, game, verify=self._verify)
        with faults_refused(self._journal.record(game).name):
            entries[-1][1].check_shown()
        return entries

    def _choose_another(self) -> None:
        """Chooses the usual game in the place of one that is not here, or cannot be loaded."""
        now, usual = self._journal.now, self._repertoire.usual.meta
        if now is None or self._repertoire.can_load(now.seating.game):
            return
        log.warning("%s is not installed any more: %s is chosen instead", now.seating.game, usual.name)
        fresh = Choices(left_out=usual.expansions)
        chosen = now.seating.play(usual.name, now.seating.game, fresh)
        if now.game is None:
            self._journal.seat(chosen.left_a_game())
        else:
            self._put_aside(now.game, Unopened.RESTS if self._rests else Unopened.MISSING, chosen)

    def _put_aside(self, game: int, why: Unopened, chosen: Seating | None = None) -> tuple[()]:
        now = self._journal.now
        assert now is not None
        after = (chosen or now.seating).left_a_game()
        self._journal.leave(game, now.seating, replace(after, aside=(*after.aside, game)))
        self.unopened = why
        return ()
