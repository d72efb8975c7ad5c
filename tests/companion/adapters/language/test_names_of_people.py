"""The names of people on the pages of a real game are left alone by a browser that translates pages."""

from collections.abc import Callable

import pytest

from companion.adapters.use_cases.table_api import TableApi
from companion.engine.play import Asked
from tests.companion.adapters.conftest import PEOPLE
from tests.web.fakes.page_parts import main_of
from tests.web.pages.test_untranslated import unmarked
from web.drawing import Drawing
from web.ports.protocol import PageViewer
from web.site import HERE
from web.words import Catalogue


@pytest.mark.parametrize("question", ["draw", "commit", "roll"])
def test_no_name_on_a_page_of_a_game_would_be_translated(
    door: TableApi, play_to: Callable[[str], Asked], question: str
) -> None:
    play_to(question)
    drawing = Drawing(HERE / "templates", HERE / "static", Catalogue([HERE / "texts"]))
    for role, seat in (("kiosk", None), ("seat", "seat-1"), ("seat", "seat-2")):
        html = main_of(drawing, role, door.page(PageViewer(seat, "en")))
        assert PEOPLE[0][0] in html
        assert [text for name, _ in PEOPLE for text in unmarked(html, name)] == []
