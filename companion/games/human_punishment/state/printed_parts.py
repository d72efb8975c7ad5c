"""The printed parts of a game, which never change: seats, board, cards; read without any rule."""

from collections.abc import Iterable, Mapping

from companion.engine.game import Seat
from companion.games.human_punishment.phrases.notation import read_card
from companion.games.human_punishment.state.board_file import of_text
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.parts import Fixed
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import OURS
from companion.games.human_punishment.state.printed.card_form import Form
from companion.games.human_punishment.state.printed.special_cards import specials_of


def printed_parts(
    seats: Iterable[Seat], seed: str, rulings: Mapping[str, str], board: str, cards: Iterable[str]
) -> City:
    """A city in which nothing lies yet; an empty `board` is ours."""
    players = [Player(seat.id, seat.name, seat.colour) for seat in seats]
    by_id: dict[str, Form] = {card["id"]: card for card in map(read_card, cards)}
    own = of_text("", board) if board else OURS
    return City(players, fixed=Fixed(seed, own, dict(rulings), by_id, specials_of(by_id.values())))
