"""Splits a question into a public part and a part for its player alone, read under the thumb."""

from collections.abc import Iterable
from dataclasses import replace

from companion.adapters.language.speech import Speech
from companion.engine.questions import Option, Question
from companion.engine.words import say
from web.shown import prompts
from web.shown.view import CardView


def covered(question: Question, prompt: prompts.Prompt, speech: Speech) -> prompts.Prompt:
    """The prompt with what is secret of it on a card of its own, and its choices by their open names.

    What a choice has cards for is read on those.
    """
    hidden = tuple(one for one in question.shown if one.open is not None)
    names = {one.id: speech(one.open) for one in hidden if one.open is not None}
    named = replace(prompt, choices=tuple(_by_name(one, names) for one in prompt.choices))
    told = tuple(one for one in hidden if not one.cards)
    if question.secret is None and not told:
        return named
    secret = () if question.secret is None else (speech(question.secret),)
    lines = (*secret, *(_line(one, speech) for one in told))
    card: CardView
    card = CardView(f"asked-{question.id}", speech(say("covered")), "", lines, secret=True)
    return replace(named, under=card, numbered=_is_numbered(hidden))


def _line(option: Option, speech: Speech) -> str:
    hint = f" ({speech(option.hint)})" if option.hint is not None else ""
    return f"{speech(option.open or '')}: {speech(option.label)}{hint}"


def _by_name(choice: prompts.ChoiceView, names: dict[str, str]) -> prompts.ChoiceView:
    if choice.id not in names:
        return choice
    return prompts.ChoiceView(choice.id, names[choice.id], None, choice.plain, cards=choice.cards)


def _is_numbered(hidden: Iterable[Option]) -> bool:
    """True if their open names are mere numbers, which need little room."""
    names = [one.open for one in hidden]
    return bool(names) and all(isinstance(one, str) for one in names)
