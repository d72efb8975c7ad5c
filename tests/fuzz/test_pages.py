"""Whatever is sent to the pages, in whatever order: no fault, no hang, and nothing is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.devices.strip_connection import StripConnection
from companion.adapters.devices.strip_controller import StripController
from companion.adapters.network.join_info import JoinInfo
from companion.adapters.records.archive import Archive
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.seats.presence import Presence
from companion.adapters.use_cases.context import TableParts
from companion.adapters.use_cases.hardware import Hardware
from companion.adapters.use_cases.single_table import SingleTable
from companion.adapters.use_cases.table_api import TableApi
from companion.adapters.wizard.button_trial import ButtonTrial
from companion.adapters.wizard.settings_changes import Preferences
from companion.adapters.wizard.step import WizardParts
from companion.adapters.wizard.wizard import Wizard
from companion.app import texts
from companion.devices.strip import FakeStrip
from companion.games.hope_inhumanity.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.journal.journal import Journal
from companion.table.settings.settings_file import read
from companion.table.story.throws import ThrowBook
from companion.table.table import Table
from tests.evening.players.forms import Forms
from tests.fuzz.lasting import A_MOMENT, MINUTES, keep_on
from tests.fuzz.requests import Asked, asked
from tests.web.fakes.device import Browser
from web.connections.rate_limit import RateLimit
from web.openapi import describe
from web.server import create_app
from web.site import NAME
from web.words import Catalogue

COLOURS = ("red", "blue", "green")
SEATS = ("seat-1", "seat-2", "seat-3")
ELSEWHERE = "192.0.2.7"


class House:
    """One real table with its pages, and the browsers of whoever is about."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.journal = Journal(folder)
        self.table = Table("home", GAME, self.journal, CardShelf(folder))
        self.preferences = Preferences(folder / "settings.toml")
        strip, touched = FakeStrip(60), ButtonTrial(lambda: None)
        lamps = StripController(
            self.table, self.preferences.now.strip, strip, StripConnection(lambda: None, lambda: None)
        )
        lock = HostLock(folder / "lock.json")
        self.only = TableApi(
            TableParts(
                self.table,
                Catalogue(texts(GAME.meta.package)),
                Presence(),
                Hardware(strip=strip, strip_controller=lamps),
                JoinInfo(lambda: "http://table.test"),
                Archive(self.table, RollPhotos(folder / "evidence"), ThrowBook(folder / "dice.json")),
                lock,
                wizard=Wizard(
                    WizardParts(self.table, self.preferences, touched, lock, strip_controller=lamps)
                ),
            )
        )
        self.app = create_app(SingleTable("home", self.only))
        self.app.extensions[NAME] = self.app.extensions[NAME].__class__(
            **{**vars(self.app.extensions[NAME]), "brake": RateLimit(iter(range(0, 10**9, 60)).__next__)}
        )
        self.browsers = [self._browser(where) for where in ("127.0.0.1", ELSEWHERE)]
        for colour in COLOURS:
            phone = self._browser(ELSEWHERE)
            phone.get(f"/j/{self.table.moment.seating.code}")
            phone.post("/t/home/join", data={"name": colour.title(), "colour": colour})
            self.browsers.append(phone)

    def known(self) -> list[str]:
        """Words that mean something at the table now."""
        moment = self.table.moment
        asked_now = moment.play.open.values() if moment.play else ()
        words = [str(one) for asked in asked_now for one in (asked.question.id, asked.version)]
        return [*words, moment.seating.code, *COLOURS]

    def send(self, client: FlaskClient, one: Asked) -> int:
        """Sends it, reads the beginning of what comes, and gives the status."""
        fields, method = one.meant(self.known()), one.method.lower()
        given = {"query_string": fields, "buffered": False} if method == "get" else {"data": fields}
        reply = getattr(client, method)(one.address, **given)
        next(iter(reply.response), b"")
        reply.close()
        return int(reply.status_code)

    def tap(self, client: FlaskClient, seat: str, number: int) -> int:
        """Taps something that a page offers, as somebody does who plays: else no game would ever go on."""
        page = client.get(f"/t/home/seat?seat={seat}" if seat else "/t/home/kiosk", follow_redirects=True)
        forms = [form for form in Forms(page.text).found if "/forget" not in form.action]
        if not forms:
            return 200
        form = forms[number % len(forms)]
        picks = {name: values[0] for name, values in form.picks.items()}
        fields = {**form.hidden, **picks, **dict(form.buttons[:1])}
        return int(client.post(form.action, data=fields).status_code)

    def is_whole(self) -> bool:
        """True if what stands on the disk is what the table shows, and its settings can be read."""
        read(self.folder / "settings.toml")
        again = Table("home", GAME, self.journal, CardShelf(self.folder))
        try:
            mine, theirs = self.table.moment, again.moment
            plays = [moment.play.state if moment.play else None for moment in (mine, theirs)]
            return plays[0] == plays[1] and mine.seating == theirs.seating
        finally:
            again.close()

    def close(self) -> None:
        self.table.close()
        self.journal.close()

    def _browser(self, where: str) -> FlaskClient:
        client = Browser(self.app)
        client.environ_base["REMOTE_ADDR"] = where
        return client


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    found = House(tmp_path)
    yield found
    found.close()


@pytest.mark.slow
def test_no_request_is_a_fault_and_none_loses_anything(house: House) -> None:
    requests = asked(describe(house.app), "home")

    @settings(A_MOMENT, max_examples=200 if MINUTES else 60, phases=(Phase.generate,))
    @given(st.sampled_from(house.browsers), requests)
    def sent(client: FlaskClient, request: Asked) -> None:
        assert house.send(client, request) < 500, request

    @settings(A_MOMENT, max_examples=100 if MINUTES else 30, phases=(Phase.generate,))
    @given(st.sampled_from(house.browsers), st.sampled_from(["", *SEATS]), st.integers(0, 50))
    def tapped(client: FlaskClient, seat: str, number: int) -> None:
        assert house.tap(client, seat, number) < 500, (seat, number)

    def both() -> None:
        sent()
        tapped()
        assert house.is_whole()

    keep_on(both)
