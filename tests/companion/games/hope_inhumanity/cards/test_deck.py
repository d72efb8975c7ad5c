"""Card files are read strictly, and every mistake is told with its place and what to do."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.phrasebook.outline import OutlineFault
from companion.games.hope_inhumanity.cards.deck import DeckFaults, read_decks
from companion.games.hope_inhumanity.cards.effects.fortunes import GainHumanity, LoseHope, SufferHunger
from companion.games.hope_inhumanity.cards.kinds import Mark, Terrain, Window
from companion.games.hope_inhumanity.cards.limits import MostDiceEach, MostSupporters
from companion.games.hope_inhumanity.cards.whom import Whom
from tests.companion.games.hope_inhumanity.cards.shelf import HEAD, QUESTION, RATED, with_cards, with_scenes
from tests.mistakes import lines, said


def faults(files: dict[str, str]) -> list[str]:
    with pytest.raises(DeckFaults) as caught:
        read_decks(files)
    return lines(caught.value.faults)


def fault_of_rated(old: str, new: str) -> str:
    found = faults(with_scenes(RATED.replace(old, new)))
    assert len(found) == 1
    return found[0]


def fault_of_question(old: str, new: str) -> str:
    found = faults(with_scenes(QUESTION.replace(old, new)))
    assert len(found) == 1
    return found[0]


def test_a_rated_scene_is_read_whole() -> None:
    card = RATED.replace("    hardship", "    unavoidable: yes\n    marks: Cold, child\n    hardship")
    scene = read_decks(with_scenes(card)).scenes["small.the-bridge"]
    assert (scene.title, scene.terrain, scene.hardship) == ("The bridge", Terrain.URBAN, 2)
    assert scene.unavoidable
    assert scene.marks == frozenset({Mark.COLD, Mark.CHILD})
    assert scene.callout == "A bridge, half of it gone."
    assert scene.succeed == (GainHumanity(Whom.EACH, 1),)
    assert (scene.accept, scene.all_refuse) == ((), ())


def test_a_question_scene_has_no_hardship_and_may_have_all_refuse() -> None:
    card = QUESTION + "    all refuse:\n      - the group loses 1 hope\n      - everyone suffers 1 hunger\n"
    scene = read_decks(with_scenes(card)).scenes["small.a-knock"]
    assert scene.hardship is None
    assert scene.all_refuse == (LoseHope(1), SufferHunger(Whom.EVERYONE, 1))


def test_a_trait_is_played_at_any_time_unless_it_says_otherwise() -> None:
    card = "  - title: Calm\n    text: x\n    use: you gain 1 humanity\n"
    assert read_decks(with_cards("traits", card)).traits["small.calm"].window is Window.ANYTIME
    later = card + "    when: before the roll\n"
    assert read_decks(with_cards("traits", later)).traits["small.calm"].window is Window.BEFORE_ROLL


def test_several_files_make_one_deck() -> None:
    other = {"other.yaml": HEAD.replace("Small", "Other") + "scenes:\n" + QUESTION}
    deck = read_decks(with_scenes(RATED, QUESTION) | other)
    assert deck.names == ("Small", "Other")
    assert set(deck.scenes) == {"small.the-bridge", "small.a-knock", "other.a-knock"}


def test_the_place_of_a_fault_is_its_file_line_and_column() -> None:
    found = fault_of_rated("Urban", "Urbn")
    assert found.startswith("small.yaml, line 6, column 14: “Urbn”")
    assert found.endswith("Did you mean “Urban”?")


def test_a_word_near_no_other_is_told_all_there_are() -> None:
    found = fault_of_rated("Urban", "Moon")
    assert "Write one of: Urban, Mountainous, Wilderness, Coastal, Any Terrain." in found


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("callout: A", "calout: A", "“callout:”"),
        ("hardship: 2", "hardship: 10", "from 0 to 9, not “10”"),
        ("hardship: 2", "hardship: two", "from 0 to 9, not “two”"),
        ("hardship: 2", "hardship: -1", "from 0 to 9"),
        ("hardship: 2", "hardship: ²", "from 0 to 9"),
        ("hardship: 2", "hardship: 2\n    marks: colt", "Did you mean “cold”?"),
        ("hardship: 2", "hardship: 2\n    unavoidable: maybe", "yes or no, not “maybe”"),
        ("hardship: 2", "hardship: 2\n    accept: nothing", "has no “accept:”"),
        (
            "hardship: 2",
            "hardship: 2\n    accept costs: 1",
            "has no “accept costs:”: its dice are the price.",
        ),
        ("hardship: 2", "hardship: 2\n    no humanity roll: yes", "has no “no humanity roll:”"),
        ("hardship: 2", "hardship: 2\n    support: nobody helps", "Did you mean “nobody may support”?"),
        (
            "hardship: 2",
            "hardship: 2\n    support: each of them gains 1 humanity",
            "it can’t be used here (what a Scene says about support)",
        ),
        (
            "each of them gains 1 humanity",
            "nobody may support",
            "belongs on the line “support:” of a Scene",
        ),
        ("hardship: 2", "hardship: 2\n    by hand: x", "“By hand” is not played yet"),
        (
            "each of them gains 1 humanity",
            "each of them gain some humanity",
            "“each of them gains 1 humanity”",
        ),
        ("each of them gains 1 humanity", "each of them gains 6 humanity", "1 to 5 here, not 6"),
        (
            "each of them gains 1 humanity",
            "the other gains 1 humanity",
            "“the other” refers to no one here (a Scene",
        ),
        ("each of them gains 1 humanity", "you gain 1 humanity", "“you” refers to no one here (a Scene"),
        (
            "each of them gains 1 humanity",
            "this Scene is 1 easier",
            "Only a Trait or an Asset can say this; a Scene can’t.",
        ),
        ("each of them gains 1 humanity", "you start with 4 humanity", "belongs on a Personality"),
        ("each of them gains 1 humanity", "the group loses 1 hunted", "a Scene can’t"),
        ("each of them gains 1 humanity", "everyone ignores Fail", "a Scene can’t"),
        ("each of them gains 1 humanity", "this Scene succeeds", "without a line “when: before the roll”"),
        ("each of them gains 1 humanity", "", "After “succeed:”, write a sentence"),
        ("each of them gains 1 humanity", "\n      - a: b", "without a colon"),
        ("each of them gains 1 humanity", "xyzzy", "Here (a Scene with a hardship) you can say:"),
        ("title: The bridge", "title: ???", "letters or digits"),
    ],
)
def test_a_mistake_in_a_rated_scene_is_told_what_to_do(old: str, new: str, words: str) -> None:
    found = faults(with_scenes(RATED.replace(old, new)))
    assert any(words in one for one in found)
    assert all(one.startswith("small.yaml, line ") for one in found)


@pytest.mark.parametrize("key", ["succeed", "fail"])
def test_a_rated_scene_needs_succeed_and_fail(key: str) -> None:
    found = fault_of_rated(f"    {key}:", f"    # {key}:")
    assert f"A Scene with a hardship needs a line “{key}:”" in found


@pytest.mark.parametrize("key", ["accept", "refuse"])
def test_a_question_scene_needs_accept_and_refuse(key: str) -> None:
    assert f"A Scene without a hardship needs a line “{key}:”" in fault_of_question(
        f"    {key}:", f"    # {key}:"
    )


@pytest.mark.parametrize("key", ["title", "terrain", "callout"])
def test_every_scene_needs_a_title_a_terrain_and_a_callout(key: str) -> None:
    card = "\n".join(line for line in RATED.splitlines() if f"{key}:" not in line)
    if key == "title":
        card = card.replace("    terrain", "  - terrain", 1)
    assert f"A Scene needs a line “{key}:”." in "\n".join(faults(with_scenes(card + "\n")))


def test_an_empty_line_is_asked_for_its_text() -> None:
    assert "After “callout:”, write a text." in fault_of_rated("A bridge, half of it gone.", "")


def test_nobody_supports_in_a_question_scene() -> None:
    found = fault_of_question("each of them suffers 1 hunger", "supporters suffer 1 hunger")
    assert "“supporters” refers to no one here (a Scene without a hardship)" in found


def test_succeed_in_a_question_scene_asks_for_a_hardship() -> None:
    found = fault_of_question("    refuse", "    succeed: nothing\n    refuse")
    assert "Add “hardship:” and a number" in found


def test_a_misspelt_hardship_is_told_without_a_flood_of_other_faults() -> None:
    found = faults(with_scenes(RATED.replace("hardship", "hardshp")))
    assert len(found) == 2
    assert "A Scene needs a line “hardship:”." in found[0]
    assert "Did you mean “hardship”?" in found[1]


def test_a_question_may_print_prices_or_that_no_humanity_is_rolled() -> None:
    priced = QUESTION + "    accept costs: 2\n    refuse costs: 1\n"
    scene = read_decks(with_scenes(priced)).scenes["small.a-knock"]
    assert (scene.accept_price, scene.refuse_price, scene.no_humanity_roll) == (2, 1, False)
    free = read_decks(with_scenes(QUESTION + "    no humanity roll: yes\n")).scenes["small.a-knock"]
    assert (free.accept_price, free.refuse_price, free.no_humanity_roll) == (0, 0, True)


def test_a_scene_with_a_hardship_may_print_limits_of_support_and_a_question_may_not() -> None:
    limited = (
        RATED
        + "    support:\n      - at most 1 player may support\n      - each supporter gives at most 2 dice\n"
    )
    scene = read_decks(with_scenes(limited)).scenes["small.the-bridge"]
    assert scene.support == (MostSupporters(1), MostDiceEach(2))
    (found,) = faults(with_scenes(QUESTION + "    support: nobody may support\n"))
    assert "has no “support:”" in found


@pytest.mark.rule("HI-173", "HI-174")
def test_a_question_without_humanity_prints_no_price() -> None:
    (found,) = faults(with_scenes(QUESTION + "    no humanity roll: yes\n    accept costs: 1\n"))
    assert "nobody pays Humanity; remove one of the two lines" in found


@pytest.mark.rule("HI-174")
@pytest.mark.parametrize(("price", "good"), [("0", True), ("5", True), ("6", False), ("one", False)])
def test_a_price_is_a_number_of_dice(price: str, good: bool) -> None:
    card = QUESTION + f"    accept costs: {price}\n"
    if good:
        assert read_decks(with_scenes(card)).scenes["small.a-knock"].accept_price == int(price)
    else:
        assert "from 0 to 5" in faults(with_scenes(card))[0]


@pytest.mark.parametrize("use", ["", "    use:\n", "    use: nothing\n", "    use: []\n"])
def test_a_trait_without_an_effect_is_a_fault(use: str) -> None:
    (found,) = faults(with_cards("traits", f"  - title: Calm\n    text: x\n{use}"))
    assert "“use:”" in found


def test_a_trait_before_the_roll_changes_no_die_that_lies() -> None:
    card = "  - title: Calm\n    text: x\n    use: {}\n    when: before the roll\n"
    assert read_decks(with_cards("traits", card.format("this Scene is 1 easier"))).traits
    (found,) = faults(with_cards("traits", card.format("roll any one die again")))
    assert "one without a line “when: before the roll”" in found


@pytest.mark.parametrize(
    ("section", "sentence", "words"),
    [
        ("personalities", "you gain 1 humanity", "belongs on a Scene or a Trait"),
        ("personalities", "when you support the other, you gain 1 humanity", "belongs on a Relationship"),
        ("relationships", "your Scenes are 1 easier", "belongs on a Personality"),
        ("relationships", "when you support the other, each of them gains 1 humanity", "“you”, “the other”"),
        ("relationships", "when both of you take part in a Scene, you gain 1 humanity", "“each of them”"),
        ("relationships", "when you support the other, this Scene is 1 easier", "Only a Trait"),
    ],
)
def test_a_sentence_of_another_kind_of_card_is_a_fault(section: str, sentence: str, words: str) -> None:
    card = f"  - title: Kin\n    text: x\n    always: {sentence}\n"
    (found,) = faults(with_cards(section, card))
    assert "line 7, column 13" in found
    assert words in found


def test_an_asset_that_no_card_of_the_files_has_is_a_fault_with_its_place() -> None:
    named = RATED.replace("each of them gains 1 humanity", 'each of them gets the asset "A lamb"')
    lines_ = (
        "- title: A lamp",
        "  text: It burns.",
        "  scope: group",
        "  uses: 1",
        "  use: you gain 1 humanity",
    )
    lamp = "".join(f"  {line}\n" for line in lines_)
    things = {"things.yaml": with_cards("assets", lamp)["small.yaml"].replace("Small", "Things")}
    (fault,) = faults({**with_scenes(named), **things})
    assert re.match(r"small.yaml, line \d+, column \d+: ", fault)
    assert fault.endswith("No Asset is called “A lamb”. Did you mean “A lamp”?")
    read_decks({**with_scenes(named.replace("A lamb", "A lamp")), **things})


def test_two_cards_of_one_title_are_a_fault() -> None:
    again = QUESTION.replace("A knock", "the BRIDGE!")
    (found,) = faults(with_scenes(RATED, again))
    assert "line 12" in found
    assert "the first is in line 5 of small.yaml" in found


def test_two_files_of_one_name_are_a_fault() -> None:
    files = with_scenes(RATED) | {"b.yaml": HEAD + "scenes:\n" + QUESTION}
    (found,) = faults(files)
    assert found.startswith("b.yaml, line 1, column 7: Another file is called “Small”")


@pytest.mark.parametrize(
    ("head", "words"),
    [
        ("language: en\nversion: 1\n", "A card file needs a line “deck:”."),
        ("deck: S\nlanguage: english\nversion: 1\n", "two small letters"),
        ("deck: S\nlanguage: en\nversion: new\n", "“new”"),
        ("deck: S\nlanguage: en\nversion: 1\nassets:\n  - title: Rope\n", "An Asset needs a line “uses:”."),
        ("deck: S\nlanguage: en\nversion: 1\nscene: x\n", "Did you mean “scenes”?"),
        ("deck: S\nlanguage: en\nversion: 1\nscenes: x\n", "write a list"),
        ("deck: S\nlanguage: en\nversion: 1\nscenes:\n  - x\n", "begins with a line “title:”"),
        ("- x\n", "begins with a line “deck:”"),
        ("deck: '!!!'\nlanguage: en\nversion: 1\n", "letters or digits"),
    ],
)
def test_a_file_that_is_no_deck_is_told_what_is_missing(head: str, words: str) -> None:
    assert any(words in one for one in faults({"small.yaml": head}))


def test_no_file_at_all_is_a_fault() -> None:
    assert "choose at least one" in faults({})[0]


def test_every_fault_of_every_file_is_told_in_their_order() -> None:
    broken = RATED.replace("Urban", "Urbn").replace("hardship: 2", "hardship: x")
    found = faults({"z.yaml": with_scenes(broken)["small.yaml"], "a.yaml": "deck: a: b"})
    assert [one.split(":")[0] for one in found] == [
        "z.yaml, line 6, column 14",
        "z.yaml, line 7, column 15",
        "a.yaml, line 1, column 8",
    ]


SMALL = with_scenes(RATED, QUESTION)["small.yaml"]


@given(st.integers(0, len(SMALL)), st.integers(0, 30), st.text(max_size=12))
def test_a_file_with_any_slip_is_read_or_told_its_faults(at: int, length: int, slip: str) -> None:
    found: tuple[OutlineFault, ...] = ()
    try:
        read_decks({"small.yaml": SMALL[:at] + slip + SMALL[at + length :]})
    except DeckFaults as told:
        found = told.faults
    assert all(said(one.message).endswith((".", "?")) and one.place.file == "small.yaml" for one in found)


GERMAN = {
    "own.yaml": """deck: Klein
