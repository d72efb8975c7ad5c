"""How it stands with the panel on USB."""

import errno
from dataclasses import dataclass
from enum import StrEnum

from firmware import wire
from firmware.greeting import Here
from firmware.ports import Port


class PanelState(StrEnum):
    """What is the matter; in `GONE` it was here before."""

    NONE = "none"
    HERE = "here"
    GONE = "gone"
    NONSENSE = "nonsense"
    SILENT = "silent"
    DENIED = "denied"
    TAKEN = "taken"
    FAULTY = "faulty"


@dataclass(frozen=True)
class Status:
    """What is known of the panel: its port, what it said of itself, the panels that are not used, and the
    buttons that have been down for too long."""

    state: PanelState = PanelState.NONE
    port: Port | None = None
    here: Here | None = None
    others: tuple[Port, ...] = ()
    stuck: tuple[str, ...] = ()

    @property
    def is_old(self) -> bool:
        """Whether the board runs an older program than this companion knows."""
        return self.here is not None and self.here.version < wire.VERSION

    @property
    def is_newer(self) -> bool:
        """Whether the board runs a newer one."""
        return self.here is not None and self.here.version > wire.VERSION


_STATES = {
    errno.ENOENT: PanelState.NONE,
    errno.EACCES: PanelState.DENIED,
    errno.EPERM: PanelState.DENIED,
    errno.EAGAIN: PanelState.TAKEN,
    errno.EBUSY: PanelState.TAKEN,
}


def state_of(fault: Exception) -> PanelState:
    """What is the matter with a port that could not be opened, read or written."""
    number = fault.errno if isinstance(fault, OSError) else None
    return _STATES.get(number or 0, PanelState.FAULTY)
