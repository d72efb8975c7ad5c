"""Teaches a network that no photograph teaches, at a rate that rises and falls once."""

from collections.abc import Callable

import torch
from torch import nn

SAY = 100


def teach(
    network: nn.Sequential, fault: Callable[[], torch.Tensor], steps: int, rate: float
) -> nn.Sequential:
    """The network after so many steps; `fault` asks it something, and says how wrong it was."""
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
