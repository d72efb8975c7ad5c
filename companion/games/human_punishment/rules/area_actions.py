"""The actions of City, Nexus and Med Center (HP-201 to HP-208, HP-214, HP-234, HP-235)."""

from companion.games.human_punishment.rules.city import change_bar, draw_general_cards
from companion.games.human_punishment.rules.skill_trees import happened
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.waiting import JoinIn

FREE = 4
"""Lowest face of the pink die that sets one free (HP-227)."""
CITY_FOUR = (("deus", 1), ("riot", -2), ("riot", 2), ("morale", 2), ("resource", 1), ("resource", 2))
"""Bar and steps for each face of the pink die, in the order of the list (HP-208, HP-A53)."""


def city_three(city: City, seat: str) -> None:
    """Three general cards for one Resource (HP-206)."""
    draw_general_cards(city, seat, 4 if "city 3 four" in city.player(seat).sheet.traits else 3)
    change_bar(city, "resource", -1)
    happened(city, seat, "city action", kind="3")
    others = [
        player.seat
        for player in city.players
        if player.sheet.character == "nova" and player.seat != city.turn.active
    ]
    city.queue_next(*(JoinIn(other) for other in others))
