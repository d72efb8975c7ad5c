"""`make soak`: plays evening after evening over HTTP; the table may not grow, leak a thread or lose an
answer.
"""

import argparse
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field, replace
from http.client import HTTPResponse
from math import isnan, nan
from pathlib import Path
from random import Random
from statistics import mean, median
from tempfile import TemporaryDirectory

from tests.evening.players.evening import (
    begin,
    code_on,
    each_acts,
    is_over,
    is_read,
    kiosk,
    make_room,
    sit_down,
    type_in,
)
from tests.evening.players.phone import Phone
from tests.evening.players.player import Player
from tests.evening.players.pulse import Pulse, pulse
from tests.evening.players.server import Server, free_port
from tools.block_count import count
from tools.kept_commands import commands

WARM_UP = 8
"""Evenings after which everything that is kept once has been made, and most caches are full."""
BLOCKS_AN_EVENING = 3_000
"""Blocks of memory by which an evening may leave the table larger: caches make each count differ by some
ten thousand, so that ten evenings tell no less."""
ANSWERS_AN_HOUR = 300
"""More than a table of five gives in an hour of play: one each twelve seconds."""
GAMES_AN_HOUR = 2
"""Games that begin in an hour of play; those of a soak are over within fifty answers."""
BYTES_AN_HOUR = 5_000_000
"""Bytes that an hour of play may write to an SD card, without photographs."""
COUNT = "blocks"
"""The file of the data folder that a count of memory is written to."""
BLOCK = 512
"""Bytes of what the kernel counts files in."""
PATIENCE_S = 30.0
"""Time within which the stream of a lost phone must be noticed."""


@dataclass
class Soak:
    """A table in a process of its own, at which people come, play by chance, and go."""

    server: Server
    chance: Random
    seconds: list[float] = field(default_factory=list)
    pulses: list[Pulse] = field(default_factory=list)
    photographs: dict[str, int] = field(default_factory=dict)
    """The bytes that each takes up on the disk, of those, too, that have made room for newer ones since."""
    blocks: list[int] = field(default_factory=list)
    """Of memory, whenever an evening was over and its people had left."""
    beginnings: list[int] = field(default_factory=list)
    """Bytes that each game wrote until it had begun."""
    warm: tuple[int, int] = (0, 0)
    """The answers and the games there had been when it was warm."""
    gone: list[Phone] = field(default_factory=list)
    screen: Phone | None = None
    phones: list[Phone] = field(default_factory=list)
    streams: list[HTTPResponse] = field(default_factory=list)

    @property
    def accepted(self) -> list[str]:
        """The commands of all answers that the table has taken."""
        return [command for phone in (*self.gone, *self.phones) for command in phone.accepted]

    def play(self, turns: int) -> None:
        """Plays that many turns; the next party starts whenever a game is over."""
        for _ in range(turns):
            screen = self._seated()
            self._come_and_go()
            if not each_acts([Player(phone, self.chance) for phone in self.phones]):
                self._roll(screen)
            self._note()

    def leave(self, before: Pulse | None = None) -> Pulse:
        """All phones go; the pulse of the table that is left alone, once it has noticed.

        `before` is how it was left alone another time; without that, no more files than at the first turn.
        What was written for photographs is taken off.
        """
        while self.streams:
            self.streams.pop().close()
        files, threads = (before.files, before.threads) if before else (self.pulses[0].files, sys.maxsize)
        now, deadline = pulse(self.server.pid), time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline and (now.files > files or now.threads > threads):
            time.sleep(0.5)
            now = pulse(self.server.pid)
        return replace(now, written=now.written - sum(self.photographs.values()))

    def lost(self) -> set[str]:
        """The answers that the table had accepted, and that are not in its journal; after it was stopped."""
        return set(self.accepted) - commands(self.server.data)

    def _seated(self) -> Phone:
        """The kiosk of a game that goes on."""
        if self.screen is not None and not is_over(self.screen):
            return self.screen
        screen = self.screen or kiosk(self.server.base)
        if make_room(screen):
            self._count(screen)
        self.gone += self.phones
        before = pulse(self.server.pid).written
        self.screen, self.phones = screen, sit_down(self.server.base, code_on(screen))
        begin(screen)
        self.beginnings.append(pulse(self.server.pid).written - before)
        return screen

    def _count(self, screen: Phone) -> None:
        while self.streams:
            self.streams.pop().close()
        screen.page()
        self.blocks.append(count(self.server.pid, self.server.data / COUNT))

    def _come_and_go(self) -> None:
        """Opens a stream of some device, and closes another."""
        watcher = self.chance.choice([*self.phones, *([self.screen] if self.screen else [])])
        self.streams.append(watcher.follow())
        if len(self.streams) > len(self.phones):
            self.streams.pop(self.chance.randrange(len(self.streams))).close()

    def _roll(self, screen: Phone) -> None:
        """Throws the dice, and types in what the camera did not read."""
        if not is_read(screen):
            type_in(self.phones[0], self.chance)

    def _note(self) -> None:
        self.seconds.append(time.monotonic())
        self.pulses.append(pulse(self.server.pid))
        for path in (self.server.data / "evidence").glob("*"):
            with suppress(FileNotFoundError):  # it makes room for a newer one
                self.photographs[path.name] = path.stat().st_blocks * BLOCK


