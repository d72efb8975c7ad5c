"""The host's PIN: it opens for a while, nobody can try it out, and it is nowhere to be read."""

from functools import partial
from pathlib import Path

import pytest

from companion.adapters.seats import host_lock
from companion.adapters.seats.host_lock import (
    CODE_SECONDS,
    CROWD,
    CROWD_SECONDS,
    FIRST_WAIT,
    FREE_TRIES,
    HOST_SECONDS,
    LONGEST_WAIT,
    HostLock,
)
from companion.engine.refusal import Refused
from tests.clock import FakeClock
from tests.companion.refusing import refused


@pytest.fixture
def lock(tmp_path: Path, clock: FakeClock) -> HostLock:
    lock = HostLock(tmp_path / "lock.json", clock=clock)
    lock.set("2468")
    return lock


def test_without_a_pin_nothing_is_locked(tmp_path: Path) -> None:
    lock = HostLock(tmp_path / "lock.json")
    assert not lock.is_set
    assert refused(lambda: lock.let_in("")) == "refused-host-code"


@pytest.mark.parametrize(
    ("pin", "fits"), [("123", False), ("1234", True), ("1" * 12, True), ("1" * 13, False), ("12a4", False)]
)
def test_a_pin_has_four_to_twelve_digits(tmp_path: Path, pin: str, fits: bool) -> None:
    lock = HostLock(tmp_path / "lock.json")
    if fits:
        lock.set(pin)
        assert lock.is_host(lock.let_in(pin))
    else:
        assert refused(lambda: lock.set(pin)) == "refused-pin"
        assert not lock.is_set


@pytest.mark.usefixtures("lock")
def test_the_pin_outlives_a_restart_and_stands_nowhere(tmp_path: Path) -> None:
    again = HostLock(tmp_path / "lock.json")
    assert again.is_set
    assert again.is_host(again.let_in("2468"))
    assert "2468" not in (tmp_path / "lock.json").read_text()


def test_whoever_typed_it_is_the_host_until_ten_minutes_after_the_last_act(
    lock: HostLock, clock: FakeClock
) -> None:
    token = lock.let_in("2468")
    clock.now += HOST_SECONDS
    assert lock.is_host(token, acts=True)
    clock.now += HOST_SECONDS
    assert lock.is_host(token)
    clock.now += 0.1
    assert not lock.is_host(token)


@pytest.mark.parametrize(
    "typed",
    ["2468", "\uff12\uff14\uff16\uff18", "24-68", " 2 4 6 8 ", "2468\u200b", "\u0662\u0664\u0666\u0668"],
)
def test_the_pin_opens_however_its_digits_are_typed(lock: HostLock, typed: str) -> None:
    assert lock.let_in(typed)


def test_a_made_up_token_and_an_old_one_are_nobody(lock: HostLock) -> None:
    token = lock.let_in("2468")
    assert not lock.is_host("")
    assert not lock.is_host("made up")
    lock.shut()
    assert not lock.is_host(token)


def test_another_pin_ends_every_host(lock: HostLock) -> None:
    token = lock.let_in("2468")
    lock.set("1357")
    assert not lock.is_host(token)
    assert refused(lambda: lock.let_in("2468")) == "refused-pin-wrong"


def test_after_five_wrong_pins_even_the_right_one_has_to_wait(lock: HostLock, clock: FakeClock) -> None:
    for _ in range(FREE_TRIES):
        assert refused(lambda: lock.let_in("0000")) == "refused-pin-wrong"
    assert refused(lambda: lock.let_in("2468")) == "refused-pin-wait"
    clock.now += FIRST_WAIT - 0.1
    assert refused(lambda: lock.let_in("2468")) == "refused-pin-wait"
    clock.now += 0.1
    assert lock.is_host(lock.let_in("2468"))


def test_whoever_guesses_from_afar_shuts_out_neither_the_own_screen_nor_others(lock: HostLock) -> None:
    for _ in range(FREE_TRIES):
        assert refused(lambda: lock.let_in("0000", "192.168.0.66")) == "refused-pin-wrong"
    assert refused(lambda: lock.let_in("2468", "192.168.0.66")) == "refused-pin-wait"
    assert lock.is_host(lock.let_in("2468", "192.168.0.7"))
    assert lock.is_host(lock.let_in("2468"))


