"""What lies in the box: a card file is read whole, and one card too many or too few is a fault."""

import re
from typing import Any

import pytest

from companion.engine.phrasebook.outline import OutlineTable, read_outline
from companion.engine.refusal import Refused
from companion.engine.words import Message
from companion.games.map_to_hope.box import plain, read_box
from companion.games.map_to_hope.definitions import read_hero
from companion.games.map_to_hope.sentences import effects, holding, level, triggers
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
    ("sentence", "forms"),
    [
        ("time -2 all", [{"op": "time", "n": -2, "whom": "all"}]),
        (
            "skill +2 wits until day partner",
            [{"op": "skill", "n": 2, "skill": "wits", "until": "day", "whom": "partner"}],
        ),
        ("take back 1 and scout", [{"op": "take back", "n": 1}, {"op": "scout"}]),
        ("lose card 1 Item", [{"op": "lose card", "n": 1, "kind": "Item"}]),
        (
            "damage 1 and choose foresee or draw 1 and eliminate",
            [
                {"op": "damage", "n": 1},
                {"op": "choose", "of": [[{"op": "foresee"}], [{"op": "draw", "n": 1}, {"op": "eliminate"}]]},
            ],
        ),
    ],
)
def test_an_effect_is_a_short_sentence(sentence: str, forms: list[dict[str, Any]]) -> None:
    assert effects(ScenarioPart(sentence, "play")) == forms
    assert effects(ScenarioPart([sentence, "draw 1"], "play")) == [*forms, {"op": "draw", "n": 1}]


def test_what_holds_and_what_happens_by_itself_are_sentences_too() -> None:
    assert holding(ScenarioPart(["shield 2 from damage", "cost -1 of move"], "always")) == [
        {"op": "shield", "n": 2, "from": "damage"},
        {"op": "cost", "n": -1, "of": "move"},
    ]
    assert triggers(ScenarioPart("on move draw 1", "when")) == [
        {"on": "move", "do": [{"op": "draw", "n": 1}]}
    ]
    said = level(ScenarioPart(["once damage 1", "daily time -1", "on day damage 1"], "level 1"))
    assert {name: len(forms) for name, forms in said.items()} == {"once": 1, "always": 1, "when": 1}
    assert level(ScenarioPart("nothing", "level 1")) == {"once": [], "always": [], "when": []}


def test_a_title_may_be_a_number_and_a_number_may_have_a_sign() -> None:
    read = hero(card("title: 1984\ngroup: 7\nkind: Action\ncost: +1\n"))
    assert (read.title, read.cost) == ("1984", 1)


def test_a_use_says_what_it_costs() -> None:
    lines = "title: Radio\ngroup: The Menders\nkind: Item\ncost: 1\nuse costs: 2\nuse: draw 1\nuses: 3\n"
    expected = {"kind": "Item", "cost": 1, "use": {"time": 2, "do": [{"op": "draw", "n": 1}]}, "uses": 3}
    read = read_hero("radio", ScenarioPart(expected | {"title": "Radio"}, ""))
    assert hero(card(lines)) == read
    with pytest.raises(MisreadDie, match="'use costs' is missing"):
        hero(card(lines.replace("use costs: 2\n", "")))


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("tmie 1", "is no effect"),
        ("damage 1 twice", "the word 'twice' is not understood"),
        ("draw -1", "from 1"),
    ],
)
def test_a_sentence_that_is_none_is_told_with_its_place(sentence: str, said: str) -> None:
    lines = f"title: Card\ngroup: The Menders\nkind: Action\ncost: 1\nplay:\n  - draw 1\n  - {sentence}\n"
    with pytest.raises(MisreadDie, match=said) as misread:
        hero(card(lines))
    assert str(misread.value).startswith("card.play")


def test_no_level_of_radiation_is_left_out() -> None:
    assert len(radiation_card(card("title: Ash\nlevel 1: nothing\nlevel 2: skill -1\n")).levels) == 2
    with pytest.raises(MisreadDie, match="'level 1' is missing"):
        radiation_card(card("title: Ash\nlevel 2: skill -1\n"))
