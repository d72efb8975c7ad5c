"""A camera over a tray that is not there: it hands over pictures of dice, and never their values."""

from collections.abc import Iterator, Sequence
from threading import Lock

from vision.cameras.pace import Pace
from vision.glance import Grey, glance_at
from vision.reading import Frame
from vision.render import DieOnTable, Scene, Sensor, picture, room, scatter, tumble

MOST_FRAMES, LEAST_FRAMES = 18, 8
"""Frames of tumbling dice: fewer for many, since each die takes its time to draw."""


class PretendCamera:
    """Looks at a rendered tray. `seed` makes the room, the lamp and where dice come to lie."""

    name = "the pretend camera"

    def __init__(self, seed: int = 1, fps: float = 15.0) -> None:
        self._seed = seed
        self._throws = 0
        self._room = room(seed)
        view = self._room.view
        self._sensor = Sensor(self._room.noise, view.width, view.height, seed)
        self._pace = Pace(fps)
        self._lock = Lock()
        self._lying: tuple[DieOnTable, ...] = ()
        self._resting = picture(Scene((), self._room, seed))
        self._tumbling: Iterator[Frame] = iter(())

    def throw(self, dice: Sequence[tuple[str, int]], keeps: Sequence[tuple[str, int]] = ()) -> None:
        """Throws dice (colour, value) into the tray, emptied of all but those that it `keeps`.

        What is to be kept and does not lie there is thrown as well. Raises TooManyDice.
        """
        with self._lock:
            self._throws += 1
            lying, missing = _kept(self._lying, keeps)
            scene = scatter([*missing, *dice], 1000 * self._seed + self._throws, self._room, lying)
            self._tumbling = tumble(scene, max(LEAST_FRAMES, MOST_FRAMES - len(dice)), still=len(lying))
            self._lying, self._resting = scene.dice, picture(scene)

    def clear(self) -> None:
        """Takes all dice out of the tray."""
        with self._lock:
            self._tumbling = iter(())
            self._lying, self._resting = (), picture(Scene((), self._room, self._seed))

    def glance(self) -> Grey:
        """The next frame of the tray, small and grey."""
        return glance_at(self.frame())

    def frame(self) -> Frame:
        """The next frame of the tray: tumbling dice until they rest, each with noise of its own."""
        self._pace.wait()
        with self._lock:
            moving = next(self._tumbling, None)
            return self._sensor.expose(self._resting) if moving is None else moving

    def close(self) -> None:
        """Nothing is held open."""


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
