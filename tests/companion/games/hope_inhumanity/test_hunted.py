"""Hunted: what the expansion does to the whole group, and what else happens once for all."""

from dataclasses import replace

import pytest

from companion.engine.play import new_play
from companion.engine.view import Track
from companion.engine.words import say
from companion.games.hope_inhumanity.cards.deck import DeckFaults, read_decks
from companion.games.hope_inhumanity.cards.kinds import Scope
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.playing import Reason
from tests import mistakes
from tests.companion.games.hope_inhumanity.cards.shelf import HEAD, RATED, with_cards, with_scenes
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import asset, relationship, scene, trait
from tests.companion.games.hope_inhumanity.own_deck import seats, set_up, whole_deck
from tests.companion.games.hope_inhumanity.tables import Moment, acted, table

HUNT = "the group gains 1 hunted"
SHAKE_OFF = "the group loses 1 hunted"


@pytest.mark.rule("HI-140", "HI-297", "HI-298")
@pytest.mark.parametrize("active", ["A", "B"])
@pytest.mark.parametrize("hunted", [0, 1, 3])
def test_each_hunted_makes_everybodys_scene_one_harder(active: str, hunted: int) -> None:
    evening = acted(scene(1), active=active, hunted=hunted)
    assert evening.needed == 1 + hunted


@pytest.mark.rule("HI-299")
def test_it_comes_on_top_of_hunger_and_harm_as_one_line_of_its_own() -> None:
    hungry = acted(scene(1), hunted=2, conditions={"A": ["Hungry"]}).commit(1)
    judged = hungry.refuse("B", "C").hope(0).roll(A=[1])
    assert judged.needed == 4
    assert judged.state.running.needed is not None
    assert Reason(2, say("reason-hunted", n=2)) in judged.state.running.needed


@pytest.mark.rule("HI-298", "HI-302")
def test_a_scene_of_the_expansion_hands_it_out() -> None:
    avoided = table(scene(1, refuse="the group gains 2 hunted"), hunted=1).draw().avoid().land()
    assert avoided.state.hunted == 3
    assert say("told-hunted-gained", n=2, now=3) in avoided.play.log


def failed(choice: str, fail: str, **moment: object) -> Evening:
    """A's Scene, which B and C have supported, fails for three; the table plays group effects so."""
    evening = acted(scene(3, fail=fail), rulings={"group-effects": choice}, **moment)
    return evening.commit(1).support("B", 1).support("C", 1).hope(0).roll(A=[1], B=[1], C=[1]).open().land()


@pytest.mark.rule("HI-302", "HI-169")
@pytest.mark.ruling("group-effects")
@pytest.mark.parametrize(("choice", "hunted", "hope"), [("once", 1, 4), ("each", 3, 2)])
def test_what_concerns_the_group_comes_once_for_a_branch_unless_it_comes_for_each(
    choice: str, hunted: int, hope: int
) -> None:
    assert failed(choice, HUNT, hunted=0).state.hunted == hunted
    assert failed(choice, "the group loses 1 hope", hope=5).pool == hope


@pytest.mark.rule("HI-169")
@pytest.mark.parametrize(("choice", "left", "uses"), [("once", ["one", "two"], 2), ("each", [], 4)])
def test_what_is_the_groups_is_lost_and_refilled_once_or_for_each(
    choice: str, left: list[str], uses: int
) -> None:
    shared = [asset("the group gains 1 hope", id=id_, scope=Scope.GROUP) for id_ in ("one", "two", "three")]
    lost = failed(choice, "the group loses an asset", assets=[(None, card) for card in shared])
    assert [holding.card for holding in lost.state.assets] == left
    used = asset("the group loses 1 hope", id="used", scope=Scope.GROUP, uses=5)
    evening = acted(
        scene(1, fail="the group refills 1 use of each asset"),
        assets=[(None, used)],
        rulings={"group-effects": choice},
        hope=5,
    )
    for _ in range(4):
        evening = evening.use_shared("A", "used")
    rolled = evening.commit(1).support("B", 1).support("C", 1).hope(0).roll(A=[1], B=[1], C=[1])
    assert rolled.open().land().state.holding("used").uses == uses


@pytest.mark.rule("HI-169")
@pytest.mark.parametrize(("choice", "hope"), [("once", 1), ("each", 3)])
def test_each_means_the_living_receivers_of_an_avoid_too(choice: str, hope: int) -> None:
    rulings = {"group-effects": choice}
    card = scene(1, refuse="the group gains 1 hope")
    assert table(card, hope=0, humanity="ABCD", dead="D", rulings=rulings).draw().avoid().land().pool == hope


@pytest.mark.rule("HI-169")
@pytest.mark.parametrize("choice", ["once", "each"])
def test_a_relationship_or_a_trait_moves_what_is_the_groups_once(choice: str) -> None:
    kind = relationship("when both of you take part in a Scene, the group gains 1 hope")
    bonded: Moment = {"bonds": [("A", "B", kind)], "rulings": {"group-effects": choice}, "hope": 1}
    rolled = acted(scene(1), **bonded).commit(1).support("B", 1).refuse("C").hope(0).roll(A=[6], B=[6])
    assert rolled.open().land().pool == 2
    held = {"B": [trait("the group gains 1 hope")]}
    assert table(scene(1), hope=1, traits=held, rulings={"group-effects": choice}).use("B").pool == 2


