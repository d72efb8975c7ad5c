"""A button means an answer to the open question, and the kiosk may show which."""

from collections.abc import Callable
from dataclasses import replace

from companion.bridges.hands import Hands
from companion.bridges.panel import Meaning, meaning
from companion.devices.buttons import FakeButtons
from companion.engine.answers import Chosen, Counted
from companion.engine.play import Asked
from companion.table.table import Table


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
