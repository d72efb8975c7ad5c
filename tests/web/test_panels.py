"""A panel is drawn of the fields that it names, anew only once one changed, and told where it differs."""

import json
from dataclasses import replace
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jinja2 import DictLoader, Environment, StrictUndefined, UndefinedError
from markupsafe import Markup, escape

from tests.long import LONG
from tests.web.fakes import samples
from tests.web.fakes.apply import changed as applied
from tests.web.fakes.page_parts import changed
from web.drawing import Drawing
from web.page import Page, PageStage
from web.panels import LOOKS, DrawnPage, Html, Layout, Panel, all_of, read_layout
from web.placeholders import END, SEAT, SHUT, behind, filled
from web.site import HERE
from web.words import Catalogue

SAMPLES = [value for value in vars(samples).values() if isinstance(value, Page)]
WORDS = Catalogue([HERE / "texts"])
GIVEN = "/t/one", "seat", str


def drawing() -> Drawing:
    return Drawing(HERE / "templates", HERE / "static", WORDS)


class Pen:
    """A panel that draws the headline, and counts how often."""

    def __init__(self) -> None:
        self.drawn = 0
        self.panel = Panel("told", self._draw, {"headline": "headline"}, GIVEN)

    def _draw(self, page: SimpleNamespace, *_given: object) -> Markup:
        self.drawn += 1
        return escape(page.headline)


def test_a_panel_is_drawn_once_as_long_as_its_own_fields_stay_whoever_looks() -> None:
    pen = Pen()
    pages = samples.PLAY, changed(samples.PLAY, mood="loss"), replace(samples.SEAT_ACT, you="s2")
    assert len({pen.panel.html(replace(page, headline="On.")) for page in pages[:2]}) == 1
    assert pen.drawn == 1
    assert len({pen.panel.html(replace(pages[2], you=f"s{n}", headline="On.")) for n in range(5)}) == 1
    assert pen.drawn == 2


def test_a_panel_is_drawn_anew_when_a_field_of_it_changed() -> None:
    pen = Pen()
    assert pen.panel.html(samples.PLAY) != pen.panel.html(replace(samples.PLAY, headline="Zoe rolls."))
    assert pen.panel.html(replace(samples.PLAY, headline="Zoe rolls.")) == "Zoe rolls."
    assert pen.drawn == 2


def test_of_what_was_drawn_only_the_latest_is_kept() -> None:
    pen = Pen()
    for n in (*range(LOOKS + 1), 0):
        pen.panel.html(replace(samples.PLAY, headline=f"line {n}"))
    assert pen.drawn == LOOKS + 2


def test_a_panel_bears_a_placeholder_that_is_filled_with_the_seat_of_each_viewer() -> None:
    def macro(page: SimpleNamespace, *_given: object) -> Markup:
        return Markup("<a href='?seat={}'>On.</a>").format(page.you)

    html = Panel("on", macro, {}, GIVEN).html(samples.SEAT_ACT)
    assert html == f"<a href='?seat={SEAT}'>On.</a>"
    assert filled(str(html), "s3") == "<a href='?seat=s3'>On.</a>"


def test_a_panel_sees_no_field_that_it_did_not_name() -> None:
    panel = Panel("told", lambda page, *_: escape(page.hand), {"headline": "headline"}, GIVEN)
    with pytest.raises(AttributeError):
        panel.html(samples.SEAT_ACT)


def test_each_of_many_items_is_drawn_when_it_changed() -> None:
    drawn: list[str] = []

    def macro(line: str, *_given: object) -> Markup:
        drawn.append(line)
        return escape(line)

    panel = Panel("log", macro, {"log": "play.log"}, GIVEN, each=True)
    for log in (("one", "two"), ("three", "one", "two")):
        assert panel.html(changed(samples.PLAY, log=log)) == log
    assert drawn == ["one", "two", "three"]


def test_no_panel_holds_a_line_end_that_browsers_would_read_otherwise() -> None:
    assert Pen().panel.html(replace(samples.PLAY, headline="\none\r\ntwo\rthree\n")) == "one\ntwo\nthree"


def test_what_changes_behind_a_fold_alone_is_not_told() -> None:
    def macro(page: SimpleNamespace, *_given: object) -> Markup:
        return Markup('<p data-fold="why">{}{}{}</p>').format(SHUT, page.headline, END)

    panel = Panel("why", macro, {"headline": "headline"}, GIVEN)
    pages = [replace(samples.PLAY, headline=text) for text in ("On.", "Off.")]
    assert {panel.html(page) for page in pages} == {'<p data-fold="why"></p>'}
    assert [behind("why", str(panel.html(page, whole=True))) for page in pages] == ["On.", "Off."]


LISTED = """
{% macro told(page) %}{{ page.headline }}{% endmacro %}
<main>
{{ panel("told", told, "headline", "strip") }}
{% if page.stage == "lobby" %}{{ each("seats", told, "seats") }}{% endif %}
<details>{{ fold("log") }}<p>{{ panel("log", told) }}</p>{{ fold() }}</details>
</main>
"""


