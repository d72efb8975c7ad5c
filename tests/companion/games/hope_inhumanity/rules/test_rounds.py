"""Rounds: when one ends, what the next brings, and who begins it."""

import pytest

from companion.games.hope_inhumanity.playing import Phase
from tests.companion.games.hope_inhumanity.own_cards import scene, trait
from tests.companion.games.hope_inhumanity.tables import Moment, table

LOSS = scene(1, refuse="each of them loses 1 humanity")


@pytest.mark.rule("HI-290", "HI-291", "HI-292", "HI-286")
def test_a_round_ends_when_everybody_has_had_a_turn() -> None:
    third = table(humanity="ABCD", had_turn="AB", active="C", hope=3).draw().avoid().land().go_on()
    assert (third.state.round, third.pool, third.state.active) == (1, 3, "D")
    fourth = third.draw().avoid().land().go_on()
    assert (fourth.state.round, fourth.pool, fourth.state.active) == (2, 4, "A")
    assert fourth.state.had_turn == frozenset()


@pytest.mark.rule("HI-290")
def test_the_dead_are_not_waited_for() -> None:
    assert table(had_turn="A", active="B", dead="C").draw().avoid().land().go_on().state.round == 2


@pytest.mark.rule("HI-287", "HI-284")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5), (5, 5)])
def test_a_new_round_brings_a_hope_die_up_to_five(before: int, after: int) -> None:
    assert table(had_turn="AB", active="C", hope=before).draw().avoid().land().go_on().pool == after


@pytest.mark.rule("HI-293")
def test_who_began_the_first_round_begins_the_next() -> None:
    evening = table(humanity="ABC", active="B")
    order = []
    for _ in range(6):
        order.append(evening.state.active)
        evening = evening.draw().avoid().land().go_on()
    assert order == list("BCABCA")


@pytest.mark.rule("HI-294")
def test_when_the_beginner_is_dead_the_next_living_begins() -> None:
    evening = table(had_turn="B", active="C", dead="A").draw().avoid().land().go_on()
    assert (evening.state.round, evening.state.active) == (2, "B")


@pytest.mark.rule("HI-290", "HI-211")
def test_when_the_last_to_come_walks_away_the_round_is_over() -> None:
    moment: Moment = {"round": 3, "humanity": {"A": 5, "B": 5, "C": 0}, "had_turn": "A", "active": "B"}
    changed = table(LOSS, **moment).draw().avoid().land().go_on()
    assert (changed.state.round, changed.state.active, changed.alive, changed.pool) == (4, "A", "AB", 3)


@pytest.mark.rule("HI-290")
def test_a_turn_whose_player_died_has_been_had() -> None:
    deadly = trait("a player of your choice suffers 3 harm")
    evening = table(had_turn="AB", active="C", traits={"B": [deadly]}, round=3).use("B", on="C").go_on()
    assert (evening.state.round, evening.state.active) == (4, "A")


@pytest.mark.rule("HI-081", "HI-018")
def test_round_and_hope_are_shown_to_all() -> None:
    evening = table(round=3, hope=2)
    for viewer in ("A", "C", None):
        shown = {track.id: (track.value, track.size) for track in evening.view(viewer).tracks}
        assert shown == {"round": (3, 5), "hope": (2, 5)}


@pytest.mark.rule("HI-039", "HI-296", "HI-306")
def test_the_game_ends_with_the_last_turn_of_round_five() -> None:
    evening = table(round=5, had_turn="A", active="B", hope=2).draw().avoid().land().go_on()
    assert (evening.state.round, evening.phase, evening.state.active) == (5, Phase.DRAW, "C")
    last = evening.draw().avoid().land()
    assert last.state.won is None
    over = last.go_on()
    assert (over.phase, over.state.round, over.pool) == (Phase.OVER, 5, 2)


@pytest.mark.rule("HI-039")
def test_round_four_is_followed_by_round_five() -> None:
    evening = table(round=4, had_turn="AB", active="C").draw().avoid().land().go_on()
    assert (evening.state.round, evening.phase) == (5, Phase.DRAW)
