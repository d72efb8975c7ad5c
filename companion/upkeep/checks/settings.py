"""The settings file: whether it could be read if the table were started now."""

from pathlib import Path

from companion.engine.words import Printed
from companion.table.settings.settings_file import NAME, SettingsError, read
from companion.upkeep.finding import DoctorFinding, broken, well


def check(data: Path) -> DoctorFinding:
    """Red where a line of the file makes no sense."""
    path = data / NAME
    if not path.exists():
        return well("settings", "settings-usual")
    try:
        read(path)
    except SettingsError as fault:
        return broken("settings", "settings-faulty", fault=Printed(fault.faults[0], "en"))
    return well("settings", "settings-well")
