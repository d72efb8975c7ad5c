"""A stand-in for `spidev`, as its documentation has it: what was sent, how fast, in which pieces."""

from pathlib import Path


class SpiDev:
    """An SPI device that remembers each message."""

    def __init__(self) -> None:
        self.max_speed_hz = 0
        self.mode = 0
        self.path = ""
        self.messages: list[bytes] = []
        self.closed = False

    def open_path(self, path: str) -> None:
        """Connects to the device's file. Raises FileNotFoundError."""
        with Path(path).open("rb"):
            self.path = path

    def writebytes2(self, values: bytes) -> None:
        """Takes bytes of any number. Raises OSError once it is closed, as the real one does."""
        if self.closed:
            raise OSError(9, "Bad file descriptor")
        self.messages.append(bytes(values))

    def close(self) -> None:
        """Disconnects; safe to call twice."""
        self.closed = True
