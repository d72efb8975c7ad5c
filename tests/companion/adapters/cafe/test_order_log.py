"""What staff had a table do is kept over a restart, and never grows without end."""

from pathlib import Path

from companion.adapters.cafe.order_log import MOST, NAME, OrderLog
from companion.cafe.outcome import OrderOutcome, packed_outcome


def outcome(number: int) -> OrderOutcome:
    return OrderOutcome("window", f"id-{number}", "end", "2026-05-01T20:00:00+00:00", done=True)


def test_what_was_done_is_known_after_a_restart(tmp_path: Path) -> None:
    OrderLog(tmp_path).keep(outcome(1))
    again = OrderLog(tmp_path)
    assert "id-1" in again
    assert list(again) == [outcome(1)]
    assert "id-2" not in again


def test_only_the_latest_are_kept(tmp_path: Path) -> None:
    lines = (packed_outcome(outcome(number)).decode() for number in range(MOST))
    (tmp_path / NAME).write_text("\n".join(lines))
    log = OrderLog(tmp_path)
    log.keep(outcome(MOST))
    assert len(list(log)) == MOST
    assert "id-0" not in log
    assert f"id-{MOST}" in log


def test_a_line_that_makes_no_sense_costs_no_other(tmp_path: Path) -> None:
    OrderLog(tmp_path).keep(outcome(1))
    with (tmp_path / NAME).open("a") as file:
        file.write("half a li")
    assert "id-1" in OrderLog(tmp_path)
