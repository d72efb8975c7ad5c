"""Who stood by whom, as a drawing: a strand for each time, in the paint of whose it is."""

from companion.adapters.recap.bond_diagram import HEIGHT, LETTER, MOST, bond_diagram
from companion.engine.recap_page import BondDiagram, BondEnd, Thread
from web.shown.table import ColourView

SEATS = tuple(BondEnd(f"seat-{n}", name, name) for n, name in enumerate(("red", "blue", "green"), start=1))


def paint(colour: str) -> ColourView:
    return ColourView(colour, colour, "circle", f"#{colour}", "#fff")


def test_there_is_a_strand_for_each_time_from_one_to_the_other() -> None:
    drawn = bond_diagram(
        BondDiagram(SEATS, (Thread("seat-1", "seat-2", 3), Thread("seat-2", "seat-1", 1))), paint
    )
    red, blue, _ = drawn.knots
    there = [one for one in drawn.strands if one.paint == "#red"]
    [back] = [one for one in drawn.strands if one.paint == "#blue"]
    assert len(there) == 3
    assert {(one.points[0], one.points[-1]) for one in there} == {(red.at, blue.at)}
    assert (back.points[0], back.points[-1]) == (blue.at, red.at)
    assert len({one.path for one in drawn.strands}) == 4


def test_what_was_done_against_somebody_is_a_broken_strand() -> None:
    [strand] = bond_diagram(BondDiagram(SEATS, (Thread("seat-3", "seat-1", 1, against=True),)), paint).strands
    assert strand.against


def test_many_times_look_like_a_few_and_threads_to_nobody_are_left_out() -> None:
    threads = (Thread("seat-1", "seat-2", 40), Thread("seat-1", "seat-9", 1), Thread("seat-2", "seat-2", 2))
    assert len(bond_diagram(BondDiagram(SEATS, threads), paint).strands) == MOST


def test_everything_lies_inside_for_any_number_of_people() -> None:
    for count in range(1, 9):
        knots = tuple(BondEnd(str(n), str(n), "red") for n in range(count))
        threads = tuple(Thread(str(n), str(m), 9) for n in range(count) for m in range(count))
        drawn = bond_diagram(BondDiagram(knots, threads), paint)
        assert len({one.at for one in drawn.knots}) == count
        for x, y in (point for one in drawn.strands for point in one.points):
            assert 0 <= x <= drawn.width
            assert 0 <= y <= HEIGHT


def test_the_longest_name_has_room_beside_the_circle_on_either_side() -> None:
    name = "Maximiliane Wilhelmine"[:20]
    knots = tuple(BondEnd(str(n), name, "red") for n in range(6))
    drawn = bond_diagram(BondDiagram(knots, ()), paint)
    sides = {one.anchor: one.named[0] for one in drawn.knots}
    assert sides["end"] >= LETTER * len(name)
    assert sides["start"] + LETTER * len(name) <= drawn.width
