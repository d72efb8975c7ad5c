"""The table of all that is asked at the door: a function for each command and each query."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from companion.adapters.use_cases.table_access import TableAccess
from web.ports.protocol import PageViewer

C = TypeVar("C")
T = TypeVar("T")
Handler: TypeAlias = Callable[[TableAccess, C, PageViewer], T]
HANDLERS: dict[type, Handler[Any, Any]] = {}
"""Functions by the command or the query that they answer; other commands are the table's own."""


def handles(*kinds: type[C]) -> Callable[[Handler[C, T]], Handler[C, T]]:
    """Makes a function answer commands or queries of these kinds. It may raise Refused."""

    def registered(handler: Handler[C, T]) -> Handler[C, T]:
        HANDLERS.update(dict.fromkeys(kinds, handler))
        return handler

    return registered
