"""An Interrogation does nothing that one side alone can have done, in any set and any owner's deck."""

import json
from importlib.resources import files

import pytest

from companion.engine.refusal import Refused
from companion.games.human_punishment.cards.box import read_box
from companion.games.human_punishment.cards.kinds import FACTIONS

FILES = files("companion.games.human_punishment").joinpath("decks").iterdir()
DECKS = {one.name: one.read_text(encoding="utf-8") for one in FILES if one.name.endswith(".yaml")}


@pytest.mark.rule("HP-153")
@pytest.mark.parametrize("file", DECKS)
def test_every_line_is_that_of_two_sides_at_least(file: str) -> None:
    for card in map(json.loads, read_box({file: DECKS[file]}).cards["interrogations"]):
        lines = [card[faction] for faction in FACTIONS]
        assert all(lines.count(line) > 1 for line in lines), card["title"]


@pytest.mark.rule("HP-153")
def test_an_owners_card_with_a_line_of_one_side_is_refused() -> None:
    alone = "\ninterrogations:\n\n  - title: Alone\n" + "".join(
        f"    {faction}: Riot goes {1 + (faction == 'machine')} up\n" for faction in FACTIONS
    )
    with pytest.raises(Refused) as refused:
        read_box({"own.yaml": DECKS["first-shift.en.yaml"].replace("\ninterrogations:\n", alone, 1)})
    assert "fault-line-of-one" in repr(refused.value.reason)
