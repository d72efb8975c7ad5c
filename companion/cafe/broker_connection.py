"""Connection to the broker: paho's client, which reconnects by itself and keeps undelivered messages."""

import logging
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from threading import Event
from time import monotonic, sleep
from typing import Any

from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion
from paho.mqtt.packettypes import PacketTypes
from paho.mqtt.properties import Properties
from paho.mqtt.reasoncodes import ReasonCode
from paho.mqtt.subscribeoptions import SubscribeOptions

from companion.cafe.broker import Broker
from companion.cafe.topics import OFFLINE, ONLINE

log = logging.getLogger(__name__)

KEEP_ALIVE_S = 3
"""The broker speaks a table's last will after one and a half times as long without a word from it."""
SLOWEST_RETURN_S = 2
RIVALS, RIVALS_S = 4, 20.0
"""Connections in seconds from which on another client has the same name, and each puts the other out."""
TWICE_S = 30
"""Seconds between two tries from then on."""
TWICE_LASTS_S = 300.0
MOST_QUEUED = 500
"""The most undelivered messages, which limits memory while a broker accepts none."""
AT_LEAST_ONCE = 1
PROPERTIES: Callable[[int], Properties] = Properties  # which has no types of its own


@dataclass(frozen=True)
class BrokerMessage:
    """A message that came: `kept` is true for one that the broker had kept, and that may be old."""

    topic: str
    payload: bytes
    kept: bool


class BrokerConnection:
    """A connection that lasts. `heard` is called for each message, and `changed` whenever it comes or goes.

    Both are called from the client's own thread.
    """

    def __init__(
        self,
        broker: Broker,
        name: str,
        listens: Iterable[str] = (),
        will: str | None = None,
        heard: Callable[[BrokerMessage], None] = lambda _: None,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        """`name` is the client's, `will` the topic that says `offline` once it is gone without a word, and on
        which another client of the same topic is heard.

        Raises OSError for a certificate that cannot be read.
        """
        self._broker, self._listens, self._will = broker, tuple(listens), will
        self._heard, self._changed = heard, changed
        self._given: set[int] = set()
        self._taken: set[int] = set()
        self.connected = Event()
        self.refused = False
        """True if the broker refused the login."""
        self.denied = False
        """True if the broker, since it was last reached, refused what was told or listened to."""
        self._connections = deque[float](maxlen=RIVALS)
        self._twice_at: float | None = None
        self.times = 0
        """Number of reconnections."""
        self._client = client = Client(
            CallbackAPIVersion.VERSION2, client_id=name, protocol=MQTTProtocolVersion.MQTTv5
        )
        self._introduce()
        client.reconnect_delay_set(1, SLOWEST_RETURN_S)
        client.max_queued_messages_set(MOST_QUEUED)
        client.on_connect, client.on_disconnect = self._on_connect, self._on_disconnect
        client.on_message, client.on_publish = self._on_message, self._on_publish
        client.on_subscribe = self._on_subscribe

    def _introduce(self) -> None:
        """Sets the login, the certificate, and what is told once it is gone without a word."""
        broker, client = self._broker, self._client
        if broker.user:
            client.username_pw_set(broker.user, broker.password)
        if broker.certificate:
            client.tls_set(ca_certs=broker.certificate)
        if self._will is not None:
            client.will_set(self._will, OFFLINE, AT_LEAST_ONCE, retain=True)

    def open(self) -> None:
        """Connects, now or whenever the broker is there, in a thread of its own. Raises OSError."""
        self._client.connect_async(self._broker.host, self._broker.port, KEEP_ALIVE_S)
        self._client.loop_start()

    def close(self) -> None:
        """Says goodbye, so that no last will is spoken, and ends the thread."""
        self._client.disconnect()
        self._client.loop_stop()
        self.connected.clear()

    @property
    def state(self) -> str:
        """`here`, `denied` (it lets nothing through), `twice` (another has its name or topic), `refused` (a
        wrong user or password), or `away`."""
        if self.denied and self.connected.is_set():
            return "denied"
        if self._twice_at is not None and monotonic() - self._twice_at < TWICE_LASTS_S:
            return "twice"
        return "here" if self.connected.is_set() else "refused" if self.refused else "away"

    def tell(self, topic: str, payload: bytes | str, *, kept: bool, lasts: int | None = None) -> None:
        """Sends a message; the broker keeps it if it is to be `kept`, but no longer than it `lasts` (s)."""
        properties = None
        if lasts is not None:
            properties = PROPERTIES(PacketTypes.PUBLISH)
            properties.MessageExpiryInterval = lasts
        self._on_their_way()
        sent = self._client.publish(topic, payload, AT_LEAST_ONCE, kept, properties)
        self._given.add(sent.mid)

    def settle(self, patience: float) -> bool:
        """Waits until the broker has taken all that was sent: what comes next then comes after it."""
        until = monotonic() + patience
        while self._on_their_way() and self.connected.is_set() and monotonic() < until:
            sleep(0.01)
        return not self._given

    def _on_their_way(self) -> bool:
        """True if messages are undelivered. Delivered ones are forgotten, as numbers are used again."""
        done = self._given & self._taken
        self._given -= done
        self._taken -= done
        return bool(self._given)

    def _on_connect(self, client: Client, _data: Any, _flags: Any, reason: ReasonCode, _props: Any) -> None:
        self.refused, self.denied = bool(reason.is_failure), False
        if self.refused:
            log.warning("the broker at %s turns this table away: %s", self._broker.host, reason)
            return
        if self._listens:
            client.subscribe([(topic, AT_LEAST_ONCE) for topic in self._listens])
        if self._will is not None:
            client.subscribe(self._will, options=SubscribeOptions(AT_LEAST_ONCE, noLocal=True))
        self.times += 1
        self._look_for_a_rival()
        self.connected.set()
        self._changed()

    def _look_for_a_rival(self) -> None:
        now = monotonic()
        self._connections.append(now)
        if len(self._connections) == RIVALS and now - self._connections[0] < RIVALS_S:
            log.warning("the broker at %s ends each connection: another has its name", self._broker.host)
            self._twice_at = now
            self._client.reconnect_delay_set(TWICE_S, TWICE_S)

    def _on_disconnect(self, _client: Client, _data: Any, _flags: Any, _reason: Any, _props: Any) -> None:
        self.connected.clear()
        self._changed()

    def _on_message(self, _client: Client, _data: Any, message: MQTTMessage) -> None:
        if message.topic == self._will:
            self._hear_a_twin(message)
            return
        try:
            self._heard(BrokerMessage(message.topic, bytes(message.payload), message.retain))
        except Exception:
            log.exception("a message about %s could not be heard", message.topic)

    def _hear_a_twin(self, message: MQTTMessage) -> None:
        """One's own words do not come back: who says on this topic to be there, now, is another."""
        if not message.retain and bytes(message.payload) == ONLINE.encode():
            self._twice_at = monotonic()

    def _on_publish(self, _client: Client, _data: Any, mid: int, reason: ReasonCode, _props: Any) -> None:
        self._taken.add(mid)
        self._heed([reason])

    def _on_subscribe(
        self, _client: Client, _data: Any, _mid: int, reasons: Iterable[ReasonCode], _props: Any
    ) -> None:
        self._heed(reasons)

    def _heed(self, reasons: Iterable[ReasonCode]) -> None:
        """A broker may take the login, and none of the topics."""
        failed = next((reason for reason in reasons if reason.is_failure), None)
        if failed is not None and not self.denied:
            self.denied = True
            log.warning("the broker at %s refuses a topic: %s", self._broker.host, failed)
