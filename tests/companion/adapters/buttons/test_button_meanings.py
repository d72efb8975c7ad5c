"""A button means an answer to the open question, and the kiosk may show which."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from companion.adapters.buttons.button_input import ButtonInput
from companion.adapters.buttons.button_meanings import (
    Begin,
    ButtonMark,
    ButtonMeaning,
    CurrentMeanings,
    Marking,
    Means,
    TakeBack,
    meaning,
    stays,
)
from companion.devices.buttons import FakeButtons
from companion.engine.answers import Chosen, Counted
from companion.engine.play import Asked
from companion.engine.questions import Choose
from companion.engine.words import Message
from companion.table.table import Table
from tests.companion.adapters.conftest import submit
from vision.reading import BoundingBox, DieSeen


def means(
    table: Table, button: str, mark: ButtonMark | None = None, lying: Sequence[DieSeen] = ()
) -> Means | None:
    return meaning(button, CurrentMeanings(table.moment, table.game.meta.min_players, lying, mark))


def seat_of(asked: Asked) -> str:
    assert asked.question.to is not None
    return asked.question.to


def marked(table: Table, seat: str, presses: int) -> ButtonMark:
    """Where the seat's button stands after so many presses."""
    mark = None
    for _ in range(presses):
        now = means(table, seat, mark)
        assert isinstance(now, Marking)
        mark = now.mark
    assert mark is not None
    return mark


def test_going_on_begins_the_game_once_enough_people_sit(table: Table) -> None:
    assert isinstance(means(table, "go-on"), Begin)
    assert meaning("go-on", CurrentMeanings(table.moment, 4)) is None
    assert means(table, "seat-1") is means(table, "undo") is None


def test_go_on_takes_the_tables_one_way_on(table: Table, play_to: Callable[[str], Asked]) -> None:
    play_to("introduction")
    now = means(table, "go-on")
    assert isinstance(now, ButtonMeaning)
    assert now.value == Chosen("go-on")


