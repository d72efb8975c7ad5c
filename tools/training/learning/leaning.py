"""Trains the network for a leaning die's upper face, on drawn dice alone."""

import numpy as np
import torch
from torch import nn

from tools.training.learning.drawn_training import answers, drilled
from tools.training.learning.layers import Layers, at_once
from tools.training.posture_samples import UprightQuestion, lesson, question
from tools.training.postures import Postures, postures
from vision.problems.upright import POWERS, products

DRAWN, ASIDE = 14_000, 200
"""Tables drawn for training, and for validation."""
LAYERS: Layers = (
    (3, 16, 2, 1),
    (16, 24, 1, 1),
    (24, 32, 2, 1),
    (32, 48, 1, 1),
    (48, 48, 2, 1),
    (48, 48, 1, 1),
)
CELLS, MIDDLE = 6, 32
"""Cells across and down after these layers, and channels of the layer over all of them."""
BATCH, ROUNDS, RATE = 64, 16, 3e-3
ASKED = 4
"""Candidates for the upper face per picture of a die."""


def schooled(part: float) -> nn.Sequential:
    """The network, taught with that part of all pictures; the same again on the same machine."""
    count, aside = (max(4, round(part * number)) for number in (DRAWN, ASIDE))
    network = taught(postures(0, count))
    _say(network, postures(count, aside))
    return network


def taught(drawn: Postures) -> nn.Sequential:
    """A network that has seen all pictures ROUNDS times, turned, mirrored and in other light."""
    torch.manual_seed(1)
    chance, network = np.random.default_rng(0), at_once(LAYERS, CELLS, len(POWERS), MIDDLE)

    def fault() -> torch.Tensor:
        pictures, some = lesson(drawn, BATCH, chance)
        said = answers(network, pictures)
        return torch.stack([_fault(said, question(some, chance)) for _ in range(ASKED)]).mean()

    return drilled(network, fault, max(2, ROUNDS * len(drawn.leans) // BATCH), RATE)


def _fault(said: torch.Tensor, asked: UprightQuestion) -> torch.Tensor:
    terms, lies, counts = (torch.from_numpy(one) for one in (asked.terms, asked.lies, asked.counts))
    likelier = (said * terms).sum(dim=1)
    faults = nn.functional.binary_cross_entropy_with_logits(likelier, lies, reduction="none")
    return (faults * counts).mean()


def _say(network: nn.Sequential, aside: Postures) -> None:
    """Prints how many dice that lean are told from those that lie by who knows which way is up."""
    with torch.no_grad():
        said = answers(network, aside.pictures.astype(np.float32)).numpy()
    likelier = (said * products(aside.up)).sum(axis=1)
    for least in (0.0, 2.0, 4.0):
        found, mistaken = (float((likelier[which] < -least).mean()) for which in (aside.leans, ~aside.leans))
        print(f"e^{least:.0f} times likelier: {found:.1%} of what leans, {mistaken:.1%} of what lies")
