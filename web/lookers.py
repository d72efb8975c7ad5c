"""Browsers without a stream, which look again and again: each counts as present until it has been quiet."""

from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Lock, Timer

from web.protocol import Follow

QUIET_S = 15.0
"""Time without a look after which a browser counts as gone."""
MOST = 200


@dataclass(eq=False)
class Looker:
    """One page of a browser: how it follows the table, the hash of what it was sent last, and its end."""

    follow: Follow
    sent: int
    timer: Timer = field(init=False)


class Lookers:
    """The pages that are looked at without a stream. From any thread."""

    def __init__(self, quiet: float = QUIET_S) -> None:
        self._quiet = quiet
        self._lock = Lock()
        self._lookers: dict[str, Looker] = {}

    def stay(self, client: str, text: str, follow: Callable[[], Follow]) -> bool:
        """Counts a page as looked at, which follows the table if it did not; True if the text is new to it.

        Of more pages than there is room for, a new one is shown and does not count.
        """
        with self._lock:
            known, sent = self._lookers.get(client), hash(text)
            if known is None and len(self._lookers) >= MOST:
                return True
            if known is not None:
                known.timer.cancel()
            following = follow() if known is None or known.follow.ended else known.follow
            self._lookers[client] = looker = Looker(following, sent)
            looker.timer = Timer(self._quiet, self._leave, (client, looker))
            looker.timer.daemon = True
            looker.timer.start()
            return known is None or known.sent != sent

    def end(self) -> None:
        """Closes all streams and stops their timers."""
        with self._lock:
            lookers, self._lookers = [*self._lookers.values()], {}
        for one in lookers:
            one.timer.cancel()
            one.follow.close()

    def _leave(self, client: str, looker: Looker) -> None:
        with self._lock:
            has_gone = self._lookers.get(client) is looker
            if has_gone:
                del self._lookers[client]
        if has_gone:
            looker.follow.close()
