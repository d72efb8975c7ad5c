"""Where the road leads: dealt by the seed, the same for all, and told at the end."""

from dataclasses import replace

from companion.engine.milestone import Milestone
from companion.engine.words import Printed
from companion.games.hope_inhumanity.bots.knowledge import known
from companion.games.hope_inhumanity.card_editor.trial import PLAIN
from companion.games.hope_inhumanity.cards.backs import NOBODY
from companion.games.hope_inhumanity.cards.card import Destination
from companion.games.hope_inhumanity.cards.pages import DESTINATION
from companion.games.hope_inhumanity.dealing import deal
from companion.games.hope_inhumanity.events.course import GameBegun, GameEnded
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.scenes import SceneDrawn
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.rules import personality_triggers
from companion.games.hope_inhumanity.rulings import Rulings
from companion.games.hope_inhumanity.scenarios.staging import Cards, seated, staged
from companion.games.hope_inhumanity.scene import hardship
from companion.games.hope_inhumanity.state import HopeInhumanityState
from tests.companion.games.hope_inhumanity.cards.shelf import LONG_ROAD, SECOND_SEASON, shipped
from tests.companion.games.hope_inhumanity.own_deck import seats


def destination(*sentences: str) -> Destination:
    return Destination("d.sea", "The sea", "Far.", "Salt.", tuple(map(DESTINATION.read, sentences)))


def dealt(seed: str, *files: str, rulings: Rulings | None = None) -> HopeInhumanityState:
    return deal(seats(3), seed, {name: shipped(name) for name in files}, rulings or Rulings())


def begun(seed: str, *files: str) -> GameBegun:
    return GameBegun(seats(3), seed, {name: shipped(name) for name in files}, {})


def on_the_way(*sentences: str) -> HopeInhumanityState:
    crew = [seated(seat, 4, NOBODY) for seat in "ABC"]
    return staged(Cards((PLAIN,), destination=destination(*sentences)), crew)


def drawn(state: HopeInhumanityState) -> HopeInhumanityState:
    return SceneDrawn("A", PLAIN.terrain, PLAIN.id).evolve(state)


def test_each_game_has_one_and_they_differ() -> None:
    roads = {dealt(f"{n}", SECOND_SEASON).destination for n in range(30)}
    assert roads == set(dealt("0", SECOND_SEASON).deck.destinations)
    assert dealt("a", LONG_ROAD, SECOND_SEASON).road


def test_with_printed_cards_it_is_dealt_too() -> None:
    assert dealt("a", SECOND_SEASON, rulings=Rulings(cards="printed")).road


def test_the_first_season_and_cards_written_by_hand_have_none() -> None:
    for rulings in (Rulings(), Rulings(cards="by-hand")):
        state = dealt("a", LONG_ROAD, rulings=rulings)
        assert (state.destination, state.road) == ("", None)
        assert GAME.view(state, None).shared == ()


def test_it_makes_scenes_harder_for_whoever_acts_and_says_so() -> None:
    state = drawn(on_the_way("your Scenes marked cold are 2 harder", "your Coastal Scenes are 1 easier"))
    before = hardship.total(hardship.reasons(replace(state, destination="")))
    [reason] = [one for one in hardship.reasons(state) if one.why.key == "reason-destination"]
    assert reason.amount == 2
    assert hardship.total(hardship.reasons(state)) == before + 2
    assert hardship.total(hardship.reasons(known(state, "A"))) == before + 2


def test_what_it_does_each_round_it_does_to_everybody() -> None:
    draft = Draft(on_the_way("when a round ends, you suffer 1 hunger"))
    personality_triggers.round_ended(draft)
    assert [one.hunger for one in draft.state.survivors] == [1, 1, 1]


def test_all_read_it_from_the_beginning() -> None:
    state = dealt("a", SECOND_SEASON)
    seen = GAME.view(state, None)
    assert state.road
    assert seen.shared[0].title == Printed(state.road.title, "en")
    told = begun("a", SECOND_SEASON).log_line(state)
    assert isinstance(told, Milestone)
    [step] = told.staged.steps
    assert step.card
    assert Printed(state.road.text, "en") in step.card.lines


def test_those_who_get_there_read_what_it_is_like() -> None:
    state = GameEnded(won=True).evolve(on_the_way("your Coastal Scenes are 1 easier"))
    shown, told = GAME.view(state, None).spotlight, GameEnded(won=True).sentence(state)
    assert shown
    assert (shown.title, shown.text) == (Printed("The sea", "en"), Printed("Salt.", "en"))
    assert isinstance(told, Milestone)
    assert told.key == "told-won-at"


def test_who_does_not_get_there_does_not() -> None:
    state = GameEnded(won=False).evolve(on_the_way("your Coastal Scenes are 1 easier"))
    assert GAME.view(state, None).spotlight == GAME.view(replace(state, destination=""), None).spotlight
