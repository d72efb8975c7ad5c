"""A house whose tables show the pages they are given, and remember all that pages asked of them."""

import threading
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from time import sleep
from typing import Any

from tests.web.fake_workshop import FakeWorkshop
from tests.web.samples import LOBBY, LOBBY_SEAT, PAST_DIE, PAST_ROLL, PLAY, SET_UP_PIN
from web.page import Page
from web.protocol import Mend, PageViewer, Sorry, Tap
from web.replayed import Replay
from web.shown.box import BoxView, NewVersion, Replacement, Section, SettingView
from web.shown.evening import EveningToldView, EveningView
from web.shown.keeping import Checkup, FindingView
from web.shown.pretend import LampView
from web.shown.printing import Press, PrintedDeckView
from web.shown.rolls import Again, PastRoll, PastRolls, Sure
from web.shown.rulebook import Rulebook, RuleParagraphView, RulePieceView
from web.shown.rulebook import RuleChapterView as RuleChapter
from web.shown.sent import Sending, SentPage
from web.shown.wizard import WizardView

CODE = "EMBER"
SORRY = "That is not possible now; ask the others."
DRAWN = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"/>'
JPEG = b"\xff\xd8\xff\xe0 a photograph \xff\xd9"
QR = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21"><path fill="#000" '
    'd="M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0zM9 2h2v3H9zM10 9h4v3h-4zM16 15h4v2h-4z"/></svg>'
)

ILL = Checkup(
    "en",
    False,
    (
        FindingView("camera", "Camera", "green", "✓", "good", "The camera sends pictures."),
        FindingView("disk", "Disk", "red", "✗", "does not work", "Only 9 MB are free."),
    ),
)


RULES = Rulebook(
    "en",
    "toy",
    "The toy",
    (
        RuleChapter(
            "chapter-1",
            "A turn",
            ("Roll before you talk.",),
            (
                RuleParagraphView(
                    ("TOY-001",),
                    "TOY-001",
                    (RulePieceView("One die each. See "), RulePieceView("TOY-002", "TOY-002")),
                ),
                RuleParagraphView(
                    ("TOY-002", "TOY-003"), "TOY-002, TOY-003", (RulePieceView("The higher one wins."),)
                ),
            ),
        ),
        RuleChapter(
            "chapter-2",
            "Words",
            (),
            (RuleParagraphView(("term-pip",), "Pip", (RulePieceView("A dot on a die."),)),),
        ),
    ),
    (("toy", "The toy"), ("other", "The other")),
)


BOX = BoxView(
    "en",
    (
        Section("strip", "The light strip", (SettingView("strip.leds", "How many LEDs", "60"),)),
        Section(
            "panel",
            "The panel",
            (SettingView("panel.button_lamps", "Lamps", "false", ("true", "false")),),
        ),
    ),
    waiting=True,
    may_restart=True,
    brought=None,
    version=NewVersion("1.0", "", "1.1", working=False),
)


class FakeFollow:
    """A stream of the fake table."""

    def __init__(self, door: "FakeDoor", who: PageViewer, client: str) -> None:
        self.who, self.client = who, client
        self._door, self._changed = door, threading.Event()
        self.ended = False

    def wait(self, seconds: float) -> bool:
        changed = self._changed.wait(seconds)
        self._changed.clear()
        return changed

    def wake(self) -> None:
        self._changed.set()

    def close(self) -> None:
        self.ended = True
        self.wake()
        if self._door.follows.get(self.client) is self:
            self._door.follows.pop(self.client, None)  # another thread may close it in the same moment


NOTHING_TOLD = EveningView((), (), (), "")


