"""The house that the pages serve: it has one table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.adapters.use_cases.catalogue import PAGE_COMMANDS
from companion.adapters.use_cases.table_api import TableApi
from companion.engine.meta import GameLook
from web.ports.commands import PageCommand


@dataclass(frozen=True)
class SingleTable:
    """A house with a single table; `own` is its identity, `named` tells the names of this machine."""

    table: str
    only: TableApi
    own: str = ""
    named: Callable[[], frozenset[str]] = frozenset

    def door(self, table: str) -> TableApi | None:
        """The table, if it is called that."""
        return self.only if table == self.table else None

    def first(self) -> str:
        return self.table

    def identity(self) -> str:
        """Suffix of its cookies, unlike another table's on this machine."""
        return self.own

    def names(self) -> frozenset[str]:
        """Other names of this machine in the network."""
        return self.named()

    def commands(self) -> tuple[PageCommand, ...]:
        """The commands that pages can give."""
        return PAGE_COMMANDS

    def looks(self) -> Mapping[str, GameLook]:
        return self.only.looks()

    def tables(self) -> tuple[str, ...]:
        return (self.table,)
