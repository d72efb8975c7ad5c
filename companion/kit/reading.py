"""Values of answers, whose form has been checked before."""

from collections.abc import Mapping

from companion.engine.answers import Answer, Chosen, Counted, Filled, Rolled
from companion.engine.dice import Die


def chosen(answer: Answer) -> str:
    """The option of an answer to a Choose question."""
    if not isinstance(answer.value, Chosen):
        raise TypeError("the answer chooses nothing")
    return answer.value.option


def counted(answer: Answer) -> int:
    """The number of an answer to a HowMany question."""
    if not isinstance(answer.value, Counted):
        raise TypeError("the answer names no number")
    return answer.value.number


def rolled(answer: Answer) -> tuple[Die, ...]:
    """The dice of an answer to a RollDice question."""
    if not isinstance(answer.value, Rolled):
        raise TypeError("the answer brings no dice")
    return answer.value.dice


def filled(answer: Answer) -> Mapping[str, str]:
    """The texts of an answer to a FillIn question, by blank."""
    if not isinstance(answer.value, Filled):
        raise TypeError("the answer fills nothing in")
    return answer.value.texts
