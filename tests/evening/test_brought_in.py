"""Whatever is brought in at any door of a real table costs little memory and is refused with a sentence."""

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.companion.adapters.card_editor.test_undone import cards
from tests.evening.players.evening import kiosk
from tests.evening.players.hostile import (
    BACKUPS,
    DECKS,
    EVENINGS,
    PICTURES,
    evening,
    longest_evening,
    picture,
)
from tests.evening.players.phone import Phone
from tests.evening.players.server import Server, free_port
from tests.evening.players.weight import weighed
from tests.long import LONG

MOST_MORE = 150.0
"""Megabytes above those of a table that nobody brings anything to, its child included."""
OFTEN = 5 if LONG else 2
EVERY = 1 if LONG else 3
"""In short a few files at each door; what reads them has tests of its own, for each limit."""
REPLAY, CARD_EDITOR, RESTORE = "/t/home/replay", "/t/home/card-editor", "/t/home/box/restore"
AT_KIOSK = {"as": "kiosk"}
REFUSED = re.compile(r'id="refused" role="alert">([^<]+)<|<section class="faults".*?<li>([^<]+)<', re.DOTALL)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("brought") / "data", free_port())
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def screen(table: Server) -> Phone:
    screen = kiosk(table.base)
    screen.page()
    return screen


@pytest.fixture(scope="module")
def card(screen: Phone) -> str:
    """The address of a card that has a place for a picture."""
    status, page = screen.bring(CARD_EDITOR, "file", ("lake.yaml", cards(1).encode()), do="bring")
    found = re.search(rf'id="to-deck" href="({CARD_EDITOR}/[^"]+)"', page)
    assert found is not None, (status, page)
    return f"{found[1]}/traits/card-0"


@pytest.fixture(scope="module")
def idle(table: Server, screen: Phone, card: str) -> float:
    """Megabytes of a table that has shown its pages, and at which an evening and a card were opened."""
    screen.get(opened(screen, evening()))
    for path in (CARD_EDITOR, card, "/t/home/box", "/t/home/kiosk"):
        screen.get(path)
    with weighed(table.pid) as most:
        return most()


def opened(screen: Phone, data: bytes) -> str:
    """The address of an evening that was brought in."""
    status, page = screen.bring(REPLAY, "evening", ("evening.json", data), **AT_KIOSK)
    found = re.search(rf"{REPLAY}/[\w-]+\?as=kiosk", page)
    assert found is not None, (status, page)
    return found[0]


def kept(data: Path) -> dict[str, bytes]:
    """What lies in the data folder beside what a table writes of itself."""
    return {
        path.relative_to(data).as_posix(): path.read_bytes()
        for name in ("decks", "pictures", "backup-*", "version-*")
        for found in data.glob(name)
        for path in (found, *found.rglob("*"))
        if path.is_file()
    }


def check_refused(table: Server, screen: Phone, bring: Callable[[], tuple[int, str]]) -> None:
    """A sentence is shown, nothing is kept, and the table shows its page."""
    before = kept(table.data)
    status, page = bring()
    assert status in {200, 409}, page
    found = REFUSED.search(page)
    assert found is not None, page
    assert len((found[1] or found[2]).strip()) > 20
    assert kept(table.data) == before
    assert "<main" in screen.page()


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("what", list(EVENINGS)[::EVERY])
def test_an_evening_that_is_none_is_refused_before_anything_is_kept(
    table: Server, screen: Phone, what: str
) -> None:
    file = ("evening.json", EVENINGS[what]())
    check_refused(table, screen, lambda: screen.bring(REPLAY, "evening", file, **AT_KIOSK))


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("what", list(BACKUPS)[::EVERY])
def test_a_backup_that_is_none_is_refused_and_one_that_waits_stays(
    table: Server, screen: Phone, what: str
) -> None:
    file = ("backup.zip", BACKUPS[what]())
    check_refused(table, screen, lambda: screen.bring(RESTORE, "backup", file))


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("what", list(DECKS)[::EVERY])
def test_a_deck_that_is_none_makes_no_deck(table: Server, screen: Phone, what: str) -> None:
    file = ("deck.yaml", DECKS[what]())
    check_refused(table, screen, lambda: screen.bring(CARD_EDITOR, "file", file, do="bring"))


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("what", list(PICTURES)[::EVERY])
def test_a_picture_that_is_none_leaves_the_one_that_is_there(
    table: Server, screen: Phone, card: str, what: str
) -> None:
    whole, file = ("card.jpg", picture((800, 600), "JPEG", "RGB")), ("card.jpg", PICTURES[what]())
    assert screen.bring(f"{card}/photograph", "picture", whole)[0] == 200
    check_refused(table, screen, lambda: screen.bring(f"{card}/photograph", "picture", file))


@pytest.mark.slow
@pytest.mark.long
def test_the_longest_evenings_and_looks_at_them_need_little_memory(
    table: Server, screen: Phone, idle: float
) -> None:
    with weighed(table.pid) as most:
        keys = [opened(screen, longest_evening()) for _ in range(OFTEN)]
        for key in keys:
            assert "<main" in screen.get(f"{key}&step=9999")
        assert most() < idle + MOST_MORE


@pytest.mark.slow
def test_all_doors_at_once_need_little_memory(table: Server, screen: Phone, card: str, idle: float) -> None:
    sent = [
        (REPLAY, "evening", longest_evening(), AT_KIOSK),
        (RESTORE, "backup", BACKUPS["a table of zeros"](), {}),
        (CARD_EDITOR, "file", DECKS["many values"](), {"do": "bring"}),
        (f"{card}/photograph", "picture", PICTURES["more pixels than fit"](), {}),
    ]
    with weighed(table.pid) as most, ThreadPoolExecutor(len(sent) * 2) as people:
        told = [
            people.submit(screen.bring, path, field, ("file", data), **fields)
            for path, field, data, fields in sent * 2
        ]
        assert {one.result()[0] for one in told} <= {200, 409}
        assert most() < idle + MOST_MORE
