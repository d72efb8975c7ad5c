"""`make tiles`: lays tiles on rendered tables, reads them, and says how many were right."""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from time import process_time

import cv2

from tests.vision.tiles.evening import Asked, Evening, faces
from vision.tiles import Outcome, PlacedSeenTile, Reading, TileGrid, read_change
from vision.tiles.pretend.chance import SIZES

AT_A_TABLE = 60
"""So many tiles are laid before the next table is set up."""
FIRST_SEED = 50_000
RUINED = 0.06
"""How often a tile is turned over after one was laid."""


@dataclass(frozen=True)
class Judged:
    """What became of one change: what it was, how many tiles lay there, what was read, and milliseconds."""

    kind: str
    tiles: int
    outcome: Outcome
    right: bool
    silent: bool
    milliseconds: float

    @property
    def is_placement(self) -> bool:
        """True if there was something to read: a tile that was laid or turned over as it may be."""
        return self.kind in {"laid", "pushed", "ruined"}


def evening(seed: int, tiles: int = AT_A_TABLE) -> Iterator[Judged]:
    """Everything that happens in one. Where a reading asks, people tell, and the map is found anew."""
    table = Evening(seed, SIZES[seed % 3 == 0])
    grid = table.grid()
    for _ in range(tiles):
        if grid is None:
            return
        for asked in table.laid(grid):
            reading, judged = _judged(asked, grid)
            yield judged
            if asked.right is not None:
                grid = reading.grid if judged.right else table.grid(grid)
                if grid is None:
                    return
        if table.chance.random() < RUINED and len(table.lying) > 3:
            reading, judged = _judged(table.ruined(), grid)
            yield judged
            grid = reading.grid if judged.right else table.grid(grid)


def _judged(asked: Asked, grid: TileGrid) -> tuple[Reading, Judged]:
    started = process_time()
    reading = read_change(asked.before, asked.after, asked.lying, asked.candidates, faces(), grid)
    spent = 1000 * (process_time() - started)
    outcome, right = reading.outcome, asked.right
    placed = isinstance(outcome, PlacedSeenTile)
    good = isinstance(outcome, PlacedSeenTile) and right is not None and _same(asked, outcome)
    return reading, Judged(asked.kind, len(asked.lying), outcome, good, placed and not good, spent)


def _same(asked: Asked, outcome: PlacedSeenTile) -> bool:
    """True if it was the right place and, as far as it matters to the game, the right turn."""
    right, read = asked.right, outcome.candidate
    return right is not None and right.place == read.place and (right.means or right) == (read.means or read)


def changes(placements: int) -> Iterator[Judged]:
    """What became of so many placements and of what went wrong between them."""
    done, seed = 0, FIRST_SEED
    while done < placements:
        for judged in evening(seed):
            yield judged
            done += judged.is_placement
            if done == placements:
                return
        seed += 1


def main(count: int) -> int:
    """Reads so many placements, and says at the end how many were right and what asked most."""
    cv2.setNumThreads(1)
    seen: list[Judged] = []
    for judged in changes(count):
        seen.append(judged)
        if judged.silent or (judged.is_placement and not judged.right):
            word = "SILENTLY WRONG" if judged.silent else "asks"
            print(f"{judged.kind}, {judged.tiles} tiles: {word}: {judged.outcome}", flush=True)
        if len(seen) % 100 == 0:
            print(_summary(seen), flush=True)
    print(_summary(seen))
    for (kind, told), number in sorted(Counter((one.kind, _told(one)) for one in seen).items()):
        print(f"  {kind}: {told}: {number}")
    return int(any(one.silent for one in seen))


def _told(one: Judged) -> str:
    if one.right or one.silent:
        return "right" if one.right else "silently wrong"
    return str(getattr(one.outcome, "problem", "doubt"))


def _summary(seen: list[Judged]) -> str:
    laid = [one for one in seen if one.is_placement]
    times = sorted(one.milliseconds for one in seen)
    share = 100 * sum(one.right for one in laid) / max(len(laid), 1)
    return (
        f"{len(laid)} placements: {share:.2f} % right without asking; {len(seen) - len(laid)} mishaps; "
        f"{sum(one.silent for one in seen)} silently wrong; {times[len(times) // 2]:.0f} ms, "
        f"worst 1 % {times[int(0.99 * (len(times) - 1))]:.0f} ms"
    )


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000))