def test_a_button_means_nothing_while_its_seat_is_not_asked(
    table: Table, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("draw")
    others = {"seat-1", "seat-2", "seat-3"} - {seat_of(asked)}
    assert all(means(table, button) is None for button in others)
    assert means(table, "go-on") is None


def test_a_seats_button_goes_through_the_ways_to_answer_and_round_again(
    table: Table, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("draw")
    assert isinstance(asked.question.form, Choose)
    options = asked.question.form.options
    places = [marked(table, seat_of(asked), n).place for n in range(1, len(options) + 2)]
    assert places == [*range(len(options)), 0]


def test_going_on_takes_what_is_marked(table: Table, play_to: Callable[[str], Asked]) -> None:
    asked = play_to("draw")
    assert isinstance(asked.question.form, Choose)
    now = means(table, "go-on", marked(table, seat_of(asked), 2))
    assert isinstance(now, ButtonMeaning)
    assert (now.asked, now.value) == (asked, Chosen(asked.question.form.options[1].id))
    assert isinstance(now.label, Message)
    assert now.label.values["name"] in {"Ada", "Ben", "Cleo"}


def test_numbers_are_marked_from_the_least_one_on(table: Table, play_to: Callable[[str], Asked]) -> None:
    asked = play_to("commit")
    values = []
    for presses in (1, 2):
        now = means(table, "go-on", marked(table, seat_of(asked), presses))
        assert isinstance(now, ButtonMeaning)
        values.append(now.value)
    assert values == [Counted(1), Counted(2)]


def test_a_mark_of_another_question_counts_no_longer(table: Table, play_to: Callable[[str], Asked]) -> None:
    asked = play_to("draw")
    mark = marked(table, seat_of(asked), 2)
    play_to("commit")
    assert means(table, "go-on", mark) is None
    assert marked(table, seat_of(asked), 1).place == 0
    stale = replace(marked(table, seat_of(asked), 2), version=0)
    now = means(table, seat_of(asked), stale)
    assert isinstance(now, Marking)
    assert now.mark.place == 0


def test_no_button_tells_what_a_secret_question_offers(table: Table, play_to: Callable[[str], Asked]) -> None:
    asked = play_to("declare")
    assert means(table, seat_of(asked)) is None
    mark = ButtonMark(seat_of(asked), "declare", asked.version, 0)
    assert means(table, "go-on", mark) is None


def test_a_roll_is_no_buttons_to_answer(table: Table, play_to: Callable[[str], Asked]) -> None:
    asked = play_to("roll")
    assert asked.question.to is None
    assert means(table, "go-on") is None


def test_taking_back_names_what_it_takes_back(table: Table, play_to: Callable[[str], Asked]) -> None:
    submit(table, play_to("draw"))
    assert isinstance(means(table, "undo"), TakeBack)


def test_nobody_presses_the_button_of_a_bot(table: Table, play_to: Callable[[str], Asked]) -> None:
    asked = play_to("commit")
    places = tuple(replace(place, bot=True) for place in table.moment.seating.places)
    among_bots = replace(table.moment, seating=replace(table.moment.seating, places=places))
    assert meaning(seat_of(asked), CurrentMeanings(among_bots, 3)) is None


@pytest.mark.parametrize("presses", [1, 3])
def test_a_mark_that_moves_on_is_no_other_meaning(
    table: Table, play_to: Callable[[str], Asked], presses: int
) -> None:
    asked = play_to("draw")
    seat = seat_of(asked)
    before, after = means(table, seat), means(table, seat, marked(table, seat, presses))
    assert stays(before, after)
    assert not stays(before, None)
    assert not stays(means(table, "go-on"), means(table, "go-on", marked(table, seat, presses)))


def on_the_mat(zone: str, colour: str, count: int) -> tuple[DieSeen, ...]:
    return (DieSeen(4, colour, 0.9, BoundingBox(0, 0, 50, 50), zone),) * count


def test_a_press_agrees_to_what_lies_in_the_middle_at_the_seat_and_at_the_table(
    table: Table, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("commit")
    colour = {seat.id: seat.colour for seat in table.moment.seating.seats}[asked.question.to or ""]
    lying = on_the_mat("roll", colour, 2)
    for button in (asked.question.to or "", "go-on"):
        now = means(table, button, lying=lying)
        assert isinstance(now, ButtonMeaning)
        assert now.value == Counted(2)
    assert means(table, "go-on", lying=on_the_mat("shared", colour, 2)) is None


def test_where_several_may_have_pushed_dice_the_table_agrees_for_nobody(
    table: Table, play_to: Callable[[str], Asked]
) -> None:
    play_to("commit")
    play_to("support:" + next(seat.id for seat in table.moment.seating.seats if not _acts(table, seat.id)))
    others = [seat for seat in table.moment.seating.seats if not _acts(table, seat.id)]
    one, two = (on_the_mat("roll", seat.colour, 1) for seat in others)
    assert means(table, "go-on", lying=(*one, *two)) is None
    alone = means(table, "go-on", lying=one)
    assert isinstance(alone, ButtonMeaning)
    assert alone.asked.question.to == others[0].id
    assert alone.value == Chosen("1")


def test_the_button_answers_what_the_camera_sees_when_it_is_pressed(
    table: Table, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("commit")
    colour = {seat.id: seat.colour for seat in table.moment.seating.seats}[asked.question.to or ""]
    buttons = FakeButtons()
    hands = ButtonInput(table, (buttons,), lying=lambda: on_the_mat("roll", colour, 3))
    buttons.press("go-on")
    buttons.release("go-on")
    hands.settle()
    hands.close()
    assert table.moment.play is not None
    rolling = table.moment.play.game.view(table.moment.play.state, None).rolling
    assert rolling is not None
    assert [(one.colour, one.count) for one in rolling.asked] == [(colour, 3)]


def test_what_is_marked_goes_before_what_lies_on_the_mat(
    table: Table, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("commit")
    colour = {seat.id: seat.colour for seat in table.moment.seating.seats}[seat_of(asked)]
    now = means(table, "go-on", marked(table, seat_of(asked), 1), on_the_mat("roll", colour, 2))
    assert isinstance(now, ButtonMeaning)
    assert now.value == Counted(1)


def _acts(table: Table, seat: str) -> bool:
    assert table.moment.play is not None
    view = table.moment.play.game.view(table.moment.play.state, None)
    return any(one.seat == seat and one.on_turn for one in view.seats)
