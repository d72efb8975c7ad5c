"""Orders follow from the seed alone, and no order is favoured."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from companion.engine.shuffle import shuffled

items = st.lists(st.integers(), max_size=30)


@given(items, st.text(), st.text())
def test_shuffling_loses_and_adds_nothing(pile: list[int], seed: str, name: str) -> None:
    assert Counter(shuffled(pile, seed, name)) == Counter(pile)


@given(items, st.text(), st.text())
def test_one_seed_gives_one_order(pile: list[int], seed: str, name: str) -> None:
    assert shuffled(pile, seed, name) == shuffled(tuple(pile), seed, name)


@given(st.lists(st.integers(), max_size=30), st.text())
def test_the_order_does_not_depend_on_what_is_shuffled(pile: list[int], seed: str) -> None:
    order = shuffled(range(len(pile)), seed, "pile")
    assert shuffled(pile, seed, "pile") == tuple(pile[place] for place in order)


def test_the_order_is_the_same_on_every_machine() -> None:
    assert shuffled("abcdefgh", "seed", "pile") == tuple("gacdbehf")


def test_piles_of_one_seed_lie_in_orders_of_their_own() -> None:
    orders = {shuffled(range(20), "seed", name) for name in ("woods", "water", "town")}
    assert len(orders) == 3


def test_every_order_is_about_as_likely() -> None:
    orders = Counter(shuffled("abc", str(seed), "pile") for seed in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())
