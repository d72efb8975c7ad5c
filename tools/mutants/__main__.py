"""`make mutants`: puts small faults into functions, and says which of them no test notices."""

import argparse
import gc
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from companion import games
from tools.mutants.faults import Mutant, mutants
from tools.mutants.reach import reach
from tools.mutants.trial import Fate, begin, run_all

ROOT = Path(__file__).parents[2]
FOLDERS = ("companion/engine", "companion/table", *(f"companion/games/{name}" for name in games.names()))
TESTS = tuple(f"companion/{name}" for name in ("engine", "kit", "table", "games", "analysis", "adapters"))
"""Folders below `tests` that can kill a mutant."""
FIRST = "not slow or representative"
"""The tier whose tests may kill: the one that `make test` runs."""
LIMIT_S = 20.0
"""Beyond three times of what the tests of a mutant take without it."""


class Mutation:
    """A plugin of pytest's: instead of the tests it runs those that reach a mutant, for each mutant."""

    def __init__(self, root: Path, folders: Sequence[str], count: int, seed: int, at_once: int) -> None:
        self.fates: dict[str, Counter[Fate]] = defaultdict(Counter)
        self.survivors: list[Mutant] = []
        self._root, self._folders = root, folders
        self._count, self._seed, self._at_once = count, seed, at_once

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Runs every test once, and then the mutants."""
        items = {one.nodeid: one for one in session.items}
        found = reach(self._root, session.items, self._folders)
        left_out = items.keys() - found.seconds.keys()
        print(f"{len(found.seconds)} tests; left out, for they fail: {sorted(left_out)}", file=sys.stderr)
        gc.unfreeze()  # what was collected is looked through for functions
        waiting = []
        for mutant in self._sample():
            tests = found.tests(mutant.path, mutant.line)
            if tests:
                most = LIMIT_S + 3 * sum(found.seconds[one] for one in tests)
                waiting.append(
                    partial(begin, self._root, session, mutant, [items[one] for one in tests], most)
                )
            else:
                self._done(mutant, Fate.UNREACHED)
        run_all(waiting, self._at_once, self._done)
        return True

    def _sample(self) -> Iterator[Mutant]:
        """The same for the same seed and the same files, and as many of each folder."""
        each = -(-self._count // len(self._folders))
        for folder in self._folders:
            every = [one for path in self._files(folder) for one in mutants(self._root, path)]
            Random(f"{self._seed} {folder}").shuffle(every)
            yield from islice((one for one in every if one.compiles), each)

    def _files(self, folder: str) -> list[str]:
        return sorted(str(path.relative_to(self._root)) for path in (self._root / folder).rglob("*.py"))

    def _done(self, mutant: Mutant, fate: Fate) -> None:
        folder = next(one for one in self._folders if mutant.path.startswith(f"{one}/"))
        self.fates[folder][fate] += 1
        if fate in {Fate.SURVIVED, Fate.UNREACHED}:
            self.survivors.append(mutant)
            print(f"\n{fate.value}:\n{mutant.diff}", file=sys.stderr, flush=True)


def rows(fates: dict[str, Counter[Fate]]) -> Iterator[str]:
    """A table by folder."""
    yield "| folder | mutants | killed | no test reaches | survived |"
    yield "|---|---|---|---|---|"
    for folder, of in [*fates.items(), ("all", sum(fates.values(), Counter[Fate]()))]:
        killed = of[Fate.KILLED] + of[Fate.TIMEOUT]
        share = f"{killed / of.total():.1%}" if of.total() else ""
        yield f"| {folder} | {of.total()} | {share} | {of[Fate.UNREACHED]} | {of[Fate.SURVIVED]} |"


def main(words: Iterable[str]) -> int:
    """Runs it, and ends with 1 if there were survivors."""
    parser = argparse.ArgumentParser(prog="make mutants")
    parser.add_argument("folders", nargs="*", default=FOLDERS)
    parser.add_argument("--count", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=2)
    parser.add_argument("--tests", nargs="*", default=TESTS)
    given = parser.parse_args(list(words))
    mutation = Mutation(ROOT, given.folders, given.count, given.seed, given.at_once)
    quiet = [
        "-q",
        "--no-header",
        "--no-summary",
        "-p",
        "no:cacheprovider",
        "-m",
        FIRST,
    ]
    pytest.main([*quiet, *(f"{ROOT}/tests/{one}" for one in given.tests)], [mutation])
    print("\n".join(rows(mutation.fates)))
    return bool(mutation.survivors)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
