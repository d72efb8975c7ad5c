"""A house whose tables show the pages they are given, and remember all that pages asked of them."""

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from time import sleep
from typing import Any, TypeVar, cast

from companion.adapters.use_cases.catalogue import PAGE_COMMANDS
from companion.adapters.use_cases.evenings.reopened_evenings import ReopenEvening, ReopenThis
from companion.adapters.use_cases.evenings.rolls import ReadAgain
from companion.adapters.use_cases.evenings.sent_pages import OpenSent
from companion.adapters.use_cases.evenings.shelf import ReplayShelved
from companion.adapters.use_cases.hosting import ForgetDice, ForgetEvenings, TakeHome, UnlockBox, UnlockHost
from companion.adapters.use_cases.machine.box import BringBackup
from companion.adapters.use_cases.machine.hardware_actions import PressButton
from companion.adapters.use_cases.machine.maintenance import TakeBackup, TakeBundle
from companion.adapters.use_cases.playing import SayShown
from companion.adapters.use_cases.seating import BeginPrivateLook, ClaimSeat, ConfirmClaim, EndPrivateLook
from companion.adapters.use_cases.setup import DoSetUpStep
from companion.shared_view.look import GameLook, Palette
from companion.table.commands.game import Speak
from companion.table.commands.playing import AnswerQuestion
from companion.table.commands.seating import FreeSeat, LeaveSeat, TakeSeat
from companion.table.seating.seating import Seated
from tests.web.fakes.fake_card_editor import FakeCardEditor
from tests.web.fakes.samples import LOBBY, LOBBY_SEAT, PAST_DIE, PAST_ROLL, PLAY, SET_UP_PIN, SHELF
from web.page import Page
from web.ports.commands import PageCommand
from web.ports.protocol import Download, PageViewer, Sorry, Told
from web.ports.queries import (
    Query,
    ReadBox,
    ReadCameraView,
    ReadCardPicture,
    ReadCheckup,
    ReadDrawn,
    ReadEvening,
    ReadEveningPaper,
    ReadFace,
    ReadGamePicture,
    ReadJoiningCode,
    ReadPhotograph,
    ReadPrintables,
    ReadPrinted,
    ReadPublicView,
    ReadReplay,
    ReadRolls,
    ReadRules,
    ReadSent,
    ReadShelf,
    ReadShelved,
    ReadWizard,
    Replay,
)
from web.shown.box import BoxView, NewVersion, Replacement, Section, SettingChoice, SettingView
from web.shown.evening import EveningToldView, EveningView
from web.shown.keeping import Checkup, FindingView
from web.shown.pretend import LampView
from web.shown.printing import Press, PrintedDeckView
from web.shown.rolls import Again, PastRolls, Sure
from web.shown.rulebook import Rulebook, RuleParagraphView, RulePieceView
from web.shown.rulebook import RuleChapterView as RuleChapter
from web.shown.sent import Sending, SentPage
from web.shown.shelf import ShelvedGames
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


YES_OR_NO = SettingChoice("true", "Yes"), SettingChoice("false", "No")
BOX = BoxView(
    "en",
    (
        Section("strip", "The light strip", (SettingView("strip.leds", "How many LEDs", "120", "60"),)),
        Section(
            "panel",
            "The panel",
            (SettingView("panel.button_lamps", "Lamps", "false", "true", YES_OR_NO),),
        ),
    ),
    waiting=True,
    may_restart=True,
    brought=None,
    version=NewVersion("1.0", "", "1.1", working=False),
)


