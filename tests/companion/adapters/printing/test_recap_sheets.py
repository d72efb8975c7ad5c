"""An evening on paper: a sheet for each page, with whatever is looked at on it."""

from collections.abc import Callable, Iterator
from io import BytesIO
from itertools import pairwise

import pypdfium2  # type: ignore[import-untyped]  # it comes without types
import pytest
from PIL import Image

from companion.adapters.game_catalogue.game_pictures import address, words_at
from companion.adapters.printing.recap_sheets import PAPER, RecapSource
from companion.adapters.printing.recap_sheets import pages as recap_pages
from companion.adapters.printing.typesetting import TITLES
from companion.games import find
from companion.shared_view.look import GameLook
from companion.shared_view.marked_text import MarkedText, a_name
from tests.scripts import FOLDER, NAMES, faces
from tests.web.fakes.samples import RECAP_PAGES
from vision.mat.paper import PaperPage, Photo, as_pdf
from vision.mat.shapes import Framed, Shape, Writing, painted
from web.shown.evening import EveningToldView, EveningView, RecapPageView
from web.shown.view import Film

HOPE = find("hope_inhumanity").meta
assert HOPE.look is not None
HOPE_LOOK = HOPE.look
PACKAGES = {HOPE.name: HOPE.package}
TOLD = EveningToldView(
    "Hope Inhumanity", "25 November 2026: Jo, Bo", EveningView((), (), (), "", RECAP_PAGES), "en"
)


def pages(
    told: EveningToldView,
    photograph: Callable[[str], bytes | None],
    look: GameLook | None = HOPE_LOOK,
) -> Iterator[PaperPage]:
    return recap_pages(told, RecapSource(photograph, lambda at: words_at(at, PACKAGES)), look)


def photograph(_: str) -> bytes:
    data = BytesIO()
    Image.new("RGB", (40, 30), (200, 30, 30)).save(data, "JPEG")
    return data.getvalue()


def written(page: RecapPageView) -> list[str]:
    """What is written on the sheet of a page."""
    told = EveningToldView("Toy", "", EveningView((), (), (), "", (page,)), "en")
    [sheet] = pages(told, photograph)
    return [mark.text for mark in sheet.marks if isinstance(mark, Writing)]


def test_each_page_has_a_sheet_that_says_what_it_is_and_of_which_evening() -> None:
    document = pypdfium2.PdfDocument(as_pdf("Toy", pages(TOLD, photograph)))
    assert len(document) == len(RECAP_PAGES)
    for sheet, page in zip(document, RECAP_PAGES, strict=True):
        text = " ".join(sheet.get_textpage().get_text_bounded().split())
        assert page.title in text
        assert "25 November 2026: Jo, Bo" in text


@pytest.mark.parametrize("page", RECAP_PAGES, ids=lambda page: page.id)
def test_nothing_lies_beside_the_paper(page: RecapPageView) -> None:
    [sheet] = pages(EveningToldView("Toy", "", EveningView((), (), (), "", (page,)), "en"), photograph)
    for mark in sheet.marks:
        corners = mark.corners if isinstance(mark, Shape) else ()
        if isinstance(mark, Writing):
            corners = (mark.start, (mark.start[0] + mark.width, mark.start[1] + mark.size))
        for x, y in corners:
            assert -0.1 <= x <= PAPER.width + 0.1
            assert -0.1 <= y <= PAPER.depth + 0.1


def test_a_photograph_is_hung_where_one_is_kept_and_its_dice_drawn_where_none_is() -> None:
    roll = RecapPageView("roll", "The roll", "It was close", photograph="home-1-7", dice=RECAP_PAGES[1].dice)
    told = EveningToldView("Toy", "", EveningView((), (), (), "", (roll,)), "en")
    [hung] = pages(told, photograph)
    assert any(isinstance(mark, Photo) for mark in hung.marks)
    [drawn] = pages(told, lambda _: None)
    assert not any(isinstance(mark, Photo) for mark in drawn.marks)
    assert len(drawn.marks) > len(hung.marks) + 5 * 2


def test_everybody_in_a_weave_and_on_a_roster_is_named_and_every_face_counted() -> None:
    weave, dead, dice = (
        next(one for one in RECAP_PAGES if one.id == name) for name in ("weave", "dead", "dice")
    )
    assert weave.weave is not None
    assert {knot.name for knot in weave.weave.knots} <= set(written(weave))
    assert {person.name for person in dead.people} <= set(written(dead))
    assert written(dice).count("10") == len(dice.thrown)


