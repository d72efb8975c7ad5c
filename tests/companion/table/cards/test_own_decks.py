"""Owners' decks: every change is kept, nothing is written over, and no name leads out of the folder."""

from pathlib import Path

import pytest

from companion.engine.phrasebook.card_file import CardFile
from companion.engine.refusal import Refused
from companion.table.cards import own_decks
from companion.table.cards.card_shelf import CardShelf
from companion.table.cards.own_decks import OwnDecks
from tests.companion.toy_game import TOY

SEA = "# by hand\ndeck: The Sea\nlanguage: en\nversion: 4\n"


class Decks(OwnDecks):
    """The toy's decks in a folder of the test's own; `changes` counts what was told."""

    def __init__(self, data: Path) -> None:
        self.changes = 0
        self.home = data / "decks" / "toy"
        super().__init__(CardShelf(data), TOY, self._count)

    def _count(self) -> None:
        self.changes += 1


@pytest.fixture
def decks(tmp_path: Path) -> Decks:
    return Decks(tmp_path)


def reason(refused: "pytest.ExceptionInfo[Refused]") -> str:
    return refused.value.reason.key


def test_a_new_deck_is_empty_and_called_as_its_owner_says(decks: Decks) -> None:
    name = decks.create("  Über das   Meer ", "de")
    assert name == "uber-das-meer.de.yaml"
    assert decks.names() == (name,)
    assert decks.text(name) == "deck: Über das Meer\nlanguage: de\nversion: 1\n"
    assert decks.changes == 1


def test_a_new_file_is_called_after_each_letter_of_its_title(decks: Decks) -> None:
    assert decks.create("Die Straße", "de") == "die-strasse.de.yaml"
    assert decks.rename("die-strasse.de.yaml", "Smørrebrød") == "smorrebrod.de.yaml"


def test_a_file_of_before_keeps_its_name_and_its_title_until_it_gets_another(decks: Decks) -> None:
    decks.home.mkdir(parents=True)
    old = decks.home / "die-strae.de.yaml"
    old.write_text("deck: Die Straße\nlanguage: de\nversion: 3\n", encoding="utf-8")
    assert decks.read(old.name).title == "Die Straße"
    with pytest.raises(Refused) as refused:
        decks.create("Die Straße", "de")
    assert reason(refused) == "refused-deck-taken"
    decks.keep(old.name, decks.read(old.name))
    assert decks.names() == (old.name,)
    assert decks.rename(old.name, "Die Straße") == "die-strasse.de.yaml"
    assert decks.names() == ("die-strasse.de.yaml",)
    assert len(decks.versions("die-strasse.de.yaml")) > 1


@pytest.mark.parametrize("title", ["", "…", "x" * 61, "../.."])
def test_a_name_needs_letters_and_room(decks: Decks, title: str) -> None:
    with pytest.raises(Refused) as refused:
        decks.create(title, "en")
    assert reason(refused) == "refused-deck-name"
    assert decks.changes == 0


@pytest.mark.parametrize("language", ["", "english", "E1", "../"])
def test_a_language_is_two_small_letters(decks: Decks, language: str) -> None:
    with pytest.raises(Refused) as refused:
        decks.create("Sea", language)
    assert reason(refused) == "refused-deck-language"


def test_a_name_that_would_climb_out_of_the_folder_stays_in_it(decks: Decks, tmp_path: Path) -> None:
    decks.create("../../climb", "en")
    assert [path.name for path in tmp_path.iterdir()] == ["decks"]
    assert decks.names() == ("climb.en.yaml",)


@pytest.mark.parametrize(
    "name", ["../secret.yaml", "/etc/hostname", "", ".versions", "prizes.yaml", "x\0.yaml"]
)
def test_only_what_lies_in_the_folder_can_be_named(decks: Decks, tmp_path: Path, name: str) -> None:
    (tmp_path / "decks").mkdir(exist_ok=True)
    (tmp_path / "decks" / "secret.yaml").write_text(SEA)
    for ask in (decks.text, decks.delete, decks.versions, decks.bring_back):
        with pytest.raises(Refused) as refused:
            ask(name)
        assert reason(refused) == "refused-file"
    with pytest.raises(Refused):
        decks.rename(name, "Other")


def test_a_copy_keeps_remarks_and_has_a_name_of_its_own(decks: Decks) -> None:
    sea = decks.add(SEA)
    copy = decks.copy(sea, "My: Sea")
    assert copy == "my-sea.en.yaml"
    assert decks.text(copy) == "# by hand\ndeck: 'My: Sea'\nlanguage: en\nversion: 1\n"
    assert decks.text(sea) == SEA


def test_two_decks_of_one_name_are_refused_also_beside_a_shipped_one(decks: Decks) -> None:
    sea = decks.add(SEA)
    with pytest.raises(Refused) as refused:
        decks.add(SEA)
    assert reason(refused) == "refused-deck-taken"
    with pytest.raises(Refused) as refused:
        decks.create("the sea!", "en")
    assert reason(refused) == "refused-deck-taken"
    assert decks.text(sea) == SEA


def test_a_change_is_a_new_version_and_the_one_before_can_be_had_again(decks: Decks) -> None:
    name = decks.add(SEA)
    file = decks.read(name)
    decks.keep(name, file.with_card("scenes", "", {"title": "The ferry"}))
    assert decks.read(name).version == 5
    assert [one.number for one in decks.versions(name)] == [2, 1]
    decks.restore(name, 1)
    assert decks.text(name) == SEA.replace("4", "6")
    assert [one.number for one in decks.versions(name)] == [3, 2, 1]
    decks.restore(name, 2)
    assert decks.read(name).find("scenes", "the-ferry")


