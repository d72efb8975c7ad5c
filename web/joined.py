"""Remembers which form took which seat, so that a join whose reply was lost can be sent again."""

from collections import OrderedDict
from threading import Lock


class Joined:
    """The tokens of the last joins by table and command id; thread-safe, forgotten with the program."""

    def __init__(self, size: int = 256) -> None:
        self._size = size
        self._tokens: OrderedDict[tuple[str, str], str] = OrderedDict()
        self._lock = Lock()

    def recall(self, table: str, command: str) -> str | None:
        """The token that this command was given, or None."""
        with self._lock:
            return self._tokens.get((table, command))

    def remember(self, table: str, command: str, token: str) -> None:
        """Keeps the token of a command; an empty command is nobody's."""
        if not command:
            return
        with self._lock:
            self._tokens[(table, command)] = token
            while len(self._tokens) > self._size:
                self._tokens.popitem(last=False)
