"""A camera over a tray or mat that is not there: it hands over pictures of dice, and never their values."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from threading import Lock

import cv2
import numpy as np

from vision.cameras.pace import Pace
from vision.mat.layout import Mat
from vision.pictures.thumbnail import Grey, glance_at
from vision.reading import Frame
from vision.render import DieOnTable, RenderedScene, Sensor, picture, put, resting, room, scatter, tumble

BRIGHTEST = 2
"""Steps by which its pictures can be made brighter."""
GLANCES = 16
"""Number of rendered glances at a resting scene, shown in a cycle."""
MOST_FRAMES, LEAST_FRAMES = 18, 8
"""Frames of tumbling dice: fewer for many, since each die takes its time to draw."""


class PretendCamera:
    """Camera on a rendered tray, or on a mat for this many seats.

    `seed` determines the room, the lamp and where dice come to lie.
    """

    name = "the pretend camera"

    def __init__(self, seed: int = 1, fps: float = 15.0, mat: int | None = None) -> None:
        self._seed = seed
        self._throws = 0
        self._room = room(seed, mat=mat)
        view = self._room.view
        self._sensor = Sensor(self._room.noise, view.width, view.height, seed)
        self._pace = Pace(fps)
        self._lock = Lock()
        self._lying: tuple[DieOnTable, ...] = ()
        self._pools: tuple[tuple[str, str], ...] = ()
        self._tokens: tuple[tuple[str, str], ...] = ()
        self._resting = picture(RenderedScene((), self._room, seed))
        self._glances: tuple[Frame, float, list[Grey]] = (self._resting, 1.0, [])
        self._tumbling: Iterator[Frame] = iter(())
        self._lamp, self._step = 1.0, 0

    def dim(self, share: float) -> None:
        """Turns the lamp down to that share of its light."""
        self._lamp = share

    def expose(self, step: int) -> bool:
        """Doubles what it makes of the light with each step, twice."""
        if step > BRIGHTEST:
            return False
        self._step = step
        return True

    def throw(
        self,
        dice: Sequence[tuple[str, int]],
        keeps: Sequence[tuple[str, int]] = (),
        twelve: Sequence[tuple[str, int]] = (),
    ) -> None:
        """Throws dice (colour, value) into the tray, emptied of all but those that it `keeps`.

        Those of `twelve` have numerals on as many faces.

        What is to be kept and does not lie there is thrown as well. Raises TooManyDice.
        """
        with self._lock:
            self._throws += 1
            lying, missing = _kept(self._lying, keeps)
            self._pools = _without(self._pools, [colour for colour, _ in (*missing, *dice, *twelve)])
            seed = 1000 * self._seed + self._throws
            scene = scatter([*missing, *dice], seed, self._room, lying, twelve=twelve)
            scene = replace(scene, beside=self._beside())
            self._tumbling = tumble(scene, max(LEAST_FRAMES, MOST_FRAMES - len(dice)), still=len(lying))
            self._lying, self._resting = scene.dice, picture(scene)

    def clear(self) -> None:
        """Takes all dice out of the tray."""
        with self._lock:
            self._tumbling = iter(())
            self._lying, self._resting = (), self._bare()

    def lay(self, pools: Sequence[tuple[str, str]]) -> None:
        """Lays dice (zone, colour) where they rest on the mat, and takes all others away.

        Without a mat there are no zones, and nothing happens.
        """
        with self._lock:
            if self._room.mat is not None and tuple(pools) != self._pools:
                self._pools, self._lying, self._tumbling = tuple(pools), (), iter(())
                self._resting = self._bare()

    @property
    def lying(self) -> tuple[DieOnTable, ...]:
        """The dice that were thrown, as they lie."""
        return self._lying

    @property
    def has_mat(self) -> bool:
        """True if it looks at a mat."""
        return self._room.mat is not None

    @property
    def tokens(self) -> tuple[tuple[str, str], ...]:
        """The printed tokens (zone, token) that lie on the mat."""
        return self._tokens

    def put(self, tokens: Sequence[tuple[str, str]]) -> None:
        """Lays printed tokens (zone, token) on the mat, and takes all others away.

        Without a mat nothing happens; what finds no room in its zone is left out.
        """
        with self._lock:
            if self._room.mat is not None and tuple(tokens) != self._tokens:
                self._tokens = tuple(tokens)
                lying = put(Mat(self._room.mat), tokens, self._beside())
                self._room = replace(self._room, tokens=lying)
                self._tumbling = iter(())
                self._resting = picture(RenderedScene(self._lying, self._room, self._seed, self._beside()))

    def _bare(self) -> Frame:
        return picture(RenderedScene((), self._room, self._seed, self._beside()))

    def _beside(self) -> tuple[DieOnTable, ...]:
        return resting(Mat(self._room.mat), self._pools) if self._room.mat is not None else ()

    def glance(self) -> Grey:
        """The next frame of the tray, small and grey."""
        self._pace.wait()
        with self._lock:
            moving = next(self._tumbling, None)
            return self._at_rest() if moving is None else glance_at(self._lit(moving))

    def _at_rest(self) -> Grey:
        """One of a few glances at the resting scene, each with its own noise; whole frames are rendered only
        on demand."""
        of, brightness, glances = self._glances
        if of is not self._resting or brightness != self._brightness:
            self._glances = of, _, glances = self._resting, self._brightness, []
        if len(glances) < GLANCES:
            glances.append(glance_at(self._sensor.expose(self._lit(of))))
            return glances[-1]
        glances.append(glances.pop(0))
        return glances[-1]

    def frame(self) -> Frame:
        """The next frame of the tray: tumbling dice until they rest, each with noise of its own."""
        self._pace.wait()
        with self._lock:
            moving = next(self._tumbling, None)
            return self._sensor.expose(self._lit(self._resting)) if moving is None else self._lit(moving)

    def _lit(self, frame: Frame) -> Frame:
        """The frame in the light that there is, as bright as it is taken."""
        alpha = self._brightness
        return frame if alpha == 1 else np.asarray(cv2.convertScaleAbs(frame, alpha=alpha), np.uint8)

    @property
    def _brightness(self) -> float:
        return self._lamp * float(1 << self._step)

    def close(self) -> None: ...


def _without(pools: Sequence[tuple[str, str]], thrown: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Resting dice left after those of these colours were taken up."""
    left = Counter(thrown)
    kept = []
    for zone, colour in pools:
        if left[colour]:
            left[colour] -= 1
        else:
            kept.append((zone, colour))
    return tuple(kept)


def _kept(
    lying: Sequence[DieOnTable], keeps: Sequence[tuple[str, int]]
) -> tuple[list[DieOnTable], list[tuple[str, int]]]:
    left, kept, missing = list(lying), [], []
    for colour, value in keeps:
        found = next((die for die in left if (die.colour, die.value) == (colour, value)), None)
        if found is None:
            missing.append((colour, value))
        else:
            kept.append(found)
            left.remove(found)
    return kept, missing
