"""An onlooker that gives the system back what reading a picture took: the next may be a while in coming."""

from companion.upkeep.memory import give_back
from vision.reading import Frame, TableReading


class Tidying:
    """Stands behind all others, who have had what they need of the picture by then."""

    def on_rest(self, _frame: Frame, _reading: TableReading) -> None:
        """The picture has been read."""
        give_back()

    def on_motion(self) -> None:
        """Nothing was read."""

    def on_trouble(self, reason: str) -> None:
        """Nothing was read."""

    def on_return(self) -> None:
        """Nothing was read."""
