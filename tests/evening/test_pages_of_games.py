"""Every game in light and dark: what is written stands out, and the big screen keeps WCAG."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Literal
from uuid import uuid4

import pytest
from playwright.sync_api import Page

from companion import games
from companion.app import Companion, CompanionSettings
from companion.engine.advice import next_answer, sensible
from companion.table.commands.game import BeginGame
from companion.table.commands.playing import SubmitAnswer
from companion.table.commands.seating import TakeSeat
from companion.table.seating.identity import identity
from tests.watch import Watch
from tests.web.contrast import written
from tests.web.fakes.axe import faults

Scheme = Literal["dark", "light"]
COLOURS = ("red", "blue", "green", "yellow")
BEGUN = 6
"""Answers after which the pages are looked at."""
KIOSK, PHONE = (1280, 720), (390, 844)
LOOKS: tuple[tuple[str, Scheme], ...] = (("kiosk", "dark"), ("seat", "dark"), ("seat", "light"))
DRAWN = """() => document.fonts.status === 'loaded'
    && [...document.images].every(one => one.complete || one.loading === 'lazy')"""
PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
LETTERS = 3
"""Fewest texts on a page, so that none is taken for an empty one."""


@contextmanager
def playing(folder: Path, game: str) -> Iterator[tuple[Companion, dict[str, str]]]:
    """A table at which a game has begun, and the proofs of its seats."""
    meta = next(one for one in games.metas() if one.name == game)
    with Companion(CompanionSettings(folder, host="127.0.0.1", port=0, game=game)) as companion:
        sitting = COLOURS[: max(meta.min_players, min(2, meta.max_players))]
        taken = [companion.table.execute(TakeSeat(colour.title(), colour)) for colour in sitting]
        companion.table.execute(BeginGame())
        yield companion, {one.seat: one.token for one in taken}


def answer(companion: Companion, seats: dict[str, str], times: int, chance: Random) -> None:
    """Answers as a sensible person would."""
    for _ in range(times):
        play = companion.table.moment.play
        assert play is not None
        said = next_answer(play, (None, *seats), sensible, chance, uuid4().hex)
        if said is not None:
            companion.table.execute(SubmitAnswer(said))


def opened(watch: Watch, companion: Companion, seats: dict[str, str], role: str, scheme: Scheme) -> Page:
    """A page of the table as soon as all of it is painted: the phone is that of a person who is asked."""
    width, height = KIOSK if role == "kiosk" else PHONE
    page = watch.open(width, height, color_scheme=scheme, reduced_motion="reduce", bypass_csp=True)
    play = companion.table.moment.play
    assert play is not None
    asked = [one.question.to for one in play.open.values() if one.question.to in seats]
    seat = asked[0] if asked else next(iter(seats))
    if role == "seat":
        name, token = f"seat-home-{identity(companion.settings.data)}", seats[seat or ""]
        page.context.add_cookies([{"name": name, "value": token, "url": companion.address}])
    page.goto(f"{companion.address}/t/home/{role}")
    page.wait_for_function(DRAWN)
    page.evaluate(PAINTED)
    return page


@pytest.mark.parametrize("game", [one.name for one in games.metas()])
def test_what_is_written_stands_out_from_what_is_painted_and_the_big_screen_keeps_wcag(
    watch: Watch, tmp_path: Path, game: str
) -> None:
    faint, broken = [], list[str]()
    with playing(tmp_path, game) as (companion, seats):
        answer(companion, seats, BEGUN, Random(game))
        for role, scheme in LOOKS:
            page = opened(watch, companion, seats, role, scheme)
            broken += faults(page) if role == "kiosk" else ()
            found = list(written(page))
            assert len(found) >= LETTERS
            faint += [(role, scheme, one) for one in found if one.ratio < one.least]
        watch.close()
    assert faint == []
    assert broken == []
