"""One table as its pages use it: taps become Answers, moments become pages."""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from secrets import SystemRandom

from companion.bridges.claims import Claims
from companion.bridges.contacts import Contacts
from companion.bridges.curtain import Curtain
from companion.bridges.eye import Eye, Sight, open_roll
from companion.bridges.hands import Hands
from companion.bridges.host_lock import HostLock
from companion.bridges.keepsakes import Keepsakes
from companion.bridges.lamps import Lamps
from companion.bridges.lessons import BEGIN, STOP, TAKE_BACK
from companion.bridges.outlet import Outlet
from companion.bridges.pages import Around, Painter
from companion.bridges.pools import resting
from companion.bridges.presence import Looking, Presence
from companion.bridges.screen import at_the_screen
from companion.bridges.speech import Speech
from companion.bridges.teacher import Teacher
from companion.bridges.usb_panel import UsbPanel
from companion.bridges.way_in import WayIn
from companion.devices.buttons import FakeButtons
from companion.devices.strip import FakeStrip
from companion.engine.answers import Answer, Chosen, Counted, Filled, Origin, Rolled, Value
from companion.engine.dice import FACES, Die
from companion.engine.questions import RollDice
from companion.engine.refusal import Refused, refuse
from companion.engine.words import Message, say
from companion.table.entries import Correct, Undo
from companion.table.moment import Moment
from companion.table.table import Table
from vision.cameras.pretend import PretendCamera
from web.page import Lamp, Page
from web.protocol import Mend, Sorry, Tap, Who
from web.words import Catalogue

CHANCE = SystemRandom()


@dataclass(frozen=True)
class Hardware:
    """What stands at a table besides its pages; what is None is not there."""

    eye: Eye | None = None
    camera: PretendCamera | None = None
    buttons: FakeButtons | None = None
    hands: Hands | None = None
    strip: FakeStrip | None = None
    outlet: Outlet | None = None
    contacts: Contacts | None = None
    claims: Claims | None = None
    panel: UsbPanel | None = None
    teacher: Teacher | None = None
    lamps: Lamps | None = None

    @property
    def troubles(self) -> tuple[Message, ...]:
        """What is not as it should be, and costs the game nothing."""
        devices = (self.outlet, self.contacts)
        found = tuple(one.trouble for one in devices if one is not None and one.trouble is not None)
        return (*found, *(self.panel.troubles if self.panel else ()))

    @property
    def touchable(self) -> bool:
        """Whether there are buttons besides those on the page."""
        on_panel = self.panel.buttons.names if self.panel and self.panel.buttons else ()
        return bool(on_panel) or (self.contacts is not None and self.contacts.buttons is not None)


