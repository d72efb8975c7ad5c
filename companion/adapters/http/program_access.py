"""What programs are told: no more than any spectator sees."""

from typing import Any

from companion.adapters.http.base_handler import Threshold
from companion.adapters.http.context import TableParts
from companion.adapters.language.speech import Speech
from companion.adapters.programs.public_view import PublicView
from companion.adapters.programs.webhooks import Webhooks
from companion.table.moment import Moment
from companion.table.settings.settings import ProgramSettings
from web.protocol import PageViewer
from web.words import ENGLISH


class Telling(Threshold):
    """Requests of programs."""

    def __init__(self, premises: TableParts) -> None:
        super().__init__(premises)
        self._public = PublicView(self._table, self._said)

    def spectated(self, who: PageViewer) -> dict[str, Any]:
        """What everybody may know of the table, as JSON can hold it."""
        return self._public.told(who.language)

    def webhooks(self, settings: ProgramSettings) -> Webhooks:
        """What tells a program of the host's choice."""
        return Webhooks(settings, self._table, self._public, self._said)

    def _said(self, moment: Moment, language: str) -> Speech:
        """In that language, or in the table's own."""
        spoken = language or moment.seating.language or ENGLISH
        return self._speech(PageViewer(None, spoken), self._table.game_of(moment).package)
