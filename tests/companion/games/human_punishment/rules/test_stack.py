"""Events, checks and bars in the middle of others: each is worked off, then the one below goes on."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest
import yaml

from companion.conformance.trial import decks_of
from companion.engine.advice import at_random, next_answer
from companion.engine.game import Seat, SetUp
from companion.engine.play import new_play
from companion.engine.refusal import Refused
from companion.games.human_punishment.cards.box import faults_of
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.phrases.notation import sentence_of
from companion.games.human_punishment.state.model import City
from tests.companion.games.human_punishment.characters.people import a, city_of, open_to, refused, step
from tests.tiers import one_of_each

MORE = {"op": "bar", "bar": "riot", "n": 1}


def morale(n: int) -> dict[str, Any]:
    """Morale goes up or down."""
    return {"op": "bar", "bar": "morale", "n": n}


def plain(id_: str, *effects: dict[str, Any]) -> dict[str, Any]:
    """An Event that does this."""
    return {"id": id_, "kind": "plain", "do": [*map(sentence_of, effects)]}


def check(id_: str, target: int = 5, failure: Any = (), success: Any = ()) -> dict[str, Any]:
    """An Event for which all put cards in."""
    return {
        "id": id_,
        "kind": "check",
        "target": target,
        "success": [*map(sentence_of, success)],
        "failure": [*map(sentence_of, failure)],
    }


def eventful(first: dict[str, Any], *ex: dict[str, Any], **given: Any) -> City:
    """A is about to draw that Event; these are the EX Events."""
    city = city_of("feykah", **given)
    city.turn.phase, city.decks.events["I"], city.decks.events["EX"] = "event", [first], [*ex]
    return city


def ids(city: City, pile: str = "EX") -> list[str]:
    """The Events of a pile, from the top."""
    return [one["id"] for one in city.decks.events[pile]]


@pytest.mark.rule("HP-089")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_an_ex_event_that_raises_a_riot_already_red_calls_no_other_one(n: int) -> None:
    ex = [plain(f"x{k}", MORE) for k in range(n)]
    city = step(eventful(plain("e", MORE), *ex, bars={"riot": 6}), "draw event")
    assert (city.bars["riot"], city.turn.phase) == (0, "pass")
    assert ids(city) == [*(f"x{k}" for k in range(1, n)), "x0"], "one was drawn"


@pytest.mark.rule("HP-089")
def test_riot_that_leaves_the_red_and_comes_back_calls_another_ex_event_if_one_is_left() -> None:
    down, up = {"op": "bar", "bar": "riot", "n": -1}, MORE
    both = step(eventful(plain("e", MORE), plain("x", down, up), plain("y"), bars={"riot": 6}), "draw event")
    assert ids(both) == ["y", "x"], "both were drawn, the second over first"
    alone = step(eventful(plain("e", MORE), plain("x", down, up), bars={"riot": 6}), "draw event")
    assert (ids(alone), alone.bars["riot"], alone.turn.phase) == (["x"], 0, "pass")


@pytest.mark.rule("HP-089")
def test_riot_that_goes_from_one_red_zone_to_the_other_comes_into_a_red_one() -> None:
    over = {"op": "bar", "bar": "riot", "n": 14}
    city = step(eventful(plain("e", over), plain("x"), bars={"riot": -7}), "draw event")
    assert city.bars["riot"] == 0


@pytest.mark.rule("HP-182", "HP-187")
def test_an_elite_that_is_complete_comes_once() -> None:
    city = eventful(plain("e", *[{"op": "bar", "bar": "apex", "n": 1}] * 3), bars={"apex": 8})
    city = step(city, "draw event")
    assert (city.machines.apex, city.bars["apex"]) == (1, 9)


@pytest.mark.rule("HP-077", "HP-083", "HP-085", "HP-302")
def test_an_event_goes_on_after_an_ex_check_with_its_own_who_put_nothing_in() -> None:
    idle = {"op": "health", "n": -1, "whom": "idle"}
    first = check("e", 9, failure=[MORE, idle])
    hands = {"seats": {seat: {"hand": ["b1", "b1"]} for seat in "ABCD"}, "bars": {"riot": 6}}
    city = step(eventful(first, check("x"), **hands), "draw event")
    for seat in "ABCD":
        city = step(city, "put", seat, cards="b1" if seat == "B" else "")
    city = step(city, "put more", "A", cards="")
    assert city.middle.event is not None
    assert (city.middle.event["id"], open_to(city)) == ("x", ["put"])
    for seat in "ABCD":
        city = step(city, "put", seat, cards="b1" if seat == "C" else "")
    city = step(city, "put more", "A", cards="")
    assert [city.player(seat).figure.health for seat in "ABCD"] == [1, 3, 2, 2], (
        "only B had put something into it"
    )
    assert city.middle.event is not None
    assert (city.middle.event["id"], city.middle.check["gave"], city.turn.phase) == ("e", ["B"], "pass")
    assert city.decks.discard == ["b1", "b1"]


@pytest.mark.rule("HP-077", "HP-083", "HP-302")
def test_a_card_that_raises_riot_inside_an_open_check_leaves_that_check_whole() -> None:
    hands = {"seats": {seat: {"hand": ["b5"]} for seat in "ABCD"}, "bars": {"riot": 6}}
    event = check("e", 9, success=[morale(2)], failure=[morale(-3)])
    city = eventful(event, check("x", failure=[morale(-1)]), **hands)
    card = {
        "id": "p",
        "title": "P",
        "how": "once",
        "when": "in a check",
        "holds": [],
        "do": [sentence_of(MORE)],
    }
    city.fixed.cards, city.player("B").held.programs = {"p": card}, ["p"]
    city = step(step(city, "draw event"), "put", cards="b5")
    city = step(city, "use program", "B", program="p")
    assert (city.middle.check["id"], city.player("A").held.put, open_to(city)) == ("x", [], ["put"])
    for seat in "ABCD":
        city = step(city, "put", seat, cards="")
    city = step(city, "put more", cards="")
    assert (city.bars["morale"], city.middle.check["id"], city.middle.check["cards"]) == (4, "e", ["b5"])
    assert city.player("A").held.put == ["b5"]
    for seat in "BCD":
        city = step(city, "put", seat, cards="b5" if seat == "B" else "")
    city = step(city, "put more", cards="") if open_to(city) else city
    assert (city.middle.total, city.bars["morale"], city.turn.phase) == (10, 6, "pass")
    assert city.decks.discard == ["b5", "b5"], "no card is lost"


@pytest.mark.rule("HP-306")
def test_a_trap_that_forbids_cards_holds_in_an_ex_check_and_no_longer() -> None:
    city = eventful(plain("e", MORE), check("x"), seats={"A": {"hand": ["b1"]}}, bars={"riot": 6})
    a(city).figure.silent = True
    city = step(city, "draw event")
    assert refused(city, "put", cards="b1")
    city = step(city, "put", cards="")
    for seat in "BCD":
        city = step(city, "put", seat, cards="")
    assert not a(city).figure.silent


@pytest.mark.rule("HP-147", "HP-306")
def test_a_trap_that_an_event_springs_holds_through_the_next_one() -> None:
    city = eventful(plain("e", {"op": "get box", "whom": "active"}))
    city.boxes.supply = ["trap-silence"]
    city = step(city, "draw event")
    assert a(city).figure.silent
    city.turn.phase, city.decks.events["I"] = "event", [plain("f")]
    assert not a(step(city, "draw event")).figure.silent


@pytest.mark.rule("HP-087")
@pytest.mark.parametrize("general", ["C", None])
def test_a_decision_of_which_neither_can_be_done_is_put_aside(general: str | None) -> None:
    sides = {
        "A": [sentence_of({"op": "drop chip", "whom": "all"})],
        "B": [sentence_of({"op": "eliminate", "n": 1, "type": "any"})],
    }
    decision = {"id": "e", "kind": "decision", "by": "general", **sides}
    city = step(eventful(decision, general=general), "draw event")
    assert (city.turn.phase, [one.key for one in city.recent.news][-1]) == ("pass", "told-put-aside")
    possible = eventful(decision | {"B": [sentence_of(morale(1))]}, general=general)
    assert (step(possible, "draw event").turn.phase == "event") == (general is not None)


@pytest.mark.rule("HP-077", "HP-087")
@pytest.mark.parametrize(("rulings", "there"), [({}, ["z"]), ({"impossible": "under"}, ["z", "e"])])
def test_a_decision_of_which_neither_can_be_done_leaves_the_game_unless_a_table_keeps_it(
    rulings: dict[str, str], there: list[str]
) -> None:
    sides = {
        "A": [sentence_of({"op": "drop chip", "whom": "all"})],
        "B": [sentence_of({"op": "eliminate", "n": 1, "type": "any"})],
    }
    city = eventful({"id": "e", "kind": "decision", "by": "leader", **sides})
    city.decks.events["I"].append(plain("z"))
    city.fixed.rulings = rulings
    assert [one["id"] for one in step(city, "draw event").decks.events["I"]] == there


@pytest.mark.rule("HP-298")
def test_cards_that_never_come_to_an_end_bring_nothing_more_after_a_while() -> None:
    comes = {"op": "appear", "type": "soldier", "at": "11", "level": None}
    again: list[dict[str, Any]] = [comes, {"op": "eliminate", "n": 1, "type": "any"}]
    city = city_of("feykah")
    city.fixed.cards = {
        "m": {"id": "m", "title": "M", "type": "Soldier", "level": 1, "gone": [*map(sentence_of, again)]}
    }
    city.turn.phase, city.decks.events["I"] = "event", [plain("e", *again)]
    city.machines.piles["Soldier"] = [1] * 8
    assert step(city, "draw event").turn.phase == "pass"


DECK = "first-shift.en.yaml"
RETURNS = ['a Soldier appears at spawn "11"', "eliminate 1 Enemy"]


def shipped() -> dict[str, Any]:
    """The cards of our own set, as they are written."""
    found: dict[str, Any] = yaml.safe_load(decks_of(GAME)[DECK])
    return found


def faults(cards: dict[str, Any]) -> list[str]:
    """What keeps such a card file from being played with."""
    return [str(one.message) for one in faults_of("f", yaml.safe_dump(cards, sort_keys=False))]


@pytest.mark.rule("HP-298")
@pytest.mark.parametrize(("gone", "refused"), [(RETURNS, True), (RETURNS[:1], False), (RETURNS[1:], False)])
def test_a_card_file_in_which_an_enemy_falls_and_comes_without_end_is_refused_by_name(
    gone: list[str], refused: bool
) -> None:
    cards = shipped()
    cards["markers"] = [{"title": "Hydra", "type": "Soldier", "level": 1, "gone": gone}]
    found = faults(cards)
    assert any("fault-endless" in one and "Hydra" in one for one in found) == refused
    assert len(found) == int(refused)


@pytest.mark.rule("HP-152")
@pytest.mark.parametrize(("to", "refused"), [("HQ", True), ("the City", False)])
def test_a_card_file_in_which_wounds_drive_people_round_is_refused(to: str, refused: bool) -> None:
    cards = shipped()
    for wound, place in zip(cards["wounds"], ("the City", to), strict=False):
        wound["contagious"] = f"you go to {place}"
    assert [one for one in faults(cards) if "fault-endless" not in one] == []
    assert bool(faults(cards)) == refused


LINES = ("do", "success", "failure", "first", "second", "third", "A", "B")


def mixed(seed: int) -> dict[str, Any]:
    """Our own set, in which chance has dealt the sentences of all Events to all of them."""
    cards, chance = shipped(), Random(seed)
    events = [one for pile in ("I", "II", "III", "EX") for one in cards[pile]]
    said = [one[line] for one in events for line in LINES if line in one]
    sentences = [text for one in said for text in ([one] if isinstance(one, str) else one)]
    sentences = [one for one in sentences if "put nothing in" not in one and "put something in" not in one]
    sentences += ["Riot goes 3 up", "Riot goes 4 down", "an EX Event is drawn"] * 20
    for one in events:
        for line in LINES:
            if line in one:
                one[line] = chance.sample(sentences, chance.randint(1, 3))
    for wound in cards["wounds"]:
        if "contagious" in wound:
            wound["contagious"] = chance.choice(["you lose 1 Health", "Riot goes 3 up", "you go to HQ"])
    return cards


@pytest.mark.parametrize("seed", one_of_each(range(4), {0}))
def test_random_card_files_never_hang_a_table(seed: int) -> None:
    cards = yaml.safe_dump(mixed(seed), sort_keys=False)
    assert faults(mixed(seed)) == []
    paints = ("red", "blue", "green", "yellow")
    sitting = tuple(Seat(f"s{n}", f"P{n}", paint) for n, paint in enumerate(paints))
    play, _ = new_play(GAME, SetUp(sitting, {DECK: cards}, {}, str(seed)))
    chance, seats = Random(seed), (None, *(one.id for one in sitting))
    for n in range(250):
        if (answer := next_answer(play, seats, at_random, chance, str(n))) is None:
            break
        with suppress(Refused):
            play, _ = play.answer(answer)
    assert play.state.over is not None or play.open
    assert len(play.state.middle.below) <= 4
