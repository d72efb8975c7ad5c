"""The one door between the pages and the tables behind them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from companion.shared_view.look import GameLook
from web.page import Page
from web.ports.card_editor import EditorPort
from web.ports.commands import PageCommand
from web.ports.queries import Query
from web.shown.pretend import LampView

T = TypeVar("T")


class Sorry(Exception):  # noqa: N818 - an answer for people, not a fault of the program
    """A refusal: `text` says why and what to do, in the viewer's language. Nothing changed."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


@dataclass(frozen=True)
class Told:
    """A command was carried out, with something to be read about it."""

    text: str


@dataclass(frozen=True)
class Download:
    """A file that comes of a command."""

    data: bytes | str
    name: str
    mimetype: str


@dataclass(frozen=True)
class PageViewer:
    """A viewer: a seat's id (None: a spectator, as the kiosk is), and the language that is read.

    `at_screen`: the kiosk on the table's own screen, not one that was opened elsewhere in the network.
    `looks_on`: a kiosk elsewhere that was not let in by the table's code or the PIN: it only shows.
    `claim`: the token of a seat that this phone asks for. `host`: the token that the PIN gave.
    `address`: where the request comes from, `game`: the number of the game that the page showed which
    sent it (None: it does not say), and `phone`: the token by which the device is known again; none of them
    makes another viewer.
    """

    seat: str | None
    language: str
    at_screen: bool = False
    claim: str = ""
    host: str = ""
    looks_on: bool = False
    address: str = field(default="", compare=False)
    game: int | None = field(default=None, compare=False)
    phone: str = field(default="", compare=False)


class Follow(Protocol):
    """One open stream; while it is open its seat counts as here."""

    def wait(self, seconds: float) -> bool:
        """Blocks until something may have changed (True) or that long (False)."""
        ...

    @property
    def ended(self) -> bool:
        """True once a newer stream of the same client, or the end of the program, has replaced this one."""
        ...

    def close(self) -> None:
        """Stops following and wakes a wait that is under way; safe to call twice, from any thread."""
        ...


class Proofs(Protocol):
    """The proofs of one table: tokens, codes and keys, from any thread."""

    def seat_of(self, token: str) -> str | None:
        """The seat that a token proves, or None if it proves nothing (any more)."""
        ...

    def claimed(self, token: str) -> str | None:
        """The seat that this token waits for, or None."""
        ...

    def seat_behind(self, key: str) -> str | None:
        """The player without a phone who looks with this key, or None."""
        ...

    def code_is_right(self, code: str) -> bool:
        """True for a typed short code that opens this table."""
        ...

    def sat_in_an_evening(self, token: str) -> bool:
        """True for a token that proved a seat in a game that cannot go on any more."""
        ...

    def is_known(self, token: str) -> bool:
        """True for a token that proves a seat in any game of this table."""
        ...

    def is_in_charge(self, who: PageViewer) -> bool:
        """True for a viewer who may set the table up: with the PIN, or at its screen while there is none."""
        ...

    def wants_set_up(self, who: PageViewer) -> bool:
        """True where the set-up should open by itself: on the own screen of a table that is new."""
        ...


class Door(Protocol):
    """One table, as pages may use it. Every method may be called from any thread."""

    @property
    def proofs(self) -> Proofs:
        """The proofs of this table."""
        ...

    def page(self, who: PageViewer) -> Page:
        """The page of this viewer, with all that they may see now."""
        ...

    def strip(self) -> tuple[LampView, ...]:
        """The lamps of the pretend strip; empty where there is none."""
        return ()

    def language(self) -> str | None:
        """The language that the kiosk reads, or None while none was chosen."""
        return None

    def shown(self) -> str:
        """Progress of the big screens: epoch, serial, and milliseconds still needed."""
        return ""

    def follow(self, who: PageViewer, client: str, *, screen: bool = False) -> Follow:
        """Follows the table; a second stream of the same client ends the first.

        `screen` is true for a big screen, for which phones wait.
        """
        ...

    def execute(self, command: Any, who: PageViewer) -> Any:
        """Carries out a command that one of the `PageCommand`s made. Raises Sorry; then nothing changed."""
        ...

    def read(self, query: Query[T], who: PageViewer) -> T:
        """Answers a query. Raises Sorry."""
        ...

    def card_editor(self, who: PageViewer) -> EditorPort:
        """The card editor as this viewer uses it. Raises Sorry for anybody but the host."""
        ...

    def note_sent(self, what: str, text: str, who: PageViewer) -> None:
        """A `page`, `panels` of one or a `reply` leaves for the phone of a seat."""
        ...


class TableRegistry(Protocol):
    """The tables that this server serves, by id."""

    def door(self, table: str) -> Door | None:
        """The table of that id, or None."""
        ...

    def first(self) -> str:
        """The id of the table that a bare address means."""
        ...

    def identity(self) -> str:
        """Suffix of its cookies, unlike another house's on this machine; empty: it is alone."""
        return ""

    def names(self) -> frozenset[str]:
        """Other names of this machine in the network, in small letters."""
        return frozenset()

    def commands(self) -> tuple[PageCommand, ...]:
        """The commands that pages can give."""
        return ()

    def looks(self) -> Mapping[str, GameLook]:
        """The looks of all installed games that have one, by the names of the games."""
        return {}

    def tables(self) -> tuple[str, ...]:
        """The ids of all tables; a house that says nothing else has just its first."""
        return (self.first(),)
