"""The town remembers: answers that were put away come back, and faces live on tiles."""

from dataclasses import replace
from typing import Any

import pytest

from companion.engine.milestone import Milestone
from companion.engine.recap_page import Beat
from companion.engine.refusal import Refused
from companion.engine.words import Message
from companion.games.hopes_end.box import read_box
from companion.games.hopes_end.cards import Gain, Later, Op
from companion.games.hopes_end.events.history import Ended
from companion.games.hopes_end.game import GAME
from companion.games.hopes_end.rulings import rulings_of
from companion.games.hopes_end.view.recap_pages import recap_pages
from companion.kit.scenario.fields import Playing
from companion.kit.scenario.interpreter import staged
from tests.companion.games.hopes_end.test_rulings import answered, played, ruled, take_all
from tests.companion.games.hopes_end.test_set_up import small
from tests.companion.games.hopes_end.written import Fields, lies

LATER = tuple(
    Later(f"later {n}", gains)
    for n, gains in enumerate(
        ((Gain(Op.POINTS, 2),), (Gain(Op.RUIN, 1),), (Gain(Op.REPAIR, 1), Gain(Op.SPARE, 1))), start=1
    )
)
TOLD: Fields = {
    "moralityDeck": [{"id": "boy"}, {"id": "x"}, {"id": "y"}, {"id": "z"}],
    "piles": [9, 5, 5, 5],
    "historyDeck": 3,
}


def knowing(play: Playing) -> Playing:
    """The play with a card that says what becomes of its answers."""
    boy = replace(play.state.box.morality["boy"], face="The boy", later=LATER)
    box = replace(play.state.box, morality={**play.state.box.morality, "boy": boy})
    return staged(GAME, replace(play.state, box=box))


def after(answer: int, **given: Any) -> Playing:
    """A has answered about the boy and laid a tile, and B has had a turn."""
    play = knowing(played({**TOLD, **given}, [], ruled()))
    return take_all(play, *_turn("A", f"{answer}:A1", "1,0,0"), *_turn("B", "1:B1", "2,0,0"))


def put_away(play: Playing) -> Playing:
    """The play in which A puts that card away, up to the next History card."""
    play = take_all(play, ("history", None, "draw"), *_turn("A", "1:boy", "3,0,0"))
    return take_all(play, *_turn("B", "1:B2", "4,0,0"), ("history", None, "draw"))


def _turn(seat: str, answer: str, place: str) -> tuple[tuple[str, str, str], ...]:
    return ("draw", seat, "1"), ("answer", seat, answer), ("place", seat, place)


def notes(play: Playing, x: int, y: int) -> list[str]:
    board = GAME.view(play.state, None).board
    assert board is not None
    tile = next(one for one in board.tiles if one.at == (x, y))
    return [
        getattr(one.values["text"], "key", str(one.values["text"]))
        for one in tile.notes
        if isinstance(one, Message) and one.key == "lives-here"
    ]


@pytest.mark.rule("HE-030")
def test_an_answer_that_was_put_away_comes_back_once_with_what_became_of_it() -> None:
    play = after(1)
    assert take_all(play, ("history", None, "draw")).state.of("A").points == 0
    play = put_away(play)
    assert play.state.of("A").points == 2
    play = take_all(play, *_turn("A", "1:A2", "5,0,0"), *_turn("B", "1:B3", "6,0,0"))
    assert take_all(play, ("history", None, "draw")).state.of("A").points == 2


def test_the_history_card_names_the_answer_and_the_one_who_gave_it() -> None:
    play = put_away(after(1))
    [told] = [one for one in play.log if isinstance(one, Milestone) and one.key == "told-history"][-1:]
    *_, step = told.staged.steps
    assert isinstance(step.text, Message)
    assert (step.text.key, step.text.values["name"]) == ("brought-back", "A")
    [card] = GAME.view(play.state, None).opened
    assert card.lines[-1] == step.text


@pytest.mark.rule("HE-032")
def test_ruin_that_an_answer_brings_back_is_carried_out_like_the_cards_own() -> None:
    play = put_away(after(2))
    assert set(play.open) == {"ruin"}
    assert play.open["ruin"].question.to == "B"
    play = take_all(play, ("ruin", "B", "1,0"))
    assert (play.state.ruined, play.state.active) == (1, "A")


