"""The middle of a café is set up once, and again without a change; each table gets what is its own."""

import re
import tomllib
from pathlib import Path

import pytest

from companion.cafe.discovery import topic
from companion.cafe.topics import Topics
from companion.table.settings.settings_file import read
from tests.mosquitto import Ear, Mosquitto, mosquitto
from tests.systemd.on_path import SYSTEMD, OnPath

INSTALL = SYSTEMD / "cafe" / "install"
TABLES = ("window", "door")


class House:
    """A system in a folder, and stand-ins for the programs that would change this one."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "root"
        self.root.mkdir()
        self.programs = OnPath(folder / "bin")
        for name in ("apt-get", "systemctl", "chown"):
            self.programs.program(name)
        self.programs.program("id", "echo 0")
        self.programs.program("mosquitto_passwd", f'exec {mosquitto("mosquitto_passwd")} "$@"')

    def run(self, *words: str, **more: str) -> "tuple[int, str]":
        said = {"ROOT": str(self.root), "BROKER": "192.168.1.5", **more}
        found = self.programs.run(INSTALL, *words, **said)
        return found.returncode, found.stdout + found.stderr

    def files(self) -> dict[str, str]:
        paths = sorted(path for path in self.root.rglob("*") if path.is_file())
        return {str(path.relative_to(self.root)): path.read_text() for path in paths}


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_each_table_gets_settings_that_its_program_understands(house: House) -> None:
    assert house.run("install", *TABLES)[0] == 0
    folder = house.root / "etc/mosquitto/companion"
    found = {name: read(folder / f"{name}.toml").cafe for name in (*TABLES, "staff")}
    assert [found[name].name for name in TABLES] == list(TABLES)
    assert {one.user for one in found.values()} == {"window", "door", "staff"}
    assert len({one.password for one in found.values()}) == 3
    assert len({one.key for one in found.values()}) == 1
    assert all(one.broker == "192.168.1.5" for one in found.values())
    users = (house.root / "etc/mosquitto/companion.passwd").read_text()
    assert re.findall(r"^(\w+):", users, re.MULTILINE) == [*TABLES, "staff", "homeassistant", "guest"]


def test_the_broker_takes_its_rules_and_lets_each_table_in_by_its_own_settings(
    house: House, tmp_path: Path
) -> None:
    house.run("install", *TABLES)
    etc = house.root / "etc/mosquitto"
    rules = (etc / "conf.d/companion.conf").read_text().replace("listener 1883\n", "")
    broker = Mosquitto(tmp_path / "broker", rules.replace("/etc/mosquitto", str(etc)))
    settings = read(etc / "companion/window.toml").cafe
    topics = Topics(settings.name)
    with broker, Ear(broker.broker(settings.user, settings.password), "window", (topics.command,)) as window:
        staff = read(etc / "companion/staff.toml").cafe
        with Ear(broker.broker(staff.user, staff.password), "staff") as hears:
            window.line.tell(topics.state, "free", kept=True)
            hears.await_(topics.state, b"free")
            hears.line.tell(topics.command, "an order", kept=False)
            window.await_(topics.command, b"an order")


def test_nobody_but_root_reads_what_is_secret(house: House) -> None:
    house.run("install", *TABLES)
    secret = [*(house.root / "etc/mosquitto/companion").iterdir(), house.root / "etc/mosquitto/companion.key"]
    secret += [house.root / "var/lib/companion-staff/settings.toml"]
    assert {path.stat().st_mode & 0o777 for path in secret} == {0o600}


def test_a_guest_and_home_assistant_are_given_no_key(house: House) -> None:
    house.run("install", *TABLES)
    for name in ("guest", "homeassistant"):
        text = (house.root / f"etc/mosquitto/companion/{name}.toml").read_text()
        assert set(tomllib.loads(text)["cafe"]) == {"broker", "user", "password"}


def test_running_it_again_changes_nothing_and_a_further_table_is_added(house: House) -> None:
    house.run("install", *TABLES)
    before = house.files()
    house.run("install", *TABLES)
    assert house.files() == before
    house.run("install", *TABLES, "bar")
    assert "etc/mosquitto/companion/bar.toml" in house.files()
    assert before.items() - house.files().items() == {
        ("etc/mosquitto/companion.passwd", before["etc/mosquitto/companion.passwd"])
    }


@pytest.mark.parametrize("name", ["Window", "staff", "guest", "a b", "../x", "+", "x" * 33])
def test_a_name_that_no_table_can_have_is_refused_before_anything_is_done(house: House, name: str) -> None:
    status, said = house.run("install", "window", name)
    assert status == 2
    assert "No table can be called" in said
    assert house.files() == {}


@pytest.mark.skipif(Path("/opt/companion").exists(), reason="the companion is installed on this machine")
@pytest.mark.skipif(Path("/opt/companion").exists(), reason="the companion is installed on this machine")
def test_a_machine_without_the_companion_is_told_what_comes_first(house: House) -> None:
    status, said = house.run("install", "window", ROOT="")
    assert (status, "`sudo make install`" in said) == (2, True)


def test_the_steps_are_printed_on_a_machine_that_has_no_companion_yet(house: House) -> None:
    status, said = house.run("install", "window", ROOT="", DRY_RUN="yes")
    assert status == 0
    assert "apt-get install" in said
    assert "/etc/mosquitto/companion/window.toml" in said


def test_a_dry_run_does_nothing_and_uninstalling_leaves_what_staff_wrote(house: House) -> None:
    assert house.run("install", *TABLES, DRY_RUN="yes")[0] == 0
    assert house.files() == {}
    house.run("install", *TABLES)
    assert house.run("uninstall")[0] == 0
    assert set(house.files()) == {"var/lib/companion-staff/settings.toml"}


def test_another_discovery_prefix_is_open_to_tables_and_to_home_assistant(
    house: House, tmp_path: Path
) -> None:
    assert house.run("install", "window", DISCOVERY="ha/found")[0] == 0
    etc = house.root / "etc/mosquitto"
    rules = (etc / "conf.d/companion.conf").read_text().replace("listener 1883\n", "")
    table, home = (read(etc / f"companion/{name}.toml").cafe for name in ("window", "homeassistant"))
    described = topic("window", "light", "ha/found")
    with (
        Mosquitto(tmp_path / "broker", rules.replace("/etc/mosquitto", str(etc))) as broker,
        Ear(broker.broker(table.user, table.password), "window") as window,
        Ear(broker.broker(home.user, home.password), "home", ("ha/found/#",)) as hears,
    ):
        window.line.tell(described, "{}", kept=True)
        hears.await_(described, b"{}")