class TableDoor:
    """The door to one table."""

    def __init__(
        self,
        table: Table,
        catalogue: Catalogue,
        presence: Presence,
        hardware: Hardware,
        way_in: WayIn,
        keepsakes: Keepsakes | None = None,
        lock: HostLock | None = None,
        sleep_min: int = 0,
    ) -> None:
        self._table = table
        self._catalogue = catalogue
        self._presence = presence
        self._hardware = hardware
        self._way_in = way_in
        self._keepsakes = keepsakes
        self._host_lock = lock
        self._sleep_min = sleep_min
        self._claims = hardware.claims or Claims(table, presence.wake)
        self._curtain = Curtain(table)
        table.subscribe(self._on_moment)

    def page(self, who: Who) -> Page:
        """Everything that this viewer may see now."""
        moment = self._table.moment
        seat = who.seat if who.seat in {seat.id for seat in moment.seating.seats} else None
        page = Painter(self._table, self._speech(who)).page(moment, seat, self._around(moment))
        page = replace(page, has_pin=self._has_pin, locked=self._is_locked(who), sleep=self._sleep_min)
        return at_the_screen(page, moment, who, self._claims)

    def strip(self) -> tuple[Lamp, ...]:
        """What the strip shows now; empty where there is none, or a real one that shows it."""
        strip, outlet = self._hardware.strip, self._hardware.outlet
        if strip is None or (outlet is not None and outlet.lit):
            return ()
        return tuple(Lamp(*lamp) for lamp in strip.frame)

    def follow(self, who: Who, client: str) -> Looking:
        """Follows the table; a second stream of the same client ends the first."""
        return self._presence.follow(who.seat, client)

    def sit(self, name: str, colour: str, language: str) -> str:
        """Takes a free seat and returns the token that proves it. Raises Sorry."""
        with self._sorry(Who(None, language)):
            return self._table.sit(name, colour).token

    def sit_phoneless(self, name: str, colour: str, who: Who) -> None:
        """Seats somebody who plays without a phone, at the table's own screen. Raises Sorry."""
        with self._sorry(who):
            self._check_host_at_kiosk(who)
            _check_at_screen(who)
            self._table.sit_phoneless(name, colour)

    def look(self, seat: str, who: Who) -> str:
        """Lets a player without a phone look at the table's own screen, and returns the key. Raises Sorry."""
        with self._sorry(who):
            _check_at_screen(who)
            return self._curtain.open(seat)

    def seat_behind(self, key: str) -> str | None:
        """The player without a phone who looks with this key, or None."""
        return self._curtain.seat_behind(key)

    def look_away(self, key: str) -> None:
        """Ends that look."""
        self._curtain.close(key)

    def claim(self, seat: str, who: Who) -> str:
        """Asks for a seat taken on another phone; the token proves it once confirmed. Raises Sorry."""
        with self._sorry(who):
            return self._claims.ask(seat, who.claim)

    def claimed(self, token: str) -> str | None:
        """The seat that this token waits for, or None."""
        return self._claims.seat_of(token)

    def confirm(self, code: str, who: Who) -> None:
        """Confirms the viewer's claim by the code that the table shows. Raises Sorry."""
        with self._sorry(who):
            self._claims.type(who.claim, code)

    def settle_claim(self, seat: str, agrees: bool, who: Who) -> None:
        """Hands a claimed seat over or keeps it: who sits there; No, the table's own screen. Raises Sorry."""
        with self._sorry(who):
            if who.seat != seat and (agrees or not who.at_screen):
                raise refuse("refused-seat")
            self._claims.settle(seat, agrees=agrees)

    def seat_of(self, token: str) -> str | None:
        """The seat that a token proves, or None if it proves nothing (any more)."""
        return self._table.moment.seating.seat_of(token)

    def code_is_right(self, code: str) -> bool:
        """Whether a typed short code opens this table."""
        return self._table.moment.seating.opened_by(code)

    def language(self) -> str | None:
        """The language that the kiosk reads, or None while nobody has chosen one."""
        return self._table.moment.seating.language or None

    def speak(self, language: str, who: Who) -> None:
        """Chooses the language that the kiosk reads. Raises Sorry."""
        with self._sorry(who):
            self._table.speak(language)

    def sit_bot(self, colour: str, who: Who) -> None:
        """Puts a bot into a free seat before the game begins. Raises Sorry."""
        with self._sorry(who):
            self._check_host_at_kiosk(who)
            self._table.sit_bot(colour)

    def free(self, seat: str, who: Who) -> None:
        """Frees a seat before the game begins: one's own, a bot's, or from the kiosk any. Raises Sorry."""
        with self._sorry(who):
            self._check_host_at_kiosk(who)
            if who.seat not in {None, seat} and seat not in self._table.moment.seating.bots:
                raise refuse("refused-seat")
            self._table.free(seat)

    def choose(self, rule: str, choice: str, who: Who) -> None:
        """Chooses a house rule before a game begins. Raises Sorry."""
        with self._sorry(who):
            self._check_host(who)
            self._table.choose(rule, choice)

    def take(self, file: str, taken: bool, who: Who) -> None:
        """Plays with a card file or without it, from the next game on. Raises Sorry."""
        with self._sorry(who):
            self._check_host(who)
            self._table.take(file, taken=taken)

    def begin(self, who: Who) -> None:
        """Begins the game with those who sit. Raises Sorry."""
        with self._sorry(who):
            self._table.begin()

    def again(self, who: Who) -> None:
        """Clears the table for the next party once a game is over. Raises Sorry."""
        with self._sorry(who):
            self._check_host_at_kiosk(who)
            self._put_away()
            self._table.again()

    def same_again(self, who: Who) -> None:
        """Begins another game with the same people, colours and house rules. Raises Sorry."""
        with self._sorry(who):
            self._check_host_at_kiosk(who)
            self._put_away()
            self._table.again_with_the_same()

    def journal(self, who: Who) -> str:
        """All that was written down of a game that is over, as JSON. Raises Sorry before."""
        with self._sorry(who):
            self._check_host(who)
            return json.dumps(self._table.written(), ensure_ascii=False, indent=1)

    def forget(self, who: Who) -> str:
        """Deletes all games, photographs and names for good; says what that was. The kiosk alone may ask."""
        with self._sorry(who):
            self._check_host(who)
            _check_kiosk(who)
            self._put_away()
            games = self._table.forget()
            photographs = self._keepsakes.forget_photographs() if self._keepsakes else 0
            return self._speech(who)(say("forgotten", games=games, photographs=photographs))

    def forget_dice(self, who: Who) -> str:
        """Deletes how the dice fell on all evenings; says how many those were. The kiosk alone may ask."""
        with self._sorry(who):
            self._check_host(who)
            _check_kiosk(who)
            evenings = self._keepsakes.forget_throws() if self._keepsakes else 0
            self._presence.wake()
            return self._speech(who)(say("forgotten-dice", n=evenings))

    def unlock(self, pin: str, who: Who) -> str:
        """Proves the host by the PIN, and returns the token that does so for a while. Raises Sorry."""
        with self._sorry(who):
            if self._host_lock is None:
                raise refuse("refused-pin-wrong")
            return self._host_lock.let_in(pin)

    def set_pin(self, pin: str | None, who: Who) -> None:
        """Locks what is the host's behind a PIN, or behind none any more; at the table's own screen alone."""
        with self._sorry(who):
            _check_at_screen(who)
            self._check_host(who)
            if self._host_lock is not None:
                self._host_lock.take_off() if pin is None else self._host_lock.set(pin)
            self._presence.wake()

    def lock(self, who: Who) -> None:
        """Ends being the host, everywhere. Raises Sorry."""
        with self._sorry(who):
            self._check_host(who)
            if self._host_lock is not None:
                self._host_lock.shut()
            self._presence.wake()

    def answer(self, tap: Tap, who: Who) -> None:
        """Answers a question. Raises Sorry with the reason; then nothing changed."""
        with self._sorry(who):
            value = _value(tap)
            origin = _origin(value, who)
            self._table.submit(Answer(tap.question, tap.version, tap.command, who.seat, origin, value))

    def undo(self, mend: Mend, who: Who) -> None:
        """Takes the latest answer back, or asks everybody for their consent. Raises Sorry."""
        with self._sorry(who):
            self._table.undo(Undo(mend.entry, mend.command, who.seat, _by_hand(who)))

    def consent(self, entry: int, agrees: bool, who: Who) -> None:
        """Agrees that something is taken back (the kiosk: for the whole table), or not. Raises Sorry."""
        with self._sorry(who):
            if agrees:
                self._check_host_at_kiosk(who)
            self._table.consent(entry, who.seat, agrees=agrees)

    def misread(self, mend: Mend, who: Who) -> None:
        """Shows what these dice of an earlier roll would change. Raises Sorry."""
        with self._sorry(who):
            self._table.preview(_correct(mend, who))

    def correct(self, mend: Mend, who: Who) -> None:
        """Corrects an earlier roll as it was just shown. Raises Sorry."""
        with self._sorry(who):
            self._table.correct(_correct(mend, who))

    def keep(self, who: Who) -> None:
        """Leaves the dice of an earlier roll as they were read. Raises Sorry."""
        with self._sorry(who):
            self._table.keep()

    def teach(self, what: str, who: Who) -> None:
        """Begins, stops or takes back what the camera is taught of the table's dice. Raises Sorry."""
        with self._sorry(who):
            self._check_host(who)
            teacher = self._hardware.teacher
            ways = {BEGIN: teacher.begin, STOP: teacher.stop, TAKE_BACK: teacher.take_back} if teacher else {}
            if what not in ways:
                raise refuse("refused-teach")
            ways[what]()

    def light(self, segment: int, who: Who) -> None:
        """Lights a segment of the strip alone for a few seconds, before a game. Raises Sorry."""
        with self._sorry(who):
            self._check_host(who)
            if self._hardware.lamps is None or self._table.moment.play is not None:
                raise refuse("refused-light")
            try:
                self._hardware.lamps.try_out(segment)
            except IndexError as fault:
                raise refuse("refused-light") from fault

    def throw(self, who: Who) -> None:
        """Throws the pretend dice that are asked for now. Raises Sorry where there are none."""
        with self._sorry(who):
            asked, camera = open_roll(self._table.moment), self._hardware.camera
            taught = self._hardware.teacher.pretend if self._hardware.teacher else None
            if camera is not None and taught is not None:
                camera.throw([(colour, CHANCE.choice(FACES)) for colour in taught])
                return
            if camera is None or asked is None or not isinstance(asked.question.form, RollDice):
                raise refuse("refused-throw")
            roll = asked.question.form
            thrown = [(colour, CHANCE.choice(FACES)) for colour in roll.thrown]
            camera.throw(thrown, keeps=[(die.colour, die.value) for die in roll.keeps])

    def press(self, button: str, who: Who) -> None:
        """Presses a button of the pretend panel. Raises Sorry for an unknown one."""
        buttons, hands = self._hardware.buttons, self._hardware.hands
        with self._sorry(who):
            if buttons is None or hands is None or button not in buttons.names:
                raise refuse("refused-button")
            buttons.press(button)
            buttons.release(button)
            hands.settle()

    def photograph(self, name: str) -> bytes | None:
        """The JPEG of that name, or None."""
        return self._hardware.eye.photograph(name) if self._hardware.eye else None

    def joining_picture(self) -> str:
        """The joining address as a QR code: an SVG document."""
        return self._way_in.picture(self._table.moment.seating.code)

    def wifi_picture(self) -> str | None:
        """The Wi-Fi as a QR code: an SVG document, or None where nobody said which it is."""
        return self._way_in.wifi_picture()

    @property
    def _has_pin(self) -> bool:
        return self._host_lock is not None and self._host_lock.is_set

    def _is_locked(self, who: Who, *, acts: bool = False) -> bool:
        lock = self._host_lock
        return lock is not None and lock.is_set and not lock.is_host(who.host, acts=acts)

    def _check_host(self, who: Who) -> None:
        if self._is_locked(who, acts=True):
            raise refuse("refused-locked")

    def _check_host_at_kiosk(self, who: Who) -> None:
        """Whoever sits there may go on from their phones; the big screen may be touched by strangers."""
        if who.seat is None:
            self._check_host(who)

    def _put_away(self) -> None:
        """Before a game is left behind: its dice are added to those of all evenings."""
        story = self._table.moment.story
        if self._keepsakes is not None and story is not None:
            self._keepsakes.put_away(story)

    def _around(self, moment: Moment) -> Around:
        hardware = self._hardware
        return Around(
            address=self._way_in.address(moment.seating.code),
            wifi=self._way_in.wifi.name if self._way_in.wifi else None,
            here=frozenset(seat.id for seat in moment.seating.seats if self._presence.here(seat.id)),
            sight=hardware.eye.sight if hardware.eye else Sight(),
            buttons=_at_table(hardware.buttons, moment) if hardware.buttons else (),
            touchable=hardware.touchable,
            mark=hardware.hands.mark if hardware.hands else None,
            lesson=hardware.teacher.lesson if hardware.teacher else None,
            segments=hardware.lamps.segments if hardware.lamps else (),
            pretend_camera=hardware.camera is not None,
            strip=self.strip(),
            troubles=hardware.troubles,
            keepsakes=self._keepsakes,
        )

    def _speech(self, who: Who) -> Speech:
        return Speech(self._catalogue, who.language)

    @contextmanager
    def _sorry(self, who: Who) -> Iterator[None]:
        try:
            yield
        except Refused as refused:
            raise Sorry(self._speech(who)(refused.reason)) from refused

    def _on_moment(self, moment: Moment) -> None:
        if self._hardware.eye is not None:
            self._hardware.eye.on_moment(moment)
        self._lay(moment)
        self._presence.wake()

    def _lay(self, moment: Moment) -> None:
        """Whoever plays with the pretend mat has laid the dice where they belong."""
        camera = self._hardware.camera
        if camera is None or moment.play is None:
            return
        pools = moment.play.game.laid(moment.play.state).pools
        if pools:
            camera.lay(resting(pools))


