"""A strip on a WLED controller in the Wi-Fi, by its UDP realtime protocol."""

import socket

from companion.devices.strip import Frame, checked
from companion.devices.trouble import DeviceTrouble

PORT = 21324
DNRGB = 4
"""The protocol that names the first lamp of each packet."""
LAMPS_A_PACKET = 489
TIMEOUT_S = 3
"""So long after the last frame the box goes back to what it shows by itself."""


class Wled:
    """A box at an address; frames are sent and not acknowledged."""

    def __init__(self, address: tuple[str, int], length: int) -> None:
        self.length = length
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.connect(address)

    def show(self, frame: Frame) -> None:
        """Sends a frame of exactly `length` lamps. Raises ValueError for another, OSError if it cannot."""
        for first in range(0, len(checked(frame, self.length)), LAMPS_A_PACKET):
            lamps = frame[first : first + LAMPS_A_PACKET]
            self._socket.send(bytes((DNRGB, TIMEOUT_S, *divmod(first, 256))) + b"".join(map(bytes, lamps)))

    def close(self) -> None:
        """Sends no more: after its time-out the box is its own again."""
        self._socket.close()


def open_wled(host: str, length: int, port: int) -> Wled:
    """The box of that name or number. Raises Trouble where there is no such address."""
    try:
        found = socket.getaddrinfo(host, port, socket.AF_INET, socket.SOCK_DGRAM)
        return Wled((str(found[0][4][0]), port), length)
    except (OSError, UnicodeError) as fault:
        raise DeviceTrouble(
            f"there is no WLED box {host!r} to be found; its number instead of a name is safer"
        ) from fault
