"""`make film`: films one turn on the big screen, from the choice of a pile to the verdict."""

import argparse
import sys
from contextlib import ExitStack
from datetime import datetime, timedelta
from io import BytesIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from uuid import uuid4

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from companion.adapters.use_cases.machine.hardware_actions import ThrowDice
from companion.engine.answers import Answer, Origin
from companion.engine.chance import by_chance
from companion.engine.play import Asked
from companion.engine.questions import RollDice
from companion.table.commands.game import BeginGame
from companion.table.commands.playing import SubmitAnswer
from companion.table.commands.seating import TakeSeat
from companion.table.table import Table
from tests.watch import chromium
from tools.looks.moments import PEOPLE, Party, party
from web.ports.protocol import PageViewer

SCREEN, SIZE = (1280, 720), (960, 540)
STILL, BEAT = 1400, 200
VERDICT = 3000
"""Milliseconds that a moment is held, between two pictures of what moves, and that a verdict is held."""
MOST_BYTES = 1_500_000
MOST_ANSWERS, MOST_WAITS = 60, 150
PLAYING = "#screen > .throw"
PRETEND = ".pretend { display: none !important } .table { --foot: 0px !important }"


class FilmedPage:
    """Pictures of a page, each with how long it is seen."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._pictures: list[tuple[Image.Image, int]] = []

    def take(self, milliseconds: int) -> None:
        """One more; what looks as the one before is seen for longer."""
        shot = Image.open(BytesIO(self._page.screenshot(type="png"))).convert("RGB").resize(SIZE)
        if self._pictures and self._pictures[-1][0].tobytes() == shot.tobytes():
            milliseconds += self._pictures.pop()[1]
        self._pictures.append((shot, milliseconds))

    def write(self, path: Path) -> int:
        """Writes an animated WebP that loops; returns its size in bytes."""
        (first, _), *others = self._pictures
        first.save(
            path,
            save_all=True,
            append_images=[one for one, _ in others],
            duration=[long for _, long in self._pictures],
            loop=0,
            quality=62,
            method=4,
        )
        return path.stat().st_size


def play(evening: Party, page: Page, film: FilmedPage) -> None:
    """One turn with a roll in it, by people who act boldly, until its verdict."""
    table, chance = evening.companion.table, Random(1)
    for _ in range(MOST_ANSWERS):
        asked = _asked(table)
        page.wait_for_timeout(400)
        film.take(STILL)
        if isinstance(asked.question.form, RollDice):
            _roll(evening, page, film)
            return
        table.execute(SubmitAnswer(_answer(table, asked, chance)))


def _roll(evening: Party, page: Page, film: FilmedPage) -> None:
    """From the throw to the verdict; while it is told, time passes from picture to picture."""
    page.clock.pause_at(datetime.now() + timedelta(seconds=2))
    evening.companion.door.execute(ThrowDice(), PageViewer(None, "en"))
    told = page.locator(PLAYING)
    for _ in range(MOST_WAITS):
        if told.count():
            break
        page.wait_for_timeout(BEAT)
        page.clock.run_for(BEAT)
    told.wait_for(timeout=BEAT)
    while told.count():
        film.take(BEAT)
        page.clock.run_for(BEAT)
    page.clock.resume()
    page.wait_for_timeout(400)
    film.take(VERDICT)


def _asked(table: Table) -> Asked:
    assert table.moment.play is not None
    return next(one for one in table.moment.play.open.values() if not one.question.standing)


def _answer(table: Table, asked: Asked, chance: Random) -> Answer:
    question, play = asked.question, table.moment.play
    assert play is not None
    value = play.game.advise(play.state, question.to, question, chance) or by_chance(question.form, chance)
    return Answer(question.id, asked.version, uuid4().hex, question.to, Origin.TYPED, value)


def main() -> int:
    """Takes the film; the exit status is 1 if it is too heavy to be looked at on a page."""
    parser = argparse.ArgumentParser(prog="make film", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("docs/turn.webp"))
    path: Path = parser.parse_args().out
    with ExitStack() as stack:
        evening = party(Path(stack.enter_context(TemporaryDirectory())))
        stack.callback(evening.companion.close)
        for name, colour in PEOPLE[:4]:
            evening.companion.table.execute(TakeSeat(name, colour))
        evening.companion.table.execute(BeginGame())
        browser = stack.enter_context(sync_playwright()).chromium.launch(executable_path=chromium())
        width, height = SCREEN
        page = browser.new_page(viewport={"width": width, "height": height}, bypass_csp=True)
        page.clock.install()
        page.goto(f"{evening.companion.address}/t/home/kiosk")
        page.add_style_tag(content=PRETEND)
        film = FilmedPage(page)
        play(evening, page, film)
        size = film.write(path)
    print(f"{path}: {size // 1000} kB")
    return 0 if size < MOST_BYTES else 1


if __name__ == "__main__":
    sys.exit(main())
