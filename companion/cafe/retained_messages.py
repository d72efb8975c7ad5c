"""Retained messages of a table: the latest of each topic, sent again after each reconnection."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from companion.cafe.broker_connection import BrokerConnection
from companion.cafe.topics import OFFLINE, ONLINE

BEAT_S = 2.0
"""Interval of a table's heartbeat."""
CATCH_UP_S = 2.0
NOTHING = b""
"""An empty message: the broker keeps nothing of that topic any more."""


@dataclass(frozen=True)
class RetainedMessage:
    """The payload of a topic; expires after it `lasts` seconds, if that is set."""

    payload: bytes
    lasts: int | None = None


class RetainedMessages:
    """The notices of one table, for one thread. The broker may be away: only the latest are kept for it."""

    def __init__(self, line: BrokerConnection, alive: str, clock: Callable[[], float] = monotonic) -> None:
        self._line, self._alive, self._clock = line, alive, clock
        self._latest: dict[str, RetainedMessage] = {}
        self._told: dict[str, float] = {}
        self._times, self._beaten = 0, float("-inf")

    def put_up(self, topic: str, payload: bytes, lasts: int | None = None) -> None:
        """Says from now on that this is so; what is so already is not said again."""
        notice = RetainedMessage(payload, lasts)
        if self._latest.get(topic) != notice:
            self._latest[topic] = notice
            self._told.pop(topic, None)

    def tell_again(self, topic: str) -> None:
        """Sends that topic's latest once more, as another may have written over it."""
        self._told.pop(topic, None)

    def tell(self) -> None:
        """Tells what the broker does not know yet; and now and then that the table is there."""
        if not self._line.connected.is_set():
            return
        if self._times != self._line.times:
            self._times = self._line.times
            self._line.settle(CATCH_UP_S)  # what was on its way as the line broke comes once more, and is old
            self._told.clear()
            self._beaten = float("-inf")
        now = self._clock()
        for topic, notice in self._latest.items():
            if self._is_due(topic, notice, now):
                self._line.tell(topic, notice.payload, kept=True, lasts=notice.lasts)
                self._told[topic] = now
        if now - self._beaten >= BEAT_S:
            self._line.tell(self._alive, ONLINE, kept=True)
            self._beaten = now

    def mention(self, topic: str, payload: bytes) -> None:
        """Sends a message once, without retaining it."""
        if self._line.connected.is_set():
            self._line.tell(topic, payload, kept=False)

    def take_leave(self) -> None:
        """Says that the table ends, and takes down what would not outlast it anyway."""
        if not self._line.connected.is_set():
            return
        for topic, notice in self._latest.items():
            if notice.lasts is not None:
                self._line.tell(topic, NOTHING, kept=True)
        self._line.tell(self._alive, OFFLINE, kept=True)
        self._line.settle(CATCH_UP_S)

    def _is_due(self, topic: str, notice: RetainedMessage, now: float) -> bool:
        told = self._told.get(topic)
        return told is None or (notice.lasts is not None and now - told >= notice.lasts / 2)
