"""The forms of commands: a field each with its shape, read from a request and handed on as one command."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from werkzeug.datastructures import FileStorage, MultiDict

from web.ports.form_values import BLANK, FIELD, PICK, MissingValue, command_id, dice, named, number, texts
from web.ports.schema import DICE, ID, NUMBER, TEXT, YES_NO, Astray

SIGNATURE = ".sig"
"""The end of a signature's file name."""


class FieldKind(StrEnum):
    """The kinds of fields, as commands name them."""

    ID = "id"
    KEY = "key"
    DIGITS = "digits"
    TEXT = "text"
    NUMBER = "number"
    YES_NO = "yes-no"
    SURE = "sure"
    COMMAND = "command"
    DICE = "dice"
    BLANKS = "blanks"
    PICKS = "picks"
    FIELDS = "fields"
    EVENING_FILE = "evening-file"
    HOST_FILE = "host-file"
    SIGNED = "signed"
    PHOTOGRAPH = "photograph"


UPLOAD_BYTES: Mapping[FieldKind, int] = MappingProxyType(
    {
        FieldKind.EVENING_FILE: 4_000_000,
        FieldKind.HOST_FILE: 12 * 1024 * 1024,
        FieldKind.SIGNED: 12 * 1024 * 1024,
        FieldKind.PHOTOGRAPH: 20 * 1024 * 1024,
    }
)
"""The most that a request with such a file may hold."""
SHAPES: Mapping[FieldKind, Callable[[str], Mapping[str, str]]] = MappingProxyType(
    {
        FieldKind.ID: lambda name: {name: ID},
        FieldKind.KEY: lambda name: {name: TEXT},
        FieldKind.DIGITS: lambda name: {name: NUMBER},
        FieldKind.TEXT: lambda name: {name: TEXT},
        FieldKind.NUMBER: lambda name: {name: NUMBER},
        FieldKind.YES_NO: lambda name: {name: YES_NO},
        FieldKind.SURE: lambda name: {name: ID},
        FieldKind.DICE: lambda _: DICE,
        FieldKind.BLANKS: lambda _: {"blanks": NUMBER, f"{BLANK}.+": TEXT},
        FieldKind.PICKS: lambda _: {"picks": NUMBER, f"{PICK}.+": YES_NO},
        FieldKind.FIELDS: lambda _: {f"{FIELD}.+": TEXT},
    }
)
"""Regular expressions of the names and values by which a kind is sent; files and command ids have none."""


@dataclass(frozen=True)
class SentForm:
    """A form as it was sent."""

    values: MultiDict[str, str]
    files: MultiDict[str, FileStorage]

    def file(self, name: str) -> bytes:
        """The bytes of an uploaded file, none where it is missing."""
        upload = self.files.get(name)
        return upload.read() if upload else b""

    def signed(self, name: str) -> tuple[bytes, bytes]:
        """A file and its signature, both in one field and in either order, each empty where it is missing."""
        found = {(one.filename or "").endswith(SIGNATURE): one for one in self.files.getlist(name)}
        whole, signature = (found[kind].read() if kind in found else b"" for kind in (False, True))
        return whole, signature


@dataclass(frozen=True)
class FormField:
    """One field of a command; `optional` ones are left to the command where they are missing."""

    name: str
    kind: FieldKind
    optional: bool = False

    def read(self, sent: SentForm) -> Any:  # noqa: PLR0911 - a line for each kind
        """The value. Raises MissingValue, and Astray (400) for one that makes no sense."""
        form, missing = sent.values, self.name not in sent.values
        match self.kind:
            case FieldKind.COMMAND:
                return command_id(form)
            case FieldKind.DICE if "slots" in form:
                return dice(form)
            case FieldKind.BLANKS if "blanks" in form:
                return texts(form)
            case FieldKind.PICKS if "picks" in form:
                return tuple(named(form, PICK))
            case FieldKind.FIELDS:
                return named(form, FIELD)
            case FieldKind.EVENING_FILE | FieldKind.HOST_FILE | FieldKind.PHOTOGRAPH:
                return sent.file(self.name)
            case FieldKind.SIGNED:
                return sent.signed(self.name)
            case _ if missing and self.optional:
                raise MissingValue
            case FieldKind.NUMBER:
                return number(form.get(self.name, ""))
            case FieldKind.YES_NO | FieldKind.SURE:
                return form.get(self.name) == "yes"
            case FieldKind.KEY if not form.get(self.name):
                raise Astray(400, "no-answer")
        return form.get(self.name, "")


@dataclass(frozen=True)
class PageCommand:
    """A command as pages give it: its address below the table's, its fields, and who may send the form.

    `make` builds the command of its fields. `twice`: the form must be confirmed. `watcher`: a kiosk that
    only looks on may send it, too. `page` is the role in which it is always sent (empty: the form's own),
    `leads` the address below the table's that follows.
    """

    name: str
    address: str
    summary: str
    fields: tuple[FormField, ...]
    make: Callable[..., Any]
    twice: bool = False
    watcher: bool = False
    page: str = ""
    leads: str = ""

    @property
    def shapes(self) -> Mapping[str, str]:
        """Regular expressions of the names and the values of all fields."""
        found = dict(self._shapes())
        return {**found, "sure": ID} if self.twice else found

    @property
    def most_bytes(self) -> int | None:
        """The most that an upload may hold; None where nothing is uploaded."""
        uploads = [UPLOAD_BYTES[field.kind] for field in self.fields if field.kind in UPLOAD_BYTES]
        return max(uploads, default=None)

    def read(self, sent: SentForm, **known: object) -> Any:
        """The command that was sent; some fields may be `known` from the address. Raises Astray (400)."""
        values = dict(known)
        for field in self.fields:
            if field.name not in known:
                try:
                    values[field.name] = field.read(sent)
                except MissingValue:
                    continue
        return self.make(**values)

    def _shapes(self) -> Iterator[tuple[str, str]]:
        for field in self.fields:
            if field.kind in SHAPES and f"<int:{field.name}>" not in self.address:
                yield from SHAPES[field.kind](field.name).items()
