"""Assets: how they come, whose they are, and how often they work."""

import pytest

from companion.engine.view import Track, Viewer
from companion.engine.words import say
from companion.games.hope_inhumanity.cards.deck import DeckFaults, read_decks
from companion.games.hope_inhumanity.cards.kinds import Scope, Window
from companion.games.hope_inhumanity.playing import Phase
from tests import mistakes
from tests.companion.games.hope_inhumanity.cards.shelf import with_cards
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import asset, question, scene, trait
from tests.companion.games.hope_inhumanity.tables import Moment, acted, table, turn_by_turn

RIFLE = asset("this Scene is 1 easier", id="rifle", uses=2, window=Window.BEFORE_ROLL)
TENT = asset("a player of your choice recovers from 1 hunger", id="tent", scope=Scope.GROUP, uses=2)
TINS = asset("you gain 1 humanity", id="tins", uses=1)
DRAWS = "the acting player draws an asset"
VIEWERS: tuple[Viewer, ...] = ("A", "B", "C", None)


def held(evening: Evening) -> dict[str, tuple[str | None, int]]:
    """The Assets in play: whose each is, and how often it still works."""
    return {one.card: (one.owner, one.uses) for one in evening.state.assets}


def succeeded(*pile: object, **moment: object) -> Evening:
    """A's Scene, which B has supported and C has not, succeeds and brings an Asset."""
    evening = acted(scene(1, succeed=DRAWS), asset_pile=pile, **moment)
    return evening.commit(1).support("B", 1).refuse("C").hope(0).roll(A=[6], B=[6]).open().land()


@pytest.mark.rule("HI-244", "HI-246")
def test_a_personal_asset_belongs_to_whose_scene_brought_it() -> None:
    drawn = succeeded(RIFLE, TENT)
    assert held(drawn) == {"rifle": ("A", 2)}
    assert drawn.state.asset_pile == ("tent",)


@pytest.mark.rule("HI-244", "HI-245")
def test_a_group_asset_belongs_to_all() -> None:
    assert held(succeeded(TENT, RIFLE)) == {"tent": (None, 2)}


@pytest.mark.rule("HI-258")
def test_with_an_empty_pile_there_is_no_reward() -> None:
    drawn = succeeded()
    assert held(drawn) == {}
    assert say("told-no-asset") in drawn.play.log


@pytest.mark.rule("HI-258")
@pytest.mark.ruling("spent-assets-return")
@pytest.mark.parametrize(("choice", "owners"), [("no", {}), ("yes", {"tins": ("A", 1)})])
def test_spent_assets_are_shuffled_only_where_the_table_plays_so(
    choice: str, owners: dict[str, tuple[str, int]]
) -> None:
    evening = table(
        scene(1, succeed=DRAWS),
        assets=[("B", TINS), ("A", RIFLE)],
        humanity={"A": 5, "B": 3, "C": 5},
        rulings={"spent-assets-return": choice},
    )
    spent = evening.use_asset("B", "tins")
    assert spent.state.spent_assets == ("tins",)
    drawn = spent.draw().act().commit(1).refuse("B", "C").hope(0).roll(A=[6]).open().land()
    assert held(drawn) == {"rifle": ("A", 2)} | owners
    assert drawn.state.spent_assets == (() if choice == "yes" else ("tins",))


@pytest.mark.rule("HI-169")
@pytest.mark.ruling("asset-for-each")
@pytest.mark.parametrize(
    ("choice", "owners"),
    [("no", {"rifle": ("A", 2)}), ("yes", {"rifle": ("A", 2), "tins": ("B", 1)})],
)
def test_all_who_took_part_get_one_asset_together_unless_each_gets_their_own(
    choice: str, owners: dict[str, tuple[str, int]]
) -> None:
    assert held(succeeded(RIFLE, TINS, TENT, rulings={"asset-for-each": choice})) == owners


@pytest.mark.rule("HI-246")
def test_a_question_brings_its_asset_to_the_acting_player_too() -> None:
    asked = acted(question(accept=DRAWS), asset_pile=[TINS])
    assert held(asked.accept("B").decline("C", "A")) == {"tins": ("A", 1)}


