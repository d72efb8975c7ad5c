"""Installing twice is installing once, uninstalling takes all but the games, and a dry run does nothing."""

import os
import re
from pathlib import Path
from stat import S_IROTH, S_IXOTH

import pytest

from tests.systemd.on_path import SYSTEMD, OnPath

INSTALL = SYSTEMD / "install"
PYTHON = """
case "$*" in *"-m venv"*) mkdir -p "${@: -1}/bin"; cp "$0" "${@: -1}/bin/python";; esac
case "$*" in *"m.version('numpy')"*) echo numpy==1.24.2;; *m.version*|*picamera2*) exit 1;; esac
case "$*" in *"pip install"*" -c "*) cat "${@: -2:1}" >%s;; esac
"""


class Box:
    """A system in a folder, and stand-ins for the programs that would change this one."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "root"
        self.root.mkdir()
        self.pinned = folder / "pinned"
        self.programs = OnPath(folder / "bin")
        for name in ("apt-get", "apt-cache", "systemctl", "systemd-sysusers", "udevadm", "nmcli", "userdel"):
            self.programs.program(name)
        self.programs.program("id", "echo 0")
        self.programs.program("date", f"cat {folder}/now")
        self.programs.program("python", PYTHON % self.pinned)
        self._now = folder / "now"
        self.today("20261121-170000")

    def today(self, now: str) -> None:
        self._now.write_text(now)

    def make(self, what: str, **more: str) -> str:
        found = self.programs.run(
            INSTALL, what, ROOT=str(self.root), PYTHON=str(self.programs.folder / "python"), **more
        )
        assert found.returncode == 0, found.stderr
        return found.stdout

    def files(self) -> dict[str, str]:
        """What there is, with what is in it."""
        found = {}
        for path in sorted(self.root.rglob("*")):
            if path.is_symlink():
                found[str(path.relative_to(self.root))] = str(path.readlink())
            elif path.is_file():
                found[str(path.relative_to(self.root))] = path.read_text()
        return found


@pytest.fixture
def box(tmp_path: Path) -> Box:
    return Box(tmp_path)


@pytest.mark.parametrize("umask", [0o022, 0o027, 0o077])
def test_the_service_can_read_all_of_it_whatever_the_umask_of_whoever_installs(box: Box, umask: int) -> None:
    box.programs.umask = umask
    box.make("install")
    closed = [
        str(path.relative_to(box.root))
        for path in box.root.rglob("*")
        if not path.is_symlink() and not path.stat().st_mode & (S_IXOTH if path.is_dir() else S_IROTH)
    ]
    assert [name for name in closed if name.startswith("opt/")] == []


def test_all_that_is_needed_is_put_in_its_place(box: Box) -> None:
    box.make("install")
    files = box.files()
    assert files["opt/companion/current"] == "versions/20261121-170000"
    for unit in ("companion", "companion-hotspot", "companion-kiosk"):
        text = files[f"etc/systemd/system/{unit}.service"]
        started = re.findall(r"/opt/companion/\S+", "".join(re.findall("^ExecStart=.*", text, re.MULTILINE)))
        assert [os.access(box.root / path[1:], os.X_OK) for path in started] == [True]
    enabled = " ".join(box.programs.called("systemctl"))
    assert enabled == (
        f"--root={box.root} enable companion.service companion-hotspot.service companion-power.path "
        "companion-update.path companion-kiosk.service"
    )
    assert box.programs.called("systemd-sysusers") == [f"--root={box.root} companion.conf"]


def test_who_may_sign_versions_is_named_by_whoever_installs_and_by_nobody_else(
    box: Box, tmp_path: Path
) -> None:
    box.make("install")
    assert "etc/companion/signers" not in box.files()
    (tmp_path / "mine").write_text("release ssh-ed25519 AAAA\n")
    box.make("install", SIGNERS=str(tmp_path / "mine"))
    assert box.files()["etc/companion/signers"] == "release ssh-ed25519 AAAA\n"


def test_what_the_system_built_its_camera_with_stays_and_all_else_is_what_was_tested(box: Box) -> None:
    box.make("install")
    pinned = box.pinned.read_text().splitlines()
    tested = (SYSTEMD.parent / "constraints.txt").read_text().splitlines()
    assert [line for line in pinned if line.startswith("numpy==")] == ["numpy==1.24.2"]
    assert {line for line in tested if not line.startswith("numpy==")} <= {*pinned}
    assert any(line.startswith("lgpio==") for line in pinned)


def test_installing_again_changes_nothing_but_the_program(box: Box) -> None:
    box.make("install")
    before = box.files()
    box.today("20261122-090000")
    box.make("install")
    after = box.files()
    assert after["opt/companion/current"] == "versions/20261122-090000"

    def rest(files: dict[str, str]) -> dict[str, str]:
        return {name: text for name, text in files.items() if "versions/" not in name + text}

    assert rest(before) == rest(after)
    box.today("20261123-090000")
    box.make("install")
    there = sorted(path.name for path in (box.root / "opt/companion/versions").iterdir())
    assert there == ["20261122-090000", "20261123-090000"], "the version before is the way back"


def test_where_the_pins_of_a_pi_are_not_to_be_had_it_does_without(box: Box) -> None:
    no_pins = PYTHON % box.pinned + '\ncase "$*" in *"[pi,cafe]") exit 1;; esac'
    box.programs.program("python", no_pins)
    assert "does without the pins of a Pi" in box.make("install")
    assert "opt/companion/current" in box.files()


def test_each_box_has_a_wifi_password_of_its_own_that_only_root_reads(box: Box, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    another = Box(other)
    box.make("install")
    another.make("install")
    name = "etc/NetworkManager/system-connections/companion-hotspot.nmconnection"
    texts = [one.files()[name] for one in (box, another)]
    passwords = [re.findall("^psk=([a-z0-9]{10})$", text, re.MULTILINE) for text in texts]
    assert len(passwords[0]) == 1
    assert passwords[0] != passwords[1]
    assert (box.root / name).stat().st_mode & 0o777 == 0o600


def test_uninstalling_leaves_the_games_and_nothing_else_and_all_can_come_back(box: Box) -> None:
    data = box.root / "var/lib/companion/tables/home/table.json"
    data.parent.mkdir(parents=True)
    data.write_text("an evening")
    box.make("install")
    box.make("uninstall")
    assert box.files() == {"var/lib/companion/tables/home/table.json": "an evening"}
    assert len(box.programs.called("userdel")) == 2
    box.make("uninstall")
    assert box.files() == {"var/lib/companion/tables/home/table.json": "an evening"}
    box.make("install")
    assert "opt/companion/current" in box.files()


def test_a_dry_run_says_every_step_and_does_none(box: Box) -> None:
    said = box.make("install", DRY_RUN="yes")
    assert "-m venv --system-site-packages" in said
    assert "enable companion.service" in said
    assert box.files() == {}
    assert box.programs.called("systemctl") == []


def test_a_box_without_a_screen_has_no_kiosk(box: Box) -> None:
    box.make("install", KIOSK="no")
    assert "kiosk" not in " ".join(box.programs.called("systemctl"))


def test_a_program_that_does_not_start_is_not_switched_to(box: Box) -> None:
    box.make("install")
    broken = PYTHON % box.pinned + '\ncase "$*" in *companion.app*) exit 1;; esac'
    box.programs.program("python", broken)
    box.today("20261122-090000")
    python = str(box.programs.folder / "python")
    assert box.programs.run(INSTALL, "install", ROOT=str(box.root), PYTHON=python).returncode != 0
    assert box.files()["opt/companion/current"] == "versions/20261121-170000"


def test_only_root_may_install(box: Box) -> None:
    box.programs.program("id", "echo 1000")
    found = box.programs.run(INSTALL, "install", ROOT=str(box.root))
    assert found.returncode == 1
    assert "`sudo make install`" in found.stderr
    assert box.files() == {}


def test_with_wheels_at_hand_pip_asks_no_network_and_the_cards_own_services_are_switched_on(
    box: Box, tmp_path: Path
) -> None:
    wheels = tmp_path / "wheels"
    wheels.mkdir()
    (wheels / "pip-26.0-py3-none-any.whl").touch()
    box.make("install", WHEELS=str(wheels))
    asked = [call for call in box.programs.called("python") if "pip install" in call]
    assert asked
    assert all(f"--no-index --find-links {wheels}" in call for call in asked)
    assert asked[-1].endswith("table-companion[pi,cafe]")
    assert "companion-sd-card.service companion-packages.service" in " ".join(
        box.programs.called("systemctl")
    )
    assert "etc/systemd/system/companion-sd-card.service" in box.files()
    box.make("uninstall")
    assert [name for name in box.files() if "sd-card" in name or "packages" in name] == []


def test_what_the_system_lacks_can_be_fetched_by_itself(box: Box) -> None:
    box.make("packages")
    assert box.programs.called("systemctl") == []
