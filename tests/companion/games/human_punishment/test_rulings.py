"""Each ruling that a table may choose changes something, and what is usual is as the catalogue has it."""

from typing import Any

import pytest

from companion.engine.answers import Chosen, Picked, Rolled
from companion.engine.dice import Die
from companion.engine.refusal import Refused
from companion.engine.words import say
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.rules.city import draw_programs
from companion.games.human_punishment.rulings import CHOICES
from companion.games.human_punishment.scenarios.given import read_given
from companion.games.human_punishment.scenarios.scenario import VOCABULARY
from companion.games.human_punishment.scenarios.script import take
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.waiting import Defend, MachineTap
from companion.kit.scenario.interpreter import staged
from companion.kit.scenario.parts import ScenarioPart
from tests.companion.games.human_punishment.effect_cases import city as city_with
from tests.companion.games.human_punishment.effect_cases import used
from tests.companion.games.human_punishment.ruling_cases import MORE, TWO, after, asked, of_bar, one
from tests.companion.games.human_punishment.written import FEW, do, event, pink, roll

SOLDIER = {"type": "Soldier", "level": 1}
EVENT = {"I": [{"id": "e", "kind": "plain", "do": [{"op": "bar", "bar": "morale", "n": -1}]}]}
CENSURE = [do("censure", seat="D"), *(do("vote", seat, yes=seat in "AB") for seat in FEW)]


def played(given: dict[str, Any], when: list[dict[str, Any]], **rulings: str) -> City:
    """The city after these steps, with what the last one told as its news. Raises Refused."""
    start = read_given(ScenarioPart({"players": FEW, "active": "A", **given}, "given"))
    start.state.fixed.rulings = dict(rulings)
    steps = [{"n": n, **step} for n, step in enumerate(when, start=1)]
    play = staged(GAME, start.state)
    before = len(play.log)
    for step in VOCABULARY.script(ScenarioPart(steps, "when"), start):
        before = len(play.log)
        play = take(play, step)
    city: City = play.state.opened()
    city.recent.news = list(play.log[before:])
    return city


CASES = [
    one(
        "morale",
        {"phase": "event", "bars": {"morale": 1}, "events": EVENT},
        [do("draw event")],
        lambda city: city.over is not None,
        False,
        True,
    ),
    one(
        "newcomer",
        {"phase": "activate", "seats": {"A": {"at": "Nexus"}}},
        [roll(3, red=3, white=(2, 3))],
        lambda city: bool(city.tasks),
        False,
        True,
    ),
    one(
        "markers",
        {"phase": "activate", "enemyPiles": {"Tank": []}, "seats": {"A": {"at": "Nexus"}}},
        [roll(3, red=1)],
        of_bar("threat"),
        0,
        1,
    ),
    one(
        "tie",
        {"leader": "A", "general": "B", "seats": {"A": {"at": "HQ"}}},
        CENSURE,
        lambda city: bool(city.tasks),
        True,
        False,
    ),
    one(
        "accused",
        {"leader": "A", "general": "B", "seats": {"A": {"at": "HQ"}}},
        CENSURE[:-1],
        lambda city: city.player("D").figure.at,
        "HQ",
        "Isolation Cube",
    ),
    one(
        "shared",
        {
            "phase": "activate",
            "enemies": [{"id": "s", **SOLDIER, "at": "6"}],
            "seats": {"A": {"at": "Nexus"}},
        },
        [roll(3, red=1, white=(3, 3))],
        of_bar("threat"),
        0,
        1,
    ),
    one(
        "resign",
        {"general": "A", "enemies": [{"id": "s", **SOLDIER, "at": "6"}]},
        [do("resign", enemies=["s"])],
        lambda city: city.offices.general,
        None,
        "refused",
    ),
    one(
        "badges",
        {"leader": "A", "general": "B", "enemies": [{"id": "s", **SOLDIER, "at": "6"}]},
        [do("resign", "B", enemies=["s"]), do("name general", seat="A")],
        lambda city: city.offices.general,
        "refused",
        "A",
    ),
    one(
        "pardon",
        {"leader": "A", "seats": {"A": {"at": "HQ"}, "B": {"at": "Isolation Cube"}}},
        [do("pardon", seat="B")],
        lambda city: city.player("B").figure.at,
        "refused",
        "Network",
    ),
    one(
        "guard",
        {
            "entered": True,
            "seats": {"A": {"at": "Network", "chips": ["red", "blue"], "values": {"slots": 2}}},
        },
        [do("place chips", columns=["Alpha", "Beta"], faces=["down", "down"])],
        lambda city: city.bars["guard"],
        1,
        2,
    ),
    one(
        "weapon",
        {"seats": {"A": {"at": "HQ", "hand": ["b4"], "box": "Companion"}}},
        [do("buy weapon", weapon="Pistol", cards=["b4"])],
        lambda city: city.player("A").figure.box,
        "Pistol",
        "refused",
    ),
    one(
        "steps",
        {
            "seats": {
                "A": {
                    "at": "Nexus",
                    "hand": ["b5"],
                    "tree": {
                        "security": [
                            {"task": "nexus success", "gain": "ap", "n": 1},
                            {"task": "nexus success", "times": 2, "gain": "ap", "n": 1},
                        ]
                    },
                }
            }
        },
        [do("nexus", cards=["b5"]), pink(1)],
        lambda city: city.player("A").sheet.progress["security"],
        0,
        1,
    ),
    one(
        "detained",
        {"leader": "A", "general": "B", "seats": {"A": {"at": "HQ"}, "C": {"at": "Isolation Cube"}}},
        [do("censure", seat="D"), *(do("vote", seat, yes=seat in "AB") for seat in "ABD")],
        lambda city: city.player("D").figure.at,
        "HQ",
        "Isolation Cube",
    ),
    one(
        "prisoner",
        {**event({"op": "health", "n": -3, "whom": "all"}), "seats": {"B": {"at": "Isolation Cube"}}},
        [do("draw event")],
        lambda city: city.player("B").figure.at,
        "Isolation Cube",
        "Yellow Zone",
    ),
    one(
        "credit",
        {
            **event({"op": "bar", "bar": "morale", "n": 1}),
            "bars": {"morale": 3},
            "seats": {"A": {"tree": {"hacking": [{"task": "morale 4", "gain": "ap", "n": 1}]}}},
        },
        [do("draw event")],
        lambda city: city.player("A").sheet.unlocked.get("hacking", 0),
        1,
        0,
    ),
]
CASES += MORE
ELSEWHERE = {"moments", "charges", "impossible", "healing"}
ELSEWHERE |= {"loyalties", "programs", "tapped", "near", "faces", "kuro", "characters", "campaign", "first"}
"""What only another board, or a character, changes is tried with it."""


