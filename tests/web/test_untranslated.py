"""A browser that translates pages leaves names and codes alone, and nothing is laid out otherwise for it."""

from dataclasses import replace

import pytest

from tests.web import samples
from tests.web.device import Device
from tests.web.fake_house import FakeDoor
from tests.web.reading import read
from web.untranslated import untranslated

NAMES = ("Will", "Rose", "O'Neil", "Will Power", "Ärmel")
NO = 'translate="no"'


@pytest.mark.parametrize(
    ("html", "kept"),
    [
        ("<p>Will draws.</p>", f"<p><span {NO}>Will</span> draws.</p>"),
        ("<p>Willow and Primrose</p>", "<p>Willow and Primrose</p>"),
        ("<p>Will Power</p>", f"<p><span {NO}>Will Power</span></p>"),
        ("<li>O&#39;Neil, Ärmel</li>", f"<li><span {NO}>O&#39;Neil</span>, <span {NO}>Ärmel</span></li>"),
        ("<button>Ask Rose</button>", f"<button {NO}>Ask Rose</button>"),
        ("<button><b>Ask Rose</b> <small>now</small></button>", None),
        ('<span class="name" translate="no">Rose</span>', '<span class="name" translate="no">Rose</span>'),
        ("<svg><text>Rose</text></svg>", f"<svg><text {NO}>Rose</text></svg>"),
        ('<p title="Rose">Red</p>', '<p title="Rose">Red</p>'),
        ('<p><img alt="Rose">Rose</p>', f'<p><img alt="Rose"><span {NO}>Rose</span></p>'),
        (f"<p {NO}>one <b>Rose</b></p>", f"<p {NO}>one <b>Rose</b></p>"),
        ("<p>&Rose;</p>", "<p>&Rose;</p>"),
    ],
)
def test_a_name_is_marked_wherever_it_is_a_word_of_a_text(html: str, kept: str | None) -> None:
    expected = kept or f"<button><b {NO}>Ask Rose</b> <small>now</small></button>"
    assert untranslated(html, NAMES) == expected


def test_without_a_name_nothing_changes() -> None:
    assert untranslated("<p>Rose</p>", ("", "")) == "<p>Rose</p>"


def unmarked(html: str, name: str) -> list[str]:
    """The texts that hold the name and would be translated."""

    def walk(element: object, kept: bool) -> list[str]:
        if isinstance(element, str):
            return [] if kept or name not in element else [element]
        attributes = getattr(element, "attributes", {})
        inside = kept or attributes.get("translate") == "no" or getattr(element, "tag", "") == "script"
        return [found for part in getattr(element, "parts", []) for found in walk(part, inside)]

    plain = html.replace(f"<span {NO}>", f'<span class="kept" {NO}>')
    return walk(read(plain), kept=False)


MOMENTS = {name: page for name, page in vars(samples).items() if name.startswith(("PLAY", "LOBBY", "OVER"))}


@pytest.mark.parametrize("name", MOMENTS)
def test_no_page_has_a_name_or_the_code_that_would_be_translated(
    device: Device, door: FakeDoor, name: str
) -> None:
    seats = tuple(
        replace(one, name=f"Zeb{n}", player="Quin" if n == 1 else "")
        for n, one in enumerate(MOMENTS[name].seats)
    )
    told = f"{' asks '.join(one.name for one in seats)} to go."
    page = replace(MOMENTS[name], seats=seats, headline=told)
    door.show(page)
    text = device.get("kiosk").text.split("<main", 1)[1].rsplit("</main>", 1)[0]
    html = f"<main{text}</main>"
    for word in (*(one.name for one in seats), *([page.join.code] if page.join else ())):
        assert unmarked(html, word) == []
