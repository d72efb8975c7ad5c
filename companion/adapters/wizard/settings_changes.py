"""Changes settings of a running table: on disk first, then in memory."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from threading import Lock

from companion.engine.refusal import refuse
from companion.engine.words import Printed
from companion.table.settings.colour_order import USUAL
from companion.table.settings.settings import Settings
from companion.table.settings.settings_file import SettingsError, begin, change, differing


class Preferences:
    """The settings file's content; from any thread. Raises SettingsError or OSError when created."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = Lock()
        self._now = self._began = begin(path)

    @property
    def now(self) -> Settings:
        """The settings as they are on the disk."""
        return self._now

    def change(self, section: str, **values: object) -> None:
        """Writes other values of one section. Raises Refused with the reason; then nothing changed."""
        self.change_all({section: values})

    def change_all(self, changes: Mapping[str, Mapping[str, object]]) -> None:
        """Writes other values of several sections, all or none. Raises Refused with the reason."""
        with self._lock:
            try:
                self._now = change(self._path, changes)
            except SettingsError as fault:
                raise refuse("refused-settings", reason=Printed(fault.faults[0], "en")) from fault
            except OSError as fault:
                raise refuse(
                    "refused-settings", reason=Printed(fault.strerror or str(fault), "en")
                ) from fault

    @property
    def waiting(self) -> bool:
        """True if a change needs a restart to take effect."""
        return list(_at_start(self._began)) != list(_at_start(self._now))


def _at_start(settings: Settings) -> Iterator[str]:
    """A line for each setting that is read at the start alone."""
    strip = replace(settings.strip, segments=(), order=USUAL)
    network = replace(settings.network, wifi="", wifi_password="")
    yield from differing(replace(settings, table=Settings().table, strip=strip, network=network))
