"""Stacks of convolutions that can be taught, and written down as ONNX files."""

from collections.abc import Sequence

import numpy as np
import onnx
from onnx import helper, numpy_helper
from torch import nn

from vision.render.palette import Floats

Layers = Sequence[tuple[int, int, int, int]]
"""Channels in and out, stride and dilation of each 3 x 3 layer."""


def everywhere(layers: Layers, answers: int) -> nn.Sequential:
    """An untaught network that answers for every cell; its first answer begins as a firm no."""
    last = nn.Conv2d(layers[-1][1], answers, 1)
    nn.init.normal_(last.weight, std=0.01)
    nn.init.constant_(last.bias, 0)
    nn.init.constant_(last.bias[:1], -3.0)
    return nn.Sequential(*_stack(layers), last)


def at_once(layers: Layers, side: int, answers: int, middle: int = 64) -> nn.Sequential:
    """An untaught network that answers once for a whole square of so many cells."""
    whole = [nn.Conv2d(layers[-1][1], middle, side, bias=False), nn.BatchNorm2d(middle), nn.ReLU()]
    return nn.Sequential(*_stack(layers), *whole, nn.Conv2d(middle, answers, 1))


def _stack(layers: Layers) -> list[nn.Module]:
    parts: list[nn.Module] = []
    for inward, outward, stride, apart in layers:
        parts.append(nn.Conv2d(inward, outward, 3, stride, apart, apart, bias=False))
        parts += [nn.BatchNorm2d(outward), nn.ReLU()]
    return parts


def as_onnx(taught: nn.Sequential, name: str) -> bytes:
    """The network as an ONNX file, its normalisations folded into the convolutions."""
    nodes, weights, last = [], [], "picture"
    convolutions = [k for k, part in enumerate(taught) if isinstance(part, nn.Conv2d)]
    for number, k in enumerate(convolutions):
        kernel, bias = _folded(taught, k)
        weights += [
            numpy_helper.from_array(kernel, f"w{number}"),
            numpy_helper.from_array(bias, f"b{number}"),
        ]
        nodes.append(_node(taught[k], last, number))
        last = f"c{number}"
        if k != convolutions[-1]:
            nodes.append(helper.make_node("Relu", [last], [f"r{number}"]))
            last = f"r{number}"
    inward = helper.make_tensor_value_info("picture", onnx.TensorProto.FLOAT, ["n", 3, "height", "width"])
    outward = helper.make_tensor_value_info(last, onnx.TensorProto.FLOAT, ["n", "answers", "rows", "columns"])
    graph = helper.make_graph(nodes, name, [inward], [outward], weights)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)
    data: bytes = model.SerializeToString()
    return data


def _node(layer: nn.Conv2d, last: str, number: int) -> onnx.NodeProto:
    return helper.make_node(
        "Conv",
        [last, f"w{number}", f"b{number}"],
        [f"c{number}"],
        kernel_shape=list(layer.kernel_size),
        strides=list(layer.stride),
        dilations=list(layer.dilation),
        pads=list(layer.padding) * 2,
    )


def _folded(taught: nn.Sequential, k: int) -> tuple[Floats, Floats]:
    kernel = taught[k].weight.detach().numpy()
    if k + 1 == len(taught):
        return kernel.astype(np.float32), taught[k].bias.detach().numpy().astype(np.float32)
    norm = taught[k + 1]
    scale = (norm.weight / (norm.running_var + norm.eps).sqrt()).detach().numpy()
    bias = norm.bias.detach().numpy() - norm.running_mean.numpy() * scale
    return (kernel * scale[:, None, None, None]).astype(np.float32), bias.astype(np.float32)
