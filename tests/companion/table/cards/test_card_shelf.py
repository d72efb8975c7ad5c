"""Card files are found, or refused by their name."""

import os
from pathlib import Path

import pytest

from companion.engine.refusal import Refused
from companion.table.cards.card_shelf import LARGEST, CardShelf
from tests.companion.toy_game import TOY


@pytest.fixture
def shelf(tmp_path: Path) -> CardShelf:
    shelf = CardShelf(tmp_path)
    shelf.folder(TOY).mkdir(parents=True)
    return shelf


def put(shelf: CardShelf, name: str, content: bytes) -> Path:
    path = shelf.folder(TOY) / name
    path.write_bytes(content)
    return path


def refusal(shelf: CardShelf) -> tuple[str, object]:
    with pytest.raises(Refused) as refused:
        shelf.decks(TOY)
    return refused.value.reason.key, refused.value.reason.values["file"]


def test_what_ships_with_the_game_is_found_without_a_folder_of_the_owner(tmp_path: Path) -> None:
    decks = CardShelf(tmp_path / "nowhere").decks(TOY)
    assert list(decks) == ["prizes.yaml"]
    assert "lantern" in decks["prizes.yaml"]


def test_the_owners_files_come_beside_and_stand_for_those_of_their_name(shelf: CardShelf) -> None:
    put(shelf, "prizes.yaml", b"- a kettle")
    put(shelf, "more.yaml", "- a stove é".encode())
    assert shelf.decks(TOY) == {"prizes.yaml": "- a kettle", "more.yaml": "- a stove é"}


def test_a_file_that_is_left_out_is_not_even_read(shelf: CardShelf) -> None:
    put(shelf, "broken.yaml", b"\xff")
    assert shelf.names(TOY) == ("prizes.yaml", "broken.yaml")
    assert list(shelf.decks(TOY, ["broken.yaml"])) == ["prizes.yaml"]


def test_the_same_cards_in_several_languages_are_taken_in_one(shelf: CardShelf) -> None:
    for name in ("road.en.yaml", "road.de.yaml", "sea.de.yaml", "road.yaml"):
        put(shelf, name, b"- a card")
    assert sorted(shelf.decks_in(TOY)) == ["prizes.yaml", "road.en.yaml", "road.yaml", "sea.de.yaml"]
    assert sorted(shelf.decks_in(TOY, "de")) == ["prizes.yaml", "road.de.yaml", "road.yaml", "sea.de.yaml"]


def test_a_card_file_says_its_language_in_its_head(shelf: CardShelf) -> None:
    put(shelf, "road.yaml", b"\xef\xbb\xbfdeck: Der Weg\r\nlanguage: de\r\n")
    put(shelf, "sea.yaml", b"deck: The Sea\nlanguage: English\n")
    put(shelf, "gone.yaml", b"").unlink()
    (shelf.folder(TOY) / "gone.yaml").symlink_to("nowhere")
    found = {"prizes.yaml": "", "road.yaml": "de", "sea.yaml": "", "gone.yaml": ""}
    assert shelf.languages(TOY) == found


def test_a_mark_of_windows_editors_is_no_part_of_the_text(shelf: CardShelf) -> None:
    put(shelf, "prizes.yaml", b"\xef\xbb\xbf- a kettle")
    assert shelf.decks(TOY)["prizes.yaml"] == "- a kettle"


def test_other_files_and_hidden_ones_are_no_card_files(shelf: CardShelf) -> None:
    put(shelf, "._prizes.yaml", b"\xff")
    put(shelf, "notes.txt", b"\xff")
    assert list(shelf.decks(TOY)) == ["prizes.yaml"]


def test_a_file_of_the_largest_size_is_read_and_one_byte_more_is_refused(shelf: CardShelf) -> None:
    put(shelf, "big.yaml", b"-" * LARGEST)
    assert len(shelf.decks(TOY)["big.yaml"]) == LARGEST
    put(shelf, "big.yaml", b"-" * (LARGEST + 1))
    assert refusal(shelf) == ("refused-deck-large", "big.yaml")


def test_a_file_that_is_no_text_is_refused(shelf: CardShelf) -> None:
    put(shelf, "photo.yaml", b"\xff\xd8\xff")
    assert refusal(shelf) == ("refused-deck-text", "photo.yaml")


def test_a_link_out_of_the_folder_is_refused(shelf: CardShelf, tmp_path: Path) -> None:
    secret = tmp_path / "secret.yaml"
    secret.write_text("- a secret")
    (shelf.folder(TOY) / "link.yaml").symlink_to(secret)
    assert refusal(shelf) == ("refused-deck-link", "link.yaml")


def test_a_link_within_the_folder_is_read(shelf: CardShelf) -> None:
    (shelf.folder(TOY) / "same.yaml").symlink_to(put(shelf, "one.yaml", b"- one"))
    assert shelf.decks(TOY)["same.yaml"] == "- one"


@pytest.mark.parametrize("target", ["gone.yaml", "odd.yaml"])
def test_a_link_to_nothing_or_to_itself_is_refused(shelf: CardShelf, target: str) -> None:
    (shelf.folder(TOY) / "odd.yaml").symlink_to(target)
    assert refusal(shelf) == ("refused-deck-unreadable", "odd.yaml")


def test_what_is_no_file_is_refused_and_never_waited_for(shelf: CardShelf) -> None:
    (shelf.folder(TOY) / "folder.yaml").mkdir()
    assert refusal(shelf) == ("refused-deck-unreadable", "folder.yaml")
    (shelf.folder(TOY) / "folder.yaml").rmdir()
    os.mkfifo(shelf.folder(TOY) / "pipe.yaml")
    assert refusal(shelf) == ("refused-deck-unreadable", "pipe.yaml")