def growth(blocks: list[int]) -> float:
    """The blocks by which an evening after the warm-up leaves the table larger: last third against first."""
    warm = blocks[WARM_UP:]
    third = len(warm) // 3
    return (median(warm[-third:]) - median(warm[:third])) / (len(warm) - third) if third else nan


def an_hour(written: int, answers: int, beginnings: list[int]) -> float:
    """Bytes written in an hour of play, extrapolated from that many answers and the games that began."""
    of_answers = (written - sum(beginnings)) / max(1, answers) * ANSWERS_AN_HOUR
    return of_answers + (GAMES_AN_HOUR * mean(beginnings) if beginnings else 0)


def _told(soak: Soak, before: Pulse, after: Pulse) -> list[str]:
    """Says what was measured; what of it is a fault."""
    grown = growth(soak.blocks)
    lost = soak.lost()
    answers, games = soak.warm
    written = an_hour(after.written - before.written, len(soak.accepted) - answers, soak.beginnings[games:])
    print(f"{len(soak.accepted)} answers in {(soak.seconds[-1] - soak.seconds[0]) / 60:.1f} minutes")
    print(f"memory {before.megabytes:.0f} to {after.megabytes:.0f} MB; {len(soak.blocks)} evenings", end=": ")
    print(f"{grown:+.0f} blocks each after the first {WARM_UP}")
    print(f"threads {before.threads} to {after.threads}, open files {before.files} to {after.files}", end=" ")
    print(*after.more_than(before))
    print(f"written in an hour of play, without photographs: {written / 1e6:.2f} MB")
    faults = {
        "too few evenings to say whether it grows": isnan(grown),
        "it grows": grown > BLOCKS_AN_EVENING,
        "threads are left over": after.threads > before.threads,
        "files are left open": after.files > before.files,
        f"{len(lost)} answers are lost": bool(lost),
        "it writes too much": written > BYTES_AN_HOUR,
    }
    return [fault for fault, is_so in faults.items() if is_so]


def _before_and_after(soak: Soak, evenings: int) -> tuple[Pulse, Pulse]:
    """Plays that many evenings; the pulses of the table left alone once it was warm and after the last."""
    soak.server.start()
    _play_until(soak, WARM_UP)
    before = soak.leave()
    soak.warm = len(soak.accepted), len(soak.beginnings)
    _play_until(soak, evenings)
    return before, soak.leave(before)


def _play_until(soak: Soak, evenings: int) -> None:
    while len(soak.blocks) < evenings:
        soak.play(turns=10)


def counted_server(data: Path) -> Server:
    """A table whose memory can be counted."""
    return Server(data, free_port(), program=("-m", "tools.block_count", str(data / COUNT)))


def main() -> int:
    """Plays for that many minutes; the exit status is 1 if anything leaked."""
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("evenings", type=int, nargs="?", default=30)
    evenings = parser.parse_args().evenings
    with TemporaryDirectory() as folder:
        soak = Soak(counted_server(Path(folder) / "data"), Random(1))
        try:
            before, after = _before_and_after(soak, evenings)
        except Exception:
            print(f"the table {soak.server.fate}; {len(soak.accepted)} answers were taken", file=sys.stderr)
            raise
        finally:
            soak.server.stop()
        faults = _told(soak, before, after)
    print("; ".join(faults) or "nothing is left over")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
