"""What a page shows, ready to be drawn: in the viewer's language, every secret of others left out."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from web.shown.board import PlanMap, TileMap
from web.shown.dice import Roll
from web.shown.evening import EveningView, RecapPageView
from web.shown.people import Circle
from web.shown.pretend import LampView, Pretend
from web.shown.prompts import (
    AloneView,
    ConsentView,
    LostView,
    MisreadView,
    PreviewView,
    Prompt,
    RedoView,
    UndoView,
)
from web.shown.rulebook import Reminders
from web.shown.setting_up import CardFileView, ClaimView, GameChoice, Join, Rule, StepView, Teaching
from web.shown.table import MilestoneView, NoticeView, TableSeatView
from web.shown.view import CardView, Explanation, Pile, Spotlight, Track
from web.shown.wizard import WizardView


class PageStage(StrEnum):
    """Where the evening is: people sit down, play, or look back."""

    LOBBY = "lobby"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True)
class HeldCards:
    """A card, and the prompts that stand with it."""

    card: CardView
    offers: tuple[Prompt, ...]


@dataclass(frozen=True)
class Page:
    """Everything that one page shows. Two equal pages look alike, so an unchanged page is not sent again."""

    table: str
    title: str
    language: str
    stage: PageStage
    mood: str
    you: str | None
    headline: str
    seats: tuple[TableSeatView, ...]
    tracks: tuple[Track, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    spotlight: Spotlight | None = None
    scene: str | None = None
    """Where the game's picture of the moment lies."""
    rites: tuple[MilestoneView, ...] = ()
    """The latest moments that the big screen holds still for, once each."""
    piles: tuple[Pile, ...] = ()
    """The piles that somebody picks from now."""
    roll: Roll | None = None
    hand: tuple[CardView, ...] = ()
    prompts: tuple[Prompt, ...] = ()
    alone: AloneView | None = None
    """On each phone where something may be asked that nobody else hears of."""
    notices: tuple[NoticeView, ...] = ()
    log: tuple[str, ...] = ()
    game: int | None = None
    """The number of the game that is played: what this page sends is meant for no other."""
    join: Join | None = None
    pretend: Pretend | None = None
    opened: tuple[CardView, ...] = ()
    strip: tuple[LampView, ...] = field(default=(), compare=False)
    again: str | None = None
    undo: UndoView | None = None
    redo: RedoView | None = None
    lost: LostView | None = None
    consent: ConsentView | None = None
    misread: tuple[MisreadView, ...] = ()
    preview: PreviewView | None = None
    why: tuple[Explanation, ...] = ()
    tour: tuple[RecapPageView, ...] = ()
    """What teaches the game while people sit down."""
    evening: EveningView | None = None
    """Once a game is over: all of it. Before a game: the dice of all evenings, if there were any."""
    ending: str | None = None
    """In a game that may be ended early: what is lost by it."""
    same_again: str | None = None
    reminders: Reminders | None = None
    board: TileMap | None = None
    plan: PlanMap | None = None
    meeting: bool = False
    """Whether the table gets to know its people now: each phone shows its own in full."""
    circle: Circle | None = None
    """All of them, as they sit, while it does."""
    about: tuple[str, ...] = ()
    """Before a game: what is played here."""
    games: tuple[GameChoice, ...] = ()
    """Before a game, where there are several: what can be played."""
    left_out: tuple[str, ...] = ()
    """Before a game: which games lie here and cannot be played, and why."""
    crafted: bool = False
    """Before a game: whether its cards can be written here."""
    steps: tuple[StepView, ...] = ()
    """Before a game: what is still to be done until it can begin."""
    files: tuple[CardFileView, ...] = ()
    """Before a game: the card files on the shelf."""
    teaching: Teaching | None = None
    light: tuple[str, ...] = ()
    """Before a game, on a kiosk: the segments of the light strip, to be tried out."""
    shared: tuple[CardView, ...] = ()
    claims: tuple[ClaimView, ...] = ()
    """Who asks for a seat on another phone, as far as this viewer is told."""
    claiming: str | None = None
    """Whose seat this phone itself asks for."""
    claim_here: bool = False
    """Whether the phone that sits there is connected: then it is asked, and no code takes its place."""
    claim_mark: str = ""
    """The number by which whoever may say yes knows this phone from others that ask."""
    at_screen: bool = False
    """Whether this is the table's own screen."""
    said: int = 0
    """How many sentences were said in all; `log` holds the latest of them."""
    sleep: int = 0
    """After so many minutes without any change the big screen goes dark; 0: never."""
    safe: str | None = None
    """In safe mode: `safe`, or `no-games` where those on the disk cannot be read."""
    looks_on: bool = False
    """Whether this is a kiosk elsewhere that only shows the table."""
    going: bool = False
    """Whether the machine is being switched off."""
    staff: str = ""
    """Where staff can be asked to come: `may` (be asked), or `called`."""
    may_switch_off: bool = False
    """Whether this viewer may switch it off, where that can be done."""
    has_pin: bool = False
    locked: bool = False
    """Whether what is the host's is behind a PIN, and this viewer has not typed it."""
    in_charge: bool = True
    """Whether this viewer speaks for all: as whoever typed the PIN, or, without one, at the own screen."""
    host_code: str = ""
    """On the table's own screen: what makes a phone its host's, for as long as somebody has asked for it."""
    may_set_up: bool = False
    """Whether this viewer may set the table up."""
    wizard: WizardView | None = None
    """The set-up, on its own page alone."""
    rules: tuple[Rule, ...] = ()
    """Before a game all house rules, to be chosen; then those in which this table differs."""

    @property
    def me(self) -> TableSeatView | None:
        """The seat of whoever looks."""
        return next((seat for seat in self.seats if seat.seat == self.you), None)

    @property
    def turn(self) -> str:
        """The seats whose turn it is: a page that was scrolled begins at its top when that is another's."""
        return " ".join(seat.seat for seat in self.seats if seat.on_turn)

    @property
    def lamps(self) -> int:
        """How many lamps the strip has that is shown."""
        return len(self.strip)

    @property
    def away(self) -> bool:
        """Whether a bot plays on for whoever looks."""
        return (me := self.me) is not None and me.away

    @property
    def may_go(self) -> bool:
        """Whether whoever looks can leave the game to a bot."""
        return self.stage is PageStage.PLAY and (me := self.me) is not None and not me.bot

    @property
    def others(self) -> tuple[TableSeatView, ...]:
        """The seats of all others."""
        return tuple([seat for seat in self.seats if seat.seat != self.you])

    @property
    def sit_others(self) -> bool:
        """Whether anybody else sits there."""
        return any(seat.seat != self.you for seat in self.seats)

    @property
    def sitting_bots(self) -> tuple[TableSeatView, ...]:
        """The seats without a person."""
        return tuple([seat for seat in self.seats if seat.bot])

    @property
    def to_read(self) -> tuple[HeldCards, ...]:
        """The secret cards without a control of their own: they are to be read now."""
        return self._held(card for card in self.hand if card.secret and not card.use)

    @property
    def kept(self) -> tuple[HeldCards, ...]:
        """The secret cards that are covered, each with its control."""
        return self._held(card for card in self.hand if card.secret and card.use)

    @property
    def lying(self) -> tuple[HeldCards, ...]:
        """The cards in hand that are no secret."""
        return self._held(card for card in self.hand if not card.secret)

    @property
    def common(self) -> tuple[HeldCards, ...]:
        """The cards that lie before everybody."""
        return self._held(self.shared)

    def _held(self, cards: Iterable[CardView]) -> tuple[HeldCards, ...]:
        return tuple(
            [HeldCards(card, tuple([one for one in self.prompts if one.card == card.id])) for card in cards]
        )

    @property
    def asked(self) -> tuple[Prompt, ...]:
        """The prompts that stand with no card that this viewer can use."""
        cards = {card.id for card in (*self.hand, *self.shared)}
        return tuple([one for one in self.prompts if one.card not in cards])

    @property
    def asked_now(self) -> str:
        """The question that waits for this viewer, if there is one."""
        return next((one.text for one in self.prompts if not one.standing), "")


MADE_OF: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "me": ("seats", "you"),
        "turn": ("seats",),
        "lamps": ("strip",),
        "away": ("seats", "you"),
        "may_go": ("stage", "seats", "you"),
        "others": ("seats", "you"),
        "sit_others": ("seats", "you"),
        "sitting_bots": ("seats",),
        "to_read": ("hand", "prompts"),
        "kept": ("hand", "prompts"),
        "lying": ("hand", "prompts"),
        "common": ("shared", "prompts"),
        "asked": ("hand", "shared", "prompts"),
        "asked_now": ("prompts",),
    }
)
"""Of which fields a page makes what it gives beside them: while those stay the very same, so does this."""