language: de
version: 1
scenes:
  - title: Die Brücke
    terrain: Urban
    hardship: 12
    callout: Eine Brücke.
    succeed: alle, die mitgewirkt haben, gewinnen 1 Menschlichkeid
    fail: die anderen erleiden 1 Wunde
    refuse: xyzzy
    traits: nichts
"""
}


def test_mistakes_are_told_in_the_language_of_whoever_reads_them() -> None:
    with pytest.raises(DeckFaults) as caught:
        read_decks(GERMAN)
    for language, where in (
        ("de", "own.yaml, Zeile 7, Spalte 15: "),
        ("en", "own.yaml, line 7, column 15: "),
    ):
        assert lines(caught.value.faults, language)[0].startswith(where)
    german = lines(caught.value.faults, "de")
    assert "Schreib nach „hardship:“ eine Zahl von 0 bis 9, nicht „12“." in german[0]
    assert "Meintest du" in german[1]
    assert "gewinnen 1 Menschlichkeit" in german[1]


def test_the_sentences_that_may_stand_somewhere_are_told_in_the_language_of_the_deck() -> None:
    with pytest.raises(DeckFaults) as caught:
        read_decks(GERMAN)
    [unknown] = [one for one in lines(caught.value.faults, "de") if "xyzzy" in one]
    assert "Hier (eine Szene mit Härte) geht: " in unknown
    assert "die Gruppe verliert" in unknown
    assert "the group" not in unknown
