"""Presence: the open streams, and the seats that they make present."""

from collections.abc import Callable
from threading import Condition

from companion.adapters.seats.big_screen import BigScreen
from companion.table.seating.seating import Seating


class OpenStream:
    """An open stream. It wakes when told, and ends when a newer stream of its client takes over."""

    def __init__(
        self, seat: str | None, client: str, leave: "Callable[[OpenStream], None]", *, screen: bool = False
    ) -> None:
        self.seat = seat
        self.client = client
        self.screen = screen
        self._leave = leave
        self._news = Condition()
        self._fresh = True
        self._ended = False

    def wait(self, seconds: float) -> bool:
        """Blocks until something may have changed (True) or that long (False)."""
        with self._news:
            self._news.wait_for(lambda: self._fresh or self._ended, seconds)
            fresh, self._fresh = self._fresh, False
            return fresh

    @property
    def ended(self) -> bool:
        """True once this stream is over."""
        return self._ended

    def wake(self) -> None:
        """Says that something may have changed."""
        with self._news:
            self._fresh = True
            self._news.notify_all()

    def close(self) -> None:
        """Ends the stream; safe to call twice."""
        with self._news:
            self._ended = True
            self._news.notify_all()
        self._leave(self)


class Presence:
    """The open streams of one table, and what its big screens say that they have shown."""

    def __init__(self) -> None:
        self._lock = Condition()
        self._streams: tuple[OpenStream, ...] = ()
        self.big_screen = BigScreen(lambda: self.has_screen, self.wake)

    def follow(self, seat: str | None, client: str, *, screen: bool = False) -> OpenStream:
        """A new stream; an older one of the same client ends. `screen` is true for a big screen's."""
        stream = OpenStream(seat, client, self._left, screen=screen)
        with self._lock:
            old = [one for one in self._streams if one.client == client]
            self._streams = (*self._streams, stream)
        for one in old:
            one.close()
        self._came_or_went(stream)
        return stream

    def here(self, seat: str) -> bool:
        """True if that seat has an open stream."""
        return any(stream.seat == seat for stream in self._streams)

    @property
    def has_screen(self) -> bool:
        """True while a big screen is connected."""
        return any(stream.screen for stream in self._streams)

    def away(self, seating: Seating) -> frozenset[str]:
        """The seats whose phones have lost the table; bots and those without a phone are never away."""
        with_phones = {seat.id for seat in seating.seats} - seating.bots - seating.phoneless
        return frozenset(seat for seat in with_phones if not self.here(seat))

    def wake(self) -> None:
        for stream in self._streams:
            stream.wake()

    def _left(self, stream: OpenStream) -> None:
        with self._lock:
            known = stream in self._streams
            self._streams = tuple(one for one in self._streams if one is not stream)
        if known:
            self._came_or_went(stream)

    def _came_or_went(self, stream: OpenStream) -> None:
        """Wakes the streams if a seat or a screen came or went; other spectators change no page."""
        if stream.seat is not None or stream.screen:
            self.wake()
