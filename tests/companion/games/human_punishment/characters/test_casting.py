"""Who plays whom, and what each has before the first turn (HP-018, HP-027 to HP-039)."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from companion.conformance.trial import decks_of
from companion.engine.answers import Chosen, Picked, Rolled
from companion.engine.dice import Die
from companion.engine.game import Seat, SetUp
from companion.engine.play import new_play
from companion.engine.words import Message
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.state.characters import CHARACTERS, KURO_VALUES
from companion.games.human_punishment.state.model import KURO, City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.steps.waiting import KeepLoyalty, Start
from tests.companion.games.human_punishment.characters.people import open_to
from tests.companion.games.human_punishment.rules.test_set_up import PAINTS
from tests.companion.games.human_punishment.ruling_cases import after


def begins(seats: int, seed: str = "s", **options: str) -> City:
    """A new game before anybody has done anything."""
    sitting = tuple(Seat(f"s{n}", f"P{n}", PAINTS[n]) for n in range(seats))
    play, _ = new_play(GAME, SetUp(sitting, decks_of(GAME), options, seed))
    city: City = play.state
    return city


def settled(city: City) -> City:
    """Feykah keeps the first Loyalty that she may keep, and everybody rolls a 3."""
    while city.tasks:
        task = city.tasks[0]
        if task.do == "keep loyalty":
            [question] = [one for one in GAME.questions(city) if not one.standing]
            form: Any = question.form
            city = after(city, question.id, question.to, Chosen(form.options[0].id))
        elif task.do == "lay out":
            city = after(city, "lay-out", None, Chosen("all"))
        else:
            city = after(city, "start", None, Rolled((Die("orange", 3),)))
    return city


def playing(who: str, seats: int = 6) -> tuple[City, Player]:
    city = settled(begins(seats))
    return city, next(one for one in city.players if one.sheet.character == who)


@pytest.mark.rule("HP-027")
def test_characters_are_dealt_each_once_with_the_deck_of_the_class() -> None:
    city = begins(6)
    assert sorted(one.sheet.character for one in city.players) == sorted(CHARACTERS)
    for one in city.players:
        assert Counter(one.held.deck) == Counter(CHARACTERS[one.sheet.character].deck)
    assert len({tuple(one.sheet.character for one in begins(3, f"{n}").players) for n in range(9)}) > 1


@pytest.mark.rule("HP-027")
def test_who_chooses_takes_a_character_that_is_left_in_turn_order() -> None:
    city = begins(3, characters="chosen")
    for seat, who, left in (("s0", "nova", 6), ("s1", "dee-coy", 5), ("s2", "feykah", 4)):
        [question] = GAME.questions(city)
        form: Any = question.form
        assert (question.to, len(form.options)) == (seat, left)
        city = after(city, "choose-character", seat, Chosen(who))
    assert [one.sheet.character for one in city.players] == ["nova", "dee-coy", "feykah"]
    assert open_to(city, "s2") == ["keep-loyalty"]
    city = settled(city)
    assert [len(one.held.hand) + len(one.held.deck) for one in city.players] == [30, 30, 30]
    assert all(one.aims.loyalty for one in city.players)


@pytest.mark.rule("HP-027")
def test_plain_boards_are_nobodys() -> None:
    assert {one.sheet.character for one in begins(4, characters="plain").players} == {""}


@pytest.mark.rule("HP-018", "HP-267")
def test_dryden_begins_with_two_programs_and_one_of_the_pistols_of_hq() -> None:
    city, dryden = playing("dryden")
    assert (dryden.figure.box, len(dryden.held.programs), city.market.hq["Pistol"]) == ("Pistol", 2, 1)
    assert {len(one.held.programs) for one in city.players if one is not dryden} == {1}
    without = begins(6, characters="plain")
    assert without.market.hq["Pistol"] == 2


@pytest.mark.rule("HP-032")
def test_three_have_a_counter_for_their_bar() -> None:
    city = settled(begins(6))
    shown = {
        city.player(one.seat).sheet.character: [
            track.value for track in one.tracks if track.id.startswith("own-")
        ]
        for one in GAME.view(city, None).seats
    }
    assert {who for who, bars in shown.items() if bars == [0]} == {"dryden", "nova", "havoc"}
    assert {who for who, bars in shown.items() if not bars} == {"jayden", "feykah", "dee-coy"}


@pytest.mark.rule("HP-251", "HP-028")
@pytest.mark.parametrize(("seats", "cards"), [(4, 3), (6, 4)])
def test_feykah_begins_with_one_card_more(seats: int, cards: int) -> None:
    some = (settled(begins(seats, f"{n}")) for n in range(20))
    city = next(one for one in some if any(player.sheet.character == "feykah" for player in one.players))
    badges = 1 if seats > 4 else 0
    for one in city.players:
        more = badges * (one.seat in {city.offices.leader, city.offices.general})
        assert len(one.held.hand) == cards + more + (one.sheet.character == "feykah")


@pytest.mark.rule("HP-036", "HP-253")
def test_feykah_keeps_one_of_two_loyalties_and_a_machine_in_any_case() -> None:
    seen = set()
    for n in range(40):
        city = begins(6, f"{n}")
        [cards] = [step.cards for step in city.tasks[:1] if isinstance(step, KeepLoyalty)]
        [question] = GAME.questions(city)
        form: Any = question.form
        options = [option.id for option in form.options]
        assert options == ["1", "2"]
        assert all(not one.aims.loyalty for one in city.players)
        kept = after(city, question.id, question.to, Chosen(options[-1]))
        assert kept.player(question.to or "").aims.loyalty == ("Machine" if "Machine" in cards else cards[1])
        pile = [one.aims.loyalty for one in kept.players] + kept.decks.unused_loyalty
        assert Counter(pile) == Counter([*cards, *city.decks.loyalties])
        seen.add("Machine" in cards)
    assert seen == {True, False}


@pytest.mark.rule("HP-036")
def test_two_loyalties_lie_covered_alike_whatever_they_are() -> None:
    """All that a neighbour sees of them: what is read under the thumb is left out."""
    seen, asked, hands = set(), set(), set()
    for n in range(40):
        city = begins(6, f"{n}")
        [cards] = [step.cards for step in city.tasks[:1] if isinstance(step, KeepLoyalty)]
        [question] = GAME.questions(city)
        form: Any = question.form
        covered = tuple(replace(one, label="") for one in form.options)
        assert all(one.back == "loyalty" for one in covered)
        asked.add(question.to)
        seen.add((question.to, question.id, question.prompt, question.public, replace(form, options=covered)))
        hands.add("Machine" in cards)
    assert (len(seen), hands) == (len(asked), {True, False})


@pytest.mark.rule("HP-036")
def test_nobody_else_learns_what_feykah_saw_or_could_choose() -> None:
    same = set()
    for n in range(12):
        city = begins(6, f"{n}")
        [question] = GAME.questions(city)
        assert isinstance(question.public, Message)
        same.add((question.id, question.public.key))
        for viewer in (None, next(one.seat for one in city.players if one.seat != question.to)):
            assert "loyalty" not in {card.id.partition(":")[0] for card in GAME.view(city, viewer).hand}
    assert len(same) == 1


@pytest.mark.rule("HP-037", "HP-038")
def test_everybody_gets_an_objective_and_jayden_two() -> None:
    city = begins(6)
    assert {one.sheet.character: len(one.aims.goals) for one in city.players} == {
        **dict.fromkeys(CHARACTERS, 1),
        "jayden": 2,
    }
    assert len({goal["id"] for one in city.players for goal in one.aims.goals}) == 7


@pytest.mark.rule("HP-037", "HP-038")
def test_in_a_first_game_everybody_keeps_one_of_two_and_jayden_two_of_three() -> None:
    city = begins(5, characters="chosen", first="yes")
    for seat, who in zip(city.seats, ("jayden", "nova", "havoc", "dryden", "dee-coy"), strict=True):
        city = after(city, "choose-character", seat, Chosen(who))
    asked = [one for one in GAME.questions(city) if one.id.startswith("keep-objective")]
    assert [one.to for one in asked] == city.seats
    for question in asked:
        form: Any = question.form
        goals = city.player(question.to or "").aims.goals
        assert ((form.least, form.most), len(goals)) == ((2, 2), 3) if question.to == "s0" else ((1, 1), 2)
        city = after(city, question.id, question.to, Picked(tuple(goal["id"] for goal in goals[: form.most])))
        assert city.player(question.to or "").aims.goals == goals[: form.most]
    assert city.tasks[0].do == "lay out"


@pytest.mark.rule("HP-039")
def test_dee_coy_rolls_for_kuro_too_and_all_markers_lie_face_up() -> None:
    city = begins(6)
    rolls = [step.whose for step in city.tasks if isinstance(step, Start)]
    assert rolls == [*city.seats, KURO]
    city = settled(city)
    assert city.kuro is not None
    assert (city.kuro.figure.at, city.kuro.markers, city.kuro.figure.health) == (
        "Nexus",
        list("123456"),
        KURO_VALUES["health"],
    )
    three = next(found for n in range(20) if (found := begins(3, f"{n}")).kuro is None)
    assert len([task for task in three.tasks if task.do == "start"]) == 3


@pytest.mark.rule("HP-027", "HP-040", "HP-297")
def test_everybody_sees_who_is_who_and_each_their_own_board() -> None:
    city = settled(begins(6))
    for one in city.players:
        mine = {card.id: card for card in GAME.view(city, one.seat).hand}
        board = mine[f"board:{one.seat}"]
        assert len(board.lines) == 3 + len(CHARACTERS[one.sheet.character].abilities) + 8
        for viewer in (None, "s0"):
            [seat] = [seen for seen in GAME.view(city, viewer).seats if seen.seat == one.seat]
            [badge] = [badge for badge in seat.badges if badge.id == "character"]
            assert f"character-{one.sheet.character}" in str(badge.label)