def test_repairs_and_spares_come_back_for_the_one_who_gave_the_answer() -> None:
    play = put_away(after(3, board=[lies(-1, 0, "A", ruined=True)]))
    assert play.state.of("A").spare == 1
    assert play.open["repair"].question.to == "A"


def test_a_face_lives_on_the_tile_that_was_laid_with_the_answer_and_tells_what_became_of_it() -> None:
    play = after(1)
    assert notes(play, 1, 0) == ["answer-n"]
    assert notes(play, 2, 0) == []
    assert notes(put_away(play), 1, 0) == ["later 1"]


def test_nobody_lives_in_a_ruin() -> None:
    play = take_all(put_away(after(2)), ("ruin", "B", "1,0"))
    assert notes(play, 1, 0) == []


def test_what_no_history_card_brought_back_is_told_at_the_end() -> None:
    play = after(1)
    state = Ended("ended").evolve(play.state)
    pages = {page.id: page for page in recap_pages([Beat(Ended("ended"), state)]) if page.seat in {None, "A"}}
    [line] = pages["memory"].lines
    assert isinstance(line, Message)
    assert line == pages["own"].lines[-1]
    back = Ended("ended").evolve(put_away(play).state)
    assert "memory" not in {page.id for page in recap_pages([Beat(Ended("ended"), back)])}


def test_a_card_without_a_later_is_not_remembered() -> None:
    assert [one.card for one in put_away(after(1)).state.memory] == ["boy"]


def test_what_happens_later_is_told_or_the_file_is_refused() -> None:
    [(name, text)] = small().items()
    told = text.replace(
        "    question: Why?\n", "    question: Why?\n    later 1: repair 1 of your tiles\n", 1
    )
    with pytest.raises(Refused) as refused:
        read_box({name: told})
    assert "later 1" in str(refused.value.reason.values["why"])
    full = told.replace("    later 1", "    later:\n      - a\n      - b\n      - c\n    later 1", 1)
    card = read_box({name: full}).morality["m0"]
    assert card.later == (Later("a", (Gain(Op.REPAIR, 1),)), Later("b"), Later("c"))


def usual(given: Fields, asked: str = "other") -> Playing:
    """A game as a table plays that chose nothing, or that is asked in every turn."""
    return played(given, [], rulings_of({"asked": asked}))


@pytest.mark.rule("HE-010", "HE-018")
def test_what_has_one_answer_is_not_asked_as_long_as_the_companion_draws() -> None:
    play = usual({"active": None, "historyDeck": 3, "piles": [0, 1, 5, 5]})
    play = take_all(play, ("history", None, "draw"))
    assert (set(play.open), play.state.active) == ({"place"}, "A")
    play = take_all(play, ("place", "A", "1,0,0"))
    assert (set(play.open), play.state.active) == ({"answer"}, "B")
    assert play.state.hand is not None


@pytest.mark.rule("HE-011", "HE-063")
def test_each_player_is_asked_in_every_other_turn_or_in_every_one() -> None:
    assert [asked_in("other", n) for n in range(4)] == [["A"], ["B"], ["A"], ["B"]]
    assert [asked_in("every", n) for n in range(2)] == [["A", "B"], ["A", "B"]]


def asked_in(ruling: str, drawn: int) -> list[str]:
    """Who is asked a Morality question in a round."""
    play = played({"active": "A", "historyDeck": 3, "moralityDeck": 9}, [], ruled(asked=ruling))
    play, found = staged(GAME, replace(play.state, drawn=drawn)), []
    for seat in "AB":
        play = answered(play, "draw", seat, "1")
        if "answer" in play.open:
            found.append(seat)
            play = answered(play, "answer", seat, f"1:{seat}1")
        play = answered(play, "place", seat, f"{1 if seat == 'A' else 2},0,0")
    return found


def test_a_player_who_may_lay_more_is_asked_whether_they_do() -> None:
    play = usual({"allow": {"A": 2}}, asked="every")
    play = take_all(play, ("draw", "A", "1"), ("answer", "A", "1:A1"), ("place", "A", "1,0,0"))
    assert set(play.open) == {"draw"}
