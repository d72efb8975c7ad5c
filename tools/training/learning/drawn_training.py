"""Trains a network that needs no photographs, with a one-cycle learning rate."""

from collections.abc import Callable

import torch
from torch import nn

from vision.render.palette import Floats

SAY = 100


def drilled(
    network: nn.Sequential, fault: Callable[[], torch.Tensor], steps: int, rate: float
) -> nn.Sequential:
    """The network after that many steps; `fault` computes the loss of a batch."""
    optimiser = torch.optim.AdamW(network.parameters(), rate, weight_decay=1e-3)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps)
    for step in range(steps):
        wrong = fault()
        optimiser.zero_grad()
        wrong.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 5.0)
        optimiser.step()
        pace.step()
        if step % SAY == 0:
            print(f"step {step} of {steps}: {wrong.item():.3f}", flush=True)
    return network.eval()


def answers(network: nn.Sequential, pictures: Floats) -> torch.Tensor:
    """The network's output for pictures (n, side, side, 3) of 0 to 255: shape (n, its answers)."""
    said: torch.Tensor = network(torch.from_numpy(pictures).permute(0, 3, 1, 2) / 255)
    return said.flatten(1)
