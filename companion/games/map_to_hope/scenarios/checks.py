"""Reads the fields of a check, and finds the value of each in the game."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from companion.games.map_to_hope.scenarios.staged import fate_value
from companion.games.map_to_hope.state import MapToHopeState, Test
from companion.games.map_to_hope.survivor import Survivor
from companion.kit.scenario.derived import OrderedPile, Pile, Seat, Signed, fields_of, fields_of_each, found
from companion.kit.scenario.fields import MANY, Playing, ScenarioField
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


def _fate_cards(part: ScenarioPart, _: Any) -> int | tuple[str, ...]:
    if isinstance(part.value, list):
        return tuple(map(fate_value, part.items()))
    return part.number(0, MANY)


def _step(part: ScenarioPart, given: Any) -> tuple[str, str]:
    part.fields("player", "do")
    player = part.part("player").word((*given.players, TABLE), "player")
    return player, part.part("do").word(tuple(OPEN.values()), "step that may be open")


def _of(play: Playing, seat: str) -> Any:
    return play.state.of(seat)


def _front(play: Playing, seat: Seat) -> Pile:
    return tuple(lying.card for lying in play.state.of(seat).front)


def _uses(play: Playing, card: str) -> int | None:
    """Uses of a card in front that are left, more than many without a limit; None if it is not there."""
    front = [lying for survivor in play.state.survivors for lying in survivor.front if lying.card == card]
    return (MANY + 1 if front[0].uses is None else front[0].uses) if front else None


def _result(play: Playing) -> Literal["success", "failure"] | None:
    success = play.state.test and play.state.test.success
    return None if success is None else "success" if success else "failure"


def _passed(play: Playing) -> frozenset[Seat]:
    return frozenset(
        survivor.seat.id for survivor in play.state.survivors if survivor.passed and not survivor.dead
    )


def _dead(play: Playing) -> frozenset[Seat]:
    return frozenset(survivor.seat.id for survivor in play.state.survivors if survivor.dead)


def _open(play: Playing) -> Annotated[tuple[str, str], _step] | None:
    for asked in play.open.values():
        if asked.question.id in OPEN:
            return asked.question.to or TABLE, OPEN[asked.question.id]
    return None


Fate: TypeAlias = Annotated[tuple[str, ...], _fate_cards]
FIELDS: Mapping[str, ScenarioField] = {
    **fields_of(MapToHopeState, "day days location"),
    **fields_of(MapToHopeState, "first active", kind=Seat | None),
    **fields_of(MapToHopeState, "journey aside", kind=OrderedPile),
    **fields_of(MapToHopeState, "fate_discard", fateDeck="fate", kind=Fate),
    **fields_of(MapToHopeState, gameOver="outcome", kind=Literal["won", "lost"] | None),
    **fields_of(Test, "skill fate total needs", of=lambda play: play.state.test, kind=Signed | None),
    **fields_of_each(Survivor, "time debt radiation damage hand discard", of=_of),
    **fields_of_each(Survivor, "deck", of=_of, kind=OrderedPile),
    **found(_front, _uses, _result, _passed, _dead, _open),
}
