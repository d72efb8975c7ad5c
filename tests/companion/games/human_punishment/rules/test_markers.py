"""The marker of an Enemy says something beside its numbers: always, as it hits, as it goes (HP-298)."""

from typing import Any

import pytest

from companion.engine.answers import Chosen, Picked
from companion.engine.refusal import Refused
from companion.engine.words import say
from companion.games.human_punishment.actions.every import legal_actions
from companion.games.human_punishment.card_editor.editor import CityCardEditor
from companion.games.human_punishment.effects.pages import ALWAYS, CARD
from companion.games.human_punishment.flow import run
from companion.games.human_punishment.rules.fight import wounds
from companion.games.human_punishment.rules.fight.enemies import activate, appear_at
from companion.games.human_punishment.rules.fight.markers import quality
from companion.games.human_punishment.rules.fight.strikes import apex_strikes
from companion.games.human_punishment.state.model import KURO, City
from companion.games.human_punishment.state.parts import Enemy
from companion.games.human_punishment.state.player import Figure, Kuro
from companion.games.human_punishment.view.areas import areas
from tests.companion.games.human_punishment.effect_cases import city
from tests.companion.games.human_punishment.ruling_cases import after, asked

CRAFT = CityCardEditor()
SOLDIER = {"id": "e", "type": "Soldier", "level": 1, "at": "6"}


def marker(*always: str, hit: str = "", gone: str = "") -> dict[str, Any]:
    """What the markers of Soldiers of level 1 say."""
    said = {"id": "m", "title": "M", "type": "Soldier", "level": 1}
    lines = {"always": [ALWAYS.read(one) for one in always]}
    lines |= {"hit": [CARD.read(hit)] if hit else [], "gone": [CARD.read(gone)] if gone else []}
    return {**said, **lines}


def with_marker(*always: str, card: dict[str, Any] | None = None, **given: Any) -> City:
    """A and B stand in the City, D at HQ, and a Soldier of level 1 on spawn 6, whose marker says this."""
    seats = {"A": {"at": "City", "hand": ["r4", "b4"]}, "B": {"at": "City"}}
    start = city(**{"enemies": [SOLDIER], "seats": seats, "general_deck": ["grey"] * 9, **given})
    start.fixed.cards = {"m": card or marker(*always)}
    wounds.sort_out(start)
    return start


def attacked(start: City) -> City:
    """A attacks the Soldier with a red 4."""
    now = after(start, "turn", "A", Chosen("attack=e"))
    return after(now, "attack", "A", Picked(("r4#1",)))


def strikes(city: City) -> None:
    """What is due happens, up to whoever defends: nobody has asked for more time before that."""
    run(city)
    assert city.tasks.pop(0).do == "pause"
    run(city)


@pytest.mark.rule("HP-298")
@pytest.mark.parametrize(
    ("sentence", "name", "value"),
    [
        ("its Shield is 2 higher", "shield", 4),
        ("its Shield is 1 lower", "shield", 1),
        ("its Shield is 6 lower", "shield", 0),
        ("its Strength is 1 higher", "strength", 2),
        ("its Combat is 1 higher", "combat", 2),
        ("its Health is 2 higher", "health", 3),
        ("its Health is 4 lower", "health", 1),
        ("its Defence is 1 higher", "defence", 2),
        ("its Defence is 1 lower", "defence", 0),
        ("its Range is 1 higher", "range", 1),
        ("it attacks everybody in range", "shield", 2),
    ],
)
def test_a_marker_changes_the_values_of_its_own_kind_alone(sentence: str, name: str, value: int) -> None:
    start = with_marker(sentence)
    assert quality(start, start.machines.enemies[0], name) == value
    other = Enemy("o", "Soldier", 2, "8", 2)
    assert quality(start, other, name) == quality(city(), other, name)


@pytest.mark.rule("HP-173", "HP-174", "HP-298", "HP-301")
@pytest.mark.parametrize(
    ("always", "general", "hits"),
    [
        ((), ["b1"], True),
        (("its Shield is 1 higher",), ["b1"], False),
        (("its Defence is 1 higher",), ["b1", "b1"], False),
        (("its Defence is 1 lower",), ["b5"], True),
        ((), ["b5"], False),
    ],
)
def test_shield_and_defence_of_a_marker_decide_an_attack(
    always: tuple[str, ...], general: list[str], hits: bool
) -> None:
    now = attacked(with_marker(*always, general_deck=general))
    assert now.middle.result == ("hit" if hits else "miss")


@pytest.mark.rule("HP-179", "HP-180", "HP-298")
@pytest.mark.parametrize(("always", "health"), [((), 2), (("its Strength is 1 higher",), 1)])
def test_strength_and_combat_of_a_marker_decide_a_defence(always: tuple[str, ...], health: int) -> None:
    start = with_marker(*always, general_deck=["r2", "r1", "r1"])
    start.player("A").figure.chips = ["blue"]
    start.tasks = [*activate(start, "2")]
    strikes(start)
    assert asked(start) == ["defend"]
    assert after(start, "defend", "A", Picked(())).player("A").figure.health == health
    tough = with_marker("its Combat is 1 higher", general_deck=["r1", "r1"])
    tough.player("A").sheet.values = {**tough.player("A").sheet.values, "shield": 2}
    tough.player("A").figure.chips, tough.tasks = ["blue"], [*activate(tough, "2")]
    strikes(tough)
    assert after(tough, "defend", "A", Picked(())).middle.total == 0


