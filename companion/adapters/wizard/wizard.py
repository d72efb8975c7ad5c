"""The setup wizard of one table: current step and actions."""

from companion.adapters.language.speech import Speech
from companion.adapters.network.join_info import Wifi
from companion.adapters.wizard.buttons import ButtonsStep
from companion.adapters.wizard.camera import CameraStep
from companion.adapters.wizard.network import DoneStep, NetworkStep
from companion.adapters.wizard.people import LanguageStep, PinStep, SeatsStep
from companion.adapters.wizard.settings_changes import Preferences
from companion.adapters.wizard.step import WizardInput, WizardParts, WizardStep, unknown
from companion.adapters.wizard.strip import StripStep
from companion.engine.refusal import refuse
from companion.engine.words import say
from web.shown import wizard as shown

GO, FINISH = "go", "finish"


class Wizard:
    """One for each table; all hosts see the same step, on any screen."""

    def __init__(self, parts: WizardParts) -> None:
        self._parts = parts
        self._camera, self._buttons = CameraStep(parts), ButtonsStep(parts)
        self._steps: tuple[WizardStep, ...] = (
            LanguageStep(parts),
            PinStep(parts),
            SeatsStep(parts),
            self._camera,
            self._buttons,
            StripStep(parts),
            NetworkStep(parts),
            DoneStep(parts),
        )
        self._at = 0

    @property
    def preferences(self) -> Preferences:
        return self._parts.preferences

    @property
    def wanted(self) -> bool:
        """True until the wizard was completed once."""
        return not self._parts.preferences.now.table.set_up

    @property
    def language(self) -> str | None:
        """The language that the table begins with, if one was chosen."""
        return self._parts.preferences.now.table.language or None

    @property
    def wifi(self) -> Wifi | None:
        """The Wi-Fi for the phones, as it was set up."""
        network = self._parts.preferences.now.network
        return Wifi(network.wifi, network.wifi_password) if network.wifi else None

    @property
    def seats(self) -> int:
        """Number of seats in the settings."""
        return self._parts.preferences.now.table.seats

    @property
    def dice(self) -> tuple[str, ...]:
        """The colours of the sets in the box; empty: all."""
        return self._parts.preferences.now.table.dice

    @property
    def stage_s(self) -> int:
        """Seconds that the stage takes before what goes on by itself does."""
        return self._parts.preferences.now.table.stage_s

    @property
    def decoys(self) -> bool:
        """True if decoy prompts hide who has a private one."""
        return self._parts.preferences.now.table.decoys

    def shown(self, speech: Speech) -> shown.WizardView:
        step = self._steps[self._at]
        if step is self._buttons:
            self._parts.touched.look()
        ids = [one.id for one in self._steps]
        labels = tuple(
            shown.StationView(one, speech(say(f"set-up-{one}-title")), now=one == step.id) for one in ids
        )
        return shown.WizardView(
            steps=labels,
            now=step.id,
            title=labels[self._at].label,
            sheet=step.sheet(speech),
            back=ids[self._at - 1] if self._at else None,
            on=ids[self._at + 1] if self._at + 1 < len(ids) else None,
        )

    def do(self, doing: WizardInput) -> str | None:
        """Does what was tapped; the host's new token where the PIN changed. Raises Refused."""
        if self._parts.table.moment.play is not None:
            raise refuse("refused-set-up-playing")
        if doing.what == GO:
            self._go(doing.choice)
            return None
        if doing.what == FINISH:
            self._finish()
            return None
        return self._steps[self._at].do(doing)

    def picture(self) -> bytes | None:
        """The camera's current frame as a JPEG."""
        return self._camera.picture()

    def _go(self, step: str) -> None:
        ids = [one.id for one in self._steps]
        if step not in ids:
            raise unknown()
        self._parts.touched.end()
        self._at = ids.index(step)

    def _finish(self) -> None:
        self._parts.touched.end()
        if self.wanted:
            self._parts.preferences.change("table", set_up=True)
        self._at = 0
