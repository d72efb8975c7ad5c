"""Everybody reads who they are, what binds them to whom, and what each mark before them means."""

import pytest

from companion.engine.printed import PossibleOutcome, Sign
from companion.engine.view import CardView, SeatView
from companion.engine.words import Message, say
from companion.games.hope_inhumanity.cards.kinds import Mark, Terrain
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import personality, relationship, scene, trait
from tests.companion.games.hope_inhumanity.tables import acted, table

KIND = personality("your Urban Scenes are 1 harder", id="kind")
VIOLENT = personality("your Scenes marked violence are 1 easier", id="violent")
HELPFUL = personality("Scenes that you support are 1 easier", id="helpful")
TIES = [("A", "B", relationship("when you support the other, you lose 1 humanity", id="ties"))]


def seat(evening: Evening, of: str, viewer: str | None) -> SeatView:
    return next(one for one in evening.view(viewer).seats if one.seat == of)


def card(evening: Evening, of: str, viewer: str | None, id: str) -> CardView:
    return next(one for one in seat(evening, of, viewer).cards if one.id == id)


@pytest.mark.rule("HI-030", "HI-032")
@pytest.mark.parametrize("viewer", ["A", "B", "C", None])
def test_open_cards_are_read_with_title_text_and_rule_by_all(
    viewer: str | None,
) -> None:
    evening = table(personalities={"A": KIND}, bonds=TIES)
    own = card(evening, "A", viewer, "kind")
    assert own.title == KIND.title
    assert "your Urban Scenes are 1 harder" in own.lines
    for party in "AB":
        bond = card(evening, party, viewer, "ties")
        names = (seat(evening, one, None).name for one in "AB")
        assert bond.kind == say("card-bond", **dict(zip(("one", "other"), names, strict=True)))
        assert "when you support the other, you lose 1 humanity" in bond.lines


@pytest.mark.rule("HI-038")
def test_the_table_gets_to_know_its_people_before_the_first_turn_alone() -> None:
    assert not table().view("A").meeting


@pytest.mark.rule("HI-268")
def test_a_personality_says_when_it_counts_in_the_scene_in_play() -> None:
    terrains = (Terrain.URBAN, Terrain.COASTAL)
    here, there = (table(scene(2, terrain=one), personalities={"A": KIND}) for one in terrains)
    assert card(here, "A", "A", "kind").now is None
    name = seat(here, "A", None).name
    for viewer in ("A", "B", None):
        assert card(here.draw(Terrain.URBAN), "A", viewer, "kind").now == say("now-counts", name=name)
        assert card(there.draw(Terrain.COASTAL), "A", viewer, "kind").now is None


@pytest.mark.rule("HI-055", "HI-268")
def test_what_the_marks_of_an_unread_scene_make_of_a_personality_is_told_to_its_reader_alone() -> None:
    evening = acted(scene(2, marks={Mark.VIOLENCE}), personalities={"A": VIOLENT})
    assert card(evening, "A", "A", "violent").now is not None
    assert card(evening, "A", "B", "violent").now is None
    assert card(evening, "A", None, "violent").now is None


@pytest.mark.rule("HI-141")
def test_a_personality_of_who_supports_says_so_once_they_do() -> None:
    evening = acted(scene(2), personalities={"B": HELPFUL}).commit(1)
    assert card(evening, "B", None, "helpful").now is None
    assert card(evening.support("B", 1), "B", None, "helpful").now is not None


@pytest.mark.rule("HI-275")
@pytest.mark.parametrize(("active", "matters"), [("A", True), ("B", True), ("C", False)])
def test_a_relationship_says_that_it_matters_while_one_of_both_acts(active: str, matters: bool) -> None:
    evening = acted(scene(2), active=active, bonds=TIES)
    for party in "AB":
        assert (card(evening, party, None, "ties").now is not None) is matters


@pytest.mark.rule("HI-015", "HI-016", "HI-205", "HI-298")
def test_every_mark_and_track_says_what_it_means() -> None:
    conditions = {"A": ["Hungry", "Hurt"], "B": ["Starving", "Crippled"]}
    held = {"C": [trait("you gain 1 humanity", id="t")]}
    evening = table(conditions=conditions, traits=held, hunted=2, humanity={"A": 5, "B": 5, "C": -1})
    for viewer in ("A", None):
        view = evening.view(viewer)
        tracks = [*view.tracks, *(track for one in view.seats for track in one.tracks)]
        badges = [badge for one in view.seats for badge in one.badges]
        assert {badge.id for badge in badges} >= {"hunger", "harm", "marked", "traits"}
        assert all(isinstance(track.text, Message) for track in tracks)
        assert all(isinstance(badge.text, Message) for badge in badges)


@pytest.mark.rule("HI-016")
def test_what_binds_two_of_them_is_drawn_between_their_seats() -> None:
    (bond,) = table(bonds=TIES).view(None).bonds
    assert bond.seats == ("A", "B")
    assert bond.label == TIES[0][2].title


@pytest.mark.rule("HI-055")
def test_each_case_of_a_scene_bears_the_sign_of_the_printed_card() -> None:
    evening = acted(scene(2, succeed="everyone gains 1 humanity", fail="everyone loses 1 humanity"))
    held = next(one for one in evening.view("A").hand if one.back)
    signs = {one.key: one.sign for one in held.lines if isinstance(one, PossibleOutcome)}
    assert signs == {"branch-succeed": Sign.UP, "branch-fail": Sign.DOWN}
