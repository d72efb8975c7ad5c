"""A part of a page is drawn out of the fields that it names, and anew only once one of them changed."""

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from markupsafe import Markup, escape

from tests.long import LONG
from tests.web import samples
from tests.web.page_parts import changed, game
from web.drawing import Drawing
from web.layout import PagePart
from web.page import MADE_OF, GamePart, Page
from web.page_fields import PARTS, PageFields
from web.parts import LOOKS, MOST, SAME, Memory, Once, PageParts
from web.placeholders import SEAT, filled
from web.site import HERE
from web.words import Catalogue

SAMPLES = [value for value in vars(samples).values() if isinstance(value, Page)]
WORDS = Catalogue([HERE / "texts"])


def drawing() -> Drawing:
    return Drawing(HERE / "templates", HERE / "static", WORDS)


class Pen:
    """Draws the headline for whoever looks, and counts how often."""

    def __init__(self, *fields: str) -> None:
        self.drawn = 0
        self._laid = (PagePart(self._draw, fields or ("headline",)),)

    def _draw(self, page: SimpleNamespace, *_given: object) -> Markup:
        self.drawn += 1
        return escape(page.headline)

    def of(self, memory: Memory, page: Page, role: str = "seat") -> str:
        drawn = PageParts(memory, page, "/t/one", role, str).all(self._laid)[0]
        return re.sub("</?span[^>]*>", "", drawn)


def test_a_part_is_drawn_once_as_long_as_its_own_fields_stay() -> None:
    pen, memory = Pen(), Memory()
    pages = samples.PLAY, changed(samples.PLAY, mood="loss"), changed(samples.PLAY, log=("Something else.",))
    assert {pen.of(memory, page) for page in pages} == {samples.PLAY.headline}
    assert pen.drawn == 1


def test_a_part_is_drawn_anew_when_a_field_of_it_changed() -> None:
    pen, memory = Pen(), Memory()
    assert pen.of(memory, samples.PLAY) == samples.PLAY.headline
    assert pen.of(memory, replace(samples.PLAY, headline="Ada rolls.")) == "Ada rolls."


def test_of_a_game_that_was_left_nothing_is_kept() -> None:
    pen, memory = Pen(), Memory()
    for number in range(5):
        for you in ("s1", "s2"):
            pen.of(memory, changed(samples.PLAY, game=number, you=you))
    assert {page["game"] for page in (one.fields for one in memory.latest.values())} == {4}


def test_what_does_not_make_a_page_another_one_is_drawn_with_it_but_not_anew_for_it() -> None:
    pen, memory = Pen("headline", "strip"), Memory()
    pen.of(memory, samples.PLAY)
    pen.of(memory, replace(samples.PLAY, strip=samples.STRIP[::-1]))
    assert pen.drawn == 1


def test_a_part_that_does_not_say_who_looks_is_drawn_once_for_all_seats() -> None:
    pen, memory = Pen(), Memory()
    assert {pen.of(memory, replace(samples.SEAT_ACT, you=f"s{n}")) for n in range(5)} == {
        samples.SEAT_ACT.headline
    }
    assert pen.drawn == 1


def test_a_part_bears_a_placeholder_that_is_filled_with_the_seat_of_each_viewer() -> None:
    drawn: list[object] = []

    def macro(page: SimpleNamespace, *_given: object) -> Markup:
        drawn.append(page.you)
        return Markup("<a href='?seat={}'>{}</a>").format(page.you, page.headline)

    laid, memory = (PagePart(macro, ("headline",)),), Memory()

    def of(you: str | None) -> str:
        page = replace(samples.SEAT_ACT, you=you, headline="On.")
        return filled(PageParts(memory, page, "/t/one", "seat", str).all(laid)[0], you)

    assert [of(you) for you in ("s1", "s2", "s1", None)] == [
        f"<a href='?seat={you}'>On.</a>" for you in ("s1", "s2", "s1", None)
    ]
    assert drawn == [SEAT, None]


def test_each_of_many_things_is_a_part_that_is_drawn_when_it_changed() -> None:
    drawn: list[str] = []

    def macro(line: str, *_given: object) -> Markup:
        drawn.append(line)
        return escape(line)

    laid, memory = ("<ol>", PagePart(macro, ("log",), each=True), "</ol>"), Memory()
    for log in (("one", "two"), ("three", "one", "two")):
        page = changed(samples.PLAY, log=log)
        parts = PageParts(memory, page, "/t/one", "kiosk", str).all(laid)
        assert parts == ("<ol>", "\n".join(log), "</ol>")
    assert drawn == ["one", "two", "three"]


