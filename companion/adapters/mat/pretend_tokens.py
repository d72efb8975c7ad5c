"""What a pretend person does with the printed tokens of the demonstration: lays them, and takes them back."""

from collections.abc import Iterator, Sequence
from typing import Any

from companion.adapters.language.speech import Speech
from companion.adapters.mat.tokens import open_answers
from companion.engine.expected_layout import Tokens
from companion.engine.play import Play
from companion.engine.words import say
from vision.mat.layout import SHARED
from vision.mat.tokens import MAKES, PrintedToken
from web.shown.pretend import PretendToken

Laid = tuple[str, str]
"""A zone of the mat, and the token in it."""


def named(there: Tokens) -> str:
    """How the page names tokens that would lie there."""
    return f"{there.token}.{there.field or SHARED}.{there.count}"


def laid_or_taken(there: Tokens, lying: Sequence[Laid]) -> tuple[Laid, ...]:
    """All tokens on the mat once so many lie there; or one fewer, if so many lie there already.

    Of a token that there is once there is none left elsewhere.
    """
    one = there.field or SHARED, str(there.token)
    count = there.count - 1 if lying.count(one) == there.count > 0 else there.count
    alone = MAKES[PrintedToken(there.token)].copies == 1
    others = (other for other in lying if other != one and not (alone and other[1] == one[1]))
    return (*others, *(one,) * count)


def pretend_tokens(play: Play[Any, Any], lying: Sequence[Laid], speech: Speech) -> Iterator[PretendToken]:
    """What may be laid to give an answer that is open, each way once."""
    for there in dict.fromkeys(one.there for one in open_answers(play)):
        if there.count or any(token == there.token for _, token in lying):
            words = say("pretend-token", what=there.what, n=there.count)
            yield PretendToken(named(there), speech(words))
