"""Serves training examples, from drawn scenes and photographs in turn."""

from collections.abc import Mapping, Sequence

import numpy as np

from tools.training.sample import Sample


class Shelf:
    """Each source of photographs counts by the root of how many dice it has."""

    def __init__(self, drawn: Sequence[Sample], sources: Mapping[str, Sequence[Sample]]) -> None:
        self._drawn = drawn
        self._sources = [sources[name] for name in sorted(sources)]
        weights = np.sqrt([sum(len(sample.dice) for sample in source) for source in self._sources])
        self._weights = weights / max(weights.sum(), 1)

    def take(self, chance: np.random.Generator, photographed: float) -> Sample:
        """A sample by chance, from a photograph with the probability `photographed`."""
        if not self._sources or chance.random() >= photographed:
            return self._drawn[int(chance.integers(len(self._drawn)))]
        source = self._sources[chance.choice(len(self._sources), p=self._weights)]
        dice = np.array([1 + len(sample.dice) for sample in source], np.float64)
        return source[int(chance.choice(len(source), p=dice / dice.sum()))]
