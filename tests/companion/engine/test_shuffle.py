"""Orders follow from the seed alone, and no order is favoured."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from companion.engine.shuffle import least_met_on_top, shuffled

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


@given(st.lists(st.sampled_from("abcdefg"), max_size=12), st.integers(0, 12), st.text())
def test_what_was_met_least_comes_on_top_and_nothing_is_lost(pile: list[str], n: int, seed: str) -> None:
    met = {"a": 3, "b": 2, "c": 1}
    found = least_met_on_top(pile, n, met, seed, "pile")
    assert Counter(found) == Counter(pile)
    times = sorted(met.get(card, 0) for card in pile)
    assert sorted(met.get(card, 0) for card in found[:n]) == times[:n]


@given(st.lists(st.sampled_from("abcdefg"), max_size=12), st.integers(0, 12), st.text())
def test_each_place_keeps_its_source(pile: list[str], n: int, seed: str) -> None:
    found = least_met_on_top(pile, n, {"a": 1, "e": 2}, seed, "pile", source_of=lambda one: str(one < "d"))
    assert [one < "d" for one in found] == [one < "d" for one in pile]


def test_in_the_part_that_is_used_every_card_lies_everywhere_about_as_often() -> None:
    met = dict.fromkeys("abcdefgh", 1)
    places = Counter[tuple[str, int]]()
    for seed in range(3000):
        pile = shuffled("abcdefghi", str(seed), "pile")
        top = least_met_on_top(pile, 3, met, str(seed), "pile")[:3]
        assert "i" in top
        places.update((card, place) for place, card in enumerate(top))
    assert all(850 < places["i", place] < 1150 for place in range(3))
    others = [places[card, place] for card in "abcdefgh" for place in range(3)]
    assert min(others) > 170
    assert max(others) < 330
