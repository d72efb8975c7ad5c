"""Reads the fields of a check, and finds the value of each in the game."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.map_to_hope.scenarios.staged import fate_value
from companion.games.map_to_hope.state import Survivor
from companion.kit.scenario.fields import (
    MANY,
    Playing,
    ScenarioField,
    by_seat,
    count,
    maybe_number,
    number,
    of_state,
    one_of,
    pile,
    seat,
    seats,
    text,
)
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.script import TABLE

OPEN: Mapping[str, str] = {
    "fate": "fate",
    "discard": "discard cards",
    "take-back": "take back",
    "lose-card": "lose card",
    "scout": "scout",
    "foresee": "foresee",
    "choose": "choose",
}
"""Steps by the question that they answer."""
NOT_AFTER_THE_END = ("active", "open", "passed")


def _fate(part: ScenarioPart, _: Any) -> int | tuple[str, ...]:
    if isinstance(part.value, list):
        return tuple(map(fate_value, part.items()))
    return part.number(0, MANY)


def _open(part: ScenarioPart, given: Any) -> tuple[str, str] | None:
    if part.value is None:
        return None
    part.fields("player", "do")
    player = part.part("player").word((*given.players, TABLE), "player")
    return player, part.part("do").word(tuple(OPEN.values()), "step that may be open")


def _uses(part: ScenarioPart, _: Any) -> dict[str, int | None]:
    return {card: None if one.value is None else one.number(0, MANY) for card, one in part.entries().items()}


def _of_seats(find: Callable[[Survivor], Any]) -> Callable[[Playing], dict[str, Any]]:
    return lambda play: {one.seat.id: find(one) for one in play.state.survivors}


def _of_test(find: Callable[[Any], Any]) -> Callable[[Playing], Any]:
    return lambda play: find(play.state.test) if play.state.test else None


def _is_open(play: Playing) -> tuple[str, str] | None:
    for asked in play.open.values():
        if asked.question.id in OPEN:
            return asked.question.to or TABLE, OPEN[asked.question.id]
    return None


def _uses_left(play: Playing) -> dict[str, int | str]:
    """Uses of the cards in front, by card; a card without a limit of uses is listed, too."""
    front = [lying for one in play.state.survivors for lying in one.front]
    return {lying.card: "unlimited" if lying.uses is None else lying.uses for lying in front}


def _result(test: Any) -> str | None:
    return None if test.success is None else "success" if test.success else "failure"


FIELDS: Mapping[str, ScenarioField] = {
    "day": ScenarioField(number, of_state(lambda state: state.day)),
    "days": ScenarioField(number, of_state(lambda state: state.days)),
    "first": ScenarioField(seat, of_state(lambda state: state.first)),
    "active": ScenarioField(seat, of_state(lambda state: state.active)),
    "time": ScenarioField(by_seat(count), _of_seats(lambda one: one.time)),
    "debt": ScenarioField(by_seat(count), _of_seats(lambda one: one.debt)),
    "radiation": ScenarioField(by_seat(count), _of_seats(lambda one: one.radiation)),
    "damage": ScenarioField(by_seat(count), _of_seats(lambda one: one.damage)),
    "hand": ScenarioField(by_seat(pile), _of_seats(lambda one: one.hand)),
    "discard": ScenarioField(by_seat(pile), _of_seats(lambda one: one.discard)),
    "front": ScenarioField(by_seat(pile), _of_seats(lambda one: tuple(lying.card for lying in one.front))),
    "deck": ScenarioField(by_seat(pile), _of_seats(lambda one: one.deck), ordered=True),
    "uses": ScenarioField(_uses, _uses_left),
    "location": ScenarioField(text, of_state(lambda state: state.location)),
    "journey": ScenarioField(lambda part, _: pile(part), of_state(lambda state: state.journey), ordered=True),
    "aside": ScenarioField(lambda part, _: pile(part), of_state(lambda state: state.aside), ordered=True),
    "fateDeck": ScenarioField(_fate, of_state(lambda state: state.fate)),
    "fateDiscard": ScenarioField(_fate, of_state(lambda state: state.fate_discard)),
    "skill": ScenarioField(maybe_number, _of_test(lambda test: test.skill)),
    "fate": ScenarioField(maybe_number, _of_test(lambda test: test.fate)),
    "total": ScenarioField(maybe_number, _of_test(lambda test: test.total)),
    "needs": ScenarioField(maybe_number, _of_test(lambda test: test.needs)),
    "result": ScenarioField(one_of("success", "failure"), _of_test(_result)),
    "passed": ScenarioField(
        seats,
        of_state(lambda state: tuple(one.seat.id for one in state.survivors if one.passed and not one.dead)),
    ),
    "dead": ScenarioField(
        seats, of_state(lambda state: tuple(one.seat.id for one in state.survivors if one.dead))
    ),
    "gameOver": ScenarioField(one_of("won", "lost"), of_state(lambda state: state.outcome)),
    "open": ScenarioField(_open, _is_open),
}
