"""The box's own Wi-Fi over `mac80211_hwsim`: a client in a namespace of its own joins it as a phone would."""

import os
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

from tools.pi.tests.on_board.kernel import load, run, wait_until

SYSTEMD = Path(__file__).parents[4] / "systemd"
NETWORK = Path("/etc/NetworkManager")
NO_CABLE = "[main]\nno-auto-default=*\n"
NAME, PASSWORD = "Companion-test", "not-a-secret"
WIFI = Path("/run/companion-hotspot/wifi")
"""Here the service writes name and password, for the table's screen."""
SERVICE = {"RUNTIME_DIRECTORY": str(WIFI.parent), "HOTSPOT_PAUSE": "3"}
PHONE, RADIO, CARD = "phone", "phy1", "wlan1"
"""The client's namespace, radio and interface."""
INSIDE = ("ip", "netns", "exec", PHONE)
LEASE = Path("/run/lease")
ON_LEASE = f"""#!/bin/sh
[ "$1" = bound ] || exit 0
ip address add "$ip/$mask" dev "$interface"
ip route add default via "$router"
echo "nameserver $dns" >/etc/netns/{PHONE}/resolv.conf
echo "$ip" >{LEASE}
"""
CLIENT = "import sys; sys.path += {path}; from tools.pi.tests.on_board import joined_phone as it; it.main()"


def main() -> None:
    load("mac80211_hwsim")
    run("rfkill", "unblock", "wifi")
    _install()
    table = subprocess.Popen((sys.executable, "-m", "companion", "run", "--data", "/run/table"), cwd="/")
    _start_the_network()
    _take_the_second_radio()
    service = subprocess.Popen(("bash", str(SYSTEMD / "hotspot")), env={**os.environ, **SERVICE})
    try:
        wait_until("the own Wi-Fi has come up", WIFI.exists, 900)
        _join()
        wait_until("the table answers", _answers, 900)
        print(run(*INSIDE, sys.executable, "-c", CLIENT.format(path=sys.path)), flush=True)
        assert "Station" in run("iw", "dev", "wlan0", "station", "dump")
    finally:
        service.terminate()
        table.terminate()


def _install() -> None:
    """Puts in place what systemd/install would: the Wi-Fi and its names."""
    _write(NETWORK / "conf.d/no-cable.conf", NO_CABLE)
    _write(NETWORK / "dnsmasq-shared.d/companion.conf", (SYSTEMD / "hotspot-names.conf").read_text())
    wifi = (SYSTEMD / "hotspot.nmconnection").read_text()
    told = wifi.replace("@NAME@", NAME).replace("@PASSWORD@", PASSWORD)
    _write(NETWORK / "system-connections/companion-hotspot.nmconnection", told, 0o600)
    WIFI.parent.mkdir()


def _start_the_network() -> None:
    """NetworkManager and what it needs, which systemd would start."""
    Path("/run/dbus").mkdir(exist_ok=True)
    run("dbus-daemon", "--system", "--fork")
    run("wpa_supplicant", "-B", "-u", "-O", "DIR=/run/wpa_supplicant")
    run("NetworkManager")
    wait_until("NetworkManager answers", _radio_is_on, 900)


def _radio_is_on() -> bool:
    return subprocess.run(("nmcli", "radio", "wifi", "on"), check=False).returncode == 0


def _write(path: Path, text: str, mode: int = 0o644) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(mode)


def _take_the_second_radio() -> None:
    run("ip", "netns", "add", PHONE)
    run("iw", "phy", RADIO, "set", "netns", "name", PHONE)
    run(*INSIDE, "ip", "link", "set", CARD, "up")


def _join() -> None:
    """Associates with WPA2, and gets an address by DHCP."""
    known = f'network={{\n ssid="{NAME}"\n psk="{PASSWORD}"\n key_mgmt=WPA-PSK\n}}\n'
    _write(Path("/run/phone.conf"), known)
    _write(Path("/run/on-lease"), ON_LEASE, 0o755)
    Path("/etc/netns", PHONE).mkdir(parents=True, exist_ok=True)
    run(*INSIDE, "wpa_supplicant", "-B", "-D", "nl80211", "-i", CARD, "-c", "/run/phone.conf")
    wait_until("the phone is in it", lambda: "Connected" in run(*INSIDE, "iw", "dev", CARD, "link"))
    run(*INSIDE, "busybox", "udhcpc", "-i", CARD, "-n", "-q", "-t", "20", "-s", "/run/on-lease")
    print(f"its address is {LEASE.read_text()}", flush=True)
    assert LEASE.read_text().startswith("10.42.0.")


def _answers() -> bool:
    try:
        with urlopen("http://127.0.0.1/health", timeout=30):
            return True
    except OSError:
        return False
