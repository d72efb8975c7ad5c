"""What a page shows, ready to be drawn: in the viewer's language, every secret of others left out."""

from dataclasses import dataclass, field
from enum import StrEnum


class Stage(StrEnum):
    """Where the evening is: people sit down, play, or look back."""

    LOBBY = "lobby"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True)
class Colour:
    """A dice colour as people tell it apart: by name, by shape, and by its two paints (CSS hex)."""

    id: str
    name: str
    shape: str
    paint: str
    ink: str


@dataclass(frozen=True)
class Track:
    """A row of `size` places, `value` of them full."""

    id: str
    label: str
    value: int
    size: int
    colour: Colour | None = None


@dataclass(frozen=True)
class Badge:
    """A mark in front of somebody; `grave` ones weigh more."""

    id: str
    label: str
    grave: bool


@dataclass(frozen=True)
class Bar:
    """One bar of a chart: what it stands for, and how long it is, from 0 to 100."""

    label: str
    percent: int


@dataclass(frozen=True)
class Chart:
    """A few numbers to be looked at rather than read."""

    title: str
    bars: tuple[Bar, ...]


@dataclass(frozen=True)
class Use:
    """What a card in hand is for: the name of its control, and what that says while it is not the moment."""

    label: str
    not_now: str


@dataclass(frozen=True)
class Card:
    """A card; a `secret` one stays covered until it is held, and its chart with it."""

    id: str
    kind: str
    title: str
    lines: tuple[str, ...]
    secret: bool
    chart: Chart | None = None
    use: Use | None = None


@dataclass(frozen=True)
class Seat:
    """One seat as everybody sees it.

    `here`: its phone is connected now; a `bot` has none, nor has a player who is `phoneless` and
    may `look` at this very screen for what is theirs alone.
    """

    id: str
    name: str
    colour: Colour
    here: bool
    tracks: tuple[Track, ...] = ()
    badges: tuple[Badge, ...] = ()
    cards: tuple[Card, ...] = ()
    on_turn: bool = False
    wanted: bool = False
    gone: bool = False
    note: str | None = None
    bot: bool = False
    phoneless: bool = False
    look: bool = False


@dataclass(frozen=True)
class Choice:
    """A button of a prompt. `plain` ones are drawn quietly."""

    id: str
    label: str
    hint: str | None
    plain: bool


@dataclass(frozen=True)
class Count:
    """A number to tap, from `least` to `most`."""

    least: int
    most: int
    unit: str
    colour: Colour | None


@dataclass(frozen=True)
class Slot:
    """One die to be typed in: whose it is, and what the camera thinks it shows (None: nothing yet).

    `instead` are the faces that it may show if that is wrong, the likely ones first.
    """

    colour: Colour
    owner: str
    value: int | None
    instead: tuple[int, ...] = ()


@dataclass(frozen=True)
class Blank:
    """One line to fill in: by one of `choices`, or by typing, which `suggestions` complete."""

    id: str
    label: str
    choices: tuple[Choice, ...]
    suggestions: tuple[str, ...]


@dataclass(frozen=True)
class Proposed:
    """An answer that the dice on the table propose: the form's field, its value, and what the button says."""

    field: str
    value: str
    label: str


@dataclass(frozen=True)
class Prompt:
    """An open question to this viewer: exactly one of `choices`, `count`, `slots` and `blanks` is filled.

    `card` names the card in hand that it is about: its buttons stand with that card.
    """

    question: str
    version: int
    text: str
    hint: str | None
    standing: bool
    choices: tuple[Choice, ...] = ()
    count: Count | None = None
    slots: tuple[Slot, ...] = ()
    card: str | None = None
    blanks: tuple[Blank, ...] = ()
    done: str | None = None
    """The label of the button that sends the blanks."""
    proposed: Proposed | None = None


@dataclass(frozen=True)
class Spotlight:
    """What the table looks at: a callout, a verdict with its reasons, an end."""

    kicker: str
    title: str
    text: str | None
    lines: tuple[str, ...]


@dataclass(frozen=True)
class DiceCount:
    """So many dice of one colour, and whose."""

    colour: Colour
    count: int
    owner: str


@dataclass(frozen=True)
class DieFace:
    """A die that was read: colour and face (None: in doubt)."""

    colour: Colour
    value: int | None


@dataclass(frozen=True)
class Roll:
    """The dice in the middle. `photograph` names a picture to ask for; `origin` says who read the dice."""

    asked: tuple[DiceCount, ...]
    dice: tuple[DieFace, ...]
    summary: str | None
    photograph: str | None
    origin: str | None


@dataclass(frozen=True)
class Notice:
    """Something to be known now, such as a camera that is lost; `grave` ones hold up the game."""

    text: str
    grave: bool


@dataclass(frozen=True)
class Join:
    """How to sit down: the address to scan or type, the short code, the colours still free."""

    address: str
    code: str
    free: tuple[Colour, ...]
    begin: str | None
    """The label of the button that begins the game, or None while it cannot begin."""
    missing: str | None
    """What is still missing before the game can begin."""
    wifi: str | None = None
    """The name of the Wi-Fi that has a QR code of its own."""


@dataclass(frozen=True)
class Because:
    """One step on the way to the verdict, and the numbers of the rules behind it."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Rule:
    """A house rule: the case, where the game's rules leave it open, and which of the choices holds."""

    id: str
    about: str
    label: str
    choices: tuple[Choice, ...]
    chosen: str
    usual: bool


