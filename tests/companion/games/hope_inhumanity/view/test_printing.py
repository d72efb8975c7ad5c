"""What stands on a printed card is what the card says, and its back tells no more than its pile."""

import pytest

from companion.engine.printed import PrintedCard, Sign
from companion.engine.refusal import Refused
from companion.engine.words import Message, Words
from companion.games.hope_inhumanity.game import GAME

HEAD = "deck: Ours\nlanguage: en\nversion: 1\n"
SCENE = "scenes:\n  - title: One\n    terrain: {terrain}\n    callout: Called out.\n"


def card(text: str) -> PrintedCard:
    (found,) = GAME.printed({"ours.yaml": HEAD + text})
    assert isinstance(found, PrintedCard)
    return found


def key(words: Words) -> str:
    assert isinstance(words, Message)
    return words.key


def passages(found: PrintedCard) -> dict[Sign, tuple[Words, ...]]:
    return {one.sign: one.sentences for one in found.passages}


def test_a_rated_scene_prints_its_hardship_and_each_branch() -> None:
    lines = "    hardship: 3\n    unavoidable: yes\n    marks: theft, food\n    support: nobody may support\n"
    branches = (
        "    succeed:\n      - the group gains 1 hope\n      - each of them gains 1 humanity\n"
        "    bonus: with 2 more successes than needed, the group gains 1 hope\n"
        "    fail: everyone suffers 1 harm\n    refuse: nothing\n    all refuse: the group loses 2 hope\n"
    )
    found = card(SCENE.format(terrain="Coastal") + lines + branches)
    assert (found.title, found.story) == ("One", "Called out.")
    assert found.rating is not None
    assert (found.rating.written, found.rating.pips) == ("3", 3)
    assert passages(found) == {
        Sign.LOCK: (),
        Sign.PLUS: ("nobody may support",),
        Sign.UP: ("the group gains 1 hope", "each of them gains 1 humanity"),
        Sign.STAR: ("with 2 more successes than needed, the group gains 1 hope",),
        Sign.DOWN: ("everyone suffers 1 harm",),
        Sign.BARS: ("the group loses 2 hope",),
    }
    assert [key(words) for words in found.small] == ["mark-food", "mark-theft"]


def test_a_question_prints_its_prices_before_what_follows() -> None:
    found = card(
        SCENE.format(terrain="Urban")
        + "    accept costs: 2\n    accept: the group gains 1 hope\n"
        + "    refuse costs: 1\n    refuse: nothing\n"
    )
    assert found.rating is not None
    assert (found.rating.written, found.rating.pips) == ("?", 0)
    accept, refuse = passages(found)[Sign.CIRCLE], passages(found)[Sign.BAR]
    assert (key(accept[0]), accept[1]) == ("price-accept", "the group gains 1 hope")
    assert [key(words) for words in refuse] == ["price-refuse"]


def test_a_question_without_a_humanity_roll_says_so() -> None:
    lines = "    no humanity roll: yes\n    accept: nothing\n    refuse: nothing\n"
    found = card(SCENE.format(terrain="Urban") + lines)
    assert passages(found) == {Sign.DIAMOND: ()}


def test_backs_tell_the_terrain_and_nothing_else() -> None:
    lines = "    hardship: {n}\n    succeed: nothing\n    fail: nothing\n"
    terrains = ("Urban", "Mountainous", "Wilderness", "Coastal", "Any Terrain")
    backs = [card(SCENE.format(terrain=one) + lines.format(n=n)).back for one in terrains for n in (0, 9)]
    assert len(set(backs)) == len(terrains)
    assert len({back.emblem for back in backs}) == len(terrains)


@pytest.mark.parametrize(
    ("section", "lines", "said"),
    [
        ("traits", "use: the group gains 1 hope", "the group gains 1 hope"),
        ("personalities", "always: you start with 3 humanity", "you start with 3 humanity"),
        (
            "relationships",
            "always: when you support the other, you gain 1 humanity",
            "when you support the other, you gain 1 humanity",
        ),
        ("assets", "scope: group\n    uses: 2\n    use: the group gains 1 hope", "the group gains 1 hope"),
    ],
)
def test_other_cards_print_what_they_do(section: str, lines: str, said: str) -> None:
    found = card(f"{section}:\n  - title: One\n    text: A word.\n    {lines}\n")
    assert (found.title, found.story) == ("One", "A word.")
    assert passages(found) == {Sign.SQUARE: (said,)}
    assert (found.rating.pips if found.rating else None) == (2 if section == "assets" else None)


def test_mistakes_in_a_card_file_are_refused() -> None:
    with pytest.raises(Refused) as refused:
        card("traits:\n  - title: One\n")
    assert refused.value.reason.key == "refused-deck"
