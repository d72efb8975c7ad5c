"""No viewer is sent anything else for a secret that is not theirs, at any moment of whole games."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from companion.conformance.trial import decks_of
from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Chosen
from companion.engine.game import Seat, SetUp
from companion.engine.play import Play, new_play
from companion.engine.words import say
from companion.games.human_punishment.fields import NOTHING
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.scenarios.given import read_given
from companion.games.human_punishment.scenarios.same import NEXT
from companion.games.human_punishment.state.model import City
from companion.kit.scenario.parts import ScenarioPart
from tests.companion.games.human_punishment.ruling_cases import after, asked
from tests.companion.games.human_punishment.written import MANY
from tests.long import LONG

PAINTS = ("red", "blue", "green", "yellow", "purple", "black")
GAMES = 5 if LONG else 1


def moments(seats: int, seed: str) -> Iterator[Play[Any, Any]]:
    """A whole game by bots."""
    sitting = tuple(Seat(f"s{n}", f"P{n}", PAINTS[n]) for n in range(seats))
    play, _ = new_play(GAME, SetUp(sitting, decks_of(GAME), {}, seed))
    chance = Random(seed)
    while (
        answer := next_answer(play, (None, *(one.id for one in sitting)), sensible, chance, "c")
    ) is not None:
        yield play
        play, _ = play.answer(answer)


def sent(play: Play[Any, Any], city: City, viewer: str | None) -> Any:
    """All that a viewer is sent in that state."""
    asked = [one for one in GAME.questions(city) if one.to in {None, viewer}]
    return GAME.view(city, viewer), asked, play.log


def changed(city: City, viewer: str | None) -> City:
    """The city with every secret changed that is not this viewer's."""
    other = city.opened()
    for one in other.players:
        if one.seat != viewer:
            one.aims.loyalty = "Human" if one.aims.loyalty == "Machine" else "Machine"
            one.held.hand = ["r5" if card != "r5" else "b5" for card in one.held.hand]
            one.held.deck, one.held.programs = (
                one.held.deck[::-1],
                [f"x{n}" for n in range(len(one.held.programs))],
            )
            one.figure.chips = [NEXT[chip] for chip in one.figure.chips]
            one.held.put = one.held.put[::-1]
    for column, lying in city.network.columns.items():
        other.network.columns[column] = [(chip if up else NEXT[chip], up) for chip, up in lying]
    other.network.junkyard = [NEXT[chip] if chip else None for chip in city.network.junkyard]
    for name, chips in city.network.sectors.items():
        other.network.sectors[name] = [NEXT[chip] for chip in chips]
    other.decks.general_deck = city.decks.general_deck[::-1]
    other.market.program_pile, other.decks.unused_loyalty = city.market.program_pile[::-1], ["Legion"]
    return other


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 6])
def test_what_others_hide_changes_no_word_that_anybody_is_sent(seats: int) -> None:
    for game in range(GAMES):
        for number, play in enumerate(moments(seats, f"secrets-{game}")):
            if play.state.over or number % 3:
                continue
            for viewer in (None, *play.state.seats[:2]):
                if knows_more(play.state, viewer):
                    continue
                assert sent(play, changed(play.state, viewer), viewer) == sent(play, play.state, viewer)


def knows_more(city: City, viewer: str | None) -> bool:
    """True if this viewer is asked about, or has learnt, something of others just now."""
    task = city.tasks[0] if city.tasks else None
    asked = task is not None and task.seat == viewer and task.do in {"keep chip", "machine tap", "legion tap"}
    learnt = viewer is not None and bool(city.player(viewer).known.look)
    looking = city.intent is not None and city.intent.seat == viewer
    mixing = task is not None and task.do == "mix" and task.seat == viewer
    return asked or learnt or looking or mixing


def test_a_secret_that_were_sent_would_be_noticed() -> None:
    play = next(iter(moments(3, "noticed")))
    city = play.state
    other = replace(city, bars={**city.bars, "morale": city.bars["morale"] - 1})
    assert sent(play, other, None) != sent(play, city, None)


@pytest.mark.rule("HP-100", "HP-103")
@pytest.mark.parametrize("machines", ["", "B", "BC"])
def test_at_night_every_phone_is_asked_and_the_morning_waits_for_the_last(machines: str) -> None:
    loyal = {seat: {"loyalty": "Machine"} for seat in machines}
    given = {
        "players": MANY,
        "active": "A",
        "entered": True,
        "network": {"Alpha": ["red down"] * 2, "Beta": ["red down"] * 2, "Gamma": ["red down"]},
        "seats": {**loyal, "A": {"at": "Network", "chips": ["blue"]}},
    }
    city: City = read_given(ScenarioPart(given, "given")).state
    night = after(city, "turn", "A", Chosen("place chips"))
    for _ in range(2):
        for left in range(len(MANY), 0, -1):
            questions = [one for one in GAME.questions(night) if not one.standing]
            assert {one.public for one in questions} == {say("wait-night")}
            assert len({one.to for one in questions}) == left
            assert not any(seat.wanted for seat in GAME.view(night, None).seats)
            night = after(night, questions[-1].id, questions[-1].to, Chosen(NOTHING))
    assert asked(night) == ["turn"]


def test_what_was_put_in_goes_from_the_phone_as_soon_as_the_check_is_opened_or_the_turn_is_over() -> None:
    play = next(one for one in moments(3, "put") if any(player.held.put for player in one.state.players))
    seat = next(player.seat for player in play.state.players if player.held.put)
    lies = play.state.opened()
    put, opened = {"cards": ["b3"], "opened": None}, {"cards": [], "opened": ["b3"]}
    for check, shown in ((put, True), (opened, False), ({}, False)):
        lies.middle.check = check
        assert (f"put:{seat}" in {card.id for card in GAME.view(lies.opened(), seat).hand}) is shown


@pytest.mark.rule("HP-100")
def test_what_the_night_told_is_one_card_that_everybody_has() -> None:
    city = next(iter(moments(5, "night card"))).state.opened()
    city.machines.levels = (3, 2, 1)
    city.players[1].known.humans = [city.players[0].seat]
    hands = [[card for card in GAME.view(city, seat).hand if card.id == "night"] for seat in city.seats]
    assert all(len(cards) == 1 for cards in hands)
    assert hands[1] != hands[2] == hands[3]


@pytest.mark.parametrize("box", ["Companion", "Laser"])
def test_a_turn_names_programs_boxes_and_unique_cards_under_the_thumb_alone(box: str) -> None:
    soldier = {"id": "e", "type": "Soldier", "level": 1, "at": "7"}
    given = {"players": MANY, "active": "A", "enemies": [soldier]}
    city = read_given(ScenarioPart(given, "given")).state
    card = {"id": "x", "title": "Wiretap", "how": "once", "when": "own turn", "do": [], "holds": []}
    one, city.fixed.cards = city.player("A"), {"x": card}
    one.held.programs, one.figure.box, one.held.hand = ["x"], box, ["havoc-1"]
    [turn] = [found for found in GAME.questions(city) if found.id == "turn"]
    secret = {found.id.partition("=")[0]: str(found.open) for found in turn.shown if found.open is not None}
    assert {*secret} == {"use program", box.lower(), "unique"}
    assert secret[box.lower()] == str(say("do-use-box")), "all boxes by the same words"
    assert not [name for name in secret.values() if "Wiretap" in name or name == "x"]
