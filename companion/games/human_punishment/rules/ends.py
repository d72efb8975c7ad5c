"""The winners, once the game is over (HP-003, HP-117)."""

from companion.games.human_punishment.state.model import City

FACTIONS = {"Human": "Humans", "Machine": "Machines", "Fallen": "Fallen", "Legion": "Legion"}


def winners(city: City) -> tuple[str, ...] | None:
    """The seats of the winning faction whose Objectives are all fulfilled; None while the game goes on."""
    if city.over is None:
        return None
    return tuple(
        player.seat
        for player in city.players
        if FACTIONS[player.aims.loyalty] == city.over[1] and all(player.aims.objective)
    )
