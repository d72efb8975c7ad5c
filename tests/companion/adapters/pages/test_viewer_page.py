"""Pages are drawn from what a viewer may see, in the viewer's words."""

from collections.abc import Callable
from dataclasses import asdict, replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from companion.adapters.camera.camera_status import CameraStatus
from companion.adapters.camera.dice_census import Census
from companion.adapters.language.speech import Speech
from companion.adapters.pages.table_notices import NoticeSources
from companion.adapters.pages.viewer_page import LEAVE_AT_ONCE, LOG_LINES, Painter
from companion.engine.answers import Rolled
from companion.engine.dice import Die
from companion.engine.game import Game
from companion.engine.play import Asked
from companion.engine.questions import Barred, Choose, Option, RollDice
from companion.engine.words import Printed, say
from companion.games.hope_inhumanity.game import GAME
from companion.games.just_dice.game import GAME as JUST_DICE
from companion.table.commands.seating import FreeSeat
from companion.table.story.timeline import Story
from companion.table.table import Table
from tests.companion.adapters.conftest import play_out, submit
from tests.web.fakes.page_parts import game, lobby
from vision.reading import BoundingBox, DieSeen
from web.page import Page, PageStage
from web.shown.prompts import Proposed
from web.shown.view import Use
from web.words import Catalogue

PACKAGES = ("companion.table", "companion.adapters", "companion.games.hope_inhumanity")


def painting(table: Table, game: Game[Any, Any]) -> Painter:
    """Paints that table as one at which this game is played."""
    texts = [Path(str(files(name))) / "texts" for name in dict.fromkeys((*PACKAGES, game.meta.package))]
    return Painter(table, game, Speech(Catalogue(texts), "en"))


@pytest.fixture
def painter(table: Table) -> Painter:
    return painting(table, table.game)


def paint(painter: Painter, table: Table, viewer: str | None, sight: CameraStatus | None = None) -> Page:
    around = NoticeSources("http://table/j/ABCD", frozenset({"seat-1"}), sight or CameraStatus())
    return painter.page(table.moment, viewer, around)


def test_before_a_game_the_page_says_who_sits_and_which_colours_are_free(
    table: Table, painter: Painter
) -> None:
    page = paint(painter, table, None)
    assert page.stage is PageStage.LOBBY
    assert [(seat.name, seat.here) for seat in page.seats] == [("Ada", True), ("Ben", False), ("Cleo", False)]
    assert page.join is not None
    assert {"red", "blue", "green", "white"}.isdisjoint(colour.id for colour in page.join.free)
    assert page.join.begin is not None


def test_with_a_player_too_few_the_page_says_so_and_offers_no_begin(table: Table, painter: Painter) -> None:
    table.execute(FreeSeat("seat-3"))
    page = paint(painter, table, None)
    assert page.join is not None
    assert page.join.begin is None
    assert page.join.missing == "One more player is needed"


def test_the_acting_player_alone_has_the_scene_on_the_page(
    table: Table, painter: Painter, play_to: Callable[[str], Asked]
) -> None:
    seat = play_to("declare").question.to
    play = table.moment.play
    assert play is not None
    scene = play.state.scene
    for viewer in ("seat-1", "seat-2", "seat-3", None):
        shown = str(asdict(paint(painter, table, viewer)))
        assert (scene.callout.split(".")[0] in shown) == (viewer == seat)
        assert (scene.title in shown) == (viewer == seat)


def test_what_all_see_alike_is_painted_once_for_all(
    table: Table, painter: Painter, play_to: Callable[[str], Asked]
) -> None:
    reader = play_to("declare").question.to
    pages = {viewer: paint(painter, table, viewer) for viewer in ("seat-1", "seat-2", "seat-3", None)}
    kiosk = pages.pop(None)
    assert all(
        game(page).log is game(kiosk).log and game(page).view.tracks is game(kiosk).view.tracks
        for page in pages.values()
    )
    assert all(page.seats is kiosk.seats for viewer, page in pages.items() if viewer != reader)


