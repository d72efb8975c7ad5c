"""Advice on a phone: offered to who is asked, read under the thumb, and on no other page."""

from collections.abc import Callable
from random import Random

from companion.engine.advice import advice_for
from companion.engine.play import Asked
from companion.table.commands.playing import KeepAdvice
from companion.table.table import Table
from tests.companion.adapters.pages.test_viewer_page import paint, painting
from tests.web.fakes.page_parts import game


def test_only_the_phone_that_is_asked_offers_advice(table: Table, play_to: Callable[[str], Asked]) -> None:
    seat = play_to("declare").question.to
    painter = painting(table, table.game)
    offers = [one for one in (None, "seat-1", "seat-2", "seat-3") if game(paint(painter, table, one)).may_ask]
    assert offers == [seat]


def test_advice_is_a_covered_card_on_the_phone_that_asked_alone(
    table: Table, play_to: Callable[[str], Asked]
) -> None:
    seat = play_to("declare").question.to
    play = table.moment.play
    assert seat is not None
    assert play is not None
    advice = advice_for(play, seat, Random(1))
    assert advice is not None
    table.execute(KeepAdvice(seat, advice))
    painter = painting(table, table.game)
    cards = {one: game(paint(painter, table, one)).advice for one in (None, "seat-1", "seat-2", "seat-3")}
    assert [viewer for viewer, card in cards.items() if card] == [seat]
    card = cards[seat]
    assert card is not None
    assert card.secret
    assert card.title in {"Act", "Avoid"}
    assert len(card.lines) == 1
