"""`make screenshots`: plays a whole evening of each game in a browser by taps, takes a picture of each kind
of moment on the kiosk and on a phone, and lists what does not fit.
"""

import argparse
import html
import sys
from base64 import b64decode
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Literal
from unittest.mock import patch

from playwright.sync_api import Page, sync_playwright

from companion import games
from companion.app import Companion, CompanionSettings, texts
from tests.watch import BROUGHT, Watch, chromium
from tools.looks.fitting import faults, faults_from_afar, lost
from tools.looks.whole_evenings import KIOSK, MOST, SEED, SIZES, EveningMoment, TappedEvening
from web.words import Catalogue

FOLDER = Path("build/screenshots")
FAULTS = "faults.txt"
FEW = 3
"""People at a table unless the option says otherwise, or the game."""
QUALITY = 50
FITTED = (
    f"{BROUGHT}.then(async () => {{ for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame); }})"
)
"""A page notices its size, fits itself to it and is painted."""
WIDEST = 1280
"""Pixels of a picture."""
SCHEMES: Mapping[str, Mapping[Literal["light", "dark"], str]] = {
    "kiosk": {"dark": ""},
    "phone": {"dark": "-dark", "light": ""},
}
"""A big screen is always dark."""


@dataclass(frozen=True)
class Look:
    """One picture and what does not fit on it."""

    game: str
    moment: str
    file: str
    faults: tuple[str, ...]


def looks(
    watch: Watch, game: str, seats: int, folder: Path, most: int = MOST, language: str = "en"
) -> Iterator[Look]:
    """Plays an evening of the game and takes its pictures, alike in every run; the folder names the files."""
    (folder / game).mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, shuffled_alike():
        settings = CompanionSettings(Path(data), host="127.0.0.1", port=0, game=game, plays_game=True)
        with Companion(settings) as companion:
            evening = TappedEvening(watch, companion, seats, language)
            for place, moment in enumerate(evening.moments(most)):
                yield from _looks_at(game, f"{place:03}-{moment.kind}", moment, folder)
            print(f"{game}, {language}: {evening.tapped} answers by taps")


@contextmanager
def shuffled_alike() -> Iterator[None]:
    """Shuffles every game, drops pretend dice by the same seeds and lets no question lapse meanwhile:
    each run has the same pictures.
    """
    with (
        patch("companion.table.commands.game.secrets", SimpleNamespace(token_hex=lambda _=None: "looks")),
        patch("companion.adapters.use_cases.machine.hardware_actions.CHANCE", Random(SEED)),
        patch("companion.adapters.seats.stage_clock.StageClock.look"),
    ):
        yield


def _looks_at(game: str, name: str, moment: EveningMoment, folder: Path) -> Iterator[Look]:
    for page in moment.pages:
        kind = "kiosk" if page.locator("#main.table").count() else "phone"
        for side, size in SIZES[kind].items():
            _fit(page, size)
            found = [] if moment.covered and kind == "kiosk" else _misfits(page, size)
            for scheme, of in SCHEMES[kind].items():
                page.emulate_media(color_scheme=scheme)
                file = f"{game}/{name}-{kind}{side}{of}.webp"
                _take(page, size, folder / file)
                yield Look(game, name, file, () if of else (*moment.amiss, *found))
        _fit(page, SIZES[kind][""])


def _fit(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(FITTED)


def _misfits(page: Page, size: tuple[int, int]) -> list[str]:
    """Lists what does not fit; all of a game on the kiosk can be read, on the large one from afar."""
    unread = lost(page) if page.locator("#main.table.play").count() else []
    return [*faults(page), *(faults_from_afar(page) if size == KIOSK else []), *unread]


def _take(page: Page, size: tuple[int, int], file: Path) -> None:
    """Takes a small picture: the browser itself scales and packs it, at half the cost."""
    devtools = page.context.new_cdp_session(page)
    area = {"x": 0, "y": 0, "width": size[0], "height": size[1], "scale": min(1, WIDEST / max(size))}
    taken = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": area})
    file.write_bytes(b64decode(taken["data"]))
    devtools.detach()


def index(taken: Sequence[Look]) -> str:
    """A page with all pictures: those of a moment side by side, and what does not fit below them."""
    rows = "".join(
        f"<h2>{html.escape(moment)}</h2><div>{''.join(map(_figure, together))}</div>"
        for moment, together in groupby(taken, key=lambda look: f"{look.game} {look.moment}")
    )
    style = (
        "body{font:14px sans-serif}div{display:flex;gap:1em}figure{margin:0;max-width:48em}img{height:420px}"
    )
    return f"<!doctype html><meta charset=utf-8><title>Screenshots</title><style>{style}</style>{rows}"


def _figure(look: Look) -> str:
    wrong = html.escape("; ".join(look.faults))
    picture = f'<a href="{look.file}"><img loading="lazy" src="{look.file}" alt=""></a>'
    return f"<figure>{picture}<figcaption>{wrong}</figcaption></figure>"


def seats_of(game: str, wanted: int) -> int:
    """The number of people nearest to the wanted one that the game allows."""
    meta = next(meta for meta in games.metas() if meta.name == game)
    return max(meta.min_players, min(wanted, meta.max_players))


def take_all(names: Sequence[str], seats: int, folder: Path, most: int, language: str) -> list[Look]:
    """Plays the games one after another; each evening has pages of its own."""
    taken = list[Look]()
    with sync_playwright() as playwright:
        asks_for = f"--accept-lang={language}"
        browser = playwright.chromium.launch(executable_path=chromium(), args=[asks_for])
        for game in names:
            watch = Watch(browser)
            try:
                for look in looks(watch, game, seats_of(game, seats), folder, most, language):
                    taken.append(look)
                    if look.faults:
                        print(fault_line(look), flush=True)
            finally:
                watch.close()
                print(*watch.faults, sep="\n", end="\n" if watch.faults else "")
                keep(taken, folder)
    return taken


def keep(taken: Sequence[Look], folder: Path) -> None:
    """Writes the index of the pictures so far, and the list of those on which something does not fit."""
    (folder / "index.html").write_text(index(taken), encoding="utf-8")
    faults = "".join(f"{line}\n" for line in map(fault_line, taken) if line)
    (folder / FAULTS).write_text(faults, encoding="utf-8")


def fault_line(look: Look) -> str:
    """The picture's file with its faults; empty where all of it fits."""
    return f"{look.file}: {'; '.join(look.faults)}" if look.faults else ""


def main() -> int:
    """Takes the pictures into a folder; the exit status is 1 if something does not fit."""
    every, languages = [meta.name for meta in games.metas()], Catalogue(texts()).languages
    parser = argparse.ArgumentParser(prog="make screenshots", description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--games", nargs="+", default=every, choices=every)
    parser.add_argument("--seats", type=int, default=FEW)
    parser.add_argument("--answers", type=int, default=MOST)
    parser.add_argument("--language", default="en", choices=languages)
    options = parser.parse_args()
    taken = take_all(options.games, options.seats, options.folder, options.answers, options.language)
    wrong = [look for look in taken if look.faults]
    print(f"{len(taken)} pictures in {options.folder}/index.html; something does not fit on {len(wrong)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