def found(given: dict[str, Any], when: list[dict[str, Any]], find: Any, **rulings: str) -> Any:
    """What there is in the end, or that a step was refused."""
    try:
        return find(played(given, when, **rulings))
    except Refused:
        return "refused"


@pytest.mark.parametrize(("rule", "given", "when", "find", "usual", "other"), CASES)
def test_a_ruling_changes_what_it_is_about(
    rule: str, given: dict[str, Any], when: list[dict[str, Any]], find: Any, usual: Any, other: Any
) -> None:
    choices = CHOICES[rule].choices
    assert found(given, when, find) == usual
    assert found(given, when, find, **{rule: choices[0]}) == usual
    assert found(given, when, find, **{rule: choices[1]}) == other


def test_every_ruling_is_tried() -> None:
    assert {case.id for case in CASES} | ELSEWHERE == set(CHOICES)


@pytest.mark.rule("HP-212", "HP-A73")
@pytest.mark.parametrize(("rulings", "found"), [({}, ["x", "y"]), ({"programs": "empty"}, [])])
def test_an_empty_program_pile_is_renewed_unless_a_table_has_it_otherwise(
    rulings: dict[str, str], found: list[str]
) -> None:
    city = played({"phase": "event", **event({"op": "draw general", "n": 0, "whom": "all"})}, [])
    city.fixed.rulings, city.market.program_pile, city.market.program_discard = rulings, [], ["x", "y"]
    draw_programs(city, "A", 3)
    assert sorted(city.player("A").held.programs) == found


@pytest.mark.rule("HP-103", "HP-A74")
@pytest.mark.parametrize(("rulings", "found"), [({}, None), ({"tapped": "humans"}, ["C", "D"])])
def test_whom_the_lone_machine_taps_learns_who_it_is(
    rulings: dict[str, str], found: list[str] | None
) -> None:
    city = played({"seats": {"A": {"loyalty": "Machine"}}}, [])
    city.fixed.rulings, city.player("A").known.humans = rulings, ["B", "C", "D"]
    city.tasks = [MachineTap("A")]
    city = after(city, "machine-tap", "A", Chosen("B"))
    assert (city.player("B").known.machines, city.player("B").known.humans) == (["A", "B"], found)


def test_white_dice_that_are_thrown_later_are_asked_for_only_where_they_are_needed() -> None:
    given = {"phase": "activate", "seats": {"A": {"at": "Nexus"}}}
    city = after(played(given, [], white="second"), "roll", None, Rolled((Die("orange", 1),)))
    assert asked(after(city, "red", None, Chosen("9"))) == ["draw-event"]
    city = after(city, "red", None, Chosen("3"))
    assert asked(city) == ["white-roll"]
    city = after(city, "white-roll", None, Rolled((Die("white", 2), Die("white", 3))))
    assert [enemy.at for enemy in city.machines.enemies] == ["5"]


