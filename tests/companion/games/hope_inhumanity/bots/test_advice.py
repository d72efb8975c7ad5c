"""What bots answer: sensible things, in moments where sense is plain."""

from dataclasses import replace
from random import Random

import pytest

from companion.engine.answers import Chosen, Counted, Value
from companion.engine.questions import Choose, Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.bots import plans
from companion.games.hope_inhumanity.bots.knowledge import known
from companion.games.hope_inhumanity.cards.card import Trait
from companion.games.hope_inhumanity.cards.kinds import Scope, Terrain
from companion.games.hope_inhumanity.cards.limits import MostSupporters
from companion.games.hope_inhumanity.game import GAME
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import (
    asset,
    personality,
    question,
    scene,
    trait,
    trait_before_roll,
)
from tests.companion.games.hope_inhumanity.tables import Moment, acted, at, table

KIND = scene(1, succeed="each of them gains 1 humanity", refuse="each of them loses 2 humanity")
DEAR = "everyone suffers 2 harm"
CRUEL = scene(6, fail="each of them suffers 2 harm")


def advice(evening: Evening, id_: str) -> Value | None:
    asked = evening.question(id_)
    return GAME.advise(evening.state, asked.to, asked, Random(1))


def test_a_bot_acts_where_the_odds_are_good_and_refusing_costs() -> None:
    assert advice(table(KIND).draw(), "declare") == Chosen("act")


def test_a_bot_avoids_what_can_only_harm() -> None:
    assert advice(table(CRUEL).draw(), "declare") == Chosen("avoid")


@pytest.mark.rule("HI-046")
def test_a_bot_takes_the_one_way_that_is_left() -> None:
    assert advice(table(scene(6, unavoidable=True)).draw(), "declare") == Chosen("act")


def test_a_bot_commits_more_where_more_is_needed() -> None:
    few, many = (advice(acted(scene(n, fail=DEAR), hope=0), "commit") for n in (0, 4))
    assert few == Counted(1)
    assert isinstance(many, Counted)
    assert many.number > 1


def test_a_bot_adds_hope_where_it_decides_and_none_where_nothing_is_needed() -> None:
    scenes = [scene(n, fail=DEAR, succeed="each of them gains 1 humanity") for n in (0, 2)]
    added = [advice(acted(one, hope=4).commit(2).refuse("B", "C"), "hope") for one in scenes]
    assert added[0] == Counted(0)
    assert isinstance(added[1], Counted)
    assert added[1].number > 0


def test_a_bot_supports_with_dice_to_spare_and_keeps_the_last_ones_of_the_empty() -> None:
    evening = acted(scene(2), humanity={"A": 5, "B": 5, "C": 0}, hope=0).commit(2)
    assert advice(evening, "support:B") in {Chosen("1"), Chosen("2")}
    assert advice(evening, "support:C") == Chosen("refuse")


def test_a_bot_that_has_declared_gives_no_more() -> None:
    evening = acted(scene(2)).commit(3).support("B", 1)
    assert advice(evening, "support:B") is None


@pytest.mark.rule("HI-056")
@pytest.mark.parametrize(("hungry", "says"), [([], "accept"), (["Starving"], "refuse")])
def test_a_bot_answers_a_question_that_it_cannot_read_by_its_need(hungry: list[str], says: str) -> None:
    asked = question(accept="everyone gains 1 humanity")
    evening = acted(asked, humanity={"A": 5, "B": 1, "C": 5}, conditions={"B": hungry})
    assert advice(evening, "answer:B") == Chosen(says)


def test_the_acting_bot_answers_a_question_by_its_card() -> None:
    asked = question(accept="each of them suffers 2 harm", refuse="each of them gains 1 humanity")
    assert advice(acted(asked).accept("B").accept("C"), "answer:A") == Chosen("refuse")


def test_a_bot_draws_where_its_personality_has_it_easiest() -> None:
    roads = [scene(1, id=one.name, terrain=one) for one in (Terrain.URBAN, Terrain.COASTAL)]
    sailor = personality("your Coastal Scenes are 2 easier")
    assert advice(table(*roads, personalities={"A": sailor}), "draw") == Chosen("COASTAL")


def told(evening: Evening) -> Evening:
    """The same evening, the Scene over and the next turn not begun."""
    return evening.draw().act().commit(1).refuse("B", "C").hope(0).roll(A=[6]).open().land()


def test_a_bot_heals_who_needs_it_most() -> None:
    bread = trait("a player of your choice recovers from 2 hunger")
    evening = told(table(KIND, traits={"B": [bread]}, conditions={"C": ["Starving"]}))
    assert advice(evening, "trait:trait") == Chosen("C")


