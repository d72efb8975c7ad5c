"""What a page shows before a game: how to sit down, house rules, card files, the camera's lessons."""

from dataclasses import dataclass

from companion.shared_view.options import HouseRule
from web.shown.prompts import ChoiceView
from web.shown.table import ColourView


@dataclass(frozen=True)
class Join:
    """How to sit down: the address to scan or type, the short code, the colours still free."""

    address: str
    code: str
    free: tuple[ColourView, ...]
    begin: str | None
    """The label of the button that begins the game, or None while it cannot begin."""
    missing: str | None
    """What is still missing before the game can begin."""
    wifi: str | None = None
    """The name of the Wi-Fi that has a QR code of its own."""
    elsewhere: tuple[str, ...] = ()
    """The address in other networks that this machine is in."""
    letters: int = 20
    """How many letters a name may have, as people count them."""
    closed: bool = False
    """Whether nobody new may join."""
    by_rolling: bool = False
    """Whether there is a camera that sees whose dice are rolled."""
    rolled: str | None = None
    """The free colour of the dice that it sees."""


@dataclass(frozen=True)
class BroughtBackupView:
    """Who made a game that does not come along; what it held when it was checked, and whether it did."""

    by: str
    checked: str
    held: tuple[tuple[str, bool], ...] = ()


@dataclass(frozen=True)
class GameChoice:
    """A game that can be played here: for how many, how long, what lies on the table; if it is `pictured`."""

    id: str
    title: str
    about: str
    people: str
    time: str
    lies: str
    pictured: bool
    chosen: bool
    brought: BroughtBackupView | None = None


@dataclass(frozen=True)
class Rule(HouseRule[str, ColourView]):
    """A house rule, and which of the choices holds."""

    chosen: str

    @property
    def usual(self) -> bool:
        """Whether that is what holds unless a table chooses."""
        return self.chosen == self.choices[0].id


@dataclass(frozen=True)
class StepView:
    """One step of setting the table up, and whether it is done."""

    text: str
    done: bool


@dataclass(frozen=True)
class ClaimView:
    """Another phone asks for a seat: whose it is, and the code, which the table's own screen alone shows.

    `mark` is what that phone shows, for whoever may say yes to it. `connected`: the phone that sits there is,
    and is asked. `held`: the seat's own button says yes when it is held.
    """

    seat: str
    name: str
    code: str | None
    mark: str = ""
    connected: bool = False
    held: bool = False
    player: str = ""
    """Who would play on there for a bot."""


@dataclass(frozen=True)
class TeachStep:
    """One step of teaching the camera: what it is about, whether it is done, and whether it is the next."""

    label: str
    colour: ColourView | None
    done: bool
    now: bool


@dataclass(frozen=True)
class Teaching:
    """The camera is taught the table's dice: what to do now, what is not right, and what may be chosen.

    Without steps it is not going on, and the text says what the camera knows.
    """

    title: str
    text: str
    steps: tuple[TeachStep, ...]
    fault: str | None
    choices: tuple[ChoiceView, ...]


@dataclass(frozen=True)
class CardFileView:
    """A card file on the shelf and its title, whether the table plays with it, and its language."""

    name: str
    title: str
    taken: bool
    language: str = ""
