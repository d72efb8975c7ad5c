"""Converts the doctor's findings of a table to the broker's messages."""

from companion.cafe.table_state import packed
from vision.cameras.passwords import without_password
from web.shown.keeping import Checkup

QUOTING = "settings"
"""The finding that quotes the settings file, and so perhaps a PIN or a password."""
WORST_FIRST = ("red", "yellow")


def health(checkup: Checkup) -> bytes:
    """The light of all, and what is to be seen to."""
    lights = {finding.light for finding in checkup.findings}
    worst = next((light for light in WORST_FIRST if light in lights), "green")
    amiss = [
        {
            "id": finding.id,
            "about": finding.about,
            "light": finding.light,
            "says": "" if finding.id == QUOTING else without_password(finding.says),
        }
        for finding in checkup.findings
        if finding.light in WORST_FIRST
    ]
    return packed({"light": worst, "findings": amiss})
