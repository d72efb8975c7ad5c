"""A café in short: a real broker with the rules that are shipped, tables in processes of their own, staff."""

import subprocess
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from time import monotonic

from companion.adapters.staff.staff_server import StaffOptions, StaffServer
from companion.adapters.system.health_watch import crowded
from companion.app import texts
from companion.table.settings.settings import CafeSettings
from tests.companion.waiting import wait_until
from tests.evening.players.phone import Phone
from tests.evening.players.server import Server, free_port
from tests.mosquitto import Mosquitto, mosquitto
from tests.systemd.on_path import SYSTEMD
from web.ports.protocol import PageViewer
from web.shown.staff import TableTileView
from web.words import Catalogue

KEY = "the key of this very café"
PIN = "246813"
GUEST = PageViewer(None, "en")
GAMES = {"map_to_hope": ("red",), "hopes_end": ("red", "blue")}
"""Games without dice, and the colours of the bots that play them here."""
AT_ONCE_S = 5.0
"""So long after anything happened the page of staff is right again."""
SETTINGS = """
[table]
game = "{game}"

[cafe]
broker = "127.0.0.1"
port = {port}
user = "{name}"
password = "{name}"
name = "{name}"
key = "{key}"
"""


class TableOfCafe:
    """One table: its process, and its kiosk."""

    def __init__(self, name: str, game: str, data: Path, broker: int) -> None:
        self.name, self.game = name, game
        data.mkdir()
        text = SETTINGS.format(name=name, game=game, port=broker, key=KEY)
        (data / "settings.toml").write_text(text)
        self.server = Server(data, free_port(), camera="off")
        self.server.start()
        self.kiosk = Phone(self.server.base, "/t/home/kiosk")
        self.kiosk.page()

    def tap(self, what: str, **fields: str) -> None:
        """Sends a form of the kiosk."""
        reply = self.kiosk.post(f"/t/home/{what}", {"as": "kiosk", **fields})
        assert reply.get("ok"), f"{what} at {self.name}: {reply}"

    def begin(self) -> None:
        """Bots sit down, and a game begins."""
        for colour in GAMES[self.game]:
            self.tap("bot", colour=colour)
        self.tap("begin")


class Cafe:
    """All of it. Use it as a context."""

    def __init__(self, folder: Path, names: Iterable[str]) -> None:
        with ExitStack() as closing:
            self._open(folder, tuple(names), closing)
            self._closing = closing.pop_all()

    def _open(self, folder: Path, names: tuple[str, ...], closing: ExitStack) -> None:
        rules = _rules(folder, ("staff", "homeassistant", "guest", *names))
        self.broker = closing.enter_context(Mosquitto(folder / "broker", rules))
        settings = CafeSettings("127.0.0.1", self.broker.port, user="staff", password="staff", key=KEY)  # noqa: S106
        begun = StaffOptions(settings, folder / "staff", PIN, "127.0.0.1", 0)
        self.office = closing.enter_context(StaffServer(begun, Catalogue(texts())))
        self.staff = PageViewer(None, "en", host=self.office.desk.unlock(PIN, GUEST, "192.0.2.1"))
        self.tables: dict[str, TableOfCafe] = {}
        for place, name in enumerate(names):
            game = tuple(GAMES)[place % len(GAMES)]
            table = TableOfCafe(name, game, folder / name, self.broker.port)
            closing.callback(table.server.stop)
            self.tables[name] = table

    def __enter__(self) -> "Cafe":
        return self

    def __exit__(self, *_: object) -> None:
        self._closing.close()

    def tile(self, name: str) -> TableTileView | None:
        return next((one for one in self.office.desk.floor(self.staff).tiles if one.table == name), None)

    def shows(self, name: str, *stages: str) -> bool:
        """True if staff see that table alive, and at one of these stages."""
        tile = self.tile(name)
        return tile is not None and tile.lives and tile.stage in stages

    def until_all(self, *stages: str) -> float:
        """Waits until staff see every table alive and at one of these stages; how many seconds that took."""
        begins = monotonic()
        wait_until(lambda: all(self.shows(name, *stages) for name in self.tables))
        return monotonic() - begins

    def until_gone(self, name: str) -> float:
        """Waits until staff see that the table is not there; how many seconds that took."""
        begins = monotonic()
        wait_until(lambda: (tile := self.tile(name)) is not None and not tile.lives)
        return monotonic() - begins

    def order(self, name: str, deed: str) -> str:
        """Has a table do something; what came of it."""
        self.office.desk.order(name, deed, self.staff)
        wait_until(lambda: self.office.desk.floor(self.staff).log[0].fate != "asked")
        return self.office.desk.floor(self.staff).log[0].fate


def at_once() -> float:
    """What counts as at once, on a machine on which so many want to run."""
    return AT_ONCE_S * crowded()


def _rules(folder: Path, users: Iterable[str]) -> str:
    """The shipped rules; everybody's password is their name."""
    passwords = folder / "passwords"
    passwords.touch(mode=0o600)
    for user in users:
        command = [mosquitto("mosquitto_passwd"), "-b", str(passwords), user, user]
        subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
    acl = SYSTEMD / "cafe" / "companion.acl"
    return f"allow_anonymous false\npassword_file {passwords}\nacl_file {acl}\n"
