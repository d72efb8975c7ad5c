"""Drawing is a pure function: equal pages give equal text, and every sample page is well-formed."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from jinja2 import FileSystemLoader, UndefinedError

from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed, main_of
from tests.web.fakes.reading import Element, read
from web.drawing import Drawing, Templates
from web.page import Page
from web.shown.dice import DieFace
from web.shown.prompts import ChoiceView, Doubt, LostView, NearView, Prompt, Proposed, RedoView
from web.shown.view import Explanation, HowMany, Route, Spotlight, Stop, Use
from web.site import HERE
from web.words import Catalogue

WORDS = Catalogue([HERE / "texts"])
DRAWING = Drawing(HERE / "templates", HERE / "static", WORDS)
SAMPLES = {name: value for name, value in vars(samples).items() if isinstance(value, Page)}


def main(role: str, page: Page) -> Element:
    return read(main_of(DRAWING, role, page)).one("main")


def asked(prompt: Prompt) -> Element:
    return main("seat", changed(samples.SEAT_ACT, prompts=(prompt,))).one("form", class_="prompt")


@pytest.mark.parametrize("role", ["kiosk", "seat", "join"])
def test_equal_pages_give_equal_text(role: str) -> None:
    for name, page in SAMPLES.items():
        texts = {
            DRAWING.page(role, "one", one, typed="", shared=False, has_evening=True).text
            for one in (page, replace(page))
        }
        assert len(texts) == 1, name
        assert page.title in texts.pop() or role == "seat", name


def test_an_unknown_role_of_the_pages_cannot_be_drawn() -> None:
    with pytest.raises(Exception, match=r"judge\.html"):
        DRAWING.page("judge", "one", samples.PLAY)


def test_a_value_that_a_template_lacks_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "kiosk.html").write_text("{{ nothing }}")
    with pytest.raises(UndefinedError, match="nothing"):
        Drawing(tmp_path, tmp_path, WORDS).page("kiosk", "one", samples.PLAY)


def test_a_template_is_compiled_once_though_many_phones_need_it_at_once(tmp_path: Path) -> None:
    (tmp_path / "kiosk.html").write_text("{{ page.title }}")
    read: list[str] = []
    templates = Templates(tmp_path)

    class Noting(FileSystemLoader):
        def get_source(self, *given: Any) -> Any:
            read.append(given[1])
            sleep(0.02)
            return super().get_source(*given)

    templates.loader = Noting(tmp_path)
    with ThreadPoolExecutor(6) as phones:
        found = list(phones.map(templates.get_template, ["kiosk.html"] * 6))
    assert read == ["kiosk.html"]
    assert all(one is found[0] for one in found)


def test_the_fingerprint_changes_with_each_asset(tmp_path: Path) -> None:
    (tmp_path / "page.js").write_text("1")
    first = Drawing(tmp_path, tmp_path, WORDS).build
    assert Drawing(tmp_path, tmp_path, WORDS).build == first
    (tmp_path / "page.js").write_text("2")
    assert Drawing(tmp_path, tmp_path, WORDS).build != first


@pytest.mark.parametrize("role", ["kiosk", "seat", "join"])
def test_each_main_bears_the_build(role: str) -> None:
    assert main(role, samples.LOBBY).attributes["data-build"] == DRAWING.build


def test_a_choice_is_a_button_with_its_hint() -> None:
    buttons = asked(samples.CHOOSE).all("button")
    assert [one.attributes["value"] for one in buttons] == ["act", "avoid", "later"]
    assert "take what avoiding costs" in buttons[1].text


def test_a_small_count_is_a_button_for_each_number() -> None:
    buttons = asked(samples.HOW_MANY).all("button")
    assert [one.attributes["value"] for one in buttons] == ["0", "1", "2", "3", "4", "5"]


def test_a_large_count_is_typed() -> None:
    field = asked(replace(samples.HOW_MANY, count=HowMany(0, 60, "steps", None))).one("input", name="number")
    assert (field.attributes["min"], field.attributes["max"]) == ("0", "60")


@pytest.mark.parametrize(("prompt", "checked"), [(samples.SLOTS, 5), (samples.BLIND_SLOTS, 0)])
def test_dice_are_typed_from_what_the_camera_read(prompt: Prompt, checked: int) -> None:
    faces = asked(prompt).all("input", type="radio")
    assert len(faces) == 6 * len(prompt.slots)
    assert sum("checked" in face.attributes for face in faces) == checked


def test_a_die_in_doubt_is_said_so() -> None:
    page = changed(samples.PLAY_ROLL, roll=replace(samples.ROLLED, dice=(DieFace(samples.WHITE, None),)))
    assert "white: not sure" in main("kiosk", page).one("section", id="roll").text


def test_a_chart_is_drawn_inside_the_face_that_its_cover_hides() -> None:
    face = main("seat", samples.SEAT_ACT).one("div", id="face-scene-17").one("figure", class_="chart")
    assert [bar.attributes["width"] for bar in face.all("rect", class_="part")] == ["13", "31"]
    assert [row.text for row in face.all("li")] == ["3 dice 13 %", "4 dice 31 %"]


@pytest.mark.parametrize("role", ["kiosk", "seat"])
def test_a_bot_is_marked_and_its_phone_is_not_missed(role: str) -> None:
    seats = tuple(replace(seat, bot=seat.seat == "s3") for seat in samples.seats(4))
    drawn = main(role, replace(samples.SEAT_ACT, you="s1", seats=seats)).one("li", id="seat-s3")
    assert "bot" in drawn.text
    assert "phone offline" not in drawn.text


@pytest.mark.parametrize("role", ["kiosk", "seat"])
def test_a_bot_is_added_for_each_free_colour_and_taken_away_again(role: str) -> None:
    seats = tuple(replace(seat, bot=seat.seat == "s3") for seat in samples.LOBBY_SEAT.seats)
    page = main(role, replace(samples.LOBBY_SEAT, seats=seats))
    adding = [one for one in page.all("form") if one.attributes["action"].endswith("/bot")]
    assert [one.one("button").attributes["value"] for one in adding] == ["yellow", "black"]
    assert page.one("form", id="free-s3").one("button", name="free").attributes["value"] == "s3"


def test_in_a_game_no_bot_is_added() -> None:
    assert not any("/bot" in one.attributes["action"] for one in main("seat", samples.SEAT_ACT).all("form"))


@pytest.mark.parametrize("open_now", [True, False])
def test_a_card_in_hand_has_one_control_and_what_is_in_it_is_folded_away(open_now: bool) -> None:
    card = replace(samples.TRAITS[0], use=Use("Play this Trait", "Not now."))
    offer = replace(samples.CHOOSE, text="Play this Trait", standing=True, card=card.id)
    page = changed(samples.SEAT_WAIT, hand=(card,), prompts=(offer,) if open_now else ())
    held = main("seat", page).one("div", id=f"held-{card.id}")
    folded = held.one("details")
    assert folded.attributes == {"class": "folded", "id": f"folded-use-{card.id}"}
    assert folded.one("summary").text == "Play this Trait · Trait 1"
    assert (folded.all("form") == []) is not open_now
    assert ("Not now." in folded.text) is not open_now


def test_what_else_may_be_done_with_a_card_stands_beside_its_use() -> None:
    card = replace(samples.TRAITS[0], use=Use("Use this Asset", "Not now."))
    lend = replace(samples.CHOOSE, text="Lend it", standing=True, card=card.id)
    drawn = main("seat", changed(samples.SEAT_WAIT, hand=(card,), prompts=(lend,)))
    held = drawn.one("div", id=f"held-{card.id}")
    assert [one.text for one in held.all("summary")] == ["Use this Asset · Trait 1", "Lend it · Trait 1"]


class German(str):
    """What a card says in a language of its own."""

    language = "de"


def test_what_a_card_says_is_marked_with_its_language_and_what_the_page_says_is_not() -> None:
    card = replace(samples.TENT, title=German("Ein Zelt"), lines=(German("Trocken."), "2 uses left"))
    told = Spotlight("Urban", "Jo acts", German("Ein Turm."), ())
    page = changed(samples.SEAT_WAIT, hand=(card,), spotlight=told)
    drawn = main("seat", page)
    face = drawn.one("article", id="card-tent")
    assert face.one("h3").attributes["lang"] == "de"
    assert [line.attributes.get("lang") for line in face.all("p")] == [None, "de", None]
    assert drawn.one("p", class_="told").attributes["lang"] == "de"
    assert "lang" not in drawn.one("section", id="spotlight").one("h2").attributes


def test_an_unknown_shape_is_drawn_as_a_circle() -> None:
    odd = replace(samples.RED, shape="../../secret")
    page = replace(samples.PLAY, seats=(replace(samples.seats(1)[0], colour=odd),))
    drawn = main("kiosk", page).one("li", id="seat-s1")
    assert drawn.all("use")[0].attributes["href"] == "#shape-circle"


@pytest.mark.parametrize(("role", "page"), [("kiosk", samples.PLAY_MENDING), ("seat", samples.SEAT_MENDING)])
def test_undo_says_what_it_takes_back_and_stands_apart_from_the_prompt(role: str, page: Page) -> None:
    drawn = main(role, page)
    form = drawn.one("form", id="undo-31")
    assert drawn.one("details", id="undoing-31").one("summary").text == "Undo Jo supports with 1 die."
    assert [line.text for line in form.all("li")] == list(samples.UNDO.lines)
    assert form.one("button").text == "Take it back"
    assert form.one("input", name="entry").attributes["value"] == "31"
    for sheet in (*drawn.all("div", id="sheet"), *drawn.all("div", id="asking")):
        assert sheet.all("form", id="undo-31") == []


@pytest.mark.parametrize(("role", "page"), [("kiosk", samples.PLAY), ("seat", samples.SEAT_WAIT)])
def test_what_was_taken_back_can_be_done_again(role: str, page: Page) -> None:
    drawn = main(role, changed(page, undo=None, redo=RedoView(32, "Jo supports with 1 die.")))
    form = drawn.one("form", id="redo-32")
    assert form.one("button").text == "Do it again Jo supports with 1 die."
    assert form.one("input", name="entry").attributes["value"] == "32"


@pytest.mark.parametrize(("role", "page"), [("kiosk", samples.PLAY_MENDING), ("seat", samples.SEAT_MENDING)])
def test_a_misread_die_is_tapped_and_then_one_of_the_faces_it_may_show(role: str, page: Page) -> None:
    folded = main(role, page).one("details", id="misread-28")
    assert folded.all("summary")[0].text == "Fix a misread die Success with 4; 3 needed."
    assert ("open" in folded.attributes) is (role == "seat")
    dice = folded.all("details", class_="fix")
    assert len(dice) == 5
    assert [one.text for one in dice[2].all("button")] == ["5", "4", "1", "2", "3"]
    assert ["quiet" in one.attributes["class"] for one in dice[2].all("button")] == [False] * 2 + [True] * 3
    assert folded.one("form").attributes["action"] == "/t/one/misread"


@pytest.mark.parametrize("role", ["kiosk", "seat"])
def test_dice_that_may_be_corrected_are_behind_a_fold(role: str) -> None:
    asked = replace(samples.SLOTS, question="correct", standing=True, folded=True)
    blind = replace(samples.BLIND_SLOTS, question="by-hand", standing=True, folded=True)
    drawn = main(role, changed(samples.SEAT_DICE, prompts=(asked, blind)))
    folded = drawn.one("details", id="folded-correct")
    assert "open" not in folded.attributes
    assert len(folded.all("details", class_="fix")) == len(asked.slots)
    assert "open" not in drawn.one("details", id="folded-by-hand").attributes


@pytest.mark.parametrize("role", ["kiosk", "seat"])
def test_a_decision_that_may_stay_open_is_shown_whole(role: str) -> None:
    drawn = main(role, changed(samples.SEAT_DICE, prompts=(samples.STANDING,)))
    form = drawn.one("form", class_="standing")
    assert [one.text for one in form.all("button")] == ["Support with one die", "Refuse"]
    assert drawn.all("details", id="folded-support") == []


def test_many_choices_that_nobody_waits_for_are_whole_on_a_phone_and_leave_the_big_screen_to_the_game() -> (
    None
):
    choices = tuple(replace(samples.STANDING.choices[0], id=str(n)) for n in range(4))
    page = changed(samples.SEAT_DICE, prompts=(replace(samples.STANDING, choices=choices),))
    folds = {role: main(role, page).all("details", id="folded-support") for role in ("kiosk", "seat")}
    assert {role: len(found) for role, found in folds.items()} == {"kiosk": 1, "seat": 0}


@pytest.mark.parametrize(("role", "label"), [("kiosk", "We all agree"), ("seat", "I agree")])
def test_all_are_asked_before_a_revelation_is_taken_back(role: str, label: str) -> None:
    form = main(role, replace(samples.PLAY_CONSENT, you="s3")).one("form", id="consent-31")
    assert [one.text for one in form.all("button")] == [label, "Keep as it is"]
    assert "Not yet: Ahmed, Bo." in form.text


@pytest.mark.parametrize(("in_charge", "buttons"), [(True, ["Skip it"]), (False, [])])
@pytest.mark.parametrize("role", ["kiosk", "seat"])
def test_only_the_host_leaves_out_what_cannot_be_read(role: str, in_charge: bool, buttons: list[str]) -> None:
    page = changed(samples.PLAY_CONSENT, you="s3", consent=None, in_charge=in_charge)
    form = main(role, changed(page, lost=LostView(17, "The 3 entries after it…"))).one("form", id="lost-17")
    assert [one.text for one in form.all("button")] == buttons
    assert form.text.startswith("Entry 17 cannot be read: what was it?")


def test_whoever_has_no_voice_may_still_say_no() -> None:
    page = changed(samples.PLAY_CONSENT, you="s2", consent=replace(samples.CONSENT, has_voice=False))
    form = main("seat", page).one("form", id="consent-31")
    assert [one.attributes["value"] for one in form.all("button", name="agree")] == ["no"]


def test_a_preview_sends_the_dice_that_it_shows() -> None:
    form = main("seat", samples.SEAT_PREVIEW).one("form", id="preview-28")
    dice = [one.attributes["value"] for one in form.all("input") if one.attributes["name"].startswith("die-")]
    assert dice == ["red:3", "red:5", "blue:3", "white:2", "white:1"]
    assert [one.text for one in form.all("li")] == list(samples.PREVIEW.lines)
    assert [one.text for one in form.all("button", name="sure")] == ["Correct it", "Keep as it is"]


def test_the_strip_is_drawn_lamp_by_lamp_for_the_kiosk_alone() -> None:
    lamps = main("kiosk", samples.PLAY).one("svg", id="strip").all("circle")
    assert len(lamps) == len(samples.STRIP)
    assert main("seat", replace(samples.SEAT_ACT, strip=samples.STRIP)).all("svg", id="strip") == []


def test_the_pretend_buttons_bear_their_keys() -> None:
    buttons = main("kiosk", samples.PLAY).one("aside", id="pretend").all("button", name="button")
    assert [one.attributes["data-key"] for one in buttons] == ["g", "u", "1", "2"]
    assert [one.attributes["data-key"] for one in buttons if one.has({"class_": "idle"})] == ["u", "2"]


@pytest.mark.parametrize(("role", "page"), [("kiosk", samples.LOBBY), ("seat", samples.LOBBY_SEAT)])
def test_before_a_game_every_house_rule_can_be_chosen_and_what_holds_is_marked(role: str, page: Page) -> None:
    rules = main(role, page).one("details", id="rules")
    form = rules.one("form", id="choosing-cats")
    marked = {button.attributes["value"]: button.attributes["aria-current"] for button in form.all("button")}
    assert marked == {"one": "false", "two": "true"}
    assert form.one("input", name="rule").attributes["value"] == "cats"
    assert "1 of your own" in rules.all("summary")[0].text


def test_house_rules_stand_under_their_subjects_and_cards_of_other_languages_under_one_of_their_own() -> None:
    late = replace(samples.OWN, id="dogs", title="Who sees what")
    rules = main("kiosk", changed(samples.LOBBY, rules=(samples.USUAL, late))).one("details", id="rules")
    subject = next(
        one
        for one in rules.all("details")
        if one.all("summary")[0].text == "Who sees what" and one is not rules
    )
    assert subject.one("form", id="choosing-dogs")
    assert not subject.all("form", id="choosing-tents")
    assert rules.one("details", id="other-files").one("form", id="taking-road.yaml")
    usual = [one.text for one in rules.one("form", id="choosing-tents").all("button")]
    assert usual == ["✓ one usual", "two"]


def test_before_a_game_each_card_file_is_in_play_or_left_out() -> None:
    form = main("kiosk", samples.LOBBY).one("form", id="taking-sea.yaml")
    marked = {button.attributes["value"]: button.attributes["aria-current"] for button in form.all("button")}
    assert marked == {"yes": "false", "no": "true"}


@pytest.mark.parametrize("role", ["kiosk", "seat"])
def test_in_a_game_the_house_rules_that_differ_are_read_and_not_changed(role: str) -> None:
    rules = main(role, replace(samples.PLAY, you=None, rules=(samples.OWN,))).one("details", id="rules")
    assert "How many cats there are" in rules.text
    assert rules.all("form") == []


def test_a_blank_is_a_list_to_pick_from_or_a_line_that_completes_what_is_typed() -> None:
    form = asked(samples.WRITE)
    assert form.one("input", name="blanks").attributes["value"] == "3"
    assert [one.text for one in form.one("select", name="blank-terrain").all("option")] == ["Sea"]
    line = form.one("input", name="blank-fail")
    said = form.one("datalist", id=line.attributes["list"])
    suggested = [one.attributes["value"] for one in said.all("option")]
    assert suggested == list(samples.WRITE.blanks[2].suggestions)
    assert "list" not in form.one("input", name="blank-title").attributes


@pytest.mark.parametrize(("count", "searched"), [(9, False), (10, True)])
def test_a_long_list_can_be_narrowed_by_typing(count: int, searched: bool) -> None:
    choices = tuple(ChoiceView(f"c{n}", f"Card {n}", None, plain=False) for n in range(count))
    form = asked(replace(samples.CHOOSE, choices=choices))
    fields = form.all("input", type="search")
    assert len(fields) == searched
    if searched:
        assert len(form.one("div", id=fields[0].attributes["data-narrows"]).all("button")) == count


def test_what_all_rows_offer_alike_stands_once_above_them() -> None:
    cards = (("0", "The dog"), ("1", "The map"))
    offered = [
        ChoiceView(f"{row}{n}", card, None, plain=False, under=row) for row in "ab" for n, card in cards
    ]
    rows = asked(replace(samples.CHOOSE, choices=tuple(offered))).one("div", class_="rows")
    heads = rows.one("div", class_="heads")
    assert [one.text for one in heads.all("p")] == ["1 The dog", "2 The map"]
    said = [one.text for one in rows.all("button")]
    assert said == ["1 The dog · a", "2 The map · a", "1 The dog · b", "2 The map · b"]
    others = (replace(offered[0], label="Another"), *offered[1:])
    assert asked(replace(samples.CHOOSE, choices=others)).all("div", class_="heads") == []


@pytest.mark.parametrize(("role", "part"), [("kiosk", "details"), ("seat", "section")])
def test_a_verdict_can_be_asked_why(role: str, part: str) -> None:
    steps = (
        Explanation("Together 2 are needed.", ("HI-142", "A-30")),
        Explanation("Changed by hand.", ()),
    )
    lines = main(role, changed(samples.PLAY, why=steps)).one(part, id="why").all("li")
    assert [line.text for line in lines] == ["Together 2 are needed. HI-142 · A-30", "Changed by hand."]
    assert main(role, changed(samples.PLAY, why=())).all(part, id="why") == []
    assert main(role, changed(samples.OVER, why=steps)).one(part, id="why").all("li")


def test_the_way_that_a_map_shows_is_told_to_who_listens() -> None:
    way = Route("The way", (Stop("won", "The zoo", "won"), Stop("here", "The ford", "you are here")))
    drawn = main("kiosk", changed(samples.PLAY, route=way)).one("ol", id="route")
    assert drawn.attributes["class"] == "unseen"
    assert [one.text for one in drawn.all("li")] == ["The zoo won", "The ford you are here"]


def test_two_people_whom_nothing_binds_stand_side_by_side_without_a_circle() -> None:
    assert samples.PLAY_MEETING.play is not None
    circle = samples.PLAY_MEETING.play.circle
    assert circle is not None
    two = replace(circle, people=circle.people[:2], ties=())
    assert main("kiosk", changed(samples.PLAY_MEETING, circle=two)).all("figure", id="circle") == []
    assert (
        main("kiosk", changed(samples.PLAY_MEETING, circle=two))
        .one("section", id="meeting")
        .attributes["class"]
        == "meeting few"
    )
    assert main("kiosk", samples.PLAY_MEETING).one("figure", id="circle")


def test_what_the_dice_on_the_table_propose_is_one_button_before_all_others() -> None:
    proposed = Proposed("number", "2", "2 dice are in the middle: yes, 2")
    buttons = asked(replace(samples.HOW_MANY, proposed=proposed)).all("button")
    assert buttons[0].attributes["name"] == "number"
    assert buttons[0].attributes["value"] == "2"
    assert buttons[0].text == proposed.label
    assert len(buttons) == len(asked(samples.HOW_MANY).all("button")) + 1


@pytest.mark.parametrize("being_read", [False, True])
def test_the_button_that_throws_rests_while_dice_are_read_and_says_so(being_read: bool) -> None:
    pretend = replace(samples.PRETEND, being_read=being_read)
    button = main("kiosk", replace(samples.PLAY, pretend=pretend)).one("button", id="throw-button")
    assert ("disabled" in button.attributes) == being_read
    assert button.text == ("Reading the dice…" if being_read else "Throw the dice")


@pytest.mark.parametrize("role", ["kiosk", "seat"])
@pytest.mark.parametrize("several", [False, True])
def test_dice_in_doubt_take_one_tap_each_and_a_single_one_nothing_else(role: str, several: bool) -> None:
    near, red, white = NearView("home-1-7", (1280, 720), (500, 300, 80), "red"), samples.RED, samples.WHITE
    first = Doubt(0, red, 4, tuple((red, n) for n in (4, 5, 6, 1, 2, 3)), near)
    unread = Doubt(1, white, None, tuple((white, n) for n in range(1, 7)), near)
    other = unread if several else Doubt(1, white, 2)
    prompts = (replace(samples.BLIND_SLOTS, doubts=(first, other)),)
    form = main(role, changed(samples.PLAY, prompts=prompts)).one("form", id="doubts-roll-13")
    assert len(form.all("svg", **{"class": "near"})) == 1 + several
    faces = [one for one in form.all("button") if one.attributes.get("name") == "die-0"]
    picks = [one for one in form.all("input") if one.attributes["type"] == "radio"]
    assert (len(faces), len(picks)) == ((0, 12) if several else (6, 0))
    told = [one.attributes["value"] for one in form.all("input") if one.attributes.get("name") == "die-1"]
    assert told == ([f"white:{n}" for n in range(1, 7)] if several else ["white:2"])


@pytest.mark.parametrize("role", ["kiosk", "seat"])
def test_of_two_dice_that_may_have_each_others_colour_one_tap_on_one_names_both(role: str) -> None:
    near, red, white = NearView("home-1-7", (1280, 720), (500, 300, 80), "red"), samples.RED, samples.WHITE
    two = Doubt(0, red, 4, ((red, 4), (white, 4)), near), Doubt(2, white, 2, ((white, 2), (red, 2)), near)
    prompts = (replace(samples.BLIND_SLOTS, doubts=(two[0], Doubt(1, white, 6), two[1])),)
    form = main(role, changed(samples.PLAY, prompts=prompts)).one("form", id="doubts-roll-13")
    assert form.one("h2").text == "What colour is this die?"
    assert len(form.all("svg", **{"class": "near"})) == 1
    told = [one.attributes["value"] for one in form.all("input") if one.attributes["name"].startswith("die-")]
    assert told == ["red:4", "white:6", "white:2"]
    picks = [
        (one.attributes["aria-label"], one.attributes["name"], one.attributes["value"])
        for one in form.all("button")
    ]
    assert picks == [("red", "swap", ""), ("white", "swap", "0-2")]


@pytest.mark.parametrize("role", ["kiosk", "seat"])
def test_a_die_that_is_asked_about_is_seen_from_near_with_nothing_drawn_on_it(role: str) -> None:
    near = NearView("home-1-7", (1280, 720), (500, 300, 80), "red")
    prompts = (replace(samples.CHOOSE, near=near), samples.HOW_MANY)
    [seen] = main(role, changed(samples.PLAY, prompts=prompts)).all("svg", **{"class": "near"})
    assert seen.attributes["viewbox"] == "500 300 80 80"
    assert seen.attributes["aria-label"] == "The die (red), as the camera sees it"
    picture = seen.one("image")
    assert picture.attributes["href"] == "/t/one/photograph/home-1-7/bare.jpg"
    assert (picture.attributes["width"], picture.attributes["height"]) == ("1280", "720")


@pytest.mark.parametrize("role", ["kiosk", "seat"])
def test_teaching_the_camera_lies_open_with_its_steps_while_it_goes_on(role: str) -> None:
    lesson = main(role, samples.LOBBY_TEACHING).one("details", id="teaching")
    assert "open" in lesson.attributes
    assert [step.attributes.get("aria-current") for step in lesson.all("li")] == [None, None, "step"]
    assert lesson.one("p", id="teaching-fault").text == samples.TEACHING.fault
    assert lesson.one("form", id="teach-stop").one("button").attributes["value"] == "stop"


def test_the_segments_of_the_strip_are_tried_out_each_by_a_button_of_its_own() -> None:
    lobby = changed(samples.LOBBY_READY, light=("Row 1: 5 LEDs", "Seat 1: 9 LEDs"))
    offered = main("kiosk", lobby).one("details", id="light")
    assert [one.text for one in offered.all("button")] == ["Row 1: 5 LEDs", "Seat 1: 9 LEDs"]
    assert [one.attributes["value"] for one in offered.all("button", name="segment")] == ["0", "1"]
    assert main("kiosk", samples.LOBBY_READY).all("details", id="light") == []


def test_teaching_that_has_not_begun_is_folded_away() -> None:
    idle = replace(samples.TEACHING, steps=(), fault=None)
    lesson = main("kiosk", changed(samples.LOBBY_TEACHING, teaching=idle)).one("details", id="teaching")
    assert "open" not in lesson.attributes
    assert lesson.all("li") == []
    assert main("kiosk", samples.LOBBY_READY).all("details", id="teaching") == []


def test_of_many_each_has_a_box_and_only_the_page_reckons_what_they_come_to() -> None:
    form = asked(samples.PICK)
    boxes = form.all("input", type="checkbox")
    named = [(one.attributes["name"], one.attributes["data-worth"]) for one in boxes]
    assert named == [("pick-b3", "3"), ("pick-r2", "-2")]
    assert form.one("output").text == "0"


def test_the_way_back_is_on_the_kiosk_at_all_times_as_address_picture_and_code() -> None:
    shown = main("kiosk", samples.PLAY).one("details", id="way-back")
    assert samples.PLAY.join is not None
    assert samples.PLAY.join.address in shown.text
    assert samples.PLAY.join.code in shown.text
    assert shown.all("img")[0].attributes["src"].startswith("/t/one/qr.svg?for=")


def test_dice_of_other_kinds_are_typed_by_their_numbers_and_signs(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.show(door.public, **{seat: replace(samples.SEAT_OTHER_DICE, you=seat)})
    page = device.read(f"seat?seat={seat}")
    twelve, fate = page.one("form", id="prompt-machines-12").all("fieldset")
    labels = [[one.attributes["aria-label"] for one in row.all("input")] for row in (twelve, fate)]
    assert labels == [[str(n) for n in range(1, 13)], ["☀", "☾", "★"]]
    assert [text.text for text in fate.all("text")] == ["☀", "☾", "★"]
    assert [one.attributes["value"] for one in fate.all("input")] == ["blue:1", "blue:2", "blue:3"]
