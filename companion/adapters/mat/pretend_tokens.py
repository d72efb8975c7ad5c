"""The demo's printed tokens: a tap places them on the pretend mat and takes them back."""

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
    """The form value for tokens at that place."""
    return f"{there.token}.{there.field or SHARED}.{there.count}"


def laid_or_taken(there: Tokens, lying: Sequence[Laid]) -> tuple[Laid, ...]:
    """All tokens on the mat after a tap: as many as asked for, or one fewer if they are there already.

    A token that exists once disappears elsewhere.
    """
    one = there.field or SHARED, str(there.token)
    count = there.count - 1 if lying.count(one) == there.count > 0 else there.count
    alone = MAKES[PrintedToken(there.token)].copies == 1
    others = (other for other in lying if other != one and not (alone and other[1] == one[1]))
    return (*others, *(one,) * count)


def pretend_tokens(play: Play[Any, Any], lying: Sequence[Laid], speech: Speech) -> Iterator[PretendToken]:
    """The tokens that would answer an open question, each once."""
    for there in dict.fromkeys(answer.there for answer in open_answers(play)):
        if there.count or any(token == there.token for _, token in lying):
            words = say("pretend-token", what=there.what, n=there.count)
            yield PretendToken(named(there), speech(words))
