"""Evenings are kept over a restart, each once, and forgotten when somebody says so."""

from dataclasses import replace
from pathlib import Path

from companion.adapters.cafe.evening_book import MOST, EveningBook
from companion.cafe.evening import CafeEvening

EVENING = CafeEvening(1, "toy", "Toy", "2026-05-01T18:00:00+00:00", "2026-05-01T19:30:00+00:00", False, 3)


def book(folder: Path) -> EveningBook:
    return EveningBook(folder / "evenings.json")


def test_an_evening_is_known_after_a_restart(tmp_path: Path) -> None:
    book(tmp_path).keep(EVENING)
    assert book(tmp_path).all == (EVENING,)


def test_a_game_that_went_on_is_written_down_anew(tmp_path: Path) -> None:
    kept, longer = book(tmp_path), replace(EVENING, finished=True)
    kept.keep(EVENING)
    kept.keep(longer)
    assert kept.all == (longer,)


def test_only_the_latest_are_kept(tmp_path: Path) -> None:
    kept = book(tmp_path)
    kept._kept = tuple(replace(EVENING, begun=f"{n}") for n in range(MOST))
    kept.keep(EVENING)
    assert len(kept.all) == MOST
    assert kept.all[0].begun == "1"


def test_what_was_forgotten_is_nowhere_and_whoever_listens_hears_of_it(tmp_path: Path) -> None:
    kept, heard = book(tmp_path), list[int]()
    kept.changed = lambda: heard.append(len(kept.all))
    kept.keep(EVENING)
    kept.forget()
    kept.forget()
    assert heard == [1, 0]
    assert "Toy" not in (tmp_path / "evenings.json").read_text()


def test_a_file_that_cannot_be_read_counts_as_empty(tmp_path: Path) -> None:
    (tmp_path / "evenings.json").write_text("[{")
    assert book(tmp_path).all == ()
