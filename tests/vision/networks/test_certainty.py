"""What is said of how sure a value is comes nearer to how often it is right, and decides nothing."""

import numpy as np
import pytest

from tools.bench.certainty import Said, by_source, error, fitting
from vision.networks.certainty import cooled, often


def shy(source: str, seed: int, temperature: float = 0.5) -> list[Said]:
    """What a network says that is right more often than it thinks."""
    chance = np.random.default_rng(seed)
    sure = chance.uniform(0.5, 0.999, 4000).astype(np.float32)
    right = chance.random(4000) < cooled(sure, temperature)
    return [Said(source, float(one), bool(is_so)) for one, is_so in zip(sure, right, strict=True)]


def test_what_is_surer_stays_surer_and_what_is_even_stays_even() -> None:
    told = [often(one) for one in (0.2, 0.5, 0.9, 0.95, 0.99)]
    assert told == sorted(told)
    assert told[1] == pytest.approx(0.5)
    assert told[2] == pytest.approx(0.958, abs=0.001)
    assert 0 <= often(0.0) < often(1.0) <= 1


def test_a_source_is_told_more_truly_by_the_temperature_of_the_others() -> None:
    rows = {row[0]: row for row in by_source([*shy("here", 1), *shy("there", 2)])}
    assert set(rows) == {"here", "there", "all"}
    for _, count, said, true, before, after in rows.values():
        assert count >= 4000
        assert said < true
        assert before > 0.04
        assert after < 0.02


def test_the_temperature_is_found_with_which_something_was_made() -> None:
    said = shy("here", 3)
    sure, right = (np.array([getattr(one, what) for one in said], np.float32) for what in ("sure", "right"))
    assert fitting(sure, right) == pytest.approx(0.5, abs=0.06)
    assert error(sure, sure) == 0