@pytest.mark.rule("HI-300")
@pytest.mark.parametrize(("hunted", "left"), [(0, 0), (1, 0), (2, 1)])
def test_a_trait_or_an_asset_may_shake_it_off(hunted: int, left: int) -> None:
    held: Moment = {"traits": {"B": [trait(SHAKE_OFF)]}, "assets": [("C", asset(SHAKE_OFF))]}
    evening = table(scene(1), hunted=hunted, **held)
    assert evening.use("B").state.hunted == evening.use_asset("C", "asset").state.hunted == left


@pytest.mark.rule("HI-300")
def test_no_scene_and_no_new_round_ends_it() -> None:
    with pytest.raises(DeckFaults) as told:
        read_decks(with_scenes(RATED.replace("each of them gains 1 humanity", SHAKE_OFF)))
    assert "a Scene can’t" in mistakes.lines(told.value.faults)[0]
    following = table(scene(1), active="C", had_turn="AB", hunted=2).draw().avoid().land().go_on()
    assert (following.state.round, following.state.hunted) == (2, 2)


@pytest.mark.rule("HI-301")
def test_being_hunted_kills_nobody() -> None:
    assert table(scene(1), hunted=9).draw().avoid().land().go_on().alive == "ABC"


@pytest.mark.rule("HI-297", "HI-077")
def test_everybody_sees_how_much_the_group_is_hunted() -> None:
    for viewer in ("A", "B", None):
        assert (
            Track("hunted", say("hunted"), 2, 2, text=say("about-hunted", n=2))
            in table(scene(1), hunted=2).view(viewer).tracks
        )
        assert "hunted" not in [track.id for track in table(scene(1), hunted=0).view(viewer).tracks]


@pytest.mark.rule("HI-017")
@pytest.mark.parametrize(("hunted", "now"), [(None, 0), (0, 1)])
def test_without_an_expansion_nobody_is_ever_hunted(hunted: int | None, now: int) -> None:
    assert table(scene(1, refuse=HUNT), hunted=hunted).draw().avoid().land().state.hunted == now


SPEAKING = {
    "a Trait": ("traits", f"  - title: Papers\n    text: x\n    use: {SHAKE_OFF}\n"),
    "an Asset": (
        "assets",
        f"  - title: Papers\n    text: x\n    scope: group\n    uses: 1\n    use: {SHAKE_OFF}\n",
    ),
    "a Scene": ("scenes", RATED.replace("each of them suffers 1 harm", HUNT)),
    "a Relationship": (
        "relationships",
        f"  - title: Sirens\n    text: x\n    always: when you support the other, {HUNT}\n",
    ),
}


@pytest.mark.rule("HI-017")
@pytest.mark.parametrize("card", list(SPEAKING))
@pytest.mark.parametrize(
    ("head", "vain"), [("", True), ("expansion: no\n", True), ("expansion: yes\n", False)]
)
def test_every_card_that_speaks_of_hunted_needs_an_expansion(card: str, head: str, vain: bool) -> None:
    text = with_cards(*SPEAKING[card])["small.yaml"]
    assert (
        read_decks({"small.yaml": text.replace("version: 1\n", f"version: 1\n{head}")}).hunted_in_vain is vain
    )
    silent = text.replace(HUNT, "the group gains 1 hope").replace(SHAKE_OFF, "the group gains 1 hope")
    assert not read_decks({"small.yaml": silent}).hunted_in_vain


@pytest.mark.rule("HI-017")
@pytest.mark.parametrize("warned", [True, False])
def test_a_table_is_warned_of_cards_that_speak_of_hunted_in_vain(warned: bool) -> None:
    text = whole_deck()["whole.yaml"]
    deck = {"whole.yaml": text.replace("expansion: yes\n", "") if warned else text}
    log = new_play(GAME, replace(set_up(3), decks=deck))[0].log
    assert (say("told-hunted-left-out") in log) is warned


@pytest.mark.rule("HI-027")
def test_the_cards_of_an_expansion_lie_in_the_same_piles_and_are_not_told_apart() -> None:
    head = HEAD.replace("Small", "More") + "expansion: yes\n"
    more = f"{head}scenes:\n{RATED}assets:\n{SPEAKING['an Asset'][1]}"
    core = new_play(GAME, set_up(3))[0]
    whole = new_play(GAME, replace(set_up(3), decks={**whole_deck(), "more.yaml": more}))[0]
    before, after = (GAME.view(play.state, None).counters[0] for play in (core, whole))
    assert before[0] == say("terrain-urban")
    assert after == (before[0], before[1] + 1)
    assert "more.the-bridge" in whole.state.piles[whole.state.deck.scenes["more.the-bridge"].terrain]
    assert "more.papers" in whole.state.asset_pile
    assert "The bridge" not in repr([GAME.view(whole.state, seat.id) for seat in seats(3)])
