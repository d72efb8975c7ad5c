"""A look at a strip tells in which order its LEDs take their colours."""

import pytest

from companion.table.settings.colour_order import (
    LETTERS,
    ORDERS,
    corrected,
    usual,
    with_or_without_white,
)

COLOUR = {letter: colour for colour, letter in LETTERS.items()}


def seen(order: str, truth: str, lit: str) -> str:
    """What LEDs of the true order show when a colour is sent in the order that is thought."""
    return COLOUR[truth[order.index(LETTERS[lit])]]


@pytest.mark.parametrize("truth", [one for one in ORDERS if len(one) == 3])
@pytest.mark.parametrize("kind", ["ws2812", "apa102"])
def test_whoever_answers_until_red_and_green_are_right_has_every_order(truth: str, kind: str) -> None:
    order, looks = usual(kind), 0
    for lit in ("red", "green"):
        while seen(order, truth, lit) != lit:
            order, looks = corrected(order, lit, seen(order, truth, lit)), looks + 1
    assert order == truth
    assert looks <= 2


def test_there_are_six_orders_and_each_of_them_with_white() -> None:
    assert len(set(ORDERS)) == 12
    assert {with_or_without_white(one) for one in ORDERS} == set(ORDERS)
