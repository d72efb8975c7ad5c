"""One's own log: all that one has looked at, for oneself alone; that one has looked is known to all."""

from typing import Any

import pytest

from companion.engine.answers import Chosen
from companion.engine.questions import Choose
from companion.engine.view import CardView
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.state.model import City
from tests.companion.games.human_punishment.ruling_cases import after
from tests.companion.games.human_punishment.test_printing import speech
from tests.companion.games.human_punishment.test_rulings import played
from tests.companion.games.human_punishment.written import do, roll

LEVEL_TWO = {"Alpha": ["red up"], "Beta": ["red up"], "Gamma": ["red up"]}
LOOKS: list[dict[str, Any]] = [
    do("use recon", recon="objective", seat="B"),
    do("end actions"),
    roll(1),
    do("draw event"),
    do("pass"),
    do("draw", "B"),
    do("sector", "B", sector="III", keep=1),
]
GIVEN: dict[str, Any] = {
    "network": LEVEL_TWO,
    "bars": {"guard": 1},
    "sectors": {"III": ["red", "purple", "blue"]},
    "seats": {"A": {"recon": "objective"}, "B": {"at": "Sector III", "objective": [False]}},
}


def log(city: City, viewer: str | None) -> list[CardView]:
    return [card for card in GAME.view(city, viewer).hand if card.id.startswith("log")]


@pytest.mark.rule("HP-149", "HP-308", "HP-309")
def test_what_was_looked_at_can_be_looked_up_by_that_player_alone() -> None:
    city = played(GIVEN, LOOKS)
    [own], [other] = log(city, "A"), log(city, "B")
    say = speech()
    assert [say(line) for line in own.lines] == ["Turn 1: the Objective of B: not fulfilled yet"]
    assert [say(line) for line in other.lines] == ["Turn 2: chips of a Sector: a red chip, a purple chip"]
    assert own.secret
    assert other.secret
    assert [log(city, viewer) for viewer in (None, "C", "D")] == [[], [], []]


@pytest.mark.rule("HP-309")
def test_whoever_waits_reads_who_looked_at_whom_and_never_what_was_seen() -> None:
    city, say = played(GIVEN, LOOKS), speech()
    for viewer in "BCD":
        known = GAME.view(city, viewer).meanwhile
        assert known is not None
        lines = {one.seat: [say(line) for line in one.lines] for one in known.suspects}
        assert lines["A"] == ["Turn 1: A saw the Objective of B"]
        assert viewer not in lines
    assert GAME.view(city, None).meanwhile is None


def test_it_keeps_all_looks_where_the_latest_alone_is_shown() -> None:
    given = {"junkyard": ["blue", "red"], "seats": {"A": {"at": "Junkyard", "hand": ["grey", "grey"]}}}
    looks = [do("look in junkyard", cards=["grey"], chips=[chip]) for chip in (1, 2)]
    assert len(log(played(given, looks[:1]), "A")[0].lines) == 1
    city = played(given, looks)
    assert len(city.player("A").known.look) == 1
    assert len(log(city, "A")[0].lines) == 2


@pytest.mark.rule("HP-309")
@pytest.mark.parametrize(
    ("recon", "whose", "told"),
    [
        ("objective", {"seat": "B"}, "A looks at the Objective of B."),
        ("hand", {"seat": "C"}, "A looks at the hand of C."),
        ("loyalty", {}, "A looks at an unused Loyalty."),
    ],
)
def test_everybody_hears_who_looks_at_whose_what_and_nobody_what_was_seen(
    recon: str, whose: dict[str, str], told: str
) -> None:
    city = played(
        {"network": LEVEL_TWO, "seats": {"A": {"recon": recon}, "C": {"hand": ["b5"]}}},
        [do("use recon", recon=recon, **whose)],
    )
    assert speech()(city.recent.news[0]) == told
    assert [one.key for one in city.recent.news[1:]] == ["told-figure"]


def test_a_log_tells_nothing_of_chips_that_are_dropped_or_placed() -> None:
    given = {"seats": {"A": {"at": "Junkyard", "chips": ["purple"]}}}
    assert log(played(given, [do("drop chips", chips=["purple"])]), "A") == []


@pytest.mark.rule("HP-149")
def test_whoever_looks_into_the_network_says_at_which_chip() -> None:
    network = {"Alpha": ["red up", "blue down"], "Beta": ["red up", "purple down"], "Gamma": ["red up"]}
    city = played({"network": network, "seats": {"A": {"at": "Network", "recon": "network"}}}, [])
    [question] = [one for one in GAME.questions(city) if one.id == "use-recon:A"]
    assert isinstance(question.form, Choose)
    assert [one.id for one in question.form.options] == ["Alpha 2", "Beta 2"]
    city = after(city, "use-recon:A", "A", Chosen("Beta 2"))
    assert city.player("A").known.look == [("network-chip", "A", ("purple",))]