@dataclass(frozen=True)
class Step:
    """One step of setting the table up, and whether it is done."""

    text: str
    done: bool


@dataclass(frozen=True)
class Claim:
    """Another phone asks for a seat: whose it is, and the code, which the table's own screen alone shows."""

    seat: str
    name: str
    code: str | None


@dataclass(frozen=True)
class TeachStep:
    """One step of teaching the camera: what it is about, whether it is done, and whether it is the next."""

    label: str
    colour: Colour | None
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
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class CardFile:
    """A card file on the shelf, whether the table plays with it, and the language it is written in."""

    name: str
    taken: bool
    language: str = ""


@dataclass(frozen=True)
class Undo:
    """What can be taken back now: the number that the form sends, and what was done, in words."""

    entry: int
    what: str


@dataclass(frozen=True)
class Consent:
    """Somebody wants to take back what revealed something: all must agree, this viewer too if `has_voice`."""

    entry: int
    text: str
    missing: str
    has_voice: bool


@dataclass(frozen=True)
class Misread:
    """A roll that counts, with its dice as they were read; one of them may have been misread."""

    entry: int
    text: str
    slots: tuple[Slot, ...]


@dataclass(frozen=True)
class Preview:
    """What other dice of a roll would change, before it is done."""

    entry: int
    lines: tuple[str, ...]
    dice: tuple[DieFace, ...]


@dataclass(frozen=True)
class Passage:
    """A sentence of the story of the evening; `photograph` names the picture of the roll that decided it."""

    text: str
    photograph: str | None


@dataclass(frozen=True)
class Chapter:
    """What happened in one round."""

    title: str
    passages: tuple[Passage, ...]


@dataclass(frozen=True)
class FaceCount:
    """How often one face came up; `percent` is its bar, the most frequent face having 100."""

    face: int
    count: int
    percent: int


@dataclass(frozen=True)
class Throws:
    """How the dice of one colour fell, and what that says about luck or about the dice."""

    colour: Colour
    owner: str | None
    faces: tuple[FaceCount, ...]
    summary: str
    finding: str


@dataclass(frozen=True)
class Evening:
    """The evening looked back at: its story and its dice, `thrown`, and the dice of all evenings, `sets`."""

    chapters: tuple[Chapter, ...]
    thrown: tuple[Throws, ...]
    sets: tuple[Throws, ...]
    sets_of: str
    """How many evenings those are."""


@dataclass(frozen=True)
class PretendButton:
    """A button of the pretend panel: its name, label, what it would do now (None: nothing) and its key."""

    name: str
    label: str
    meaning: str | None
    key: str


@dataclass(frozen=True)
class Pretend:
    """The pretend hardware of the demonstration: what lies on the pretend table, and the panel's buttons."""

    can_throw: bool
    buttons: tuple[PretendButton, ...]
    touchable: bool = False
    """Whether there are buttons on the table that do the same."""


@dataclass(frozen=True)
class Lamp:
    """One LED of the strip, red, green, blue, 0..255 each."""

    red: int
    green: int
    blue: int


@dataclass(frozen=True)
class Page:
    """Everything that one page shows. Two equal pages look alike, so an unchanged page is not sent again."""

    table: str
    title: str
    language: str
    stage: Stage
    mood: str
    you: str | None
    headline: str
    seats: tuple[Seat, ...]
    tracks: tuple[Track, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    spotlight: Spotlight | None = None
    roll: Roll | None = None
    hand: tuple[Card, ...] = ()
    prompts: tuple[Prompt, ...] = ()
    notices: tuple[Notice, ...] = ()
    log: tuple[str, ...] = ()
    join: Join | None = None
    pretend: Pretend | None = None
    opened: tuple[Card, ...] = ()
    strip: tuple[Lamp, ...] = field(default=(), compare=False)
    again: str | None = None
    undo: Undo | None = None
    consent: Consent | None = None
    misread: tuple[Misread, ...] = ()
    preview: Preview | None = None
    why: tuple[Because, ...] = ()
    evening: Evening | None = None
    """Once a game is over: all of it. Before a game: the dice of all evenings, if there were any."""
    same_again: str | None = None
    about: str | None = None
    """Before a game: what is played here."""
    steps: tuple[Step, ...] = ()
    """Before a game: what is still to be done until it can begin."""
    files: tuple[CardFile, ...] = ()
    """Before a game: the card files on the shelf."""
    teaching: Teaching | None = None
    light: tuple[str, ...] = ()
    """Before a game, on a kiosk: the segments of the light strip, to be tried out."""
    shared: tuple[Card, ...] = ()
    claims: tuple[Claim, ...] = ()
    """Who asks for a seat on another phone, as far as this viewer is told."""
    claiming: str | None = None
    """Whose seat this phone itself asks for."""
    at_screen: bool = False
    """Whether this is the table's own screen."""
    said: int = 0
    """How many sentences were said in all; `log` holds the latest of them."""
    sleep: int = 0
    """After so many minutes without any change the big screen goes dark; 0: never."""
    has_pin: bool = False
    locked: bool = False
    """Whether what is the host's is behind a PIN, and this viewer has not typed it."""
    rules: tuple[Rule, ...] = ()
    """Before a game all house rules, to be chosen; then those in which this table differs."""
