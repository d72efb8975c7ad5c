"""Page, one viewer's screen ready to be drawn: in their language and without the secrets of others."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from companion.shared_view.sound_bed import SoundBed
from companion.shared_view.view import Mood
from web.shown.board import PlanMap, TileMap
from web.shown.dice import Roll
from web.shown.evening import EveningView
from web.shown.guide import FirstTurn
from web.shown.laying import LayingView
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
from web.shown.setting_up import ClaimView, Join, LobbyPart, Rule
from web.shown.stage import NO_NEWS, MomentView, News
from web.shown.table import ColourView, NoticeView, TableSeatView
from web.shown.view import CardView, View
from web.shown.wizard import WizardView


class PageStage(StrEnum):
    """Stage of the evening: people sit down, play, or read its story."""

    LOBBY = "lobby"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True)
class HeldCards:
    """A card, and the prompts drawn beside it."""

    card: CardView
    offers: tuple[Prompt, ...]


@dataclass(frozen=True)
class PageStatus:
    """Rights of the viewer, and state of the machine."""

    at_screen: bool = False
    """True on the table's own screen."""
    looks_on: bool = False
    """True on a kiosk page elsewhere that only shows the table."""
    has_pin: bool = False
    locked: bool = False
    """True if there is a PIN and this viewer has not typed it."""
    in_charge: bool = True
    """True for the host: the PIN was typed here or, without a PIN, this is the table's own screen."""
    host_code: str = ""
    """Six digits that make a phone the host's; on the table's own screen, while a phone asks for them."""
    may_set_up: bool = False
    """True if this viewer may set the table up."""
    may_switch_off: bool = False
    """True if this viewer may switch the machine off and it can be."""
    going: bool = False
    """True while the machine shuts down."""
    safe: str | None = None
    """Safe mode: `safe`, or `no-games` if the games on the disk cannot be read."""
    sleep: int = 0
    """Minutes without a change until the big screen goes dark; 0: never."""
    call: int = 0
    """Seconds without an answer until the big screen calls a person who is asked; 0: never."""
    screen: bool = False
    """True while a big screen is connected, for which phones wait."""
    staff: str = ""
    """Call for staff: `may` (can be called), `called`, or empty where there are none."""


@dataclass(frozen=True)
class PageClaims:
    """Claims on seats from other phones, and this phone's own."""

    claims: tuple[ClaimView, ...] = ()
    """Phones that ask for a seat, as far as this viewer may know."""
    claiming: str | None = None
    """Name of the seat that this phone asks for."""
    claim_here: bool = False
    """True if that seat's own phone is connected: it is asked, and a code is not accepted."""
    claim_mark: str = ""
    """Number on this phone; the person who confirms compares it."""


@dataclass(frozen=True)
class GamePart:
    """Part of a page during and after a game.

    The `view` has no seats, boards and dice: the page has them with what is known outside of the game.
    """

    view: View
    game: int | None = None
    """Number of the current game; a form of this page counts for no other game."""
    news: News = NO_NEWS
    staged: tuple[MomentView, ...] = ()
    """Latest moments that the big screen tells, once each."""
    thrown: MomentView | None = None
    """The `roll`, while it is one of them."""
    roll: Roll | None = None
    board: TileMap | None = None
    plan: PlanMap | None = None
    laying: LayingView | None = None
    """While people lay the things of a game that was taken up."""
    circle: Circle | None = None
    """The people in seating order, while `meeting` is true."""
    prompts: tuple[Prompt, ...] = ()
    alone: AloneView | None = None
    """Line for private questions; on every phone while the game may ask one."""
    log: tuple[str, ...] = ()
    """The latest of all sentences."""
    table_rolls: bool = False
    """True if the table may roll at a player's request."""
    may_ask: bool = False
    """True if this viewer may ask a bot for advice now."""
    advice: CardView | None = None
    """A bot's advice for this seat, read under the thumb."""
    undo: UndoView | None = None
    redo: RedoView | None = None
    lost: LostView | None = None
    consent: ConsentView | None = None
    misread: tuple[MisreadView, ...] = ()
    preview: PreviewView | None = None
    reminders: Reminders | None = None
    bed: SoundBed | None = None
    """On the big screen: sound below the game, for a table that wants it."""
    guide: FirstTurn | None = None
    """On a phone: bubbles of a first turn."""
    again: str | None = None
    same_again: str | None = None
    ending: str | None = None
    """Text that says what ending the game early loses; None where it cannot be ended."""

    @property
    def to_read(self) -> tuple[HeldCards, ...]:
        """Secret cards without a control of their own: the viewer reads them now."""
        return self._held(card for card in self._beside() if card.secret and not card.use)

    @property
    def kept(self) -> tuple[HeldCards, ...]:
        """Secret cards that stay covered, each with its control."""
        return self._held(card for card in self.view.hand if card.secret and card.use)

    @property
    def lying(self) -> tuple[HeldCards, ...]:
        """Cards in hand that are not secret."""
        return self._held(card for card in self._beside() if not card.secret)

    def _beside(self) -> tuple[CardView, ...]:
        """The hand without the cards that are read where they are chosen."""
        chosen = {card.id for prompt in self.prompts for choice in prompt.choices for card in choice.cards}
        return tuple([card for card in self.view.hand if card.id not in chosen])

    @property
    def common(self) -> tuple[HeldCards, ...]:
        """Cards that belong to the whole table."""
        return self._held(self.view.shared)

    def _held(self, cards: Iterable[CardView]) -> tuple[HeldCards, ...]:
        return tuple(
            [
                HeldCards(card, tuple([prompt for prompt in self.prompts if prompt.card == card.id]))
                for card in cards
            ]
        )

    @property
    def asked(self) -> tuple[Prompt, ...]:
        """Prompts that belong to no card on this page."""
        cards = {card.id for card in (*self.view.hand, *self.view.shared)}
        return tuple([prompt for prompt in self.prompts if prompt.card not in cards])

    @property
    def asked_now(self) -> str:
        """The question that this viewer has to answer, or an empty text."""
        return next((prompt.text for prompt in self.prompts if not prompt.standing), "")


