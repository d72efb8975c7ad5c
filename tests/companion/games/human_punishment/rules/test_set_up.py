"""The city before the first turn: what lies where, how many of each, and who may know of it."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from companion.conformance.trial import decks_of
from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Chosen, Rolled
from companion.engine.dice import Die
from companion.engine.game import Seat, SetUp
from companion.engine.play import new_play
from companion.engine.questions import RollDice
from companion.engine.words import Message
from companion.games.human_punishment.events import ActionTaken
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.rules.start.laying import PAGES
from companion.games.human_punishment.rules.start.set_up import GENERAL, PERSONAL, RISKY
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import VALUES
from companion.games.human_punishment.state.printed.board import OURS
from companion.games.human_punishment.state.printed.cards import COLOURLESS, is_blue, is_red, value
from tests.companion.games.human_punishment.ruling_cases import after

PAINTS = ("red", "blue", "green", "yellow", "purple", "black")


def begun(seats: int, seed: str = "s", **options: str) -> City:
    """A new game with plain boards, in which everybody has rolled a 4."""
    sitting = tuple(Seat(f"s{n}", f"P{n}", PAINTS[n]) for n in range(seats))
    play, _ = new_play(GAME, SetUp(sitting, decks_of(GAME), {"characters": "plain", **options}, seed))
    city: City = after(play.state, "lay-out", None, Chosen("all"))
    for _ in sitting:
        city = after(city, "start", None, Rolled((Die("orange", 4),)))
    city.recent.news = []
    return city


def played_by_bots(seats: int, answers: int, **options: str) -> Iterator[tuple[City, ActionTaken]]:
    """A game as bots play it: the city before each step, and the step."""
    sitting = tuple(Seat(f"s{n}", f"P{n}", PAINTS[n]) for n in range(seats))
    play, _ = new_play(GAME, SetUp(sitting, decks_of(GAME), options, "bots"))
    chance, seated = Random(seats), (None, *(one.id for one in sitting))
    for n in range(answers):
        if (answer := next_answer(play, seated, sensible, chance, str(n))) is None:
            return
        before = play.state
        play, events = play.answer(answer)
        yield from ((before, event) for event in events if isinstance(event, ActionTaken))


@pytest.mark.rule("HP-007", "HP-014", "HP-126")
def test_thirty_cards_are_ones_own_and_forty_everybodys() -> None:
    assert sum(PERSONAL.values()) == 30
    assert sum(GENERAL.values()) == 40
    some = {colour: sum(n for card, n in PERSONAL.items() if colour(card)) for colour in (is_blue, is_red)}
    assert some[is_blue] == some[is_red] == 30 - sum(PERSONAL[card] for card in COLOURLESS) - some[is_red]
    city = begun(4)
    assert len(city.decks.general_deck) == 40
    assert [len(one.held.hand) + len(one.held.deck) for one in city.players] == [30] * 4
    assert len({tuple(one.held.deck) for one in city.players}) == 4


@pytest.mark.rule("HP-127")
@pytest.mark.parametrize(("colour", "mean"), [(is_blue, 3), (is_red, -3)])
def test_the_general_deck_averages_three_of_either_colour(colour: Callable[[str], bool], mean: int) -> None:
    cards = [value(card) for card, n in GENERAL.items() if colour(card) for _ in range(n)]
    assert sum(cards) == mean * len(cards)


@pytest.mark.rule("HP-008", "HP-023")
@pytest.mark.parametrize(
    ("sector", "colours"),
    [
        ("I", {"blue": 6, "red": 3, "purple": 2}),
        ("II", {"blue": 6, "red": 9, "purple": 3}),
        ("III", {"blue": 4, "red": 5, "purple": 2}),
    ],
)
def test_forty_chips_lie_in_three_sectors(sector: str, colours: dict[str, int]) -> None:
    city = begun(4)
    assert Counter(city.network.sectors[sector]) == colours
    assert sum(map(len, city.network.sectors.values())) == 40
    assert city.network.sectors[sector] != begun(4, "other").network.sectors[sector]


@pytest.mark.rule("HP-009", "HP-020")
def test_thirty_six_enemies_lie_in_piles_with_the_low_levels_on_top() -> None:
    city = begun(4)
    assert sum(map(len, city.machines.piles.values())) == 36
    assert all(pile == sorted(pile) and {*pile} == {1, 2, 3} for pile in city.machines.piles.values())
    assert sum(map(len, begun(5).machines.piles.values())) == 35
    assert set(OURS.piles) == set(city.machines.piles)


@pytest.mark.rule("HP-012", "HP-069")
def test_four_colours_are_thrown_and_the_red_die_has_six_outcomes() -> None:
    assert GAME.meta.shared_colours == ("orange", "white", "pink")
    city = begun(4)
    city.turn.phase = "activate"
    [question] = [one for one in GAME.questions(city) if one.id == "roll"]
    assert isinstance(question.form, RollDice)
    assert Counter(question.form.thrown) == {"orange": 1, "white": 2}


@pytest.mark.rule("HP-016")
@pytest.mark.parametrize(("seats", "there"), [(4, False), (5, True)])
def test_one_event_is_taken_out_where_few_play(seats: int, there: bool) -> None:
    assert (RISKY in {event["id"] for event in begun(seats).decks.events["II"]}) == there


@pytest.mark.rule("HP-010", "HP-011", "HP-018", "HP-019")
def test_weapons_lie_at_hq_and_the_other_boxes_in_a_pile_without_traps() -> None:
    city = begun(4)
    assert city.market.hq == {"Pistol": 2, "Rifle": 1}
    assert Counter(city.boxes.supply) == {"Rifle": 1, "Rocket Launcher": 1, "Companion": 2, "Laser": 1}
    assert len(city.boxes.traps) == 4
    assert len(city.market.recon_pile) == 6


@pytest.mark.rule("HP-026", "HP-029", "HP-031", "HP-297")
def test_the_first_seat_begins_and_everybody_has_health_and_a_program() -> None:
    city = begun(4)
    assert (city.turn.active, city.turn.phase) == ("s0", "draw")
    assert [one.figure.health for one in city.players] == [VALUES["health"]] * 4
    assert [len(one.held.programs) for one in city.players] == [1] * 4
    pairs = {("strength", "attackCards"), ("shield", "defenceCards"), ("draw", "hand")}
    assert all({*pair} <= {*VALUES} for pair in pairs)


@pytest.mark.rule("HP-035", "HP-006", "HP-A71")
@pytest.mark.parametrize(("ruling", "left"), [("one", 1), ("two", 2)])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_there_are_more_loyalties_than_people_and_each_is_secret(seats: int, ruling: str, left: int) -> None:
    city = begun(seats, loyalties=ruling)
    held = [one.aims.loyalty for one in city.players]
    whole = Counter([*held, *city.decks.unused_loyalty])
    assert len(city.decks.unused_loyalty) == (left if seats < 6 else 1)
    assert whole["Human"] == (2 if seats == 3 else 3)
    assert whole["Machine"] == (1 if seats < 5 else 2)
    assert whole["Fallen"] + whole["Legion"] == (left if seats < 6 else 2)
    assert "Outlaw" not in whole
    other = city.opened()
    other.player("s1").aims.loyalty = "Legion" if held[1] != "Legion" else "Human"
    assert GAME.view(other, "s0") == GAME.view(city, "s0")
    assert GAME.view(other, "s1") != GAME.view(city, "s1")


@pytest.mark.rule("HP-035", "HP-A71")
def test_which_of_the_rare_sides_is_in_the_pile_is_left_to_chance() -> None:
    piles = [begun(3, seed) for seed in "abcdefgh"]
    rare = {
        one for city in piles for one in (*city.decks.unused_loyalty, *(p.aims.loyalty for p in city.players))
    }
    assert {"Fallen", "Legion"} <= rare


@pytest.mark.rule("HP-017", "HP-018", "HP-021", "HP-022", "HP-023", "HP-024", "HP-025")
@pytest.mark.parametrize(
    ("seats", "scanners", "many", "resource"),
    [(3, 1, "no", 11), (4, 1, "no", 11), (5, 2, "yes", 12), (6, 2, "yes", 12)],
)
def test_before_the_first_turn_pages_say_what_to_lay_out_for_so_many(
    seats: int, scanners: int, many: str, resource: int
) -> None:
    sitting = tuple(Seat(f"s{n}", f"P{n}", PAINTS[n]) for n in range(seats))
    play, _ = new_play(GAME, SetUp(sitting, decks_of(GAME), {"characters": "plain"}, "s"))
    city, pages = play.state, []
    while page := next((one for one in GAME.questions(city) if one.id == "lay-out"), None):
        assert page.to is None, "anybody at the table turns them"
        spotlight = GAME.view(city, None).spotlight
        assert spotlight is not None
        pages.append(spotlight.text)
        city = after(city, "lay-out", None, Chosen("next"))
    assert [one.key for one in pages if isinstance(one, Message)] == [f"lay-out-{one}" for one in PAGES]
    found = {name: one for page in pages if isinstance(page, Message) for name, one in page.values.items()}
    assert (found["n"], found["many"], found["resource"], found["pistols"]) == (scanners, many, resource, 2)
    assert not [one for one in GAME.questions(begun(seats)) if one.id == "lay-out"], "a turn has begun"


@pytest.mark.rule("HP-129", "HP-037")
def test_an_objective_is_shown_to_its_owner_alone() -> None:
    city, other = begun(3), begun(3)
    city.player("s1").aims.objective, other.player("s1").aims.objective = [True], [False]
    for viewer in (None, "s0", "s2"):
        assert GAME.view(city, viewer) == GAME.view(other, viewer)
    assert GAME.view(city, "s1") != GAME.view(other, "s1")


@pytest.mark.rule("HP-310", "HP-004")
def test_whoever_has_won_shares_it() -> None:
    city = begun(3)
    for one in city.players:
        one.aims.loyalty, one.aims.objective = "Human", [True]
    city.over = ("tier 3", "Humans")
    spotlight = GAME.view(city, None).spotlight
    assert spotlight is not None
    assert "P0, P1, P2" in str(spotlight.text)
