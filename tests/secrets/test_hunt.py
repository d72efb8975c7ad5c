"""A hunt over many games, seats and buttons: a hidden fact otherwise changes no page's data and no button."""

from collections.abc import Iterator
from itertools import count
from random import Random
from time import process_time

import pytest

from companion import games
from companion.adapters.buttons.button_meanings import (
    GO_ON,
    UNDO,
    CurrentMeanings,
    Marking,
    meaning,
)
from companion.conformance.interference import AnyPlay, Pair, pairs
from companion.conformance.trial import decks_of
from companion.table.moment import Moment
from companion.table.story.timeline import Story
from tests.long import LONG
from tests.secrets.stage import course, party_of
from tests.secrets.test_every_game import OWN_CARDS, TABLES
from tests.secrets.watched import Party
from tests.tiers import one_of_each

SECONDS = 120.0 if LONG else 0.7
"""Of processor time for each game: in full half an hour for all."""
MOMENTS = 400
MOST = 6
"""As many as there are colours for all of them."""
FIRST = [("map_to_hope", False)]
"""The game whose options tell the most of a hand."""


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("name", "own"), one_of_each(TABLES, FIRST), ids=[f"{name}{'-own' * own}" for name, own in TABLES]
)
def test_no_seed_and_no_seat_gives_a_hidden_fact_away_by_a_page_or_a_button(name: str, *, own: bool) -> None:
    game, until = games.find(name), process_time() + SECONDS
    decks = OWN_CARDS[name]() if own else decks_of(game)
    for seed in map(str, count()):
        party = party_of(game, Random(seed).randint(game.meta.min_players, min(MOST, game.meta.max_players)))
        for play in course(party, decks, seed, MOMENTS):
            for pair in pairs(play):
                pair.check()
                check_buttons(pair, party)
            if process_time() > until:
                return


def check_buttons(pair: Pair, party: Party) -> None:
    """Each button means the same at the table, whatever is hidden, wherever its mark stands."""
    for button in (GO_ON, UNDO, *party.tokens):
        one, other = (list(offered(play, party, button)) for play in (pair.one, pair.other))
        assert one == other, f"the button {button} tells {pair.fact}"


def offered(play: AnyPlay, party: Party, button: str) -> Iterator[object]:
    """What the kiosk draws of a button, press by press, until its mark is where it was."""
    moment, mark = Moment(0, party.seating, 1, Story(play)), None
    while True:
        now = meaning(button, CurrentMeanings(moment, 1, (), mark))
        yield now and now.label
        if not isinstance(now, Marking) or (mark is not None and now.mark.place == 0):
            return
        mark = now.mark
