"""All that a page may ask: the one door between the pages and the tables behind them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from web.page import Page
from web.replayed import Replay
from web.shown.box import BoxView
from web.shown.evening import EveningToldView
from web.shown.keeping import Checkup
from web.shown.pretend import LampView
from web.shown.printing import Press
from web.shown.rolls import PastRoll, PastRolls
from web.shown.rulebook import Rulebook
from web.shown.sent import SentPage
from web.shown.wizard import WizardView
from web.workshop_door import Workshop


class Sorry(Exception):  # noqa: N818 - an answer for people, not a fault of the program
    """What was asked cannot be: `text` says why and what to do, in the viewer's language. Nothing changed."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


@dataclass(frozen=True)
class PageViewer:
    """Who looks: a seat's id (None: a spectator, as the kiosk is), and the language that is read.

    `at_screen`: the kiosk on the table's own screen, not one that somebody opened elsewhere in the network.
    `looks_on`: a kiosk elsewhere that nobody has let in by the table's code or the PIN: it only shows.
    `claim`: the token of a seat that this phone asks for. `host`: the token of whoever typed the PIN.
    `address`: where the request comes from, and `game`: the number of the game that the page showed which
    sent it (None: it does not say); neither makes anybody another viewer.
    """

    seat: str | None
    language: str
    at_screen: bool = False
    claim: str = ""
    host: str = ""
    looks_on: bool = False
    address: str = field(default="", compare=False)
    game: int | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Tap:
    """An answer from a page: the question, its version, a command id that the page made, one value."""

    question: str
    version: int
    command: str
    option: str | None = None
    number: int | None = None
    dice: tuple[tuple[str, int], ...] = ()
    texts: Mapping[str, str] | None = None
    picks: tuple[str, ...] | None = None


@dataclass(frozen=True)
class Mend:
    """Something is taken back or corrected: the number of what is meant, a command id, and what is right."""

    entry: int
    command: str
    dice: tuple[tuple[str, int], ...] = ()
    option: str = ""


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


