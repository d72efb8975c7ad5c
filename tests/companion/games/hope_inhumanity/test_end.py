"""The end of the journey: who has to be left, and for whom it comes too early."""

import pytest

from companion.engine.view import Mood
from companion.games.hope_inhumanity.playing import Phase
from tests.companion.games.hope_inhumanity.own_cards import scene, trait
from tests.companion.games.hope_inhumanity.tables import Moment, table

LOSS = scene(1, refuse="each of them loses 1 humanity")


@pytest.mark.rule("HI-303")
@pytest.mark.parametrize("dead", ["", "C", "BC"])
def test_one_survivor_at_the_end_of_round_five_is_enough(dead: str) -> None:
    others = "BC".translate({ord(one): None for one in dead})
    over = table(round=5, had_turn=others, active="A", dead=dead).draw().avoid().land().go_on()
    assert (over.phase, over.state.won) == (Phase.OVER, True)
    assert over.view(None).mood is Mood.WON
    assert over.view(None).over
    assert "Name of A" in repr(over.view(None).spotlight)


@pytest.mark.rule("HI-212", "HI-304")
def test_when_only_the_marked_are_left_the_last_turn_is_lost() -> None:
    moment: Moment = {"humanity": {"A": 0, "B": 5, "C": 5}, "dead": "BC", "round": 5}
    over = table(LOSS, **moment).draw().avoid().land().go_on()
    assert (over.state.won, over.alive) == (False, "")
    assert over.view(None).mood is Mood.LOST


@pytest.mark.rule("HI-212", "HI-209")
@pytest.mark.parametrize("rescue", ["yes", "no"])
def test_a_trait_after_the_last_scene_saves_only_where_the_table_plays_that(rescue: str) -> None:
    gift = trait("you gain 1 humanity")
    moment: Moment = {
        "humanity": {"A": 0, "B": 5, "C": 5},
        "dead": "BC",
        "round": 5,
        "traits": {"A": [gift]},
        "rulings": {"rescue": rescue},
    }
    assert table(LOSS, **moment).draw().avoid().land().use("A").go_on().state.won is (rescue == "yes")


@pytest.mark.rule("HI-211", "HI-303")
def test_the_game_ends_when_the_last_to_come_walks_away_in_round_five() -> None:
    moment: Moment = {
        "humanity": {"A": 5, "B": 5, "C": 0},
        "round": 5,
        "had_turn": "A",
        "active": "B",
    }
    over = table(LOSS, **moment).draw().avoid().land().go_on()
    assert (over.phase, over.state.won, over.alive) == (Phase.OVER, True, "AB")


@pytest.mark.rule("HI-039", "HI-303")
def test_when_it_is_over_nothing_is_open() -> None:
    gift = trait("you gain 1 humanity")
    over = table(round=5, had_turn="BC", traits={"A": [gift]}).draw().avoid().land().go_on()
    assert dict(over.play.open) == {}
    over.cannot(lambda e: e.use("A"), "refused-closed")
