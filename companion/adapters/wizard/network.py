"""The last steps: the Wi-Fi for phones, and the summary."""

from companion.adapters.language.speech import Speech
from companion.adapters.wizard.step import WizardInput, WizardParts, unknown
from companion.engine.refusal import refuse
from companion.engine.words import say
from web.shown.wizard import Form, SettingFieldView, SetUpSheetView

LONGEST_NAME = 32
"""Bytes of a Wi-Fi's name (IEEE 802.11)."""
PASSWORD = range(8, 64)
"""Lengths of a Wi-Fi password (WPA2); an open Wi-Fi has none."""


class NetworkStep:
    """The Wi-Fi step; its network becomes a QR code on the kiosk."""

    id = "network"

    def __init__(self, parts: WizardParts) -> None:
        self._parts = parts

    def sheet(self, speech: Speech) -> SetUpSheetView:
        """Its name and its password, which is never shown again."""
        wifi = self._parts.preferences.now.network.wifi
        line = say("set-up-wifi-is", name=wifi) if wifi else say("set-up-wifi-none")
        fields = (
            SettingFieldView("wifi", speech(say("set-up-wifi-name")), wifi),
            SettingFieldView("wifi_password", speech(say("set-up-wifi-password")), kind="password"),
        )
        form = Form("wifi", fields, speech(say("set-up-keep")))
        return SetUpSheetView(speech.all((say("set-up-wifi"), line)), form=form)

    def do(self, doing: WizardInput) -> None:
        """Keeps the Wi-Fi that was typed; an empty name forgets it."""
        if doing.what != "wifi":
            raise unknown()
        name, password = doing.text("wifi").strip(), doing.text("wifi_password")
        if len(name.encode()) > LONGEST_NAME or not name.isprintable():
            raise refuse("refused-wifi-name")
        if password and (len(password) not in PASSWORD or not password.isprintable()):
            raise refuse("refused-wifi-password")
        self._parts.preferences.change("network", wifi=name, wifi_password=password if name else "")


class DoneStep:
    """The summary step."""

    id = "done"

    def __init__(self, parts: WizardParts) -> None:
        self._parts = parts

    def sheet(self, speech: Speech) -> SetUpSheetView:
        """The way back into the wizard, and the settings that need a restart."""
        lines = [say("set-up-done"), say("set-up-again")]
        if self._parts.preferences.waiting:
            lines.append(say("set-up-restart"))
        return SetUpSheetView(tuple(map(speech, lines)))

    def do(self, _doing: WizardInput) -> None:
        """Going on is all there is."""
        raise unknown()
