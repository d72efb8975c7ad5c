"""Reads the fields of a check, and finds the value of each in the game."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from companion.games.hopes_end.definitions import read_edges
from companion.games.hopes_end.scenarios.given import FAR, read_place
from companion.games.hopes_end.state import Citizen, HopesEndState
from companion.games.hopes_end.town.tiles import Place
from companion.games.hopes_end.town.town import base_of, count_ruined, repairable
from companion.kit.scenario.derived import ORDERED, Seat, Signed, fields_of, fields_of_each, found
from companion.kit.scenario.fields import MANY, Playing, ScenarioField
from companion.kit.scenario.parts import ScenarioPart


def _four(part: ScenarioPart, _: Any) -> tuple[int, ...]:
    found = part.items()
    if len(found) != 4:
        raise part.fault("four numbers stand here")
    return tuple(one.number(0, MANY) for one in found)


def _places(part: ScenarioPart, _: Any = None) -> tuple[Place, ...]:
    return tuple(map(read_place, part.items()))


def _features(part: ScenarioPart, _: Any) -> tuple[tuple[str, frozenset[Place]], ...]:
    return tuple(map(_feature, part.items()))


def _feature(part: ScenarioPart) -> tuple[str, frozenset[Place]]:
    part.fields("kind", "tiles")
    kind = part.part("kind").word(("building", "road", "barracks"), "kind of feature")
    tiles = _places(part.part("tiles"))
    if len(set(tiles)) < len(tiles):
        raise part.part("tiles").fault("a place stands here twice")
    return kind, frozenset(tiles)


def _turns(part: ScenarioPart, _: Any) -> tuple[tuple[int, ...], ...]:
    found = []
    for item in part.items():
        numbers = item.items()
        if len(numbers) != 3:
            raise item.fault("[x, y, turn] stands here")
        found.append((*(n.number(-FAR, FAR) for n in numbers[:2]), numbers[2].number(0, 3)))
    return tuple(found)


def _edges(part: ScenarioPart, _: Any) -> dict[Place, str]:
    found: dict[Place, str] = {}
    for item in part.items():
        place = read_place(item.fields("at", "edges").part("at"))
        if place in found:
            raise item.fault(f"the place {list(place)} stands here twice")
        found[place] = read_edges(item.part("edges"))
    return found


Places: TypeAlias = Annotated[tuple[Place, ...], _places]


def _of(play: Playing, seat: str) -> Any:
    return play.state.of(seat)


def _hand(play: Playing) -> str | None:
    return play.state.hand.edges if play.state.hand else None


def _piles(play: Playing) -> Annotated[tuple[int, ...], _four, ORDERED]:
    return tuple(map(len, play.state.piles))


def _on_table(play: Playing) -> int:
    return len(play.state.town)


def _victim(play: Playing) -> Seat | None:
    return play.state.victim.seat if play.state.victim else None


def _to_ruin(play: Playing) -> int:
    return play.state.victim.n if play.state.victim else 0


def _repairer(play: Playing) -> Seat | None:
    return play.state.repairer.seat if play.state.repairer else None


def _score(play: Playing, seat: Seat) -> Signed:
    return int(play.state.score(seat))


def _tiles(play: Playing, seat: Seat) -> int:
    return base_of(play.state.town, seat)


def _ruined_of(play: Playing, seat: Seat) -> int:
    return count_ruined(play.state.town, seat)


def _morality(play: Playing, seat: Seat) -> Annotated[tuple[str, ...], ORDERED]:
    return tuple(held.card for held in play.state.of(seat).cards)


def _ruinable(play: Playing, seat: Seat) -> Places:
    return tuple(play.state.ruinable(seat))


def _repairable(play: Playing, seat: Seat) -> Places:
    return repairable(play.state.town, seat)


def _answer(play: Playing, card: str) -> Annotated[int, lambda part, _: part.number(1, 3)] | None:
    return next((one.answer for each in play.state.citizens for one in each.cards if one.card == card), None)


def _complete(play: Playing) -> Annotated[tuple[tuple[str, frozenset[Place]], ...], _features]:
    return tuple((one.kind, one.tiles) for one in play.state.survey.complete)


def _legal(play: Playing) -> Annotated[tuple[tuple[int, ...], ...], _turns]:
    return tuple(play.state.legal)


def _sides(play: Playing) -> Annotated[Mapping[Place, str], _edges]:
    return {place: lying.edges for place, lying in play.state.town.items()}


FIELDS: Mapping[str, ScenarioField] = {
    **fields_of(HopesEndState, "out ruined history"),
    **fields_of(HopesEndState, "first active chooser", kind=Seat | None),
    **fields_of(HopesEndState, "winners", kind=frozenset[Seat]),
    **fields_of(HopesEndState, gameOver="outcome", kind=Literal["ended", "lost"] | None),
    **fields_of(HopesEndState, "morality_deck morality_discard history_deck history_discard", kind=int),
    **fields_of_each(Citizen, "spare allow", of=_of),
    **fields_of_each(Citizen, "points", of=_of, kind=Signed),
    **found(_hand, _piles, _on_table, _victim, _to_ruin, _repairer, _score, _tiles, _ruined_of, _morality),
    **found(_ruinable, _repairable, _answer, _complete, _legal, _sides),
}
