"""One table at a café's broker: a thread of its own tells what is so, and the game never waits for it."""

import logging
import socket
from collections.abc import Callable
from threading import Event
from time import monotonic

from companion.bridges.cafe.health import health
from companion.bridges.cafe.standing import Standing
from companion.bridges.cafe.strip_loan import Lend, StripLoan
from companion.bridges.speech import Speech
from companion.cafe.discovery import ENTITIES, described
from companion.cafe.line import Broker, Heard, Line
from companion.cafe.notices import NOTHING, Notices
from companion.cafe.spectated import spectated
from companion.cafe.state import packed, packed_state
from companion.cafe.topics import Topics, plain
from companion.engine.words import say
from companion.table.moment import Moment
from companion.table.settings import CafeSettings
from companion.table.table import Table
from web.shown.keeping import Checkup

log = logging.getLogger(__name__)

LOOK_S = 0.5
"""How often it looks whether there is anything to tell when nothing wakes it."""
PAUSE_S = 0.2
"""It tells at most so often: what lies between two looks is passed over, for only the latest counts."""
DOCTOR_S = 60.0
VIEW_LASTS_S = 600
"""What bears names is gone from the broker so long after its table has gone without a word."""


class Station:
    """Tells the broker how a table stands, what a spectator sees there, and what its doctor says."""

    def __init__(
        self,
        table: Table,
        settings: CafeSettings,
        own: str,
        speech: Callable[[Moment], Speech],
        doctor: Callable[[str], Checkup],
        lend: Lend,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`own` is the table's identity; `doctor` examines it in a language, `lend` lends the strip."""
        self._table, self._speech, self._doctor, self._clock = table, speech, doctor, clock
        self.topics = Topics(settings.name or plain(socket.gethostname()) or own)
        broker = Broker(
            settings.broker, settings.port, settings.user, settings.password, settings.certificate
        )
        self._news = Event()
        self._line = Line(
            broker,
            f"table-{own}",
            (self.topics.light_set,),
            will=self.topics.alive,
            heard=self._hear,
            changed=self._news.set,
        )
        self._notices = Notices(self._line, self.topics.alive, clock)
        self._standing, self._loan = Standing(table), StripLoan(lend)
        self._found_by_home_assistant = settings.home_assistant
        self._shown: Moment | None = None
        self._examined = float("-inf")

    def run(self, stop: Event) -> None:
        """Tells until `stop` is set; for a thread of its own."""
        leave = self._table.subscribe(lambda _: self._news.set())
        self._line.open()
        while not stop.is_set():
            for step in (self._look, self._notices.tell):
                self._guarded(step)
            self._news.wait(LOOK_S)
            self._news.clear()
            stop.wait(PAUSE_S)
        leave()
        self._notices.take_leave()
        self._line.close()

    def _guarded(self, step: Callable[[], None]) -> None:
        """What cannot be told is no reason to fall silent."""
        try:
            step()
        except Exception:
            log.exception("table %s could not tell the broker", self._table.id)

    def _look(self) -> None:
        moment = self._table.moment
        if moment is not self._shown:
            self._shown = moment
            self._show(moment)
        if self._clock() - self._examined >= DOCTOR_S:
            self._examined = self._clock()
            self._notices.put_up(self.topics.doctor, health(self._doctor(self._speech(moment).language)))

    def _hear(self, heard: Heard) -> None:
        if heard.topic == self.topics.light_set and not heard.kept:
            self._loan.ask(heard.payload)
            self._shown = None
            self._news.set()

    def _describe(self, speech: Speech) -> None:
        """Home Assistant finds what is described, and forgets what is not any more."""
        names = {one: speech(say(f"cafe-{one}")) for one in ENTITIES}
        names["table"] = speech(say("cafe-table", name=self.topics.table))
        for topic, text in described(self.topics, names):
            self._notices.put_up(topic, text if self._found_by_home_assistant else NOTHING)

    def _show(self, moment: Moment) -> None:
        speech, play = self._speech(moment), moment.play
        view = None if play is None else play.game.view(play.state, None)
        state = self._standing.state(moment, view, speech)
        self._notices.put_up(self.topics.state, packed_state(state))
        self._notices.put_up(self.topics.light, self._loan.follow(plays=view is not None))
        self._describe(speech)
        if view is None:
            self._notices.put_up(self.topics.view, NOTHING)
        else:
            self._notices.put_up(self.topics.view, packed(spectated(view, speech)), VIEW_LASTS_S)
