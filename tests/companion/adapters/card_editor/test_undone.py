"""A change of a deck is done whole or not at all, and what is too much is refused before any work."""

import errno
import os
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from shutil import rmtree
from stat import S_ISREG
from typing import cast

import pytest

from companion.adapters.card_editor.card_import import MOST_CARDS, MOST_FAULTS, out_of_file
from companion.adapters.card_editor.deck_editor import DeckEditor
from companion.adapters.card_editor.editor_session import EditorSession
from companion.engine.limits import MOST_CHARACTERS
from companion.engine.phrasebook.card_editor_spec import CardEditor
from companion.engine.refusal import Refused
from companion.games.hope_inhumanity.card_editor.editor import HopeCardEditor
from companion.table.cards.drafts import MOST_DRAFTS, MOST_TEXT
from tests.companion.adapters.card_editor.conftest import jpeg
from tests.companion.adapters.card_editor.test_deck_editor import FERRY, SHARED, SHEET, WRONG, write
from tests.companion.fake_disk import numbered
from web.ports.card_editor import EditorAddress
from web.ports.protocol import Sorry

HEAD = "deck: The Lake\nlanguage: en\nversion: 1\nexpansion: yes\ntraits:\n"
GOOD, BAD = "the acting player draws an asset", "the acting player drinks {} glasses of water"


def cards(number: int, use: str = GOOD, text: str = "Something.") -> str:
    one = "  - title: Card {}\n    text: {}\n    when: at any time\n    use: {}\n"
    return HEAD + "".join(one.format(n, text, use.format(n)) for n in range(number))


def files(folder: Path) -> dict[str, bytes]:
    """All that lies in a folder and may be read again."""
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (cards(MOST_CARDS + 1), "cards at once"),
        (cards(MOST_FAULTS + 1, BAD), "too many mistakes"),
        (cards(MOST_DRAFTS + 1, BAD), "drafts"),
        ("deck: The Lake\n" + "again: 1\n" * (MOST_FAULTS + 2), "too many mistakes"),
        (cards(1, text="x" * MOST_TEXT), "The card is too long"),
        (cards(1, text="x" * MOST_CHARACTERS), "The deck is too long"),
    ],
    ids=["cards", "faults", "drafts", "lines", "a card", "characters"],
)
def test_a_refused_import_leaves_no_deck(visitor: EditorSession, tmp_path: Path, text: str, why: str) -> None:
    before = files(tmp_path / "decks")
    with pytest.raises(Sorry, match=why):
        visitor.bring_in("", "", text)
    assert not any(row.own for row in visitor.shelf().decks)
    assert files(tmp_path / "decks") == before


class NeverAsked:
    """The editor of a game that nobody may ask anything but what kinds of cards there are."""

    kinds = HopeCardEditor().kinds

    def __getattr__(self, name: str) -> object:
        raise AssertionError(f"{name} was asked before the limits were")


@pytest.mark.parametrize(
    "text", [cards(MOST_CARDS + 1), cards(1, text="x" * MOST_TEXT), "deck: x\n" * MOST_CHARACTERS]
)
def test_limits_are_looked_at_before_a_card_is(text: str) -> None:
    with pytest.raises(Refused):
        out_of_file(cast(CardEditor, NeverAsked()), "", text)


def test_of_many_wrong_sentences_the_first_are_told_what_they_may_mean(visitor: EditorSession) -> None:
    faults = visitor.bring_in("", "", cards(40, BAD)).faults
    near = [number for number, fault in enumerate(faults) if "Did you mean" in fault]
    assert near == list(range(len(near)))
    assert 0 < len(near) < 20
    assert "Fix the others first" in faults[-1]


@pytest.fixture
def sea(visitor: EditorSession) -> str:
    """An own deck with a card, its picture and a draft."""
    deck = visitor.create("The Sea", "en")
    visitor.photograph(write(visitor, deck), jpeg())
    visitor.draft(visitor.begin(deck, "scenes"), WRONG)
    return deck


STEPS: dict[str, Callable[[EditorSession, str], object]] = {
    "a file is brought in": lambda visitor, _: visitor.bring_in("", "", SHARED),
    "a sheet is brought in": lambda visitor, sea: visitor.bring_in(
        sea, "scenes", SHEET.replace("ferry", "boat")
    ),
    "a deck is made": lambda visitor, _: visitor.create("The Lake", "en"),
    "a deck is copied": lambda visitor, sea: visitor.copy(sea, "The Lake"),
    "a deck has another name": lambda visitor, sea: visitor.rename(sea, "The Lake"),
    "a deck goes into the bin": lambda visitor, sea: visitor.delete(sea),
    "a card is taken out": lambda visitor, sea: visitor.remove(EditorAddress(sea, "scenes", "the-ferry")),
    "a card is typed": lambda visitor, sea: visitor.draft(EditorAddress(sea, "scenes", "the-ferry"), WRONG),
    "a card has its picture": lambda visitor, sea: visitor.photograph(
        EditorAddress(sea, "scenes", "the-ferry"), jpeg((30, 200, 30))
    ),
    "a deck is as it was": lambda visitor, sea: visitor.restore(sea, 1),
}


def put_back(folder: Path, before: Mapping[str, bytes]) -> None:
    """Makes what lies in the folders of decks and pictures what it was."""
    for kept in ("decks", "pictures"):
        rmtree(folder / kept)
    for name, content in before.items():
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).write_bytes(content)


@pytest.mark.parametrize("step", STEPS)
def test_whichever_call_the_disk_refuses_what_is_said_is_what_stands(
    visitor: EditorSession, sea: str, tmp_path: Path, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def kept() -> dict[str, bytes]:
        return files(tmp_path / "decks") | files(tmp_path / "pictures")

    before, refused = kept(), 0
    for at in count():
        with numbered(monkeypatch, at) as calls:
            try:
                STEPS[step](visitor, sea)
            except Sorry:
                refused += 1
                assert kept() == before, calls.made
            else:
                assert kept() != before, calls.made
        if not calls.failed:
            break
        put_back(tmp_path, before)
    assert refused > 2


def full_at_file(number: int) -> Callable[[int], None]:
    """A disk that is full when the file of that number is written, counted from 0."""
    written = count()

    def fsync(handle: int) -> None:
        if S_ISREG(os.fstat(handle).st_mode) and next(written) == number:
            raise OSError(errno.ENOSPC, "No space left on device")

    return fsync


def test_a_card_that_was_kept_while_the_disk_was_full_stays_as_it_was_typed(
    visitor: EditorSession, deck_editor: DeckEditor, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = visitor.create("The Sea", "en")
    place = visitor.begin(deck, "scenes")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full_at_file(1))
        with pytest.raises(Sorry):
            visitor.keep(place, FERRY)
    assert deck_editor.drafts.of(deck)[place.section, place.card] == FERRY
    assert deck_editor.decks.read(deck).sections == {}
