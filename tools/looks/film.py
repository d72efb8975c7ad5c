"""`make film`: films one turn of a game on the big screen, until the verdict of a roll."""

import argparse
import sys
from contextlib import ExitStack, suppress
from datetime import datetime, timedelta
from io import BytesIO
from pathlib import Path
from random import Random
from statistics import mean
from tempfile import TemporaryDirectory
from uuid import uuid4

from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Page, sync_playwright

from companion import games
from companion.adapters.use_cases.machine.hardware_actions import ThrowDice
from companion.app import Companion
from companion.engine.answers import Answer, Origin
from companion.engine.chance import by_chance
from companion.engine.play import Asked
from companion.engine.questions import RollDice
from companion.engine.refusal import Refused
from companion.table.commands.game import BeginGame
from companion.table.commands.playing import SubmitAnswer
from companion.table.commands.seating import TakeSeat
from companion.table.table import Table
from tests.watch import chromium
from tools.looks.moments import PEOPLE, Party, party
from web.ports.protocol import PageViewer

SCREEN, SIZE = (1280, 720), (960, 540)
STILL, BEAT = 1000, 200
VERDICT = 3000
"""Milliseconds that a moment is held, between two pictures of what moves, and that a verdict is held."""
THUMBNAIL, SEEN = (96, 54), 0.8
"""Size in which pictures are compared, and the difference from which one is another."""
MOST_BYTES = 1_500_000
MOST_ANSWERS, MOST_WAITS, MOST_MOVES, RESTS = 60, 150, 20, 3
OTHERS = 12
"""Answers that the film of any other game has at least: some have no dice, some begin with a roll."""
PLAYING = "#screen > .throw"
PRETEND = ".pretend { display: none !important } .table { --foot: 0px !important }"


class FilmedPage:
    """Pictures of a page, each with how long it is seen."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._pictures: list[tuple[Image.Image, int]] = []

    def take(self, milliseconds: int) -> None:
        """One more; what looks nearly as the one before is seen for longer."""
        shot = Image.open(BytesIO(self._page.screenshot(type="png"))).convert("RGB").resize(SIZE)
        if self._pictures and _differs(self._pictures[-1][0], shot) < SEEN:
            milliseconds += self._pictures.pop()[1]
        self._pictures.append((shot, milliseconds))

    def watch(self, milliseconds: int) -> None:
        """Pictures of what moves until it rests, and the last for that long."""
        rested = 0
        for _ in range(MOST_MOVES):
            before = len(self._pictures)
            self._page.clock.run_for(BEAT)
            self.take(BEAT)
            rested = rested + 1 if len(self._pictures) == before else 0
            if rested == RESTS:
                break
        self.take(milliseconds)

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


def _differs(one: Image.Image, other: Image.Image) -> float:
    """Mean difference of the channels, of 255, of two pictures as small as thumbnails."""
    small = (picture.resize(THUMBNAIL) for picture in (one, other))
    return mean(ImageStat.Stat(ImageChops.difference(*small)).mean)


def play(evening: Party, page: Page, film: FilmedPage, least: int) -> None:
    """One turn with a roll in it, by people who act boldly, until its verdict and `least` answers."""
    table, chance = evening.companion.table, Random(1)
    page.clock.pause_at(datetime.now() + timedelta(seconds=2))
    for n in range(MOST_ANSWERS):
        asked = _asked(table)
        if asked is None:
            return
        film.watch(STILL)
        if isinstance(asked.question.form, RollDice) and _roll(evening, asked, page, film):
            if n >= least:
                return
        else:
            with suppress(Refused):  # what goes on by itself may have been faster
                table.execute(SubmitAnswer(_answer(table, asked, chance)))
        page.wait_for_timeout(BEAT)


def _roll(evening: Party, asked: Asked, page: Page, film: FilmedPage) -> bool:
    """From the throw to the verdict, picture by picture; False where dice have to be typed in."""
    evening.companion.door.execute(ThrowDice(), PageViewer(None, "en"))
    told, table = page.locator(PLAYING), evening.companion.table
    for _ in range(MOST_WAITS):
        if told.count():
            break
        page.wait_for_timeout(BEAT)
        page.clock.run_for(BEAT)
    while told.count():
        film.take(BEAT)
        page.clock.run_for(BEAT)
    if asked == _asked(table):
        return False
    film.watch(VERDICT)
    return True


def _asked(table: Table) -> Asked | None:
    """The first question that is waited for; None once the game is over."""
    assert table.moment.play is not None
    return next((one for one in table.moment.play.open.values() if not one.question.standing), None)


def _answer(table: Table, asked: Asked, chance: Random) -> Answer:
    question, play = asked.question, table.moment.play
    assert play is not None
    value = play.game.advise(play.state, question.to, question, chance) or by_chance(question.form, chance)
    return Answer(question.id, asked.version, uuid4().hex, question.to, Origin.TYPED, value)


def _seat(companion: Companion) -> None:
    """Up to four people with phones that are there, and the game begins."""
    for name, colour in PEOPLE[: min(4, companion.table.game.meta.max_players)]:
        seat = companion.table.execute(TakeSeat(name, colour)).seat
        companion.presence.follow(seat, seat)
    companion.table.execute(BeginGame())


def main() -> int:
    """Takes the film; the exit status is 1 if it is too heavy to be looked at on a page."""
    parser = argparse.ArgumentParser(prog="make film", description=__doc__)
    parser.add_argument("--game", choices=games.names(), default=games.usual())
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    others = Path("build", f"{options.game}.webp")
    path: Path = options.out or (Path("docs/turn.webp") if options.game == games.usual() else others)
    path.parent.mkdir(exist_ok=True)
    with ExitStack() as stack:
        evening = party(Path(stack.enter_context(TemporaryDirectory())), options.game)
        stack.callback(evening.companion.close)
        _seat(evening.companion)
        browser = stack.enter_context(sync_playwright()).chromium.launch(executable_path=chromium())
        width, height = SCREEN
        page = browser.new_page(viewport={"width": width, "height": height}, bypass_csp=True)
        page.clock.install()
        page.goto(f"{evening.companion.address}/t/home/kiosk")
        page.add_style_tag(content=PRETEND)
        film = FilmedPage(page)
        play(evening, page, film, OTHERS if options.game != games.usual() else 0)
        size = film.write(path)
    print(f"{path}: {size // 1000} kB")
    return 0 if size < MOST_BYTES else 1


if __name__ == "__main__":
    sys.exit(main())
