"""A fight is seen face to face: things one by one, a marker on the scale, and who is hit."""

import re
from dataclasses import replace

import pytest

from companion.games.human_punishment.state.printed.cards import ENEMIES
from companion.games.human_punishment.state.reckoning import Reckoning, Share
from companion.games.human_punishment.telling.duel import HEART, MACHINES, duel, things
from companion.games.human_punishment.telling.skyline import FIGURES
from tests.companion.games.human_punishment.characters.people import city_of

ATTACK = Reckoning(
    "attack",
    (Share("shield", 3), Share("cards", -8, ("r3", "r5")), Share("weapon", -2), Share("turned", 3, ("b3",))),
    *(-4, True, "A", "Tank", 1),
    damage=2,
)
DEFENCE = Reckoning(
    "defence",
    (Share("shield", 1), Share("cards", 4, ("b4",)), Share("combat", -2, ("b5", "r2"))),
    *(3, False, "A", "Crawler", 1),
    damage=1,
)


def drawn(found: Reckoning) -> str:
    return duel(city_of("feykah", at="City"), found)


def comes_with(step: int, drawing: str) -> str:
    """All that is drawn from that step on, up to the next thing that has a step."""
    return "".join(re.findall(rf'data-from="{step}"[^>]*>(.*?)(?=<g data-|</svg>$)', drawing))


def faint(found: Reckoning) -> list[bool]:
    return ['opacity="0.5"' in thing for _, thing in things(found)]


@pytest.mark.rule("HP-172", "HP-173", "HP-175")
@pytest.mark.parametrize("found", [ATTACK, DEFENCE])
def test_each_part_of_the_sum_is_a_thing_of_its_own_and_they_come_to_the_sum(found: Reckoning) -> None:
    worths = [n for n, _ in things(found)]
    assert sum(worths) == found.total
    assert len(worths) == sum(max(1, len(share.cards)) for share in found.shares)
    assert all(f'data-from="{step}"' in drawn(found) for step in range(len(worths)))


@pytest.mark.rule("HP-175")
def test_the_marker_stands_on_each_sum_in_turn_and_stays_on_the_last() -> None:
    drawing = drawn(ATTACK)
    stays = re.findall(r'data-from="(\d)" data-until="(\d)"', drawing)
    assert stays == [("0", "1"), ("1", "2"), ("2", "3"), ("3", "4")]
    marker = comes_with(4, drawing).rpartition('font-size="52"')[2]
    assert "\N{MINUS SIGN}4" in marker


@pytest.mark.rule("HP-179")
def test_a_card_that_is_turned_and_does_not_count_is_faint() -> None:
    assert faint(DEFENCE) == [False, False, True, False]


@pytest.mark.parametrize(("found", "hearts"), [(ATTACK, 2), (replace(ATTACK, won=False), 0), (DEFENCE, 0)])
def test_who_is_hit_loses_as_many_hearts_as_the_damage_and_who_is_missed_none(
    found: Reckoning, hearts: int
) -> None:
    end = len(list(things(found))) + 1
    assert comes_with(end, drawn(found)).count(HEART) == hearts


def test_on_the_one_side_is_the_face_of_who_sits_there_and_on_the_other_the_machine() -> None:
    assert "face:red:" in drawn(ATTACK)
    assert drawn(ATTACK) != drawn(replace(ATTACK, enemy="Crawler"))
    assert {*map(str.lower, ENEMIES), "apex", "deus"} <= MACHINES.keys() | FIGURES.keys()
    assert "face:" not in drawn(replace(ATTACK, who=""))
