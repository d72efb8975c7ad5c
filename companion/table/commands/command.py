"""Commands: their fields, the address of their form, and who may give them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, ClassVar, Generic, TypeVar, cast, dataclass_transform

from companion.table.seating.seating import Seating
from companion.table.state import Actor, TableState

T_co = TypeVar("T_co", covariant=True)
C = TypeVar("C", bound="type[Command[object]]")

Id = Annotated[str, "id"]
"""An id that the program gave out: a seat, a question, an option, a colour."""
Key = Annotated[str, "key"]
"""An id without which a form says nothing."""
Digits = Annotated[str, "digits"]
Text = Annotated[str, "text"]
"""Typed by people, up to 1,000 characters."""
Number = Annotated[int, "number"]
Sure = Annotated[bool, "sure"]
"""The second tap of what is asked twice."""
YesNo = Annotated[bool, "yes-no"]
CommandId = Annotated[str, "command"]
"""The form's own id: what is sent twice counts once."""
Faces = Annotated[tuple[tuple[str, int], ...], "dice"]
"""Dice by colour and value."""
Blanks = Annotated[Mapping[str, str] | None, "blanks"]
Picks = Annotated[tuple[str, ...] | None, "picks"]
Fields = Annotated[Mapping[str, str], "fields"]
"""The fields of a step of the set-up, by name."""
EveningFile = Annotated[bytes, "evening-file"]
"""A file that was uploaded, up to 4 MB."""
HostFile = Annotated[bytes, "host-file"]
"""A file that was uploaded, up to 12 MB."""
Photograph = Annotated[bytes, "photograph"]
"""A picture that a phone took, up to 20 MB."""
Signed = Annotated[tuple[bytes, bytes], "signed"]
"""A file and its signature, both uploaded."""


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


class Command(Generic[T_co]):
    """A thing to be done; `T_co` is its result. Without a form no page can ask for it."""

    form: ClassVar[CommandForm | None] = None
    needs: ClassVar[Needs] = ()

    def asks(self, by: Actor, seating: Seating) -> Needs:
        """The needs that are checked of this actor, in that order."""
        return self.needs


class TableCommand(Command[T_co]):
    """A command that the table itself carries out, in the writer's thread."""

    def apply(self, state: TableState, by: Actor) -> T_co:
        """Carries the command out, or raises Refused and changes nothing."""
        raise NotImplementedError


@dataclass_transform(frozen_default=True)
def command(form: CommandForm | str | None = None, *needs: Need) -> Callable[[C], C]:
    """Makes a frozen dataclass of a command, with its form (or just its address) and who may give it."""

    def declared(cls: C) -> C:
        made = cast(C, dataclass(frozen=True)(cls))
        made.form = CommandForm(form) if isinstance(form, str) else form
        made.needs = needs
        return made

    return declared
