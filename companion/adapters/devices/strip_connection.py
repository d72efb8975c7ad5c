"""Connection to the light strip. Reconnects after unplugging; errors never reach the game."""

import logging
from collections.abc import Callable
from contextlib import suppress

from companion.devices.strip import DARK, Frame, Strip
from companion.devices.trouble import Patience
from companion.engine.words import Message, Printed, say

log = logging.getLogger(__name__)

RETRY_S = 5.0
HANGS = "it hangs: unplug it, and start again"
KEEP_S = 1.0
"""A frame that does not change is sent again after so long: boxes and boards grow uneasy in silence."""


class StripConnection:
    """A strip that may come and go. `find` gives it, or None where there is none, or raises Trouble.

    `changed` is called when the strip comes or goes. All but `trouble`, `lit` and `look_again` belong to one
    thread.
    """

    def __init__(
        self, find: Callable[[], Strip | None], changed: Callable[[], None], patience: Patience | None = None
    ) -> None:
        self._find = find
        self._changed, self._patience = changed, patience or Patience()
        self._strip: Strip | None = None
        self._tried = float("-inf")
        self._sent: tuple[float, Frame] = (float("-inf"), ())
        self._trouble: Message | None = None
        self._again = False

    @property
    def lit(self) -> bool:
        """True while a strip is connected."""
        return self._strip is not None

    @property
    def trouble(self) -> Message | None:
        """Why no strip shows anything, if one should; the thread of one that hangs cannot say so itself."""
        return _lost(HANGS) if self._patience.is_over else self._trouble

    def show(self, frame: Frame, at: float) -> None:
        """Shows the frame where there is a strip, and looks for one every few seconds where there is none."""
        if self._again:
            self._again = False
            self._let_go()
            self._open(at)
        elif self._strip is None and at - self._tried >= RETRY_S:
            self._open(at)
        if self._strip is not None and (frame != self._sent[1] or at - self._sent[0] >= KEEP_S):
            self._send(self._strip, frame, at)

    def look_again(self) -> None:
        """Something was plugged in or pulled out: the next frame goes to the strip that is found then."""
        self._again = True

    def close(self) -> None:
        """Leaves the strip dark, and lets it go."""
        if self._strip is not None:
            self._send(self._strip, (DARK,) * self._strip.length, self._sent[0])
        self._let_go()

    def _open(self, at: float) -> None:
        self._tried = at
        try:
            with self._patience.waits():
                self._strip = self._find()
        except Exception as fault:  # whatever a strip's library may raise
            self._fail(fault)
            return
        if self._strip is not None or self._trouble is not None:
            self._trouble = None
            self._changed()

    def _send(self, strip: Strip, frame: Frame, at: float) -> None:
        try:
            with self._patience.waits():
                strip.show(frame)
            self._sent = (at, frame)
        except Exception as fault:  # whatever a strip's library may raise
            self._let_go()
            self._tried = at
            self._fail(fault)

    def _fail(self, fault: Exception) -> None:
        trouble = _lost(str(fault) or type(fault).__name__)
        if trouble != self._trouble:
            log.warning("the strip is lost: %s", fault)
            self._trouble = trouble
            self._changed()

    def _let_go(self) -> None:
        strip, self._strip = self._strip, None
        self._sent = (float("-inf"), ())
        if strip is not None:
            with suppress(Exception):
                strip.close()


def _lost(reason: str) -> Message:
    return say("strip-lost", reason=Printed(reason, "en"))
