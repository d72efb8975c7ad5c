"""What a printed box holds: a card file that says it is one is held to it."""

import pytest

from companion.games.hope_inhumanity.cards.box import CORE
from companion.games.hope_inhumanity.cards.deck import DeckFaults, read_decks
from tests.companion.games.hope_inhumanity.cards.shelf import HEAD
from tests.mistakes import said

CARDS = {
    "scenes": "terrain: Urban\n    callout: x\n    accept: nothing\n    refuse: nothing",
    "assets": "text: x\n    scope: group\n    uses: 1\n    use: the group gains 1 hope",
    "relationships": "text: x\n    always: when you support the other, you gain 1 humanity",
    "personalities": "text: x\n    always: you start with 4 humanity",
    "traits": "text: x\n    use: you gain 1 humanity",
}


def box(line: str = "box: core\n", **counts: int) -> dict[str, str]:
    """A file with as many cards as the core box, but for those that are counted otherwise."""
    sections = (_section(section, (CORE | counts)[section]) for section in CARDS)
    return {"box.yaml": HEAD + line + "".join(sections)}


def _section(section: str, count: int) -> str:
    cards = "".join(f"  - title: {section} {n}\n    {CARDS[section]}\n" for n in range(count))
    return f"{section}:\n{cards}" if count else ""


@pytest.mark.rule("HI-007", "HI-008", "HI-009", "HI-010", "HI-011")
def test_a_whole_box_is_read() -> None:
    deck = read_decks(box())
    assert (len(deck.scenes), len(deck.assets), len(deck.relationships)) == (40, 10, 10)
    assert (len(deck.personalities), len(deck.traits)) == (10, 20)


@pytest.mark.rule("HI-007", "HI-008", "HI-009", "HI-010", "HI-011")
@pytest.mark.parametrize("section", list(CORE))
@pytest.mark.parametrize("off", [-1, 1])
def test_a_box_with_a_card_too_few_or_too_many_is_told_which(section: str, off: int) -> None:
    there = CORE[section] + off
    with pytest.raises(DeckFaults) as found:
        read_decks(box("box: core\n", **{section: there}))
    (fault,) = found.value.faults
    assert f"holds {CORE[section]} {section.title()}, and this file has {there}" in said(fault.message)


@pytest.mark.rule("HI-008")
def test_a_box_without_a_section_is_told_so_too() -> None:
    with pytest.raises(DeckFaults) as found:
        read_decks(box(assets=0))
    assert "10 Assets, and this file has 0" in said(found.value.faults[0].message)


@pytest.mark.rule("HI-007")
def test_a_file_that_is_no_box_holds_what_it_holds() -> None:
    assert len(read_decks(box("", scenes=39)).scenes) == 39


def test_there_is_no_other_box() -> None:
    with pytest.raises(DeckFaults) as found:
        read_decks(box("box: big\n"))
    assert "can’t be used on this line" in said(found.value.faults[0].message)