@pytest.mark.rule("HI-246", "HI-220")
def test_the_dead_draw_nothing() -> None:
    doom = trait("a player of your choice suffers 3 harm", id="doom")
    evening = acted(scene(1, succeed=DRAWS), traits={"C": [doom]}, asset_pile=[TINS], round=3).commit(1)
    killed = evening.support("B", 1).use("C", "doom", on="A").refuse("C").roll(A=[6], B=[6]).open().land()
    assert held(killed) == {}
    assert killed.state.asset_pile == ("tins",)


@pytest.mark.rule("HI-250")
def test_after_its_last_use_an_asset_is_gone() -> None:
    spent = table(scene(1), assets=[("A", TINS)]).use_asset("A", "tins")
    assert held(spent) == {}
    spent.cannot(lambda e: e.use_asset("A", "tins"), "refused-closed")


@pytest.mark.rule("HI-248")
def test_the_owner_uses_it_in_the_turn_of_another_too() -> None:
    evening = acted(scene(3), active="C", assets=[("A", RIFLE)]).commit(1)
    used = evening.use_asset("A", "rifle")
    assert (evening.needed, used.needed) == (3, 2)
    assert held(used) == {"rifle": ("A", 1)}


@pytest.mark.rule("HI-249")
@pytest.mark.parametrize("seat", ["A", "B", "C"])
def test_anybody_living_uses_what_is_the_groups_in_anybodys_scene(seat: str) -> None:
    evening = acted(scene(1), assets=[(None, TENT)], conditions={"C": ["Hungry"]}, humanity="ABCD", dead="D")
    used = evening.use_shared(seat, "tent", on="C")
    assert used.conditions("C") == []
    assert held(used) == {"tent": (None, 1)}
    evening.cannot(lambda e: e.use_shared("D", "tent", on="C"), "refused-closed")


def moments() -> dict[str, Evening]:
    """One turn, step by step, with an Asset for any time and one for before the roll in B's hands."""
    kept: Moment = {"assets": [("B", RIFLE), ("B", TINS)]}
    return turn_by_turn(**kept)


@pytest.mark.rule("HI-248", "HI-141")
@pytest.mark.parametrize("step", list(moments()))
def test_an_asset_has_the_same_moments_as_a_trait(step: str) -> None:
    evening = moments()[step]
    assert "asset:tins" in evening.play.open
    assert ("asset:rifle" in evening.play.open) is (step in {"commit", "support", "hope", "roll"})


@pytest.mark.rule("HI-248")
def test_before_the_journey_and_after_it_nothing_is_used() -> None:
    over = acted(scene(1), active="C", round=5, had_turn="AB", assets=[("A", TINS)]).commit(1)
    told = over.refuse("A", "B").hope(0).roll(C=[6]).open().land()
    assert "asset:tins" in told.play.open
    assert told.go_on().phase is Phase.OVER
    assert not told.go_on().play.open


@pytest.mark.rule("HI-141")
def test_why_the_scene_is_easier_names_who_used_what() -> None:
    used = acted(scene(3), assets=[("B", RIFLE)]).commit(1).use_asset("B", "rifle")
    opened = used.refuse("B", "C").hope(0).roll(A=[1]).open().land()
    assert opened.state.running.needed is not None
    assert say("reason-trait", n=-1, name="Name of B", card="Title of rifle") in [
        part.why for part in opened.state.running.needed
    ]


@pytest.mark.rule("HI-080")
@pytest.mark.ruling("assets-secret")
def test_assets_their_owners_and_their_uses_are_open_to_all() -> None:
    evening = table(scene(1), assets=[("B", RIFLE), (None, TENT)])
    for viewer in VIEWERS:
        view = evening.view(viewer)
        assert Track("asset-tent", "Title of tent", 2, 2) in view.tracks
        assert Track("asset-rifle", "Title of rifle", 2, 2) in view.seats[1].tracks
        assert [card.title for card in view.shared] == ["Title of tent"]
        assert "Text of rifle" in repr(view.seats[1].cards)
    used = evening.use_shared("C", "tent", on="A")
    assert Track("asset-tent", "Title of tent", 1, 2) in used.view(None).tracks


