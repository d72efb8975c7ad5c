"""Progress of the big screens of a table: the boards that they have shown, as they say it themselves."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

SILENT_S, SLACK_S, MOST_S = 2.0, 0.5, 8.5
"""The longest waits: for a silent screen, beyond what one needs by its own word, and at all."""


@dataclass(frozen=True)
class ScreenWord:
    """A screen's word: in this `epoch` the board of the page `serial` may be seen.

    In `more` seconds what it is telling has been shown; 0: it tells nothing.
    """

    epoch: str = ""
    serial: int = 0
    more: float = 0.0


class BigScreen:
    """The latest word of any screen, from any thread; the first to have shown something counts.

    `here` is true while a screen is connected; `changed` is called when there is a new word.
    """

    def __init__(
        self, here: Callable[[], bool], changed: Callable[[], None], clock: Callable[[], float] = monotonic
    ) -> None:
        self._here, self._changed, self._clock = here, changed, clock
        self._word = ScreenWord()
        self._until = 0.0
        self._waits: tuple[str, int, float] = "", 0, 0.0

    @property
    def here(self) -> bool:
        """True while a screen is connected."""
        return self._here()

    @property
    def word(self) -> ScreenWord:
        """The latest word."""
        return self._word

    def say(self, word: ScreenWord) -> None:
        """A screen has shown something, or begins to."""
        now = self._word
        if word.epoch == now.epoch:
            word = ScreenWord(word.epoch, max(word.serial, now.serial), word.more)
        self._word, self._until = word, self._clock() + word.more + SLACK_S
        self._changed()

    def tells(self, epoch: str, serial: int) -> bool:
        """True while a screen still tells what led to that serial; bots and light wait so long."""
        if not self._here() or (self._word.epoch == epoch and self._word.serial >= serial):
            return False
        if self._waits[:2] != (epoch, serial):
            self._waits = epoch, serial, self._clock()
        since = self._waits[2]
        busy = self._until if self._word.epoch == epoch and self._word.more else 0.0
        return self._clock() < min(since + MOST_S, max(since + SILENT_S, busy))
