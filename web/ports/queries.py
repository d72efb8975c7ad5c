"""Queries of pages: one frozen class for each thing that is read besides the page itself."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from web.page import Page
from web.shown.box import BoxView
from web.shown.evening import EveningToldView
from web.shown.keeping import Checkup
from web.shown.printing import Press
from web.shown.rolls import PastRolls
from web.shown.rulebook import Rulebook
from web.shown.sent import SentPage
from web.shown.shelf import ShelvedGames
from web.shown.wizard import WizardView


@dataclass(frozen=True)
class Replay:
    """The game after that `step` of `steps`, and what the step told; `sights` are who can be looked over the
    shoulder, by seat and name, and `seen` is whose sight this is (empty: what everybody saw)."""

    key: str
    page: Page
    about: str
    step: int
    steps: int
    lines: tuple[str, ...]
    sights: tuple[tuple[str, str], ...]
    seen: str


T_co = TypeVar("T_co", covariant=True)


class Query(Generic[T_co]):
    """A question to a table; `T_co` is the answer. Nothing changes by it."""


@dataclass(frozen=True)
class ReadWizard(Query[WizardView]):
    """The set-up as it is, for viewers in charge."""


@dataclass(frozen=True)
class ReadCheckup(Query[Checkup]):
    """The state of all that the table runs on, and what to do."""


@dataclass(frozen=True)
class ReadBox(Query[BoxView]):
    """The machine behind the table: its settings, and what it can do."""


@dataclass(frozen=True)
class ReadRules(Query[Rulebook]):
    """The rules of a game; empty: of the one that is played."""

    game: str = ""


@dataclass(frozen=True)
class ReadRolls(Query[PastRolls]):
    """Every roll of this game that counts, the latest first."""


@dataclass(frozen=True)
class ReadPublicView(Query[Mapping[str, Any]]):
    """The table as everybody may know it, as JSON can hold it and web.api_schema says."""


@dataclass(frozen=True)
class ReadPrintables(Query[Press]):
    """The things that can be printed."""


@dataclass(frozen=True)
class ReadPrinted(Query[bytes]):
    """A PDF: of which kind, of which number or card file, on which paper."""

    kind: str
    which: str
    paper: str


@dataclass(frozen=True)
class ReadReplay(Query[Replay]):
    """A game that is open, after that step (at most the last), as that seat saw it."""

    key: str
    step: int
    seen: str


@dataclass(frozen=True)
class ReadSent(Query[SentPage]):
    """The messages that one seat was sent, from that place on; refused before the end and without the key."""

    key: str
    seat: str
    first: int


@dataclass(frozen=True)
class ReadEvening(Query[EveningToldView]):
    """The latest game that one of these tokens sat in, told back."""

    tokens: tuple[str, ...]


@dataclass(frozen=True)
class ReadShelf(Query[ShelvedGames]):
    """The games of this table that are not played now, from that place on among those not put aside."""

    first: int = 0


@dataclass(frozen=True)
class ReadShelved(Query[EveningToldView]):
    """A game of the shelf, by its number, told back; refused while it may still go on."""

    number: int


@dataclass(frozen=True)
class ReadEveningPaper(Query[bytes]):
    """The pages of an evening as a PDF, each on a sheet of its own."""

    told: EveningToldView


@dataclass(frozen=True)
class ReadPhotograph(Query[bytes | None]):
    """The JPEG of a roll; `bare`: with nothing drawn on it."""

    name: str
    bare: bool = False


@dataclass(frozen=True)
class ReadCardPicture(Query[bytes | None]):
    """The JPEG of a printed card, by its id."""

    card: str


@dataclass(frozen=True)
class ReadGamePicture(Query[bytes | None]):
    """A picture of a game: an SVG document."""

    game: str
    name: str


@dataclass(frozen=True)
class ReadFace(Query[bytes | None]):
    """The face of a person in a coat of that paint (CSS hex), by the words of its parts: an SVG document."""

    words: str
    paint: str


@dataclass(frozen=True)
class ReadDrawn(Query[bytes | None]):
    """The picture that is composed of a line's words in that palette: an SVG document."""

    palette: str
    line: str


@dataclass(frozen=True)
class ReadCameraView(Query[bytes | None]):
    """A JPEG of the camera's view, for viewers in charge."""


@dataclass(frozen=True)
class ReadJoiningCode(Query[str | None]):
    """The joining address, or the Wi-Fi if it is known, as a QR code: an SVG document."""

    wifi: bool = False
