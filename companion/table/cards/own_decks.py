"""The owner's card files: made, copied, renamed and put into the bin, each change kept as a version."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path
from shutil import copytree, rmtree
from threading import RLock
from typing import Any

from companion.engine.game import Game
from companion.engine.limits import MOST_CHARACTERS
from companion.engine.phrasebook.card_file import CardFile, read_card_file, write_card_file
from companion.engine.phrasebook.outline import OutlineFaults
from companion.engine.refusal import refuse
from companion.engine.slug import slug, spelt
from companion.table.cards.card_shelf import CardShelf
from companion.table.cards.drafts import FILE
from companion.table.files.atomic_file import write_whole
from companion.table.files.faults import not_written
from companion.table.files.rollback import whole
from companion.table.names import seen

MOST_DECKS = 100
MOST_VERSIONS = 200
"""Of one deck; the oldest make room."""
LONGEST_NAME = 60
VERSIONS, BIN = ".versions", ".bin"
NUMBERED = re.compile(r"(\d{6})\.yaml")
LANGUAGE = re.compile(r"[a-z]{2}")


@dataclass(frozen=True)
class DeckVersion:
    """A deck as it once was: its number, and when it was kept."""

    number: int
    kept: datetime


class OwnDecks:
    """The owner's card files of one game in `<data>/decks/<game>`; from any thread.

    A name is that of a file, and only what lies in the folder has one: nothing leads out of it. Invalid
    requests raise Refused and change nothing.
    """

    def __init__(
        self, shelf: CardShelf, game: Game[Any, Any], changed: Callable[[], object] = lambda: None
    ) -> None:
        self._shelf = shelf
        self._game = game
        self._folder = shelf.folder(game)
        self._lock = RLock()
        self._changed = changed

    @contextmanager
    def whole(self, *names: str) -> Iterator[None]:
        """Transaction on `names`: a failure within the block restores them."""
        files = [path for name in names for path in (self._folder / name, self._versions(name) / FILE)]
        with self._lock:
            try:
                with whole(self._folder, files):
                    yield
            except BaseException:
                self._changed()
                raise

    def names(self) -> tuple[str, ...]:
        """The names of the owner's card files."""
        return self._shelf.owned(self._game)

    def text(self, name: str) -> str:
        """The text of the owner's card file of that name."""
        self._check(name)
        return self._shelf.text(self._game, name)

    def any_text(self, name: str) -> str:
        """The text of the card file of that name, the owner's or a shipped one."""
        return self._shelf.text(self._game, name)

    def read(self, name: str) -> CardFile:
        """The card file of that name, the owner's or a shipped one. Raises Refused, and OutlineFaults."""
        return read_card_file(name, self.any_text(name))

    def create(self, title: str, language: str) -> str:
        """An empty deck of that name; returns the name of its file."""
        head = {"deck": _titled(title), "language": _language(language), "version": "1"}
        return self.add(write_card_file(CardFile(head)))

    def copy(self, source: str, title: str) -> str:
        """A copy of a deck, shipped or own, under another name; returns the name of its file."""
        text = _headed(self.any_text(source), deck=_titled(title), version="1")
        return self.add(text)

    def add(self, text: str) -> str:
        """A new deck out of a whole card file; returns the name of its file."""
        title, language = _said(text)
        name = _file(spelt(title), language)
        with self._writing():
            self._check_free(name, _file(slug(title), language))
            self._put(name, text)
        return name

    def rename(self, name: str, title: str) -> str:
        """Gives a deck another name, and its file with it; returns that."""
        with self.renaming(name, title) as new:
            return new

    @contextmanager
    def renaming(self, name: str, title: str) -> Iterator[str]:
        """The name of the file of a deck that has another name, unless the block fails."""
        with self._writing():
            text = _headed(self.text(name), deck=_titled(title))
            new, formerly = (_file(one, _said(text)[1]) for one in (spelt(title), slug(title)))
            if new != name:
                self._check_free(*{new, formerly} - {name})
            with self.whole(name):
                if new != name and self._versions(name).is_dir():
                    copytree(self._versions(name), self._versions(new))
                self._put(new, text)
                yield new
                if new != name:
                    (self._folder / name).unlink()
            if new != name:
                rmtree(self._versions(name), ignore_errors=True)

    def keep(self, name: str, file: CardFile) -> None:
        """Writes the deck as it is now, as a new version."""
        with self._writing():
            version = str(max(file.version, self._number(name)) + 1)
            self._put(name, write_card_file(file.with_head(version=version)))

    def delete(self, name: str) -> None:
        """Puts a deck into the bin, where nothing is written over."""
        with self._writing():
            self._check(name)
            place = self._free_in_bin(name)
            _move(self._folder / name, place, self._versions(name), place.with_suffix(""))

    def binned(self) -> tuple[str, ...]:
        """The names of what lies in the bin."""
        return tuple(sorted(path.name for path in (self._folder / BIN).glob("*.yaml")))

    def bring_back(self, name: str) -> str:
        """Takes a deck out of the bin; returns the name of its file."""
        with self._writing():
            if name not in self.binned():
                raise refuse("refused-file")
            home, place = re.sub(r"~\d+\.yaml$", ".yaml", name), self._folder / BIN / name
            self._check_free(home)
            _move(place, self._folder / home, place.with_suffix(""), self._versions(home))
        return home

    def versions(self, name: str) -> tuple[DeckVersion, ...]:
        """Earlier versions of the deck, latest first."""
        self._check(name)
        found = ((NUMBERED.fullmatch(path.name), path) for path in self._versions(name).glob("*.yaml"))
        kept = (
            DeckVersion(int(match[1]), datetime.fromtimestamp(path.stat().st_mtime))
            for match, path in found
            if match
        )
        return tuple(sorted(kept, key=lambda one: -one.number))

    def restore(self, name: str, number: int) -> None:
        """Makes a deck as it was in that version; that is a new version itself."""
        with self._writing():
            if number not in {version.number for version in self.versions(name)}:
                raise refuse("refused-version")
            text = (self._versions(name) / f"{number:06}.yaml").read_text(encoding="utf-8")
            self._put(name, _headed(text, version=str(self._number(name) + 1)))

    def aside(self, name: str) -> Path:
        """The folder for what belongs to a deck and is not in its file; it goes wherever the deck goes."""
        self._check(name)
        return self._versions(name)

    def _put(self, name: str, text: str) -> None:
        if len(text) > MOST_CHARACTERS:
            raise refuse("refused-deck-long", most=MOST_CHARACTERS)
        self._versions(name).mkdir(parents=True, exist_ok=True)
        self._keep_what_was(name)
        version = self._versions(name) / f"{self._latest(name) + 1:06}.yaml"
        with ExitStack() as undone:
            undone.callback(version.unlink, missing_ok=True)
            write_whole(version, text)
            write_whole(self._folder / name, text)
            undone.pop_all()
        for old in self.versions(name)[MOST_VERSIONS:]:
            with suppress(OSError):  # one version too many is no harm
                (self._versions(name) / f"{old.number:06}.yaml").unlink(missing_ok=True)

    def _keep_what_was(self, name: str) -> None:
        """Saves a file that was edited outside as a version, too."""
        path, latest = self._folder / name, self._latest(name)
        if not path.is_file():
            return
        now, last = path.read_bytes(), self._versions(name) / f"{latest:06}.yaml"
        if not last.is_file() or last.read_bytes() != now:
            write_whole(self._versions(name) / f"{latest + 1:06}.yaml", now)

    def _latest(self, name: str) -> int:
        numbers = (NUMBERED.fullmatch(path.name) for path in self._versions(name).glob("*.yaml"))
        return max((int(match[1]) for match in numbers if match), default=0)

    def _number(self, name: str) -> int:
        try:
            return self.read(name).version
        except OutlineFaults:
            return 0

    def _versions(self, name: str) -> Path:
        return self._folder / VERSIONS / name.removesuffix(".yaml")

    def _free_in_bin(self, name: str) -> Path:
        places: Iterator[Path] = (
            self._folder / BIN / f"{name.removesuffix('.yaml')}{f'~{n}' if n else ''}.yaml" for n in count()
        )
        return next(path for path in places if not path.exists())

    def _check(self, name: str) -> None:
        if name not in self.names():
            raise refuse("refused-file")

    def _check_free(self, *names: str) -> None:
        """Raises Refused if one of these names is taken; older files may have shorter names."""
        if set(names) & set(self._shelf.names(self._game)):
            raise refuse("refused-deck-taken")
        if len(self.names()) >= MOST_DECKS:
            raise refuse("refused-decks-many", most=MOST_DECKS)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        with self._lock:
            try:
                yield
            except OSError as fault:
                raise not_written(fault) from fault
        self._changed()


