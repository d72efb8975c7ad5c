"""The results of a game's checks, kept as a list in its folder with a fingerprint of its files."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from companion.engine.game import Game

NAME = "checklist.json"
CHECKED = ("introduces-itself", "pictures", "rules", "ends", "speaks", "answers", "secrets")
"""Ids of the checks, in their order."""
COUNTED = frozenset({".ftl", ".json", ".md", ".py", ".svg", ".yaml"})
"""Suffixes of the files whose change makes a list outdated."""


@dataclass(frozen=True)
class Checklist:
    """Result of each check by name, None for one that had nothing to test; `fresh` while no file has changed
    since."""

    held: Mapping[str, bool | None]
    fresh: bool


def write(game: Game[Any, Any], held: Mapping[str, bool | None]) -> Path:
    """Writes the list into the game's folder, and returns where."""
    path = _folder(game.meta.package) / NAME
    told = {"version": game.meta.version, "files": _digest(path.parent), "held": dict(held)}
    path.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    read.cache_clear()
    return path


@cache  # what is played is what lay there as it was loaded
def read(package: str) -> Checklist | None:
    """The list that lies in that package, or None where there is none that can be read; looked for once."""
    path = _folder(package) / NAME
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        results = {True: True, None: None}
        held = {str(one): results.get(told["held"][one], False) for one in told["held"]}
        return Checklist(held, told["files"] == _digest(path.parent))
    except (OSError, ValueError, LookupError, TypeError):
        return None


def _digest(folder: Path) -> str:
    digest = sha256()
    for path in _counted(folder):
        digest.update(f"{path.relative_to(folder)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _counted(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.suffix in COUNTED and path.name != NAME and "__pycache__" not in path.parts:
            yield path


def _folder(package: str) -> Path:
    return Path(str(files(package)))
