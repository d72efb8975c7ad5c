"""What lies on the table before the first turn, what a card file may hold, and what is hidden."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from companion.analysis.simulation import COLOURS
from companion.engine.game import Seat, SetUp
from companion.engine.play import new_play
from companion.engine.refusal import Refused
from companion.engine.words import Message
from companion.games.hopes_end.box import read_box
from companion.games.hopes_end.game import GAME
from companion.games.hopes_end.state import HopesEndState
from companion.table.cards.card_shelf import CardShelf
from tests.companion.games.hopes_end.written import Fields, cards, do, faults

DECKS = CardShelf(Path("there is no such folder")).decks_in(GAME)
SMALL = """deck: small
language: en
tiles:
  - edges: brsr
    start: true
    count: {start}
  - edges: {edges}
    count: {count}
history:
  - id: h1
morality:
{morality}"""


def small(
    edges: str = "ssss", count: int = 143, start: int = 1, answers: int = 3, type_: str = "dictator"
) -> dict[str, str]:
    """A card file with as little in it as may be."""
    texts = "".join("      - yes\n" for _ in range(answers))
    morality = "".join(
        f"  - id: m{n}\n    type: {type_}\n    question: Why?\n    texts:\n{texts}" for n in range(8)
    )
    return {"small.yaml": SMALL.format(edges=edges, count=count, start=start, morality=morality)}


def begun(
    seats: int, seed: str = "seed", decks: Any = None, colours: tuple[str, ...] = COLOURS
) -> HopesEndState:
    """The first state of a game."""
    sitting = tuple(Seat(f"seat-{n}", f"P{n}", colours[n]) for n in range(seats))
    [event] = GAME.begin(SetUp(sitting, decks or DECKS, {}, seed))
    return event.evolve(HopesEndState())


@pytest.mark.rule("HE-001")
@pytest.mark.parametrize(("seats", "why"), [(1, "refused-few"), (5, "refused-many")])
def test_one_or_five_are_turned_away(seats: int, why: str) -> None:
    with pytest.raises(Refused, match=why):
        begun(seats)


@pytest.mark.rule("HE-001", "HE-005", "HE-006", "HE-007")
@pytest.mark.parametrize("seats", [2, 4])
def test_two_and_four_have_three_cards_each_one_tile_and_four_piles(seats: int) -> None:
    state = begun(seats)
    assert [len(one.cards) for one in state.citizens] == [3] * seats
    assert list(state.town) == [(0, 0)]
    assert [len(pile) for pile in state.piles] == [36, 36, 36, 35]


@pytest.mark.rule("HE-002")
def test_the_box_holds_144_tiles_and_the_start_tile_is_one_of_them() -> None:
    box = read_box(DECKS)
    assert len((*box.tiles, box.start)) == 144
    assert Counter(edge for tile in (*box.tiles, box.start) for edge in tile.edges) == {
        "s": 239,
        "r": 189,
        "b": 148,
    }


@pytest.mark.rule("HE-002")
@pytest.mark.parametrize(("count", "told"), [(142, True), (143, False), (144, True)])
def test_a_set_of_another_size_is_played_and_its_size_is_said(count: int, told: bool) -> None:
    sitting = tuple(Seat(one, one, colour) for one, colour in zip("AB", COLOURS, strict=False))
    [event] = GAME.begin(SetUp(sitting, small(count=count), {}, "seed"))
    line = event.log_line(event.evolve(HopesEndState()))
    assert line == (Message("told-begun-other", {"n": count + 1}) if told else Message("told-begun", {}))


@pytest.mark.rule("HE-002")
@pytest.mark.parametrize("decks", [small(start=0), {**small(), "two.yaml": "deck: two"}, small(count=0)])
def test_a_set_without_a_start_tile_or_in_two_files_is_refused(decks: dict[str, str]) -> None:
    with pytest.raises(Refused):
        begun(2, decks=decks)


@pytest.mark.rule("HE-003")
def test_two_seats_of_one_colour_are_turned_away() -> None:
    with pytest.raises(Refused, match="refused-ends-colours"):
        begun(2, colours=("red", "red"))


@pytest.mark.rule("HE-004")
def test_the_decks_are_shuffled_each_for_itself_and_by_the_seed() -> None:
    one, same, other = begun(2), begun(2), begun(2, seed="another")
    assert one.morality_deck == same.morality_deck != other.morality_deck
    assert one.history_deck == same.history_deck != other.history_deck
    assert one.piles == same.piles != other.piles
    assert sorted(one.history_deck) == sorted(other.history_deck)


@pytest.mark.rule("HE-024", "HE-002")
@pytest.mark.parametrize("edges", ["srsx", "srs", "srsrs", "srss"])
def test_a_tile_with_other_edges_or_a_road_that_says_no_end_is_refused(edges: str) -> None:
    with pytest.raises(Refused) as refused:
        begun(2, decks=small(edges=edges))
    assert "tiles[1]" in str(refused.value.reason.values["why"])


@pytest.mark.rule("HE-027")
@pytest.mark.parametrize(("answers", "type_"), [(2, "dictator"), (4, "dictator"), (3, "king")])
def test_a_morality_card_with_two_answers_or_another_type_is_refused(answers: int, type_: str) -> None:
    with pytest.raises(Refused) as refused:
        begun(2, decks=small(answers=answers, type_=type_))
    assert "morality[0]" in str(refused.value.reason.values["why"])


SEEN = ["card A1", "answer A1", "card B2", "map", "owners", "scores", "ruined", "complete", "pile sizes"]
ORDERS = ["tile order", "morality order", "history order"]


@pytest.mark.rule("HE-029", "HE-085")
@pytest.mark.parametrize("viewer", ["A", "B", "kiosk"])
def test_everybody_sees_all_but_the_orders(viewer: str) -> None:
    look = {"after": 1, "viewer": viewer, "sees": [*SEEN, "tiles left", "hand", "turn"], "mustNotSee": ORDERS}
    given: Fields = {
        "piles": [[{"edges": "rsrs"}, {"edges": "rrss"}, {"edges": "ssss"}], 5, 5, 5],
        "morality": {
            "A": [{**cards("dictator")[0], "answer": 3}, *cards("x", "democratic", "anarchist")[1:]]
        },
    }
    assert faults(given, [do("draw tile", pile=1)], {}, views=[look]) == ()


@pytest.mark.rule("HE-008")
def test_each_of_the_first_three_cards_is_asked_by_its_own_question() -> None:
    seats = tuple(Seat(seat, seat, colour) for seat, colour in zip("AB", COLOURS, strict=False))
    play, _ = new_play(GAME, SetUp(seats, DECKS, {}, "1"))
    titles = [one.question.prompt for one in play.open.values() if one.question.to == "A"]
    asked = [play.state.box.morality[held.card].question for held in play.state.of("A").cards]
    assert [one.values["question"] for one in titles if isinstance(one, Message)] == asked
    assert len({*asked}) == 3