@dataclass
class FakeDoor:
    """One table: `public` is what spectators see, `seats` what each seat sees; `slow` seconds to free one."""

    public: Page = LOBBY
    seats: dict[str, Page] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)
    sorry: str | None = None
    asked: list[tuple[object, ...]] = field(default_factory=list)
    accepted: set[str] = field(default_factory=set)
    follows: dict[str, FakeFollow] = field(default_factory=dict)
    looked: list[PageViewer] = field(default_factory=list)
    sat: int = 0
    unlocked_from: str = ""
    picture: bytes = JPEG
    lamps: tuple[LampView, ...] = ()
    slow: float = 0.0
    spoken: str | None = None
    wifi: bool = False
    keys: dict[str, str] = field(default_factory=dict)
    claims: dict[str, str] = field(default_factory=dict)
    new: bool = False
    set_ups: WizardView = SET_UP_PIN
    shut: str = ""
    """Why nobody may into the workshop."""
    visited: list[PageViewer] = field(default_factory=list)
    tiled: tuple[PrintedDeckView, ...] = ()
    """Card files with tiles that can be printed, too."""
    noted: list[tuple[str, str, PageViewer]] = field(default_factory=list)
    sendings: tuple[Sending, ...] = ()
    past: EveningView = NOTHING_TOLD
    """What the phone that was there is told of an evening."""

    def page(self, who: PageViewer) -> Page:
        self.looked.append(who)
        if who.seat is None:
            return self.public
        return self.seats.get(who.seat, replace(LOBBY_SEAT, you=who.seat))

    def strip(self) -> tuple[LampView, ...]:
        return self.lamps

    def follow(self, who: PageViewer, client: str) -> FakeFollow:
        older = self.follows.get(client)
        if older is not None:
            older.close()
        self.follows[client] = FakeFollow(self, who, client)
        return self.follows[client]

    def show(self, public: Page, **seats: Page) -> None:
        """From now on the table shows these pages, and every stream is told."""
        self.public = public
        self.seats = seats
        self.stir()

    def stir(self) -> None:
        """Wakes every stream, whether anything changed or not."""
        for follow in list(self.follows.values()):
            follow.wake()

    def sit(self, name: str, colour: str, language: str) -> str:
        self._ask("sit", name, colour, language)
        if any(token.startswith(f"{colour}.") for token in self.tokens):
            raise Sorry("Somebody has taken these dice already; take another colour.")
        self.sat += 1
        token = f"{colour}.token-{self.sat}"
        self.tokens[token] = f"s{self.sat}"
        return token

    def sit_phoneless(self, name: str, colour: str, who: PageViewer) -> None:
        self._ask("phoneless", name, colour, who)

    def look(self, seat: str, who: PageViewer) -> str:
        self._ask("look", seat, who)
        self.keys[f"key-{seat}"] = seat
        return f"key-{seat}"

    def seat_behind(self, key: str) -> str | None:
        return self.keys.get(key)

    def look_away(self, key: str) -> None:
        self._ask("look away", key)
        self.keys.pop(key, None)
        self.stir()

    def claim(self, seat: str, who: PageViewer, player: str = "") -> str:
        self._ask("claim", seat, who, *([player] if player else []))
        self.claims[f"claim-{seat}"] = seat
        return f"claim-{seat}"

    def step_out(self, seat: str, who: PageViewer, *, for_good: bool) -> None:
        self._ask("step out", seat, for_good, who)

    def come_back(self, seat: str, who: PageViewer) -> None:
        self._ask("come back", seat, who)

    def close_joining(self, who: PageViewer, *, closed: bool) -> None:
        self._ask("close joining", closed, who)

    def rolls(self, who: PageViewer) -> PastRolls:
        return PastRolls("The game", "en", who.seat, None, (PAST_ROLL,))

    def read_again(self, entry: int, who: PageViewer) -> PastRoll:
        self._ask("read again", entry, who)
        again = Again((Sure(PAST_DIE, 97),), (), same=False, fits=True)
        return replace(PAST_ROLL, again=again)

    def claimed(self, token: str) -> str | None:
        return self.claims.get(token)

    def confirm(self, code: str, who: PageViewer) -> None:
        self._ask("confirm", code, who)
        self.grant(who.claim)

    def settle_claim(self, seat: str, agrees: bool, who: PageViewer, mark: str = "") -> None:
        self._ask("settle", seat, agrees, *((mark,) if mark else ()), who)

    def grant(self, token: str) -> None:
        """A claim is confirmed: only its token proves the seat from now on."""
        seat = self.claims.pop(token)
        self.tokens = {known: one for known, one in self.tokens.items() if one != seat} | {token: seat}
        self.stir()

    def seat_of(self, token: str) -> str | None:
        return self.tokens.get(token)

    def code_is_right(self, code: str) -> bool:
        return code.upper() == CODE

    def free(self, seat: str, who: PageViewer) -> None:
        self._ask("free", seat, who)
        self.tokens = {token: one for token, one in self.tokens.items() if one != seat}
        self.stir()
        sleep(self.slow)

    def language(self) -> str | None:
        return self.spoken

    def speak(self, language: str, who: PageViewer) -> None:
        self._ask("speak", language, who)
        self.spoken = language

    def sit_bot(self, colour: str, who: PageViewer) -> None:
        self._ask("bot", colour, who)

    def play_game(self, game: str, who: PageViewer) -> None:
        self._ask("play_game", game, who)

    def choose(self, rule: str, choice: str, who: PageViewer) -> None:
        self._ask("choose", rule, choice, who)

    def take(self, file: str, taken: bool, who: PageViewer) -> None:
        self._ask("take", file, taken, who)

    def begin(self, who: PageViewer) -> None:
        self._ask("begin", who)

    def again(self, who: PageViewer) -> None:
        self._ask("again", who)

    def is_in_charge(self, who: PageViewer) -> bool:
        return who.at_screen

    def wants_set_up(self, who: PageViewer) -> bool:
        return self.new and who.at_screen

    def wizard(self, who: PageViewer) -> WizardView:
        if not who.at_screen:
            raise Sorry(SORRY)
        return self.set_ups

    def set_up(self, doing: tuple[str, str, Mapping[str, str]], who: PageViewer) -> str | None:
        self._ask("set-up", doing, who)
        return "a host" if doing[0] == "pin" else None

    def view(self, who: PageViewer) -> bytes | None:
        return self.picture if who.at_screen else None

    def unlock(self, pin: str, who: PageViewer, address: str = "") -> str:
        self._ask("unlock", pin, who)
        self.unlocked_from = address
        return "a host"

    def set_pin(self, pin: str | None, who: PageViewer) -> None:
        self._ask("set-pin", pin, who)

    def lock(self, who: PageViewer) -> None:
        self._ask("lock", who)

    def end(self, who: PageViewer) -> None:
        self._ask("end", who)

    def sat_in_an_evening(self, token: str) -> bool:
        return token.startswith("evening.")

    def evening(self, tokens: Iterable[str], who: PageViewer) -> EveningToldView:
        return EveningToldView(
            "Hope Inhumanity",
            f"25 November 2026: {next(iter(tokens))}",
            self.past,
            who.language,
        )

    def on_paper(self, told: EveningToldView) -> bytes:
        return f"%PDF {told.title}: {len(told.evening.leaves)} pages".encode()

    def same_again(self, who: PageViewer) -> None:
        self._ask("same", who)

    def journal(self, who: PageViewer) -> str:
        self._ask("journal", who)
        return '{"game": "samples"}'

    def forget(self, who: PageViewer) -> str:
        self._ask("forget", who)
        return "Forgotten for good: 1 game."

    def forget_dice(self, who: PageViewer) -> str:
        self._ask("forget-dice", who)
        return "Forgotten: 1 evening."

    def doctor(self, who: PageViewer) -> Checkup:
        self._ask("doctor", who)
        return ILL

    def switch_off(self, who: PageViewer) -> None:
        self._ask("switch off", who)

    def leave_safe_mode(self, who: PageViewer) -> None:
        self._ask("leave safe mode", who)

    def backup(self, who: PageViewer) -> bytes:
        self._ask("backup", who)
        return b"PK a backup"

    def bundle(self, who: PageViewer) -> bytes:
        self._ask("bundle", who)
        return b"PK a bundle"

    def answer(self, tap: Tap, who: PageViewer) -> None:
        if tap.command in self.accepted:
            return
        self._ask("answer", tap, who)
        self.accepted.add(tap.command)

    def undo(self, mend: Mend, who: PageViewer) -> None:
        self._ask("undo", mend, who)

    def redo(self, mend: Mend, who: PageViewer) -> None:
        self._ask("redo", mend, who)

    def leave_out(self, mend: Mend, who: PageViewer) -> None:
        self._ask("leave_out", mend, who)

    def consent(self, entry: int, agrees: bool, who: PageViewer) -> None:
        self._ask("consent", entry, agrees, who)

    def misread(self, mend: Mend, who: PageViewer) -> None:
        self._ask("misread", mend, who)

    def correct(self, mend: Mend, who: PageViewer) -> None:
        self._ask("correct", mend, who)

    def keep(self, who: PageViewer) -> None:
        self._ask("keep", who)

    def teach(self, what: str, who: PageViewer) -> None:
        self._ask("teach", what, who)

    def light(self, segment: int, who: PageViewer) -> None:
        self._ask("light", segment, who)

    def call(self, wanted: bool, who: PageViewer) -> None:
        self._ask("call", wanted, who)

    def throw(self, who: PageViewer) -> None:
        self._ask("throw", who)

    def put(self, tokens: str, who: PageViewer) -> None:
        self._ask("put", tokens, who)

    def press(self, button: str, who: PageViewer, held: bool = False) -> None:
        if button != "go-on":
            raise Sorry("There is no such button.")
        self._ask("press", button, *(("held",) if held else ()), who)

    def workshop(self, who: PageViewer) -> FakeWorkshop:
        if self.shut:
            raise Sorry(self.shut)
        self.visited.append(who)
        return FakeWorkshop(self._ask)

    def card_picture(self, card: str) -> bytes | None:
        return self.picture if card == "roll-12" else None

    def photograph(self, name: str) -> bytes | None:
        return self.picture if name == "roll-12" else None

    def bare_photograph(self, name: str) -> bytes | None:
        return self.photograph(name)

    def game_picture(self, game: str, name: str) -> bytes | None:
        return DRAWN if (game, name) == ("toy", "box") else None

    def rulebook(self, game: str, who: PageViewer) -> Rulebook:
        self._ask("rulebook", game, who)
        return RULES

    def spectated(self, who: PageViewer) -> Mapping[str, Any]:
        self._ask("spectated", who)
        return {"version": 1, "table": "one", "stamp": self.sat}

    def box(self, who: PageViewer) -> BoxView:
        self._ask("box", who)
        return BOX

    def show_code(self, who: PageViewer) -> None:
        self._ask("show code", who)

    def change_setting(self, id_: str, typed: str, who: PageViewer) -> None:
        self._ask("setting", id_, typed, who)

    def restart(self, who: PageViewer) -> None:
        self._ask("restart", who)

    def bring_back(self, packed: bytes, who: PageViewer) -> BoxView:
        self._ask("bring back", packed, who)
        return replace(BOX, brought=Replacement(("It holds two games.", "Three games here.")))

    def put_back(self, who: PageViewer) -> None:
        self._ask("put back", who)

    def bring_version(self, wheel: bytes, signature: bytes, who: PageViewer) -> None:
        self._ask("bring version", wheel, signature, who)

    def version_from_stick(self, who: PageViewer) -> None:
        self._ask("version from stick", who)

    def install_version(self, who: PageViewer) -> None:
        self._ask("install version", who)

    def printables(self, who: PageViewer) -> Press:
        self._ask("printables", who)
        return Press(
            "en",
            ("A3", "A4", "Letter"),
            (3, 4, 5),
            4,
            (PrintedDeckView("road.en.yaml", "The Road", 90), *self.tiled),
        )

    def printed(self, what: tuple[str, str, str], who: PageViewer) -> bytes:
        self._ask("printed", what, who)
        return b"%PDF"

    def reopen(self, data: bytes, who: PageViewer) -> str:
        self._ask("reopen", data, who)
        return "key"

    def reopen_this(self, who: PageViewer) -> str:
        self._ask("reopen this", who)
        return "key"

    def reopened(self, key: str, step: int, seen: str, who: PageViewer) -> Replay:
        self._ask("reopened", key, step, seen, who)
        return Replay(key, PLAY, "a day: Jo", min(step, 3), 3, ("Jo draws.",), (("s1", "Jo"),), seen)

    def note_sent(self, what: str, text: str, who: PageViewer) -> None:
        self.noted.append((what, text, who))

    def open_sent(self, who: PageViewer) -> str:
        self._ask("open sent", who)
        return "key"

    def sent(self, key: str, seat: str, first: int, who: PageViewer) -> SentPage:
        self._ask("sent", key, seat, first, who)
        names = (("s1", "Jo"), ("s2", "Mo"))
        return SentPage(key, "A game", names, seat or "s1", first, 120, self.sendings)

    def joining_picture(self) -> str:
        return QR

    def wifi_picture(self) -> str | None:
        return QR if self.wifi else None

    def _ask(self, *what: object) -> None:
        if self.sorry is not None:
            raise Sorry(self.sorry)
        self.asked.append(what)


class FakeHouse:
    """Tables by id; `one` is there from the start."""

    def __init__(self, **doors: FakeDoor) -> None:
        self.doors = doors or {"one": FakeDoor()}
        self.own = ""
        self.named = frozenset({"table.example.org"})

    def door(self, table: str) -> FakeDoor | None:
        return self.doors.get(table)

    def first(self) -> str:
        return next(iter(self.doors))

    def identity(self) -> str:
        return self.own

    def names(self) -> frozenset[str]:
        return self.named

    def tables(self) -> tuple[str, ...]:
        return tuple(self.doors)
