"""A newer version takes over only if it comes up, on a copy of the data first: with real processes."""

import json
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from threading import Event, Thread
from zipfile import ZipFile

import pytest

from companion.table.journal.journal import Journal
from companion.table.seating.seating import new_seating
from companion.upkeep import update as updating
from companion.upkeep.backup import take
from companion.upkeep.failed_starts import FAILED_MOST, Starts
from companion.upkeep.releases import VERSIONS, Releases, UpdateError
from companion.upkeep.running import ask, running
from companion.upkeep.update import update
from tests.companion.waiting import wait_until
from tests.long import in_full_alone

NOW = datetime(2026, 12, 24, 19, 5, 1)
PROGRAM = """
import json, os, signal, sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
what, data = sys.argv[1], Path(sys.argv[3])
if what == "settings":
    sys.exit({settings})
if not (data / "tables").is_dir() or {fails}:
    sys.exit(1)
class Pages(BaseHTTPRequestHandler):
    def do_GET(self):
        body = json.dumps({{"version": "{version}", "plays": (data / "playing").exists()}}).encode()
        self.reply(body, "application/json")
    def do_POST(self):
        self.reply((data / "kept.zip").read_bytes(), "application/zip")
    def reply(self, body, kind):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
    def log_message(self, *_):
        pass
server = HTTPServer(("127.0.0.1", 0), Pages)
here = f"http://127.0.0.1:{{server.server_port}}"
note = {{"process": os.getpid(), "address": here, "table": "t", "key": ""}}
(data / "running.new").write_text(json.dumps(note))
(data / "running.new").rename(data / "running.json")
server.serve_forever()
"""
ITSELF = """
import os, sys
code = {code!r}
here = "--host 127.0.0.1 --port 0".split() if sys.argv[1] == "run" else []
os.execv({python!r}, [{python!r}, "-c", code, *sys.argv[1:], *here])
"""
USUAL = "import sys; from companion.__main__ import main; sys.exit(main(sys.argv[1:]))"
FALLS_OVER = f"""
import os
from companion.app import Companion
serve = Companion._serve
def falls_over(self, settings, *more):
    serve(self, settings, *more)
    if settings.data.name == "box" and not settings.safe:
        os._exit(1)
Companion._serve = falls_over
{USUAL}
"""
INFO = "Metadata-Version: 2.1\nName: table-companion\nVersion: {}\n"
WHEEL = "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def program(version: str, *, fails: str = "False", settings: str = "0") -> str:
    return PROGRAM.format(version=version, fails=fails, settings=settings)


def itself(code: str = USUAL) -> str:
    """A version that is this program, as it is here, but for what `code` makes of it."""
    return ITSELF.format(code=code, python=sys.executable)


def wheel(folder: Path, version: str, text: str) -> Path:
    """A release that pip installs, with a program that only pretends."""
    path, info = (
        folder / f"table_companion-{version}-py3-none-any.whl",
        f"table_companion-{version}.dist-info",
    )
    files = {"companion/__init__.py": "", "companion/__main__.py": text}
    files |= {f"{info}/METADATA": INFO.format(version), f"{info}/WHEEL": WHEEL}
    with ZipFile(path, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
        archive.writestr(f"{info}/RECORD", "".join(f"{name},,\n" for name in (*files, f"{info}/RECORD")))
    return path


class Unpacked(Releases):
    """Puts a version beside the current one without pip, whose work is proven where nothing goes wrong."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self._versions = root.resolve() / VERSIONS

    def add(self, source: Path, now: datetime) -> Path:
        """A copy of the current one, with the program of that wheel."""
        fresh = self._versions / f"{now:%Y%m%d-%H%M%S}"
        shutil.copytree(self.current, fresh, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
        with ZipFile(source) as archive:
            archive.extractall(packages(fresh))
        return fresh


def packages(version: Path) -> Path:
    [found] = version.glob("lib/python*/site-packages")
    return found


class Box:
    """A box on which version 1 runs."""

    def __init__(self, folder: Path, first_version: str = program("1")) -> None:
        self.folder, self.data, self.root = folder, folder / "box", folder / "opt"
        self.data.mkdir()
        with closing(Journal(self.data)) as journal:
            journal.table("home").seat(new_seating())
        first = self.root / "versions/1"
        venv.create(first, symlinks=True)
        (packages(first) / "companion").mkdir()
        (packages(first) / "companion/__main__.py").write_text(first_version)
        (self.root / "current").symlink_to("versions/1")
        self.releases: Releases = Unpacked(self.root)
        self.table: subprocess.Popen[bytes] | None = None

    def restart(self) -> None:
        self.stop()
        self.start()

    def start(self) -> None:
        """Starts the version that is current."""
        command = [str(self.root / "current/bin/python"), "-m", "companion", "run", "--data", str(self.data)]
        self.table = subprocess.Popen(command, cwd=self.folder)

    def stop(self) -> None:
        if self.table is not None:
            self.table.kill()
            self.table.wait()

    def update(self, text: str) -> Path:
        return update(self.releases, wheel(self.folder, "2", text), self.data, self.restart, NOW)

    @property
    def versions(self) -> list[str]:
        return sorted(path.name for path in (self.root / "versions").iterdir())

    @property
    def answers(self) -> str:
        table = running(self.data)
        assert table is not None
        with ask(table, "GET", "doctor") as reply:
            return reply.read().decode()


class Tended(Box):
    """A box whose table is started anew whenever it has ended, as its unit asks systemd to."""

    def __init__(self, folder: Path, first_version: str) -> None:
        super().__init__(folder, first_version)
        self._over = Event()
        self._keeper = Thread(target=self._keep_up)
        self._keeper.start()

    def restart(self) -> None:
        """Ends what runs, as `systemctl restart` does; the keeper does the rest."""
        if self.table is not None:
            self.table.terminate()

    def stop(self) -> None:
        self._over.set()
        self._keeper.join()
        super().stop()

    def kill(self) -> None:
        """Ends it as a fault would."""
        assert self.table is not None
        self.table.kill()

    def _keep_up(self) -> None:
        while not self._over.wait(0.1):
            if self.table is None or self.table.poll() is not None:
                self.start()


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a whole minute in which a version lasts."""
    monkeypatch.setattr(updating, "LASTS_S", 0.5)


@pytest.fixture
def box(tmp_path: Path) -> Iterator[Box]:
    box = Box(tmp_path)
    yield box
    box.stop()


@pytest.fixture
def tended(tmp_path: Path) -> Iterator[Tended]:
    box = Tended(tmp_path, itself())
    wait_until(lambda: running(box.data) is not None, 100)
    yield box
    box.stop()


def keep(box: Box) -> None:
    """Lets version 1 hand out a backup, as a table does that runs."""
    kept = take(box.data)
    (box.data / "kept.zip").write_bytes(kept)
    box.restart()
    wait_until(lambda: running(box.data) is not None, 60)


@pytest.mark.slow
def test_a_version_that_comes_up_takes_over(box: Box) -> None:
    box.releases = Releases(box.root)
    keep(box)
    (box.root / "versions/0").mkdir()
    fresh = box.update(program("2"))
    assert '"version": "2"' in box.answers
    assert (box.root / "current").resolve() == fresh
    assert box.versions == ["1", "20261224-190501"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (program("2", fails="True"), "on a copy of the data"),
        (program("2", settings="'line 7 makes no sense'"), "settings: line 7 makes no sense"),
    ],
)
def test_a_version_that_does_not_bear_the_data_never_runs(box: Box, text: str, why: str) -> None:
    with pytest.raises(UpdateError, match=why):
        box.update(text)
    assert (box.root / "current").readlink() == Path("versions/1")
    assert box.versions == ["1"]
    assert box.table is None


