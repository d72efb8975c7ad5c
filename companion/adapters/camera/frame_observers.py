"""Passes the camera's callbacks on to several observers, in order."""

from companion.upkeep.memory import give_back
from vision.reading import Frame, TableReading
from vision.watch import Onlooker


class MemoryTrim:
    """Stands behind all others, who have had what they need of the picture by then."""

    def on_rest(self, _frame: Frame, _reading: TableReading) -> None:
        """The picture has been read."""
        give_back()

    def on_motion(self) -> None: ...

    def on_trouble(self, reason: str) -> None: ...

    def on_return(self) -> None: ...


class FrameObservers:
    """Tells each of them everything, in the order in which they stand here."""

    def __init__(self, *all_of_them: Onlooker) -> None:
        self._all = all_of_them

    def on_rest(self, frame: Frame, reading: TableReading) -> None:
        """Things have come to rest."""
        for one in self._all:
            one.on_rest(frame, reading)

    def on_motion(self) -> None:
        for one in self._all:
            one.on_motion()

    def on_trouble(self, reason: str) -> None:
        for one in self._all:
            one.on_trouble(reason)

    def on_return(self) -> None:
        """A lost camera is there again."""
        for one in self._all:
            one.on_return()
