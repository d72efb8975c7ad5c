"""The house that the pages serve: it has one table."""

from dataclasses import dataclass

from companion.bridges.door.door import TableDoor


@dataclass(frozen=True)
class OneTable:
    """A house with a single table."""

    table: str
    only: TableDoor

    def door(self, table: str) -> TableDoor | None:
        """The table, if it is called that."""
        return self.only if table == self.table else None

    def first(self) -> str:
        """The table's id."""
        return self.table

    def tables(self) -> tuple[str, ...]:
        """The one there is."""
        return (self.table,)
