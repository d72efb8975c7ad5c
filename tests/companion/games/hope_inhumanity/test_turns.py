"""One turn after another: who draws what from where, and what is decided in which order."""

import pytest

from companion.games.hope_inhumanity.cards.card import Scene
from companion.games.hope_inhumanity.cards.kinds import Terrain, Window
from companion.games.hope_inhumanity.playing import Phase, Verdict
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import question, scene, trait
from tests.companion.games.hope_inhumanity.tables import Moment, acted, table


@pytest.mark.rule("HI-041")
def test_a_turn_has_one_scene() -> None:
    drawn = table(scene(1)).draw()
    drawn.cannot(lambda e: e.draw(), "refused-closed")
    drawn.avoid().land().cannot(lambda e: e.draw(seat="A"), "refused-closed")


@pytest.mark.rule("HI-041")
def test_only_the_acting_player_draws() -> None:
    table().cannot(lambda e: e.draw(seat="B"), "refused-seat")


@pytest.mark.rule("HI-043", "HI-051")
def test_every_pile_with_cards_is_offered_and_no_empty_one() -> None:
    urban, coastal = scene(1, id="u", terrain=Terrain.URBAN), scene(1, id="c", terrain=Terrain.COASTAL)
    evening = table(urban, coastal, spare=0)
    assert evening.options("draw") == ["URBAN", "COASTAL"]
    evening.cannot(lambda e: e.draw(Terrain.WILDERNESS), "refused-option")


@pytest.mark.rule("HI-043")
def test_the_same_terrain_may_be_picked_again() -> None:
    first, second = scene(1, id="u1", terrain=Terrain.URBAN), scene(1, id="u2", terrain=Terrain.URBAN)
    again = table(first, second).draw(Terrain.URBAN).avoid().land().go_on().draw(Terrain.URBAN)
    assert again.state.scene == second


@pytest.mark.rule("HI-044")
def test_the_top_card_is_drawn() -> None:
    first, second = scene(1, id="s7", terrain=Terrain.URBAN), scene(1, id="s3", terrain=Terrain.URBAN)
    drawn = table(first, second).draw(Terrain.URBAN)
    assert drawn.state.scene == first
    assert drawn.state.piles[Terrain.URBAN] == ("s3",)


@pytest.mark.rule("HI-052", "HI-086")
def test_a_used_scene_never_comes_back() -> None:
    done = table(scene(1, terrain=Terrain.URBAN)).draw(Terrain.URBAN).avoid().land().go_on()
    assert done.state.piles[Terrain.URBAN] == ()
    done.cannot(lambda e: e.draw(Terrain.URBAN), "refused-option")


@pytest.mark.rule("HI-052")
def test_the_turn_passes_when_no_scene_is_left() -> None:
    passed = table(scene(1), spare=0).draw().avoid().land().go_on()
    assert (passed.state.active, passed.phase, passed.asks()) == ("B", Phase.AFTERMATH, {"next-turn"})
    assert passed.go_on().state.active == "C"
    assert passed.go_on().go_on().state.round == 2


@pytest.mark.rule("HI-046")
def test_act_and_avoid_are_offered_once_the_card_was_read() -> None:
    evening = table(scene(1))
    evening.cannot(lambda e: e.act(), "refused-closed")
    assert evening.draw().options("declare") == ["act", "avoid"]
    evening.draw().cannot(lambda e: e.act("B"), "refused-closed")


@pytest.mark.rule("HI-048")
def test_a_rating_leads_to_the_dice_and_none_to_the_answers() -> None:
    assert acted(scene(0)).asks() == {"commit"}
    assert acted(question()).asks() == {"answer:B"}


@pytest.mark.rule("HI-064")
@pytest.mark.rule("HI-049", "HI-129")
def test_the_steps_of_a_roll_come_in_their_order() -> None:
    committed = acted(scene(1)).cannot(lambda e: e.support("B", 1)).commit(1)
    committed.cannot(lambda e: e.hope(0), "refused-closed").cannot(lambda e: e.roll(A=[4]), "refused-closed")
    supported = committed.support("B", 1).cannot(lambda e: e.hope(0), "refused-closed").refuse("C")
    assert supported.phase is Phase.HOPE
    supported.cannot(lambda e: e.roll(A=[4], B=[4]), "refused-closed")
    hoped = supported.hope(0).cannot(lambda e: e.open().land(), "refused-closed")
    rolled = hoped.roll(A=[4], B=[4]).cannot(lambda e: e.go_on(), "refused-closed")
    assert rolled.open().land().asks() == {"next-turn"}


