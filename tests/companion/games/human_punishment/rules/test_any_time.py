"""At any moment means at any moment: in a check, in a fight, in the middle of another's step."""

import pytest

from companion.engine.answers import Chosen, Picked
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.phrases.notation import sentence_of
from companion.games.human_punishment.rules.start.casting import become
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.step import Step
from companion.games.human_punishment.state.steps.waiting import (
    BreakTie,
    Defend,
    MachineTap,
    Order,
    Pink,
    Put,
    Vote,
)
from tests.companion.games.human_punishment.characters.people import (
    a,
    city_of,
    enemy,
    open_to,
    refused,
    step,
)
from tests.companion.games.human_punishment.rules.test_counting import carrying
from tests.companion.games.human_punishment.ruling_cases import after

GAIN = {"op": "bar", "bar": "morale", "n": 1}
OPEN: dict[str, Step] = {
    "a check": Put("A", 3),
    "a vote": Vote("D", "A"),
    "a defence": Defend("A", "e"),
    "a pink die": Pink("city 4", "A"),
    "a tie": BreakTie("A", ("A", "C")),
}


def waiting(name: str) -> City:
    """A city in which something waits for A, B is General and holds what may be used at any time."""
    city = carrying(city_of("feykah", general="B"), GAIN, seat="B", when="any time")
    city.machines.enemies = [enemy("7b"), enemy("11", id_="f")]
    city.network.columns = {column: [("blue", True)] for column in city.network.columns}
    city.player("B").held.recon, city.player("B").held.had_recon = "hand", True
    city.tasks = [OPEN[name]]
    return city


def standing(city: City, seat: str) -> set[str]:
    """What that seat may do although nobody waits for it."""
    return {one.id for one in GAME.questions(city) if one.standing and one.to == seat}


@pytest.mark.rule("HP-063", "HP-064", "HP-122", "HP-131", "HP-149")
@pytest.mark.parametrize("name", OPEN)
def test_whatever_is_open_programs_recon_and_the_rank_are_at_hand(name: str) -> None:
    city = waiting(name)
    assert standing(city, "B") == {"resign", "use-recon:B", "use-program:B"}
    used = step(city, "use program", "B", program="x")
    assert (used.bars["morale"], used.tasks) == (6, city.tasks)
    looked = step(city, "use recon", "B", recon="hand", seat="A")
    assert (looked.player("B").held.recon, looked.tasks) == (None, city.tasks)


@pytest.mark.rule("HP-122")
def test_a_general_resigns_in_the_middle_of_an_attack_which_comes_to_nothing() -> None:
    city = step(waiting("a defence"), "resign", "B", enemies="e,f")
    assert (city.machines.enemies, open_to(city, "D")) == ([], ["name-general"])
    city = step(city, "name general", "D", seat="C")
    assert (open_to(city), a(city).figure.health) == (["turn"], 2)


@pytest.mark.rule("HP-122", "HP-131")
def test_nobody_has_to_wait_until_somebody_else_has_said_all_of_a_step() -> None:
    city = carrying(city_of("feykah", general="B"), GAIN, seat="B", when="any time")
    city.machines.enemies, a(city).held.hand = [enemy("7b"), enemy("11", id_="f")], ["r1", "r2"]
    saying = after(city, "turn", "A", Chosen("attack=e"))
    assert [one.id for one in GAME.questions(saying) if not one.standing] == ["attack"]
    used = after(saying, "use-program:B", "B", Chosen("x"))
    assert (used.bars["morale"], used.intent) == (6, saying.intent), "A goes on with what was begun"
    gone = after(saying, "resign", "B", Picked(("e", "f")))
    gone = after(gone, "name-general", "D", Chosen("C"))
    assert (gone.machines.enemies, open_to(gone), gone.intent) == ([], ["turn"], None), (
        "there is nothing to attack"
    )