def test_whoever_says_the_order_says_it_until_one_is_left() -> None:
    for rule, seat in (("leader", "D"), ("active", "A")):
        city = played({"phase": "activate", "enemies": TWO, "seats": {}}, [roll(3)], order=rule)
        [question] = [one for one in GAME.questions(city) if one.id == "order"]
        assert question.to == seat
        assert asked(after(city, "order", seat, Chosen("b"))) == ["draw-event"]


def test_those_who_defend_as_they_like_defend_in_any_order() -> None:
    given = {
        "phase": "activate",
        "enemies": [{"id": "t", "type": "Tank", "level": 1, "at": "5"}],
        "general_deck": ["r5", "b5", "r1"],
        "seats": {"A": {"at": "Nexus"}, "B": {"at": "Nexus"}},
    }
    city = after(played(given, [roll(3)], defence="own"), "defend:B", "B", Picked(()))
    assert city.player("B").figure.health == 2
    assert asked(city) == ["defend:A"]


def test_a_chip_that_may_not_be_looked_at_is_shown_to_nobody_and_can_be_dropped() -> None:
    city = played({"seats": {"A": {"at": "Sector I"}}}, [do("sector", sector="I")], blind="unseen")
    [shown] = [card for card in GAME.view(city, "A").hand if card.id == "chips:A"]
    assert shown.lines == (say("chip-unseen"),)
    city.player("A").figure.at = "Junkyard"
    city = after(after(city, "turn", "A", Chosen("drop chips")), "drop-chips", "A", Picked(("unseen#1",)))
    assert (city.network.junkyard, city.player("A").figure.chips, city.player("A").figure.unseen) == (
        ["blue"],
        [],
        [],
    )


@pytest.mark.rule("HP-165")
def test_who_was_robbed_of_an_unseen_chip_knows_the_next_one() -> None:
    given = {
        "phase": "activate",
        "enemies": [{"id": "t", "type": "Thief", "level": 1, "at": "5"}],
        "general_deck": ["r5", "b1", "r5"],
        "seats": {"A": {"at": "Nexus", "chips": ["blue"]}},
    }
    start = city_with(**given)
    start.player("A").figure.unseen = ["blue"]
    start.tasks = [Defend("A", "t")]
    robbed = after(start, "defend", "A", Picked(()))
    assert (robbed.network.junkyard, robbed.player("A").figure.chips, robbed.player("A").figure.unseen) == (
        ["blue"],
        [],
        [],
    )


@pytest.mark.parametrize(
    ("sentence", "picked"),
    [
        ("you swap a carried chip with one in the Network", "Beta 1"),
        ("you swap a carried chip with a chosen player", "B"),
    ],
)
def test_a_swap_shows_nobody_the_other_chip_that_they_may_not_look_at(sentence: str, picked: str) -> None:
    a = {"chips": ["red", "blue"], "values": {"slots": 2}}
    start = city_with(seats={"A": a, "B": {"chips": ["purple"]}}, network={"Beta": ["purple down"]})
    start.player("A").figure.unseen = ["red", "blue"]
    now = used(start, sentence, answers=(("pick-one", "A", Chosen(picked)),))
    assert now.player("A").known_chips == ["purple", "unseen"]


def test_a_card_that_brings_a_chip_of_sector_one_does_not_show_it() -> None:
    start = city_with()
    start.fixed.rulings = {"blind": "unseen"}
    assert used(start, "you take the top chip of Sector I").player("A").known_chips == ["unseen"]


def test_whoever_lost_an_unseen_chip_with_their_health_knows_the_next_one() -> None:
    start = city_with(seats={"A": {"health": 1, "chips": ["red"]}})
    start.fixed.rulings, start.player("A").figure.unseen = {"beaten": "chips"}, ["red"]
    now = used(start, "you lose 1 Health")
    assert (now.network.junkyard, now.player("A").figure.chips, now.player("A").figure.unseen) == (
        ["red"],
        [],
        [],
    )


def test_a_card_before_the_pink_die_counts_as_one_after_it() -> None:
    given = {"bars": {"riot": 4}, "seats": {"A": {"at": "City", "hand": ["b2"]}}}
    steps = [do("city", action=1, direction="down")]
    city = after(played(given, steps, stirring="before"), "add-card", "A", Chosen("b2"))
    assert after(city, "pink", None, Rolled((Die("pink", 3),))).bars["riot"] == 3


def test_fewer_cards_are_drawn_by_whoever_wants_fewer() -> None:
    city = after(played({"phase": "draw"}, [], fewer="yes"), "draw", "A", Chosen("draw=1"))
    assert (len(city.player("A").held.hand), city.turn.phase) == (1, "act")
