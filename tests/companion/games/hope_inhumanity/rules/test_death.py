"""Who leaves takes a Hope die along, and the turn goes on without them."""

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.events.fortunes import HopeLost
from companion.games.hope_inhumanity.events.losses import Cause, SurvivorLost
from companion.games.hope_inhumanity.playing import Phase, Verdict
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import relationship, scene, trait
from tests.companion.games.hope_inhumanity.tables import Moment, acted, table

DEADLY = trait("a player of your choice suffers 3 harm")
STARVE = scene(1, refuse="each of them suffers 1 hunger")


@pytest.mark.rule("HI-214", "HI-215", "HI-288")
def test_death_by_condition_takes_a_hope_die() -> None:
    assert table(STARVE, conditions={"C": ["Starving"]}).draw().avoid().land().pool == 2


@pytest.mark.rule("HI-214", "HI-215", "HI-288")
def test_lost_humanity_takes_a_hope_die_when_the_character_leaves() -> None:
    card = scene(1, refuse="each of them loses 1 humanity")
    lost = table(card, humanity={"A": 5, "B": 5, "C": 0}).draw().avoid().land()
    assert lost.pool == 3
    assert lost.go_on().pool == 2


@pytest.mark.rule("HI-215")
@pytest.mark.parametrize(("hope", "left"), [(4, 2), (2, 0), (1, 0), (0, 0)])
def test_two_deaths_take_two_dice_as_far_as_there_are(hope: int, left: int) -> None:
    moment: Moment = {
        "humanity": "ABCD",
        "conditions": {"C": ["Starving"], "D": ["Starving"]},
        "hope": hope,
    }
    assert table(STARVE, **moment).draw().avoid().land().pool == left


@pytest.mark.rule("HI-222", "HI-170")
def test_the_dead_are_told_clockwise_and_each_with_its_hope_die() -> None:
    moment: Moment = {
        "humanity": "ABCD",
        "conditions": {"A": ["Starving"], "C": ["Starving"]},
        "active": "B",
    }
    lost = table(STARVE, **moment).draw().avoid().land()
    told = [event for event in lost.happened if isinstance(event, SurvivorLost | HopeLost)]
    assert told == [
        SurvivorLost("C", Cause.HUNGER),
        HopeLost(1),
        SurvivorLost("A", Cause.HUNGER),
        HopeLost(1),
    ]


@pytest.mark.rule("HI-219")
def test_the_dead_are_skipped() -> None:
    assert table(scene(1), humanity="ABCD", dead="B").draw().avoid().land().go_on().state.active == "C"


@pytest.mark.rule("HI-220")
def test_the_dead_get_nothing_and_choose_nothing() -> None:
    card = scene(1, refuse="each of them loses 1 humanity", succeed="everyone suffers 1 hunger")
    evening = acted(card, humanity="ABCD", dead="C", traits={"C": [DEADLY]}).commit(1)
    assert set(evening.play.open) == {"support:B", "support:D"}
    evening.cannot(lambda e: e.refuse("C"), "refused-closed")
    evening.cannot(lambda e: e.use("C", on="A"), "refused-closed")
    opened = evening.refuse("B", "D").hope(0).roll(A=[4]).open().land()
    assert opened.state.survivor("C").hunger == 0


@pytest.mark.rule("HI-220")
def test_no_trait_is_played_on_the_dead() -> None:
    evening = table(scene(1), dead="C", traits={"A": [DEADLY]})
    assert evening.options("trait:trait") == ["A", "B"]
    evening.cannot(lambda e: e.use("A", on="C"), "refused-option")


@pytest.mark.rule("HI-221")
def test_the_relationships_of_the_dead_leave_play() -> None:
    evening = table(scene(1), traits={"A": [DEADLY]}).use("A", on="C")
    assert [bond.seats for bond in evening.state.bonds] == [("A", "B")]


@pytest.mark.rule("HI-223")
def test_the_traits_of_the_dead_leave_unseen() -> None:
    hidden = trait("you gain 1 humanity", id="hidden")
    evening = table(scene(1), traits={"A": [DEADLY], "C": [hidden]}).use("A", on="C")
    assert evening.state.survivor("C").traits == ()
    for viewer in ("A", "B", "C", None):
        assert "hidden" not in repr(evening.view(viewer))


def die(evening: Evening) -> Evening:
    """C kills the acting player."""
    return evening.use("C", on="A")