def test_a_bot_keeps_what_helps_nobody_now() -> None:
    bread = trait("you recover from 1 hunger")
    assert advice(told(table(KIND, traits={"B": [bread]})), "trait:trait") is None


@pytest.mark.parametrize(("scope", "of"), [(Scope.PERSONAL, ""), (Scope.GROUP, ":B")])
def test_a_bot_uses_an_asset_as_it_plays_a_trait(scope: Scope, of: str) -> None:
    bread = asset("a player of your choice recovers from 2 hunger", scope=scope)
    kept: Moment = {"assets": [(None if scope is Scope.GROUP else "B", bread)]}
    hungry, fed = (told(table(KIND, conditions={"C": steps}, **kept)) for steps in (["Starving"], []))
    assert advice(hungry, f"asset:asset{of}") == Chosen("C")
    assert advice(fed, f"asset:asset{of}") is None


def test_a_bot_steals_nothing() -> None:
    own, theirs = (asset("you gain 1 humanity", id=id_) for id_ in ("own", "theirs"))
    evening = told(table(KIND, assets=[("A", own), ("B", theirs)]))
    assert advice(evening, "steal") is None


@pytest.mark.parametrize("who", ["you recover", "a player of your choice recovers"])
@pytest.mark.parametrize("starving", ["A", "B", "C", ""])
def test_a_bot_lends_what_helps_its_user_alone_to_whoever_needs_it_most(who: str, starving: str) -> None:
    needy: Moment = {"conditions": {starving: ["Starving"]}} if starving else {}
    evening = told(table(KIND, assets=[("B", asset(f"{who} from 1 hunger", id="tin"))], **needy))
    lends = starving in {"A", "C"} and who.startswith("you")
    assert advice(evening, "lend:tin") == (Chosen(starving) if lends else None)
    if lends:
        assert advice(evening.lend("tin", "B", to=starving), "asset:tin") == Chosen("play")


def test_a_bot_reckons_with_a_bonus_for_more_successes_than_needed() -> None:
    plain, generous = (
        acted(scene(1, fail=DEAR, bonus=bonus), hope=0)
        for bonus in ((), "with 2 more successes than needed, each of them gains 2 humanity")
    )
    assert advice(plain, "commit") == Counted(1)
    assert advice(generous, "commit") != Counted(1)


def test_a_bot_eases_a_roll_that_it_may_lose() -> None:
    steady = trait_before_roll("this Scene is 2 easier")
    held: Moment = {"traits": {"A": [steady]}, "humanity": {"A": 3, "B": 3, "C": 3}, "hope": 0}
    scenes = [scene(n, fail=DEAR, succeed="everyone gains 2 humanity") for n in (2, 0)]
    hard, easy = (acted(one, **held).commit(2).refuse("B", "C") for one in scenes)
    assert advice(hard, "trait:trait") == Chosen("play")
    assert advice(easy, "trait:trait") is None


def test_what_a_bot_does_not_know_it_answers_quietly() -> None:
    options = (Option("loud", say("act")), Option("quiet", say("avoid"), plain=True))
    unknown = Question("never-heard-of", "A", say("act"), Choose(options), say("act"))
    assert GAME.advise(table(KIND).state, "A", unknown, Random(1)) == Chosen("quiet")


def test_the_table_goes_on() -> None:
    assert advice(told(table(KIND)), "next-turn") == Chosen("go-on")


@pytest.mark.parametrize(
    ("limit", "expected"),
    [
        ((), {"A": 4, "B": 2, "C": 2}),
        ("nobody may support", {"A": 4}),
        ("at most 1 player may support", {"A": 4, "B": 2}),
        ("each supporter gives at most 1 die", {"A": 4, "B": 1, "C": 1}),
    ],
)
def test_a_bot_expects_no_support_that_the_card_does_not_let_in(
    limit: str | tuple[str, ...], expected: dict[str, int]
) -> None:
    assert plans.expected(acted(scene(1, support=limit)).state, {"A": 4}) == expected


def test_a_bot_who_may_not_read_the_card_knows_its_limits_once_they_are_told() -> None:
    evening = acted(scene(1, support="at most 1 player may support"))
    assert known(evening.state, "B").scene.support == ()
    assert known(evening.commit(1).state, "B").scene.support == (MostSupporters(1),)


def fallen(held: Trait) -> Evening:
    """A roll that brought a success too few, with a Trait in the hand of the acting player."""
    dealt = acted(
        scene(2, fail=DEAR, succeed="everyone gains 2 humanity"),
        humanity={"A": 3, "B": 3, "C": 3},
        conditions={"A": ["Hurt"], "B": ["Hurt"], "C": ["Hurt"]},
        traits={"A": [held]},
        hope=0,
    )
    return dealt.commit(3).refuse("B", "C").roll(A=[2, 5, 6])


