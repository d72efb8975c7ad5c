"""Remembers which form took which seat, so that a join whose reply was lost can be sent again.

A form is one device's, and says one thing: its number alone is worthless to others.
"""

from collections import OrderedDict
from threading import Lock


class Joined:
    """The tokens of the last joins by what was sent; thread-safe, forgotten with the program."""

    def __init__(self, size: int = 256) -> None:
        self._size = size
        self._tokens: OrderedDict[tuple[str, ...], str] = OrderedDict()
        self._lock = Lock()

    def recall(self, table: str, command: str, *sent: str) -> str | None:
        """The token that this command was given, or None; `sent` is by whom, and what else it said."""
        with self._lock:
            return self._tokens.get((table, command, *sent))

    def remember(self, table: str, command: str, token: str, *sent: str) -> None:
        """Keeps the token of a command; an empty command is nobody's."""
        if not command:
            return
        with self._lock:
            self._tokens[(table, command, *sent)] = token
            while len(self._tokens) > self._size:
                self._tokens.popitem(last=False)

    def forget(self) -> None:
        """Forgets all of them, and the names that were sent."""
        with self._lock:
            self._tokens.clear()
