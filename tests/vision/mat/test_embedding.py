"""A PDF takes along the glyphs of the system's typefaces that stand in it, and says which text they are."""

import re

import numpy as np
import pypdfium2  # type: ignore[import-untyped]  # it comes without types
import pytest

from companion.adapters.printing.typesetting import PLAIN
from tests.scripts import ARABIC, CHINESE, EMOJI, FOLDER, HEBREW, NAMES, THAI, faces
from tests.vision.mat.printed import pages
from vision.mat.layout import MatArea
from vision.mat.paper import PaperPage, PaperSheet, as_pdf
from vision.mat.shapes import Writing

AREA = MatArea("sheet", 0.0, 0.0, 120.0, 30.0)
SIZE, PER_MM = 10.0, 4.0


def printed(text: str) -> bytes:
    """A sheet on which a line of 10 mm is written."""
    sheet = PaperSheet(AREA, (AREA.width, AREA.depth), (), ())
    return as_pdf("names", [PaperPage(sheet, (Writing(text, (10.0, 10.0), SIZE, PLAIN),))])


def ink(pdf: bytes) -> tuple[float, float]:
    """Where ink begins and where it ends, in millimetres from the left."""
    [page] = pages(pdf, PER_MM)
    columns = np.flatnonzero((page < 200).any(axis=(0, 2)))
    return float(columns[0]) / PER_MM, float(columns[-1]) / PER_MM


def text(pdf: bytes) -> str:
    return str(pypdfium2.PdfDocument(pdf)[0].get_textpage().get_text_bounded())


@pytest.mark.parametrize("name", NAMES)
def test_a_name_of_any_script_is_printed_as_wide_as_it_was_laid_out(name: str) -> None:
    with faces(FOLDER):
        left, right = ink(printed(name))
        wide = PLAIN.width(name, SIZE)
        assert not PLAIN.lacks(name)
    assert left == pytest.approx(10.0, abs=1.5)
    assert right == pytest.approx(10.0 + wide, abs=2.0)


@pytest.mark.parametrize("name", [HEBREW, CHINESE, THAI])
def test_a_name_can_be_searched_for(name: str) -> None:
    with faces(FOLDER):
        assert name in text(printed(f"Jo and {name}"))


def test_letters_of_arabic_are_what_they_say_joined_or_not() -> None:
    with faces(FOLDER):
        assert sorted(one for one in text(printed(ARABIC)) if one.isalpha()) == sorted(ARABIC)


@pytest.mark.parametrize(("name", "kind"), [(HEBREW, b"FontFile2"), (CHINESE, b"FontFile3")])
def test_nothing_but_the_glyphs_of_the_name_is_embedded(name: str, kind: bytes) -> None:
    with faces(FOLDER):
        pdf = printed(name)
        more = printed(name + name)
    assert kind in pdf
    assert b"/PARTOF+NotoSans" in pdf
    assert len(more) - len(pdf) < 200, "a glyph is embedded once"


def test_each_file_has_the_glyphs_of_its_own_text() -> None:
    with faces(FOLDER):
        first, _, again = printed(HEBREW), printed(HEBREW[:1]), printed(HEBREW)
    assert first == again


def test_an_emoji_is_a_picture() -> None:
    with faces(FOLDER):
        assert len(re.findall(rb"/Subtype /Image", printed(EMOJI))) >= 2


def test_what_no_typeface_has_is_a_question_mark_each() -> None:
    with faces():
        assert text(printed(f"{CHINESE} Jo")).split() == ["???", "Jo"]
        assert PLAIN.lacks(f"{CHINESE} Jo") == set(CHINESE)
        assert PLAIN.width(CHINESE, 1.0) == PLAIN.width("???", 1.0)
