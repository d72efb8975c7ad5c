"""What lies in the box: a card file is read whole, and one card too many or too few is a fault."""

import re
from typing import Any

import pytest

from companion.engine.phrasebook.outline import OutlineTable, read_outline
from companion.engine.refusal import Refused
from companion.engine.words import Message
from companion.games.map_to_hope.box import plain, read_box
from companion.games.map_to_hope.definitions import read_hero
from companion.games.map_to_hope.sentences.reading import effects, holding, level, triggers
from companion.games.map_to_hope.written import hero, radiation_card
from companion.kit.scenario.parts import MisreadDie, ScenarioPart
from tests.companion.games.map_to_hope.own_deck import FILE, box, deck

FATE = "fate: -4 -3 -3 -2 -2 -2 -1 -1 -1 0 0 0 0 1 1 2 radiation"


def without(title: str) -> str:
    """The deck without one card."""
    changed, n = re.subn(rf"^  - title: {title}\n(?:    .*\n)+", "", deck(), flags=re.M)
    assert n == 1
    return changed


def with_fate(*cards: int | str) -> str:
    return deck().replace(FATE, f"fate: {' '.join(map(str, cards))}")


def why(text: str) -> str:
    """Why a card file is refused."""
    with pytest.raises(Refused) as refused:
        read_box({FILE: text})
    reason = refused.value.reason
    assert isinstance(reason, Message)
    return str(reason.values)


@pytest.mark.rule("MH-002", "MH-003", "MH-004", "MH-005", "MH-006")
def test_the_deck_of_our_own_has_every_card_that_the_game_has() -> None:
    ours = box()
    assert [len(cards) for cards in ours.groups.values()] == [9] * 5
    assert (len(ours.specials), len(ours.fate), len(ours.locations)) == (4, 17, 2 * 36 + 1)
    assert (len(ours.leaders), len(ours.radiation_cards)) == (2, 2)
    assert not set(ours.specials) & {card for cards in ours.groups.values() for card in cards}


@pytest.mark.rule("MH-002")
def test_a_group_of_eight_is_no_group_and_four_groups_are_too_few() -> None:
    other = deck().replace("group: The Menders", "group: The Readers", 1)
    assert "9 cards of the group 'The Readers' stand here, not 10" in why(other)
    assert "45 cards stand here, not 44" in why(without("The bent rifle"))
    assert "5 groups stand here, not 4" in why(deck().replace("group: The Menders", "group: The Readers"))


@pytest.mark.rule("MH-003")
def test_a_scenario_hero_has_no_group() -> None:
    title = box().heroes[box().specials[0]].title
    grouped = deck().replace(f"- title: {title}\n", f"- title: {title}\n    group: The Menders\n")
    assert "'group'" in why(grouped)
    assert "4 cards stand here, not 3" in why(without(title))


@pytest.mark.rule("MH-004")
@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ([*[-4, -3, -2, 1, 0, 0], *[2] * 10], "17 Fate cards stand here, not 16"),
        ([*[-3, -3, -2, 1, 0, 0], *[2] * 11], "card -4 stands"),
        ([*[-4, -4, -2, 1, 0, 0], *[2] * 11], "card -3 stands"),
        ([*[-4, -3, -3, 1, 0, 0], *[2] * 11], "card -2 stands"),
        ([*[-4, -3, -2, 2, 0, 0], *[2] * 11], "card 1 stands"),
        ([*[-4, -3, -2, 1, 1, 0], *[2] * 11], "card 0 stands here at least 2"),
        ([*[-4, -3, -2, 1, 0, 0], *[2] * 10, "luck"], "'luck' is no Fate card"),
    ],
)
def test_fate_has_seventeen_cards_and_all_that_a_difficulty_takes_out(
    cards: list[int | str], said: str
) -> None:
    assert said in why(with_fate(*cards))


@pytest.mark.rule("MH-004")
def test_fate_that_can_be_set_up_with_any_difficulty_may_have_any_other_cards() -> None:
    assert len(read_box({FILE: with_fate(-4, -3, -2, 1, 0, 0, *[2] * 11)}).fate) == 17


@pytest.mark.rule("MH-005", "MH-006")
@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("The ferry", "36 or 72 cards stand here, not 71"),
        ("Doctor Amadi", "2 cards stand here, not 1"),
        ("Rain", "2 cards stand here, not 1"),
    ],
)
def test_one_card_of_any_kind_is_not_missing(title: str, said: str) -> None:
    assert said in why(without(title))


def test_two_cards_are_not_called_alike() -> None:
    twice = deck().replace("- title: Two dogs", "- title: The bent rifle")
    assert "there is a card 'the-bent-rifle' already" in why(twice)


def card(text: str) -> ScenarioPart:
    outline = read_outline("card", text)
    assert isinstance(outline, OutlineTable)
    return ScenarioPart(plain(outline), "card")


