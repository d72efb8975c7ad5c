"""Interface of the staff page."""

from typing import Protocol

from web.ports.protocol import PageViewer
from web.shown.staff import FloorView


class StaffDoor(Protocol):
    """Tables of a café, callable from any thread; `who.host` is the token of a browser with the PIN."""

    def floor(self, who: PageViewer) -> FloorView:
        """All tables as they are now."""
        ...

    def place(self, table: str, x: int, y: int, who: PageViewer) -> None:
        """Moves a table on the plan; swaps it with a table that is there. Raises Sorry."""
        ...

    def order(self, table: str, deed: str, who: PageViewer) -> None:
        """Has a table do something. Raises Sorry where nobody can be told."""
        ...

    def bring(self, tables: tuple[str, ...], what: str, text: str, who: PageViewer) -> None:
        """Brings lines of `settings`, or a whole card file (`deck`), to these tables. Raises Sorry."""
        ...

    def update(self, wheel: bytes, signature: bytes, who: PageViewer) -> None:
        """Has every table at which no game is going on fetch a newer version. Raises Sorry."""
        ...

    def version(self, name: str, kind: str) -> bytes | None:
        """The version that tables fetch (`whl`), or its signature (`sig`); None where there is none."""
        ...

    def sheet(self, what: str, who: PageViewer) -> str:
        """The evenings of all tables as CSV: `games` or `dice`. Raises Sorry."""
        ...

    def unlock(self, pin: str, who: PageViewer, address: str) -> str:
        """Proves staff by the PIN, and returns the token that does so for a while. Raises Sorry."""
        ...

    def lock(self) -> None:
        """Ends the staff session on every device."""
        ...
