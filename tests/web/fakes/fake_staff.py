"""A desk of staff that shows what it is told to, and remembers what it was asked."""

from dataclasses import replace

from web.ports.protocol import PageViewer, Sorry
from web.ports.staff_door import StaffDoor
from web.shown.staff import FloorView, OrderLineView, TableTileView

PIN, TOKEN = "246813", "a-token-of-staff"
WINDOW = TableTileView(
    "window", 2, 1, True, "playing", "The Toy", "20:15", 45, 3, light="green", deeds=("end", "restart")
)
DOOR = TableTileView(
    *("door", 1, 1, True, "waiting", "The Toy", "20:40", 2, 2),
    light="yellow",
    findings=(("Temperature", "71 °C."),),
    deeds=("next", "restart"),
)
SILENT = TableTileView("corner", 3, 2, False)
LOG = (
    OrderLineView("20:50", "window", "end", "refused", "Finish this first."),
    OrderLineView("20:49", "door", "next", "done"),
    OrderLineView("20:48", "door", "restart", "asked"),
    OrderLineView("20:47", "door", "next", "refused", "stale"),
)
FLOOR = FloorView((DOOR, WINDOW, SILENT), LOG, connected=True, locked=True, has_pin=True)


class FakeDesk(StaffDoor):
    """The desk of a café with three tables."""

    def __init__(self) -> None:
        self.shown = FLOOR
        self.asked: list[tuple[object, ...]] = []

    def floor(self, who: PageViewer) -> FloorView:
        return replace(self.shown, locked=who.host != TOKEN)

    def place(self, table: str, x: int, y: int, who: PageViewer) -> None:
        self._check(who)
        self.asked.append(("place", table, x, y))
        moved = tuple(replace(one, x=x, y=y) if one.table == table else one for one in self.shown.tiles)
        self.shown = replace(self.shown, tiles=moved)

    def order(self, table: str, deed: str, who: PageViewer) -> None:
        self._check(who)
        self.asked.append(("order", table, deed))

    def unlock(self, pin: str, who: PageViewer, address: str) -> str:
        assert who.seat is None
        self.asked.append(("unlock", address))
        if pin != PIN:
            raise Sorry("That isn’t the PIN.")
        return TOKEN

    def bring(self, tables: tuple[str, ...], what: str, text: str, who: PageViewer) -> None:
        self._check(who)
        self.asked.append(("bring", tables, what, text))

    def update(self, wheel: bytes, signature: bytes, who: PageViewer) -> None:
        self._check(who)
        self.asked.append(("update", wheel, signature))

    def version(self, name: str, kind: str) -> bytes | None:
        return b"wheel" if (name, kind) == ("abc", "whl") else None

    def sheet(self, what: str, who: PageViewer) -> str:
        self._check(who)
        return f"table,{what}\r\n"

    def lock(self) -> None:
        self.asked.append(("lock",))

    def call(self, table: str, minutes: int | None) -> None:
        """A guest at that table calls, or not any more."""
        tiles = tuple(
            replace(one, called=minutes, deeds=("coming", *one.deeds)) if one.table == table else one
            for one in self.shown.tiles
        )
        self.shown = replace(self.shown, tiles=tiles)

    def _check(self, who: PageViewer) -> None:
        if who.host != TOKEN:
            raise Sorry("Type the PIN first.")
