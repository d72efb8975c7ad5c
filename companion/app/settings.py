"""Start options of one process."""

from dataclasses import dataclass, replace
from pathlib import Path

from companion.adapters.camera.camera_open import OFF, PRETEND
from companion.adapters.network.join_info import Wifi
from companion.table.settings.device_settings import ButtonSettings, PanelSettings, StripSettings
from companion.table.settings.settings import CafeSettings, KioskSettings, ProgramSettings
from companion.upkeep.sd_card import EMPTY, SdCard
from companion.upkeep.signed_version import SIGNERS

PAGE_STRIP = StripSettings(kind="page")
PAGE_BUTTONS = ButtonSettings(kind="page")
ANY_PANEL = PanelSettings()
OPEN_KIOSK = KioskSettings()
NO_CAFE = CafeSettings()
NO_PROGRAMS = ProgramSettings()


@dataclass(frozen=True)
class CompanionSettings:
    """The start options of one process. `camera` is `pretend`, `mat`, or any value of open_camera.

    By default no device outside this process is used. `waits`: starts without the camera and waits for it.
    `safe`: no camera, no devices, and if need be no journal: only pages, doctor and support file.
    """

    data: Path
    camera: str = PRETEND
    tokens_answer: bool = False
    """True if a token placed for an answer gives it without a tap."""
    waits: bool = False
    safe: bool = False
    rests: bool = False
    """True if no game is read, and one that is played is put aside: it may be why earlier starts failed."""
    host: str = "0.0.0.0"  # noqa: S104 - phones on the same Wi-Fi are the point
    port: int = 8000
    address: str = ""
    proxy: str = ""
    """The address of the one proxy that is believed for whom it asks; empty: none."""
    game: str = ""
    """The game of a new table; empty for the default one."""
    plays_game: bool = False
    """True if that game replaces the one played last."""
    table: str = "home"
    strip: StripSettings = PAGE_STRIP
    buttons: ButtonSettings = PAGE_BUTTONS
    panel: PanelSettings = ANY_PANEL
    wifi: Wifi | None = None
    hotspot: Path | None = None
    kiosk: KioskSettings = OPEN_KIOSK
    cafe: CafeSettings = NO_CAFE
    programs: ProgramSettings = NO_PROGRAMS
    power: str = ""
    """The note that has the system shut down; `pretend`: the program ends in its stead. Empty: nobody can."""
    update_note: str = ""
    """The note that has root install what was brought. Empty: nobody would."""
    signers: Path = SIGNERS
    """File with the keys that may sign versions for this box."""
    sd_card: SdCard = EMPTY
    """Values and mistakes of companion.txt on the SD card."""
    opens_set_up: bool = False
    """True if the wizard opens by itself on the own screen of a new table."""


def safely(settings: CompanionSettings, *, rests: bool = True) -> CompanionSettings:
    """The same, without anything that may keep a table from starting; a game `rests`, unless it may not."""
    return replace(
        settings,
        safe=True,
        rests=rests,
        camera=OFF,
        waits=False,
        opens_set_up=False,
        strip=PAGE_STRIP,
        buttons=PAGE_BUTTONS,
        panel=ANY_PANEL,
        cafe=NO_CAFE,
        programs=NO_PROGRAMS,
    )
