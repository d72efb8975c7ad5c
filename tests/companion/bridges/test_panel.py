"""A button means an answer to the open question, and the kiosk may show which."""

from collections.abc import Callable
from dataclasses import replace

from companion.bridges.hands import Hands
from companion.bridges.panel import Meaning, meaning
from companion.devices.buttons import FakeButtons
from companion.engine.answers import Chosen, Counted
from companion.engine.play import Asked
from companion.table.table import Table
from vision.reading import Box, DieSeen


def test_go_on_takes_the_tables_one_way_on(table: Table, play_to: Callable[[str], Asked]) -> None:
    play_to("introduction")
    now = meaning("go-on", table.moment)
    assert isinstance(now, Meaning)
    assert now.value == Chosen("go-on")


def test_a_button_means_nothing_while_its_seat_is_not_asked(
    table: Table, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("draw")
    others = {"seat-1", "seat-2", "seat-3"} - {asked.question.to}
    assert all(meaning(button, table.moment) is None for button in others)
    assert meaning("go-on", table.moment) is None


def test_a_seats_button_commits_one_die(table: Table, play_to: Callable[[str], Asked]) -> None:
    asked = play_to("commit")
    now = meaning(asked.question.to or "", table.moment)
    assert isinstance(now, Meaning)
    assert now.value == Counted(1)


def test_no_button_tells_what_a_secret_question_offers(table: Table, play_to: Callable[[str], Asked]) -> None:
    asked = play_to("declare")
    assert meaning(asked.question.to or "", table.moment) is None


def test_a_press_begins_the_game_and_then_answers(table: Table) -> None:
    buttons = FakeButtons()
    hands = Hands(table, buttons)
    for _ in range(2):
        buttons.press("go-on")
        buttons.release("go-on")
        hands.settle()
    hands.close()
    assert table.moment.play is not None
    assert "draw" in table.moment.play.open


def test_a_press_that_means_nothing_is_harmless_and_silences_nobody(table: Table) -> None:
    buttons = FakeButtons()
    hands = Hands(table, buttons)
    for name in ("seat-2", "go-on"):
        buttons.press(name)
        buttons.release(name)
    hands.settle()
    hands.close()
    assert table.moment.play is not None


def test_nobody_presses_the_button_of_a_bot(table: Table, play_to: Callable[[str], Asked]) -> None:
    asked = play_to("commit")
    places = tuple(replace(place, bot=True) for place in table.moment.seating.places)
    among_bots = replace(table.moment, seating=replace(table.moment.seating, places=places))
    assert meaning(asked.question.to or "", among_bots) is None


def on_the_mat(zone: str, colour: str, count: int) -> tuple[DieSeen, ...]:
    return (DieSeen(4, colour, 0.9, Box(0, 0, 50, 50), zone),) * count


def test_a_press_agrees_to_what_lies_in_the_middle_at_the_seat_and_at_the_table(
    table: Table, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("commit")
    colour = {seat.id: seat.colour for seat in table.moment.seating.seats}[asked.question.to or ""]
    lying = on_the_mat("roll", colour, 2)
    for button in (asked.question.to or "", "go-on"):
        now = meaning(button, table.moment, lying)
        assert isinstance(now, Meaning)
        assert now.value == Counted(2)
    assert meaning("go-on", table.moment, on_the_mat("shared", colour, 2)) is None


def test_where_several_may_have_pushed_dice_the_table_agrees_for_nobody(
    table: Table, play_to: Callable[[str], Asked]
) -> None:
    play_to("commit")
    play_to("support:" + next(seat.id for seat in table.moment.seating.seats if not _acts(table, seat.id)))
    others = [seat for seat in table.moment.seating.seats if not _acts(table, seat.id)]
    one, two = (on_the_mat("roll", seat.colour, 1) for seat in others)
    assert meaning("go-on", table.moment, (*one, *two)) is None
    alone = meaning("go-on", table.moment, one)
    assert isinstance(alone, Meaning)
    assert alone.asked.question.to == others[0].id
    assert alone.value == Chosen("1")


def test_the_button_answers_what_the_camera_sees_when_it_is_pressed(
    table: Table, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("commit")
    colour = {seat.id: seat.colour for seat in table.moment.seating.seats}[asked.question.to or ""]
    buttons = FakeButtons()
    hands = Hands(table, buttons, lying=lambda: on_the_mat("roll", colour, 3))
    buttons.press("go-on")
    buttons.release("go-on")
    hands.settle()
    hands.close()
    assert table.moment.play is not None
    rolling = table.moment.play.game.view(table.moment.play.state, None).rolling
    assert rolling is not None
    assert [(one.colour, one.count) for one in rolling.asked] == [(colour, 3)]


def _acts(table: Table, seat: str) -> bool:
    assert table.moment.play is not None
    view = table.moment.play.game.view(table.moment.play.state, None)
    return any(one.seat == seat and one.on_turn for one in view.seats)