def _at_table(buttons: FakeButtons, moment: Moment) -> tuple[str, ...]:
    seats = {seat.id for seat in moment.seating.seats}
    return tuple(name for name in buttons.names if not name.startswith("seat-") or name in seats)


def _check_kiosk(who: Who) -> None:
    if who.seat is not None:
        raise refuse("refused-kiosk")


def _check_at_screen(who: Who) -> None:
    if not who.at_screen:
        raise refuse("refused-not-here")


def _origin(value: Value, who: Who) -> Origin:
    return Origin.TYPED if isinstance(value, Rolled) else _by_hand(who)


def _by_hand(who: Who) -> Origin:
    return Origin.PHONE if who.seat and not who.at_screen else Origin.KIOSK


def _correct(mend: Mend, who: Who) -> Correct:
    return Correct(mend.entry, _dice(mend.dice), mend.command, who.seat, Origin.TYPED)


def _value(tap: Tap) -> Value:
    if tap.option is not None:
        return Chosen(tap.option)
    if tap.number is not None:
        return Counted(tap.number)
    if tap.texts is not None:
        return Filled(tap.texts)
    return Rolled(_dice(tap.dice))


def _dice(typed: Iterable[tuple[str, int]]) -> tuple[Die, ...]:
    try:
        return tuple(Die(colour, value) for colour, value in typed)
    except ValueError as fault:
        raise refuse("refused-face") from fault
