"""The town reckons its features fast, and as whoever walks along them would."""

from pathlib import Path
from random import Random
from time import process_time
from timeit import repeat

import pytest

from companion.games.hopes_end.box import read_box
from companion.games.hopes_end.game import GAME
from companion.games.hopes_end.rulings import rulings_of
from companion.games.hopes_end.town.features import survey
from companion.games.hopes_end.town.tiles import Lying, Place, Tile, tile
from companion.games.hopes_end.town.town import Town, laid, legal, repairable, repaired, ruined
from companion.table.cards.card_shelf import CardShelf
from tests.companion.games.hopes_end.slowly import complete
from tests.long import LONG

BOX = read_box(CardShelf(Path("there is no such folder")).decks_in(GAME))
USUAL = rulings_of({})
TOWNS = 500 if LONG else 6


def ruinable(town: Town, seat: str) -> list[Place]:
    """The tiles of a seat that may be ruined."""
    there = survey(town, USUAL)
    return [place for place, one in town.items() if one.owner == seat and not there.is_safe(place)]


def found(town: Town) -> frozenset[tuple[str, frozenset[tuple[int, int]]]]:
    return frozenset((one.kind, one.tiles) for one in survey(town, USUAL).complete)


@pytest.mark.parametrize("seed", range(TOWNS))
def test_after_every_tile_laid_ruined_and_repaired_the_features_are_those_that_a_walk_finds(
    seed: int,
) -> None:
    chance, tiles = Random(seed), list(BOX.tiles)
    chance.shuffle(tiles)
    town: Town = {(0, 0): Lying(BOX.start)}
    for one in tiles:
        places = legal(town, one, USUAL)
        if places:
            x, y, turn = chance.choice(places)
            town = laid(town, (x, y), Lying(one, turn, chance.choice("AB")))
        weak = [place for seat in "AB" for place in ruinable(town, seat) if not town[place].ruined]
        if weak and chance.random() < 0.2:
            town = ruined(town, chance.choice(weak))
        broken = repairable(town, "A")
        if broken and chance.random() < 0.1:
            town = repaired(town, chance.choice(broken))
        assert found(town) == complete(town)


def odd(chance: Random) -> Tile:
    """A tile as no box has it: any edges, several buildings, roads that end at anything."""
    edges, barracks = "".join(chance.choice("bbrrs") for _ in range(4)), chance.random() < 0.2
    walls, roads = [side for side, edge in zip("nesw", edges, strict=True) if edge == "b"], edges.count("r")
    ends = {"through": roads == 2, "crossing": roads > 2, "nothing": roads, "building": roads and walls}
    ways = [way for way, may in {**ends, "barracks": roads and barracks}.items() if may]
    buildings: list[str] = []
    for side in walls:
        if buildings and chance.random() < 0.5:
            buildings[-1] += side
        else:
            buildings.append(side)
    return tile(edges, chance.choice(ways) if ways else "", tuple(buildings), barracks=barracks)


@pytest.mark.parametrize("seed", range(TOWNS // 2))
def test_tiles_of_any_owner_are_reckoned_as_a_walk_finds_them(seed: int) -> None:
    chance = Random(f"odd {seed}")
    town: Town = {(0, 0): Lying(odd(chance))}
    for one in (odd(chance) for _ in range(60)):
        if places := legal(town, one, USUAL):
            x, y, turn = chance.choice(places)
            town = laid(town, (x, y), Lying(one, turn, "A"))
        if chance.random() < 0.15 and (weak := ruinable(town, "A")):
            town = ruined(town, chance.choice(weak))
        assert found(town) == complete(town)


def test_a_tile_of_a_complete_feature_is_safe_unless_it_carries_something_open_he_036_he_037() -> None:
    chance, tiles = Random("safe"), list(BOX.tiles)
    chance.shuffle(tiles)
    town: Town = {(0, 0): Lying(BOX.start)}
    for one in tiles[:60]:
        if places := legal(town, one, USUAL):
            x, y, turn = max(places, key=lambda at: len(found(laid(town, at[:2], Lying(one, at[2], "A")))))
            town = laid(town, (x, y), Lying(one, turn, "A"))
    safe = {place for _, places in complete(town) for place in places}
    weak = set(ruinable(town, "A"))
    assert safe - weak
    assert all(survey(town, USUAL).complete_at.get(place) for place in safe)
    assert weak & safe <= survey(town, USUAL).open_at


def test_a_whole_map_is_reckoned_in_a_moment() -> None:
    town: Town = {(0, 0): Lying(BOX.start)}
    for one in BOX.tiles:
        if places := legal(town, one, USUAL):
            town = laid(town, places[0][:2], Lying(one, places[0][2], "A"))
    assert min(repeat(lambda: survey(dict(town), USUAL), timer=process_time, number=1, repeat=50)) < 0.001
