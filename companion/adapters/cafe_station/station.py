"""A table's connection to the café's broker, in a thread of its own so that the game never waits."""

import logging
import socket
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from threading import Event
from time import monotonic

from companion.adapters.cafe.cafe_features import broker_of
from companion.adapters.cafe.evening_counter import EveningCounter
from companion.adapters.cafe.health_report import health
from companion.adapters.cafe.strip_loan import StripLoan
from companion.adapters.cafe_station.order_executor import OrderExecutor
from companion.adapters.cafe_station.table_context import TableContext
from companion.adapters.language.speech import Speech
from companion.adapters.programs.table_status import TableStatus
from companion.cafe.broker_connection import BrokerConnection, BrokerMessage
from companion.cafe.discovery import ENTITIES, described
from companion.cafe.evening import packed_evenings
from companion.cafe.orders import LONGEST
from companion.cafe.outcome import packed_outcome
from companion.cafe.retained_messages import NOTHING, RetainedMessages
from companion.cafe.spectator_view import spectated
from companion.cafe.table_state import packed, packed_state
from companion.cafe.topics import Topics, plain
from companion.engine.words import say
from companion.table.moment import Moment
from companion.table.settings.settings import CafeSettings

log = logging.getLogger(__name__)

LOOK_S = 0.5
"""Interval between checks for news when nothing wakes the thread."""
PAUSE_S = 0.2
"""It tells at most so often: what lies between two looks is passed over, for only the latest counts."""
DOCTOR_S = 60.0
MOST_ORDERS, ANY_PORT = 20, 9
VIEW_LASTS_S = 600
"""Expiry of messages with names after their table has gone silent."""


class Station:
    """Tells the broker how a table stands, and what a spectator sees there; and hears what staff order."""

    def __init__(
        self, settings: CafeSettings, place: TableContext, clock: Callable[[], float] = monotonic
    ) -> None:
        """Raises OSError for a certificate that cannot be read."""
        self._place, self._table, self._clock = place, place.table, clock
        self.topics = Topics(settings.name or plain(socket.gethostname()) or place.own)
        self._news = Event()
        self._line = BrokerConnection(
            broker_of(settings),
            f"table-{self.topics.table}-{place.own}",  # a card that was copied brings its identity along
            (self.topics.light_set, self.topics.command),
            will=self.topics.alive,
            heard=self._hear,
            changed=self._news.set,
        )
        self._notices = RetainedMessages(self._line, self.topics.alive, clock)
        self._standing, self._loan = TableStatus(place.table), StripLoan(place.lend)
        self._found_by_home_assistant = settings.home_assistant
        self._discovery_prefix = settings.discovery_prefix
        self._orders: deque[bytes] = deque(maxlen=MOST_ORDERS)
        self._obeying = OrderExecutor(place, settings.key, self.topics.table)
        self._counting = EveningCounter(place.table, place.cafe.book, place.speech)
        self._shown: Moment | None = None
        self._broker, self._machine = settings.broker, ""
        self._examined = float("-inf")

    def run(self, stop: Event) -> None:
        """Tells until `stop` is set; for a thread of its own."""
        leave = self._table.subscribe(self._on_moment)
        self._place.cafe.calling.changed = self._place.cafe.book.changed = self._look_again
        self._guarded(self._line.open)
        while not stop.is_set():
            self._place.cafe.link.state = self._line.state
            for step in (self._counting.count, self._look, self._notices.tell):
                self._guarded(step)
            self._news.wait(LOOK_S)
            self._news.clear()
            stop.wait(PAUSE_S)
        leave()
        self._notices.take_leave()
        self._line.close()

    def _guarded(self, step: Callable[[], None]) -> None:
        """Runs a step and logs its errors, so that the station keeps publishing."""
        try:
            step()
        except Exception:
            log.exception("table %s could not tell the broker", self._table.id)

    def _look(self) -> None:
        moment = self._table.moment
        while self._orders:
            self._obeying.heed(self._orders.popleft(), self._place.speech(moment).language)
        for outcome in self._obeying.outcomes():
            self._notices.mention(self.topics.done, packed_outcome(outcome))
        examines = self._clock() - self._examined >= DOCTOR_S
        if examines:
            self._machine = machine_name(self._broker)
        if moment is not self._shown:
            self._shown = moment
            self._show(moment)
        if examines:
            self._examined = self._clock()
            if self._line.state == "twice":
                self._notices.tell_again(self.topics.state)
            self._notices.put_up(
                self.topics.doctor, health(self._place.doctor(self._place.speech(moment).language))
            )

    def _hear(self, heard: BrokerMessage) -> None:
        """Queues a message. Retained messages are ignored: they may be old."""
        if heard.kept:
            return
        if heard.topic == self.topics.light_set:
            self._loan.ask(heard.payload)
        elif len(heard.payload) <= LONGEST:
            self._orders.append(heard.payload)
        self._look_again()

    def _on_moment(self, moment: Moment) -> None:
        self._counting.hear(moment)
        self._news.set()

    def _look_again(self) -> None:
        self._shown = None
        self._news.set()

    def _describe(self, speech: Speech) -> None:
        """Home Assistant finds what is described, and forgets what is not any more."""
        names = {entity: speech(say(f"cafe-{entity}")) for entity in ENTITIES}
        names["table"] = speech(say("cafe-table", name=self.topics.table))
        for topic, text in described(self.topics, names, self._discovery_prefix):
            self._notices.put_up(topic, text if self._found_by_home_assistant else NOTHING)

    def _show(self, moment: Moment) -> None:
        speech, play = self._place.speech(moment), moment.play
        view = None if play is None else play.public_view
        state = replace(self._standing.state(moment, view, speech), help=self._place.cafe.calling.since)
        self._notices.put_up(self.topics.state, packed_state(state, self._machine))
        self._notices.put_up(self.topics.evenings, packed_evenings(self._place.cafe.book.all))
        self._notices.put_up(self.topics.light, self._loan.follow(plays=view is not None))
        self._describe(speech)
        if view is None:
            self._notices.put_up(self.topics.view, NOTHING)
        else:
            self._notices.put_up(self.topics.view, packed(spectated(view, speech)), VIEW_LASTS_S)


def machine_name(broker: str) -> str:
    """This machine's name, and its address on the way to the broker: copied cards share the name."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((broker, ANY_PORT))  # sends nothing
        except OSError:
            return socket.gethostname()
        return f"{socket.gethostname()} ({probe.getsockname()[0]})"
