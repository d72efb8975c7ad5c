"""The road as a map: one stop after another up to the camp, a mark for each that was won or lost."""

from dataclasses import replace

import pytest

from companion.games.map_to_hope.view.road_map import GREEN, RED, SIZE, road
from tests.companion.games.map_to_hope.own_deck import game

MARK = 'r="17" fill="{}"'


@pytest.mark.parametrize("ends", [(), ("won",), ("won", "lost", "passed")])
def test_each_place_behind_has_its_name_and_its_mark(ends: tuple[str, ...]) -> None:
    state = game("AB").state
    cards = [card for card in state.box.locations if card in state.journey][: len(ends)]
    left = tuple(card for card in state.journey if card not in cards)
    plan = road(replace(state, way=tuple(zip(cards, ends, strict=True)), journey=left, location=None))
    named = [one.label for one in plan.places if one.label]
    assert named[: len(ends)] == [state.box.title(card) for card in cards]
    assert plan.ground.count(MARK.format(GREEN)) == ends.count("won")
    assert plan.ground.count(MARK.format(RED)) == ends.count("lost")


def test_on_a_long_road_the_latest_places_alone_have_names_so_that_none_covers_another() -> None:
    state = game("AB").state
    behind = tuple((card, "won") for card in state.journey[:9])
    plan = road(replace(state, way=behind, journey=state.journey[9:], location=None))
    named = [one.label for one in plan.places if one.id.startswith("stop-") and one.label]
    assert named == [state.box.title(card) for card, _ in behind[-4:]]


def test_everybody_stands_on_the_road_and_the_camp_is_its_end() -> None:
    state = game("AB").state
    plan = road(state)
    at = {one.id: one.at for one in plan.places}
    assert [one.colour for one in plan.pieces] == [one.seat.colour for one in state.survivors]
    assert at["camp"][0] == max(x for x, _ in at.values()) <= SIZE[0]
    assert at[plan.pieces[0].place][0] < at["camp"][0]
