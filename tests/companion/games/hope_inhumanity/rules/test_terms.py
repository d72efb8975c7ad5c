"""What happens only if something is the case, to those who are so, or at a moment of its own."""

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.cards.card import Scene
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import asset, personality, question, scene, trait
from tests.companion.games.hope_inhumanity.tables import Moment, acted, table


def avoided(refuse: str, **moment: object) -> Evening:
    given: Moment = dict(moment)
    return table(scene(2, refuse=refuse), **given).draw().avoid().land()


@pytest.mark.parametrize(("round_", "left"), [(2, 5), (3, 4), (4, 4)])
def test_a_round_may_be_waited_for(round_: int, left: int) -> None:
    late = avoided("from round 3 on, each of them loses 1 humanity", round=round_)
    assert set(late.humanity.values()) == {left}


@pytest.mark.parametrize(("hope", "then"), [(1, 1), (2, 1), (3, 2)])
def test_hope_may_be_asked_for(hope: int, then: int) -> None:
    assert avoided("with 2 hope or more, the group loses 1 hope", hope=hope).pool == then


@pytest.mark.parametrize(("hunted", "left"), [(1, 5), (2, 4)])
def test_the_hunt_may_be_asked_for(hunted: int, left: int) -> None:
    close = avoided("with 2 hunted or more, each of them loses 1 humanity", hunted=hunted)
    assert set(close.humanity.values()) == {left}


def test_a_condition_is_looked_at_when_its_sentence_comes() -> None:
    losing: Scene = scene(
        2, refuse=("the group loses 1 hope", "with 2 hope or more, each of them loses 1 humanity")
    )
    assert set(table(losing, hope=2).draw().avoid().land().humanity.values()) == {5}
    assert set(table(losing, hope=3).draw().avoid().land().humanity.values()) == {4}


def test_only_the_hungry_and_only_the_hurt_can_be_meant() -> None:
    conditions = {"A": ["Hungry"], "B": ["Hurt"]}
    refuse = ("the hungry among them lose 1 humanity", "the hurt among them lose 2 humanity")
    evening = table(scene(2, refuse=refuse), conditions=conditions).draw().avoid().land()
    assert evening.humanity == {"A": 4, "B": 3, "C": 5}


def test_whoever_is_not_among_the_receivers_is_not_meant_however_hungry() -> None:
    fed = acted(
        scene(1, succeed="the hungry among them recover from 1 hunger"),
        conditions={"A": ["Hungry"], "B": ["Hungry"]},
    )
    opened = fed.commit(2).refuse("B", "C").hope(0).roll(A=[6, 6]).open().land()
    assert (opened.conditions("A"), opened.conditions("B")) == ([], ["Hungry"])


def test_traits_are_drawn_from_the_top_and_read_by_nobody_else() -> None:
    pile = [trait("you gain 1 humanity", id=f"pile-{n}") for n in range(3)]
    rich = acted(scene(1, succeed="the acting player draws 2 traits"), trait_pile=pile)
    drawn = rich.commit(1).refuse("B", "C").hope(0).roll(A=[6]).open().land()
    assert set(drawn.hand("A")) == {"pile-0", "pile-1"}
    assert drawn.state.trait_pile == ("pile-2",)
    assert drawn.play.log.count(say("told-trait-drawn", name="Name of A")) == 2
    for viewer in ("B", "C", None):
        assert "pile-0" not in repr(drawn.view(viewer))


def test_no_more_traits_are_drawn_than_there_are() -> None:
    poor = acted(
        scene(1, succeed="each of them draws 1 trait"), trait_pile=[trait("you gain 1 humanity", id="last")]
    )
    drawn = poor.commit(1).support("B", 1).refuse("C").hope(0).roll(A=[6], B=[6]).open().land()
    assert [drawn.hand("A"), drawn.hand("B")] == [("last",), ()]


@pytest.mark.parametrize("rating", [1, 5])
def test_a_hardship_may_be_set_whatever_made_it(rating: int) -> None:
    hand = {"B": [trait("this Scene has a hardship of 3", id="set")]}
    hungry = acted(scene(rating), traits=hand, conditions={"A": ["Starving"]}).commit(1)
    assert hungry.needed == rating + 2
    assert hungry.use("B", "set").needed == 3


def test_a_personality_may_answer_an_avoid_of_ones_own_and_of_nobody_else() -> None:
    careful = personality("when you avoid a Scene, you gain 1 humanity", id="careful")
    for seat, then in (("A", 4), ("B", 3)):
        evening = table(scene(2), humanity={"A": 3, "B": 3, "C": 3}, personalities={seat: careful})
        assert evening.draw().avoid().land().humanity["A"] == then


