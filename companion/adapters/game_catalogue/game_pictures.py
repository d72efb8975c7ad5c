"""A game's own pictures by their names, and the addresses of all that are composed."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import yaml

from companion.kit.composer.scene import compose

BOX = "box"
"""The picture by which a game is chosen."""


@cache
def pictures(package: str) -> Mapping[str, str]:
    """The pictures of the game of that package by name: the palette and the words of each."""
    listed = files(package).joinpath("pictures.yaml")
    palettes = yaml.safe_load(listed.read_text(encoding="utf-8")) if listed.is_file() else {}
    return {name: f"{palette}: {line}" for palette, some in palettes.items() for name, line in some.items()}


def picture(package: str, name: str) -> bytes | None:
    """The picture of that name, or None where there is none."""
    composed = pictures(package).get(name)
    return compose(*composed.split(": ", 1)).encode() if composed else None


def is_there(package: str, name: str) -> bool:
    """True if a game has a picture of that name, or if the name is a palette and known words."""
    palette, _, line = pictures(package).get(name, name).partition(": ")
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


def words_at(address: str, packages: Mapping[str, str]) -> str | None:
    """Palette and words of the picture at an address, by the packages of games; None if there is none."""
    kind, whose, name = address.removesuffix(".svg").split("/")[-3:]
    if kind == "drawn":
        return f"{whose}: {name.replace('_', ', ').replace('-', ' ')}"
    return pictures(packages[whose]).get(name) if whose in packages else None