@pytest.mark.rule("HI-224")
@pytest.mark.parametrize("step", ["draw", "declare", "commit"])
def test_a_scene_ends_without_effect_when_its_player_dies_before_the_commit(step: str) -> None:
    card = scene(2, fail="everyone suffers 1 hunger", refuse="everyone suffers 1 hunger")
    evening = table(card, traits={"C": [DEADLY]}, round=3)
    evening = {"draw": evening, "declare": evening.draw(), "commit": evening.draw().act()}[step]
    gone = die(evening)
    assert gone.asks() == {"next-turn"}
    assert all(gone.conditions(seat) == [] for seat in "BC")
    assert gone.go_on().state.active == "B"


@pytest.mark.rule("HI-224")
@pytest.mark.parametrize("step", ["support", "hope", "roll"])
def test_dice_in_the_middle_are_rolled_though_their_player_died(step: str) -> None:
    card = scene(3, succeed="each of them gains 1 humanity", refuse="each of them suffers 1 hunger")
    evening = acted(card, traits={"C": [DEADLY]}, conditions={"A": ["Crippled"]}, round=3).commit(2)
    if step == "support":
        evening = die(evening).support("B", 1).refuse("C")
    elif step == "hope":
        evening = die(evening.support("B", 1).refuse("C"))
    else:
        evening = die(evening.support("B", 1).refuse("C").hope(0))
    assert evening.asks() == {"roll"}
    opened = evening.roll(A=[6, 6], B=[6]).open().land()
    assert opened.verdict is Verdict.FAILURE
    assert opened.needed == 5
    assert opened.conditions("C") == ["Hungry"]
    assert opened.alive == "BC"


@pytest.mark.rule("HI-224")
def test_the_dead_acting_player_gets_no_outcome_and_the_supporter_does() -> None:
    card = scene(1, succeed="each of them gains 1 humanity")
    evening = acted(card, traits={"C": [DEADLY]}, round=3).commit(2).support("B", 1).refuse("C").hope(0)
    opened = die(evening).roll(A=[6, 6], B=[6]).open().land()
    assert opened.verdict is Verdict.SUCCESS
    assert opened.humanity == {"B": 5, "C": 5}
    assert opened.state.survivor("A").humanity == 3


@pytest.mark.rule("HI-224")
@pytest.mark.ruling("actor-death")
@pytest.mark.parametrize("step", ["support", "hope", "roll"])
@pytest.mark.parametrize("round", [1, 3])
def test_the_dice_of_a_dead_acting_player_may_be_lost_and_nothing_comes_of_it(step: str, round: int) -> None:
    card = scene(1, fail="each of them suffers 1 harm", refuse="each of them suffers 1 hunger")
    evening = acted(card, traits={"C": [DEADLY]}, round=round, rulings={"actor-death": "loses"}).commit(2)
    if step != "support":
        evening = evening.support("B", 1).refuse("C")
    gone = die(evening.hope(0) if step == "roll" else evening)
    if round == 1:
        gone = gone.choose("grace:A", "A", "decline")
    assert gone.asks() == {"next-turn"}
    assert say("told-scene-lost") in gone.play.log
    assert [gone.conditions(seat) for seat in "BC"] == [[], []]
    assert gone.humanity == {"B": 5 if step == "support" else 4, "C": 5}
    assert die(table(card, traits={"C": [DEADLY]}, round=3).draw().act().commit(2)).phase is Phase.SUPPORT


@pytest.mark.rule("HI-224")
@pytest.mark.ruling("actor-death")
def test_the_dice_are_lost_too_if_support_itself_kills_the_acting_player() -> None:
    poison = relationship("when you support the other, the other suffers 3 harm")
    moment: Moment = {"bonds": [("A", "B", poison)], "round": 3}
    lost = acted(scene(1), **moment, rulings={"actor-death": "loses"}).commit(2).support("B", 1)
    assert lost.asks() == {"next-turn"}
    assert acted(scene(1), **moment).commit(2).support("B", 1).asks() == {"support:C"}


@pytest.mark.rule("HI-220", "HI-111")
def test_support_closes_when_the_last_to_declare_dies() -> None:
    evening = acted(scene(1), traits={"C": [DEADLY]}, round=3).commit(1).refuse("C").use("C", on="B")
    assert evening.phase is Phase.HOPE


