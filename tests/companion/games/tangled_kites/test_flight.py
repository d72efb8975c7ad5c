"""All kites rise on the big screen one by one, and those at one height into each other's strings."""

import re

from companion.engine.game import Seat
from companion.engine.milestone import Milestone, Staged
from companion.games.tangled_kites.events import Flew
from companion.games.tangled_kites.flight import flight
from companion.games.tangled_kites.state import Kite, TangledKitesState, by_seat

SEATS = tuple(
    Seat(colour, name, colour) for colour, name in (("red", "Anna"), ("blue", "<b>"), ("green", "Cleo"))
)


def flown(*heights: int) -> TangledKitesState:
    chosen = by_seat({seat.id: Kite(height) for seat, height in zip(SEATS, heights, strict=True)})
    ids = [seat.id for seat in SEATS]
    ribbons, lines = by_seat(dict.fromkeys(ids, 0)), by_seat(dict.fromkeys(ids, 2))
    return Flew().evolve(TangledKitesState(SEATS, 10, ribbons=ribbons, lines=lines, chosen=chosen))


def staged(*heights: int) -> Staged:
    state = flown(*heights)
    told = Flew().log_line(state)
    assert isinstance(told, Milestone)
    return told.staged


def test_the_lowest_rises_first_and_a_step_says_who_gets_tangled() -> None:
    steps = staged(3, 6, 3).steps
    assert [(one.colour, getattr(one.text, "key", "")) for one in steps] == [
        ("red", "piece"),
        ("green", "why-tangled"),
        ("blue", "piece"),
    ]


def test_each_kite_comes_with_its_step_in_the_paint_of_its_seat_and_ribbons_with_the_verdict() -> None:
    drawing = staged(2, 6, 4).drawing
    assert re.findall(r'data-from="(\d)" data-moves.*?seat:(\w+)', drawing) == [
        ("0", "red"),
        ("1", "green"),
        ("2", "blue"),
    ]
    assert len(re.findall(r'data-from="3"', drawing)) == 3, "two ribbons for the highest, one for the lowest"


def test_a_kite_flies_until_another_comes_to_its_height() -> None:
    drawing = flight(flown(3, 6, 3))
    assert drawing.count('data-until="1"') == 1
    assert drawing.count("rotate(150)") == 2


def test_a_name_is_text_and_no_markup() -> None:
    assert "<b>" not in flight(flown(1, 2, 3))
    assert "&lt;b&gt;" in flight(flown(1, 2, 3))
