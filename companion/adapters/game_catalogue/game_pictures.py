"""A game's own pictures: SVG documents in its folder, and where its pages ask for them."""

from functools import cache
from importlib.resources import files
from pathlib import Path

BOX = "box"
"""The picture by which a game is chosen."""


@cache
def pictures(package: str) -> frozenset[str]:
    """The names of all pictures that the game of that package has."""
    return frozenset(path.stem for path in _folder(package).glob("*.svg"))


def picture(package: str, name: str) -> bytes | None:
    """The picture of that name, or None where there is none."""
    return (_folder(package) / f"{name}.svg").read_bytes() if name in pictures(package) else None


def address(table: str, game: str, package: str, name: str | None) -> str | None:
    """Where pages of a table find the picture of that name of a game, if it has one."""
    return f"/t/{table}/game/{game}/{name}.svg" if name in pictures(package) else None


def _folder(package: str) -> Path:
    return Path(str(files(package))) / "pictures"
