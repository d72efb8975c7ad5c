"""Trains the network that recognises stacked dice, on drawn dice alone."""

import numpy as np
import torch
from torch import nn
from torch.nn.functional import binary_cross_entropy_with_logits

from tools.training.learning.drawn_training import answers, drilled
from tools.training.learning.layers import Layers, at_once
from tools.training.stacks import Stacks, lesson, stacks

DRAWN, ASIDE = 14_000, 200
"""Tables drawn for training, and for validation."""
LAYERS: Layers = (
    (3, 16, 2, 1),
    (16, 24, 1, 1),
    (24, 32, 2, 1),
    (32, 48, 1, 1),
    (48, 48, 2, 1),
    (48, 48, 1, 1),
    (48, 64, 2, 1),
)
CELLS, MIDDLE = 4, 32
"""Cells across and down after these layers, and channels of the layer over all of them."""
BATCH, STEPS, RATE = 64, 24_000, 3e-3


def schooled(part: float) -> nn.Sequential:
    """The network, taught with that part of all pictures and steps; the same again on the same machine."""
    count, aside = (max(4, round(part * number)) for number in (DRAWN, ASIDE))
    network = taught(stacks(0, count), max(2, round(part * STEPS)))
    _say(network, stacks(count, aside))
    return network


def taught(drawn: Stacks, steps: int) -> nn.Sequential:
    """A network after that many batches of the pictures, rotated, mirrored and in other light."""
    torch.manual_seed(1)
    chance, network = np.random.default_rng(0), at_once(LAYERS, CELLS, 1, MIDDLE)

    def fault() -> torch.Tensor:
        pictures, is_above = lesson(drawn, BATCH, chance)
        return binary_cross_entropy_with_logits(answers(network, pictures)[:, 0], torch.from_numpy(is_above))

    return drilled(network, fault, steps, RATE)


def _say(network: nn.Sequential, aside: Stacks) -> None:
    """Prints how many dice are told to lie on others, of those that do and of those that do not."""
    with torch.no_grad():
        likelier = answers(network, aside.pictures.astype(np.float32))[:, 0].numpy()
    for least in (0.0, 2.0, 4.0):
        told = likelier > least
        found, mistaken = (float(told[which].mean()) for which in (aside.is_above, ~aside.is_above))
        print(f"e^{least:.0f} times likelier: {found:.1%} of what is above, {mistaken:.1%} of the rest")
