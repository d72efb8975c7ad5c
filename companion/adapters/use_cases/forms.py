"""Forms of commands: the address of each below the table's, and who may send it."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias, TypeVar, cast, dataclass_transform

from companion.table.commands.command import Command
from companion.table.seating.seating import Seating
from companion.table.state import Actor


class Need(StrEnum):
    """A condition on the giver of a command; the PIN is the host's, where one is set."""

    HERE = "has a seat, stands at the own screen or is in charge"
    HOST = "has typed the PIN"
    HOST_AT_KIOSK = "is HERE, and at a kiosk has typed the PIN"
    AT_SCREEN = "stands at the table's own screen"
    IN_CHARGE = "has typed the PIN, or without one stands at the own screen or has typed its code"
    AT_SCREEN_OR_IN_CHARGE = "stands at the own screen or is IN_CHARGE"
    KIOSK = "has no seat"
    SET_UP = "may set the table up"
    PROVEN_HOST = "has typed a PIN that is set"
    PROVEN_HOST_OR_AT_SCREEN = "has typed a PIN that is set, or stands at the own screen"
    OWN_SEAT = "sits there"


Needs = tuple[Need, ...]


class SentFrom(StrEnum):
    """The role in which a command is always given, in spite of its form."""

    KIOSK = "kiosk"
    SEAT = "seat"
    JOIN = "join"
    CLAIM = "claim"
    SETUP = "setup"


@dataclass(frozen=True)
class CommandForm:
    """The form of a command: its address below the table's, and conditions on its sender.

    `twice`: the form must be confirmed. `watcher`: a kiosk that only looks on may send it, too. `leads` is
    the address below the table's that the browser then goes to; empty: back to where it was.
    """

    address: str
    twice: bool = False
    watcher: bool = False
    page: SentFrom | None = None
    leads: str = ""


C = TypeVar("C", bound=Command[Any])
Asks: TypeAlias = Callable[[C, Actor, Seating], Needs]
FORMS: dict[type[Command[Any]], CommandForm] = {}
"""The form of each command that a page can ask for."""
NEEDS: dict[type[Command[Any]], Needs] = {}
CONDITIONS: dict[type[Command[Any]], Asks[Any]] = {}
"""Needs that depend on what the command says, and on who gives it."""


def declare(kind: type[Command[Any]], form: CommandForm | str | None, *needs: Need) -> None:
    """Gives a command its form (or just the address of one; None for none), and says who may give it."""
    if form is not None:
        FORMS[kind] = CommandForm(form) if isinstance(form, str) else form
    NEEDS[kind] = needs


@dataclass_transform(frozen_default=True)
def command(form: CommandForm | str | None, *needs: Need) -> Callable[[type[C]], type[C]]:
    """Makes a class a command, a frozen dataclass, and declares it."""

    def declared(cls: type[C]) -> type[C]:
        made = cast(type[C], dataclass(frozen=True)(cls))
        declare(made, form, *needs)
        return made

    return declared


def asks(kind: type[C]) -> Callable[[Asks[C]], Asks[C]]:
    """Makes a function say the needs of commands of this kind, and of those derived from it."""

    def registered(needs: Asks[C]) -> Asks[C]:
        CONDITIONS[kind] = needs
        return needs

    return registered


def needs_of(given: Command[Any], by: Actor, seating: Seating) -> Needs:
    """The needs that are checked of this actor, in that order."""
    condition = next((CONDITIONS[kind] for kind in type(given).__mro__ if kind in CONDITIONS), None)
    return condition(given, by, seating) if condition else NEEDS.get(type(given), ())
