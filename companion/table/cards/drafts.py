"""Cards that are being written: kept as they are typed, whole or not, until they are kept or given up."""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from threading import Lock
from typing import Any, TypeAlias
from uuid import uuid4

from companion.engine.phrasebook.card_file import Lines
from companion.engine.refusal import refuse
from companion.table.files.atomic_file import write_whole
from companion.table.files.faults import not_written

MOST_DRAFTS = 300
"""Largest number of drafts of one deck."""
MOST_TEXT = 6_000
"""Characters of one card; the longest printed one has a tenth of them."""
FILE = "drafts.json"
NEW = "~"
"""Prefix of the keys of cards that are in no deck yet."""
KEY = re.compile(rf"{NEW}[0-9a-f]{{8}}|[a-z0-9-]{{1,200}}")
Place: TypeAlias = tuple[str, str]
"""The section and the key of a card."""


class Drafts:
    """The drafts of all decks; `folder` gives the folder of a deck's own by its name. From any thread."""

    def __init__(self, folder: Callable[[str], Path]) -> None:
        self._folder = folder
        self._lock = Lock()

    def of(self, deck: str) -> Mapping[Place, Lines]:
        """The drafts of a deck."""
        return _read(self._folder(deck) / FILE)

    def keep(self, deck: str, place: Place, lines: Lines) -> None:
        """Keeps a card as it is typed now. Raises Refused."""
        self.add(deck, [(place, lines)])

    def add(self, deck: str, cards: Iterable[tuple[Place, Lines]]) -> None:
        """Keeps several cards at once. Raises Refused."""
        with self._lock:
            drafts = {**self.of(deck), **dict(cards)}
            if not all(KEY.fullmatch(card) for _, card in drafts):
                raise refuse("refused-card-gone")
            if len(drafts) > MOST_DRAFTS:
                raise refuse("refused-drafts-many", most=MOST_DRAFTS)
            check_length(drafts.values())
            self._write(deck, drafts)

    def drop(self, deck: str, place: Place) -> None:
        """Forgets the draft of a card, if there is one. Raises Refused."""
        with self._lock:
            drafts = dict(self.of(deck))
            if drafts.pop(place, None) is not None:
                self._write(deck, drafts)

    def _write(self, deck: str, drafts: Mapping[Place, Lines]) -> None:
        rows = [[section, card, dict(lines)] for (section, card), lines in drafts.items()]
        try:
            self._folder(deck).mkdir(parents=True, exist_ok=True)
            write_whole(self._folder(deck) / FILE, json.dumps(rows, ensure_ascii=False))
        except OSError as fault:
            raise not_written(fault) from fault


def new_key() -> str:
    """The key of a card that nobody has begun yet."""
    return f"{NEW}{uuid4().hex[:8]}"


def check_length(cards: Iterable[Lines]) -> None:
    """Raises Refused (refused-card-long) where one of the cards is longer than any."""
    if any(_length(lines) > MOST_TEXT for lines in cards):
        raise refuse("refused-card-long", most=MOST_TEXT)


def _length(lines: Lines) -> int:
    return sum(len(one) for line in lines.values() for one in ((line,) if isinstance(line, str) else line))


def _read(path: Path) -> dict[Place, Lines]:
    if not path.is_file():
        return {}
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))
        return {(str(section), str(card)): _lines(lines) for section, card, lines in rows}
    except (OSError, ValueError, TypeError, AttributeError):
        path.replace(path.with_suffix(".broken"))
        return {}


def _lines(raw: Mapping[str, Any]) -> Lines:
    return {
        str(key): tuple(map(str, line)) if isinstance(line, list) else str(line) for key, line in raw.items()
    }
