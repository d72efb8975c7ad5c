"""The join information for phones: Wi-Fi, address and short code, scanned one after the other."""

from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import segno
from segno.helpers import make_wifi


@dataclass(frozen=True)
class Wifi:
    """The Wi-Fi that phones are to be in: its name, and its password if it has one."""

    name: str
    password: str = ""


@dataclass(frozen=True)
class JoinInfo:
    """The information to join a table. `base` returns the address of the server as phones reach it.

    `named` is the Wi-Fi that the host named; `hotspot` is the file with the box's own for as long as that is
    up: two lines, its name and its password. `others` are its addresses in
    further networks.
    """

    base: Callable[[], str]
    named: Wifi | None = None
    hotspot: Path | None = None
    others: Callable[[], tuple[str, ...]] = tuple

    @property
    def wifi(self) -> Wifi | None:
        """The Wi-Fi that phones are to be in now, if anybody knows."""
        try:
            lines = self.hotspot.read_text(encoding="utf-8").splitlines() if self.hotspot else []
        except OSError:
            lines = []
        return Wifi(lines[0], lines[1]) if len(lines) == 2 else self.named

    def address(self, code: str) -> str:
        """The address that the QR code holds."""
        return f"{self.base()}/j/{code}"

    def elsewhere(self, code: str) -> tuple[str, ...]:
        """The same in the other networks that this machine is in."""
        return tuple(f"{base}/j/{code}" for base in self.others())

    def picture(self, code: str) -> str:
        """That address as a QR code: an SVG document."""
        return _svg(leading(self.address(code)))

    def wifi_picture(self) -> str | None:
        """The Wi-Fi as a QR code, or None where nobody said which it is."""
        wifi = self.wifi
        return None if wifi is None else _svg(joining(wifi))


def leading(address: str) -> segno.QRCode:
    """An address as a QR code."""
    return segno.make(address, micro=False)


def joining(wifi: Wifi) -> segno.QRCode:
    """A Wi-Fi as a QR code that joins it."""
    kind = "WPA" if wifi.password else None
    return make_wifi(ssid=wifi.name, password=wifi.password or None, security=kind)


def _svg(code: segno.QRCode) -> str:
    picture = BytesIO()
    code.save(picture, kind="svg", scale=8, border=2, light="#fff")
    return picture.getvalue().decode()
