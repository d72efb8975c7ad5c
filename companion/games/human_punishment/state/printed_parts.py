"""The printed parts of a game, which never change: seats, board, cards; read without any rule."""

import json
from collections.abc import Iterable, Mapping

from companion.engine.game import Seat
from companion.games.human_punishment.state.board import OURS
from companion.games.human_punishment.state.board_file import of_text
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.special_cards import specials_of


def printed_parts(
    seats: Iterable[Seat], seed: str, rulings: Mapping[str, str], board: str, cards: Iterable[str]
) -> City:
    """A city in which nothing lies yet; an empty `board` is ours."""
    players = [Player(one.id, one.name, one.colour) for one in seats]
    city = City(players, seed=seed, board=of_text("", board) if board else OURS, rulings=dict(rulings))
    city.cards = {card["id"]: card for card in map(json.loads, cards)}
    city.specials = specials_of(city.cards.values())
    return city