def _move(file: Path, to: Path, folder: Path, its_to: Path) -> None:
    """Moves a file, and a folder that belongs to it and may not be there, or neither. Raises OSError."""
    for path in (to, its_to):
        path.parent.mkdir(parents=True, exist_ok=True)
    with ExitStack() as undone:
        file.rename(to)
        undone.callback(to.rename, file)
        if folder.is_dir():
            folder.rename(its_to)
        undone.pop_all()


def _file(name: str, language: str) -> str:
    return f"{name[:LONGEST_NAME].strip('-')}.{language}.yaml"


def _titled(title: str) -> str:
    title = seen(title)
    if not slug(title) or len(title) > LONGEST_NAME:
        raise refuse("refused-deck-name", most=LONGEST_NAME)
    return title


def _language(language: str) -> str:
    if not LANGUAGE.fullmatch(language):
        raise refuse("refused-deck-language")
    return language


def _said(text: str) -> tuple[str, str]:
    """The name and the language in the head of a card file. Raises Refused."""
    try:
        file = read_card_file("", text)
    except OutlineFaults as broken:
        raise refuse(
            "refused-deck-broken", line=broken.faults[0].place.line, why=broken.faults[0].message
        ) from broken
    return _titled(file.title), _language(file.head.get("language", ""))


def _headed(text: str, **lines: str) -> str:
    """The text with these lines in its head; all else, remarks as well, stays as it is."""
    for key, value in lines.items():
        line = write_card_file(CardFile({key: value})).rstrip("\n")
        found = re.compile(rf"^{key}:.*$", re.MULTILINE)
        escaped = line.replace("\\", "\\\\")
        text = found.sub(escaped, text, count=1) if found.search(text) else f"{line}\n{text}"
    return text
