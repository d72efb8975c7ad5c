"""The parts of a page before a game: the way to a seat, house rules, card files, the camera's lessons."""

from dataclasses import dataclass

from companion.shared_view.options import HouseRule
from web.shown.evening import RecapPageView
from web.shown.prompts import ChoiceView
from web.shown.shelf import ShelvedView
from web.shown.table import ColourView


@dataclass(frozen=True)
class Join:
    """The way to a seat: the address to scan or type, the short code, the colours still free."""

    address: str
    code: str
    free: tuple[ColourView, ...]
    begin: str | None
    """Label of the button that begins the game, or None while it cannot begin."""
    missing: str | None
    """Text that says why the game cannot begin yet, or None."""
    wifi: str | None = None
    """Name of the Wi-Fi that has a QR code of its own."""
    elsewhere: tuple[str, ...] = ()
    """Addresses in other networks of this machine."""
    letters: int = 20
    """Most letters of a name, as people count them (graphemes)."""
    closed: bool = False
    """True if joining is closed."""
    by_rolling: bool = False
    has_dice: bool = True
    """True if each seat has dice of its own colour."""
    """True if a camera sees which colour is rolled."""
    rolled: str | None = None
    """The free colour of the dice that the camera sees, or None."""


@dataclass(frozen=True)
class BroughtBackupView:
    """A game from a package: its maker, the result of its check, and the checked items: held or not, or None
    where nothing was to test."""

    by: str
    checked: str
    held: tuple[tuple[str, bool | None], ...] = ()


@dataclass(frozen=True)
class GameChoice:
    """A game to choose: its numbers of people, its time, its material, and if it has a picture."""

    id: str
    title: str
    about: str
    people: str
    time: str
    lies: str
    pictured: bool
    chosen: bool
    brought: BroughtBackupView | None = None
    age: str = ""
    """Age from which it is; empty where the game does not tell."""
    themes: str = ""
    """Hard subjects that it is about."""
    for_children: bool = False
    within_an_hour: bool = False
    most: int = 20
    """People that it is for at most."""


@dataclass(frozen=True)
class Rule(HouseRule[str, ColourView]):
    """A house rule, the id of the choice that applies, and the title of its subject; none for the first."""

    chosen: str = ""
    title: str = ""

    @property
    def usual(self) -> bool:
        """True if the default choice applies."""
        return self.chosen == self.choices[0].id


@dataclass(frozen=True)
class StepView:
    """One step of setting the table up, `done` or open."""

    text: str
    done: bool


@dataclass(frozen=True)
class ClaimView:
    """Request of another phone for a seat: its player, and the code, which only the table's own screen shows.

    `mark` is the number on the asking phone. `connected`: the seat's present phone is connected and is asked.
    `held`: holding the seat's own button agrees.
    """

    seat: str
    name: str
    code: str | None
    mark: str = ""
    connected: bool = False
    held: bool = False
    player: str = ""
    """Name of the person who asks to take over from a bot."""
    own: bool = False
    """True for the viewer's own seat."""


@dataclass(frozen=True)
class TeachStep:
    """One step of teaching the camera: its label, and if it is `done` or the next (`now`)."""

    label: str
    colour: ColourView | None
    done: bool
    now: bool


@dataclass(frozen=True)
class Teaching:
    """Lesson that teaches the camera the table's dice: the next thing to do, the fault, and the choices.

    Without steps no lesson runs, and the text says which dice the camera knows.
    """

    title: str
    text: str
    steps: tuple[TeachStep, ...]
    fault: str | None
    choices: tuple[ChoiceView, ...]


@dataclass(frozen=True)
class CardFileView:
    """A card file on the shelf: its title, its language, and `taken` if the table plays with it."""

    name: str
    title: str
    taken: bool
    language: str = ""


@dataclass(frozen=True)
class LobbyPart:
    """Part of a page before a game."""

    scene: str | None = None
    """Address of the picture on the game's box."""
    about: tuple[str, ...] = ()
    """Lines about the chosen game."""
    tour: tuple[RecapPageView, ...] = ()
    """Pages that teach the game while people sit down."""
    games: tuple[GameChoice, ...] = ()
    """The games to choose from, if there are several."""
    left_out: tuple[str, ...] = ()
    """Installed games that cannot be played, each with the reason."""
    has_card_editor: bool = False
    """True if the card editor can edit its cards."""
    steps: tuple[StepView, ...] = ()
    """The steps of setting the table up, done and open."""
    files: tuple[CardFileView, ...] = ()
    """The card files on the shelf."""
    teaching: Teaching | None = None
    aside: tuple[ShelvedView, ...] = ()
    """The latest games that were put aside."""
    tonight: tuple[str, ...] = ()
    """The games that these people have played tonight, each with its winners."""
    light: tuple[str, ...] = ()
    """On a kiosk: the segments of the light strip, each with a test button."""
