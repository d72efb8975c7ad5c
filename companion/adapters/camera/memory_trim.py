"""Returns memory to the system after each reading, since the next may be minutes away."""

from companion.upkeep.memory import give_back
from vision.reading import Frame, TableReading


class MemoryTrim:
    """Stands behind all others, who have had what they need of the picture by then."""

    def on_rest(self, _frame: Frame, _reading: TableReading) -> None:
        """The picture has been read."""
        give_back()

    def on_motion(self) -> None: ...

    def on_trouble(self, reason: str) -> None: ...

    def on_return(self) -> None: ...
