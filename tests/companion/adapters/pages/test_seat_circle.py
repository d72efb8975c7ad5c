"""The people of a game in a circle: clockwise from the top, with a line for whatever binds two of them."""

from companion.adapters.language.speech import Speech
from companion.adapters.pages.seat_circle import SIZE, circle
from companion.engine import view as v
from tests.web.fakes.samples import RED
from web.words import Catalogue

SPEECH = Speech(Catalogue([]), "en")


def view(*names: str, bonds: tuple[v.Bond, ...] = (), meeting: bool = True) -> v.View:
    """A game at whose table these sit."""
    seats = tuple(
        v.SeatView(name, name.title(), "red", (), (), (), on_turn=False, wanted=False, gone=False)
        for name in names
    )
    return v.View(
        None, v.Mood.CALM, (), seats, (), None, None, (), (), (), over=False, meeting=meeting, bonds=bonds
    )


def test_they_sit_clockwise_from_the_top_and_each_within_the_drawing() -> None:
    drawn = circle(view("a", "b", "c", "d"), SPEECH, lambda _: RED)
    assert drawn is not None
    top, right, low, left = drawn.people
    assert top.x == low.x == SIZE[0] / 2
    assert top.y < right.y == left.y < low.y
    assert 0 < left.x < top.x < right.x < SIZE[0]


def test_each_bond_is_a_line_from_one_to_the_other_and_no_two_names_cover_each_other() -> None:
    bonds = (v.Bond(("a", "b"), "Friends"), v.Bond(("b", "a"), "Rivals"))
    drawn = circle(view("a", "b", bonds=bonds), SPEECH, lambda _: RED)
    assert drawn is not None
    a, b = ((one.x, one.y) for one in drawn.people)
    friends, rivals = drawn.ties
    assert friends.line == (*a, *b)
    assert (friends.label, rivals.label) == ("Friends", "Rivals")
    assert abs(friends.y - rivals.y) > 20


def test_long_names_of_two_bonds_side_by_side_stand_one_below_the_other() -> None:
    bonds = (v.Bond(("a", "b"), "The last of a family"), v.Bond(("c", "a"), "Nurse and patient"))
    drawn = circle(view("a", "b", "c", bonds=bonds), SPEECH, lambda _: RED)
    assert drawn is not None
    right, left = drawn.ties
    assert (right.x - left.x) < 160
    assert abs(right.y - left.y) > 20


def test_the_name_of_a_bond_covers_neither_a_seat_nor_whoever_sits_there() -> None:
    names = ("magdalena", "wolfgangs", "charlotte", "kunigunde", "friedrich")
    bonds = (
        v.Bond(("magdalena", "wolfgangs"), "The last of a family"),
        v.Bond(("charlotte", "kunigunde"), "Nurse and patient"),
        v.Bond(("friedrich", "magdalena"), "Showing off"),
    )
    drawn = circle(view(*names, bonds=bonds), SPEECH, lambda _: RED)
    assert drawn is not None
    for tie in drawn.ties:
        for one in drawn.people:
            assert abs(tie.x - one.x) >= 80 or abs(tie.y - one.y) > 20
            named = one.y - 35 if one.y < SIZE[1] / 2 else one.y + 37
            assert abs(tie.x - one.x) > 150 or abs(tie.y - named) > 20


def test_once_the_table_knows_its_people_there_is_none() -> None:
    assert circle(view("a", "b", meeting=False), SPEECH, lambda _: RED) is None
