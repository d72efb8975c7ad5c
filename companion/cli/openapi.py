"""`openapi`: prints the page server's interface as an OpenAPI description."""

import argparse
import json

from companion.adapters.use_cases.catalogue import PAGE_COMMANDS
from companion.cli import Commands
from web.openapi import describe
from web.ports.commands import PageCommand
from web.ports.protocol import Door, TableRegistry
from web.server import create_app


class NoTables(TableRegistry):
    """A house without tables: routes are the same in every house."""

    def door(self, table: str) -> Door | None:  # noqa: ARG002 - there is none
        return None

    def commands(self) -> tuple[PageCommand, ...]:
        return PAGE_COMMANDS

    def first(self) -> str:
        return ""

    def tables(self) -> tuple[str, ...]:
        return ()


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    openapi = commands.add_parser("openapi", help="prints what the server of the pages understands")
    openapi.set_defaults(run=_openapi)


def _openapi(_: argparse.Namespace) -> int:
    print(json.dumps(describe(create_app(NoTables())), indent=1))
    return 0
