"""Random games agree with small models that were written from the rules."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from companion import games
from companion.table.cards.card_shelf import CardShelf
from tests.companion.games.models.amber_tide import AmberTideModel
from tests.companion.games.models.hope_inhumanity import HopeInhumanityModel
from tests.companion.games.models.hopes_end import HopesEndModel
from tests.companion.games.models.human_punishment import HumanPunishmentModel
from tests.companion.games.models.just_dice import JustDiceModel
from tests.companion.games.models.map_to_hope import MapToHopeModel
from tests.companion.games.models.model import compare
from tests.companion.games.models.ships_home import ShipsHomeModel
from tests.companion.games.models.tangled_kites import TangledKitesModel

MODELS: Mapping[str, type[Any]] = {
    "amber_tide": AmberTideModel,
    "hope_inhumanity": HopeInhumanityModel,
    "hopes_end": HopesEndModel,
    "human_punishment": HumanPunishmentModel,
    "just_dice": JustDiceModel,
    "map_to_hope": MapToHopeModel,
    "ships_home": ShipsHomeModel,
    "tangled_kites": TangledKitesModel,
}
STEPS, MANY = 10_000, 1_000_000


@cache
def decks(name: str) -> dict[str, str]:
    return dict(CardShelf(Path("nowhere")).decks_in(games.find(name), "en"))


def test_each_game_has_a_model() -> None:
    assert set(MODELS) == set(games.names())


@pytest.mark.representative
@pytest.mark.parametrize("name", MODELS)
def test_random_steps_agree_with_the_model(name: str) -> None:
    steps = STEPS // len(MODELS)
    assert compare(games.find(name), MODELS[name], decks(name), steps, "few") >= steps


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("name", MODELS)
def test_a_million_random_steps_agree_with_the_models(name: str) -> None:
    steps = MANY // len(MODELS)
    assert compare(games.find(name), MODELS[name], decks(name), steps, "many") >= steps