def test_a_personality_may_answer_a_new_round_and_no_turn_within_one() -> None:
    riser = personality("when a round begins, you gain 1 humanity", id="riser")
    humanity = {"A": 3, "B": 3, "C": 3}
    last = table(scene(2), humanity=humanity, active="C", had_turn="AB", personalities={"B": riser})
    assert last.draw().avoid().land().go_on().humanity == {"A": 3, "B": 4, "C": 3}
    first = table(scene(2), humanity=humanity, personalities={"B": riser})
    assert first.draw().avoid().land().go_on().humanity == humanity


def test_whoever_dies_as_a_round_begins_is_gone_before_its_first_turn() -> None:
    frail = personality("when a round begins, you suffer 1 hunger", id="frail")
    starving = {"A": ["Starving"]}
    last = table(
        scene(2), active="C", had_turn="AB", personalities={"A": frail}, conditions=starving, round=3
    )
    begun = last.draw().avoid().land().go_on()
    assert begun.alive == "BC"


@pytest.mark.parametrize(("rich", "left"), [(3, 4), (4, 3)])
def test_the_humanity_of_the_acting_player_may_be_asked_for(rich: int, left: int) -> None:
    sentence = "if the acting player has 4 humanity or more, the acting player loses 1 humanity"
    humanity = {"A": rich, "B": 5, "C": 5}
    evening = table(scene(2, refuse=sentence), humanity=humanity).draw().avoid().land()
    assert evening.humanity["A"] == (rich if rich < 4 else left)


def test_ones_own_humanity_may_be_asked_for_once_the_sentences_before_it_have_happened() -> None:
    lines = ("you gain 1 humanity", "if you have 4 humanity or more, the group loses 1 hope")
    for humanity, hope in ((2, 3), (3, 2)):
        evening = table(
            scene(2), humanity={"A": humanity, "B": 5, "C": 5}, traits={"A": [trait(lines, id="own")]}
        )
        assert evening.use("A", "own").pool == hope


def test_an_asset_may_be_asked_for() -> None:
    card = scene(2, refuse="if the acting player has an asset, the group loses 1 hope")
    lamp = asset("you gain 1 humanity", id="lamp")
    assert table(card, assets=[("A", lamp)]).draw().avoid().land().pool == 2
    assert table(card, assets=[("B", lamp)]).draw().avoid().land().pool == 3


@pytest.mark.rule("HI-179", "HI-181")
@pytest.mark.parametrize(("accepting", "hope"), [("B", 3), ("BC", 4), ("BCA", 4)])
def test_so_many_may_have_to_accept(accepting: str, hope: int) -> None:
    evening = acted(question(accept="if 2 or more accept, the group gains 1 hope"))
    for seat in "BCA":
        evening = evening.accept(seat) if seat in accepting else evening.decline(seat)
    assert evening.pool == hope


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("the starving among them lose", "B"),
        ("the crippled among them lose", "C"),
        ("the unscathed among them lose", "D"),
        ("those of them without humanity gain", "E"),
        ("the least burdened of them loses", "D"),
        ("the neighbour on the left loses", "B"),
        ("participants lose", ""),
        ("refusers lose", "ABCDE"),
    ],
)
def test_who_is_meant_is_looked_for_when_it_happens(words: str, meant: str) -> None:
    people = {"A": 3, "B": 3, "C": 3, "D": 3, "E": 0}
    conditions = {"A": ["Hungry", "Hurt"], "B": ["Starving"], "C": ["Crippled"], "E": ["Hurt"]}
    card = scene(2, refuse=f"{words} 1 humanity")
    avoided = table(card, humanity=people, conditions=conditions).draw().avoid().land()
    assert "".join(seat for seat in people if avoided.humanity[seat] != people[seat]) == meant


@pytest.mark.rule("HI-160", "HI-163")
def test_those_who_take_part_are_told_from_those_who_do_not() -> None:
    card = scene(1, refuse="participants lose 1 humanity")
    evening = acted(card).commit(1).support("B", 1).refuse("C").hope(0).roll(A=[6], B=[6]).open().land()
    assert evening.humanity == {"A": 3, "B": 3, "C": 5}


@pytest.mark.rule("HI-179")
def test_a_refusal_may_fall_on_those_who_accept() -> None:
    evening = acted(question(refuse="accepters suffer 1 hunger")).accept("B").decline("C", "A")
    assert [evening.conditions(seat) for seat in "ABC"] == [[], ["Hungry"], []]


def test_the_lot_falls_on_one_of_the_receivers_and_is_the_same_in_a_replay() -> None:
    card = scene(2, refuse="one of them by lot loses 1 humanity")
    first, again = (table(card).draw().avoid().land().humanity for _ in range(2))
    assert sorted(first.values()) == [4, 5, 5]
    assert first == again
    falls = {
        min(humanity, key=lambda seat: humanity[seat])
        for round_ in range(1, 6)
        for humanity in [table(card, round=round_).draw().avoid().land().humanity]
    }
    assert len(falls) > 1
