"""The pictures of Hope Inhumanity: a road after the end, its terrains, and what happens on it."""

from collections.abc import Mapping

from companion.games.hope_inhumanity.scenery.cards import CARDS
from companion.games.hope_inhumanity.scenery.moods import MOODS
from companion.games.hope_inhumanity.scenery.rites import RITES
from companion.games.hope_inhumanity.scenery.terrains import TERRAINS

PICTURES: Mapping[str, str] = {**TERRAINS, **CARDS, **MOODS, **RITES}
"""Every picture by its name."""
