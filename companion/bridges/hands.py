"""Presses become Answers: a button's callback only queues, and one thread of its own does the rest."""

import logging
from collections.abc import Callable, Sequence
from queue import Queue
from threading import Event, Thread
from uuid import uuid4

from companion.bridges.panel import GO_ON, TakeBack, meaning
from companion.devices.buttons import Buttons
from companion.engine.answers import Answer, Origin
from companion.engine.refusal import Refused
from companion.table.entries import Undo
from companion.table.table import Table
from vision.reading import DieSeen

log = logging.getLogger(__name__)


class Hands:
    """The buttons at one table; `lying` are the dice that the camera sees on the mat now."""

    def __init__(
        self,
        table: Table,
        buttons: Buttons,
        means_more: Callable[[str], bool] = lambda _: False,
        lying: Callable[[], Sequence[DieSeen]] = tuple,
    ) -> None:
        """`means_more` is asked first: whether a press of that button has another meaning just now."""
        self._table = table
        self._means_more = means_more
        self._lying = lying
        self._pressed: Queue[str] = Queue()
        self._stop = Event()
        buttons.listen(self._pressed.put_nowait)
        self._thread = Thread(target=self._run, name=f"hands-{table.id}", daemon=True)
        self._thread.start()

    def settle(self) -> None:
        """Blocks until every press so far has been answered."""
        self._pressed.join()

    def close(self) -> None:
        """Answers what was pressed, and no more."""
        self._stop.set()
        self._pressed.put_nowait("")
        self._thread.join()

    def _run(self) -> None:
        while not self._stop.is_set():
            name = self._pressed.get()
            try:
                self._press(name)
            except Refused as refused:
                log.info("the button %s did not count: %s", name, refused)
            except Exception:
                log.exception("the button %s failed", name)
            finally:
                self._pressed.task_done()

    def _press(self, name: str) -> None:
        if self._means_more(name):
            return
        moment = self._table.moment
        now = meaning(name, moment, self._lying())
        if isinstance(now, TakeBack):
            self._table.undo(Undo(now.entry, uuid4().hex, None, Origin.BUTTON))
        elif now is not None:
            asked, command = now.asked, uuid4().hex
            self._table.submit(
                Answer(asked.question.id, asked.version, command, asked.question.to, Origin.BUTTON, now.value)
            )
        elif name == GO_ON and moment.play is None:
            self._table.begin()
