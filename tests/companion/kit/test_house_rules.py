"""House rules are a table: the first choice is usual, and what is not in it is refused."""

from dataclasses import dataclass
from typing import Literal

import pytest

from companion.engine.refusal import Refused
from companion.engine.words import say
from companion.kit.house_rules import Case, choices_in, chosen, house_rules, ruled, ruling, switches

CHOICES = {"lamp": Case("X-A1", ("on", "off")), "door": Case("X-A2", ("shut", "open", "ajar"))}


@dataclass(frozen=True)
class Rulings:
    """Two cases, one of yes and no."""

    far_door: Literal["shut", "open"] = ruling("X-A2", "shut")
    lamp: bool = ruling("X-A1", True)


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


def test_a_class_of_rulings_lists_its_choices_the_usual_one_first_and_yes_and_no_alike() -> None:
    assert choices_in(Rulings) == {
        "far-door": Case("X-A2", ("shut", "open")),
        "lamp": Case("X-A1", ("yes", "no")),
    }
    door, lamp = switches(Rulings)
    assert [one.label for one in door.choices] == [say("rule-far-door-shut"), say("rule-far-door-open")]
    assert [one.label for one in lamp.choices] == [say("rule-yes"), say("rule-no")]


def test_a_class_of_rulings_is_filled_from_options() -> None:
    assert ruled(Rulings, {}) == Rulings("shut", True)
    assert ruled(Rulings, {"far-door": "open", "lamp": "no"}) == Rulings("open", False)
    with pytest.raises(Refused, match="refused-rule"):
        ruled(Rulings, {"lamp": "off"})
