"""Priority of requests: players at once, all others one after another."""

from collections import OrderedDict, deque
from collections.abc import Callable
from threading import Lock, local
from typing import Any, cast

from waitress.task import ThreadedTaskDispatcher

from web.connections.rate_limit import network

AT_ONCE = 2
"""Requests of spectators served at a time; an open stream does not count."""
AT_FIRST = 4
"""Threads that a server begins with, and the most that stay idle; each stream that is opened keeps one."""


class Turns(ThreadedTaskDispatcher):
    """The threads of a server. `plays` is true for addresses with a seat, and the own screen.

    What is taken here is a connection with a request, as waitress has it.
    """

    def __init__(self, plays: Callable[[str], bool], threads: int) -> None:
        super().__init__()
        self._plays = plays
        self._waiting: OrderedDict[str, deque[Any]] = OrderedDict()
        self._served = 0
        self._turns = Lock()
        self._most, self._growing = threads, Lock()
        self.set_thread_count(min(AT_FIRST, threads))

    def add_task(self, task: Any) -> None:
        """Has it served before all that wait, or puts it behind the others of its address."""
        if self._plays(task.addr[0]):
            with self.lock:
                self.queue.appendleft(cast(Any, Task(task, self._end_one)))
                self.queue_cv.notify()
            self._make_room()
            return
        with self._turns:
            self._waiting.setdefault(network(task.addr[0]), deque()).append(task)
        self._go_on()

    def _go_on(self, ended: int = 0) -> None:
        """Each address has its turn, and then the next one has."""
        with self._turns:
            self._served -= ended
            if self._served >= AT_ONCE or not self._waiting:
                return
            address, tasks = self._waiting.popitem(last=False)
            task = tasks.popleft()
            if tasks:
                self._waiting[address] = tasks
            self._served += 1
        turn = Turn(task, lambda: self._go_on(1))
        super().add_task(cast(Any, Task(turn, self._end_one)))
        self._make_room()

    def _make_room(self) -> None:
        """Starts another thread where more wait than threads are idle, up to the most."""
        with self._growing:
            with self.lock:
                running = len(self.threads) - self.stop_count
                is_short = len(self.queue) > running - self.active_count
            if is_short and 0 < running < self._most:
                self.set_thread_count(running + 1)

    def _end_one(self) -> None:
        """Ends a thread where enough are idle: the one that asks is idle next."""
        with self._growing:
            with self.lock:
                running = len(self.threads) - self.stop_count
                are_enough = running - self.active_count >= AT_FIRST
            if are_enough:
                self.set_thread_count(running - 1)


class Task:
    """Work for a thread of the server; `after` is called once it is done."""

    def __init__(self, task: Any, after: Callable[[], None]) -> None:
        self._task, self._after = task, after

    def service(self) -> None:
        try:
            self._task.service()
        finally:
            self._after()

    def cancel(self) -> None:
        self._task.cancel()


class Turn:
    """Request of a spectator; `ended` is called once, when the next one may begin."""

    def __init__(self, task: Any, ended: Callable[[], None]) -> None:
        self._task, self._ended = task, ended
        self._lock, self._over = Lock(), False

    def service(self) -> None:
        _OF_THREAD.turn = self
        try:
            self._task.service()
        finally:
            _OF_THREAD.turn = None
            self.end()

    def cancel(self) -> None:
        self._task.cancel()

    def end(self) -> None:
        """Ends the turn; a second call has no effect."""
        with self._lock:
            over, self._over = self._over, True
        if not over:
            self._ended()


_OF_THREAD = local()


def goes_on() -> None:
    """Lets the next request in, as this one will take long (a stream)."""
    turn: Turn | None = getattr(_OF_THREAD, "turn", None)
    if turn is not None:
        turn.end()