class Door(Protocol):
    """One table, as pages may use it. Every method may be called from any thread."""

    def page(self, who: PageViewer) -> Page:
        """Everything that this viewer may see now."""
        ...

    def strip(self) -> tuple[LampView, ...]:
        """What the pretend strip shows now; empty where there is none."""
        return ()

    def follow(self, who: PageViewer, client: str) -> Follow:
        """Follows the table; a second stream of the same client ends the first."""
        ...

    def sit(self, name: str, colour: str, language: str) -> str:
        """Takes a free seat and returns the token that proves it. Raises Sorry."""
        ...

    def sit_phoneless(self, name: str, colour: str, who: PageViewer) -> None:
        """Seats somebody who plays without a phone, at the table's own screen. Raises Sorry."""
        ...

    def look(self, seat: str, who: PageViewer) -> str:
        """Lets a player without a phone look at the table's own screen, and returns the key. Raises Sorry."""
        ...

    def seat_behind(self, key: str) -> str | None:
        """The player without a phone who looks with this key, or None."""
        ...

    def look_away(self, key: str) -> None:
        """Ends that look."""
        ...

    def claim(self, seat: str, who: PageViewer, player: str = "") -> str:
        """Asks for a seat taken on another phone; the token proves it once confirmed. Raises Sorry.

        Whoever would play on for a bot says the name of a `player`.
        """
        ...

    def step_out(self, seat: str, who: PageViewer, *, for_good: bool) -> None:
        """A bot plays on for a person: for oneself, or, in charge, for whoever is gone. Raises Sorry."""
        ...

    def come_back(self, seat: str, who: PageViewer) -> None:
        """Whom a bot played on for plays again. Raises Sorry."""
        ...

    def close_joining(self, who: PageViewer, *, closed: bool) -> None:
        """Lets nobody new join, or lets people join again; for whoever is in charge. Raises Sorry."""
        ...

    def claimed(self, token: str) -> str | None:
        """The seat that this token waits for, or None."""
        ...

    def confirm(self, code: str, who: PageViewer) -> None:
        """Confirms the viewer's claim by the code that the table shows. Raises Sorry."""
        ...

    def settle_claim(self, seat: str, agrees: bool, who: PageViewer, mark: str = "") -> None:
        """Hands a claimed seat over to the phone that shows the mark, or keeps it: who sits there, or the
        host; No, also the table's own screen. Raises Sorry."""
        ...

    def seat_of(self, token: str) -> str | None:
        """The seat that a token proves, or None if it proves nothing (any more)."""
        ...

    def code_is_right(self, code: str) -> bool:
        """Whether a typed short code opens this table."""
        ...

    def language(self) -> str | None:
        """The language that the kiosk reads, or None while nobody has chosen one."""
        return None

    def speak(self, language: str, who: PageViewer) -> None:
        """Chooses the language that the kiosk reads. Raises Sorry."""
        ...

    def sit_bot(self, colour: str, who: PageViewer) -> None:
        """Puts a bot into a free seat before the game begins. Raises Sorry."""
        ...

    def free(self, seat: str, who: PageViewer) -> None:
        """Frees a seat before the game begins. Raises Sorry."""
        ...

    def play_game(self, game: str, who: PageViewer) -> None:
        """Chooses what is played, before a game begins. Raises Sorry."""
        ...

    def game_picture(self, game: str, name: str) -> bytes | None:
        """A picture of that game: an SVG document, or None where there is none."""
        ...

    def choose(self, rule: str, choice: str, who: PageViewer) -> None:
        """Chooses a house rule before a game begins. Raises Sorry."""
        ...

    def take(self, file: str, taken: bool, who: PageViewer) -> None:
        """Plays with a card file or without it, from the next game on. Raises Sorry."""
        ...

    def begin(self, who: PageViewer) -> None:
        """Begins the game with those who sit. Raises Sorry."""
        ...

    def again(self, who: PageViewer) -> None:
        """Clears the table for the next party once a game is over. Raises Sorry."""
        ...

    def end(self, who: PageViewer) -> None:
        """Ends a game that is not over; those who sit stay. Raises Sorry."""
        ...

    def sat_in_an_evening(self, token: str) -> bool:
        """Whether this token proved a seat in a game that is not being played any more."""
        ...

    def evening(self, tokens: Iterable[str], who: PageViewer) -> EveningToldView:
        """The latest game that one of these tokens sat in, told back. Raises Sorry."""
        ...

    def on_paper(self, told: EveningToldView) -> bytes:
        """The pages of an evening as a PDF, each on a sheet of its own."""
        ...

    def same_again(self, who: PageViewer) -> None:
        """Begins another game with the same people, colours and house rules. Raises Sorry."""
        ...

    def journal(self, who: PageViewer) -> str:
        """All that was written down of a game that is over, as JSON; its end stands from then on."""
        ...

    def forget(self, who: PageViewer) -> str:
        """Deletes all games, photographs and names for good; says what that was. Raises Sorry."""
        ...

    def forget_dice(self, who: PageViewer) -> str:
        """Deletes how the dice fell on all evenings; says how many those were. Raises Sorry."""
        ...

    def is_in_charge(self, who: PageViewer) -> bool:
        """Whether this viewer may set the table up: with the PIN, or at its screen while there is none."""
        ...

    def wants_set_up(self, who: PageViewer) -> bool:
        """Whether the set-up should open by itself: on the own screen of a table that is new."""
        ...

    def wizard(self, who: PageViewer) -> WizardView:
        """The set-up as it stands. Raises Sorry for whoever is not in charge."""
        ...

    def set_up(self, doing: tuple[str, str, Mapping[str, str]], who: PageViewer) -> str | None:
        """Does what was tapped in the set-up (what, which choice, what was typed). Raises Sorry.

        The host's new token, where the PIN changed.
        """
        ...

    def view(self, who: PageViewer) -> bytes | None:
        """What the camera sees now, as a JPEG, for whoever is in charge."""
        ...

    def unlock(self, pin: str, who: PageViewer, address: str = "") -> str:
        """Proves the host by the PIN, and returns the token that does so for a while. Raises Sorry.

        `address` is where wrong tries are counted; the table's own screen has a count of its own.
        """
        ...

    def set_pin(self, pin: str | None, who: PageViewer) -> None:
        """Locks what is the host's behind a PIN, or behind none any more. Raises Sorry."""
        ...

    def lock(self, who: PageViewer) -> None:
        """Ends being the host, everywhere. Raises Sorry."""
        ...

    def doctor(self, who: PageViewer) -> Checkup:
        """How everything is that the table runs on, and what to do. Raises Sorry."""
        ...

    def call(self, wanted: bool, who: PageViewer) -> None:
        """Asks somebody of the staff to come, or not any more. Raises Sorry."""
        ...

    def switch_off(self, who: PageViewer) -> None:
        """Shuts the machine down, once all have been told. Raises Sorry."""
        ...

    def leave_safe_mode(self, who: PageViewer) -> None:
        """Starts anew as usual; a table that runs as usual does not. Raises Sorry."""
        ...

    def backup(self, who: PageViewer) -> bytes:
        """A zip of games, decks, calibration and settings. Raises Sorry."""
        ...

    def bundle(self, who: PageViewer) -> bytes:
        """A zip for whoever helps, without a name, a secret or a photograph. Raises Sorry."""
        ...

    def answer(self, tap: Tap, who: PageViewer) -> None:
        """Answers a question. Raises Sorry with the reason; then nothing changed."""
        ...

    def undo(self, mend: Mend, who: PageViewer) -> None:
        """Takes the latest answer back, or asks everybody for their consent. Raises Sorry."""
        ...

    def redo(self, mend: Mend, who: PageViewer) -> None:
        """Does again what was taken back last. Raises Sorry."""
        ...

    def leave_out(self, mend: Mend, who: PageViewer) -> None:
        """Goes on without an entry that cannot be read. Raises Sorry, also where it must be said twice."""
        ...

    def consent(self, entry: int, agrees: bool, who: PageViewer) -> None:
        """Agrees that something is taken back (without a seat: for the whole table), or not. Raises Sorry."""
        ...

    def misread(self, mend: Mend, who: PageViewer) -> None:
        """Shows what these dice of an earlier roll would change. Raises Sorry."""
        ...

    def correct(self, mend: Mend, who: PageViewer) -> None:
        """Corrects an earlier roll as it was just shown. Raises Sorry."""
        ...

    def rolls(self, who: PageViewer) -> PastRolls:
        """Every roll of the game of now that counts, the latest first."""
        ...

    def read_again(self, entry: int, who: PageViewer) -> PastRoll:
        """One of them, read once more by today's reader. Raises Sorry where that cannot be done."""
        ...

    def keep(self, who: PageViewer) -> None:
        """Leaves the dice of an earlier roll as they were read. Raises Sorry."""
        ...

    def teach(self, what: str, who: PageViewer) -> None:
        """Begins, stops or takes back what the camera is taught of the table's dice. Raises Sorry."""
        ...

    def light(self, segment: int, who: PageViewer) -> None:
        """Lights a segment of the strip alone for a few seconds, before a game. Raises Sorry."""
        ...

    def throw(self, who: PageViewer) -> None:
        """Throws the pretend dice that are asked for now. Raises Sorry where there are none."""
        ...

    def put(self, tokens: str, who: PageViewer) -> None:
        """Lays pretend tokens that stand for an answer, or takes them back. Raises Sorry for unknown ones."""
        ...

    def press(self, button: str, who: PageViewer, held: bool = False) -> None:
        """Presses a button of the pretend panel, or holds it. Raises Sorry for an unknown one."""
        ...

    def photograph(self, name: str) -> bytes | None:
        """The JPEG of that name, or None."""
        ...

    def bare_photograph(self, name: str) -> bytes | None:
        """The JPEG of that name with nothing drawn on it, or None."""
        ...

    def workshop(self, who: PageViewer) -> Workshop:
        """The workshop as this viewer uses it. Raises Sorry for anybody but the host."""
        ...

    def card_picture(self, card: str) -> bytes | None:
        """The JPEG of a printed card, by its id, or None."""
        ...

    def rulebook(self, game: str, who: PageViewer) -> Rulebook:
        """The rules of that game, or of the one that is played. Raises Sorry for one that there is not."""
        ...

    def spectated(self, who: PageViewer) -> Mapping[str, Any]:
        """What everybody may know of the table, as JSON can hold it and web.api_schema says."""
        ...

    def box(self, who: PageViewer) -> BoxView:
        """The machine behind the table: its settings, and what it can do. Raises Sorry."""
        ...

    def show_code(self, who: PageViewer) -> None:
        """Lets the own screen show a code that makes a phone the host's, without a PIN. Raises Sorry."""
        ...

    def change_setting(self, id_: str, typed: str, who: PageViewer) -> None:
        """Writes one setting into the file. Raises Sorry with what may stand there."""
        ...

    def restart(self, who: PageViewer) -> None:
        """Begins the program anew; nothing is lost. Raises Sorry where nobody can."""
        ...

    def bring_back(self, packed: bytes, who: PageViewer) -> BoxView:
        """Looks a backup through, and says what it would replace; nothing changes yet. Raises Sorry."""
        ...

    def put_back(self, who: PageViewer) -> None:
        """Puts what was brought in place, by another start. Raises Sorry."""
        ...

    def bring_version(self, wheel: bytes, signature: bytes, who: PageViewer) -> None:
        """Keeps a newer version that somebody trusted has signed; nothing changes yet. Raises Sorry."""
        ...

    def version_from_stick(self, who: PageViewer) -> None:
        """Takes the newer version that lies on a USB stick; nothing changes yet. Raises Sorry."""
        ...

    def install_version(self, who: PageViewer) -> None:
        """Has what was brought installed: the table comes back with it, or as it was. Raises Sorry."""
        ...

    def printables(self, who: PageViewer) -> Press:
        """What can be printed. Raises Sorry."""
        ...

    def printed(self, what: tuple[str, str, str], who: PageViewer) -> bytes:
        """A PDF: of which kind, of which number or card file, on which paper. Raises Sorry."""
        ...

    def reopen(self, data: bytes, who: PageViewer) -> str:
        """Opens a game that was taken home for looking; returns the key to it. Raises Sorry."""
        ...

    def reopen_this(self, who: PageViewer) -> str:
        """Opens the game that is over; its end stands from then on. Raises Sorry before."""
        ...

    def reopened(self, key: str, step: int, seen: str, who: PageViewer) -> Replay:
        """A game that is open, after that step (at most the last), as that seat saw it. Raises Sorry."""
        ...

    def note_sent(self, what: str, text: str, who: PageViewer) -> None:
        """A `page`, `parts` of one or a `reply` leaves for the phone of a seat."""
        ...

    def open_sent(self, who: PageViewer) -> str:
        """Opens what phones were sent in the game that is over; returns the key. Raises Sorry before."""
        ...

    def sent(self, key: str, seat: str, first: int, who: PageViewer) -> SentPage:
        """What one seat was sent, from that place on. Raises Sorry before the end, and without the key."""
        ...

    def joining_picture(self) -> str:
        """The joining address as a QR code: an SVG document."""
        ...

    def wifi_picture(self) -> str | None:
        """The Wi-Fi as a QR code: an SVG document, or None where nobody said which it is."""
        return None


class TableRegistry(Protocol):
    """The tables that this server serves, by id."""

    def door(self, table: str) -> Door | None:
        """The table of that id, or None."""
        ...

    def first(self) -> str:
        """The id of the table that a bare address means."""
        ...

    def identity(self) -> str:
        """What its cookies are told by from those of another house on this machine; empty: it is alone."""
        return ""

    def names(self) -> frozenset[str]:
        """What else the network calls this machine, in small letters."""
        return frozenset()

    def tables(self) -> tuple[str, ...]:
        """The ids of all tables; a house that says nothing else has just its first."""
        return (self.first(),)
