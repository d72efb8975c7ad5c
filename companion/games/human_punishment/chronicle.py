"""What a simulation counts: turns, and which side has won (HP-002)."""

from collections.abc import Iterator

from companion.engine.chronicle import Fact, Happening
from companion.games.human_punishment.events import Taken
from companion.games.human_punishment.model import City
from companion.games.human_punishment.rules.ends import FACTIONS
from companion.kit.plain_game import Happened


def facts(city: City, event: Happened[City]) -> Iterator[Fact]:
    """A turn that passes; at the end each side that was dealt, and the Outlaws, with 1 if it has won."""
    if not isinstance(event, Taken):
        return
    if event.do == "pass" and city.over is None:
        yield Fact(Happening.TURN, city.turn)
    if city.over is not None:
        dealt = {FACTIONS[one.loyalty] for one in city.players}
        for side in (*sorted(dealt), "Outlaws"):
            yield Fact(Happening.LEVEL, 1, side, amount=float(side == city.over[1]))
        yield Fact(Happening.LEVEL, 1, "turns", amount=float(city.turn))
