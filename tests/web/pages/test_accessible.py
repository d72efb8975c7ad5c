"""Every page in every phase keeps WCAG 2.2 AA, in the dark, in the light and in a large text."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.long import LONG
from tests.tiers import one_of_each
from tests.web.fakes import fake_card_editor, samples
from tests.web.fakes.axe import CONTRAST, faults
from tests.web.fakes.page_parts import changed, game
from web import page as p
from web.drawing import Drawing
from web.routes.arranging import CardFilter
from web.shown import setting_up
from web.shown.card_editor import Imported
from web.site import HERE
from web.words import Catalogue

DRAWING = Drawing(HERE / "templates", HERE / "static", Catalogue([HERE / "texts"]))
STYLES = {
    name: (HERE / f"static/{name}.css").read_text(encoding="utf-8")
    for name in ("page", "phone", "kiosk", "lobby", "card_editor", "choices", "plain", "join", "shelf")
}
PHONE, KIOSK = {"width": 360, "height": 740}, {"width": 1920, "height": 1080}
CLAIM = setting_up.ClaimView("s1", "Maximiliane", "BCDF")
LOOKING = tuple(replace(one, phoneless=True, look=True) for one in samples.PLAY.seats)
KIOSKS = {
    **{name: one for name, one in vars(samples).items() if isinstance(one, p.Page) and one.you is None},
    "LOBBY_AT_SCREEN": changed(samples.LOBBY, at_screen=True, claims=(CLAIM,)),
    "PLAY_WITHOUT_PHONES": changed(samples.PLAY, at_screen=True, seats=LOOKING, claims=(CLAIM,)),
}
SEATS = {
    **{name: one for name, one in vars(samples).items() if isinstance(one, p.Page) and one.you},
    "SEAT_CLAIMED": changed(samples.SEAT_ACT, claims=(replace(CLAIM, code=None),)),
}
OTHERS = {
    "JOIN": ("join", samples.LOBBY),
    "JOIN_PLAY": ("join", samples.PLAY),
    "CLAIM": ("claim", changed(samples.PLAY, claiming="Maximiliane")),
    "PRIVATE": ("private", changed(samples.SEAT_ACT, at_screen=True)),
}
SET_UPS = {f"SETUP {now}": replace(samples.LOBBY, wizard=one) for now, one in samples.SET_UPS.items()}
PLAIN: dict[str, dict[str, Any]] = {
    "code.html": {"wrong": "wrong-code"},
    "astray.html": {"key": "no-seat", "table": "one"},
    "shelf.html": {
        "shelf": samples.SHELF,
        "base": "/t/one",
        "home": "/t/one/kiosk",
        "viewer": "kiosk",
        "seat": "",
        "query": "?as=kiosk",
    },
    "private_look.html": {"table": "one", "seat": "s1", "name": "Jo", "home": "/t/one/kiosk"},
}
CARD_EDITOR: dict[str, dict[str, Any]] = {
    "decks.html": {"shelf": fake_card_editor.SHELF},
    "deck.html": {"deck": fake_card_editor.DECK, "cards": fake_card_editor.CARDS, "wanted": CardFilter()},
    "card.html": {"card": fake_card_editor.CARD},
    "imported.html": {"imported": Imported("sea.en.yaml", 2, 1, fake_card_editor.DECK.faults)},
    "refused.html": {
        "text": "Type the PIN first.",
        "has_pin": True,
        "opened": False,
        "back": "/t/one/card-editor",
    },
}
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
CUT = """[...document.querySelectorAll('main *')].filter(one => one.scrollWidth > one.clientWidth + 1
    && one.clientWidth > 1 && getComputedStyle(one).overflowX === 'hidden'
    && !one.closest('.unseen, .card.secret')).map(one => one.outerHTML.slice(0, 120))"""


def drawn(role: str, page: p.Page) -> Callable[[], str]:
    return partial(
        DRAWING.whole,
        role,
        "one",
        page,
        page.language,
        "",
        sorry=None,
        typed="",
        shared=False,
        has_evening=True,
    )


def plain(template: str, **values: Any) -> Callable[[], str]:
    return partial(DRAWING.plain, template, "en", "", **values)


def every_page() -> Iterator[tuple[str, Callable[[], str]]]:
    """All pages there are, by name, each drawn as a document once it is asked for."""
    yield from ((f"kiosk {name}", drawn("kiosk", one)) for name, one in KIOSKS.items())
    yield from ((f"seat {name}", drawn("seat", one)) for name, one in SEATS.items())
    yield from ((name, drawn(role, one)) for name, (role, one) in OTHERS.items())
    yield from ((name, drawn("setup", one)) for name, one in SET_UPS.items())
    yield from ((name, plain(name, **values)) for name, values in PLAIN.items())
    for name, values in CARD_EDITOR.items():
        yield f"card editor {name}", plain(name, role="card_editor", base="/t/one", **values)


PAGES = dict(every_page())
ONE_OF_EACH = {name.partition(" ")[0]: name for name in PAGES}.values()
"""One page of each kind: colours are the style sheet's, and the light ones are looked at there."""


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Page]:
    """One page for all: documents are put on it, without a server and without scripts of their own.

    What looks for faults stays in it, whichever document is there.
    """
    context = browser.new_context(viewport=PHONE)  # type: ignore[arg-type]  # a TypedDict by its keys
    page = context.new_page()
    yield page
    context.close()


