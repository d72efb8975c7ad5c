"""`make test-changed`: runs the tests that can notice whatever differs from main.

Code is tested with the layers above it, which are those of the import contracts in pyproject.toml.
"""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Any

ROOT = Path(__file__).parents[1]
GAMES = PurePath("companion/games")
ALWAYS = "tests/test_*.py"
"""Tests of documents, texts and names; a few seconds."""
TEXTS = ("tests/test_languages.py", "tests/test_habits.py")
"""Tests that read every sentence."""
WHOLE = ("tests/evening", "tests/fuzz", "tests/secrets", "tests/systemd")
"""Tests of whole programs."""
EVERYTHING = "tests"
WORDS = frozenset({".md", ".webp"})
"""Files that only people read."""
LOOKS = frozenset({".css", ".html", ".js", ".svg", ".wav", ".woff2"})
"""Files that only a browser reads."""
FIRST, BOTH = "not slow or representative", ""
"""Tiers of tests, as pytest's `-m` has them."""

NOTHING_TO_RUN = 5
"""Pytest's exit status where all tests are of another tier."""

Contract = dict[str, Any]


@dataclass(frozen=True)
class Layers:
    """The folders and files of each layer, the highest first.

    `blind` holds pairs: the first never imports the second, not even by way of others.
    """

    rows: tuple[tuple[str, ...], ...]
    blind: frozenset[tuple[str, str]]

    def of(self, path: PurePath) -> str | None:
        """The layer in which a file lies, or None outside of all."""
        folders = {str(one) for one in (path.with_suffix(""), *path.parents)}
        return next((name for row in self.rows for name in row if name in folders), None)

    def above(self, layer: str) -> Iterator[str]:
        """The layers above this one that may import it."""
        for row in self.rows:
            if layer in row:
                return
            yield from (name for name in row if (name, layer) not in self.blind)


def read_layers() -> Layers:
    """The layers of this checkout."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts: list[Contract] = config["tool"]["importlinter"]["contracts"]
    lines = {one.get("containers", [""])[0]: one["layers"] for one in contracts if one["type"] == "layers"}
    strict = [
        one for one in contracts if one["type"] == "forbidden" and not one.get("allow_indirect_imports")
    ]
    pairs = (
        (who, whom) for one in strict for who in one["source_modules"] for whom in one["forbidden_modules"]
    )
    return Layers(tuple(_rows("", lines)), frozenset((_path(who), _path(whom)) for who, whom in pairs))


def _rows(container: str, lines: dict[str, list[str]]) -> Iterator[tuple[str, ...]]:
    """The layers of a container; those of a container in it stand in its place."""
    for line in lines[container]:
        names = [f"{container}.{name}".strip(".") for name in re.findall(r"\w+", line)]
        for name in lines.keys() & names:
            yield from _rows(name, lines)
        yield tuple(_path(name) for name in names if name not in lines)


def _path(module: str) -> str:
    return module.replace(".", "/")


def select(changed: Iterable[PurePath], layers: Layers) -> dict[str, set[str]]:
    """The tests to run after these files have changed, by tiers: paths and patterns from the root.

    In both tiers run the tests that changed themselves, those of a tool that did, and those of sentences.
    """
    found: dict[str, set[str]] = {FIRST: {ALWAYS}, BOTH: set()}
    for path in changed:
        found[FIRST].update(_tests_for(path, layers))
        found[BOTH].update(_both_tiers_of(path))
    return found


def _both_tiers_of(path: PurePath) -> Iterable[str]:
    if path.suffix == ".ftl":
        return TEXTS
    if path.parts[0] == "tests" and path.name.startswith("test_"):
        return [str(path)]
    if path.parts[0] == "tools":
        return [_mirror(str(path.with_suffix("") if len(path.parts) == 2 else path.parent))]
    return []


def _tests_for(path: PurePath, layers: Layers) -> Iterable[str]:
    layer = layers.of(path)
    if path.parts[0] == "tests":
        return [str(path if path.name.startswith("test_") else path.parent)]
    if path.parts[0] == "tools" or path.suffix in WORDS:
        return []
    if path.suffix == ".ftl":
        return _beside(path)
    if layer == "web" and path.suffix in LOOKS:
        return ["tests/web"]
    if layer is not None:
        return [*_own(path, layer), *map(_mirror, layers.above(layer)), *WHOLE]
    return [
        str(PurePath("tests", path.parts[0])) if (ROOT / "tests" / path.parts[0]).is_dir() else EVERYTHING
    ]


def _beside(path: PurePath) -> list[str]:
    """The tests of the folder in which a file lies."""
    own = [_game(path)] if path.is_relative_to(GAMES) else [str(PurePath("tests", path.parent))]
    return [one for one in own if (ROOT / one).is_dir()]


def _game(path: PurePath) -> str:
    return f"tests/{GAMES / path.relative_to(GAMES).parts[0]}"


def _own(path: PurePath, layer: str) -> list[str]:
    """The tests of the layer itself; of the games, those of all games and of the one that changed."""
    game = path.relative_to(GAMES).parts[:-1] if path.is_relative_to(GAMES) else ()
    return [f"tests/{GAMES}/test_*.py", f"tests/{GAMES / game[0]}"] if game else [_mirror(layer)]


def _mirror(layer: str) -> str:
    """The folder of a layer's tests; for a single file the folder of its tests."""
    here = PurePath("tests", layer)
    alone = here.parent / f"test_{here.name}.py"
    if (ROOT / here).is_dir():
        return str(here)
    return str(alone if (ROOT / alone).is_file() else here.parent / "test_*.py")


def changed() -> list[PurePath]:
    """The files that differ from main, committed or not; a test that is gone has none to run."""
    named = [
        *_git("diff", "--name-only", "--merge-base", "main"),
        *_git("ls-files", "-o", "--exclude-standard"),
    ]
    return [PurePath(one) for one in named if (ROOT / one).exists() or not one.startswith("tests/")]


def _git(*words: str) -> list[str]:
    said = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return said.stdout.splitlines()


def main(words: list[str]) -> int:
    """Runs pytest with these words; the exit status is the first of pytest's that is not 0."""
    tests = select(changed(), read_layers())
    statuses = [_run(tiers, tests[tiers], words) for tiers in tests if tests[tiers]]
    return next(filter(None, statuses), 0)


def _run(tiers: str, tests: set[str], words: list[str]) -> int:
    print("\n".join(sorted(tests)), flush=True)
    paths = [str(path) for one in sorted(tests) for path in ROOT.glob(one)]
    command = [sys.executable, "-m", "pytest", *words, "-m", tiers, *paths]
    status = subprocess.run(command, cwd=ROOT, check=False).returncode
    return 0 if status == NOTHING_TO_RUN else status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
