"""Sets the system's name, Wi-Fi, country and time zone as companion.txt on the SD card says."""

import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from uuid import NAMESPACE_DNS, uuid5

from babel.core import get_global

from companion.upkeep.sd_card import SdCard

Run = Callable[[Sequence[str]], None]
CONNECTION = "etc/NetworkManager/system-connections/companion-sd-card.nmconnection"
SCREEN = "etc/companion/screen"
"""The settings that systemd/kiosk reads of how the big screen hangs."""
VILLAGES = frozenset({"Europe/Busingen"})
"""Zones that differ from their country's in the past alone."""
KEYFILE = """[connection]
id=companion-sd-card
uuid={uuid}
type=wifi

[wifi]
mode=infrastructure
ssid={wifi}
hidden={hidden}
powersave=2
{security}
[ipv4]
method=auto

[ipv6]
method=auto
"""
SECURITY = """
[wifi-security]
key-mgmt=wpa-psk
psk={password}
"""


def execute(command: Sequence[str]) -> None:
    """Runs a command of the system. Raises OSError with its message."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise OSError(f"`{' '.join(command[:3])}` failed: {(done.stderr or done.stdout).strip()[-200:]}")


def apply(card: SdCard, root: Path = Path("/"), run: Run = execute) -> Iterator[str]:
    """Changes the system where the card differs, and yields a line for each change or failure."""
    for change in (_name, _country, _wifi, _zone, _screen):
        try:
            yield from change(card, root, run)
        except OSError as fault:
            yield str(fault)


def _name(card: SdCard, root: Path, run: Run) -> Iterator[str]:
    name = card.values.get("name")
    if name and name != (root / "etc/hostname").read_text().strip():
        run(("hostnamectl", "hostname", name))
        hosts = (root / "etc/hosts").read_text().splitlines()
        kept = [line for line in hosts if not line.startswith("127.0.1.1")]
        (root / "etc/hosts").write_text("\n".join((*kept, f"127.0.1.1 {name}", "")))
        yield f"the table is now called {name}"


def _country(card: SdCard, _: Path, run: Run) -> Iterator[str]:
    country = card.values.get("country")
    if country:
        pi = shutil.which("raspi-config") is not None
        run(("raspi-config", "nonint", "do_wifi_country", country) if pi else ("iw", "reg", "set", country))
        run(("rfkill", "unblock", "wifi"))
        yield f"the Wi-Fi's country is {country}"


def _wifi(card: SdCard, root: Path, run: Run) -> Iterator[str]:
    wifi, password = card.values.get("wifi"), card.values.get("password")
    if not wifi:
        return
    security = SECURITY.format(password=_escaped(password)) if password else ""
    text = KEYFILE.format(
        uuid=uuid5(NAMESPACE_DNS, "companion-sd-card"),
        wifi=_escaped(wifi),
        hidden="true" if card.values.get("hidden") else "false",
        security=security,
    )
    file = root / CONNECTION
    if not file.exists() or file.read_text() != text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(text)
        run(("nmcli", "connection", "reload"))
        yield f"the Wi-Fi is {wifi}"


def _zone(card: SdCard, root: Path, run: Run) -> Iterator[str]:
    """The zone that the card names, or that of a country that has one alone."""
    zone = card.values.get("zone") or _only_zone(card.values.get("country", ""))
    clock = root / "etc/localtime"
    if zone and not str(clock.resolve()).endswith(f"/{zone}"):
        run(("timedatectl", "set-timezone", zone))
        yield f"the time zone is {zone}"


def _only_zone(country: str) -> str:
    zones = [zone for zone in get_global("territory_zones").get(country, []) if zone not in VILLAGES]
    return str(zones[0]) if len(zones) == 1 else ""


def _screen(card: SdCard, root: Path, _: Run) -> Iterator[str]:
    file, turned, cut = root / SCREEN, card.values.get("turned"), card.values.get("cut")
    text = (f"KIOSK_TURN={turned}\n" if turned else "") + (f"KIOSK_CUT={cut}\n" if cut else "")
    if not text or (file.exists() and file.read_text() == text):
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    if turned:
        yield f"the big screen is turned by {turned} degrees"
    if cut:
        yield f"the big screen leaves {cut} percent free on each side"


def _escaped(text: str) -> str:
    """As a keyfile wants it: a space at the beginning would be lost."""
    text = text.replace("\\", "\\\\")
    return f"\\s{text[1:]}" if text.startswith(" ") else text
