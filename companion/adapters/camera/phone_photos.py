"""Reads photographs of dice from phones, one after another and off the table's own threads."""

import logging
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TooSlow
from dataclasses import dataclass
from queue import Empty, Full, Queue
from threading import Event, Lock

from companion.adapters.camera.dice_input import DiceInput
from companion.adapters.camera.photo_opening import opened
from companion.adapters.camera.roll_source import RollMeant
from companion.engine.refusal import Refused, refuse
from companion.engine.words import Message, say
from vision.reading import Frame, TableReading

log = logging.getLogger(__name__)

MOST_WAITING, MOST_EACH = 4, 2
"""Photographs that wait, of all phones and of one seat: nobody fills the queue for all."""
PATIENCE_S = 20.0
KEPT = 16
"""Latest photographs whose results are known when they are sent again."""


@dataclass(frozen=True)
class SentPhoto:
    """A photograph as it was sent: its bytes, its roll, the seat of the phone, and the form's own id."""

    data: bytes
    meant: RollMeant
    seat: str | None
    command: str


class PhonePhotos:
    """Reads them with `read` and shows them to `dice_input`, in a thread of its own: `run`."""

    def __init__(self, dice_input: DiceInput, read: Callable[[Frame], TableReading]) -> None:
        self._dice_input, self._read = dice_input, read
        self._waiting: Queue[tuple[SentPhoto, Future[Message | None]]] = Queue(MOST_WAITING)
        self._known: OrderedDict[str, Future[Message | None]] = OrderedDict()
        self._of_seats: Counter[str | None] = Counter()
        """The photographs of each seat that wait."""
        self._lock = Lock()

    def take(self, sent: SentPhoto) -> None:
        """Waits until the photograph was read; one that is sent again counts once.

        Raises Refused with what is wrong with it, or if too many wait.
        """
        try:
            reason = self._put(sent).result(PATIENCE_S)
        except TooSlow as fault:
            raise refuse("refused-photo-busy") from fault
        if reason is not None:
            raise Refused(reason)

    def run(self, stop: Event) -> None:
        """Reads what comes until `stop` is set."""
        while not stop.is_set():
            try:
                sent, done = self._waiting.get(timeout=0.5)
            except Empty:
                continue
            self._settle(sent, done)

    def _put(self, sent: SentPhoto) -> Future[Message | None]:
        with self._lock:
            known = self._known.get(sent.command)
            if known is not None:
                return known
            done: Future[Message | None] = Future()
            if self._of_seats[sent.seat] >= MOST_EACH:
                raise refuse("refused-photo-busy")
            try:
                self._waiting.put_nowait((sent, done))
            except Full as fault:
                raise refuse("refused-photo-busy") from fault
            self._of_seats[sent.seat] += 1
            self._known[sent.command] = done
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
            return done

    def _settle(self, sent: SentPhoto, done: "Future[Message | None]") -> None:
        """Keeps why a photograph was refused, and no exception: that would hold the picture."""
        with self._lock:
            self._of_seats[sent.seat] -= 1
        try:
            self._look_at(sent)
        except Refused as refused:
            done.set_result(refused.reason)
        except Exception:
            log.exception("a photograph from a phone was left out")
            done.set_result(say("refused-photo-damaged"))
        else:
            done.set_result(None)

    def _look_at(self, sent: SentPhoto) -> None:
        self._dice_input.check_open(sent.meant)
        frame = opened(sent.data)
        self._dice_input.on_photograph(frame, self._read(frame), sent.meant, sent.seat)