@pytest.mark.parametrize(
    ("sentence", "german", "form"),
    [
        ("everyone loses 2 Time", "alle verlieren 2 Zeit", {"op": "time", "n": -2, "whom": "all"}),
        (
            "your partner gets +2 to wits today",
            "die andere Person bekommt +2 auf Verstand für heute",
            {"op": "skill", "n": 2, "skill": "wits", "until": "day", "whom": "partner"},
        ),
        (
            "you take two cards back from the discard pile",
            "du nimmst 2 Karten vom Ablagestapel zurück",
            {"op": "take back", "n": 2},
        ),
        ("you lose 1 Item", "du verlierst 1 Gegenstand", {"op": "lose card", "n": 1, "kind": "Item"}),
        ("you lose 2 cards in front", "du verlierst 2 ausliegende Karten", {"op": "lose card", "n": 2}),
        (
            "you choose – you look at the top Fate card, or you draw 1 card",
            "du wählst – du siehst die oberste Schicksalskarte an, oder du ziehst eine Karte",
            {"op": "choose", "of": [[{"op": "foresee"}], [{"op": "draw", "n": 1}]]},
        ),
        ("you are out of the game", "du scheidest aus", {"op": "eliminate"}),
    ],
)
def test_an_effect_is_a_sentence_in_either_language(sentence: str, german: str, form: dict[str, Any]) -> None:
    assert effects(ScenarioPart(sentence, "play")) == effects(ScenarioPart(german, "play")) == [form]
    assert effects(ScenarioPart([sentence, "you draw 1 card"], "play")) == [form, {"op": "draw", "n": 1}]


@pytest.mark.parametrize(
    ("sentence", "form"),
    [
        ("you take 2 less damage each time", {"op": "shield", "n": 2, "from": "damage"}),
        ("moving on costs 1 less Time", {"op": "cost", "n": -1, "of": "move"}),
        ("weiterzuziehen kostet 1 Zeit weniger", {"op": "cost", "n": -1, "of": "move"}),
        ("you have -1 to every skill", {"op": "skill", "n": -1}),
        ("in your tests Fate counts at least -2", {"op": "fate floor", "n": -2}),
        ("you draw 1 more card each time", {"op": "draw bonus", "n": 1}),
        ("du ziehst jedes Mal 2 Karten mehr", {"op": "draw bonus", "n": 2}),
        ("you lose 1 Time each Day", {"op": "daily time", "n": -1}),
    ],
)
def test_what_holds_is_a_sentence_too(sentence: str, form: dict[str, Any]) -> None:
    assert holding(ScenarioPart([sentence], "always")) == [form]


def test_what_happens_by_itself_is_a_sentence_too() -> None:
    assert triggers(ScenarioPart("when you move on – you draw 1 card", "when")) == [
        {"on": "move", "do": [{"op": "draw", "n": 1}]}
    ]
    once, daily = "as soon as it is reached – you take 1 damage", "you lose 1 Time each Day"
    said = level(ScenarioPart([once, daily, "when a Day begins – you take 1 damage"], "level 1"))
    assert {name: len(forms) for name, forms in said.items()} == {"once": 1, "always": 1, "when": 1}
    nothing = level(ScenarioPart("nothing happens", "level 1"))
    assert nothing == {"once": [], "always": [], "when": []}


def test_a_title_may_be_a_number_and_a_number_may_have_a_sign() -> None:
    read = hero(card("title: 1984\ngroup: 7\nkind: Action\ncost: +1\n"))
    assert (read.title, read.cost) == ("1984", 1)


def test_a_use_says_what_it_costs() -> None:
    lines = (
        "title: Radio\ngroup: The Menders\nkind: Item\ncost: 1\nuse costs: 2\nuse: you draw 1 card\nuses: 3\n"
    )
    expected = {"kind": "Item", "cost": 1, "use": {"time": 2, "do": [{"op": "draw", "n": 1}]}, "uses": 3}
    read = read_hero("radio", ScenarioPart(expected | {"title": "Radio"}, ""))
    assert hero(card(lines)) == read
    with pytest.raises(MisreadDie, match="'use costs' is missing"):
        hero(card(lines.replace("use costs: 2\n", "")))


@pytest.mark.parametrize(
    ("sentence", "key"),
    [
        ("you gain 1 Tmie", "fault-nearest"),
        ("you draw 16 cards", "fault-span"),
        ("bark", "fault-unknown"),
    ],
)
def test_a_sentence_that_is_none_refuses_the_file(sentence: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        read_box({FILE: deck().replace("play: you heal 3 damage", f"play: {sentence}", 1)})
    assert isinstance(refused.value.reason, Message)
    told = refused.value.reason.values["why"]
    assert isinstance(told, Message)
    assert told.key == key


def test_no_level_of_radiation_is_left_out() -> None:
    assert (
        len(
            radiation_card(
                card("title: Ash\nlevel 1: nothing happens\nlevel 2: you have -1 to every skill\n")
            ).levels
        )
        == 2
    )
    with pytest.raises(MisreadDie, match="'level 1' is missing"):
        radiation_card(card("title: Ash\nlevel 2: you have -1 to every skill\n"))