def laid(text: str, stage: PageStage = PageStage.PLAY) -> Layout:
    template = Environment(loader=DictLoader({"it": text}), undefined=StrictUndefined, autoescape=True)
    return read_layout(template.get_template("it"), stage, GIVEN)


def listed(found: Layout) -> list[str]:
    return [one.name.upper() if isinstance(one, Panel) else one for _, one in found.pieces]


def test_a_layout_is_its_panels_and_what_stands_between_them() -> None:
    assert listed(laid(LISTED)) == [
        "<main>",
        "TOLD",
        "<details>",
        "<p>",
        "LOG",
        "</p>",
        "</details>\n</main>",
    ]


def test_what_is_behind_a_fold_is_drawn_apart_from_the_page() -> None:
    assert listed(laid(LISTED).behind("")) == ["<main>", "TOLD", "<details>", "</details>\n</main>"]
    assert listed(laid(LISTED).behind("log")) == ["<p>", "LOG", "</p>"]
    assert listed(laid(LISTED).behind("other")) == []


def test_a_layout_may_depend_on_the_stage_of_the_evening() -> None:
    assert listed(laid(LISTED, PageStage.LOBBY))[:3] == ["<main>", "TOLD", "SEATS"]


@pytest.mark.parametrize("field", ["headline", "you", "mood"])
def test_a_layout_can_ask_for_nothing_that_is_shown(field: str) -> None:
    with pytest.raises(UndefinedError, match=field):
        laid("{{ page." + field + " }}")


def test_what_a_page_holds_is_known_by_name_and_a_lobby_has_no_roll() -> None:
    seen, lobby = all_of(samples.PLAY), all_of(samples.LOBBY)
    assert (seen.log, seen.asked) == (samples.LOG, ())
    assert hasattr(lobby, "files")
    assert not any(hasattr(lobby, name) for name in ("roll", "spotlight", "prompts", "asked", "log"))


texts = st.text(alphabet='ab\n"\\', max_size=8).map("<p>{}</p>".format)
htmls: st.SearchStrategy[tuple[Html, Html]] = st.one_of(
    st.tuples(texts, texts), st.tuples(*[st.lists(texts, unique=True, max_size=4).map(tuple)] * 2)
)


@given(st.lists(htmls, max_size=5))
def test_what_is_told_makes_the_old_page_the_new_one(pairs: list[tuple[Html, Html]]) -> None:
    panels = [Panel(f"panel-{n}", Markup, {}, GIVEN) for n in range(len(pairs))]
    layout = Layout((("", "<main>"), *[("", one) for one in panels], ("", "</main>")))
    before, now = (
        DrawnPage(layout, {one.name: pair[n] for one, pair in zip(panels, pairs, strict=True)})
        for n in (0, 1)
    )
    told = now.since(before)
    assert told is not None
    assert applied(before.text, told) == now.text
    assert (told == "[]") == (before.html == now.html)


def test_items_that_stay_are_not_told_again() -> None:
    layout = Layout((("", Panel("seats", Markup, {}, GIVEN, each=True)),))
    before, now = (DrawnPage(layout, {"seats": html}) for html in (("Ada", "Ben"), ("Cleo", "Ada")))
    assert now.since(before) == '[["seats",["Cleo",0]]]'


def test_of_a_hand_only_the_card_that_changed_is_told() -> None:
    first, *others = samples.TRAITS
    new = replace(first, id="new", title="Quite another card", lines=("It was not there before.",))
    pages = (changed(samples.SEAT_DRAW, hand=hand) for hand in (samples.TRAITS, (new, *others)))
    pen = drawing()
    before, now = (pen.page("seat", "one", page) for page in pages)
    told = filled(now.since(before) or "", "s1")
    assert new.title in told
    assert not [card.title for card in others if card.title in told]
    assert applied(filled(before.text, "s1"), told) == filled(now.text, "s1")


def test_of_a_page_that_is_laid_out_otherwise_no_difference_is_told() -> None:
    one, two = (drawing().page("seat", "one", page) for page in (samples.LOBBY_SEAT, samples.SEAT_ACT))
    assert two.since(one) is None
    assert two.since(None) is None


def test_a_change_of_a_page_is_told_in_the_panel_that_it_concerns() -> None:
    pen = drawing()
    other = replace(samples.PLAY, seats=(*samples.PLAY.seats[1:], replace(samples.PLAY.seats[0], gone=True)))
    before, now = (pen.page("kiosk", "one", page) for page in (samples.PLAY, other))
    [(name, told)] = [one for one in json.loads(now.since(before) or "") if one[0] == "seats"]
    assert (name, told[:-1]) == ("seats", [*range(1, len(other.seats))])
    assert "Maximiliane" in told[-1]


@pytest.mark.slow
@pytest.mark.long
def test_a_page_looks_the_same_whatever_was_drawn_before_it() -> None:
    pages = SAMPLES[:: 1 if LONG else 4]
    fresh = [drawing().page("seat", "one", page).text for page in pages]
    used = drawing()
    for page in (*pages, *reversed(pages)):
        used.page("seat", "one", page)
    assert [used.page("seat", "one", page).text for page in pages] == fresh
