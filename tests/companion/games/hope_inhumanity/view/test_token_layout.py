"""Tokens that are laid stand for an answer, after which the game has them just where they were laid."""

import pytest

from companion.engine.answers import Chosen, Filled, Value
from companion.engine.expected_layout import ExpectedPlace
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.view import token_layout
from companion.games.hope_inhumanity.view.table_layout import laid
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import asset, scene, trait
from tests.companion.games.hope_inhumanity.tables import table

DEADLY = trait("a player of your choice suffers 3 harm")


def placed(evening: Evening, question: str) -> dict[tuple[str, str | None, int], Value]:
    """What stands for an answer to that question: which token, in which field, how many."""
    found = [one for one in laid(evening.state).placed if one.question == question]
    return {(one.there.token, one.there.field, one.there.count): one.means for one in found}


def said(evening: Evening, one: ExpectedPlace) -> Evening:
    """The evening after that answer, by whoever is asked."""
    return evening.answer(one.question, evening.question(one.question).to, one.means)


@pytest.mark.rule("HI-040", "HI-290")
def test_the_arrow_before_whose_turn_is_next_goes_on_and_so_does_the_clock_on_the_next_round() -> None:
    second = table(had_turn="A", active="B").draw().avoid().land()
    assert placed(second, "next-turn") == {("arrow", "C", 1): Chosen("go-on")}
    last = second.go_on().draw().avoid().land()
    assert placed(last, "next-turn") == {
        ("arrow", "A", 1): Chosen("go-on"),
        ("clock", "round-2", 1): Chosen("go-on"),
    }
    assert placed(table(active="A"), "next-turn") == {}


@pytest.mark.rule("HI-189", "HI-186")
def test_bowls_and_crosses_are_put_before_people_only_where_printed_cards_are_played() -> None:
    hurt = table(conditions={"B": ["Hurt"]}, rulings={"cards": "by-hand"})
    ways = placed(hurt, "by-hand")
    assert ways["cross", "B", 2] == Filled({"who": "B", "what": "harm-more"})
    assert ways["cross", "B", 0] == Filled({"who": "B", "what": "harm-less"})
    assert ways["bowl", "C", 1] == Filled({"who": "C", "what": "hunger-more"})
    assert ("bowl", "C", -1) not in ways
    assert placed(table(conditions={"B": ["Hurt"]}), "by-hand") == {}


@pytest.mark.rule("HI-250")
def test_a_key_taken_away_uses_an_asset_and_what_it_does_to_somebody_is_laid_before_them() -> None:
    gain, poison = "you gain 1 humanity", "a player of your choice suffers 2 hunger"
    assets = [(None, asset(gain, id="ours", uses=3)), ("A", asset(poison, id="vial", uses=2))]
    evening = table(assets=assets)
    assert placed(evening, "asset:ours:B") == {("key", None, 2): Chosen("play")}
    assert placed(evening, "asset:vial")["bowl", "C", 2] == Chosen("C")
    secret = table(assets=assets, rulings={"assets-secret": "yes"})
    assert placed(secret, "asset:vial") == {}
    assert placed(secret, "asset:ours:B") == {("key", None, 2): Chosen("play")}


@pytest.mark.rule("HI-217")
def test_the_keys_of_what_was_left_behind_are_laid_before_the_heir() -> None:
    rifle, axe = (asset("this Scene is 1 easier", id=id_, uses=2) for id_ in ("rifle", "axe"))
    owned = [("C", rifle), ("B", axe)]
    lost = table(scene(1), round=3, traits={"A": [DEADLY]}, assets=owned).use("A", on="C")
    assert placed(lost, "inherit:rifle") == {("key", "A", 2): Chosen("A"), ("key", "B", 4): Chosen("B")}
    assert token_layout.uses_of(lost.inherit("rifle", "C", "B").state, "B").count == 4


def test_after_each_answer_the_game_has_as_many_tokens_there_as_were_laid() -> None:
    eased, tried = asset("a player of your choice recovers from 1 harm", id="salve", uses=2), 0
    evening = table(conditions={"B": ["Hurt"]}, rulings={"cards": "by-hand"}, assets=[("A", eased)])
    over = evening.draw().avoid().land()
    for moment in (evening, over):
        for one in laid(moment.state).placed:
            if one.question in moment.play.open and one.there.count < 3:
                after = said(moment, one).state
                now = [
                    there for there in placing_of(after) if there[:2] == (one.there.token, one.there.field)
                ]
                assert now == [(one.there.token, one.there.field, one.there.count)], one
                tried += 1
    assert tried > 10


def placing_of(state: HopeInhumanityState) -> list[tuple[str, str | None, int]]:
    """Where the game has which tokens, at any moment."""
    people = [
        one
        for survivor in state.living
        for one in (
            token_layout.hunger_of(survivor),
            token_layout.harm_of(survivor),
            token_layout.turn_of(survivor.seat, survivor.name, int(survivor.seat == state.active)),
            token_layout.uses_of(state, survivor.seat),
        )
    ]
    rounds = [token_layout.round_is(n, int(n == state.round)) for n in range(1, 6)]
    return [
        (one.token, one.field, one.count) for one in (*people, *rounds, token_layout.uses_of(state, None))
    ]
