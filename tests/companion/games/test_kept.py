"""Games that were kept end as they ended then, and show what they showed, to everybody."""

import json

import pytest

from companion import games
from companion.table.repertoire import Repertoire
from tests.companion.games.keeping import DIGESTS, NOT_KEPT, digests, every_game, kept
from tests.tiers import one_of_each

THEN = json.loads(DIGESTS.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def repertoire() -> Repertoire:
    return every_game()


def test_there_are_games_of_each_kind_and_what_came_of_each() -> None:
    assert {name.rpartition("-")[0] for name in kept()} == {*games.names()} - NOT_KEPT
    assert sorted(THEN) == kept()


@pytest.mark.parametrize("name", one_of_each(sorted(THEN), {name for name in THEN if name.endswith("-0")}))
def test_a_kept_game_comes_out_as_it_did(name: str, repertoire: Repertoire) -> None:
    assert digests(name, repertoire) == THEN[name]
