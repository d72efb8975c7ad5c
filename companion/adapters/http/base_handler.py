"""What every request to a table meets: a language, a reason where it cannot be, and the host's lock."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from companion.adapters.card_editor.workbench import Workbench
from companion.adapters.http.context import TableParts
from companion.adapters.http.open_evenings import OpenEvenings
from companion.adapters.language.speech import Speech, folder_of_words
from companion.adapters.seats.claims import Claims
from companion.adapters.seats.shared_screen import Curtain
from companion.engine.refusal import Refused, refuse
from companion.table.files.sqlite_file import not_written
from web.protocol import PageViewer, Sorry

log = logging.getLogger(__name__)


class Threshold:
    """What the requests to one table have in common."""

    def __init__(self, premises: TableParts) -> None:
        self._premises = premises
        self._table = premises.table
        self._presence, self._hardware = premises.presence, premises.hardware
        self._way_in, self._keepsakes = premises.way_in, premises.keepsakes
        self._host_lock, self._wizard = premises.lock, premises.wizard
        self._claims = self._hardware.claims or Claims(
            self._table, self._presence.wake, connected=self._presence.here
        )
        self._curtain = Curtain(self._table)
        self._open_evenings = OpenEvenings(self._table)

    def language(self) -> str | None:
        """The language that the kiosk reads, or None while nobody has chosen one."""
        return self._table.moment.seating.language or (self._wizard.language if self._wizard else None)

    @property
    def _bench(self) -> Workbench | None:
        """The workshop of what is played, if its cards can be written."""
        return self._premises.bench(self._table.game)

    def _speech(self, who: PageViewer, package: str | None = None) -> Speech:
        """What is said in a viewer's language, by the game of that package or the one that is played."""
        words = folder_of_words(package or self._table.game.package)
        return Speech(self._premises.catalogue.beside(words), who.language)

    @contextmanager
    def _sorry(self, who: PageViewer) -> Iterator[None]:
        try:
            yield
        except Refused as refused:
            raise Sorry(self._speech(who)(refused.reason)) from refused
        except OSError as fault:
            log.exception("the disk cannot take it")
            raise Sorry(self._speech(who)(not_written(fault).reason)) from fault

    @property
    def _has_pin(self) -> bool:
        return self._host_lock is not None and self._host_lock.is_set

    def _is_locked(self, who: PageViewer, *, acts: bool = False) -> bool:
        lock = self._host_lock
        return lock is not None and lock.is_set and not lock.is_host(who.host, acts=acts)

    def _check_host(self, who: PageViewer) -> None:
        if self._is_locked(who, acts=True):
            raise refuse("refused-locked")

    @property
    def _most(self) -> int:
        """How many can sit here: as many as the game is for, and as the table has places."""
        most: int = self._table.game.max_players
        return min(most, self._wizard.seats) if self._wizard else most

    def _check_room(self) -> None:
        if len(self._table.moment.seating.seats) >= self._most:
            raise refuse("refused-full", most=self._most)

    def _is_in_charge(self, who: PageViewer, *, acts: bool = False) -> bool:
        """With a PIN whoever typed it; without one whoever stands at the own screen, or typed its code."""
        if self._has_pin:
            return not self._is_locked(who)
        lock = self._host_lock
        return who.at_screen or (lock is not None and lock.is_host(who.host, acts=acts))

    def _is_host(self, who: PageViewer) -> bool:
        """Whoever typed the PIN; where there is none, nobody is known to be the host."""
        return self._has_pin and not self._is_locked(who)

    def _check_in_charge(self, who: PageViewer) -> None:
        self._check_host(who)
        if not self._is_in_charge(who, acts=True):
            raise refuse("refused-not-here")

    def _check_here(self, who: PageViewer) -> None:
        """Whoever sits there, or stands at the own screen; a page that a guest opened elsewhere looks on."""
        if who.seat is None and not who.at_screen:
            self._check_in_charge(who)

    def _check_host_at_kiosk(self, who: PageViewer) -> None:
        """Whoever sits there may go on from their phones; the big screen may be touched by strangers."""
        self._check_here(who)
        if who.seat is None:
            self._check_host(who)

    def _put_away(self) -> None:
        """Before a game is left behind: its dice are added to those of all evenings."""
        story = self._table.moment.story
        if self._keepsakes is not None and story is not None:
            self._keepsakes.put_away(story)


def check_at_screen(who: PageViewer) -> None:
    """Raises Refused anywhere but at the table's own screen."""
    if not who.at_screen:
        raise refuse("refused-not-here")
