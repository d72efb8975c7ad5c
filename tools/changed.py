"""`make test-changed`: runs the tests at or above the layers that differ from main.

The layers are those of the import contracts in pyproject.toml.
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
WHOLE = ("tests/evening", "tests/fuzz", "tests/secrets", "tests/systemd")
"""Tests of whole programs."""
EVERYTHING = "tests"
WORDS = frozenset({".md", ".webp"})
"""Files that only people read."""

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


def select(changed: Iterable[PurePath], layers: Layers) -> set[str]:
    """The tests to run after these files have changed: paths and patterns from the root."""
    return {ALWAYS} | {test for path in changed for test in _tests_for(path, layers)}


def _tests_for(path: PurePath, layers: Layers) -> Iterable[str]:
    layer = layers.of(path)
    if path.parts[0] == "tests":
        return [str(path if path.name.startswith("test_") else path.parent)]
    if layer is not None:
        return [*_own(path, layer), *map(_mirror, layers.above(layer)), *WHOLE]
    if path.suffix in WORDS:
        return []
    return [
        str(PurePath("tests", path.parts[0])) if (ROOT / "tests" / path.parts[0]).is_dir() else EVERYTHING
    ]


def _own(path: PurePath, layer: str) -> list[str]:
    """The tests of the layer itself; of the games, those of all games and of the one that changed."""
    game = path.relative_to(GAMES).parts[:-1] if path.is_relative_to(GAMES) else ()
    return [f"tests/{GAMES}/test_*.py", f"tests/{GAMES / game[0]}"] if game else [_mirror(layer)]


def _mirror(layer: str) -> str:
    """The folder of a layer's tests; for a single file the folder of its tests."""
    here = PurePath("tests", layer)
    return str(here if (ROOT / here).is_dir() else here.parent / "test_*.py")


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
    """Runs pytest with these words on what changed; the exit status is pytest's."""
    found = select(changed(), read_layers())
    print("\n".join(sorted(found)), flush=True)
    paths = [str(path) for one in sorted(found) for path in ROOT.glob(one)]
    return subprocess.run([sys.executable, "-m", "pytest", *words, *paths], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
