"""A game's metadata say for whom it is."""

import pytest

from companion.engine.meta import Meta, Theme


@pytest.mark.parametrize(
    ("age", "themes", "told"), [(10, (), True), (11, (), False), (8, ("death",), False), (None, (), False)]
)
def test_a_game_is_for_children_by_its_age_and_its_themes(
    age: int | None, themes: tuple[Theme, ...], told: bool
) -> None:
    assert Meta("a", "a", 1, 2, (5, 10), age=age, themes=themes).for_children is told


@pytest.mark.parametrize(("most", "told"), [(60, True), (61, False)])
def test_an_hour_is_enough_if_the_longest_evening_takes_no_more(most: int, told: bool) -> None:
    assert Meta("a", "a", 1, 2, (5, most)).within_an_hour is told