@pytest.fixture
def larger(sheet: Page) -> Iterator[Page]:
    """That page in a browser whose reader has set its letters to twice their size."""
    session = sheet.context.new_cdp_session(sheet)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    yield sheet
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})


def show(sheet: Page, document: str) -> None:
    """Puts a document with its styles on the page, at the size of its screen."""
    kiosk = any(
        f'data-role="{role}"' in document.split("<head>", maxsplit=1)[0] for role in ("kiosk", "setup")
    )
    editor = 'data-role="card_editor"' in document.split("<head>", maxsplit=1)[0]
    styles = (
        STYLES["page"]
        + (STYLES["lobby"] if "lobby-style" in document else "")
        + STYLES["kiosk" if kiosk else "card_editor" if editor else "phone"]
        + (STYLES["choices"] if "choices-style" in document else "")
        + "".join(STYLES[one] for one in ("plain", "join", "shelf") if f"/{one}.css" in document)
    )
    head, _, body = document.partition('<link rel="stylesheet"')
    body = body.partition("<body")[2]
    sheet.set_viewport_size(KIOSK if kiosk else PHONE)  # type: ignore[arg-type]  # a TypedDict by its keys
    sheet.emulate_media(color_scheme="dark", reduced_motion="reduce")
    sheet.set_content(f"{head}<style>{styles}</style></head><body{body}", wait_until="commit")


@pytest.mark.long
@pytest.mark.parametrize("name", one_of_each(PAGES, ONE_OF_EACH))
def test_a_page_keeps_wcag_in_the_dark_and_in_the_light(sheet: Page, name: str) -> None:
    show(sheet, PAGES[name]())
    assert faults(sheet) == []
    if not LONG and name not in ONE_OF_EACH:
        return
    sheet.emulate_media(color_scheme="light")
    assert faults(sheet, CONTRAST) == [], "in the light"


@pytest.mark.parametrize("name", [name for name in PAGES if not name.startswith("kiosk")])
def test_a_text_twice_as_large_loses_nothing(larger: Page, name: str) -> None:
    show(larger, PAGES[name]())
    assert larger.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") >= 30
    assert larger.evaluate(WIDE) <= 0, "it has to be pushed sideways"
    assert larger.evaluate(CUT) == []


def test_marks_for_the_eye_alone_are_not_read_out(sheet: Page) -> None:
    show(sheet, PAGES["seat SEAT_VERDICT"]())
    read = sheet.locator("main").aria_snapshot()
    assert game(samples.SEAT_VERDICT).asked_now in read
    assert not re.search(r"[▸▾]|–\s", read)


@pytest.mark.parametrize("name", [name for name in PAGES if name.startswith("card editor")])
@pytest.mark.parametrize("size", [PHONE, KIOSK], ids=["phone", "screen"])
def test_the_card_editor_fits_a_phone_and_a_screen(sheet: Page, name: str, size: dict[str, int]) -> None:
    show(sheet, PAGES[name]())
    sheet.set_viewport_size(size)  # type: ignore[arg-type]  # a TypedDict by its keys
    assert sheet.evaluate(WIDE) <= 0, "it has to be pushed sideways"
    assert sheet.evaluate(CUT) == []


@pytest.mark.representative
def test_a_fault_is_noticed(sheet: Page) -> None:
    show(sheet, PAGES["code.html"]().replace("<label", "<p").replace("</label>", "</p>"))
    assert any(fault.startswith("label:") for fault in faults(sheet))