BY_ITSELF = (
    *(ReadWizard, ReadRolls, ReadShelf, ReadShelved, ReadEvening, ReadEveningPaper, ReadCameraView),
    *(ReadPhotograph, ReadCardPicture, ReadDrawn, ReadFace, ReadGamePicture, ReadJoiningCode),
)
"""Queries that no test asks about."""
T = TypeVar("T")


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
    """Why nobody may into the card editor."""
    visited: list[PageViewer] = field(default_factory=list)
    tiled: tuple[PrintedDeckView, ...] = ()
    """Card files with tiles that can be printed, too."""
    noted: list[tuple[str, str, PageViewer]] = field(default_factory=list)
    sendings: tuple[Sending, ...] = ()
    shelf: ShelvedGames = SHELF
    words: list[SayShown] = field(default_factory=list)
    """What big screens said that they have shown."""
    word: str = ""
    """What phones are told of it."""
    screens: int = 0
    past: EveningView = NOTHING_TOLD
    """What the phone that was there is told of an evening."""

    def page(self, who: PageViewer) -> Page:
        self.looked.append(who)
        if who.seat is None:
            return self.public
        return self.seats.get(who.seat, replace(LOBBY_SEAT, you=who.seat))

    def strip(self) -> tuple[LampView, ...]:
        return self.lamps

    def shown(self) -> str:
        return self.word

    def follow(self, who: PageViewer, client: str, *, screen: bool = False) -> FakeFollow:
        self.screens += screen
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

    def language(self) -> str | None:
        return self.spoken

    def execute(self, command: Any, who: PageViewer) -> Any:
        """Remembers the command, and answers as a table would; one answer counts once."""
        if isinstance(command, SayShown):
            self.words.append(command)
            return None
        if isinstance(command, AnswerQuestion):
            if command.command in self.accepted:
                return None
            self.accepted.add(command.command)
        if isinstance(command, PressButton) and command.button != "go-on":
            raise Sorry("There is no such button.")
        self._ask(command, who)
        return REPLIES.get(type(command), nothing)(self, command, who)

    def read(self, query: Query[T], who: PageViewer) -> T:
        """Answers a query; those that a page reads by itself are not remembered."""
        if not isinstance(query, BY_ITSELF):
            self._ask(query, who)
        return cast("T", REPLIES[type(query)](self, query, who))

    def card_editor(self, who: PageViewer) -> FakeCardEditor:
        if self.shut:
            raise Sorry(self.shut)
        self.visited.append(who)
        return FakeCardEditor(self._ask)

    def note_sent(self, what: str, text: str, who: PageViewer) -> None:
        self.noted.append((what, text, who))

    @property
    def proofs(self) -> "FakeDoor":
        """The fake itself knows what tokens prove."""
        return self

    def seat_of(self, token: str) -> str | None:
        return self.tokens.get(token)

    def claimed(self, token: str) -> str | None:
        return self.claims.get(token)

    def seat_behind(self, key: str) -> str | None:
        return self.keys.get(key)

    def code_is_right(self, code: str) -> bool:
        return code.upper() == CODE

    def sat_in_an_evening(self, token: str) -> bool:
        return token.startswith("evening.")

    def is_known(self, token: str) -> bool:
        return token.startswith(("evening.", "aside."))

    def is_in_charge(self, who: PageViewer) -> bool:
        return who.at_screen

    def wants_set_up(self, who: PageViewer) -> bool:
        return self.new and who.at_screen

    def grant(self, token: str) -> None:
        """A claim is confirmed: only its token proves the seat from now on."""
        seat = self.claims.pop(token)
        self.tokens = {known: one for known, one in self.tokens.items() if one != seat} | {token: seat}
        self.stir()

    def free(self, seat: str | None) -> None:
        """A seat is taken from its player."""
        self.tokens = {token: one for token, one in self.tokens.items() if one != seat}
        self.stir()
        sleep(self.slow)

    def sit(self, colour: str) -> Seated:
        if any(token.startswith(f"{colour}.") for token in self.tokens):
            raise Sorry("Somebody has taken these dice already; take another colour.")
        self.sat += 1
        token = f"{colour}.token-{self.sat}"
        self.tokens[token] = f"s{self.sat}"
        return Seated(f"s{self.sat}", token)

    def _ask(self, *what: object) -> None:
        if self.sorry is not None:
            raise Sorry(self.sorry)
        self.asked.append(what)


def nothing(_: FakeDoor, __: object, ___: PageViewer) -> None:
    """Nothing is told of most commands."""


def _wizard(door: FakeDoor, _: ReadWizard, who: PageViewer) -> WizardView:
    if not who.at_screen:
        raise Sorry(SORRY)
    return door.set_ups


def _speak(door: FakeDoor, said: Speak, _: PageViewer) -> None:
    door.spoken = said.language


def _begin_private_look(door: FakeDoor, opened: BeginPrivateLook, _: PageViewer) -> str:
    door.keys[f"key-{opened.seat}"] = opened.seat
    return f"key-{opened.seat}"


def _end_private_look(door: FakeDoor, closed: EndPrivateLook, _: PageViewer) -> None:
    door.keys.pop(closed.key, None)
    door.stir()


def _claim(door: FakeDoor, asked: ClaimSeat, _: PageViewer) -> str:
    door.claims[f"claim-{asked.claim}"] = asked.claim
    return f"claim-{asked.claim}"


def _unlock(door: FakeDoor, _: UnlockHost, who: PageViewer) -> str:
    door.unlocked_from = who.address
    return "a host"


def _evening(door: FakeDoor, asked: ReadEvening, who: PageViewer) -> EveningToldView:
    return EveningToldView("Hope Inhumanity", f"25 November 2026: {asked.tokens[0]}", door.past, who.language)


