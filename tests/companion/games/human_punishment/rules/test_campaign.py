"""The first game of a campaign: what is kept secret at its end, and what each takes along to the second."""

from typing import Any

import pytest

from companion.engine.answers import Chosen
from companion.engine.game import Seat, SetUp
from companion.engine.refusal import Refused
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.rules.city import end
from companion.games.human_punishment.rules.start.campaign import of_all, of_one
from companion.games.human_punishment.state.model import City
from tests.companion.games.human_punishment.effect_cases import city
from tests.companion.games.human_punishment.ruling_cases import after, options
from tests.companion.games.human_punishment.test_own_set import read_shipped
from tests.companion.games.human_punishment.test_rulings import played
from tests.companion.games.human_punishment.written import at, do

PAINTS = ("red", "blue", "green", "yellow")
FULL = {"Alpha": ["blue up"] * 2, "Beta": ["blue up"] * 3, "Gamma": ["red down", "red down", "red down"]}


def campaign(**given: Any) -> City:
    found = city(**given)
    found.fixed.rulings = {"campaign": "yes"}
    return found


def keys(messages: Any) -> list[str]:
    return [one.key for one in messages]


@pytest.mark.rule("HP-288")
@pytest.mark.parametrize(("seats", "may"), [(3, False), (4, True)])
def test_a_campaign_is_for_four_and_more(seats: int, may: bool) -> None:
    sitting = tuple(Seat(f"s{n}", f"P{n}", paint) for n, paint in enumerate(PAINTS[:seats]))
    set_up = SetUp(sitting, {"first-shift.en.yaml": read_shipped("en")}, {"campaign": "yes"}, "s")
    if may:
        assert GAME.begin(set_up)
    else:
        with pytest.raises(Refused):
            GAME.begin(set_up)


@pytest.mark.rule("HP-289", "HP-292")
def test_programs_slide_under_the_board_and_only_their_number_is_kept() -> None:
    start = campaign(seats={"A": {"programs": ["p1", "p2", "p3"]}})
    assert not any(one.startswith("transfer") for one in options(city(seats={"A": {"programs": ["p1"]}})))
    now = start
    for id_ in ("p1", "p2", "p3"):
        now = after(now, "turn", "A", Chosen(f"transfer={id_}"))
    assert (now.player("A").held.programs, now.player("A").held.transferred, now.turn.ap) == (
        [],
        3,
        start.turn.ap,
    )
    [programs] = [one for one in of_one(now.player("A")) if one.key == "campaign-programs"]
    assert (programs.values["n"], programs.values["most"]) == (3, 2)


@pytest.mark.rule("HP-290")
def test_at_the_end_chips_are_mixed_tier_by_tier_and_nobody_is_revealed() -> None:
    given = {**at("Network", chips=["blue"]), "entered": True, "network": FULL}
    steps = [do("place chips", columns=["Alpha"], faces=["down"])]
    over = played(given, steps, campaign="yes")
    assert over.over is not None
    for tier in range(3):
        chips = sorted(over.network.columns[column][tier][0] for column in over.network.columns)
        assert chips == sorted(["blue", "blue", "red"])
    seen = GAME.view(over, None)
    assert all(not seat.cards for seat in seen.seats)
    assert seen.spotlight is not None
    assert "over-campaign" in str(seen.spotlight.text)
    assert seen.spotlight.lines == tuple(of_all(over)), "what is carried over"
    open_end = GAME.view(played(given, steps), None)
    assert all(seat.cards for seat in open_end.seats)


@pytest.mark.rule("HP-291", "HP-292")
@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({}, ["campaign-keeps"]),
        ({"objective": [False]}, ["campaign-outlaw"]),
        ({"at": "Isolation Cube"}, ["campaign-outlaw"]),
        ({"loyalty": "Fallen", "objective": [False]}, ["campaign-special", "campaign-outlaw"]),
        ({"loyalty": "Legion", "at": "Isolation Cube"}, ["campaign-special", "campaign-outlaw"]),
        ({"loyalty": "Legion"}, ["campaign-special"]),
        ({"wounds": 1}, ["campaign-keeps"]),
        ({"wounds": 2}, ["campaign-keeps", "campaign-open"]),
        ({"health": 2}, ["campaign-keeps", "campaign-weak"]),
    ],
)
def test_what_somebody_takes_along_follows_from_how_they_ended(fields: Any, found: list[str]) -> None:
    assert keys(of_one(campaign(seats={"A": fields}).player("A"))) == found


@pytest.mark.rule("HP-292", "HP-293")
@pytest.mark.parametrize(
    ("cause", "faction", "gate"),
    [("tier 3", "Humans", False), ("morale", "Outlaws", True), ("threat", "Legion", True)],
)
def test_the_end_is_named_and_what_the_second_box_does_with_it_is_left_to_it(
    cause: str, faction: str, gate: bool
) -> None:
    start = campaign()
    start.machines.deus_gone = True
    end(start, cause, faction)
    found = keys(of_all(start))
    assert ("campaign-gate" in found) is gate
    assert {"campaign-won", "campaign-gone", "campaign-last", "campaign-roles"} <= set(found)


@pytest.mark.rule("HP-291")
def test_whoever_legion_tapped_has_no_special_role_but_starts_as_legion() -> None:
    city = campaign(seats={"A": {"loyalty": "Legion"}})
    city.player("A").aims.infected = True
    assert keys(of_one(city.player("A"))) == ["campaign-infected"]


@pytest.mark.rule("HP-291")
def test_nobody_else_reads_what_somebody_takes_along() -> None:
    start = campaign(seats={"A": {"loyalty": "Fallen"}})
    end(start, "tier 3", "Humans")
    mine, other = GAME.view(start, "A"), GAME.view(start, "B")
    assert "second-game:A" in [one.id for one in mine.hand]
    assert "campaign-special" in str(mine.hand)
    assert "campaign-special" not in str(other)


@pytest.mark.rule("HP-290")
def test_at_the_end_of_the_first_game_nobody_is_sent_a_neighbours_side_and_the_own_lies_covered() -> None:
    given = {**at("Network", chips=["blue"]), "entered": True, "network": FULL}
    over = played(given, [do("place chips", columns=["Alpha"], faces=["down"])], campaign="yes")
    other = over.opened()
    other.player("A").aims.loyalty = "Human" if over.player("A").aims.loyalty == "Machine" else "Machine"
    for viewer in (None, "B", "C"):
        assert GAME.view(over, viewer) == GAME.view(other, viewer)
    mine = GAME.view(over, "A")
    assert {one.id for one in mine.hand if one.secret} >= {"loyalty:A", "second-game:A"}
    assert mine != GAME.view(other, "A")
