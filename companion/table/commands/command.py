"""Commands, and the kinds of their fields."""

from collections.abc import Mapping
from typing import Annotated, Generic, TypeVar

from companion.table.state import Actor, TableState

T_co = TypeVar("T_co", covariant=True)

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


class Command(Generic[T_co]):
    """A thing to be done; `T_co` is its result."""


class TableCommand(Command[T_co]):
    """A command that the table itself carries out, in the writer's thread."""

    def apply(self, state: TableState, by: Actor) -> T_co:
        """Carries the command out, or raises Refused and changes nothing."""
        raise NotImplementedError
