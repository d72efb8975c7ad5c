"""A guest asks somebody of the staff to come."""

from companion.adapters.cafe.cafe_features import CafeFeatures
from companion.adapters.http.base_handler import Threshold
from companion.engine.refusal import refuse
from web.protocol import PageViewer


class CallingStaff(Threshold):
    """Requests about who may be asked to come."""

    @property
    def cafe(self) -> CafeFeatures | None:
        """What a table of a café has; None where nobody would hear of a call."""
        return self._premises.cafe

    def call(self, wanted: bool, who: PageViewer) -> None:
        """Asks somebody of the staff to come, or not any more. Raises Sorry."""
        with self._sorry(who):
            self._check_here(who)
            if self.cafe is None:
                raise refuse("refused-no-staff")
            self.cafe.calling.call() if wanted else self.cafe.calling.end()
            self._presence.wake()

    def _staff(self, who: PageViewer) -> str:
        """`may` be called, is `called`, or nothing, where nobody would hear of it or a page only looks on."""
        if self.cafe is None or who.looks_on:
            return ""
        return "may" if self.cafe.calling.since is None else "called"
