"""A whole table tells a real broker how it stands, and plays on when there is none."""

import json
import socket
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from companion.adapters.cafe.order_log import OrderLog
from companion.adapters.use_cases.calling_staff import CallStaff
from companion.adapters.use_cases.hosting import ForgetEvenings
from companion.app import Companion, CompanionSettings
from companion.cafe.orders import OrderedAction, order, signed
from companion.table.commands.game import BeginGame, EndGame, NextParty
from companion.table.commands.seating import TakeSeat
from companion.table.settings.settings import CafeSettings, KioskSettings
from tests.companion.adapters.conftest import play_out
from tests.companion.waiting import wait_until
from tests.mosquitto import Ear, Mosquitto
from web.ports.protocol import PageViewer, Sorry
from web.ports.queries import ReadCheckup
from web.shown.pretend import LampView

SCREEN = PageViewer(None, "en", at_screen=True)
PIN = "246813"
TREE = "companion/window"
KEY = "the key of this very café"


def settings(data: Path, broker: Mosquitto) -> CompanionSettings:
    cafe = CafeSettings("127.0.0.1", broker.port, name="window", key=KEY, home_assistant=True)
    return CompanionSettings(data, "off", host="127.0.0.1", port=0, game="hope_inhumanity", cafe=cafe)


@pytest.fixture
def table(tmp_path: Path, broker: Mosquitto) -> Iterator[Companion]:
    with Companion(settings(tmp_path / "data", broker)) as running:
        yield running


@pytest.fixture
def ear(broker: Mosquitto) -> Iterator[Ear]:
    with Ear(broker.broker()) as ear:
        yield ear


def told(ear: Ear, what: str) -> Any:
    """What the broker heard last of it, or None for nothing."""
    payload = ear.latest.get(f"{TREE}/{what}")
    return json.loads(payload) if payload else None


def until_stage(ear: Ear, stage: str) -> Any:
    wait_until(lambda: (told(ear, "state") or {}).get("stage") == stage)
    return told(ear, "state")