def test_the_same_pages_are_the_same_file() -> None:
    assert as_pdf("Toy", pages(TOLD, photograph)) == as_pdf("Toy", pages(TOLD, photograph))


def test_names_of_five_scripts_are_on_paper_and_figures_after_them_to_their_right() -> None:
    lines = tuple(MarkedText(f"{name}: 3, 3", quoted=(a_name(name),)) for name in NAMES)
    page = RecapPageView("rolls", "Rolls", "Five names", lines)
    told = EveningToldView("Toy", "", EveningView((), (), (), "", (page,)), "en")
    with faces(FOLDER):
        [sheet] = pages(told, photograph)
        said = [mark for mark in sheet.marks if isinstance(mark, Writing) and mark.text.endswith(": 3, 3")]
        assert len(said) == len(NAMES)
        for line in said:
            *_, figures = line.face.parts(line.text)
            assert figures == ": 3, 3"
            assert not line.face.lacks(line.text)


def test_a_title_is_in_the_face_and_the_ink_of_the_game_and_a_name_without_letters_in_it_in_another() -> None:
    titles = [MarkedText("Nobody is left"), MarkedText("\u05d3\u05e0\u05d4")]
    told = [RecapPageView("end", "The end", one) for one in titles]
    sheets = pages(EveningToldView("Toy", "", EveningView((), (), (), "", tuple(told)), "en"), photograph)
    found = [
        next(one for one in sheet.marks if isinstance(one, Writing) and one.text == title)
        for sheet, title in zip(sheets, titles, strict=True)
    ]
    assert [one.face == TITLES["Fraunces"] for one in found] == [True, False]
    assert {one.paint for one in found} == {painted(HOPE_LOOK.bright.deep)}


@pytest.mark.parametrize("name", ["won", "ember: moor, night, moon"])
def test_a_page_with_a_picture_is_headed_by_it_from_edge_to_edge(name: str) -> None:
    at = address("home", HOPE.name, HOPE.package, name)
    page = RecapPageView("end", "The end", "You reached the coast", ("A dog.",) * 30, picture=at)
    [sheet] = pages(EveningToldView("Toy", "", EveningView((), (), (), "", (page,)), "en"), photograph)
    [frame] = [mark for mark in sheet.marks if isinstance(mark, Framed)]
    assert (frame.area.left, frame.area.width) == (0, PAPER.width)
    assert frame.area.near + frame.area.depth == PAPER.depth
    lines = [mark for mark in sheet.marks if isinstance(mark, Writing)]
    assert all(one.start[1] + one.size < frame.area.near for one in lines)
    below = sorted(one.start[1] for one in lines)
    assert all(upper - lower > 1 for lower, upper in pairwise(below))


def test_a_long_title_keeps_to_the_paper_in_every_face() -> None:
    title = "Donaudampfschifffahrtsgesellschaftskapitänswitwen und alle, die am Ufer auf sie warteten"
    page = RecapPageView("end", "Das Ende", title, ("Ein Satz.",))
    told = EveningToldView("Toy", "", EveningView((), (), (), "", (page,)), "de")
    for face in TITLES:
        [sheet] = pages(told, photograph, GameLook(face, HOPE_LOOK.dark, HOPE_LOOK.bright))
        for line in (one for one in sheet.marks if isinstance(one, Writing)):
            assert line.start[0] + line.width < PAPER.width - 10


def test_a_drawing_of_the_whole_evening_has_a_sheet_across_with_its_title_below() -> None:
    drawing = '<svg viewBox="0 0 1600 900"><path d="M0 0h1600v900H0z"/></svg>'
    page = RecapPageView(
        "road", "The road", "Five rounds", body=Film(drawing, ("First.", "Second."), whole=True)
    )
    told = EveningToldView("Toy", "", EveningView((), (), (), "", (page,)), "en")
    across, words = pages(told, photograph)
    [frame] = [mark for mark in across.marks if isinstance(mark, Framed)]
    assert across.sheet.size == (PAPER.depth, PAPER.width)
    assert (frame.area.width, frame.area.near + frame.area.depth) == (PAPER.depth, PAPER.width)
    title, *_ = [mark for mark in across.marks if isinstance(mark, Writing)]
    assert title.text == "Five rounds"
    assert title.start[1] + title.size < frame.area.near
    said = [mark.text for mark in words.marks if isinstance(mark, Writing)]
    assert {"First.", "Second."} <= set(said)
