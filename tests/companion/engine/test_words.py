"""A message is a value: its key and what fills it."""

from types import MappingProxyType

import pytest

from companion.engine.refusal import refuse
from companion.engine.words import Message, Printed, say


def test_messages_are_equal_when_they_say_the_same() -> None:
    assert say("left", n=2, who=say("seat")) == Message("left", {"who": Message("seat"), "n": 2})
    assert say("left", n=2) != say("left", n=3)
    assert say("left") != say("right")


def test_equal_messages_are_one_in_a_set() -> None:
    assert len({say("left", n=2), Message("left", MappingProxyType({"n": 2})), say("left", n=3)}) == 2


def test_what_fills_a_message_cannot_be_changed() -> None:
    values = say("left", n=2).values
    with pytest.raises(TypeError):
        values["n"] = 3  # type: ignore[index] # what a careless game would do


def test_a_refusal_carries_its_reason() -> None:
    refusal = refuse("refused-number", least=1, most=6)
    assert refusal.reason == say("refused-number", least=1, most=6)
    assert str(refusal) == "refused-number"


def test_what_a_card_says_is_text_that_knows_its_language() -> None:
    printed = Printed("Der Turm", "de")
    assert (printed, printed.language) == ("Der Turm", "de")
    assert Printed("The tower").language == ""
