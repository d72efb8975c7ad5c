"""What somebody types into a card is on disk before the card is whole."""

from pathlib import Path

import pytest

from companion.engine.phrasebook.card_file import Lines
from companion.engine.refusal import Refused
from companion.table.cards import drafts as module
from companion.table.cards.drafts import KEY, Drafts, new_key

FERRY = ("scenes", "the-ferry")


@pytest.fixture
def drafts(tmp_path: Path) -> Drafts:
    return Drafts(lambda deck: tmp_path / deck)


def test_a_draft_is_found_again_by_another_program(drafts: Drafts, tmp_path: Path) -> None:
    drafts.keep("sea", FERRY, {"title": "The férry", "succeed": ("a", "")})
    assert Drafts(lambda deck: tmp_path / deck).of("sea") == {
        FERRY: {"title": "The férry", "succeed": ("a", "")}
    }
    assert drafts.of("lake") == {}


def test_what_is_dropped_is_gone_and_the_others_stay(drafts: Drafts) -> None:
    drafts.add("sea", [(FERRY, {"title": "A"}), (("scenes", "b"), {"title": "B"})])
    drafts.drop("sea", FERRY)
    drafts.drop("sea", ("traits", "never"))
    assert list(drafts.of("sea")) == [("scenes", "b")]


@pytest.mark.parametrize("card", ["", "../b", "A", "~", "~xyz", "a" * 201])
def test_a_key_that_is_none_is_refused(drafts: Drafts, card: str) -> None:
    with pytest.raises(Refused) as refused:
        drafts.keep("sea", ("scenes", card), {})
    assert refused.value.reason.key == "refused-card-gone"


def test_of_several_cards_none_is_kept_if_one_has_no_key(drafts: Drafts) -> None:
    with pytest.raises(Refused):
        drafts.add("sea", [(("scenes", new_key()), {}), (("scenes", "../x"), {})])
    assert not drafts.of("sea")


def test_a_new_card_has_a_key_that_nobody_has() -> None:
    assert KEY.fullmatch(new_key())
    assert new_key() != new_key()


def test_a_card_and_a_deck_have_room_for_so_much(drafts: Drafts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_TEXT", 4)
    monkeypatch.setattr(module, "MOST_DRAFTS", 1)
    drafts.keep("sea", FERRY, {"title": "ab", "use": ("c", "d")})
    tries: tuple[tuple[tuple[str, str], Lines, str], ...] = (
        (FERRY, {"title": "ab", "use": ("c", "de")}, "refused-card-long"),
        (("scenes", "b"), {"title": "a"}, "refused-drafts-many"),
    )
    for place, lines, key in tries:
        with pytest.raises(Refused) as refused:
            drafts.keep("sea", place, lines)
        assert refused.value.reason.key == key
    assert list(drafts.of("sea")) == [FERRY]


@pytest.mark.parametrize("text", ["{", "[1]", '[["scenes", "a", 3]]'])
def test_a_broken_file_is_moved_aside(drafts: Drafts, tmp_path: Path, text: str) -> None:
    (tmp_path / "sea").mkdir()
    (tmp_path / "sea/drafts.json").write_text(text)
    assert drafts.of("sea") == {}
    assert (tmp_path / "sea/drafts.broken").read_text() == text


def test_a_disk_that_cannot_be_written_is_said(drafts: Drafts, tmp_path: Path) -> None:
    (tmp_path / "sea").write_text("no folder")
    with pytest.raises(Refused) as refused:
        drafts.keep("sea", FERRY, {})
    assert refused.value.reason.key == "refused-disk"
