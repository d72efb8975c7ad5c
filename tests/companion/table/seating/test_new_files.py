"""A deck, or a language of one, that came with an update finds its place at a table in use."""

from companion.table.seating.new_files import with_new_files
from companion.table.seating.seating import Seating, new_seating

OLD = ("hunt.de.yaml", "hunt.en.yaml", "mine.yaml", "road.de.yaml", "road.en.yaml")
EXPANSIONS = ("hunt.de.yaml", "hunt.en.yaml")
SEA = ("sea.de.yaml", "sea.en.yaml")


def table(language: str) -> Seating:
    return new_seating(EXPANSIONS).in_language(language, OLD)


def taken(seating: Seating, *new: str, apart: tuple[str, ...] = EXPANSIONS) -> list[str]:
    names = (*OLD, *new)
    return [file for file in names if file not in with_new_files(seating, names, apart).left_out]


def test_a_new_deck_is_played_in_the_language_of_the_others() -> None:
    assert taken(table("en"), *SEA) == ["mine.yaml", "road.en.yaml", "sea.en.yaml"]
    assert taken(table("de"), *SEA) == ["mine.yaml", "road.de.yaml", "sea.de.yaml"]


def test_a_new_deck_that_is_played_apart_is_left_out() -> None:
    assert taken(table("en"), *SEA, apart=SEA) == ["mine.yaml", "road.en.yaml"]


def test_a_table_that_plays_with_its_own_cards_alone_gets_no_new_deck() -> None:
    assert taken(table("en").leave_out("road.en.yaml"), *SEA) == ["mine.yaml"]


def test_another_language_of_a_deck_is_not_played_as_well() -> None:
    assert taken(table("de"), "road.fr.yaml") == ["mine.yaml", "road.de.yaml"]
    assert taken(table("en"), "road.es.yaml") == ["mine.yaml", "road.en.yaml"]


def test_what_a_table_has_chosen_stays() -> None:
    for chosen in (table("en"), table("de").take("hunt.en.yaml", OLD), new_seating(OLD)):
        assert with_new_files(chosen, OLD, EXPANSIONS) is chosen
