"""Observers of a table get every moment; a failing one affects no other."""

import logging
from collections.abc import Callable
from threading import Lock
from typing import TypeAlias

from companion.table.moment import Moment

log = logging.getLogger(__name__)

Follower: TypeAlias = Callable[[Moment], object]


class Followers:
    """All who follow one table; safe to use from any thread."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._all: tuple[Follower, ...] = ()

    def add(self, follower: Follower) -> Callable[[], None]:
        """Tells this one, too, from now on; returns what ends that."""
        with self._lock:
            self._all = (*self._all, follower)
        return lambda: self._remove(follower)

    def tell(self, moment: Moment) -> None:
        """Tells everyone; a failure is logged and goes no further."""
        for follower in self._all:
            try:
                follower(moment)
            except Exception:
                log.exception("a follower failed at moment %s", moment.stamp)

    def _remove(self, follower: Follower) -> None:
        with self._lock:
            self._all = tuple(known for known in self._all if known is not follower)