@pytest.mark.rule("HI-042")
def test_the_marked_leave_before_anything_else_in_the_next_turn() -> None:
    lost = scene(1, refuse="refusers lose 1 humanity")
    opened = acted(lost, humanity={"A": 5, "B": 5, "C": 0}, hope=0, round=3)
    opened = opened.commit(1).refuse("B", "C").roll(A=[4]).open().land()
    assert (opened.alive, opened.marked) == ("ABC", "C")
    begun = opened.go_on()
    assert (begun.alive, begun.state.active, begun.phase) == ("AB", "B", Phase.DRAW)


@pytest.mark.rule("HI-042", "HI-207", "HI-211")
@pytest.mark.parametrize(("lost", "following"), [("C", "B"), ("B", "C"), ("BC", "A")])
def test_while_the_lost_leave_it_is_the_next_players_turn(lost: str, following: str) -> None:
    moment: Moment = {"round": 3, "trait_pile": [trait("you gain 1 humanity", id="gift")]}
    humanity = {seat: 0 if seat in lost else 5 for seat in "ABC"}
    card = scene(1, refuse="each of them loses 1 humanity")
    asked = table(card, humanity=humanity, **moment).draw().avoid().land().go_on()
    assert asked.asks() == {f"gift:{lost[0]}"}
    for viewer in (*"ABC", None):
        assert [seat.seat for seat in asked.view(viewer).seats if seat.on_turn] == [following]
    declined = asked.gift(lost[0]) if len(lost) == 1 else asked.gift("B").gift("C")
    assert (declined.state.active, declined.phase) == (following, Phase.DRAW)


@pytest.mark.rule("HI-207", "HI-259")
def test_cards_for_the_own_turn_are_the_next_players_while_the_lost_leave() -> None:
    own = {seat: [trait("you gain 1 humanity", window=Window.OWN_TURN, id=f"own-{seat}")] for seat in "AB"}
    moment: Moment = {"round": 3, "trait_pile": [trait("you gain 1 humanity", id="gift")], "traits": own}
    card = scene(1, refuse="each of them loses 1 humanity")
    leaving = table(card, humanity={"A": 5, "B": 5, "C": 0}, **moment).draw().avoid().land().go_on()
    leaving.cannot(lambda e: e.use("A", "own-A"), "refused-closed")
    assert leaving.use("B", "own-B").humanity["B"] == leaving.humanity["B"] + 1


@pytest.mark.rule("HI-083")
@pytest.mark.parametrize("card", [scene(0), scene(9), question()])
def test_every_scene_that_is_not_unavoidable_may_be_avoided(card: Scene) -> None:
    avoided = table(card).draw().avoid().land()
    assert avoided.verdict is Verdict.AVOIDED


@pytest.mark.rule("HI-050", "HI-086")
def test_a_new_turn_begins_with_an_empty_middle() -> None:
    following = acted(scene(1)).commit(1).refuse("B", "C").hope(0).roll(A=[4]).open().land().go_on()
    assert following.state.playing is None
    view = following.view("A")
    assert (view.spotlight, view.rolling, view.opened, view.hand) == (None, None, (), ())
    assert all(seat.note is None for seat in view.seats)


def lapses(evening: Evening) -> str | None:
    return evening.question("next-turn").lapses


@pytest.mark.rule("HI-050")
def test_the_next_turn_begins_by_itself_with_time_to_talk_unless_somebody_has_all_wait() -> None:
    told = table(scene(1), traits={"B": [trait("you gain 1 humanity")]}).draw().avoid().land()
    asked = told.question("next-turn")
    assert (asked.to, asked.lapses, asked.unhurried) == (None, "go-on", True)
    held = told.choose("next-turn", "B", "wait")
    assert (lapses(held), held.options("next-turn")) == (None, ["go-on"])
    following = held.go_on().draw().avoid().land()
    assert lapses(following) == "go-on"


@pytest.mark.rule("HI-207", "HI-292")
def test_what_loses_somebody_or_ends_the_game_waits_for_people() -> None:
    loss = scene(1, refuse="each of them loses 1 humanity")
    marked = table(loss, humanity={"A": 5, "B": 0, "C": 5}).draw().avoid().land()
    assert lapses(marked) is None
    last = table(scene(1), round=5, had_turn="AB", active="C").draw().avoid().land()
    assert lapses(last) is None
