"""Presses become answers, in their order, and only those that were meant."""

from collections.abc import Callable, Collection, Iterator

import pytest

from companion.adapters.buttons.button_input import BEWARE_S, ButtonInput
from companion.devices.buttons import FakeButtons
from companion.engine.play import Asked
from companion.table.commands.game import EndGame
from companion.table.commands.seating import GoHome, PlayOn
from companion.table.state import Actor
from companion.table.table import Table
from vision.reading import BoundingBox, DieSeen


class Touch:
    """The buttons of a table in two places, with a clock."""

    def __init__(self, table: Table) -> None:
        self.at = 0.0
        self.page, self.panel = FakeButtons(), FakeButtons()
        self.claimed = set[str]()
        self.lit: Collection[str] = ()
        self.moves = 0
        self.lying: tuple[DieSeen, ...] = ()
        self.hands = ButtonInput(
            table,
            (self.page, self.panel),
            means_more=self.claimed.__contains__,
            lying=lambda: self.lying,
            light=self.light,
            changed=self.moved,
            clock=lambda: self.at,
        )

    def light(self, names: Collection[str]) -> None:
        self.lit = names

    def moved(self) -> None:
        self.moves += 1

    def press(self, name: str, after: float = 1.0, on: FakeButtons | None = None) -> None:
        self.at += after
        buttons = on or self.page
        buttons.press(name)
        buttons.release(name)
        self.hands.settle()
        self.hands.settle()


@pytest.fixture
def touch(table: Table) -> Iterator[Touch]:
    found = Touch(table)
    yield found
    found.hands.close()


def open_questions(table: Table) -> set[str]:
    assert table.moment.play is not None
    return set(table.moment.play.open)


def marked(touch: Touch) -> bool:
    return touch.hands.mark is not None


def test_a_press_begins_the_game_and_then_answers(table: Table, touch: Touch) -> None:
    touch.press("go-on")
    touch.press("go-on")
    assert "draw" in open_questions(table)


def test_a_button_of_the_table_does_what_its_likeness_does(table: Table, touch: Touch) -> None:
    touch.press("go-on", on=touch.panel)
    touch.press("go-on", on=touch.page)
    assert "draw" in open_questions(table)


@pytest.mark.parametrize(("after", "counts"), [(BEWARE_S - 0.01, False), (BEWARE_S, True)])
def test_a_press_right_after_its_meaning_changed_does_not_count(
    table: Table, touch: Touch, after: float, counts: bool
) -> None:
    touch.press("go-on")
    touch.press("go-on", after=after)
    assert ("draw" in open_questions(table)) == counts


def test_a_mark_moves_as_fast_as_a_finger_and_the_kiosk_is_told(
    table: Table, touch: Touch, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("draw")
    touch.press(asked.question.to or "")
    touch.press(asked.question.to or "", after=0.05)
    mark = touch.hands.mark
    assert mark is not None
    assert (mark.place, touch.moves) == (1, 2)
    touch.press("go-on")
    assert "draw" not in open_questions(table)


def test_going_on_waits_until_the_mark_has_been_seen(
    table: Table, touch: Touch, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("draw")
    touch.press(asked.question.to or "")
    touch.press("go-on", after=0.1)
    assert "draw" in open_questions(table)


def test_a_press_that_means_nothing_is_harmless_and_silences_nobody(table: Table, touch: Touch) -> None:
    for name in ("seat-2", "go-on"):
        touch.press(name)
    assert table.moment.play is not None


def test_a_press_with_another_meaning_is_no_answer(table: Table, touch: Touch) -> None:
    """Such as one that gives a seat back to somebody whose phone is lost."""
    touch.claimed.add("go-on")
    touch.press("go-on")
    assert table.moment.play is None


def test_a_press_that_is_refused_costs_itself_alone(
    table: Table, touch: Touch, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(table, "execute", lambda _: 1 / 0)
        touch.press("go-on")
    touch.press("go-on")
    assert table.moment.play is not None
    assert "the button go-on failed" in caplog.text


def test_buttons_that_would_do_something_are_lit(touch: Touch, play_to: Callable[[str], Asked]) -> None:
    assert set(touch.lit) == {"go-on"}
    asked = play_to("draw")
    touch.hands.settle()
    assert set(touch.lit) == {asked.question.to, "undo"}


def test_what_the_camera_sees_changes_what_a_button_means(
    table: Table, touch: Touch, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("commit")
    touch.hands.settle()
    colour = {seat.id: seat.colour for seat in table.moment.seating.seats}[asked.question.to or ""]
    touch.lying = (DieSeen(4, colour, 0.9, BoundingBox(0, 0, 50, 50), "roll"),) * 2
    touch.at += 1
    touch.hands.look()
    touch.press("go-on", after=0.1)
    assert "commit" in open_questions(table)
    touch.press("go-on")
    assert "commit" not in open_questions(table)


def test_two_buttons_at_once_are_two_answers(
    table: Table, touch: Touch, play_to: Callable[[str], Asked]
) -> None:
    play_to("introduction")
    touch.hands.settle()
    touch.at += 1
    for name in ("go-on", "seat-1"):
        touch.panel.press(name)
    touch.hands.settle()
    assert "draw" in open_questions(table)


def test_taking_back_takes_back_the_latest_answer(
    table: Table, touch: Touch, play_to: Callable[[str], Asked]
) -> None:
    play_to("draw")
    touch.hands.settle()
    touch.press("undo")
    assert "introduction" in open_questions(table)


def test_after_closing_nobody_listens_any_more(table: Table) -> None:
    touch = Touch(table)
    touch.hands.close()
    touch.page.press("go-on")
    assert table.moment.play is None


def test_a_mark_is_gone_with_the_game_in_which_it_was_moved(
    table: Table, touch: Touch, play_to: Callable[[str], Asked]
) -> None:
    before = play_to("draw")
    touch.press(before.question.to or "")
    assert marked(touch)
    table.execute(EndGame())
    assert play_to("draw") == before
    touch.hands.settle()
    assert not marked(touch)
    touch.press("go-on")
    assert "draw" in open_questions(table)


def test_a_mark_is_gone_with_who_moved_it(
    table: Table, touch: Touch, play_to: Callable[[str], Asked]
) -> None:
    seat = play_to("draw").question.to or ""
    touch.press(seat)
    assert marked(touch)
    table.execute(GoHome(seat), Actor(None))
    table.execute(PlayOn(table.moment.seating.place(seat).occupancy, "a token", "Zoe"))
    touch.hands.settle()
    assert not marked(touch)
