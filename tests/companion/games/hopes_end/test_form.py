"""The form of written scenarios: every word of `about` is understood, and no other one."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from companion.games.hopes_end.scenarios import checks, given, script, views
from tests.companion.games.hopes_end.written import DRAW, Fields, do, effect, faults, history, lies

ABOUT = json.loads((Path(__file__).parent / "acceptance.json").read_text(encoding="utf-8"))["about"]
NOTHING: Fields = {}


def test_each_field_step_and_phrase_of_the_form_is_known_and_no_other() -> None:
    assert set(given.STAGED_FIELDS) | {"setup"} == set(ABOUT["given"])
    assert set(script.STEPS) == set(ABOUT["steps"]) - {"form"}
    promised = " ".join(ABOUT["then"][name] for name in ("fields", "by seat", "others"))
    assert set(checks.FIELDS) <= set(re.findall(r"[a-zA-Z]+", promised))
    assert all(name in ABOUT["then"]["views"] for name in (*views.SEEING, *views.ORDERS, *views.STRIP))


def misread(given_: Fields = NOTHING, when: Any = (), final: Fields = NOTHING, **then: Any) -> str:
    """What is said of a file that is not as the form says."""
    [fault] = faults(given_, when, final, **then)
    assert re.match(r"^(given|when|then)[.:\[]", fault), "the place comes first"
    return fault


MORALITY = {"id": "m1", "type": "dictator"}


def deck(**fields: Any) -> Fields:
    """A Morality deck of one card with these fields."""
    return {"moralityDeck": [{**MORALITY, **fields}]}


def board(**fields: Any) -> Fields:
    """A tile beside the start tile with these fields."""
    return {"board": [{**lies(1, 0), **fields}]}


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"players": ["A", "A"]}, "given.players"),
        ({"players": ["A", "B", "C", "D", "E"]}, "given.players"),
        ({"setup": {"seed": 1}}, "given.setup"),
        ({"setup": {}, "first": "A"}, "'first'"),
        ({"first": "C"}, "given.first"),
        ({"active": "C"}, "given.active"),
        ({"start": {"edges": "ssss", "turn": 1}}, "'turn'"),
        (board(edges="sss"), "given.board[0].edges"),
        (board(edges="SSSS"), "given.board[0].edges"),
        (board(turn=4), "given.board[0].turn"),
        (board(owner=None), "given.board[0].owner"),
        (board(ruined="yes"), "given.board[0].ruined"),
        (board(across=0), "given.board[0].across"),
        (board(at=[1, 0, 0]), "given.board[0]"),
        (board(edges="ssrs", road="through"), "exactly two"),
        (board(edges="ssrs", road="building"), "building edge"),
        (board(edges="ssrs", road="barracks"), "barracks"),
        (board(road="nothing"), "no road edge"),
        (board(edges="sbss", building=["e", ""]), "given.board[0].building[1]"),
        (board(edges="sbss", building=["e", "e"]), "exactly one"),
        ({"piles": [[{"edges": "ssss", "owner": "A"}], 1, 1, 1]}, "'owner'"),
        ({"piles": [-1, 1, 1, 1]}, "given.piles[0]"),
        ({"allow": {"A": 0}}, "given.allow.A"),
        ({"allow": {"C": 1}}, "'C'"),
        ({"spare": {"A": -1}}, "given.spare.A"),
        ({"answers": "hidden"}, "given.answers"),
        (deck(type="king"), "given.moralityDeck[0].type"),
        (deck(answer=1), "'answer'"),
        (deck(fresh=True), "'fresh'"),
        (deck(question="Why?"), "'question'"),
        (deck(answers=[[], []]), "given.moralityDeck[0].answers"),
        (deck(answers=[[{"op": "ruin", "n": 1}], [], []]), "given.moralityDeck[0].answers[0][0].op"),
        (deck(answers=[[{"op": "points", "n": 1, "who": "all"}], [], []]), "'who'"),
        ({"moralityDeck": [MORALITY, MORALITY]}, "two cards"),
        ({"history": {"id": "H", "title": "Flood"}}, "'title'"),
        (history({"op": "ruin"}), "'n'"),
        (history({"n": 1}), "'op'"),
        (history(effect("burn", 1)), "effects[0].op"),
        (history(effect("spare", -1)), "effects[0].n"),
        (history(effect("repair", -1)), "effects[0].n"),
        (history(effect("ruin", 1, "nobody")), "effects[0].who"),
        (history(effect("ruin", 1, {"type": "dictator", "kinds": 2})), "exactly one of"),
        (history(effect("ruin", 1, {"most": "dictator", "least": 2})), "'least'"),
        (history(effect("ruin", 1, {"kinds": 4})), "who.kinds"),
        (history(effect("ruin", 1, {"answer": 4})), "who.answer"),
        (history(effect("ruin", 1, {"score": "middle"})), "who.score"),
        (history(effect("ruin", 1, {"first": False})), "who.first"),
        (history(effect("ruin", 1, per="tile")), "effects[0].per"),
    ],
)
def test_what_cannot_be_given_is_an_error_with_its_place(wrong: Fields, where: str) -> None:
    assert where in misread(wrong)


@pytest.mark.parametrize(
    ("step", "where"),
    [
        (do("dance"), "when[0].do"),
        (do("place"), "'at'"),
        (do("place", at=[1, 0], turns=1), "'turns'"),
        (do("place", at=[1.5, 0]), "when[0].at[0]"),
        (do("draw tile"), "'pile'"),
        (do("morality", answer=1), "'replaces'"),
        (do("draw history"), "when[0].player"),
        (do("claim", "table"), "when[0].player"),
        (do("claim", "C"), "when[0].player"),
        (do("stop", n=2), "when[0].n"),
    ],
)
def test_a_step_that_is_not_in_the_form_is_an_error_with_its_place(step: Fields, where: str) -> None:
    assert where in misread({}, [step])


@pytest.mark.parametrize(
    ("final", "where"),
    [
        ({"mood": 1}, "'mood'"),
        ({"after": 0}, "then.final"),
        ({"piles": [1, 1, 1]}, "then.final.piles"),
        ({"score": {"C": 1}}, "'C'"),
        ({"gameOver": "won"}, "then.final.gameOver"),
        ({"winners": ["A", "A"]}, "then.final.winners"),
        ({"sides": [{"at": [0, 0], "edges": "xxxx"}]}, "then.final.sides[0].edges"),
        ({"sides": [{"at": [0, 0], "edges": "ssss"}] * 2}, "twice"),
        ({"legal": [[0, 1]]}, "then.final.legal[0]"),
        ({"complete": [{"kind": "slum", "tiles": []}]}, "then.final.complete[0].kind"),
        ({"complete": [{"kind": "road", "tiles": [[0, 0], [0, 0]]}]}, "twice"),
        ({"answer": {"A1": 4}}, "then.final.answer.A1"),
    ],
)
def test_a_promise_that_is_not_in_the_form_is_an_error_with_its_place(final: Fields, where: str) -> None:
    assert where in misread(final=final)


@pytest.mark.parametrize(
    ("look", "where"),
    [
        ({"viewer": "C"}, "then.views[0].viewer"),
        ({"viewer": ["A", "A"]}, "then.views[0].viewer"),
        ({"viewer": "A", "after": 1}, "then.views[0].after"),
        ({"viewer": "A", "sees": ["weather"]}, "then.views[0].sees[0]"),
        ({"viewer": "A", "sees": ["card"]}, "then.views[0].sees[0]"),
        ({"viewer": "A", "mustNotSee": ["answer zz"]}, "then.views[0].mustNotSee[0]"),
    ],
)
def test_a_phrase_that_is_not_in_the_form_is_an_error_with_its_place(look: Fields, where: str) -> None:
    assert where in misread(views=[{"after": 0, **look}])


def test_seats_may_be_any_of_the_four_in_any_order() -> None:
    board_ = [lies(1, 0, "D")]
    final = {"score": {"D": 1, "B": 0}, "morality": {"D": ["D1", "D2", "D3"]}, "active": "D"}
    assert faults({"players": ["D", "B"], "board": board_}, [], final) == ()


@pytest.mark.parametrize(
    ("given_", "outcome"),
    [
        ({"piles": [0, 0, 0, 0]}, "ended"),
        ({"board": [lies(1, 0, across=40, ruined=True)]}, None),
        ({"board": [lies(1, 0, across=41, ruined=True)]}, "lost"),
    ],
)
def test_a_game_that_is_over_is_over_from_the_start(given_: Fields, outcome: str | None) -> None:
    rejected = [1] if outcome else []
    final = {"gameOver": outcome}
    assert faults(given_, [do("draw tile", pile=1)], final, rejected=rejected) == ()


@pytest.mark.parametrize(("viewer", "seen"), [("A", True), ("B", False), ("kiosk", False)])
def test_a_sealed_answer_is_its_owners_until_the_next_history_card(viewer: str, *, seen: bool) -> None:
    steps = [do("draw tile", pile=1), do("morality", answer=3, replaces="A1")]
    card = {"answers": "sealed", **deck(), "historyDeck": 2}
    look = {"after": 2, "viewer": viewer, ("sees" if seen else "mustNotSee"): ["answer m1"]}
    assert faults(card, steps, {}, views=[look, {**look, "sees": ["card m1", "scores"]}]) == ()
    steps += [do("place", at=[1, 0]), *(do("draw tile", "B", pile=1),)]
    steps += [do("morality", "B", answer=1, replaces="B1"), do("place", "B", at=[2, 0]), DRAW]
    assert faults(card, steps, {}, views=[look, {"after": 7, "viewer": viewer, "sees": ["answer m1"]}]) == ()


def test_without_any_card_nothing_is_drawn_and_nothing_lost() -> None:
    none = {"moralityDeck": 0, "historyDeck": 0, "history": None}
    steps = [do("draw tile", pile=1), do("morality", answer=1, replaces="A1"), DRAW]
    assert faults(none, steps, {"hand": "ssss", "onTable": 1}, rejected=[2, 3]) == ()
    assert faults({**none, "active": None}, [DRAW], {"history": None}, rejected=[1]) == ()