@pytest.mark.rule("HI-080")
@pytest.mark.ruling("assets-secret")
def test_a_table_may_keep_personal_assets_secret() -> None:
    secret: Moment = {"rulings": {"assets-secret": "yes"}}
    evening = table(scene(1), assets=[("B", RIFLE), ("B", TINS), (None, TENT)], **secret)
    for viewer in ("A", "C", None):
        view = evening.view(viewer)
        assert "rifle" not in repr((view, public_questions(evening, viewer)))
        assert say("assets-held", n=2) in [badge.label for badge in view.seats[1].badges]
        assert "Title of tent" in repr(view.shared)
    (first, _) = evening.view("B").hand
    assert (first.title, first.secret) == ("Title of rifle", True)


def public_questions(evening: Evening, viewer: Viewer) -> list[object]:
    return [
        one.question
        for one in evening.play.open.values()
        if one.question.to in {None, viewer} or not one.question.discreet
    ]


@pytest.mark.rule("HI-081")
def test_how_many_assets_are_left_is_open() -> None:
    assert (say("asset-pile"), 2) in table(scene(1), asset_pile=[RIFLE, TENT]).view(None).counters


@pytest.mark.parametrize(
    ("sentence", "left"),
    [
        ("each of them loses an asset", {"rifle": ("B", 2), "tent": (None, 2)}),
        ("the group loses an asset", {"rifle": ("B", 2), "tins": ("B", 1)}),
    ],
)
def test_a_scene_may_cost_an_asset_the_one_gained_last(
    sentence: str, left: dict[str, tuple[str | None, int]]
) -> None:
    evening = table(scene(1, refuse=sentence), assets=[("B", RIFLE), ("B", TINS), (None, TENT)])
    assert held(evening.draw().avoid().land()) == left


@pytest.mark.parametrize(
    ("sentence", "card", "uses"),
    [
        ("you refill 1 use of each asset", "rifle", 2),
        ("you refill 3 uses of each asset", "rifle", 2),
        ("the group refills 1 use of each asset", "tent", 2),
    ],
)
def test_uses_come_back_up_to_what_is_printed(sentence: str, card: str, uses: int) -> None:
    evening = acted(
        scene(3),
        assets=[("B", RIFLE), (None, TENT)],
        traits={"B": [trait(sentence)]},
        conditions={"A": ["Hungry"]},
    ).commit(1)
    used = evening.use_asset("B", "rifle").use_shared("C", "tent", on="A")
    assert held(used) == {"rifle": ("B", 1), "tent": (None, 1)}
    assert held(used.use("B"))[card][1] == uses


ROPE = "  - title: Rope\n    text: x\n    scope: personal\n    uses: 2\n    use: you gain 1 humanity\n"


@pytest.mark.rule("HI-245")
def test_an_asset_says_whose_it_is_how_often_it_works_and_what_it_does() -> None:
    rope = read_decks(with_cards("assets", ROPE)).assets["small.rope"]
    assert (rope.scope, rope.uses, rope.window) == (Scope.PERSONAL, 2, Window.ANYTIME)


@pytest.mark.rule("HI-245")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("    uses: 2\n", "", "An Asset needs a line “uses:”."),
        ("uses: 2", "uses: 0", "from 1 to 9, not “0”"),
        ("uses: 2", "uses: 10", "from 1 to 9, not “10”"),
        ("    scope: personal\n", "", "An Asset needs a line “scope:”."),
        ("scope: personal", "scope: person", "Did you mean “personal”?"),
        ("    use: you gain 1 humanity\n", "", "An Asset needs a line “use:”"),
        ("you gain 1 humanity", "each of them gains 1 humanity", "refers to no one here (an Asset)"),
    ],
)
def test_an_asset_that_leaves_something_open_is_a_fault(old: str, new: str, words: str) -> None:
    with pytest.raises(DeckFaults) as found:
        read_decks(with_cards("assets", ROPE.replace(old, new)))
    assert words in "\n".join(mistakes.lines(found.value.faults))
    assert len(found.value.faults) == 1
