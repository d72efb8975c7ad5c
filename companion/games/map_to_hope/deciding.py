"""Decides how a game begins, and what follows from an answer, up to the next question."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from companion.engine.answers import Answer, Chosen, Picked
from companion.engine.game import SetUp
from companion.engine.refusal import Refused, refuse
from companion.games.map_to_hope.box import read_box
from companion.games.map_to_hope.cards import Op
from companion.games.map_to_hope.events.campaign import Kept
from companion.games.map_to_hope.events.effects import Due, Settled, TimeChanged
from companion.games.map_to_hope.events.event import Draft, Event
from companion.games.map_to_hope.events.hands import CardsMoved
from companion.games.map_to_hope.events.journey import Scouted
from companion.games.map_to_hope.events.trial import Foreseen
from companion.games.map_to_hope.rules import day, set_up, turn
from companion.games.map_to_hope.rules.campaign import NOTHING
from companion.games.map_to_hope.rules.happening import errands, work_off
from companion.games.map_to_hope.rules.next_journey import begin_journey
from companion.games.map_to_hope.rules.scouting import may_go_on_top
from companion.games.map_to_hope.rules.set_up import beginning
from companion.games.map_to_hope.state import Errand, MapToHopeState


def begin(set_up: SetUp) -> Sequence[Event]:
    """Everything lies where it begins. Raises Refused for seats, rules or card files that cannot be."""
    return (beginning(set_up, read_box(set_up.decks)),)


def decide(state: MapToHopeState, answer: Answer) -> Sequence[Event]:
    """The events that an answer leads to. Raises Refused, and then nothing has happened."""
    draft = Draft(state)
    match answer.value:
        case Chosen(option):
            _chosen(draft, answer.question, option)
        case Picked(cards):
            _picked(draft, answer.question, cards)
        case _:
            raise refuse("refused-form")
    work_off(draft)
    return draft.events


def _chosen(draft: Draft, question: str, option: str) -> None:
    if question == "turn":
        _turn(draft, option)
    elif question == "day":
        day.begin_day(draft, option.partition(":")[2])
    elif question in {"fate", "turn-fate"}:
        draft.add(Settled())
        turn.fate_falls(draft, option if question == "fate" else draft.state.fate[0])
    elif question.startswith("set-up-"):
        _set_up(draft, (option,))
    elif question == "new-hand":
        set_up.new_hand(draft, draft.state.errands[0].seat, keeps=option == "keep")
    elif question == "journey":
        begin_journey(draft)
    elif question == "keep":
        _keep(draft, option)
    else:
        errand = draft.state.errands[0]
        assert errand.effect is not None
        _DECIDING[errand.effect.op](draft, errand, option)


def _keep(draft: Draft, option: str) -> None:
    seat = draft.state.errands[0].seat
    draft.add(Settled())
    draft.add(Kept(seat, "" if option == NOTHING else option))


def _picked(draft: Draft, question: str, cards: tuple[str, ...]) -> None:
    if question.startswith("set-up-"):
        _set_up(draft, cards)
        return
    seat = draft.state.errands[0].seat
    if question == "draw-discard":
        draft.add(Settled())
        turn.draw_cards(draft, seat, cards)
        return
    draft.add(Settled())
    draft.add(CardsMoved(seat, cards, _MOVING[question]))


def _set_up(draft: Draft, cards: tuple[str, ...]) -> None:
    chooser = draft.state.chooser
    assert chooser is not None
    set_up.choose(draft, chooser.seat.id, cards)


def _turn(draft: Draft, option: str) -> None:
    state = draft.state
    seat = state.active
    assert seat is not None
    action, _, card = option.partition(":")
    why = turn.why_not(state, seat, "play" if action == "for" else action, card)
    if why is not None:
        raise Refused(why)
    partner = state.partner(seat)
    if action == "for" and partner is not None:
        turn.play(draft, seat, card, partner.seat.id)
    elif action in _WITH_A_CARD:
        _WITH_A_CARD[action](draft, seat, card)
    else:
        _ALONE[action](draft, seat)


def _play_alone(draft: Draft, seat: str, card: str) -> None:
    turn.play(draft, seat, card, seat)


_MOVING = {"discard": "discarded", "take-back": "taken-back", "lose-card": "lost"}
_WITH_A_CARD: Mapping[str, Callable[[Draft, str, str], None]] = {
    "play": _play_alone,
    "use": turn.use,
    "away": turn.put_away,
    "interact": turn.interact,
}
_ALONE: Mapping[str, Callable[[Draft, str], None]] = {
    "draw": turn.begin_draw,
    "move": turn.move,
    "pass": turn.pass_day,
}


def _scout(draft: Draft, errand: Errand, option: str) -> None:
    """The one that is named goes on top; each further Scout of the same effect looks at two new cards."""
    state, effect = draft.state, errand.effect
    assert effect is not None
    if not may_go_on_top(state, option):
        raise refuse("refused-option")
    draft.add(Settled())
    draft.add(Scouted(errand.seat, keeps_journey=option in state.journey[:1]))
    if effect.n > 1:
        draft.add(Due((replace(errand, effect=replace(effect, n=effect.n - 1)),)))


def _lose_time(draft: Draft, errand: Errand, option: str) -> None:
    """Takes the chosen part of a loss from Days to come (MH-A38)."""
    assert errand.effect is not None
    draft.add(Settled())
    draft.add(TimeChanged(errand.seat, errand.effect.n, later=int(option)))


def _foresee(draft: Draft, errand: Errand, option: str) -> None:
    draft.add(Settled())
    draft.add(Foreseen(errand.seat, under=option == "under"))


def _choose(draft: Draft, errand: Errand, option: str) -> None:
    effect = errand.effect
    assert effect is not None
    draft.add(Settled())
    if due := errands(draft.state, errand.seat, effect.of[int(option) - 1], errand.card, errand.then):
        draft.add(Due(due))


_DECIDING: Mapping[Op, Callable[[Draft, Errand, str], None]] = {
    Op.TIME: _lose_time,
    Op.SCOUT: _scout,
    Op.FORESEE: _foresee,
    Op.CHOOSE: _choose,
}
