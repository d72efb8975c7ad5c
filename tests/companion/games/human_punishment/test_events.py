"""What happens is worked out once; a city shares nothing that can change with the one before."""

from companion.bridges.conformance import decks_of
from companion.games.human_punishment.box import read_box
from companion.games.human_punishment.events import Taken
from companion.games.human_punishment.game import GAME
from tests.companion.games.human_punishment.test_set_up import begun


def test_a_step_is_not_worked_out_again_when_what_was_decided_happens() -> None:
    city = begun(4)
    step = Taken("s0", "draw", {})
    assert step.evolve(city) is step.evolve(city)
    assert step.evolve(city) is not step.evolve(city.copied())


def test_card_files_are_read_once_for_all_the_games_that_are_played_with_them() -> None:
    assert read_box(decks_of(GAME)) is read_box(decks_of(GAME))


def test_a_city_that_follows_shares_nothing_that_can_change() -> None:
    before = begun(6)
    after = before.copied()
    assert after == before
    for name, one in vars(after).items():
        if isinstance(one, list | dict) and name not in {"cards", "specials"}:
            assert one is not getattr(before, name), name
    for one, other in zip(after.players, before.players, strict=True):
        shared = [name for name, value in vars(one).items() if value is getattr(other, name)]
        changing = [name for name in shared if isinstance(getattr(one, name), list | dict)]
        assert {*changing} == {"tree", "values", "traits"}