@pytest.mark.parametrize(
    ("use", "says"),
    [
        ("this Scene succeeds", Chosen("play")),
        ("roll one of your dice again", Chosen("A:2")),
        ("turn one of your dice to 6", Chosen("A:2")),
        ("turn one of your dice to 3", None),
        ("you are spared 2 harm", Chosen("play")),
        ("you are spared 2 hunger", None),
        ("you cheat death", Chosen("play")),
    ],
)
def test_a_bot_helps_itself_when_the_dice_have_fallen_badly(use: str, says: Value | None) -> None:
    rolled = fallen(trait(use))
    guards = "spared" in use or "cheat" in use
    assert advice(rolled.open() if guards else rolled, "trait:trait") == says


def test_a_bot_that_has_succeeded_leaves_the_dice_alone() -> None:
    again = trait("roll one of your dice again")
    evening = acted(scene(1, fail=DEAR), traits={"A": [again]}, hope=0).commit(2).refuse("B", "C")
    assert advice(evening.roll(A=[1, 6]), "trait:trait") is None


@pytest.mark.parametrize(("hunted", "says"), [(1, Chosen("play")), (0, None)])
def test_a_bot_shakes_off_a_pursuit_if_there_is_one(hunted: int, says: Value | None) -> None:
    away = trait("the group loses 1 hunted")
    state = replace(told(table(KIND, traits={"B": [away]})).state, hunted=hunted)
    assert advice(at(state), "trait:trait") == says


@pytest.mark.parametrize(("humanity", "half"), [(5, "other"), (1, "one")])
def test_a_bot_picks_what_it_can_bear(humanity: int, half: str) -> None:
    sentence = "each of them picks one – each of them suffers 1 harm, or each of them loses 2 humanity"
    people = {"A": humanity, "B": 5, "C": 5}
    hurt: Moment = {"conditions": {"A": ["Hurt"]}} if humanity == 5 else {}
    evening = table(scene(2, refuse=sentence), humanity=people, **hurt).draw().avoid().land()
    assert advice(evening, "pick:A") == Chosen(half)


def test_a_bot_puts_a_cruel_scene_aside_and_plays_a_kind_one() -> None:
    hand = {"A": [trait("put this Scene aside and draw another", id="aside")]}
    cruel = scene(6, unavoidable=True, fail="each of them suffers 2 harm")
    assert advice(table(cruel, traits=hand).draw(), "trait:aside") == Chosen("play")
    assert advice(table(KIND, traits=hand).draw(), "trait:aside") is None


def test_a_bot_looks_at_scenes_before_its_own_draw_and_draws_the_easier() -> None:
    hand = [trait("you look at the top 1 Urban Scene", id="peek")]
    hard, easy = (scene(n, id=f"urban-{n}", terrain=Terrain.URBAN) for n in (5, 0))
    for top, drawn in ((hard, "ANY"), (easy, "URBAN")):
        evening = table(top, traits={"A": hand, "B": [trait("you look at the top 1 Urban Scene", id="b")]})
        assert advice(evening, "trait:b") is None
        assert advice(evening, "trait:peek") == Chosen("play")
        assert advice(evening.use("A", "peek"), "draw") == Chosen(drawn)


@pytest.mark.parametrize("sentence", ["you ignore Fail", "you have Succeed instead of Fail"])
def test_a_bot_keeps_out_of_what_would_kill_it_and_keeps_the_card_otherwise(sentence: str) -> None:
    card = scene(2, succeed="the group gains 1 hope", fail="each of them suffers 1 harm")
    for conditions, said in ((["Crippled"], Chosen("play")), ([], None)):
        moment: Moment = {"traits": {"A": [trait(sentence, id="out")]}, "conditions": {"A": conditions}}
        rolled = acted(card, **moment).commit(1).refuse("B", "C").hope(0).roll(A=[1])
        assert advice(rolled, "trait:out") is None
        found = advice(rolled.open(), "trait:out")
        assert found == said or (said is None and "Succeed" in sentence)


def test_a_bot_adds_dice_where_they_decide_and_none_where_nothing_can() -> None:
    hand = {"A": [trait("the acting player rolls 2 more dice", id="more")]}
    for hardship, said in ((2, Chosen("play")), (9, None)):
        card = scene(hardship, succeed="everyone gains 2 humanity", fail=DEAR)
        ready = acted(card, traits=hand, humanity={"A": 3, "B": 2, "C": 2}).commit(1).refuse("B", "C").hope(0)
        assert advice(ready, "trait:more") == said
