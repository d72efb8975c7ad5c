"""Measures each network's calibration by source, and after temperature scaling with the other sources."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from tests.vision.labels import FOLDER, Judged, Label, ignored, is_called, labels, nearest
from vision.networks.balance import lamp
from vision.networks.bodies import NAMES, Bodies, at_most_usual
from vision.networks.certainty import LEAST, MOST, cooled
from vision.networks.faces import Faces, portrait
from vision.networks.finder import Finder, Floats, distinct
from vision.networks.pyramid import pyramid
from vision.networks.verdict import HINT, verdicts
from vision.pictures.photograph import load
from vision.reading import DieSeen

BINS = 10
TEMPERATURES = np.exp(np.linspace(-1.6, 1.6, 129))


@dataclass(frozen=True)
class Said:
    """A network's answer about one die of a source, its certainty (0..1), and if it is right."""

    source: str
    sure: float
    right: bool


def values(photographs: Sequence[Judged]) -> list[Said]:
    """The values that were told of labelled dice."""
    return [
        Said(one.label["source"], seen.confidence, seen.value == die["value"])
        for one in photographs
        for die, seen in one.dice
        if seen is not None and seen.value is not None
    ]


def at_first_sight(finder: Finder, faces: Faces, bodies: Bodies) -> tuple[list[Said], list[Said]]:
    """Answers of the finder and the colour network for the photographs, before any second look."""
    dice: list[Said] = []
    colours: list[Said] = []
    for record in labels():
        scene = pyramid(load(FOLDER / record["file"]))
        found = distinct(finder.sightings(scene))
        chances = faces.chances([portrait(scene, one.box) for one in found], [one.here for one in found])
        told = [one for one in verdicts(found, chances) if one.here >= HINT]
        seen = [DieSeen(one.value, "", one.here, one.box) for one in told]
        seen = [one for one in seen if not ignored(one, record)]
        known = {id(one): record["dice"][number] for number, one in nearest(record, seen).items()}
        dice += [Said(record["source"], one.confidence, id(one) in known) for one in seen]
        lit = [portrait(scene, box) for box in at_most_usual([one.box for one in seen])]
        likely = bodies.chances(lit, lamp(scene.floors[0]))
        colours += _of_colours(record, [known.get(id(one)) for one in seen], likely)
    return dice, colours


def _of_colours(record: Label, dice: Sequence[Label | None], likely: Floats) -> Iterator[Said]:
    for die, row in zip(dice, likely, strict=True):
        if die is not None:
            yield Said(record["source"], float(row.max()), is_called(NAMES[int(row.argmax())], die))


def error(sure: Floats, right: Floats) -> float:
    """The expected calibration error, in bins."""
    place = np.minimum((sure * BINS).astype(int), BINS - 1)
    here = [place == one for one in range(BINS)]
    return float(sum(abs(float(sure[one].sum() - right[one].sum())) for one in here) / max(1, len(sure)))


def fitting(sure: Floats, right: Floats) -> float:
    """The temperature with which what was said is likeliest."""
    return float(min(TEMPERATURES, key=lambda one: _unlikely(cooled(sure, one), right)))


def _unlikely(sure: Floats, right: Floats) -> float:
    clipped = np.clip(sure, LEAST, MOST)
    return float(-np.log(np.where(right > 0, clipped, 1 - clipped)).mean())


def by_source(said: Sequence[Said]) -> Iterator[tuple[str, int, float, float, float, float]]:
    """For each source, and all: how often something was said, how surely on average, how often it was right,
    the error, and the error with the temperature that the other sources ask for (all: with their own)."""
    sure = np.array([one.sure for one in said], np.float32)
    right = np.array([one.right for one in said], np.float32)
    of = np.array([one.source for one in said])
    for source in (*sorted({*of.tolist()}), ""):
        its = of == source if source else np.ones(len(said), bool)
        others = ~its if source else its
        told = cooled(sure[its], fitting(sure[others], right[others]))
        means = float(sure[its].mean()), float(right[its].mean())
        yield source or "all", int(its.sum()), *means, error(sure[its], right[its]), error(told, right[its])


def lines(what: str, said: Sequence[Said]) -> Iterator[str]:
    """A table, a row for each source."""
    yield f"{what:26} {'number':>6} {'said':>8} {'true':>8} {'error':>8} {'by T':>8}"
    for source, count, *shares in by_source(said):
        yield f"{source:26} {count:6} " + " ".join(f"{share:8.1%}" for share in shares)


def all_lines(photographs: Sequence[Judged], finder: Finder, faces: Faces, bodies: Bodies) -> Iterator[str]:
    """The tables of values, of dice, and of colours."""
    dice, colours = at_first_sight(finder, faces, bodies)
    for what, said in (("values", values(photographs)), ("dice", dice), ("colours", colours)):
        yield ""
        yield from lines(f"how sure of {what}", said)