def test_a_seat_is_painted_again_only_when_it_looks_different(
    table: Table, painter: Painter, play_to: Callable[[str], Asked]
) -> None:
    play_to("declare")
    before = paint(painter, table, None)
    away = painter.page(table.moment, None, NoticeSources("http://table/j/ABCD", frozenset(), CameraStatus()))
    assert [seat.here for seat in before.seats] == [True, False, False]
    assert [seat.here for seat in away.seats] == [False, False, False]
    assert before.seats[1] is away.seats[1]


def test_a_question_is_painted_once_as_long_as_it_is_asked(
    table: Table, painter: Painter, play_to: Callable[[str], Asked]
) -> None:
    reader = play_to("declare").question.to
    first, again = (game(paint(painter, table, reader)).prompts for _ in range(2))
    assert first
    assert all(one is other for one, other in zip(first, again, strict=True))


def test_nobody_is_prompted_for_another_seat(
    table: Table, painter: Painter, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("draw")
    for viewer in ("seat-1", "seat-2", "seat-3", None):
        prompts = [prompt.question for prompt in game(paint(painter, table, viewer)).prompts]
        assert ("draw" in prompts) == (viewer == asked.question.to)


def test_what_the_camera_saw_is_offered_first_when_dice_are_typed(
    table: Table, painter: Painter, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("roll")
    seen = DieSeen(5, "red", 0.9, BoundingBox(0, 0, 50, 50))
    page = paint(painter, table, None, CameraStatus(seen=(seen,), complaints=(say("camera-doubt", n=1),)))
    slots = next(prompt for prompt in game(page).prompts if prompt.question == asked.question.id).slots
    assert {slot.colour.id: slot.value for slot in slots} == {"red": 5, "blue": None, "green": None}
    assert [notice.text for notice in page.notices] == [
        "I can’t read one die for sure: roll it again, or type it in."
    ]


def test_dice_that_stay_as_they_lie_are_filled_in_when_dice_are_typed(
    table: Table, painter: Painter, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("roll")
    moment, play = table.moment, table.moment.play
    assert play is not None
    assert isinstance(asked.question.form, RollDice)
    form = replace(asked.question.form, keeps=(Die("blue", 3),))
    again = replace(play, open={"roll": Asked(replace(asked.question, form=form), asked.version)})
    page = painter.page(
        replace(moment, story=Story(again)), None, NoticeSources("", frozenset(), CameraStatus())
    )
    slots = {slot.colour.id: slot.value for slot in game(page).prompts[0].slots}
    assert slots == {"red": None, "blue": 3, "green": None}


def test_complaints_about_dice_are_silent_while_no_dice_are_asked_for(
    table: Table, painter: Painter, play_to: Callable[[str], Asked]
) -> None:
    play_to("draw")
    assert paint(painter, table, None, CameraStatus(complaints=(say("camera-doubt", n=1),))).notices == ()


def test_a_camera_that_is_lost_is_said_at_any_time(table: Table, painter: Painter) -> None:
    page = paint(painter, table, None, CameraStatus(lost=say("camera-lost", reason="unplugged")))
    assert [notice.grave for notice in page.notices] == [True]


def test_a_camera_that_nobody_wants_is_no_alarm(table: Table, painter: Painter) -> None:
    lost = say("camera-lost", reason="none is plugged in")
    assert paint(painter, table, None, CameraStatus(lost=lost, absent=True)).notices == ()


def test_dice_in_question_are_told_by_colour_and_place_as_long_as_they_are_few(
    table: Table, painter: Painter, play_to: Callable[[str], Asked]
) -> None:
    play_to("roll")
    dice = [
        say("die-at", colour=say(f"colour-{colour}"), place=Printed(place, "en"))
        for colour, place in (("red", "top-left"), ("white", "middle-middle"))
    ]
    doubt = say("camera-doubt", n=2)
    page = paint(painter, table, None, CameraStatus(complaints=(doubt,), look_at=tuple(dice)))
    assert page.notices[-1].text == "Look here: red (top left), white (in the middle)."
    many = paint(painter, table, None, CameraStatus(complaints=(doubt,), look_at=(*dice, *dice)))
    assert len(many.notices) == len(page.notices) - 1


def test_a_trait_is_offered_with_its_card_and_its_name_stays_covered(
    table: Table, painter: Painter, play_to: Callable[[str], Asked]
) -> None:
    play_to("draw")
    page = paint(painter, table, "seat-1")
    offers = [prompt for prompt in game(page).prompts if prompt.card is not None]
    titles = {card.id: card.title for card in game(page).view.hand}
    assert offers
    for offer in offers:
        assert offer.card in titles
        assert titles[offer.card] not in str(asdict(offer))


def test_every_secret_card_says_what_it_is_for_whether_or_not_this_is_its_moment(
    table: Table, painter: Painter, play_to: Callable[[str], Asked]
) -> None:
    play_to("declare")
    hands = [game(paint(painter, table, seat)).view.hand for seat in ("seat-1", "seat-2", "seat-3")]
    traits = [card for hand in hands for card in hand if card.kind == "Trait"]
    assert len(traits) == 9
    assert {card.use for card in traits} == {Use("Play this Trait", "Not now: it would do nothing.")}


def test_what_cannot_be_chosen_is_shown_like_the_rest(
    table: Table, painter: Painter, play_to: Callable[[str], Asked]
) -> None:
    asked, moment = play_to("declare"), table.moment
    play = moment.play
    assert play is not None
    assert isinstance(asked.question.form, Choose)
    act, avoid = asked.question.form.shown
    pages = []
    for form in (Choose((act, avoid)), Choose((act,), (Barred(avoid, say("refused-closed")),))):
        question = replace(asked.question, form=form)
        again = replace(play, open={"declare": Asked(question, asked.version)})
        around = NoticeSources("", frozenset(), CameraStatus())
        pages.append(game(painter.page(replace(moment, story=Story(again)), question.to, around)).prompts)
    assert pages[0] == pages[1]


def test_what_only_one_may_read_lies_on_a_covered_card_and_its_choices_go_by_open_names(
    table: Table, painter: Painter, play_to: Callable[[str], Asked]
) -> None:
    asked, moment = play_to("declare"), table.moment
    play = moment.play
    assert play is not None
    known, plain = Option("b3", "blue 3", "worth 3", open="1"), Option("none", "No card", plain=True)
    only, form = "You are the only Machine.", Choose((known, plain))
    question = replace(asked.question, form=form, secret=only)
    again = replace(play, open={"declare": Asked(question, asked.version)})
    page = painter.page(
        replace(moment, story=Story(again)), question.to, NoticeSources("", frozenset(), CameraStatus())
    )
    [prompt] = game(page).prompts
    assert [(one.label, one.hint) for one in prompt.choices] == [("1", None), ("No card", None)]
    assert prompt.numbered
    assert prompt.under is not None
    assert prompt.under.secret
    assert prompt.under.lines == (only,)
    ((card,), nothing) = [one.cards for one in prompt.choices]
    assert (card.secret, card.title, card.lines, nothing) == (True, "blue 3", ("worth 3",), ())


def resting(zone: str, colour: str, count: int) -> tuple[DieSeen, ...]:
    return (DieSeen(4, colour, 0.9, BoundingBox(0, 0, 50, 50), zone),) * count


def test_dice_pushed_into_the_middle_are_a_button_on_the_page_of_whoever_is_asked(
    table: Table, painter: Painter, play_to: Callable[[str], Asked]
) -> None:
    seat = play_to("commit").question.to
    colour = next(one.colour for one in table.moment.seating.seats if one.id == seat)
    sight = CameraStatus(lying=resting("roll", colour, 2))
    (prompt,) = (one for one in game(paint(painter, table, seat, sight)).prompts if not one.standing)
    assert prompt.proposed == Proposed("number", "2", "2 dice are in the middle: yes, 2")
    bare = paint(painter, table, seat)
    assert all(one.proposed is None for one in game(bare).prompts)


def test_the_kiosk_alone_says_where_the_mat_differs_from_the_game(
    table: Table, painter: Painter, play_to: Callable[[str], Asked]
) -> None:
    play_to("draw")
    sight = CameraStatus(
        lying=(
            *resting("shared", "white", 2),
            *resting("seat-1", "red", 5),
            *resting("seat-2", "blue", 5),
            *resting("seat-3", "green", 5),
        )
    )
    texts = [notice.text for notice in paint(painter, table, None, sight).notices]
    assert texts == ["Hope dice: 2 on the mat, 3 in the game."]
    assert paint(painter, table, "seat-1", sight).notices == ()


def test_too_many_dice_in_the_middle_are_told_at_once_to_their_owner_and_at_the_kiosk(
    table: Table, painter: Painter, play_to: Callable[[str], Asked]
) -> None:
    owner = play_to("commit").question.to or ""
    seats = {seat.id: seat for seat in table.moment.seating.seats}
    other = next(seat for seat in seats if seat != owner)
    sight = CameraStatus(lying=resting("roll", seats[owner].colour, 6))
    for viewer in (None, owner):
        texts = [notice.text for notice in paint(painter, table, viewer, sight).notices]
        assert f"{seats[owner].name}: 6 in the middle, 5 are allowed. Take some back." in texts
    assert paint(painter, table, other, sight).notices == ()


def test_what_the_dice_show_is_said_owner_by_owner_with_what_counted(
    table: Table, painter: Painter, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("roll")
    before = game(paint(painter, table, None)).roll
    assert before is not None
    assert before.spoken == ""
    assert isinstance(asked.question.form, RollDice)
    submit(table, asked, Rolled(tuple(Die(colour, 5) for colour in asked.question.form.thrown)))
    after = game(paint(painter, table, None)).roll
    assert after is not None
    owners = {seat.colour: seat.name for seat in table.moment.seating.seats}
    for colour in asked.question.form.thrown:
        assert f"{owners[colour]}: 5" in after.spoken
    assert "Counted: " in after.spoken


def test_a_bump_is_told_to_everybody(table: Table, painter: Painter) -> None:
    notices = paint(painter, table, None, CameraStatus(bumped=say("camera-moved"))).notices
    assert [(notice.text, notice.grave) for notice in notices] == [
        ("The camera or the mat was bumped. I’ve found the mat again.", False)
    ]


def test_what_all_see_is_painted_once_and_anew_when_something_around_has_changed(
    table: Table, painter: Painter, play_to: Callable[[str], Asked]
) -> None:
    play_to("declare")
    first, second = paint(painter, table, "seat-1"), paint(painter, table, None)
    assert first.seats[1] is second.seats[1]
    assert game(first).log is game(second).log
    away = NoticeSources("http://table/j/ABCD", frozenset(), CameraStatus())
    assert [seat.here for seat in painter.page(table.moment, "seat-1", away).seats] == [False, False, False]
    assert [seat.here for seat in paint(painter, table, "seat-1").seats] == [True, False, False]


def test_once_a_game_is_over_the_kiosk_alone_says_which_dice_are_not_on_the_mat(
    table: Table, painter: Painter
) -> None:
    play_out(table)
    lying = resting("seat-1", "red", 5)
    sight = CameraStatus(
        lying=lying[:4], census=Census().after(table.moment.game, lying).after(table.moment.game, lying)
    )
    texts = [notice.text for notice in paint(painter, table, None, sight).notices]
    assert [text for text in texts if "pack up" in text] == [
        "Before you pack up: one die (red) is not on the mat, last seen by Ada."
    ]
    assert paint(painter, table, "seat-1", sight).notices == ()


@pytest.mark.parametrize(("game", "steps"), [(GAME, 3), (JUST_DICE, 2)])
def test_a_step_for_cards_is_there_only_in_a_game_with_cards(
    table: Table, game: Game[Any, Any], steps: int
) -> None:
    told = lobby(paint(painting(table, game), table, None)).steps
    assert len(told) == steps
    assert any("Cards" in one.text for one in told) is (game.card_editor is not None)


def test_a_new_line_of_the_log_takes_an_old_one_off_the_page_only_once_in_ten_lines(
    table: Table, painter: Painter, play_to: Callable[[str], Asked]
) -> None:
    play_to("declare")
    moment, oldest = table.moment, list[str]()
    story = moment.story
    assert story is not None
    line = [say("lobby-begin", n=n) for n in range(LOG_LINES + 2 * LEAVE_AT_ONCE + 1)]
    for n in range(LOG_LINES, len(line)):
        longer = replace(story, play=replace(story.play, log=tuple(line[:n])))
        around = NoticeSources("", frozenset(), CameraStatus())
        newest, *_, last = game(painter.page(replace(moment, story=longer), None, around)).log
        assert str(n - 1) in newest
        oldest.append(last)
    assert [int("".join(filter(str.isdigit, one))) for one in oldest] == [0, *[10] * 10, *[20] * 10]
