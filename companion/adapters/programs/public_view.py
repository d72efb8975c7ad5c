"""The public view of a table for programs: the spectator's page as data, with a version."""

from collections.abc import Callable
from dataclasses import asdict
from threading import Lock
from typing import Any

from companion.adapters.language.speech import Speech
from companion.adapters.programs.table_status import TableStatus
from companion.cafe.spectator_view import spectated
from companion.table.moment import Moment
from companion.table.table import Table

VERSION = 1
"""Raised when a field goes or means something else; new fields may come without that."""
LINES = 40
"""Number of the latest log lines."""


class PublicView:
    """Tells programs about one table; from any thread. `speech` says things in a language at a moment."""

    def __init__(self, table: Table, speech: Callable[[Moment, str], Speech]) -> None:
        self._table, self._speech = table, speech
        self._standing = TableStatus(table)
        self._lock = Lock()

    def told(self, language: str) -> dict[str, Any]:
        """The table's status, the spectator's view of its game (null without one), and the public log."""
        moment = self._table.moment
        speech, play = self._speech(moment, language), moment.play
        view = None if play is None else play.public_view
        return {
            "version": VERSION,
            "table": self._table.id,
            "stamp": moment.stamp,
            "language": speech.language,
            "state": self.state(moment, speech),
            "view": None if view is None else spectated(view, speech),
            "log": [] if play is None else list(speech.all(play.log[-LINES:])),
        }

    def state(self, moment: Moment, speech: Speech) -> dict[str, Any]:
        """The table's status at that moment in a few fields, without names."""
        play = moment.play
        view = None if play is None else play.public_view
        with self._lock:
            state = asdict(self._standing.state(moment, view, speech))
        del state["help"]
        return {**state, "turn": list(state["turn"])}
