"""Splits a question into a public part and a part for its player alone, read under the thumb."""

from dataclasses import replace

from companion.adapters.language.speech import Speech
from companion.engine.questions import Option, Question
from companion.engine.words import say
from web.shown import prompts
from web.shown.view import CardView


def covered(question: Question, prompt: prompts.Prompt, speech: Speech) -> prompts.Prompt:
    """The prompt with what is secret of it on covered cards, and its choices by their open names.

    Choices that others know by mere numbers are a card each, in a fan; of others one card tells all. What a
    choice has cards for is read on those.
    """
    hidden = {one.id: one for one in question.shown if one.open is not None}
    told = {id_: one for id_, one in hidden.items() if not one.cards}
    fanned = told if _is_numbered(told) else {}
    choices = tuple(_covered(choice, hidden, fanned, speech) for choice in prompt.choices)
    named = replace(prompt, choices=choices, numbered=bool(fanned))
    secret = () if question.secret is None else (speech(question.secret),)
    lines = (*secret, *(_line(one, speech) for one in told.values() if not fanned))
    if not lines:
        return named
    card: CardView
    card = CardView(f"asked-{question.id}", speech(say("covered")), "", lines, secret=True)
    return replace(named, under=card)


def _line(option: Option, speech: Speech) -> str:
    hint = f" ({speech(option.hint)})" if option.hint is not None else ""
    return f"{speech(option.open or '')}: {speech(option.label)}{hint}"


def _covered(
    choice: prompts.ChoiceView, hidden: dict[str, Option], fanned: dict[str, Option], speech: Speech
) -> prompts.ChoiceView:
    """The choice by the name that others know it by; what it is stands on its card."""
    if choice.id not in hidden:
        return choice
    name, cards = speech(hidden[choice.id].open or ""), choice.cards
    if choice.id in fanned:
        lines = () if choice.hint is None else (choice.hint,)
        cards = (CardView(f"asked-{choice.id}", "", choice.label, lines, secret=True, back=choice.back),)
    return prompts.ChoiceView(choice.id, name, None, choice.plain, cards=cards)


def _is_numbered(told: dict[str, Option]) -> bool:
    """True if their open names are mere numbers, which are no text of any language."""
    return bool(told) and all(isinstance(one.open, str) for one in told.values())
