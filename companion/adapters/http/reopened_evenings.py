"""Evenings that were taken home, opened again for looking; nothing of the running table changes."""

import json

from companion.adapters.camera.dice_input import CameraStatus
from companion.adapters.http.base_handler import Threshold
from companion.adapters.pages.table_notices import NoticeSources
from companion.adapters.pages.viewer_page import Painter
from companion.engine.refusal import Refused, refuse
from companion.engine.words import say
from companion.table.commands.game import SettleGame
from companion.table.moment import Moment
from companion.table.past.evening_replay import EveningReplay
from web.page import Page
from web.protocol import PageViewer
from web.replayed import Replay


class Reopening(Threshold):
    """Requests of those who look at an evening again."""

    def reopen(self, data: bytes, who: PageViewer) -> str:
        """Opens what somebody took home, and returns the key to it. Raises Sorry."""
        with self._sorry(who):
            self._check_here(who)
            return self._open_evenings.add(self._table.open_again(data))

    def reopen_this(self, who: PageViewer) -> str:
        """Opens the game that is over; its end stands from then on. Raises Sorry before."""
        with self._sorry(who):
            self._check_here(who)
            self._check_host(who)
            self._table.execute(SettleGame())
            data = json.dumps(self._table.written()).encode()
            return self._open_evenings.add(self._table.open_again(data))

    def reopened(self, key: str, step: int, seen: str, who: PageViewer) -> Replay:
        """An evening that is open, after that step (at most the last), as that seat saw it. Raises Sorry."""
        with self._sorry(who), self._open_evenings.looked_at(key) as replay:
            try:
                return self._replay(key, replay, min(step, replay.evening.length - 1), seen, who)
            except Refused:
                raise
            except Exception as fault:  # whatever an evening may hold
                raise refuse("refused-export") from fault

    def _replay(self, key: str, replay: EveningReplay, step: int, seen: str, who: PageViewer) -> Replay:
        moment = replay.at(step)
        before = replay.at(step - 1).play if step else None
        assert moment.play is not None
        speech = self._speech(who, moment.play.game.package)
        names = tuple((seat.id, seat.name) for seat in moment.seating.seats)
        seen = seen if seen in dict(names) else ""
        lines = moment.play.log[len(before.log) if before else 0 :]
        people = ", ".join(name for _, name in names)
        return Replay(
            key,
            self._painted(moment, seen, who),
            speech(say("evening-of", day=speech.day(replay.evening.begun_at), names=people)),
            step,
            replay.evening.length - 1,
            speech.all(lines),
            names,
            seen,
        )

    def _painted(self, moment: Moment, seen: str, who: PageViewer) -> Page:
        assert moment.play is not None
        game = moment.play.game
        here = frozenset(seat.id for seat in moment.seating.seats)
        painter = Painter(self._table, game, self._speech(who, game.package))
        return painter.page(moment, seen or None, NoticeSources(address="", here=here, sight=CameraStatus()))
