"""A browser that translates pages leaves names and codes alone, and nothing is laid out otherwise for it."""

from dataclasses import replace

import pytest

from companion.shared_view.marked_text import MarkedText, a_name
from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.reading import read

NO = 'translate="no"'


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
    names = tuple(a_name(one.name) for one in seats)
    told = MarkedText(f"{' asks '.join(names)} to go.", names)
    page = replace(MOMENTS[name], seats=seats, headline=told)
    door.show(page)
    text = device.get("kiosk").text.split("<main", 1)[1].rsplit("</main>", 1)[0]
    html = f"<main{text}</main>"
    for word in (*(one.name for one in seats), *([page.join.code] if page.join else ())):
        assert unmarked(html, word) == []
