"""Reads the fields of a check, and finds the value of each in the game."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.hopes_end.definitions import read_edges
from companion.games.hopes_end.scenarios.given import FAR, read_place
from companion.games.hopes_end.state import HopesEndState
from companion.games.hopes_end.town.tiles import Place
from companion.games.hopes_end.town.town import base_of, count_ruined, repairable
from companion.kit.scenario.fields import (
    MANY,
    Playing,
    ScenarioField,
    by_seat,
    count,
    number,
    of_state,
    one_of,
    seat,
    seats,
    text,
)
from companion.kit.scenario.parts import ScenarioPart


def _piles(part: ScenarioPart, _: Any) -> tuple[int, ...]:
    found = part.items()
    if len(found) != 4:
        raise part.fault("four numbers stand here")
    return tuple(one.number(0, MANY) for one in found)


def _places(part: ScenarioPart) -> tuple[Place, ...]:
    return tuple(map(read_place, part.items()))


def _ids(part: ScenarioPart) -> tuple[str, ...]:
    return tuple(one.text() for one in part.items())


def _signed(part: ScenarioPart) -> int:
    return part.number(-MANY, MANY)


def _answers(part: ScenarioPart, _: Any) -> dict[str, int]:
    return {card: one.number(1, 3) for card, one in part.entries().items()}


def _complete(part: ScenarioPart, _: Any) -> tuple[tuple[str, frozenset[Place]], ...]:
    return tuple(map(_feature, part.items()))


def _feature(part: ScenarioPart) -> tuple[str, frozenset[Place]]:
    part.fields("kind", "tiles")
    kind = part.part("kind").word(("building", "road", "barracks"), "kind of feature")
    tiles = _places(part.part("tiles"))
    if len(set(tiles)) < len(tiles):
        raise part.part("tiles").fault("a place stands here twice")
    return kind, frozenset(tiles)


def _legal(part: ScenarioPart, _: Any) -> tuple[tuple[int, ...], ...]:
    found = []
    for one in part.items():
        numbers = one.items()
        if len(numbers) != 3:
            raise one.fault("[x, y, turn] stands here")
        found.append((*(n.number(-FAR, FAR) for n in numbers[:2]), numbers[2].number(0, 3)))
    return tuple(found)


def _sides(part: ScenarioPart, _: Any) -> dict[Place, str]:
    found: dict[Place, str] = {}
    for one in part.items():
        place = read_place(one.fields("at", "edges").part("at"))
        if place in found:
            raise one.fault(f"the place {list(place)} stands here twice")
        found[place] = read_edges(one.part("edges"))
    return found


def _of_seats(find: Callable[[HopesEndState, str], Any]) -> Callable[[Playing], dict[str, Any]]:
    return lambda play: {one: find(play.state, one) for one in play.state.seats}


def _marked(state: HopesEndState) -> dict[str, int | None]:
    return {held.card: held.answer for one in state.citizens for held in one.cards}


def _is_complete(state: HopesEndState) -> tuple[tuple[str, frozenset[Place]], ...]:
    return tuple((one.kind, one.tiles) for one in state.survey.complete)


def _edges(state: HopesEndState) -> dict[Place, str]:
    return {place: lying.edges for place, lying in state.town.items()}


def _cards(state: HopesEndState, one: str) -> tuple[str, ...]:
    return tuple(held.card for held in state.of(one).cards)


FIELDS: Mapping[str, ScenarioField] = {
    "first": ScenarioField(seat, of_state(lambda state: state.first)),
    "active": ScenarioField(seat, of_state(lambda state: state.active)),
    "hand": ScenarioField(text, of_state(lambda state: state.hand.edges if state.hand else None)),
    "piles": ScenarioField(_piles, of_state(lambda state: tuple(map(len, state.piles))), ordered=True),
    "out": ScenarioField(number, of_state(lambda state: state.out)),
    "onTable": ScenarioField(number, of_state(lambda state: len(state.town))),
    "ruined": ScenarioField(number, of_state(lambda state: state.ruined)),
    "history": ScenarioField(text, of_state(lambda state: state.history)),
    "moralityDeck": ScenarioField(number, of_state(lambda state: len(state.morality_deck))),
    "moralityDiscard": ScenarioField(number, of_state(lambda state: len(state.morality_discard))),
    "historyDeck": ScenarioField(number, of_state(lambda state: len(state.history_deck))),
    "historyDiscard": ScenarioField(number, of_state(lambda state: len(state.history_discard))),
    "victim": ScenarioField(seat, of_state(lambda state: state.victim.seat if state.victim else None)),
    "chooser": ScenarioField(seat, of_state(lambda state: state.chooser)),
    "toRuin": ScenarioField(number, of_state(lambda state: state.victim.n if state.victim else 0)),
    "repairer": ScenarioField(seat, of_state(lambda state: state.repairer.seat if state.repairer else None)),
    "gameOver": ScenarioField(one_of("ended", "lost"), of_state(lambda state: state.outcome)),
    "winners": ScenarioField(seats, of_state(lambda state: state.winners)),
    "score": ScenarioField(by_seat(_signed), _of_seats(lambda state, one: state.score(one))),
    "points": ScenarioField(by_seat(_signed), _of_seats(lambda state, one: state.of(one).points)),
    "spare": ScenarioField(by_seat(count), _of_seats(lambda state, one: state.of(one).spare)),
    "allow": ScenarioField(by_seat(count), _of_seats(lambda state, one: state.of(one).allow)),
    "tiles": ScenarioField(by_seat(count), _of_seats(lambda state, one: base_of(state.town, one))),
    "ruinedOf": ScenarioField(by_seat(count), _of_seats(lambda state, one: count_ruined(state.town, one))),
    "morality": ScenarioField(by_seat(_ids), _of_seats(_cards), ordered=True),
    "ruinable": ScenarioField(by_seat(_places), _of_seats(lambda state, one: state.ruinable(one))),
    "repairable": ScenarioField(by_seat(_places), _of_seats(lambda state, one: repairable(state.town, one))),
    "answer": ScenarioField(_answers, of_state(_marked)),
    "complete": ScenarioField(_complete, of_state(_is_complete)),
    "legal": ScenarioField(_legal, of_state(lambda state: state.legal)),
    "sides": ScenarioField(_sides, of_state(_edges)),
}
