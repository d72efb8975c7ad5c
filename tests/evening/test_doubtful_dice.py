"""Dice whose colours the reader cannot tell: one tap on a phone names them, all evening."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from companion.adapters.camera.roll_source import open_roll
from companion.app import Companion, CompanionSettings
from companion.engine.answers import Picked
from companion.engine.questions import Pick
from companion.table.commands.game import BeginGame
from companion.table.story.provenance import read_rolls
from companion.table.table import Table
from tests.companion.adapters.conftest import submit
from tests.evening.players.forms import Form
from tests.evening.players.phone import Phone, join
from vision.networks.bodies import NAMES, Bodies, Floats
from vision.pictures.photograph import as_jpeg
from vision.reading import Frame
from vision.render import picture, room, scatter

SEATS = ["red", "blue"]


@pytest.fixture
def blind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Companion]:
    """A running companion without a camera, whose reader cannot tell red bodies from blue ones."""
    chances, alike = Bodies.chances, [NAMES.index(name) for name in SEATS]

    def unsure(bodies: Bodies, portraits: Sequence[Frame], lamp: Floats) -> Floats:
        seen = chances(bodies, portraits, lamp)
        seen[:, alike] = seen[:, alike].mean(axis=1, keepdims=True)
        return seen

    monkeypatch.setattr(Bodies, "chances", unsure)
    settings = CompanionSettings(
        data=tmp_path / "data", host="127.0.0.1", port=0, game="ships_home", camera="off"
    )
    with Companion(settings) as running:
        yield running


def thrown(values: Sequence[int], seed: int) -> bytes:
    """A photograph of two red dice and two blue ones, the same four in each, wherever they lie."""
    dice = zip(("red", "red", "blue", "blue"), values, strict=True)
    return as_jpeg(picture(replace(scatter(list(dice), seed, room(3)), seed=3)))


def photograph(phone: Phone, data: bytes) -> None:
    form = next(one for one in phone.forms() if one.action.endswith("/photographed"))
    assert phone.bring(form.action, "picture", ("dice.jpg", data), **form.hidden)[0] == 200


def doubts(phone: Phone) -> list[Form]:
    return [form for form in phone.prompts() if form.id.startswith("doubts-")]


def latest(table: Table) -> Counter[tuple[str, int]]:
    """The dice of the roll that counted last."""
    assert table.moment.story is not None
    return Counter((die.colour, die.value) for die in read_rolls(table.moment.story)[0].step.dice)


def play_on(table: Table) -> None:
    """Answers boldly until dice are to be rolled."""
    while open_roll(table.moment) is None:
        assert table.moment.play is not None
        asked = next(one for one in table.moment.play.open.values() if not one.question.standing)
        submit(table, asked, Picked(()) if isinstance(asked.question.form, Pick) else None)


@pytest.mark.slow
def test_colours_that_were_picked_once_are_not_asked_about_in_the_next_roll(blind: Companion) -> None:
    table = blind.table
    phone, _ = (join(blind.address, table.moment.seating.code, name.title(), name) for name in SEATS)
    table.execute(BeginGame())
    photograph(phone, thrown((1, 4, 5, 6), 5))
    [form] = doubts(phone)
    own = {1: "red", 4: "red", 5: "blue", 6: "blue"}
    picked = {
        die: next(one for one in options if own[int(one[-1])] == one[:-2])
        for die, options in form.picks.items()
    }
    assert len(picked) == 4
    assert phone.tap(form, **picked)["ok"]
    assert latest(table) == {("red", 1): 1, ("red", 4): 1, ("blue", 5): 1, ("blue", 6): 1}
    play_on(table)
    photograph(phone, thrown((2, 3, 6, 5), 8))
    assert doubts(phone) == []
    assert latest(table) == {("red", 2): 1, ("red", 3): 1, ("blue", 6): 1, ("blue", 5): 1}
