"""A guest asks somebody of the staff to come."""

from companion.bridges.calling import Calling
from companion.bridges.door.threshold import Threshold
from companion.engine.refusal import refuse
from web.protocol import Who


class CallingStaff(Threshold):
    """Requests about who may be asked to come."""

    @property
    def calling(self) -> Calling | None:
        """The call of this table; None where nobody would hear of it."""
        return self._premises.cafe.calling if self._premises.cafe else None

    def call(self, wanted: bool, who: Who) -> None:
        """Asks somebody of the staff to come, or not any more. Raises Sorry."""
        with self._sorry(who):
            self._check_here(who)
            calling = self.calling
            if calling is None:
                raise refuse("refused-no-staff")
            calling.call() if wanted else calling.end()
            self._presence.wake()

    def _staff(self, who: Who) -> str:
        """`may` be called, is `called`, or nothing, where nobody would hear of it or a page only looks on."""
        calling = self.calling
        if calling is None or who.looks_on:
            return ""
        return "may" if calling.since is None else "called"
