"""Status of the USB panel."""

import errno
from dataclasses import dataclass
from enum import StrEnum

from firmware import wire
from firmware.handshake import Here
from firmware.ports import Port


class PanelState(StrEnum):
    """The panel's condition. `GONE`: it was connected before."""

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
    """The panel's status: its port, its introduction, further panels that are not used, and stuck buttons."""

    state: PanelState = PanelState.NONE
    port: Port | None = None
    here: Here | None = None
    others: tuple[Port, ...] = ()
    stuck: tuple[str, ...] = ()

    @property
    def is_old(self) -> bool:
        """True if the board's program is older than this companion's."""
        return self.here is not None and self.here.version < wire.VERSION

    @property
    def is_newer(self) -> bool:
        """True if the board's program is newer."""
        return self.here is not None and self.here.version > wire.VERSION


_STATES = {
    errno.ENOENT: PanelState.NONE,
    errno.EACCES: PanelState.DENIED,
    errno.EPERM: PanelState.DENIED,
    errno.EAGAIN: PanelState.TAKEN,
    errno.EBUSY: PanelState.TAKEN,
}


def state_of(fault: Exception) -> PanelState:
    """The condition of a port that could not be opened, read or written."""
    number = fault.errno if isinstance(fault, OSError) else None
    return _STATES.get(number or 0, PanelState.FAULTY)
