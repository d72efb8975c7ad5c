"""Teaches the network that tells dice that lean from dice that lie, from drawn ones alone."""

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from vision.problems.leaning import DOUBTED, SURE
from vision.reading import Frame
from vision.render.palette import Floats
from vision.training.layers import Layers, at_once
from vision.training.postures import postures

DRAWN, ASIDE = 5000, 10
"""So many pictures are drawn, and every tenth of them is kept aside to see what was learnt."""
LAYERS: Layers = ((3, 16, 2, 1), (16, 24, 2, 1), (24, 32, 2, 1), (32, 48, 1, 1))
CELLS = 6
"""So many cells are left across and down after these."""
BATCH, ROUNDS, RATE = 64, 16, 3e-3


def schooled(part: float) -> nn.Sequential:
    """The network, taught with that part of all pictures; the same again on the same machine."""
    pictures, leans = postures(0, max(2 * ASIDE, round(part * DRAWN)))
    aside = np.arange(len(leans)) % ASIDE == 0
    network = taught(pictures[~aside], leans[~aside])
    _say(network, pictures[aside], leans[aside] > 0)
    return network


def taught(pictures: Frame, leans: Floats) -> nn.Sequential:
    """A network that has seen all pictures ROUNDS times, turned, mirrored and in other light."""
    torch.manual_seed(1)
    chance, network = np.random.default_rng(0), at_once(LAYERS, CELLS, 1, LAYERS[-1][1])
    steps = max(2, ROUNDS * len(leans) // BATCH)
    optimiser = torch.optim.AdamW(network.parameters(), RATE, weight_decay=1e-3)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=steps)
    for step in range(steps):
        some = chance.choice(len(leans), BATCH)
        shown = torch.from_numpy(_discoloured(pictures[some].astype(np.float32), chance))
        answers = network(shown.permute(0, 3, 1, 2) / 255).reshape(-1)
        fault = nn.functional.binary_cross_entropy_with_logits(answers, torch.from_numpy(leans[some]))
        optimiser.zero_grad()
        fault.backward()
        optimiser.step()
        pace.step()
        if step % 100 == 0:
            print(f"step {step} of {steps}: {fault.item():.3f}", flush=True)
    return network.eval()


def _say(network: nn.Sequential, pictures: Frame, leans: NDArray[np.bool_]) -> None:
    """Prints how many dice that lean are found, and how many that lie are taken for such."""
    with torch.no_grad():
        answers = network(torch.from_numpy(pictures).permute(0, 3, 1, 2).float() / 255).reshape(-1)
    chances = torch.sigmoid(answers).numpy()
    for sure in (DOUBTED, SURE):
        found, mistaken = (float((chances[which] >= sure).mean()) for which in (leans, ~leans))
        print(f"from {sure:.0%} on: {found:.1%} of those that lean, {mistaken:.1%} of those that lie")


def _discoloured(pictures: Floats, chance: np.random.Generator) -> Floats:
    """The pictures turned and mirrored, with dyes exchanged and under other lamps."""
    pictures = np.rot90(pictures, chance.integers(0, 4), (1, 2))
    if chance.random() < 0.5:
        pictures = pictures[:, :, ::-1]
    if chance.random() < 0.4:
        pictures = pictures[..., chance.permutation(3)]
    lamp = np.exp(chance.normal(0, 0.25, (len(pictures), 1, 1, 3)))
    glow = chance.normal(0, 12, (len(pictures), 1, 1, 1))
    return np.ascontiguousarray(np.clip(pictures * lamp + glow, 0, 255), np.float32)