@pytest.mark.parametrize("number", [0, 2, -1])
def test_a_version_that_is_none_is_refused(decks: Decks, number: int) -> None:
    name = decks.add(SEA)
    with pytest.raises(Refused) as refused:
        decks.restore(name, number)
    assert reason(refused) == "refused-version"


def test_what_an_editor_wrote_into_the_file_is_kept_as_a_version_too(decks: Decks) -> None:
    name = decks.add(SEA)
    (decks.home / name).write_text(SEA + "box: core\n")
    decks.keep(name, CardFile({"deck": "The Sea", "language": "en"}))
    assert len(decks.versions(name)) == 3
    decks.restore(name, 2)
    assert "box: core" in decks.text(name)


def test_a_broken_file_of_the_owner_can_still_be_replaced_and_had_again(decks: Decks) -> None:
    name = decks.add(SEA)
    (decks.home / name).write_text("deck: [")
    decks.keep(name, CardFile({"deck": "The Sea", "language": "en"}))
    decks.restore(name, 2)
    assert decks.text(name).endswith("deck: [")


def test_the_oldest_versions_make_room(decks: Decks, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_decks, "MOST_VERSIONS", 3)
    name = decks.add(SEA)
    for _ in range(4):
        decks.keep(name, decks.read(name))
    assert [one.number for one in decks.versions(name)] == [5, 4, 3]


def test_another_name_takes_file_and_versions_along(decks: Decks) -> None:
    name = decks.add(SEA)
    new = decks.rename(name, "The Lake")
    assert decks.names() == (new,) == ("the-lake.en.yaml",)
    assert decks.text(new) == SEA.replace("Sea", "Lake")
    decks.restore(new, 1)
    assert "The Sea" in decks.text(new)


def test_a_new_deck_with_the_old_name_of_another_has_none_of_its_versions(decks: Decks) -> None:
    name = decks.add(SEA)
    decks.keep(name, decks.read(name))
    decks.rename(name, "The Lake")
    assert decks.add(SEA) == name
    assert len(decks.versions(name)) == 1


def test_a_name_that_differs_little_changes_no_file(decks: Decks) -> None:
    name = decks.add(SEA)
    assert decks.rename(name, "The SEA!") == name
    assert decks.read(name).title == "The SEA!"


def test_a_name_that_is_taken_changes_nothing(decks: Decks) -> None:
    name, _ = decks.add(SEA), decks.create("Lake", "en")
    with pytest.raises(Refused) as refused:
        decks.rename(name, "lake")
    assert reason(refused) == "refused-deck-taken"
    assert decks.text(name) == SEA


def test_the_bin_writes_nothing_over_and_gives_back(decks: Decks) -> None:
    name = decks.add(SEA)
    decks.delete(name)
    decks.add(SEA.replace("4", "9"))
    decks.delete(name)
    assert decks.names() == ()
    assert decks.binned() == ("the-sea.en.yaml", "the-sea.en~1.yaml")
    assert decks.bring_back("the-sea.en~1.yaml") == name
    assert decks.read(name).version == 9
    assert len(decks.versions(name)) == 1
    with pytest.raises(Refused) as refused:
        decks.bring_back(name)
    assert reason(refused) == "refused-deck-taken"


def test_there_is_room_for_so_many_decks(decks: Decks, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_decks, "MOST_DECKS", 1)
    decks.create("One", "en")
    with pytest.raises(Refused) as refused:
        decks.create("Two", "en")
    assert reason(refused) == "refused-decks-many"


def test_a_deck_that_is_too_long_is_not_kept(decks: Decks, monkeypatch: pytest.MonkeyPatch) -> None:
    name = decks.add(SEA)
    monkeypatch.setattr(own_decks, "MOST_CHARACTERS", 40)
    with pytest.raises(Refused) as refused:
        decks.keep(name, decks.read(name).with_card("scenes", "", {"title": "x" * 40}))
    assert reason(refused) == "refused-deck-long"
    assert decks.text(name) == SEA


@pytest.mark.parametrize("text", ["", "deck: [", "language: en\n", "deck: Sea\n"])
def test_a_whole_file_needs_a_head(decks: Decks, text: str) -> None:
    with pytest.raises(Refused):
        decks.add(text)
    assert decks.names() == ()


def test_a_disk_that_cannot_be_written_is_said(decks: Decks) -> None:
    decks.home.parent.mkdir()
    decks.home.write_text("a file where the folder should be")
    with pytest.raises(Refused) as refused:
        decks.create("Sea", "en")
    assert reason(refused) == "refused-disk"


@pytest.mark.parametrize("unseen", ["\u202e", "\u2066", "\u200b", "\x07", "\ufeff"])
def test_a_decks_name_is_without_what_cannot_be_seen_or_turns_writing_round(
    decks: Decks, unseen: str
) -> None:
    name = decks.create(f"The{unseen} Sea{unseen}", "en")
    assert decks.read(name).title == "The Sea"


def test_what_joins_letters_stays_in_a_decks_name(decks: Decks) -> None:
    title = "Die \N{MAN}\u200d\N{WOMAN} See"
    assert decks.read(decks.create(title, "de")).title == title
