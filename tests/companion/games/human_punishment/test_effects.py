"""What cards do: each sentence in a city in which it changes something, or in which it cannot."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from companion.engine.answers import Chosen, Picked, Rolled
from companion.engine.dice import Die
from companion.engine.milestone import Milestone
from companion.engine.questions import Choose
from companion.engine.refusal import Refused
from companion.engine.words import say
from companion.games.human_punishment.effects.pages import HOLDING, IN_CHECK, TEST
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.state.facts.part import value_of
from companion.games.human_punishment.state.model import AWAY, City
from companion.games.human_punishment.state.player import Figure, Kuro
from companion.games.human_punishment.telling.milestones import held
from companion.games.human_punishment.telling.words import together
from tests.companion.games.human_punishment.effect_cases import Answers, city, holding, program, used
from tests.companion.games.human_punishment.ruling_cases import after, asked

SOLDIER = {"id": "e1", "type": "Soldier", "level": 1, "at": "6"}
TANK = {"id": "e2", "type": "Tank", "level": 2, "at": "11"}
Find = Callable[[City], Any]


def of(seat: str, name: str) -> Find:
    return lambda now: value_of(now.player(seat), name)


def bar(name: str) -> Find:
    return lambda now: now.bars[name]


def pick(question: str, *things: str) -> tuple[str, str, Picked]:
    return question, "A", Picked(things)


def choose(option: str, question: str = "pick-one") -> tuple[str, str, Chosen]:
    return question, "A", Chosen(option)


def case(sentence: str, find: Find, is_: Any, *answers: Any, **given: Any) -> Any:
    return pytest.param(sentence, find, is_, answers, given, id=sentence)


SEATS = {"A": {"at": "City", "hand": ["b1", "r2", "grey"], "wounds": 2, "health": 2}, "B": {"at": "City"}}
CASES = (
    case("Morale goes 2 up", bar("morale"), 7),
    case("Morale is set to 1", bar("morale"), 1),
    case("Morale is set to minus 3", bar("morale"), -3),
    case("an EX Event is drawn", lambda now: (now.middle.event or {})["id"], "quiet"),
    case(
        'spawn "6" is destroyed',
        lambda now: (now.machines.dead_zones, now.machines.enemies),
        (["6"], []),
        enemies=[SOLDIER],
    ),
    case('spawn "6" is restored', lambda now: now.machines.dead_zones, [], deadZones=["6"]),
    case("a Supply Box is put into Area 3", lambda now: len(now.boxes.lying["3"]), 1),
    case(
        "a Supply Box is put into the Area of the orange die",
        lambda now: len(now.boxes.lying["5"]),
        1,
        ("box-roll", None, Rolled((Die("orange", 5),))),
    ),
    case(
        "2 Traps are mixed into the Supply Boxes",
        lambda now: (len(now.boxes.traps), len(now.boxes.supply)),
        (2, 7),
    ),
    case("a Raid is rolled 2 times", asked, ["raid-roll", "raid-red"]),
    case("a vote for a New Leader is held", asked, ["lay"], seats={**SEATS, "A": {"hand": ["b1"]}}),
    case(
        "the Leader names a General", lambda now: (now.tasks[0].do, now.tasks[0].seat), ("name general", "D")
    ),
    case(
        "everyone skips the next draw", lambda now: [one.held.skips_draw for one in now.players], [True] * 4
    ),
    case("you lose 1 Health", of("A", "health"), 1),
    case("you gain 2 Health", of("A", "health"), 3),
    case("you regain full Health", of("A", "health"), 3),
    case("you take 1 Wound", of("A", "wounds"), 3),
    case("you heal 1 Wound", of("A", "wounds"), 1),
    case("you go to the Monolith", of("A", "at"), "Monolith"),
    case("you go to a neighbouring Area", of("A", "at"), "Sector I", choose("1")),
    case("you are detained", of("A", "at"), "Isolation Cube"),
    case("the detained are set free", of("B", "at"), "Network", seats={"B": {"at": "Isolation Cube"}}),
    case("you become the General", lambda now: now.offices.general, "A"),
    case("the Leader becomes the General", lambda now: now.offices.general, "C"),
    case("the General takes a Privilege Revoked marker", of("C", "revoked"), True),
    case(
        "everyone gives a Privilege Revoked marker back",
        of("B", "revoked"),
        False,
        seats={"B": {"revoked": True}},
    ),
    case("you get Scanner 2", of("A", "scanners"), [2]),
    case("you lose Scanner 2", of("A", "scanners"), [1], seats={"A": {"scanners": [1, 2]}}),
    case("actions in this turn: 2 more", lambda now: now.turn.ap, 5),
    case("actions in this turn: 9 fewer", lambda now: now.turn.ap, 0),
    case("movement in this turn: 1 more", lambda now: now.turn.moves, 3),
    case("you get a Supply Box", of("A", "box"), "Rifle"),
    case("you draw 2 personal cards", lambda now: len(now.player("A").held.hand), 5),
    case("you draw 1 general card", of("A", "hand"), ["b1", "r2", "grey", "b5"], general_deck=["b5"]),
    case("you draw 2 Programs", of("A", "programs"), ["p4", "p5"]),
    case("you draw 3 Programs and keep 1", of("A", "programs"), ["p5"], pick("keep-programs", "p5#1")),
    case("you discard 2 cards by choice", of("A", "hand"), ["grey"], pick("give-up", "b1#1", "r2#1")),
    case("you discard 2 cards at random", lambda now: len(now.player("A").held.hand), 1),
    case("you discard 1 red card", of("A", "hand"), ["b1", "grey"]),
    case("you discard 1 Program by choice", of("A", "programs"), [], seats={"A": {"programs": []}}),
    case(
        "you give a chosen player 1 of the cards held",
        of("B", "hand"),
        ["r2"],
        choose("B"),
        pick("give-up", "r2#1"),
    ),
    case(
        "you take 1 of the cards of a chosen player at random",
        of("A", "hand"),
        ["b1", "r2", "grey", "b4"],
        choose("B"),
        seats={**SEATS, "B": {"hand": ["b4"]}},
    ),
    case(
        "you look at the hand of a chosen player",
        lambda now: now.player("A").known.look[0][:2],
        ("hand", "B"),
        choose("B"),
    ),
    case(
        "you look at the Loyalty card of a chosen player",
        lambda now: now.player("A").known.look,
        [("loyalty", "C", ("Human",))],
        choose("C"),
    ),
    case(
        'a Tank of level 3 appears at spawn "9"',
        lambda now: (now.machines.enemies[0].level, now.machines.enemies[0].at),
        (3, "9"),
    ),
    case('a Thief appears at spawn "6"', bar("threat"), 1, enemies=[SOLDIER]),
    case("a Sniper appears where the white dice say", asked, ["white-roll"]),
    case("a Crawler appears on Red 1", lambda now: now.machines.enemies[0].at, "Red 1"),
    case(
        "eliminate 1 Enemy",
        lambda now: [one.id for one in now.machines.enemies],
        ["e1"],
        pick("pick-enemies", "e2"),
        enemies=[SOLDIER, TANK],
    ),
    case(
        "eliminate 2 Tanks in Area 4",
        lambda now: [one.id for one in now.machines.enemies],
        ["e1"],
        enemies=[SOLDIER, TANK],
    ),
    case("an Enemy takes 1 damage", lambda now: now.machines.enemies[0].health, 1, enemies=[TANK]),
    case("Apex moves 1 space", lambda now: now.machines.apex, 2, apex="Blue 1", bars={"apex": 9}),
    case("Apex moves 1 space", lambda now: now.machines.apex, None),
    case(
        "Deus attacks",
        lambda now: now.tasks[0].do,
        "defend",
        deus={"at": "Red 1", "before": "B"},
        bars={"deus": 9},
    ),
    case("you look at 2 chips of Sector I", lambda now: now.player("A").known.look[0][2], ("blue", "blue")),
    case("you take the top chip of Sector II", of("A", "chips"), ["blue"]),
    case("you take the top chip of Sector II", of("A", "chips"), ["red"], seats={"A": {"chips": ["red"]}}),
    case(
        "you swap a carried chip with a chosen player",
        of("A", "chips"),
        ["blue"],
        choose("B"),
        seats={"A": {"chips": ["red"]}, "B": {"chips": ["blue"]}},
    ),
    case(
        "you swap a carried chip with one in the Network",
        lambda now: (
            now.player("A").figure.chips,
            now.network.columns["Beta"],
            now.player("A").aims.deeds.get("bring red 0"),
        ),
        (["purple"], [("red", False)], None),
        choose("Beta 1"),
        seats={"A": {"chips": ["red"]}},
        network={"Beta": ["purple down"]},
    ),
    case(
        "you drop a carried chip into the Junkyard",
        lambda now: now.network.junkyard,
        ["red"],
        choose("red", "trap-chip"),
        seats={"A": {"chips": ["red"]}},
    ),
    case("2 chips leave the Junkyard and the game", lambda now: now.network.removed, 1, junkyard=["red"]),
    case("if Threat is at 1 or more, Morale goes 1 up", bar("morale"), 5),
    case("if Threat is at 0 or less, Morale goes 1 up", bar("morale"), 6),
    case("if 3 or 4 play, Morale goes 1 up", bar("morale"), 6),
    case("if 5 or 6 play, Morale goes 1 up", bar("morale"), 5),
    case("if level I is played, Morale goes 1 up", bar("morale"), 6),
    case("if level II is played, Morale goes 1 up", bar("morale"), 5),
    case("if you have a chip, Morale goes 1 up", bar("morale"), 5),
    case("if you are in Area 2, Morale goes 1 up", bar("morale"), 6),
    case("if you are alone in your Area, Morale goes 1 up", bar("morale"), 5),
    case("if you are the Leader, Morale goes 1 up", bar("morale"), 5),
    case("if you have a Wound, Morale goes 1 up", bar("morale"), 6),
    case("if there is at least 1 Enemy in Area 4, Morale goes 1 up", bar("morale"), 5, enemies=[SOLDIER]),
    case("if you have at least 3 cards, Morale goes 1 up", bar("morale"), 6),
    case(
        "everyone in Area 2 loses 1 Health",
        lambda now: [one.figure.health for one in now.players],
        [1, 2, 3, 3],
    ),
    case("all others lose 1 Health", lambda now: [one.figure.health for one in now.players], [2, 2, 2, 2]),
    case("whoever has the least Health gains 1 Health", of("A", "health"), 3),
    case("a player of your choice loses 1 Health", of("D", "health"), 2, choose("D")),
)


@pytest.mark.parametrize(("sentence", "find", "is_", "answers", "given"), CASES)
def test_a_card_does_what_its_sentence_says(
    sentence: str, find: Find, is_: Any, answers: Answers, given: Mapping[str, Any]
) -> None:
    now = used(city(**{"seats": SEATS, **given}), sentence, answers=answers)
    assert find(now) == is_


def test_what_no_sentence_says_is_done_by_hand_with_the_counters_open_until_it_is_done() -> None:
    start = city(seats={"A": {"hand": []}})
    now = used(start, 'by hand "Everybody shouts."', "Morale goes 1 up")
    assert asked(now) == ["by-hand"]
    now = after(now, "by-hand", "A", Chosen("threat 1"))
    now = after(after(now, "by-hand", "A", Chosen("health -1")), "by-hand", "A", Chosen("B"))
    assert (now.bars["threat"], now.player("B").figure.health, now.bars["morale"]) == (1, 2, 5)
    done = after(now, "by-hand", "A", Chosen("done"))
    assert (done.bars["morale"], asked(done)) == (6, ["turn"])


@pytest.mark.rule("HP-131", "HP-132")
def test_a_program_is_used_once_or_twice_or_for_good() -> None:
    start = city(seats=SEATS)
    once = used(start, "Morale goes 1 up")
    assert (
        once.player("A").held.programs,
        once.market.used_programs,
        "use program" in str(GAME.questions(once)),
    ) == (
        [],
        ["x"],
        False,
    )
    charged = after(
        holding(city(seats=SEATS), "Morale goes 1 up", how="2 charges"), "turn", "A", Chosen("use program=x")
    )
    assert (charged.player("A").held.programs, charged.player("A").held.charges) == (["x"], {"x": 1})
    assert after(charged, "turn", "A", Chosen("use program=x")).player("A").held.programs == []
    lasting = program(how="permanent", holds=[HOLDING.read("your hand limit is 2 higher")])
    begun = city(seats=SEATS)
    begun.fixed.cards = {"x": lasting}
    begun.player("A").held.programs = ["x"]
    lies = after(begun, "turn", "A", Chosen("use program=x"))
    assert (lies.player("A").value("hand"), lies.player("A").held.programs) == (9, ["x"])
    seen = {one.id: str(one.text) for one in GAME.view(lies, "B").seats[0].badges}
    assert "your hand limit is 2 higher" in seen["installed"]
    with pytest.raises(Refused):
        after(lies, "turn", "A", Chosen("use program=x"))


@pytest.mark.rule("HP-131")
def test_a_program_for_any_time_is_used_in_the_turn_of_another_and_one_for_the_own_turn_is_not() -> None:
    for when, there in (("any time", True), ("own turn", False)):
        start = holding(city(active="B"), "Morale goes 1 up", when=when)
        assert ("use-program:A" in [one.id for one in GAME.questions(start)]) is there
    now = after(
        holding(city(active="B"), "Morale goes 1 up", when="any time"), "use-program:A", "A", Chosen("x")
    )
    assert now.bars["morale"] == 6


@pytest.mark.rule("HP-131", "HP-082")
@pytest.mark.parametrize(
    ("sentence", "find", "is_"),
    [
        ("2 more unknown cards are added to this check", lambda now: len(now.middle.check["cards"]), 2),
        ("the sum of this check is turned around", lambda now: now.middle.check["turned"], True),
        ("nobody puts any more cards into this check", lambda now: now.middle.result, "failure"),
        ("a player of your choice puts no cards into this check", asked, ["pick-one"]),
    ],
)
def test_a_program_for_checks_is_used_while_cards_are_put_in(sentence: str, find: Find, is_: Any) -> None:
    check = {"id": "e", "kind": "check", "target": 5, "success": [], "failure": []}
    start = city(phase="event", events={"I": [check]}, general_deck=["b1", "r1", "r2", "b2"])
    drawn = after(start, "draw-event", "A", Chosen("draw event"))
    drawn.fixed.cards = {"x": program(sentence, page=IN_CHECK, when="in a check")}
    drawn.player("A").held.programs = ["x"]
    assert find(after(drawn, "use-program:A", "A", Chosen("x"))) == is_


@pytest.mark.rule("HP-151", "HP-152")
def test_a_wound_takes_what_it_says_until_it_is_healed_and_acts_on_whoever_comes_near() -> None:
    start = city(seats={"A": {"at": "Sector I"}, "B": {"at": "City"}})
    holds = [HOLDING.read(one) for one in ("your hand limit is 2 lower", "you may not act in the City")]
    wound = {
        "id": "w",
        "title": "W",
        "holds": holds,
        "contagious": program("you lose 1 Health")["do"],
        "heals": "as usual",
    }
    start.fixed.cards, start.decks.wound_pile = {"w": wound}, ["w"]
    hurt = used(start, "you take 1 Wound")
    assert (hurt.player("A").value("hand"), hurt.decks.wound_pile) == (5, [])
    seen = {one.id: str(one.text) for one in GAME.view(hurt, None).seats[0].badges}
    assert "your hand limit is 2 lower" in seen["wounds"], "Wounds lie open, and others keep away"
    near = after(hurt, "turn", "A", Chosen("move=City"))
    assert near.player("B").figure.health == 2
    with pytest.raises(Refused):
        after(near, "turn", "A", Chosen("city=3"))
    near.player("A").held.programs.append("y")
    near.fixed.cards = {**near.fixed.cards, "y": {**program("you heal 1 Wound"), "id": "y"}}
    healed = after(near, "turn", "A", Chosen("use program=y"))
    assert (
        healed.player("A").value("hand"),
        healed.decks.wound_pile,
        healed.player("A").figure.injuries,
    ) == (
        7,
        ["w"],
        [],
    )


@pytest.mark.rule("HP-153", "HP-227")
def test_an_interrogation_shows_its_card_before_it_asks_and_the_own_line_to_nobody_else() -> None:
    start = city(seats={"A": {"at": "Isolation Cube", "loyalty": "Machine"}})
    lines = {"human": program("Morale goes 1 up")["do"], "machine": program("Morale goes 1 down")["do"]}
    start.fixed.cards = {id_: {"id": id_, "title": id_, **lines} for id_ in "ij"}
    start.decks.interrogations = ["i", "j"]
    now = after(start, "turn", "A", Chosen("interrogate"))
    assert (now.decks.interrogations, now.turn.ap) == (["j", "i"], 2)
    [question] = [one for one in GAME.questions(now) if one.id == "interrogated"]
    assert isinstance(question.form, Choose)
    assert (question.to, question.discreet) == ("A", True)
    assert [one.id for one in question.form.options] == ["task", "roll"]
    assert question.form.options[0].hint == together(lines["machine"])
    assert after(now, "interrogated", "A", Chosen("roll")).decks.interrogations == ["j", "i"]


@pytest.mark.rule("HP-153")
@pytest.mark.parametrize(("loyalty", "morale"), [("Human", 6), ("Machine", 4)])
def test_an_interrogation_carries_out_the_line_of_the_own_faction_and_frees(
    loyalty: str, morale: int
) -> None:
    start = city(seats={"A": {"at": "Isolation Cube", "loyalty": loyalty}})
    lines = {"human": program("Morale goes 1 up")["do"], "machine": program("Morale goes 1 down")["do"]}
    start.fixed.cards, start.decks.interrogations = {"i": {"id": "i", "title": "I", **lines}}, ["i"]
    now = after(after(start, "turn", "A", Chosen("interrogate")), "interrogated", "A", Chosen("task"))
    assert (now.player("A").figure.at, now.bars["morale"], now.decks.interrogations) == (
        "Network",
        morale,
        ["i"],
    )


def wants(*tests: str) -> dict[str, Any]:
    return {"id": "o", "title": "O", "wants": [TEST.read(one) for one in tests]}


@pytest.mark.rule("HP-003", "HP-117", "HP-285")
@pytest.mark.parametrize(
    ("test", "given", "deeds", "is_"),
    [
        ("bring 1 blue chip into the Network", {}, {"bring blue 0": 1}, True),
        ("bring 1 blue chip into the Network", {}, {"bring red 2": 1}, False),
        ("bring 1 data chip into the Network with 2 Scanners", {}, {"bring red 1": 1}, False),
        ("bring 1 data chip into the Network with 2 Scanners", {}, {"bring red 2": 1}, True),
        (
            "eliminate 2 Enemies of level 2 or more by attacks",
            {},
            {"kill tank 2": 1, "kill thief 3": 1},
            True,
        ),
        ("eliminate 2 Tanks by attacks", {}, {"kill tank 2": 1, "kill thief 3": 1}, False),
        ("act in the City 3 times", {}, {"city": 3}, True),
        ("act in the City 3 times", {}, {"city": 2}, False),
        ("at the end Morale is at 5 or more", {}, {}, True),
        ("at the end Morale is at 4 or less", {}, {}, False),
        ("at the end you have at least 3 Health", {}, {}, True),
        ("at the end you have at least 1 Wound", {}, {}, False),
        ("at the end you are the Leader", {"leader": "A"}, {}, True),
        ("at the end you hold no badge", {"leader": "A"}, {}, False),
        ("at the end you are in Area 4", {}, {}, True),
        (
            "at the end at least 2 red chips lie in Alpha",
            {"network": {"Alpha": ["red up", "red down"]}},
            {},
            True,
        ),
        ("at the end at least 2 red chips lie in the Junkyard", {"junkyard": ["red", "blue"]}, {}, False),
        ("be detained once", {}, {"detained": 1}, True),
        ("never be wounded", {}, {"wounded": 1}, False),
    ],
)
def test_an_objective_is_fulfilled_as_things_are(
    test: str, given: Any, deeds: dict[str, int], is_: bool
) -> None:
    start = city(**given)
    start.player("A").aims.goals, start.player("A").aims.deeds = [wants(test)], deeds
    assert used(start, "Riot goes 1 up").player("A").aims.objective == [is_]


@pytest.mark.rule("HP-117")
def test_an_objective_that_nobody_can_count_is_claimed_by_its_owner_alone() -> None:
    start = city()
    start.player("B").aims.goals = [wants('by your own word "You wore a hat."')]
    assert start.player("B").aims.objective == [True]
    now = used(start, "Riot goes 1 up")
    assert now.player("B").aims.objective == [False]
    claimed = after(now, "claim:B", "B", Chosen("yes"))
    assert claimed.player("B").aims.objective == [True]
    assert "claim:B" not in [one.id for one in GAME.questions(claimed)]


@pytest.mark.rule("HP-278")
@pytest.mark.parametrize(("place", "morale"), [("City", 5), ("HQ", 6), (AWAY, 6)])
def test_nobody_is_alone_with_kuro_who_counts_as_a_character(place: str, morale: int) -> None:
    start = city(seats={"A": {"at": "City"}})
    start.kuro = Kuro("kuro", "Kuro", "grey", figure=Figure(place), owner="A")
    assert used(start, "if you are alone in your Area, Morale goes 1 up").bars["morale"] == morale


@pytest.mark.rule("HP-298")
def test_a_marker_does_more_than_the_usual_when_it_is_eliminated() -> None:
    start = city(enemies=[SOLDIER])
    said = {
        "id": "m",
        "title": "M",
        "type": "Soldier",
        "level": 1,
        "hit": [],
        "gone": program("Morale goes 1 up")["do"],
    }
    start.fixed.cards = {"m": said}
    assert used(start, "eliminate 1 Soldier").bars["morale"] == 6


def test_whoever_chooses_for_a_card_reads_what_it_does() -> None:
    for sentence in ("a player of your choice loses 1 Health", "you look at the hand of a chosen player"):
        [question] = [one for one in GAME.questions(used(city(), sentence)) if one.id == "pick-one"]
        assert sentence in str(question.prompt)


def test_kuro_falls_like_anybody_and_the_table_holds_still_for_him() -> None:
    now = city()
    now.kuro = Kuro("kuro", "Kuro", "grey", figure=Figure(AWAY))
    assert isinstance(held(now, say("told-hurt", name="Kuro", n=0)), Milestone)