def _printables(door: FakeDoor, _: ReadPrintables, __: PageViewer) -> Press:
    decks = (PrintedDeckView("road.en.yaml", "The Road", 90), *door.tiled)
    return Press("en", ("A3", "A4", "Letter"), (3, 4, 5), 4, decks)


def _replay(_: FakeDoor, asked: ReadReplay, __: PageViewer) -> Replay:
    sights = (("s1", "Jo"),)
    return Replay(asked.key, PLAY, "a day: Jo", min(asked.step, 3), 3, ("Jo draws.",), sights, asked.seen)


def _sent(door: FakeDoor, asked: ReadSent, _: PageViewer) -> SentPage:
    names = (("s1", "Jo"), ("s2", "Mo"))
    return SentPage(asked.key, "A game", names, asked.seat or "s1", asked.first, 120, door.sendings)


def _zip(name: str) -> Download:
    return Download(
        f"PK {name}".encode(), f"companion-{name}-{datetime.now():%Y-%m-%d}.zip", "application/zip"
    )


READ_AGAIN = replace(PAST_ROLL, again=Again((Sure(PAST_DIE, 97),), (), same=False, fits=True))
BROUGHT = replace(BOX, brought=Replacement(("It holds two games.", "Three games here.")))
REPLIES: dict[type, Callable[[FakeDoor, Any, PageViewer], object]] = {
    TakeSeat: lambda door, taken, _: door.sit(taken.colour),
    FreeSeat: lambda door, freed, _: door.free(freed.free),
    LeaveSeat: lambda door, _, who: door.free(who.seat),
    Speak: _speak,
    BeginPrivateLook: _begin_private_look,
    EndPrivateLook: _end_private_look,
    ClaimSeat: _claim,
    ConfirmClaim: lambda door, _, who: door.grant(who.claim),
    UnlockHost: _unlock,
    UnlockBox: _unlock,
    DoSetUpStep: lambda _, step, __: "a host" if step.do == "pin" else None,
    TakeHome: lambda *_: Download('{"game": "samples"}', "evening.json", "application/json"),
    TakeBackup: lambda *_: _zip("backup"),
    TakeBundle: lambda *_: _zip("bundle"),
    ForgetEvenings: lambda *_: Told("Deleted for good: 1 game."),
    ForgetDice: lambda *_: Told("Deleted: 1 evening."),
    ReadAgain: lambda *_: READ_AGAIN,
    BringBackup: lambda *_: BROUGHT,
    **dict.fromkeys((ReopenEvening, ReopenThis, OpenSent, ReplayShelved), lambda *_: "key"),
    ReadWizard: _wizard,
    ReadCheckup: lambda *_: ILL,
    ReadRules: lambda *_: RULES,
    ReadBox: lambda *_: BOX,
    ReadPrinted: lambda *_: b"%PDF",
    ReadPrintables: _printables,
    ReadRolls: lambda _, __, who: PastRolls("The game", "en", who.seat, None, (PAST_ROLL,)),
    ReadEvening: _evening,
    ReadEveningPaper: lambda _, of, __: (
        f"%PDF {of.told.title}: {len(of.told.evening.recap_pages)} pages".encode()
    ),
    ReadCameraView: lambda door, _, who: door.picture if who.at_screen else None,
    ReadPhotograph: lambda door, of, _: door.picture if of.name == "roll-12" else None,
    ReadCardPicture: lambda door, of, _: door.picture if of.card == "roll-12" else None,
    ReadGamePicture: lambda _, of, __: DRAWN if (of.game, of.name) == ("toy", "box") else None,
    ReadFace: lambda _, of, __: None if of.words == "no such face" else DRAWN,
    ReadDrawn: lambda _, of, __: DRAWN if (of.palette, of.line) == ("ember", "moor, sun low") else None,
    ReadJoiningCode: lambda door, of, _: QR if door.wifi or not of.wifi else None,
    ReadPublicView: lambda door, *_: {"version": 1, "table": "one", "stamp": door.sat},
    ReadReplay: _replay,
    ReadShelf: lambda door, *_: door.shelf,
    ReadShelved: lambda *_: EveningToldView("The game", "a day: Jo", EveningView((), (), (), ""), "en"),
    ReadSent: _sent,
}
"""What is told of a command or a query, where anything is."""


LOOK = GameLook(
    "Bitter",
    dark=Palette("#101820", "#05080c", "#f0f0f0", "#ffcc66", "#ff9988"),
    bright=Palette("#f0f0f0", "#101820", "#ffffff", "#704000", "#a02010"),
)


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

    def commands(self) -> tuple[PageCommand, ...]:
        return PAGE_COMMANDS

    def looks(self) -> Mapping[str, GameLook]:
        return {"toy": LOOK}

    def tables(self) -> tuple[str, ...]:
        return tuple(self.doors)
