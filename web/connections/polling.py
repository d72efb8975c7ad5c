"""Pages that poll for news, since no stream reaches them: each counts as present until it has been quiet."""

from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Lock, Timer

from web.connections.streams import EACH
from web.ports.protocol import Follow

QUIET_S = 15.0
"""Time without a look after which a browser counts as gone."""
MOST = 100
"""Most pages of seats, and of all others: a crowd takes no place of a seat's."""


@dataclass(frozen=True)
class Share:
    """The place that a polling page takes: a seat's or else an address's, which has at most `each`."""

    seated: bool
    whose: str
    each: int = EACH


@dataclass(eq=False)
class PollingPage:
    """A polling page: its subscription, the hash of the text it has, and the timer that ends it."""

    follow: Follow
    sent: int
    share: Share
    timer: Timer = field(init=False)


class PollingPages:
    """The pages that poll. From any thread."""

    def __init__(self, quiet: float = QUIET_S) -> None:
        self._quiet = quiet
        self._lock = Lock()
        self._polling: dict[str, PollingPage] = {}

    def stay(self, client: str, text: str, follow: Callable[[], Follow], share: Share) -> bool:
        """Counts a page as looked at, which follows the table if it did not; True if the text is new to it.

        Of more pages than its share has room for, a new one is shown and does not count.
        """
        with self._lock:
            known, sent = self._polling.get(client), hash(text)
            if known is None and not self._has_room(share):
                return True
            if known is not None:
                known.timer.cancel()
            following = follow() if known is None or known.follow.ended else known.follow
            self._polling[client] = page = PollingPage(following, sent, share)
            page.timer = Timer(self._quiet, self._leave, (client, page))
            page.timer.daemon = True
            page.timer.start()
            return known is None or known.sent != sent

    def end(self) -> None:
        """Closes all streams and stops their timers."""
        with self._lock:
            polling, self._polling = [*self._polling.values()], {}
        for one in polling:
            one.timer.cancel()
            one.follow.close()

    def _has_room(self, share: Share) -> bool:
        like = [one.share for one in self._polling.values() if one.share.seated == share.seated]
        return len(like) < MOST and like.count(share) < share.each

    def _leave(self, client: str, page: PollingPage) -> None:
        with self._lock:
            has_gone = self._polling.get(client) is page
            if has_gone:
                del self._polling[client]
        if has_gone:
            page.follow.close()