@pytest.mark.rule("HP-160", "HP-298")
def test_an_enemy_appears_with_the_health_of_its_marker() -> None:
    start = with_marker("its Health is 2 higher", enemies=[])
    appear_at(start, "Soldier", "6", 1)
    assert start.machines.enemies[0].health == 3


@pytest.mark.rule("HP-155", "HP-298")
@pytest.mark.parametrize(
    ("always", "defending"),
    [
        ((), ["A"]),
        (("it attacks everybody in range",), ["A", "B"]),
        (("its Range is 1 higher", "it attacks everybody in range"), ["A", "B", "C", "D"]),
    ],
)
def test_a_marker_reaches_farther_or_strikes_all(always: tuple[str, ...], defending: list[str]) -> None:
    start = with_marker(*always)
    start.player("A").figure.health = 2
    for seat in "CD":
        start.player(seat).figure.at = "Network"
    start.tasks = [*activate(start, "2")]
    strikes(start)
    assert [task.seat for task in start.tasks] == defending


@pytest.mark.rule("HP-184", "HP-298")
def test_apex_meets_the_shield_of_a_marker() -> None:
    for always, left in (((), 0), (("its Shield is 4 higher",), 1)):
        start = with_marker(*always, apex="Blue 1", bars={"apex": 9}, general_deck=["r3", "r2", "grey"])
        start.machines.enemies[0].at = "5"
        apex_strikes(start)
        assert len(start.machines.enemies) == left


@pytest.mark.rule("HP-297", "HP-298")
def test_what_a_marker_says_of_its_area_holds_for_whoever_stands_there_and_as_long_as_it_does() -> None:
    start = with_marker("in its Area your Shield is 1 lower", "in its Area your hand limit is 2 higher")
    start.kuro = Kuro(KURO, "Kuro", "grey", figure=Figure("City"), owner="A")
    wounds.sort_out(start)
    assert [one.value("shield") for one in start.figures] == [0, 0, 1, 1, 0]
    assert start.player("A").value("hand") == 9
    now = after(start, "turn", "A", Chosen("move=Network"))
    assert [one.value("shield") for one in now.players] == [1, 0, 1, 1]
    gone = attacked(with_marker("in its Area your Shield is 1 lower"))
    assert ([one.value("shield") for one in gone.players], gone.machines.enemies) == ([1, 1, 1, 1], [])


@pytest.mark.rule("HP-298")
def test_what_a_marker_forbids_in_its_area_is_neither_offered_nor_done() -> None:
    start = with_marker("in its Area you may not act in the City")
    assert not [one.id for one in legal_actions(start) if one.id.startswith("city")]
    with pytest.raises(Refused):
        after(start, "turn", "A", Chosen("city=4"))
    free = with_marker("in its Area you may not attack", enemies=[{**SOLDIER, "at": "5"}])
    assert [one.id for one in legal_actions(free) if one.id.startswith("city")]


@pytest.mark.rule("HP-298")
def test_a_marker_acts_as_it_hits_and_as_it_is_eliminated() -> None:
    card = marker(hit="you discard 1 card at random", gone="Morale goes 1 up")
    start = with_marker(card=card, general_deck=["r5", "grey"])
    start.player("B").figure.chips, start.player("B").held.hand = ["blue"], ["b1"]
    start.tasks = [*activate(start, "2")]
    strikes(start)
    assert after(start, "defend", "B", Picked(())).player("B").held.hand == []
    assert attacked(with_marker(card=card)).bars["morale"] == 6


@pytest.mark.rule("HP-298")
def test_everybody_reads_what_a_marker_says_where_it_stands_and_before_they_attack() -> None:
    words = str(say("marker-always", does="x").key)
    for always, is_there in (("its Shield is 1 higher", True), ('by hand "It hums."', True), ("", False)):
        start = with_marker(*([always] if always else []))
        read = str([one.lines for one in areas(start) if one.id == "2"])
        [attack] = [one for one in legal_actions(start) if one.id == "attack=e"]
        assert (words in read, attack.hint is not None) == (is_there, is_there)
        assert not always or always.partition('"')[2].rstrip('"') in read


def test_a_marker_is_typed_in_with_its_own_lines_in_either_language() -> None:
    [(en, de)] = [("its Shield is 1 higher", "sein Wert für Schild ist um 1 höher")]
    for language, said, other in (
        ("en", en, "your Shield is 1 higher"),
        ("de", de, "die Moral geht um 1 nach oben"),
    ):
        lines = {"title": "T", "type": "Tank", "level": "2", "always": said}
        assert CRAFT.examine("markers", lines, language).is_good
        assert "always" in [line.key for line in CRAFT.form("markers", lines, language)]
        assert not CRAFT.examine("markers", {**lines, "always": other}, language).is_good