@pytest.mark.rule("HP-122")
def test_an_enemy_that_a_general_has_removed_is_not_put_in_order_any_more() -> None:
    city = city_of("feykah", general="B", leader="A")
    city.fixed.rulings = {"order": "leader"}
    city.machines.enemies = [
        enemy(at, id_=id_) for at, id_ in zip(("6", "8", "5", "3", "11", "9"), "efghij", strict=True)
    ]
    city.tasks = [Order("A", ("e", "f", "g"), "2")]
    left = step(city, "resign", "B", enemies="e,h,i,j")
    left.tasks = [one for one in left.tasks if isinstance(one, Order)]
    [question] = [one for one in GAME.questions(left) if one.id == "order"]
    assert [option.id for option in question.form.options] == ["f", "g"]  # type: ignore[union-attr]
    assert refused(left, "order", "A", enemy="e")
    gone = step(city, "resign", "B", enemies="e,f,g,h")
    assert "order" not in open_to(gone)


@pytest.mark.rule("HP-126")
def test_a_unique_card_is_played_while_another_one_is_being_chosen() -> None:
    city = city_of("feykah")
    become(city, "B", "nova")
    for seat, name, when in (("A", "feykah", "own turn"), ("B", "nova", "any time")):
        id_ = f"{name}-1"
        said = {"kind": "unique", "character": name, "when": when, "do": [sentence_of(GAIN)]}
        card = {"id": id_, "title": id_, **said}
        city.fixed.specials = {**city.fixed.specials, id_: card}
        city.player(seat).held.hand = [id_]
    choosing = after(city, "turn", "A", Chosen("unique"))
    played = after(choosing, "unique:B", "B", Chosen("nova-1"))
    assert played.bars["morale"] == city.bars["morale"] + 1
    assert (played.intent, played.player("A").held.hand) == (choosing.intent, ["feykah-1"])


@pytest.mark.rule("HP-131", "HP-149")
def test_what_is_for_the_own_turn_waits_for_it() -> None:
    city = waiting("a check")
    city.fixed.cards = {"x": {**city.fixed.cards["x"], "when": "own turn"}}
    city.player("B").held.recon = "objective"
    assert standing(city, "B") == {"resign"}
    assert refused(city, "use program", "B", program="x")
    assert refused(city, "use recon", "B", recon="objective", seat="A")


@pytest.mark.rule("HP-063", "HP-131")
@pytest.mark.parametrize("phase", ["draw", "activate", "event", "pass"])
def test_what_is_for_the_own_turn_is_used_in_any_phase_of_it_unless_a_table_has_it_otherwise(
    phase: str,
) -> None:
    city = carrying(city_of("feykah", phase=phase), GAIN)
    assert step(city, "use program", program="x").bars["morale"] == city.bars["morale"] + 1
    city.fixed.rulings = {"moments": "acting"}
    assert refused(city, "use program", program="x")


@pytest.mark.rule("HP-131")
def test_what_is_for_the_own_turn_is_used_while_a_check_is_open_in_it() -> None:
    city = carrying(city_of("feykah"), GAIN)
    city.tasks = [Put("B", 3)]
    used = step(city, "use program", program="x")
    assert (used.bars["morale"], used.tasks) == (city.bars["morale"] + 1, city.tasks)


@pytest.mark.rule("HP-132")
def test_a_charged_program_once_played_is_used_in_anybodys_turn_unless_a_table_has_it_otherwise() -> None:
    city = carrying(city_of("feykah"), GAIN)
    city.fixed.cards = {"x": {**city.fixed.cards["x"], "how": "2 charges"}}
    played = step(city, "use program", program="x")
    played.turn.active = "B"
    assert "use-program:A" in standing(played, "A")
    spent = step(played, "use program", program="x")
    assert (a(spent).held.programs, spent.bars["morale"]) == ([], city.bars["morale"] + 2)
    played.fixed.rulings = {"charges": "printed"}
    assert refused(played, "use program", program="x")
    city.turn.active = "B"
    assert refused(city, "use program", program="x"), "it was not played before"


@pytest.mark.rule("HP-100", "HP-131")
def test_at_night_nobody_uses_anything() -> None:
    city = waiting("a check")
    city.tasks = [MachineTap("A")]
    assert standing(city, "B") == set()
    assert refused(city, "use program", "B", program="x")
