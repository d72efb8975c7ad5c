"""The pictures of Hope Inhumanity: a road after the end, its terrains, and what happens on it."""

from collections.abc import Mapping

from tools.art.hope_inhumanity.cards import CARDS
from tools.art.hope_inhumanity.milestones import MILESTONES
from tools.art.hope_inhumanity.moods import MOODS
from tools.art.hope_inhumanity.terrains import TERRAINS

PICTURES: Mapping[str, str] = {**TERRAINS, **CARDS, **MOODS, **MILESTONES}
"""Every picture by its name."""
