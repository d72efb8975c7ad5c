"""Decides how a game begins, and what follows from an answer, up to the next question."""

from collections.abc import Callable, Mapping, Sequence

from companion.engine.answers import Answer
from companion.engine.game import SetUp
from companion.engine.questions import Choose
from companion.games.hopes_end.box import read_box
from companion.games.hopes_end.cards import Op
from companion.games.hopes_end.events.beginning import Answered, Claimed
from companion.games.hopes_end.events.event import Draft, Event
from companion.games.hopes_end.option_ids import ASIDE, OTHER, PASS, STOP, answered
from companion.games.hopes_end.questions import questions
from companion.games.hopes_end.rules import history, turn
from companion.games.hopes_end.rules.set_up import beginning
from companion.games.hopes_end.state import HopesEndState
from companion.games.hopes_end.town.places import numbers
from companion.kit.reading import chosen


def begin(set_up: SetUp) -> Sequence[Event]:
    """Everything shuffled and dealt. Raises Refused for seats, rules or card files that cannot be."""
    return (beginning(set_up, read_box(set_up.decks)),)


def decide(state: HopesEndState, answer: Answer) -> Sequence[Event]:
    """The events that an answer leads to. Raises Refused, and then nothing has happened."""
    draft = Draft(state)
    _take(draft, answer.question, answer.seat, chosen(answer))
    while draft.state.rulings.drawer == "companion" and (only := _only_answer(draft.state)):
        _take(draft, *only)
    return draft.events


def _take(draft: Draft, asked: str, seat: str | None, option: str) -> None:
    question, _, card = asked.partition(":")
    if question == "card":
        draft.add(Answered(seat or "", card, int(option)))
    elif question == "claim":
        draft.add(Claimed(card))
    elif question == "pass":
        history.answer_to_pass(draft, card, agreed=option == "yes")
    else:
        _DECIDING[question](draft, option)


def _only_answer(state: HopesEndState) -> tuple[str, str | None, str] | None:
    """Question, seat and option, where nothing else can be answered."""
    open_ = questions(state)
    form = open_[0].form if len(open_) == 1 else None
    if not isinstance(form, Choose) or len(form.options) != 1:
        return None
    return open_[0].id, open_[0].to, form.options[0].id


def _draw(draft: Draft, option: str) -> None:
    if option == STOP:
        turn.end_turn(draft)
    elif option == "read":
        turn.read_morality(draft)
    else:
        turn.draw_tile(draft, int(option) - 1)


def _answer(draft: Draft, option: str) -> None:
    answer, card = answered(option)
    turn.answer_card(draft, answer, card)


def _place(draft: Draft, option: str) -> None:
    if option == ASIDE:
        turn.set_aside(draft)
    elif option == OTHER:
        turn.turn_hand(draft)
    else:
        x, y, turned = numbers(option)
        turn.place_tile(draft, x, y, turned)


def _ruin(draft: Draft, option: str) -> None:
    if option == PASS:
        history.ask_to_pass(draft)
    else:
        x, y = numbers(option)
        history.ruin(draft, x, y)


def _repair(draft: Draft, option: str) -> None:
    if option == STOP:
        history.stop_repairing(draft)
    else:
        x, y = numbers(option)
        history.repair(draft, x, y)


def _by_hand(draft: Draft, option: str) -> None:
    way, _, seat = option.partition(":")
    if way == "done":
        history.end_by_hand(draft)
    else:
        history.do_by_hand(draft, *_BY_HAND[way], seat)


_BY_HAND = {"ruin": (Op.RUIN, 1), "repair": (Op.REPAIR, 1), "more": (Op.POINTS, 1), "less": (Op.POINTS, -1)}
_DECIDING: Mapping[str, Callable[[Draft, str], None]] = {
    "draw": _draw,
    "read": lambda draft, _: turn.read_morality(draft),
    "answer": _answer,
    "place": _place,
    "history": lambda draft, _: history.draw_history(draft),
    "ruin": _ruin,
    "repair": _repair,
    "by-hand": _by_hand,
}
