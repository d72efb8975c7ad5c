"""A power cut after each write: an evening on a disk whose writes are logged, replayed up to each of them.

Runs as root in a kernel with `dm-log-writes` and two spare disks: user-mode Linux, or an emulated board.
"""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from urllib.error import URLError
from urllib.request import urlopen

from companion.table.journal.journal import Journal
from tests.evening.players.evening import begin, code_on, kiosk, sit_down, type_in
from tests.evening.players.player import Player
from tools.kept_commands import commands
from tools.pi.tests.on_board.kernel import run, wait_until
from tools.pi.write_log import logged_writes

DISK, LOG = Path("/dev/ubda"), Path("/dev/ubdb")
LOGGED, TARGET = "logged", Path("/dev/dm-0")
PLAYED, REPLAYED = Path("/run/played"), Path("/run/replayed")
WHOLE, CUT = Path("/run/whole.img"), Path("/run/cut.img")
"""The disk as far as it was replayed, and a copy of it, to be mounted."""
PORT = 8123
ADDRESS = f"http://127.0.0.1:{PORT}"
ANSWERS = 12
BEGUN = "begun"


def main() -> None:
    sectors = run("blockdev", "--getsz", str(DISK)).strip()
    run("dmsetup", "create", LOGGED, "--table", f"0 {sectors} log-writes {DISK} {LOG}")
    run("mkfs.ext4", "-q", "-b", "4096", "-E", "lazy_itable_init=0,lazy_journal_init=0", str(TARGET))
    with mounted(TARGET, PLAYED), served(PLAYED / "data"):
        _play()
    run("dmsetup", "remove", LOGGED)
    _replay()


def _mark(word: str) -> None:
    run("dmsetup", "message", LOGGED, "0", "mark", word)


def _play() -> None:
    """An evening in which each answer is marked in the log once the table has acknowledged it."""
    screen = kiosk(ADDRESS)
    phones = sit_down(ADDRESS, code_on(screen))
    begin(screen)
    _mark(BEGUN)
    chance, marked = Random(1), 0
    while marked < ANSWERS:
        for phone in phones:
            known = len(phone.accepted)
            if not Player(phone).act():
                type_in(phone, chance)
            for command in phone.accepted[known:]:
                _mark(command)
                marked += 1


def _replay() -> None:
    began = time.monotonic()
    cuts, acknowledged = 0, set[str]()
    with LOG.open("rb") as log, WHOLE.open("wb") as whole:
        whole.truncate(int(run("blockdev", "--getsize64", str(DISK))))
        begun = False
        for write in logged_writes(log):
            if write.mark:
                begun = True
                acknowledged |= {write.mark} - {BEGUN}
                continue
            whole.seek(write.at)
            whole.write(write.data)
            if begun:
                whole.flush()
                lost = acknowledged - _kept()
                assert not lost, f"lost at write {cuts}: {lost}"
                cuts += 1
    assert len(acknowledged) >= ANSWERS
    took = time.monotonic() - began
    print(f"{cuts} power cuts, {len(acknowledged)} answers acknowledged, none lost: {took:.0f} s")


def _kept() -> set[str]:
    """The commands in the journal of a disk that lost its power now, once the companion has opened it."""
    run("cp", "--sparse=always", str(WHOLE), str(CUT))
    with mounted(CUT, REPLAYED, "-o", "loop"):
        data = REPLAYED / "data"
        with closing(Journal(data)) as journal:
            loss = journal.table("home").loss
            assert not (loss and loss.missing)
        return commands(data)


@contextmanager
def mounted(device: Path, at: Path, *options: str) -> Iterator[None]:
    """A file system, mounted until the block ends."""
    at.mkdir(exist_ok=True)
    run("mount", *options, str(device), str(at))
    try:
        yield
    finally:
        run("umount", str(at))


@contextmanager
def served(data: Path) -> Iterator[None]:
    """A second table with its data there, killed when the block ends."""
    at = ("--host", "127.0.0.1", "--port", str(PORT))
    command = (sys.executable, "-m", "companion", "demo", *at, "--camera", "auto", "--data", str(data))
    with subprocess.Popen(command, cwd="/", stdout=subprocess.DEVNULL) as process:
        try:
            wait_until("a second table answers", _answers, 900)
            yield
        finally:
            process.kill()


def _answers() -> bool:
    try:
        with urlopen(f"{ADDRESS}/health", timeout=10):  # noqa: S310 - ours
            return True
    except (URLError, OSError):
        return False


if __name__ == "__main__":
    main()
