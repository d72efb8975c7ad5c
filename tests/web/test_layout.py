"""The layout of a page is what its template lists: parts, and what is the same on each such page."""

import pytest
from jinja2 import DictLoader, Environment, StrictUndefined, UndefinedError

from web.layout import Layout, PagePart, layout
from web.page import PageStage

LISTED = """
{% macro told(page) %}{{ page.headline }}{% endmacro %}
<main>
{{ part(told, "headline", "strip") }}
{% if page.stage == "lobby" %}{{ each(told, "seats") }}{% endif %}
</main>
"""


def laid(text: str, stage: PageStage = PageStage.PLAY) -> Layout:
    template = Environment(loader=DictLoader({"it": text}), undefined=StrictUndefined, autoescape=True)
    return layout(template.get_template("it"), "kiosk", stage)


def listed(found: Layout) -> list[object]:
    return [(one.fields, one.each) if isinstance(one, PagePart) else one for one in found]


def test_a_layout_is_its_parts_and_what_stands_between_them() -> None:
    assert listed(laid(LISTED)) == ["<main>", (("headline", "strip"), False), "</main>"]


def test_a_layout_may_depend_on_the_stage_of_the_evening() -> None:
    parts = listed(laid(LISTED, PageStage.LOBBY))
    assert parts == ["<main>", (("headline", "strip"), False), (("seats",), True), "</main>"]


@pytest.mark.parametrize("field", ["headline", "you", "mood"])
def test_a_layout_can_ask_for_nothing_that_is_shown(field: str) -> None:
    with pytest.raises(UndefinedError, match=field):
        laid("{{ page." + field + " }}")
