"""House rules are a table: the first choice is usual, and what is not in it is refused."""

import pytest

from companion.engine.refusal import Refused
from companion.kit.house_rules import chosen, house_rules

CHOICES = {"lamp": ("X-A1", ("on", "off")), "door": ("X-A2", ("shut", "open", "ajar"))}


def test_each_case_names_its_passage_and_lists_what_is_usual_first() -> None:
    lamp, door = house_rules(CHOICES)
    assert (lamp.id, lamp.about, [one.id for one in lamp.choices]) == ("lamp", "X-A1", ["on", "off"])
    assert [one.id for one in door.choices] == ["shut", "open", "ajar"]


def test_what_nobody_chose_is_as_usual() -> None:
    assert chosen({"door": "ajar"}, CHOICES) == {"lamp": "on", "door": "ajar"}


@pytest.mark.parametrize("options", [{"window": "on"}, {"lamp": "open"}])
def test_a_case_or_a_choice_that_there_is_not_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(Refused, match="refused-rule"):
        chosen(options, CHOICES)
