"""Networks are asked about dice by the handful, which changes nothing of what they answer."""

from itertools import pairwise

import numpy as np
import pytest

from vision.networks import batched_inference, bodies
from vision.networks.weights import opened


def test_each_picture_gets_its_own_answer_however_many_there_are() -> None:
    net = opened(bodies.WEIGHTS, bodies.SHA256)
    greys = range(0, 250, 250 // (2 * batched_inference.HANDFUL + 3))
    pictures = [np.full((bodies.SIDE, bodies.SIDE, 3), grey, np.uint8) for grey in greys]
    together = batched_inference.answers(net, pictures)
    alone = np.concatenate([batched_inference.answers(net, [one]) for one in pictures])
    assert len(pictures) > 2 * batched_inference.HANDFUL
    assert together == pytest.approx(alone, abs=1e-3)
    assert all((one != other).any() for one, other in pairwise(together))


def test_answers_however_large_become_chances_that_keep_their_order() -> None:
    found = batched_inference.chances(np.array([[1000, 0, -1000], [1, 2, 3]], np.float32))
    assert found.sum(axis=1) == pytest.approx(np.ones(2))
    assert found[0] == pytest.approx([1, 0, 0])
    assert (np.diff(found[1]) > 0).all()


def test_where_an_answer_is_not_sure_the_mirror_image_says_as_much() -> None:
    net = opened(bodies.WEIGHTS, bodies.SHA256)
    chance = np.random.default_rng(5)
    plain = np.full((bodies.SIDE, bodies.SIDE, 3), (40, 40, 200), np.uint8)
    noise = chance.integers(0, 255, (20, *plain.shape), np.uint8)
    pictures = [plain, *noise]
    alone = batched_inference.chances(batched_inference.answers(net, pictures))
    mirrors = batched_inference.chances(
        batched_inference.answers(net, [one[:, ::-1].copy() for one in pictures])
    )
    both = batched_inference.mirrored_too(net, pictures)
    sure = alone.max(axis=1) >= batched_inference.PLAIN
    assert sure.any()
    assert not sure.all()
    assert both[sure] == pytest.approx(alone[sure])
    assert both[~sure] == pytest.approx((alone[~sure] + mirrors[~sure]) / 2, abs=1e-4)
