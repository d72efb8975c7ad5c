"""The choice of a bot in its turn: first what is worth an Action Point here, then the way on."""

from companion.games.human_punishment.actions.every import ACTIONS, split
from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.bots.goals import goals
from companion.games.human_punishment.state.model import City


def step(city: City, seat: str, options: list[str]) -> str:
    """The step that is worth most; the turn ends once no other is worth anything."""
    wanted, one = goals(city, seat), city.player(seat)
    worth = {}
    for option in options:
        do, along = split(option)
        action = ACTIONS[do]
        if not aims.renounces(one, action.deed or do):
            worth[option] = action.worth(city, seat, "".join(along.values()), wanted)
    return max(worth, key=lambda one: (worth[one], one))
