"""Trains a network in two processes that synchronise after each step."""

import copy
import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import cv2
import numpy as np
import torch
from torch import distributed, multiprocessing
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from tools.training.augmentation import Chance
from tools.training.drawings import USUAL, Drawings
from tools.training.learning.losses import Right
from tools.training.sample import Lesson, Sample
from tools.training.sample_queue import Shelf

PUPILS = 2
"""Each takes its share of every batch: as many teach the same again, however many cores there are."""
WARM_UP = 50
"""Steps until the full rate is reached; from there it falls in half a wave."""
LAST_RATE = 0.01
"""The share of the rate that is left at the end."""
MEMORY = 0.995
"""Decay of the moving average of the weights."""
SAY = 100
HALVING = ("avx512_bf16", "amx_bf16", "bf16")
"""Names of processor features for bfloat16, without which it takes five times as long."""

Fault = Callable[[torch.Tensor, Right], torch.Tensor]
"""Computes the loss."""


@dataclass(frozen=True, slots=True)
class TeachingCourse:
    """A training run: examples, steps, learning rate, batch size, share of photographs."""

    lesson: Callable[[Sample, Chance], Lesson]
    steps: int
    rate: float
    batch: int
    photographed: float
    seed: int
    named: bool = False
    """Only of dice, drawn ones too, whose colours have names."""
    drawings: Drawings = USUAL


def teach(pupil: torch.nn.Sequential, fault: Fault, shelf: Shelf, course: TeachingCourse) -> None:
    """Trains the network in place."""
    pupil.share_memory()
    os.environ.setdefault("MASTER_ADDR", "127.0.0.1")
    os.environ["MASTER_PORT"] = str(29500 + os.getpid() % 1000)
    multiprocessing.start_processes(_learn, (pupil, fault, shelf, course), nprocs=PUPILS, start_method="fork")


def _learn(
    rank: int, shared: torch.nn.Sequential, fault: Fault, shelf: Shelf, course: TeachingCourse
) -> None:
    """One pupil learns its share; the first says how it goes, and writes down what was learnt.

    Where the processor can, answers are reckoned with half the digits, which takes half of the time.
    """
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    distributed.init_process_group("gloo", rank=rank, world_size=PUPILS)
    pupil = copy.deepcopy(shared).to(memory_format=torch.channels_last).train()
    optimiser = torch.optim.AdamW(pupil.parameters(), lr=course.rate, weight_decay=1e-4)
    learnt = AveragedModel(pupil, multi_avg_fn=get_ema_multi_avg_fn(MEMORY), use_buffers=True)
    wrong, halved = [], any(torch.cpu.get_capabilities().get(name) for name in HALVING)
    _keep_digits(pupil)
    for step in range(course.steps):
        for group in optimiser.param_groups:
            group["lr"] = course.rate * _share(step, course.steps)
        chance = np.random.default_rng([course.seed, step, rank])
        pictures, right = _lessons(shelf, course, course.batch // PUPILS, chance)
        with torch.autocast("cpu", torch.bfloat16, enabled=halved):
            answers = pupil(pictures)
        missed = fault(answers.float(), right)
        optimiser.zero_grad()
        missed.backward()
        _agree([weight.grad for weight in pupil.parameters()])
        torch.nn.utils.clip_grad_norm_(pupil.parameters(), 5.0)
        optimiser.step()
        learnt.update_parameters(pupil)
        wrong.append(missed.item())
        if len(wrong) == SAY and rank == 0:
            print(f"step {step + 1} of {course.steps}: {np.mean(wrong):.4f}", flush=True)
            wrong.clear()
    _agree([seen for seen in learnt.module.buffers() if seen.is_floating_point()])
    if rank == 0:
        shared.load_state_dict(learnt.module.state_dict())
    distributed.barrier()
    distributed.destroy_process_group()


def _keep_digits(pupil: torch.nn.Sequential) -> None:
    """Has layers in which each channel is on its own reckon with all digits: half take ten times as long."""
    for layer in pupil.modules():
        if getattr(layer, "groups", 1) > 1:
            layer.forward = partial(_with_all_digits, layer.forward)


def _with_all_digits(reckon: Callable[[torch.Tensor], torch.Tensor], seen: torch.Tensor) -> torch.Tensor:
    with torch.autocast("cpu", enabled=False):
        return reckon(seen.float())


def _agree(numbers: list[torch.Tensor]) -> None:
    """Replaces numbers by their mean over all pupils."""
    flat = torch.cat([some.reshape(-1) for some in numbers])
    distributed.all_reduce(flat)
    flat /= distributed.get_world_size()
    for some, mean in zip(numbers, flat.split([some.numel() for some in numbers]), strict=True):
        some.copy_(mean.reshape(some.shape))


def _share(step: int, steps: int) -> float:
    falling = 0.5 * (1 + np.cos(np.pi * step / steps))
    return float(min(1.0, (step + 1) / WARM_UP) * max(LAST_RATE, falling))


def _lessons(shelf: Shelf, course: TeachingCourse, number: int, chance: Chance) -> tuple[torch.Tensor, Right]:
    """Pictures (n, 3, side, side), 0..1, and the right answers to them."""
    lessons = [course.lesson(shelf.take(chance, course.photographed), chance) for _ in range(number)]
    right = {name: torch.from_numpy(np.stack([one[name] for one in lessons])) for name in lessons[0]}
    pictures = right.pop("picture").permute(0, 3, 1, 2).float().mul(1 / 255)
    return pictures.to(memory_format=torch.channels_last), right
