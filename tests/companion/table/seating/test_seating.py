"""Who sits where, and what proves it."""

import pytest

from companion.engine.refusal import Refused
from companion.engine.words import say
from companion.table.seating.seating import CODE_LENGTH, CODE_LETTERS, Seating, new_seating

SHARED = ("white",)


def sitting(*people: tuple[str, str]) -> Seating:
    seating = new_seating()
    for name, colour in people:
        seating, _ = seating.sit(name, colour, 6, SHARED)
    return seating


def test_who_sits_down_gets_a_seat_and_its_proof() -> None:
    seating, seated = new_seating().sit("Anna", "red", 6, SHARED)
    assert seating.seat_of(seated.token) == seated.seat
    [seat] = seating.seats
    assert (seat.id, seat.name, seat.colour) == (seated.seat, "Anna", "red")


def test_a_bot_sits_with_a_name_of_its_own_that_no_token_proves() -> None:
    seating = sitting(("Ash", "red")).sit_bot("blue", 6, SHARED).sit_bot("green", 6, SHARED)
    assert [seat.name for seat in seating.seats] == ["Ash", "Briar", "Cedar"]
    assert seating.bots == {"seat-2", "seat-3"}
    assert seating.seat_of("") is None
    assert seating.free("seat-2").bots == {"seat-3"}


@pytest.mark.parametrize(
    ("colour", "most", "reason"),
    [("red", 6, "refused-taken"), ("white", 6, "refused-shared"), ("blue", 1, "refused-full")],
)
def test_a_bot_is_refused_a_seat_as_a_person_is(colour: str, most: int, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        sitting(("Anna", "red")).sit_bot(colour, most, SHARED)
    assert refused.value.reason.key == reason


def test_a_token_itself_is_kept_nowhere() -> None:
    seating, seated = new_seating().sit("Anna", "red", 6, SHARED)
    assert seated.token not in repr(seating)


@pytest.mark.parametrize("token", ["", "x", "\ud800", "é"])
def test_any_other_token_proves_nothing(token: str) -> None:
    assert sitting(("Anna", "red")).seat_of(token) is None


def test_a_seat_that_was_freed_is_taken_again_with_another_proof() -> None:
    seating, first = new_seating().sit("Anna", "red", 6, SHARED)
    seating, second = seating.free(first.seat).sit("Ben", "red", 6, SHARED)
    assert second.seat == first.seat
    assert seating.seat_of(first.token) is None
    assert seating.seat_of(second.token) == second.seat


def test_seats_keep_the_order_in_which_they_were_taken() -> None:
    seating = sitting(("Anna", "red"), ("Ben", "blue"), ("Cleo", "green")).free("seat-1")
    seating, seated = seating.sit("Dora", "black", 6, SHARED)
    assert [seat.name for seat in seating.seats] == ["Ben", "Cleo", "Dora"]
    assert seated.seat == "seat-1"


@pytest.mark.parametrize(
    ("name", "colour", "reason"),
    [
        (" \t\u202e ", "green", "refused-name"),
        ("Cleo", "", "refused-colour"),
        ("Cleo", "<red>", "refused-colour"),
        ("Cleo", "no", "refused-colour"),
        ("Cleo", "white", "refused-shared"),
        ("Cleo", "red", "refused-taken"),
    ],
)
def test_a_seat_that_cannot_be_is_refused_with_its_reason(name: str, colour: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        sitting(("Anna", "red")).sit(name, colour, 6, SHARED)
    assert refused.value.reason.key == reason


def test_the_last_seat_may_be_taken_and_no_more() -> None:
    seating, _ = sitting(("Anna", "red")).sit("Ben", "blue", 2, SHARED)
    with pytest.raises(Refused, match="refused-full"):
        seating.sit("Cleo", "green", 2, SHARED)


def test_nobody_can_be_freed_who_does_not_sit() -> None:
    with pytest.raises(Refused, match="refused-nobody"):
        sitting(("Anna", "red")).free("seat-2")


def test_a_name_is_refused_that_somebody_here_is_called_by_already() -> None:
    seating = sitting(("Anna", "red"))
    for same in ("anna", " A n na", "\uff21nna", "ANNA"):
        with pytest.raises(Refused) as refused:
            seating.sit(same, "blue", 5, SHARED)
        assert refused.value.reason == say("refused-same-name", name="Anna")
        with pytest.raises(Refused, match="refused-same-name"):
            seating.sit_phoneless(same, "blue", 5, SHARED)
    assert seating.sit("Annan", "blue", 5, SHARED)[0].seats[1].name == "Annan"


def test_a_bot_takes_no_name_that_a_person_has() -> None:
    seating = sitting(("ash", "red"), ("B R I A R", "green"))
    assert seating.sit_bot("blue", 5, SHARED).seats[-1].name == "Cedar"
    with pytest.raises(Refused, match="refused-same-name"):
        seating.sit_bot("blue", 5, SHARED).sit("cedar", "yellow", 5, SHARED)


def test_a_code_is_four_letters_that_are_not_mistaken() -> None:
    codes = {new_seating().code for _ in range(50)}
    assert len(codes) > 40
    assert all(len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS) for code in codes)
    assert not set(CODE_LETTERS) & set("ILOQUV")


@pytest.mark.parametrize(
    "typed",
    [
        " bc df ",
        "\uff22\uff23\uff24\uff26",
        "B.C.D.F",
        "b-c\u2013d\u2011f",
        "BC\u200bDF",
        "\ufeffBCDF\u200e",
        "BC\u00b7DF",
        "\u24b7CDF",
    ],
)
def test_a_code_opens_however_it_is_typed(typed: str) -> None:
    assert Seating("BCDF").opened_by(typed)


@pytest.mark.parametrize("typed", ["", "BCD", "BCDFF", "BCDG", "\u0412CDF", "-", "BC\u0301DF"])
def test_another_code_opens_nothing(typed: str) -> None:
    assert not Seating("BCDF").opened_by(typed)


FILES = ("road.de.yaml", "road.en.yaml", "hunt.de.yaml", "hunt.en.yaml", "ours.de.yaml", "mine.yaml")


def taken(seating: Seating) -> list[str]:
    return [file for file in FILES if file not in seating.left_out]


def test_of_the_same_cards_in_several_languages_those_of_the_table_are_played_with() -> None:
    fresh = new_seating(("hunt.de.yaml", "hunt.en.yaml"))
    english = fresh.in_language("en", FILES)
    assert taken(english) == ["road.en.yaml", "ours.de.yaml", "mine.yaml"]
    german = english.in_language("de", FILES)
    assert taken(german) == ["road.de.yaml", "ours.de.yaml", "mine.yaml"]
    assert german.in_language("fr", FILES) == german


def test_taking_a_card_file_leaves_its_cards_in_other_languages_out() -> None:
    english = new_seating(("hunt.de.yaml", "hunt.en.yaml")).in_language("en", FILES)
    both = english.take("hunt.en.yaml", FILES).take("road.de.yaml", FILES)
    assert taken(both) == ["road.de.yaml", "hunt.en.yaml", "ours.de.yaml", "mine.yaml"]
    assert taken(both.in_language("de", FILES)) == [
        "road.de.yaml",
        "hunt.de.yaml",
        "ours.de.yaml",
        "mine.yaml",
    ]


def test_what_was_left_out_in_every_language_stays_left_out() -> None:
    nothing = new_seating(FILES).in_language("de", FILES)
    assert taken(nothing) == []
    assert taken(nothing.take("mine.yaml", FILES).leave_out("mine.yaml")) == []
