"""Texts of cards."""

from collections.abc import Iterable
from functools import reduce

from companion.engine.words import Message, Words, say, signed
from companion.games.hopes_end.cards import Effect, History, Morality, Op, Who
from companion.games.hopes_end.state import HopesEndState
from companion.games.hopes_end.town.tiles import Tile

COMPASS = ("north", "east", "south", "west")


def question_of(card: Morality) -> Words:
    """The question of a card."""
    return card.question or card.id


def answer_label(card: Morality, n: int) -> Words:
    """Label of one of its answers."""
    return card.answers[n - 1] or say("answer-n", n=n)


def gains_of(card: Morality, n: int) -> tuple[Words, ...]:
    """Gains of one of its answers with each History card."""
    return tuple(say(f"gain-{gain.op}", n=abs(gain.n), by=signed(gain.n)) for gain in card.gains[n - 1])


def answer_with_gains(card: Morality, n: int) -> Words:
    """One of its answers, and what it brings with each History card."""
    gains = in_a_row(gains_of(card, n))
    return say("answer-brings", answer=answer_label(card, n), gains=gains) if gains else answer_label(card, n)


def later_line(card: Morality, answer: int) -> Words:
    """The outcome of an answer, with its gains."""
    later = card.later[answer - 1]
    does = in_a_row(say(f"later-{gain.op}", n=abs(gain.n), by=signed(gain.n)) for gain in later.gains)
    return say("answer-brings", answer=later.text, gains=does) if does else later.text


def mark_of(card: Morality, answer: int | None) -> Words:
    """The type of a card, with the number of the marked answer where it may be seen."""
    type_ = say(f"mark-{card.type}")
    return say("mark", type=type_, n=answer) if answer else type_


def in_a_row(all_: Iterable[Words]) -> Words | None:
    """All of it in one line, or None if it is nothing."""
    found = tuple(all_)
    return reduce(lambda one, other: say("both", one=one, other=other), found) if found else None


def effects_told(card: History) -> tuple[Words, ...]:
    """Effects of a History card, one by one."""
    nothing = say("does-by-hand") if card.by_hand else say("does-nothing")
    return tuple(map(effect_line, card.effects)) or (nothing,)


def in_words(tile: Tile) -> Words:
    """Text description of a tile: its edges, and its buildings."""
    edges = {name: say(f"edge-{edge}") for name, edge in zip(COMPASS, tile.edges, strict=True)}
    return say("tile-barracks" if tile.barracks else "tile-is", **edges)


def told_answer(state: HopesEndState, seat: str, card: str, answer: int) -> Message:
    """A player's answer as the log has it: sealed ones stay so (HE-A21)."""
    name, question = state.name(seat), question_of(state.box.morality[card])
    if state.rulings.answers != "open":
        return say("told-answered-sealed", name=name, question=question)
    answered = answer_with_gains(state.box.morality[card], answer)
    return say("told-answered", name=name, question=question, answer=answered)


def effect_line(effect: Effect) -> Words:
    """Says the effect of a History card and the players that it hits."""
    per = say("per-type", type=say(f"type-{effect.per}")) if effect.per else ""
    if effect.op in {Op.PLACE, Op.POINTS}:
        return say(f"does-{effect.op}", who=_who(effect.who), n=abs(effect.n), by=signed(effect.n), per=per)
    return say(f"does-{effect.op}", who=_who(effect.who), n=effect.n, per=per)


def _who(who: Who) -> Words:
    kind = say(f"type-{who.type}") if who.type else ""
    score = say(f"score-{who.score}") if who.score else ""
    return say(f"who-{who.kind}", type=kind, n=who.n, answer=who.answer, score=score)
