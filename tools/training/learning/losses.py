"""Loss functions, one for each network."""

import torch
from torch.nn import functional

Right = dict[str, torch.Tensor]


def of_places(answer: torch.Tensor, right: Right) -> torch.Tensor:
    """Loss of answers (n, 4, h, w): focal loss (Lin 2017) for centres, distance for positions."""
    heat, weight = right["heat"], right["weight"]
    seen = answer[:, 0].sigmoid().clamp(1e-4, 1 - 1e-4)
    is_middle = (heat == 1).float()
    near = is_middle * (1 - seen) ** 2 * seen.log()
    far = (1 - is_middle) * (1 - heat) ** 4 * seen**2 * (1 - seen).log() * right["asked"]
    middles = -(near + far).sum() / is_middle.sum().clamp(min=1)
    away = (answer[:, 1:] - right["place"]).abs().sum(1)
    return middles + 0.3 * (away * weight).sum() / weight.sum().clamp(min=1)


def of_faces(answer: torch.Tensor, right: Right) -> torch.Tensor:
    """Cross entropy of answers (n, 7, 1, 1)."""
    surprise: torch.Tensor = functional.cross_entropy(
        answer[:, :, 0, 0], right["value"], label_smoothing=0.03
    )
    return surprise


def of_bodies(answer: torch.Tensor, right: Right) -> torch.Tensor:
    """Cross entropy of any correct name being right; answers are (n, names, 1, 1)."""
    likely = answer[:, :, 0, 0].log_softmax(1)
    all_wrong = (1 - right["names"]) * -1e4
    surprise: torch.Tensor = -(likely + all_wrong).logsumexp(1).mean()
    return surprise - 0.02 * likely.mean()
