"""A game's own SVG pictures and their addresses."""

from functools import cache
from importlib.resources import files
from pathlib import Path

from companion.kit.composer.scene import compose

BOX = "box"
"""The picture by which a game is chosen."""


@cache
def pictures(package: str) -> frozenset[str]:
    """The names of all pictures that the game of that package has."""
    return frozenset(path.stem for path in _folder(package).glob("*.svg"))


def picture(package: str, name: str) -> bytes | None:
    """The picture of that name, or None where there is none."""
    return (_folder(package) / f"{name}.svg").read_bytes() if name in pictures(package) else None


def is_there(package: str, name: str) -> bool:
    """True if a game's picture has a file of that name, or is composed of known words."""
    palette, composed, line = name.partition(": ")
    if not composed:
        return name in pictures(package)
    try:
        return bool(compose(palette, line))
    except (KeyError, ValueError):
        return False


def address(table: str, game: str, package: str, name: str | None) -> str | None:
    """The address of a game's picture by name or, composed, by palette and words; None if it has none."""
    if name and ":" in name:
        palette, line = name.split(": ", 1)
        return f"/t/{table}/drawn/{palette}/{line.replace(', ', '_').replace(' ', '-')}.svg"
    return f"/t/{table}/game/{game}/{name}.svg" if name in pictures(package) else None


def _folder(package: str) -> Path:
    return Path(str(files(package))) / "pictures"