def test_a_part_sees_no_field_that_it_did_not_name() -> None:
    parts = PageParts(Memory(), samples.SEAT_ACT, "/t/one", "seat", str)
    with pytest.raises(AttributeError):
        parts.all((PagePart(lambda page, *_: escape(page.hand), ("headline",)),))


class Tracing:
    """A part of a page that notes which of its fields, and of those of its own parts, it is asked for."""

    def __init__(self, part: Any, asked: set[str] | None = None) -> None:
        self.part = part
        self.asked: set[str] = set() if asked is None else asked

    def __getattr__(self, name: str) -> Any:
        kind = getattr(type(self.part), name, None)
        if isinstance(kind, property) and kind.fget is not None:
            return kind.fget(self)
        if name not in vars(self.part):
            method: Any = kind
            return lambda *given: method(self, *given)
        value = getattr(self.part, name)
        if name in PARTS:
            return value and Tracing(value, self.asked)
        self.asked.add(name)
        return value


def made(kind: type[Page] | type[GamePart]) -> list[str]:
    """What it gives beside its fields."""
    return [name for name, one in vars(kind).items() if isinstance(one, property)]


@pytest.mark.parametrize("name", [*made(Page), *made(GamePart)])
def test_what_a_page_gives_is_made_of_the_fields_that_are_said(name: str) -> None:
    for page in SAMPLES:
        tracing = Tracing(page)
        if name in made(Page):
            getattr(tracing, name)
        elif tracing.play is not None:
            getattr(tracing.play, name)
        assert tracing.asked <= set(MADE_OF.get(name, (name,)))


def test_a_page_is_read_by_the_names_of_its_fields_and_a_lobby_has_no_roll() -> None:
    seen, lobby = PageFields(samples.PLAY), PageFields(samples.LOBBY)
    assert (seen.spotlight, seen.log) == (game(samples.PLAY).view.spotlight, samples.LOG)
    assert seen.asked == ()
    assert hasattr(lobby, "files")
    assert not any(hasattr(lobby, name) for name in ("roll", "spotlight", "prompts", "asked", "log"))


def test_the_memory_of_parts_does_not_grow_for_ever() -> None:
    pen, memory = Pen(), Memory()
    for n in range(MOST + 1):
        pen.of(memory, samples.PLAY, f"role {n}")
    pen.of(memory, samples.PLAY, "role 0")
    assert pen.drawn == MOST + 2
    for n in range(LOOKS + 1):
        pen.of(memory, replace(samples.PLAY, headline=f"line {n}"), "role 0")
    pen.of(memory, samples.PLAY, "role 0")
    assert pen.drawn == MOST + LOOKS + 4


def test_no_part_holds_a_line_end_that_browsers_would_read_otherwise() -> None:
    pen = Pen()
    assert pen.of(Memory(), replace(samples.PLAY, headline="\none\r\ntwo\rthree\n")) == "one\ntwo\nthree"


def test_what_looks_alike_is_drawn_once_whether_or_not_it_is_the_very_same() -> None:
    drawn: list[str] = []

    def macro(one: str) -> Markup:
        drawn.append(one)
        return escape(one)

    once, name = Once(), "".join(["Ada", " & Ben"])
    assert {once(macro, name), once(macro, name), once(macro, "Ada" + " & Ben")} == {"Ada &amp; Ben"}
    assert len(drawn) == 1
    assert once(macro, "Cleo") == "Cleo"


def test_what_is_known_by_its_place_in_memory_is_never_taken_for_another() -> None:
    once = Once()
    assert [once(escape, f"line {n}") for n in range(2 * SAME)] == [f"line {n}" for n in range(2 * SAME)]


@pytest.mark.slow
@pytest.mark.long
def test_a_page_looks_the_same_whatever_was_drawn_before_it() -> None:
    pages = SAMPLES[:: 1 if LONG else 4]
    fresh = [drawing().parts("seat", "one", page) for page in pages]
    used = drawing()
    for page in (*pages, *reversed(pages)):
        used.parts("seat", "one", page)
    assert [used.parts("seat", "one", page) for page in pages] == fresh