def guess_from_everywhere(lock: HostLock) -> list[str]:
    """What 435 wrong PINs from 87 addresses are answered, five from each."""
    addresses = [f"192.168.0.{n}" for n in range(100, 187) for _ in range(FREE_TRIES)]
    return [refused(partial(lock.let_in, "0000", address)) for address in addresses]


def test_a_crowd_of_addresses_has_one_budget_together(lock: HostLock, clock: FakeClock) -> None:
    told = guess_from_everywhere(lock)
    assert told == ["refused-pin-wrong"] * CROWD + ["refused-pin-wait"] * (435 - CROWD)
    assert refused(lambda: lock.let_in("2468", "192.168.0.7")) == "refused-pin-wait"
    clock.now += CROWD_SECONDS - 0.1
    assert refused(lambda: lock.let_in("2468", "192.168.0.7")) == "refused-pin-wait"
    clock.now += 0.1
    assert lock.is_host(lock.let_in("2468", "192.168.0.7"))


def test_no_crowd_shuts_out_the_own_screen_or_a_phone_that_was_let_in_before(lock: HostLock) -> None:
    lock.let_in("2468", "192.168.0.7")
    guess_from_everywhere(lock)
    assert lock.is_host(lock.let_in("2468"))
    assert lock.is_host(lock.let_in("2468", "192.168.0.7"))


def test_another_pin_is_known_from_no_address_yet(lock: HostLock) -> None:
    lock.let_in("2468", "192.168.0.7")
    lock.set("1357")
    guess_from_everywhere(lock)
    assert refused(lambda: lock.let_in("1357", "192.168.0.7")) == "refused-pin-wait"


def test_slips_at_the_own_screen_use_nothing_up(lock: HostLock, clock: FakeClock) -> None:
    for _ in range(CROWD):
        refused(lambda: lock.let_in("0000"))
        clock.now += LONGEST_WAIT / CROWD
    assert lock.is_host(lock.let_in("2468", "192.168.0.7"))


def test_of_more_addresses_than_anybody_has_the_oldest_are_forgotten(
    lock: HostLock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host_lock, "ADDRESSES", 8)
    for _ in range(FREE_TRIES):
        refused(lambda: lock.let_in("0000", "first"))
    for n in range(8):
        refused(partial(lock.let_in, "0000", f"a{n}"))
    assert lock.is_host(lock.let_in("2468", "first"))


def test_each_further_wrong_pin_doubles_the_wait_up_to_a_quarter_of_an_hour(
    lock: HostLock, clock: FakeClock
) -> None:
    for _ in range(FREE_TRIES - 1):
        refused(lambda: lock.let_in("0000"))
    for wait in (FIRST_WAIT, 60, 120, 240, 480, LONGEST_WAIT, LONGEST_WAIT):
        assert refused(lambda: lock.let_in("0000")) == "refused-pin-wrong"
        clock.now += wait - 0.1
        assert refused(lambda: lock.let_in("2468")) == "refused-pin-wait"
        clock.now += 0.1


def test_the_pin_of_the_settings_file_holds_and_is_changed_nowhere_else(tmp_path: Path) -> None:
    HostLock(tmp_path / "lock.json").set("1111")
    lock = HostLock(tmp_path / "lock.json", fixed="2222")
    assert lock.is_host(lock.let_in("2222"))
    assert refused(lambda: lock.set("3333")) == "refused-pin-settings"
    assert refused(lock.take_off) == "refused-pin-settings"


def test_a_lock_that_is_taken_off_leaves_no_file(lock: HostLock, tmp_path: Path) -> None:
    lock.take_off()
    assert not lock.is_set
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_makes_no_sense_locks_nobody_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "lock.json").write_text("{}")
    assert not HostLock(tmp_path / "lock.json").is_set
    assert "there is no lock" in caplog.text


def test_a_code_is_shown_for_three_minutes_and_counts_once(tmp_path: Path, clock: FakeClock) -> None:
    lock = HostLock(tmp_path / "lock.json", clock=clock)
    lock.show_code()
    first = lock.code
    lock.show_code()
    assert lock.code == first != ""
    assert lock.is_host(lock.let_in(first))
    assert lock.code == ""
    lock.show_code()
    late = lock.code
    clock.now += CODE_SECONDS + 1
    assert lock.code == ""
    with pytest.raises(Refused, match="refused-host-code"):
        lock.let_in(late)
