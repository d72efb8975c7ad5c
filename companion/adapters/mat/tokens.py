"""Proposes the answer that a printed token on the mat means, to the person asked and on the kiosk."""

from collections import Counter
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Any

from companion.engine.answers import Chosen, Counted, Filled, Value
from companion.engine.expected_layout import ExpectedToken, Tokens
from companion.engine.frozen import recent
from companion.engine.play import Asked, Play
from companion.engine.questions import Choose, FillIn, Form, HowMany
from companion.engine.words import Message, Words, say
from vision.mat.layout import SHARED
from vision.reading import TokenSeen

Lying = tuple[TokenSeen, ...]


@dataclass(frozen=True)
class TokenMeaning:
    """An answer that tokens on the mat stand for: which lie there, and what the answer is called."""

    asked: Asked
    there: Tokens
    value: Value
    answer: Words

    @property
    def label(self) -> Message:
        """The label of the button that agrees."""
        return say("token-means", what=self.there.what, n=self.there.count, answer=self.answer)


@recent
def meant(play: Play[Any, Any], lying: Lying) -> Mapping[str, TokenMeaning]:
    """By the question's id what the tokens on the mat stand for.

    Where they stand for several answers to one question they propose none. That none lie there says
    something only of a kind that is used on this mat.
    """
    if not lying:
        return {}
    seen, used = Counter((one.zone, one.token) for one in lying), {one.token for one in lying}
    found: dict[str, list[TokenMeaning]] = {}
    for one in open_answers(play):
        there = one.there
        if there.token in used and seen[there.field or SHARED, there.token] == there.count:
            found.setdefault(one.asked.question.id, []).append(one)
    return {id_: some[0] for id_, some in found.items() if all(one.value == some[0].value for one in some)}


@recent
def open_answers(play: Play[Any, Any]) -> tuple[TokenMeaning, ...]:
    """Each answer that could be given by tokens now, but to a secret question none: what lies on the mat is
    for all to see."""
    return tuple(_open_answers(play))


def _open_answers(play: Play[Any, Any]) -> Iterator[TokenMeaning]:
    for one in play.game.mat.laid(play.state).placed:
        asked = play.open.get(one.question)
        if asked is not None and not asked.question.discreet:
            answer = _called(asked.question.form, one.means)
            if answer is not None:
                yield TokenMeaning(asked, one.there, one.means, answer)


def confirming(
    play: Play[Any, Any], lying: Lying, names: Mapping[str, str], bots: Container[str]
) -> Iterator[Message]:
    """The kiosk's messages: each token and who confirms which answer.

    `names` are those of the seats; nobody confirms for `bots`.
    """
    alike: dict[tuple[Tokens, Words], list[str | None]] = {}
    for one in meant(play, lying).values():
        if one.asked.question.to not in bots:
            alike.setdefault((one.there, one.answer), []).append(one.asked.question.to)
    for (there, answer), seats in alike.items():
        who = " / ".join(names[seat] for seat in seats if seat is not None)
        what = {"what": there.what, "n": there.count, "answer": answer}
        yield say("token-told", who=who, **what) if None not in seats else say("token-told-all", **what)


def answering(play: Play[Any, Any], lying: Lying) -> frozenset[ExpectedToken]:
    """The kinds of tokens that are part of an answer being given."""
    return frozenset(one.there.token for one in meant(play, lying).values())


def _called(form: Form, value: Value) -> Words | None:
    """The label of an answer to such a question; None if it is not one."""
    match form, value:
        case Choose(options), Chosen(chosen):
            return next((option.label for option in options if option.id == chosen), None)
        case HowMany(least, most, unit), Counted(n):
            return say("press-number", n=n, unit=unit) if least <= n <= most else None
        case FillIn(blanks), Filled(texts):
            said = [
                choice.label
                for blank in blanks
                for choice in blank.choices
                if choice.id == texts.get(blank.id)
            ]
            return reduce(lambda some, more: say("token-and", some=some, more=more), said) if said else None
        case _:
            return None
