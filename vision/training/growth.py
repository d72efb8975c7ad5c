"""Makes a taught network wider, with nearly the same answers, to learn on from there (Net2Net, Chen 2016)."""

import torch
from torch import nn

UNLIKE = 0.02
"""Copies of a channel differ by so much of it, or they would learn the same for ever."""


def grow(taught: nn.Sequential, untaught: nn.Sequential) -> None:
    """Makes the untaught network, wider but of the same layers, answer as the taught one does."""
    source = torch.arange(taught[0].in_channels)
    for small, large in zip(taught, untaught, strict=True):
        if isinstance(small, nn.Conv2d):
            source = _widened(small, large, source)
        elif isinstance(small, nn.BatchNorm2d):
            for name, value in large.state_dict().items():
                known = small.state_dict()[name]
                value.copy_(known[source] if known.dim() else known)


def _widened(small: nn.Conv2d, large: nn.Conv2d, source: torch.Tensor) -> torch.Tensor:
    """Fills the large layer; says of which channel of the small one each of its channels is a copy."""
    fresh = torch.randint(small.out_channels, (large.out_channels - small.out_channels,))
    copies = torch.cat([torch.arange(small.out_channels), fresh])
    share = torch.bincount(source, minlength=small.in_channels)[source]
    kernel = small.weight[copies][:, source] / share[None, :, None, None]
    with torch.no_grad():
        large.weight.copy_(kernel * (1 + UNLIKE * torch.randn_like(kernel)))
        if large.bias is not None:
            large.bias.copy_(small.bias[copies])
    return copies