@pytest.mark.rule("HI-224")
def test_the_dice_of_a_dead_supporter_stay_in() -> None:
    evening = acted(scene(1), traits={"C": [DEADLY]}, round=3).commit(1).support("B", 1).use("C", on="B")
    rolled = evening.refuse("C").hope(0).roll(A=[1], B=[4])
    assert rolled.verdict is Verdict.SUCCESS


@pytest.mark.rule("HI-224", "HI-112")
@pytest.mark.ruling("supporter-death")
@pytest.mark.parametrize("step", ["support", "roll"])
def test_the_dice_of_a_dead_supporter_may_be_taken_out(step: str) -> None:
    rulings = {"supporter-death": "leaves"}
    given = acted(scene(1), traits={"C": [DEADLY]}, round=3, rulings=rulings).commit(1).support("B", 1)
    if step == "support":
        ready = given.use("C", on="B").refuse("C").hope(0)
    else:
        ready = given.refuse("C").hope(0).use("C", on="B")
    ready.cannot(lambda e: e.roll(A=[1], B=[4]), "refused-dice")
    assert ready.roll(A=[1]).verdict is Verdict.FAILURE
    assert ready.roll(A=[4]).open().land().humanity == {"A": 4, "C": 5}


@pytest.mark.rule("HI-224")
@pytest.mark.ruling("supporter-death")
@pytest.mark.parametrize("choice", ["stays", "leaves"])
def test_dice_that_were_rolled_stay_whoever_dies_then(choice: str) -> None:
    held: Moment = {"traits": {"C": [DEADLY]}, "round": 3, "rulings": {"supporter-death": choice}}
    rolled = acted(scene(1), **held).commit(1).support("B", 1).refuse("C").hope(0).roll(A=[1], B=[4])
    gone = rolled.use("C", on="B")
    assert gone.correct(A=[2], B=[5]).verdict is Verdict.SUCCESS
    assert gone.open().land().verdict is Verdict.SUCCESS


@pytest.mark.rule("HI-304")
def test_when_nobody_is_left_the_game_is_lost_at_once() -> None:
    lost = table(STARVE, round=3, conditions={"A": ["Starving"], "B": ["Starving"], "C": ["Starving"]}).draw()
    over = lost.avoid().land()
    assert (over.phase, over.state.won, over.asks(), over.state.round) == (Phase.OVER, False, set(), 3)
    over.cannot(lambda e: e.go_on(), "refused-closed")


@pytest.mark.rule("HI-304")
def test_a_trait_may_be_the_end_of_the_last_one() -> None:
    over = table(scene(1), dead="BC", traits={"A": [DEADLY]}, round=3).use("A", on="A")
    assert (over.phase, over.state.won) == (Phase.OVER, False)


@pytest.mark.rule("HI-214")
@pytest.mark.parametrize(("track", "key"), [("hunger", "told-lost-hunger"), ("harm", "told-lost-harm")])
def test_the_table_is_told_what_somebody_died_of(track: str, key: str) -> None:
    deadly = trait(f"a player of your choice suffers 3 {track}")
    gone = table(scene(1), traits={"A": [deadly]}).use("A", on="C")
    assert say(key, name="Name of C") in gone.play.log


@pytest.mark.rule("HI-224", "HI-213")
@pytest.mark.parametrize("acted_on", [False, True])
def test_the_table_sees_that_the_scene_of_a_dead_player_is_left_behind(acted_on: bool) -> None:
    drawn = table(scene(2), traits={"C": [DEADLY]}, round=3).draw()
    gone = die(drawn.act() if acted_on else drawn)
    for viewer in ("A", "B", None):
        spotlight = gone.view(viewer).spotlight
        assert spotlight is not None
        assert spotlight.title == say("spot-unfinished")
        assert "spot-reading" not in repr(gone.view(viewer))


@pytest.mark.rule("HI-213")
def test_amid_a_turn_the_table_looks_at_whoever_is_lost_until_all_is_settled() -> None:
    evening = acted(scene(2), traits={"C": [DEADLY]}, round=1).commit(1).use("C", on="B")
    spotlight = evening.view(None).spotlight
    assert spotlight is not None
    assert spotlight.title == say("spot-farewell-title", name="Name of B")
    assert "spot-farewell" not in repr(evening.grace("B", "decline").view(None))
