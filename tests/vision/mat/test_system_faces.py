"""The typefaces of a system: which of them has a letter, and how it shapes words."""

from pathlib import Path

import pytest

from tests.scripts import ARABIC, CHINESE, EMOJI, FOLDER, HEBREW, THAI, faces
from vision.mat.system_faces import NOTHING, SystemFace, face_with


@pytest.mark.parametrize(
    ("letter", "file"),
    [
        (HEBREW[0], "NotoSansHebrew-Regular.ttf"),
        (ARABIC[0], "NotoSansArabic-Regular.ttf"),
        (CHINESE[0], "NotoSansCJK-Regular.otf"),
        (THAI[0], "NotoSansThai-Regular.ttf"),
        (EMOJI[0], "NotoColorEmoji.ttf"),
        (EMOJI[1:], "NotoColorEmoji.ttf"),
    ],
)
def test_a_letter_is_found_in_the_typeface_that_has_it(letter: str, file: str) -> None:
    with faces(FOLDER):
        found = face_with(letter, is_bold=True)
    assert found is not None
    assert found.file.name == file


def test_a_letter_that_no_typeface_has_is_not_found(tmp_path: Path) -> None:
    with faces(FOLDER):
        assert face_with("ა", is_bold=False) is None
    with faces(tmp_path, tmp_path / "not there"):
        assert face_with(HEBREW[0], is_bold=False) is None


def test_a_damaged_file_has_no_letters(tmp_path: Path) -> None:
    (tmp_path / "Broken.ttf").write_bytes(b"no typeface")
    (tmp_path / "Half.ttf").write_bytes((FOLDER / "NotoSansThai-Regular.ttf").read_bytes()[:700])
    with faces(tmp_path):
        assert face_with(THAI[0], is_bold=False) is None


def test_an_upright_cut_of_the_wanted_weight_goes_before_others(tmp_path: Path) -> None:
    for name in ("NotoSansHebrew-Regular", "NotoSansHebrew-Bold", "NotoSansHebrew-BoldItalic", "Other"):
        (tmp_path / f"{name}.ttf").write_bytes((FOLDER / "NotoSansHebrew-Regular.ttf").read_bytes())
    with faces(tmp_path):
        found = [face_with(HEBREW[0], is_bold=bold) for bold in (False, True)]
    assert [one and one.file.stem for one in found] == ["NotoSansHebrew-Regular", "NotoSansHebrew-Bold"]


def test_arabic_letters_are_joined_and_stand_from_right_to_left() -> None:
    face = SystemFace(FOLDER / "NotoSansArabic-Regular.ttf")
    joined, apart = face.part(ARABIC, is_turned=True), [face.part(one, is_turned=True) for one in ARABIC]
    assert joined.width < 0.9 * sum(one.width for one in apart)
    said = [glyph.says for glyph in joined.glyphs if glyph.says != NOTHING]
    assert "".join(reversed(said)) == ARABIC


def test_a_thai_sign_above_its_letter_takes_no_room() -> None:
    face = SystemFace(FOLDER / "NotoSansThai-Regular.ttf")
    assert face.part("น้", is_turned=False).width == face.part("น", is_turned=False).width


def test_an_emoji_of_several_parts_is_one_picture() -> None:
    face = SystemFace(FOLDER / "NotoColorEmoji.ttf")
    [glyph] = face.part(EMOJI[1:], is_turned=False).glyphs
    picture = face.picture(glyph.number)
    assert picture is not None
    assert picture.png.startswith(b"\x89PNG")
    assert picture.size == pytest.approx((1.25, 1.17), abs=0.05)
