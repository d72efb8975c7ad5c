"""Types of options that several commands take: each refuses what cannot be, in a sentence."""

from argparse import ArgumentTypeError
from pathlib import Path

from companion import games


def folder(text: str) -> Path:
    """A folder, which need not be there yet. Raises ArgumentTypeError for a file, or a place in one."""
    path = Path(text)
    for place in (path, *path.absolute().parents):
        if place.exists() and not place.is_dir():
            raise ArgumentTypeError(f"{place} is a file; name a folder")
    return path


def game(text: str) -> str:
    """The name of a game that is here. Raises ArgumentTypeError."""
    if text not in games.names():
        raise ArgumentTypeError(f"there is no game {text}; there are {', '.join(games.names())}")
    return text


def port(text: str) -> int:
    """The number of a port; 0 is any that is free. Raises ArgumentTypeError."""
    if not text.isdecimal() or int(text) > 65535:
        raise ArgumentTypeError(f"{text} is no port; take a number up to 65535, such as 8000")
    return int(text)


def unused(file: Path) -> Path:
    """That file, or if it is there already, one beside it with a number."""
    number, found = 2, file
    while found.exists():
        found, number = file.with_stem(f"{file.stem}-{number}"), number + 1
    return found