@dataclass(frozen=True)
class Page:
    """All content of one page: of a lobby or of a game, and of the set-up, if it has a `wizard`.

    Equal pages look alike, so an unchanged page is not sent again.
    """

    table: str
    title: str
    language: str
    you: str | None
    headline: str
    seats: tuple[TableSeatView, ...]
    lobby: LobbyPart | None = None
    play: GamePart | None = None
    wizard: WizardView | None = None
    status: PageStatus = PageStatus()
    claimed: PageClaims = PageClaims()
    notices: tuple[NoticeView, ...] = ()
    join: Join | None = None
    pretend: Pretend | None = None
    strip: tuple[LampView, ...] = field(default=(), compare=False)
    evening: EveningView | None = None
    """After a game its story and its dice; before one the dice of all evenings, if there were any."""
    untranslated: str | None = None
    """The language of the game's texts, if it has none in the viewer's."""
    look: str = ""
    """Name of the game whose colours and typeface the page has."""
    beside: bool = False
    """True if people are beside the picture of the big screen, not below it."""
    rules: tuple[Rule, ...] = ()
    """Before a game all house rules; during one those that differ from the usual choice."""

    @property
    def stage(self) -> PageStage:
        """Stage of the evening."""
        if self.play is None:
            return PageStage.LOBBY
        return PageStage.OVER if self.play.view.over else PageStage.PLAY

    @property
    def game(self) -> int | None:
        """The number of the game that is played."""
        return self.play.game if self.play else None

    @property
    def mood(self) -> str:
        """Mood of the moment; calm in a lobby."""
        return self.play.view.mood if self.play else Mood.CALM

    @property
    def news(self) -> News:
        """Progress of the game; nothing is told in a lobby."""
        return self.play.news if self.play else NO_NEWS

    @property
    def me(self) -> TableSeatView | None:
        """The viewer's own seat."""
        return next((seat for seat in self.seats if seat.seat == self.you), None)

    @property
    def waits(self) -> bool:
        """True while a game is played, and nothing is asked of this viewer but the dice of others."""
        if self.stage is not PageStage.PLAY:
            return False
        asked = [prompt for prompt in self.play.prompts if not prompt.standing] if self.play else []
        seats, own = {seat.colour for seat in self.seats}, self.me and self.me.colour
        thrown = {slot.colour for one in asked for slot in one.slots} & seats
        return all(one.slots for one in asked) and (not asked or bool(thrown)) and own not in thrown

    @property
    def next_up(self) -> tuple[TableSeatView, ...]:
        """The seats whose turns come next; the last of them is the viewer's own."""
        own = self.play.view.meanwhile if self.play else None
        order = own.until(self.you) if own else ()
        return tuple([seat for id_ in order for seat in self.seats if seat.seat == id_])

    @property
    def suspects(self) -> tuple[tuple[TableSeatView, tuple[str, ...]], ...]:
        """The others with what everybody has seen of them, in a game of sides."""
        own = self.play.view.meanwhile if self.play else None
        known = own.suspects if own else ()
        return tuple([(seat, one.lines) for one in known for seat in self.seats if seat.seat == one.seat])

    @property
    def turn(self) -> str:
        """Ids of the seats on turn; when they change, a scrolled page jumps back to its top."""
        return " ".join(seat.seat for seat in self.seats if seat.on_turn)

    @property
    def lamps(self) -> int:
        """Number of lamps of the strip on this page."""
        return len(self.strip)

    @property
    def away(self) -> bool:
        """True while a bot plays for the viewer."""
        return (me := self.me) is not None and me.away

    @property
    def said(self) -> frozenset[str]:
        """The text read out beside the moment: the headline, what may be chosen, and titles of open cards."""
        asked = self.play.asked if self.play else ()
        choices = [choice for one in asked for choice in one.choices]
        cards = [card for choice in choices for card in choice.cards if not card.secret]
        opened = self.play.view.opened if self.play else ()
        headline = () if self.play and self.play.asked_now else (self.headline,)
        return frozenset(
            [
                *headline,
                *(one.hint for one in asked if one.hint),
                *(choice.under for choice in choices if choice.under),
                *(text for card in cards for text in (card.title, *card.lines)),
                *(card.title for card in opened),
            ]
        )

    @property
    def asked_of(self) -> tuple[ColourView, ...]:
        """The colours of those whom the table waits for."""
        return tuple([seat.colour for seat in self.seats if seat.wanted and seat.seat != self.you])

    @property
    def may_go(self) -> bool:
        """True if the viewer can leave the game to a bot."""
        return self.stage is PageStage.PLAY and (me := self.me) is not None and not me.bot

    @property
    def others(self) -> tuple[TableSeatView, ...]:
        """The seats of all others."""
        return tuple([seat for seat in self.seats if seat.seat != self.you])

    @property
    def sitting_bots(self) -> tuple[TableSeatView, ...]:
        """The seats that bots play."""
        return tuple([seat for seat in self.seats if seat.bot])