def sit_down(table: Companion) -> None:
    for name, colour in (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green")):
        table.table.execute(TakeSeat(name, colour))


def test_a_table_tells_from_free_to_over_how_it_stands_and_names_nobody(table: Companion, ear: Ear) -> None:
    assert until_stage(ear, "free")["people"] == 0
    sit_down(table)
    wait_until(lambda: told(ear, "state")["people"] == 3)
    assert told(ear, "state")["stage"] == "waiting"
    table.table.execute(BeginGame())
    playing = until_stage(ear, "playing")
    assert (playing["game"], playing["title"]) == ("hope_inhumanity", "Hope Inhumanity")
    assert playing["since"] == table.table.record.begun_at
    assert set(playing["turn"]) <= {"red", "blue", "green"}
    play_out(table.table)
    until_stage(ear, "over")
    states = b"".join(payload for topic, payload in ear.heard if topic == f"{TREE}/state")
    assert not any(name in states for name in (b"Ada", b"Ben", b"Cleo"))


def test_a_spectators_view_goes_with_the_party(table: Companion, ear: Ear) -> None:
    sit_down(table)
    table.table.execute(BeginGame())
    wait_until(lambda: told(ear, "view") is not None)
    assert [seat["name"] for seat in told(ear, "view")["seats"]] == ["Ada", "Ben", "Cleo"]
    play_out(table.table)
    until_stage(ear, "over")
    table.door.execute(NextParty(), SCREEN)
    until_stage(ear, "free")
    wait_until(lambda: told(ear, "view") is None)
    assert not any(b"Ada" in payload for payload in ear.latest.values())


@pytest.mark.usefixtures("table")
def test_the_light_of_the_doctor_and_what_is_to_be_seen_to_are_told(ear: Ear) -> None:
    assert until_stage(ear, "free")
    wait_until(lambda: told(ear, "doctor") is not None)
    found = told(ear, "doctor")
    assert found["light"] in {"green", "yellow", "red"}
    assert all(one["light"] != "green" for one in found["findings"])


def test_a_table_plays_on_while_the_broker_is_away_and_catches_up(
    table: Companion, broker: Mosquitto
) -> None:
    broker.kill()
    sit_down(table)
    table.table.execute(BeginGame())
    play_out(table.table)
    broker.start()
    with Ear(broker.broker()) as ear:
        until_stage(ear, "over")


def test_a_table_without_a_broker_to_be_found_starts_and_ends_as_ever(
    tmp_path: Path, broker: Mosquitto
) -> None:
    broker.kill()
    with Companion(settings(tmp_path / "alone", broker)) as running:
        sit_down(running)
        running.table.execute(BeginGame())
        assert running.table.plays


def test_nothing_that_the_host_keeps_to_the_table_is_told(tmp_path: Path, broker: Mosquitto) -> None:
    with Ear(broker.broker()) as ear:
        kept = replace(settings(tmp_path / "kept", broker), kiosk=KioskSettings(pin=PIN))
        with Companion(kept) as running:
            wait_until(lambda: told(ear, "doctor") is not None)
            code = running.table.moment.seating.code
        sent = b"".join(payload for _, payload in ear.heard).decode()
        assert not any(secret in sent for secret in (PIN, code, running.lock.own_key))


def test_home_assistant_finds_the_table_and_borrows_its_strip_until_a_game_begins(
    table: Companion, ear: Ear
) -> None:
    found = "homeassistant/light/companion-window/light/config"
    wait_until(lambda: found in ear.latest)
    assert json.loads(ear.latest[found])["device"]["name"] == "Table “window”"
    wait_until(lambda: (told(ear, "light") or {}).get("availability") == "online")
    wanted = {"state": "ON", "brightness": 255, "color": {"r": 0, "g": 0, "b": 255}}
    ear.line.tell(f"{TREE}/light-set", json.dumps(wanted), kept=False)
    wait_until(lambda: LampView(0, 0, 255) in table.door.strip())
    wait_until(lambda: told(ear, "light")["color"] == wanted["color"])
    sit_down(table)
    table.table.execute(BeginGame())
    wait_until(lambda: told(ear, "light")["availability"] == "offline")
    wait_until(lambda: LampView(0, 0, 255) not in table.door.strip())
    ear.line.tell(f"{TREE}/light-set", json.dumps(wanted), kept=False)
    assert ear.line.settle(5)
    assert told(ear, "light")["color"] == {"r": 255, "g": 255, "b": 255}


def test_a_table_that_home_assistant_is_not_to_find_is_taken_down_there(
    tmp_path: Path, broker: Mosquitto, ear: Ear
) -> None:
    found = "homeassistant/light/companion-window/light/config"
    ear.line.tell(found, "{}", kept=True)
    ear.await_(found, b"{}")
    shy = settings(tmp_path / "shy", broker)
    with Companion(replace(shy, cafe=replace(shy.cafe, home_assistant=False))):
        ear.await_(found, b"")


def give(ear: Ear, deed: OrderedAction, key: str = KEY, text: str = "") -> str:
    """Orders something of the table, once it is there; the id of the order."""
    wait_until(lambda: ear.latest.get(f"{TREE}/alive") == b"online")
    given = order("window", deed, datetime.now(UTC), text)
    ear.line.tell(f"{TREE}/command", signed(given, key), kept=False)
    return given.id


def outcome_of(ear: Ear, order_id: str) -> Any:
    """What the table says came of it."""
    wait_until(lambda: (told(ear, "done") or {}).get("id") == order_id)
    return told(ear, "done")


def test_a_guest_asks_somebody_to_come_and_staff_answer(table: Companion, ear: Ear) -> None:
    token = table.door.execute(TakeSeat("Ada", "red"), PageViewer(None, "en")).token
    guest = PageViewer(table.door.proofs.seat_of(token), "en")
    assert table.door.page(guest).status.staff == table.door.page(SCREEN).status.staff == "may"
    table.door.execute(CallStaff(call=True), guest)
    assert table.door.page(guest).status.staff == "called"
    wait_until(lambda: (told(ear, "state") or {}).get("help") is not None)
    assert outcome_of(ear, give(ear, OrderedAction.COMING))["done"]
    wait_until(lambda: told(ear, "state")["help"] is None)
    assert table.door.page(guest).status.staff == "may"


def test_a_call_is_heard_again_after_the_table_was_cut_off(tmp_path: Path, broker: Mosquitto) -> None:
    with Companion(settings(tmp_path / "data", broker)) as running:
        running.door.execute(CallStaff(call=True), SCREEN)
    with Companion(settings(tmp_path / "data", broker)), Ear(broker.broker()) as ear:
        wait_until(lambda: (told(ear, "state") or {}).get("help") is not None)


def test_who_only_looks_on_calls_nobody_and_a_table_in_no_cafe_offers_it_to_none(
    table: Companion, tmp_path: Path
) -> None:
    assert table.door.page(PageViewer(None, "en", looks_on=True)).status.staff == ""
    with pytest.raises(Sorry):
        table.door.execute(CallStaff(call=True), PageViewer(None, "en"))
    with Companion(CompanionSettings(tmp_path / "alone", "off", host="127.0.0.1", port=0)) as alone:
        assert alone.door.page(SCREEN).status.staff == ""
        with pytest.raises(Sorry, match="part of a café"):
            alone.door.execute(CallStaff(call=True), SCREEN)


def test_staff_end_a_game_and_clear_the_table_and_are_told_why_not(table: Companion, ear: Ear) -> None:
    assert not outcome_of(ear, give(ear, OrderedAction.END))["done"]
    sit_down(table)
    table.table.execute(BeginGame())
    refused = outcome_of(ear, give(ear, OrderedAction.NEXT))
    assert not refused["done"]
    assert refused["why"]
    assert outcome_of(ear, give(ear, OrderedAction.END))["why"] == ""
    assert not table.table.plays
    until_stage(ear, "waiting")
    before = table.table.moment.seating.code
    table.door.execute(CallStaff(call=True), SCREEN)
    assert outcome_of(ear, give(ear, OrderedAction.NEXT))["done"]
    assert until_stage(ear, "free")["people"] == 0
    assert not table.door.proofs.code_is_right(before)
    assert table.door.page(SCREEN).status.staff == "may"


def test_an_order_that_is_played_back_or_kept_or_signed_by_another_does_nothing(
    table: Companion, ear: Ear
) -> None:
    sit_down(table)
    table.table.execute(BeginGame())
    wait_until(lambda: ear.latest.get(f"{TREE}/alive") == b"online")
    end = signed(order("window", OrderedAction.END, datetime.now(UTC)), KEY)
    ear.line.tell(f"{TREE}/command", end, kept=False)
    wait_until(lambda: not table.table.plays)
    table.table.execute(BeginGame())
    for again in (
        end,
        signed(order("window", OrderedAction.END, datetime.now(UTC)), "a key that is another"),
    ):
        ear.line.tell(f"{TREE}/command", again, kept=False)
    assert outcome_of(ear, give(ear, OrderedAction.COMING))["done"], "what came before it has been read"
    assert table.table.plays
    assert [one.done for one in OrderLog(table.settings.data)] == [True, True]


def test_an_order_that_the_broker_kept_is_not_heeded_by_a_table_that_comes_later(
    tmp_path: Path, broker: Mosquitto, ear: Ear
) -> None:
    kept = signed(order("window", OrderedAction.COMING, datetime.now(UTC)), KEY)
    ear.line.tell(f"{TREE}/command", kept, kept=True)
    assert ear.line.settle(5)
    with Companion(settings(tmp_path / "data", broker)):
        assert outcome_of(ear, give(ear, OrderedAction.COMING))["done"]
    assert [one["id"] for one in outcomes(ear)] == [told(ear, "done")["id"]]


def outcomes(ear: Ear) -> list[Any]:
    """All that tables said came of orders."""
    return [json.loads(payload) for topic, payload in ear.heard if topic == f"{TREE}/done"]


def test_a_table_begins_anew_when_staff_say_so(table: Companion, ear: Ear) -> None:
    assert outcome_of(ear, give(ear, OrderedAction.RESTART))["done"]
    assert table.told.wait(10)
    assert table.begins_again


def beats(ear: Ear) -> int:
    """How often the table has said that it is there."""
    return ear.heard.count((f"{TREE}/alive", b"online"))


def test_a_table_lives_and_obeys_while_a_newer_version_comes_slowly(
    tmp_path: Path, broker: Mosquitto, ear: Ear
) -> None:
    usual = replace(settings(tmp_path / "data", broker), update_note=str(tmp_path / "note"))
    with socket.create_server(("127.0.0.1", 0)) as slow, Companion(usual) as running:
        fetching = give(ear, OrderedAction.UPDATE, text=f"http://127.0.0.1:{slow.getsockname()[1]}/9.1")
        with slow.accept()[0]:
            before = beats(ear)
            assert outcome_of(ear, give(ear, OrderedAction.COMING))["done"]
            wait_until(lambda: beats(ear) > before + 1)
            assert fetching not in {one["id"] for one in outcomes(ear)}
        outcome = outcome_of(ear, fetching)
        assert not outcome["done"]
        assert "couldn’t be saved" in outcome["why"]
        assert [one.done for one in OrderLog(running.settings.data)] == [True, False]


def test_evenings_are_told_without_names_until_the_host_forgets_them(table: Companion, ear: Ear) -> None:
    sit_down(table)
    table.table.execute(BeginGame())
    until_stage(ear, "playing")
    table.door.execute(EndGame(), SCREEN)
    wait_until(lambda: [one["finished"] for one in told(ear, "evenings") or ()] == [False])
    table.table.execute(BeginGame())
    play_out(table.table)
    wait_until(lambda: [one["finished"] for one in told(ear, "evenings")] == [False, True])
    latest = told(ear, "evenings")[-1]
    assert (latest["title"], latest["people"]) == ("Hope Inhumanity", 3)
    assert latest["dice"]
    assert not any(name in json.dumps(told(ear, "evenings")) for name in ("Ada", "Ben", "Cleo"))
    table.door.execute(ForgetEvenings(), SCREEN)
    wait_until(lambda: told(ear, "evenings") == [])
    until_stage(ear, "free")
    assert told(ear, "evenings") == []


def cafe_finding(table: Companion) -> str:
    """What the table's own doctor says of the broker."""
    found = table.door.read(ReadCheckup(), SCREEN).findings
    return next(one.says for one in found if one.id == "cafe")


def test_the_doctor_at_the_table_says_whether_the_broker_hears_it(
    table: Companion, broker: Mosquitto
) -> None:
    wait_until(lambda: "is connected to" in cafe_finding(table))
    broker.kill()
    wait_until(lambda: "doesn’t answer" in cafe_finding(table))


def test_the_doctor_says_when_the_broker_knows_another_password(tmp_path: Path) -> None:
    strict = Mosquitto(tmp_path / "strict", "allow_anonymous false\n")
    with strict, Companion(settings(tmp_path / "data", strict)) as running:
        wait_until(lambda: "refuses this table" in cafe_finding(running))


@pytest.mark.parametrize("text", [None, "", "no certificate"])
def test_a_certificate_that_cannot_be_read_keeps_no_table_from_starting(
    tmp_path: Path, broker: Mosquitto, text: str | None
) -> None:
    file = tmp_path / "ca.pem"
    if text is not None:
        file.write_text(text)
    usual = settings(tmp_path / "data", broker)
    with Companion(replace(usual, cafe=replace(usual.cafe, certificate=str(file)))) as running:
        sit_down(running)
        running.table.execute(BeginGame())
        assert running.table.plays
        assert "certificate" in cafe_finding(running)
