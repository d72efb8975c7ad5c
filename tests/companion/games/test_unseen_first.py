"""Each game with a deck prefers, for an evening, what its people have met least often, and shuffles it."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from companion import games
from companion.engine.game import Game, Seat, SetUp
from companion.engine.play import new_play
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.map_to_hope.cards import CAMP_HOPE
from companion.table.cards.card_shelf import CardShelf
from companion.table.journal.values import Values

WITH_DECKS = [game for game in map(games.find, games.names()) if game.card_editor is not None]
THREE, TWO = "ABC", "AB"


@cache
def decks_of(game: Game[Any, Any]) -> Mapping[str, str]:
    """One card file of the game that it can be played with alone."""
    decks = CardShelf(Path("nowhere")).decks_in(game, "en")
    name = min(name for name in decks if name not in game.meta.expansions)
    return {name: decks[name]}


def begun(game: Game[Any, Any], seed: int, met: Mapping[str, int], seats: str = THREE, *more: str) -> Any:
    """The play in which such a game begins, with the expansions of these files."""
    colours = ("red", "blue", "green")
    sitting = tuple(Seat(one, one, colour) for one, colour in zip(seats, colours, strict=False))
    shelf = CardShelf(Path("nowhere")).decks_in(game, "en")
    decks = {**decks_of(game), **{name: shelf[name] for name in more}}
    return new_play(game, SetUp(sitting, decks, {}, str(seed), met=met))


def _places(state: Any) -> Sequence[str]:
    return [one for one in (state.location, *state.journey, *state.aside) if one != CAMP_HOPE]


PILES: Mapping[str, tuple[str, int, Callable[[Any], Sequence[str]], Callable[[Any], Sequence[str]]]] = {
    "hope_inhumanity": (
        THREE,
        5,
        lambda state: state.piles[Terrain.URBAN],
        lambda state: state.piles[Terrain.URBAN],
    ),
    "hopes_end": (THREE, 48, lambda state: list(state.box.history), lambda state: state.history_deck),
    "map_to_hope": (
        TWO,
        36,
        lambda state: [one for one in state.box.locations if one != CAMP_HOPE],
        _places,
    ),
    "human_punishment": (
        THREE,
        9,
        lambda state: [event["id"] for event in state.decks.events["I"]],
        lambda state: [event["id"] for event in state.decks.events["I"]],
    ),
}
"""By game: the seats, the cards of one pile that an evening uses, all cards of it, and how they lie."""


@pytest.mark.parametrize("name", PILES)
def test_the_part_of_a_pile_for_an_evening_holds_what_was_met_least(name: str) -> None:
    game, (seats, used, cards, pile) = games.find(name), PILES[name]
    every = sorted(cards(begun(game, 0, {}, seats)[0].state))
    met = dict.fromkeys(every[: len(every) - used], 1)
    play, events = begun(game, 1, met, seats)
    assert met
    assert not set(pile(play.state)[:used]) & set(met)
    assert Values(game.event_types).read_again(events) == events


@pytest.mark.rule("HI-021", "HI-053", "HE-004", "HE-085", "MH-015", "MH-076", "HP-076")
@pytest.mark.parametrize("name", PILES)
def test_the_one_card_that_nobody_met_lies_anywhere_in_that_part(name: str) -> None:
    game, (seats, used, cards, pile) = games.find(name), PILES[name]
    *met, last = sorted(cards(begun(game, 0, {}, seats)[0].state))
    plays = (begun(game, seed, dict.fromkeys(met, 1), seats)[0] for seed in range(14))
    thirds = Counter(3 * list(pile(play.state)).index(last) // used for play in plays)
    assert set(thirds) == {0, 1, 2}
    assert max(thirds.values()) <= 9


@pytest.mark.parametrize("game", WITH_DECKS, ids=lambda game: game.meta.name)
def test_cards_that_nobody_has_met_leave_the_order_as_it_was_shuffled(game: Game[Any, Any]) -> None:
    seats = THREE[: game.meta.max_players]
    assert begun(game, 1, {}, seats)[1] == begun(game, 1, {"no card of these": 4}, seats)[1]


@pytest.mark.rule("HI-027")
def test_an_expansion_that_nobody_met_lies_in_its_piles_as_a_shuffle_lays_it() -> None:
    game, hunters = games.find("hope_inhumanity"), "the-hunters.en.yaml"
    core = {card: 1 for pile in begun(game, 0, {})[0].state.piles.values() for card in pile}
    for seed in range(10):
        fair = begun(game, seed, {}, THREE, hunters)[0].state.piles
        piles = begun(game, seed, core, THREE, hunters)[0].state.piles
        for terrain, pile in piles.items():
            assert [card in core for card in pile] == [card in core for card in fair[terrain]]
