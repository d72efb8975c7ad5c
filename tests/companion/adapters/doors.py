"""A table as its pages use it, with nothing around it but what a test names."""

from functools import cache
from typing import Any

from companion.adapters.network.join_info import JoinInfo
from companion.adapters.seats.presence import Presence
from companion.adapters.use_cases.context import TableParts
from companion.adapters.use_cases.hardware import Hardware
from companion.adapters.use_cases.table_api import TableApi
from companion.app import texts
from companion.table.table import Table
from web.words import Catalogue

ADDRESS = "http://10.0.0.5:8000"


@cache
def catalogue_of(package: str) -> Catalogue:
    """The words of a game and of all around it, read once for all tests."""
    return Catalogue(texts(package))


def parts_of(table: Table, **parts: Any) -> TableParts:
    """What pages reach of a table; each of the `parts` by its name."""
    usual = {"presence": Presence(), "hardware": Hardware(), "join_info": JoinInfo(lambda: ADDRESS)}
    return TableParts(table, catalogue_of(table.game.meta.package), **{**usual, **parts})


def door_of(table: Table, **parts: Any) -> TableApi:
    """The way to that table."""
    return TableApi(parts_of(table, **parts))
