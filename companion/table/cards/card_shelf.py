"""The shelf of card files: those that come with a game, and those that its owner typed in."""

import re
from collections.abc import Collection, Iterable, Iterator
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from companion.engine.game import Game
from companion.engine.refusal import refuse

LANGUAGE = re.compile(rb"^language: *([a-z]{2})\s*$", re.MULTILINE)
TITLE = re.compile(rb"^deck: *[\"']?(.+?)[\"']?\s*$", re.MULTILINE)
TWIN = re.compile(r"(?P<stem>.+)\.(?P<language>[a-z]{2})\.yaml")
"""Names of files with the same cards in several languages: `road.en.yaml`, `road.de.yaml`."""
UNTIL_CHOSEN = "en"
"""The language of the cards while nobody has chosen one."""
HEAD = 4096
"""Bytes at the beginning of a card file in which its language is looked for."""
LARGEST = 1_000_000
"""Bytes of one card file; a whole printed game needs a tenth of it."""


def twins(file: str, names: Iterable[str]) -> tuple[str, ...]:
    """The files of the same cards in other languages, as their names tell."""
    stem = _stem(file)
    return tuple(name for name in names if name != file and stem and _stem(name) == stem)


def _stem(name: str) -> str:
    found = TWIN.fullmatch(name)
    return found["stem"] if found else ""


def hashed(text: str) -> str:
    """Key of a card file for a game: the SHA-256 of its text."""
    return sha256(text.encode("utf-8", "surrogateescape")).hexdigest()


class CardShelf:
    """Finds card files: `decks/*.yaml` in a game's package, and `<data>/decks/<game>/*.yaml`."""

    def __init__(self, data: Path) -> None:
        self.data = data

    def folder(self, game: Game[Any, Any]) -> Path:
        """Where the owner's card files of that game lie."""
        return self.data / "decks" / game.meta.name

    def names(self, game: Game[Any, Any]) -> tuple[str, ...]:
        """The names of the game's card files, those of the owner last."""
        return tuple(dict.fromkeys(path.name for path in self._files(game)))

    def owned(self, game: Game[Any, Any]) -> tuple[str, ...]:
        """The names of the owner's card files."""
        return tuple(path.name for path in _cards(self.folder(game)))

    def text(self, game: Game[Any, Any], name: str) -> str:
        """The text of the card file of that name, the owner's before a shipped one. Raises Refused."""
        found = [path for path in self._files(game) if path.name == name]
        if not found:
            raise refuse("refused-file")
        return _text(found[-1])

    def languages(self, game: Game[Any, Any]) -> dict[str, str]:
        """The language that each card file says in its head to be written in, two letters, or nothing."""
        return {path.name: language_in(_head(path)) for path in self._files(game)}

    def titles(self, game: Game[Any, Any]) -> dict[str, str]:
        """Title of each card file from its head, or its name without the endings."""
        return {path.name: title_in(_head(path)) or path.name.split(".")[0] for path in self._files(game)}

    def decks(self, game: Game[Any, Any], left_out: Collection[str] = ()) -> dict[str, str]:
        """The card files of the game but those left out, text by file name.

        The owner's stands for a shipped one of its name.

        Raises Refused with the file's name: refused-deck-link, refused-deck-large, refused-deck-text or
        refused-deck-unreadable.
        """
        return {path.name: _text(path) for path in self._files(game) if path.name not in left_out}

    def decks_in(self, game: Game[Any, Any], language: str = UNTIL_CHOSEN) -> dict[str, str]:
        """All card files of the game, those that there are in several languages in that one. As `decks`."""
        names = self.names(game)
        chosen = (name for name in names if name.endswith(f".{language}.yaml"))
        return self.decks(game, [other for name in chosen for other in twins(name, names)])

    def _files(self, game: Game[Any, Any]) -> Iterator[Path]:
        shipped = Path(str(files(game.meta.package))) / "decks"
        return (path for folder in (shipped, self.folder(game)) for path in _cards(folder))


def _cards(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.glob("*.yaml")) if not path.name.startswith("."))


def language_in(data: bytes) -> str:
    """The language that the head of a card file names, or nothing."""
    found = LANGUAGE.search(data[:HEAD])
    return found[1].decode() if found else ""


def title_in(data: bytes) -> str:
    """The title that the head of a card file names, or nothing."""
    found = TITLE.search(data[:HEAD])
    return found[1].decode(errors="replace") if found else ""


def _head(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(HEAD)
    except OSError:
        return b""


def _text(path: Path) -> str:
    try:
        if not path.resolve(strict=True).is_relative_to(path.parent.resolve()):
            raise refuse("refused-deck-link", file=path.name)
        return _read(path).decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise refuse("refused-deck-text", file=path.name) from fault
    except (OSError, RuntimeError) as fault:
        raise refuse("refused-deck-unreadable", file=path.name) from fault


def _read(path: Path) -> bytes:
    if not path.is_file():
        raise refuse("refused-deck-unreadable", file=path.name)
    with path.open("rb") as file:
        found = file.read(LARGEST + 1)
    if len(found) > LARGEST:
        raise refuse("refused-deck-large", file=path.name)
    return found