def test_a_version_that_does_not_come_up_gives_the_place_back(
    box: Box, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(box)
    monkeypatch.setattr(updating, "UP_S", 2.0)
    with pytest.raises(UpdateError, match="the previous version runs again"):
        box.update(program("2", fails="data.name == 'box'"))
    wait_until(lambda: running(box.data) is not None, 60)
    assert '"version": "1"' in box.answers
    assert box.versions == ["1"]


def test_a_version_that_answers_and_falls_over_gives_the_place_back(
    box: Box, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(box)
    monkeypatch.setattr(updating, "LASTS_S", 600.0)
    monkeypatch.setattr(updating, "UP_S", 2.0)
    falls_over = "data.name == 'box' and __import__('threading').Timer(1, os._exit, (1,)).start()"
    with pytest.raises(UpdateError, match="the previous version runs again"):
        box.update(program("2", fails=falls_over))
    wait_until(lambda: running(box.data) is not None, 60)
    assert '"version": "1"' in box.answers


@pytest.mark.long
@in_full_alone
def test_a_version_that_ends_three_times_and_comes_up_in_safe_mode_gives_the_place_back(
    tended: Tended, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(updating, "UP_S", 240.0)
    with pytest.raises(UpdateError, match="the previous version runs again"):
        tended.update(itself(FALLS_OVER))
    wait_until(lambda: running(tended.data) is not None, 100)
    assert not json.loads(tended.answers)["safe"]
    assert tended.versions == ["1"]


@pytest.mark.slow
def test_a_version_that_follows_one_in_safe_mode_begins_as_usual(tended: Tended) -> None:
    before = running(tended.data)
    for _ in range(FAILED_MOST):
        Starts(tended.data).begin()
    tended.kill()
    wait_until(lambda: running(tended.data) not in {None, before}, 100)
    assert json.loads(tended.answers)["safe"]
    fresh = tended.update(itself())
    assert not json.loads(tended.answers)["safe"]
    assert tended.versions == ["1", fresh.name]


def test_in_the_middle_of_a_game_nothing_is_begun(box: Box) -> None:
    keep(box)
    (box.data / "playing").touch()
    with pytest.raises(UpdateError, match="a game is going on"):
        box.update(program("2"))
    assert box.versions == ["1"]


def test_what_cannot_be_installed_leaves_nothing_behind(box: Box, tmp_path: Path) -> None:
    box.releases = Releases(box.root)
    (tmp_path / "broken.whl").write_bytes(b"no wheel")
    for source, why in ((tmp_path / "none.whl", "no such file"), (tmp_path / "broken.whl", "installed")):
        with pytest.raises(UpdateError, match=why):
            update(box.releases, source, box.data, box.restart, NOW)
    with pytest.raises(UpdateError, match="make install"):
        update(Releases(tmp_path), tmp_path, box.data, box.restart, NOW)
    assert box.versions == ["1"]
