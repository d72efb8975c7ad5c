"""Cards to choose from: each is read before it is taken, and what is barred looks barred."""

from dataclasses import replace

from tests.web.fakes import samples
from tests.web.fakes.page_parts import changed
from tests.web.fakes.reading import Element
from tests.web.pages.test_drawing import asked, main
from web.page import Page
from web.shown.prompts import ChoiceView, Picks, Prompt
from web.shown.view import CardView

RUN, HIDE = (CardView(one, "Action", one.title(), (f"{one} for an hour",)) for one in ("run", "hide"))
CHOICES = (
    ChoiceView("play:run", "Play Run", "1 Time", plain=False, cards=(RUN,)),
    ChoiceView("for:run", "Play Run for Ben", "1 Time", plain=False, cards=(RUN,)),
    ChoiceView("play:hide", "Play Hide", "2 Time", plain=False, cards=(HIDE,), barred="1 Time left."),
    ChoiceView("pass", "Pass", None, plain=True),
)
TILES = replace(samples.CHOOSE, choices=CHOICES)


def tiles(prompt: Prompt) -> list[Element]:
    return asked(prompt).all("details", class_="tile")


def test_a_tap_opens_a_card_and_the_button_that_takes_it_is_in_it() -> None:
    run, hide = tiles(TILES)
    assert [one.attributes["value"] for one in run.all("button")] == ["play:run", "for:run"]
    assert "run for an hour" in run.text
    assert run.one("summary").text.split() == ["Run", "Action", "·", "1", "Time"]
    assert run.attributes["name"] == hide.attributes["name"]


def test_what_is_barred_says_why_and_cannot_be_tapped() -> None:
    run, hide = tiles(TILES)
    assert "barred" in hide.attributes["class"].split()
    assert "disabled" in hide.one("button").attributes
    assert "1 Time left." in hide.one("summary").text
    assert all("disabled" not in one.attributes for one in run.all("button"))


def test_what_has_no_card_is_a_plain_button_and_nothing_is_searched() -> None:
    form = asked(replace(TILES, choices=CHOICES * 3))
    assert not form.all("input", type="search")
    assert "pass" in [one.attributes["value"] for one in form.all("button")]


def test_a_covered_card_stands_beside_its_buttons_and_is_never_in_a_summary() -> None:
    secret = replace(RUN, secret=True)
    form = asked(replace(TILES, choices=(replace(CHOICES[0], label="Play card 1", cards=(secret,)),)))
    assert not form.all("details", class_="tile")
    [tile] = form.all("div", class_="tile")
    assert len(tile.all("button", class_="cover")) == 1
    assert "Run" not in tile.one("div", class_="choices").text


def test_several_can_be_picked_and_each_read() -> None:
    choices = (ChoiceView("menders", "The Menders", None, plain=False, cards=(RUN, HIDE)),)
    form = asked(replace(TILES, choices=choices, picks=Picks(1, 1)))
    assert form.one("input", type="checkbox").attributes["name"] == "pick-menders"
    assert "Read 2 cards" in form.one("details", class_="reads").text
    assert "hide for an hour" in form.one("details", class_="reads").text


def test_a_card_that_is_chosen_from_is_not_shown_a_second_time_in_the_hand() -> None:
    page: Page = changed(samples.SEAT_ACT, prompts=(TILES,), hand=(RUN,))
    assert page.play is not None
    assert page.play.lying == ()
    assert main("seat", page).all("section", id="plain") == []
