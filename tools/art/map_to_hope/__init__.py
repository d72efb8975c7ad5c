"""The pictures of The Map to Hope: a way on a folded map, its cards and places, and how it ends."""

from collections.abc import Mapping

from tools.art.map_to_hope import kinds, moods
from tools.art.map_to_hope.styles import MORNING, TEAL

PICTURES: Mapping[str, str] = {
    "box": moods.box(),
    "journey": moods.journey(),
    "aside": moods.aside(),
    "fate": moods.fate(),
    "hero": moods.hero(),
    "success": moods.success(),
    "failure": moods.failure(),
    "won": kinds.camp("The camp at the end of the way", MORNING),
    "lost": moods.lost(),
    "place-force": kinds.blocked(),
    "place-wits": kinds.crossing(),
    "place-craft": kinds.mast(),
    "place-camp": kinds.camp("The camp, from afar", TEAL),
    "radiation": kinds.rays(),
    "leader": kinds.people(leads=True),
    "ally": kinds.people(leads=False),
    "item": kinds.item(),
    "boost": kinds.boost(),
    "action": kinds.action(),
}
"""Every picture by its name: piles, kinds of cards and of Locations, and moods."""
