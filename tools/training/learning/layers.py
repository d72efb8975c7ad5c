"""Stacks of convolutions that can be trained, and exported to ONNX."""

import io
from collections.abc import Sequence

import torch
from torch import nn

Layers = Sequence[tuple[int, int, int, int]]
"""Channels in and out, stride and dilation of each 3 x 3 layer."""
EXAMPLE = 128
"""Pixels across and down of a picture in which any of them has something to answer."""


def everywhere(layers: Layers, answers: int) -> nn.Sequential:
    """An untaught network that answers for every cell; its first answer begins as a firm no."""
    last = nn.Conv2d(layers[-1][1], answers, 1)
    nn.init.normal_(last.weight, std=0.01)
    nn.init.constant_(last.bias, 0)
    nn.init.constant_(last.bias[:1], -3.0)
    return nn.Sequential(*_stack(layers), last)


def at_once(layers: Layers, side: int, answers: int, middle: int = 64) -> nn.Sequential:
    """An untrained network with one output for a whole square of `side` cells."""
    whole = [nn.Conv2d(layers[-1][1], middle, side, bias=False), nn.BatchNorm2d(middle), nn.ReLU()]
    return nn.Sequential(*_stack(layers), *whole, nn.Conv2d(middle, answers, 1))


def _stack(layers: Layers) -> list[nn.Module]:
    parts: list[nn.Module] = []
    for inward, outward, stride, apart in layers:
        parts.append(nn.Conv2d(inward, outward, 3, stride, apart, apart, bias=False))
        parts += [nn.BatchNorm2d(outward), nn.ReLU()]
    return parts


def as_onnx(taught: nn.Sequential, side: int | None) -> bytes:
    """The network as an ONNX file, its normalisations folded in, for pictures of one side or of any size."""
    file = io.BytesIO()
    example = torch.zeros(1, 3, side or EXAMPLE, side or EXAMPLE)
    torch.onnx.export(
        taught.eval(),
        (example,),
        file,
        input_names=["picture"],
        dynamic_axes={"picture": {0: "n"} if side else {0: "n", 2: "height", 3: "width"}},
        opset_version=13,
        dynamo=False,
    )
    return file.getvalue()
