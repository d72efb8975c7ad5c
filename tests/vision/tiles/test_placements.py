"""What is read right of an evening's tiles; `make tiles` lays two thousand."""

import pytest

from tests.long import in_full_alone
from tests.vision.tiles.placements import changes

PLACEMENTS = 60


@pytest.mark.long
@in_full_alone
def test_of_an_evenings_tiles_nearly_all_are_read_and_none_is_wrong_without_a_word() -> None:
    seen = list(changes(PLACEMENTS))
    placements = [one for one in seen if one.is_placement]
    assert not [one for one in seen if one.silent]
    assert sum(one.right for one in placements) >= 0.95 * len(placements)
