"""What whoever is in charge of the table does to set it up."""

from collections.abc import Mapping
from dataclasses import replace

from companion.adapters.http.base_handler import Threshold, check_at_screen
from companion.adapters.wizard.remote_settings import adjust
from companion.adapters.wizard.step import WizardInput
from companion.engine.refusal import refuse
from web.protocol import PageViewer
from web.shown.wizard import WizardView


class SettingUp(Threshold):
    """Requests of the set-up."""

    def is_in_charge(self, who: PageViewer) -> bool:
        """Whether this viewer may set the table up: with the PIN, or at its screen while there is none."""
        return self._wizard is not None and self._is_in_charge(who)

    def wants_set_up(self, who: PageViewer) -> bool:
        """Whether the set-up should open by itself: on the own screen of a table that is new."""
        new = self._wizard is not None and self._premises.opens_set_up and self._wizard.wanted
        return new and self.is_in_charge(who) and self._table.moment.play is None

    def wizard(self, who: PageViewer) -> WizardView:
        """The set-up as it stands. Raises Sorry for whoever is not in charge."""
        with self._sorry(who):
            if self._wizard is None or not self.is_in_charge(who):
                raise refuse("refused-locked")
            return self._wizard.shown(self._speech(who))

    def set_up(self, doing: tuple[str, str, Mapping[str, str]], who: PageViewer) -> str | None:
        """Does what was tapped in the set-up; the host's new token where the PIN changed. Raises Sorry."""
        with self._sorry(who):
            if self._wizard is None or not self.is_in_charge(who):
                raise refuse("refused-locked")
            self._check_host(who)
            if doing[0] == "pin":
                check_at_screen(who)
            token = self._wizard.do(WizardInput(*doing))
            if doing[0] == "wifi":
                self._way_in = replace(self._way_in, named=self._wizard.wifi)
            self._presence.wake()
            return token

    def adjust(self, text: str, who: PageViewer) -> None:
        """Changes what lines of a settings file say, if all of it may be changed from afar. Raises Sorry."""
        with self._sorry(who):
            if self._wizard is None or not self.is_in_charge(who):
                raise refuse("refused-locked")
            self._check_host(who)
            adjust(self._wizard.preferences, text)
            self._presence.wake()

    def view(self, who: PageViewer) -> bytes | None:
        """What the camera sees now, as a JPEG, for whoever is in charge."""
        in_charge = self._wizard is not None and self.is_in_charge(who)
        return self._wizard.picture() if self._wizard and in_charge else None
