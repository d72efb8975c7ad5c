"""In which order, and how openly, the others declare whether they support (A-06)."""

from collections.abc import Sequence

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.events.support import SupportSealed
from companion.games.hope_inhumanity.playing import Phase
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import MUTUAL_DISGUST, relationship, scene, trait
from tests.companion.games.hope_inhumanity.tables import Moment, acted
from tests.companion.games.hope_inhumanity.view.test_secrets import seen

SECRET: Moment = {"rulings": {"support-order": "secret"}}
IN_TURN: Moment = {"rulings": {"support-order": "clockwise"}}
WAYS = ("1", "2", "refuse")


def offers(evening: Evening) -> Sequence[str]:
    return sorted(id_ for id_ in evening.play.open if id_.startswith("support:"))


@pytest.mark.rule("HI-066")
@pytest.mark.ruling("support-order")
def test_freely_all_are_asked_at_once_and_everything_is_open() -> None:
    evening = acted(scene(1), humanity="ABCD").commit(2)
    assert offers(evening) == ["support:B", "support:C", "support:D"]
    assert evening.support("D", 2).view("B").seats[3].note == say("note-dice", n=2)


@pytest.mark.rule("HI-066", "HI-110", "HI-111")
@pytest.mark.ruling("support-order")
def test_clockwise_one_after_another_is_asked_from_the_left() -> None:
    evening = acted(scene(1), humanity="ABCD", active="B", **IN_TURN).commit(2)
    assert offers(evening) == ["support:C"]
    evening.cannot(lambda e: e.refuse("D"), "refused-closed")
    following = evening.support("C", 1)
    assert following.asks() == {"support:D"}
    assert following.support("C", 1).state.running.stakes["C"].humanity == 2
    assert following.refuse("D").asks() == {"support:A"}
    assert following.refuse("D", "A").phase is Phase.HOPE


@pytest.mark.rule("HI-066")
@pytest.mark.ruling("support-order")
def test_in_secret_nobody_learns_more_than_that_somebody_has_declared() -> None:
    evening = acted(scene(1), humanity="ABCD", **SECRET).commit(2)
    sealed = [evening.choose("support:C", "C", said) for said in WAYS]
    for viewer in ("A", "B", "D", None):
        assert len({repr(seen(one, viewer)) for one in sealed}) == 1
    assert [seat.note for seat in sealed[0].view("B").seats][1:] == [None, say("note-sealed"), None]
    assert sealed[0].humanity["C"] == 5
    assert sealed[0].play.log[-1] == say("told-sealed", name="Name of C")


@pytest.mark.rule("HI-066")
@pytest.mark.ruling("support-order")
def test_in_secret_every_seat_is_asked_alike_and_a_declaration_is_final() -> None:
    evening = acted(scene(1), humanity="ABCD", **SECRET).commit(2)
    forms = [evening.question(id_).form for id_ in offers(evening)]
    assert offers(evening) == ["support:B", "support:C", "support:D"]
    assert forms == [forms[0]] * 3
    sealed = evening.support("C", 1)
    assert offers(sealed) == ["support:B", "support:D"]
    sealed.cannot(lambda e: e.support("C", 1), "refused-closed")
    evening.cannot(lambda e: e.choose("support:B", "C", "1"), "refused-closed")
    assert [evening.question(id_) for id_ in offers(sealed)] == list(map(sealed.question, offers(sealed)))


@pytest.mark.rule("HI-066", "HI-111")
@pytest.mark.ruling("support-order")
def test_in_secret_the_last_declaration_shows_all_together() -> None:
    evening = acted(scene(1), humanity="ABCD", **SECRET).commit(2).support("D", 2).refuse("B")
    shown = evening.support("C", 1)
    assert shown.humanity == {"A": 3, "B": 5, "C": 4, "D": 3}
    assert shown.state.running.refused == {"B"}
    assert shown.phase is Phase.HOPE
    assert [line.key for line in shown.play.log[-5:]] == [
        "told-sealed",
        "told-shown",
        "told-refuse",
        "told-support",
        "told-support",
    ]
    assert not shown.state.running.sealed


@pytest.mark.rule("HI-066", "HI-275")
def test_in_secret_the_effects_of_support_wait_until_all_is_shown() -> None:
    bonds = [
        ("A", "B", MUTUAL_DISGUST),
        ("A", "C", relationship("when you support the other, you gain 1 humanity")),
    ]
    evening = acted(scene(1), bonds=bonds, **SECRET).commit(1).support("B", 1)
    assert evening.humanity == {"A": 4, "B": 5, "C": 5}
    shown = evening.support("C", 1)
    assert shown.humanity == {"A": 4, "B": 3, "C": 5}
    keys = [line.key for line in shown.play.log]
    assert keys[-4:] == ["told-support", "told-support", "told-humanity-lost", "told-humanity-gained"]


@pytest.mark.rule("HI-066", "HI-121")
@pytest.mark.ruling("support-order")
def test_a_scarce_hope_die_wished_for_in_secret_goes_by_its_order() -> None:
    moment: Moment = {"hope": 1, "conditions": {"B": ["Hurt"]}, **SECRET}
    evening = acted(scene(1), humanity={"A": 3, "B": 0, "C": 0}, **moment).commit(1).last_hope("B")
    assert (evening.pool, evening.state.running.wishes) == (1, frozenset())
    assert evening.refuse("C").state.running.stakes["B"].last_hope == 1
    assert evening.last_hope("C").asks() == {"offer:C"}


@pytest.mark.rule("HI-066")
@pytest.mark.parametrize("said", WAYS)
def test_whose_humanity_changes_after_a_secret_declaration_is_asked_again(said: str) -> None:
    thief = trait("a player of your choice loses 2 humanity")
    moment: Moment = {"humanity": {"A": 5, "B": 3, "C": 5}, "traits": {"C": [thief]}, **SECRET}
    robbed = acted(scene(1), **moment).commit(2).choose("support:B", "B", said).use("C", on="B")
    assert robbed.asks() == {"support:B", "support:C"}
    assert robbed.options("support:B") == ["1", "refuse"]


@pytest.mark.rule("HI-066", "HI-220")
def test_the_secret_of_somebody_who_dies_is_never_shown() -> None:
    deadly = trait("a player of your choice suffers 3 harm")
    moment: Moment = {"round": 3, "traits": {"C": [deadly]}, **SECRET}
    evening = acted(scene(1), **moment).commit(1).support("B", 1).use("C", on="B")
    closed = evening.refuse("C")
    assert (closed.phase, set(closed.state.running.stakes)) == (Phase.HOPE, {"A"})


@pytest.mark.rule("HI-066")
def test_no_fact_tells_the_table_what_was_sealed() -> None:
    evening = acted(scene(1), **SECRET).commit(2).support("B", 2)
    assert evening.happened == (SupportSealed("B", "2"),)
    assert evening.happened[0].log_line(evening.state) == say("told-sealed", name="Name of B")
