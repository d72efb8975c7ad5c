"""Pictures of an owner's printed cards, scaled down, on the table's own disk; never part of a deck's file."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from companion.engine.refusal import refuse
from companion.table.files.atomic_file import write_whole
from companion.table.files.faults import not_written
from companion.table.files.rollback import whole
from companion.table.sandbox.sandbox import sandboxed
from vision.pictures.card_picture import card_picture
from vision.pictures.openable import NotAPicture

MOST = 1_000
"""Pictures; each is smaller than half a megabyte."""
NAME = re.compile(r"[a-z0-9-]+\.[a-z0-9-]+")
JPEG = ".jpg"


class CardPictures:
    """A folder with one JPEG for each card that has a picture, by the card's id."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names: Mapping[str, str] | None = None

    @property
    def names(self) -> Mapping[str, str]:
        """The name of each card's picture, with its age in it; read from the disk once after each change."""
        if self._names is None:
            self._names = {
                path.name.removesuffix(JPEG): _aged(path) for path in self._folder.glob(f"*{JPEG}")
            }
        return self._names

    @contextmanager
    def whole(self) -> Iterator[None]:
        """Pictures that came within the block go again if it fails."""
        try:
            with whole(self._folder):
                yield
        finally:
            self._names = None

    def keep(self, card: str, data: bytes) -> None:
        """Keeps a picture from any camera. Raises Refused."""
        if not NAME.fullmatch(card):
            raise refuse("refused-picture-title")
        if self.find(card) is None:
            self._check_room(1)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            write_whole(self._file(card), sandboxed(card_picture, data))
            self._names = None
        except NotAPicture as fault:
            raise refuse("refused-picture") from fault
        except OSError as fault:
            raise not_written(fault) from fault

    def find(self, card: str) -> str | None:
        """The name of a card's picture with its age in it, or None."""
        return self.names.get(card)

    def read(self, card: str) -> bytes | None:
        """The JPEG of a card, or None."""
        return self._file(card).read_bytes() if self.find(card) else None

    def drop(self, card: str) -> None:
        """Deletes the picture of a card, if there is one."""
        if self.find(card):
            self._file(card).unlink(missing_ok=True)
            self._names = None

    def move(self, card: str, to: str) -> None:
        """The card has another id now."""
        if card != to and self.find(card) and NAME.fullmatch(to):
            self._file(card).replace(self._file(to))
            self._names = None

    def move_deck(self, deck: str, to: str) -> None:
        """All cards of a deck have another id now, for the deck has another name."""
        for card in self._of(deck):
            self.move(card, f"{to}{card[len(deck) :]}")

    def check_copy(self, deck: str) -> None:
        """Raises Refused if there is no room for a copy of a deck's pictures."""
        self._check_room(len(self._of(deck)))

    def copy_deck(self, deck: str, to: str) -> None:
        """The cards of a copied deck get the pictures of those they were copied from. Raises Refused."""
        self.check_copy(deck)
        try:
            for card in self._of(deck):
                write_whole(self._file(f"{to}{card[len(deck) :]}"), self._file(card).read_bytes())
        except OSError as fault:
            raise not_written(fault) from fault
        finally:
            self._names = None

    def _of(self, deck: str) -> list[str]:
        return [path.name.removesuffix(JPEG) for path in self._folder.glob(f"{deck}.*{JPEG}")]

    def _check_room(self, more: int) -> None:
        if len(list(self._folder.glob(f"*{JPEG}"))) + more > MOST:
            raise refuse("refused-pictures-many", most=MOST)

    def _file(self, card: str) -> Path:
        return self._folder / f"{card}{JPEG}"


def _aged(path: Path) -> str:
    return f"{path.name}?v={path.stat().st_mtime_ns}"
