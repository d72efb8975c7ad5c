"""Tables, dice, piles and hands: what is there before the first turn."""

from collections import Counter
from dataclasses import replace

import pytest

from companion.engine.dice import Die
from companion.engine.game import SetUp
from companion.engine.play import new_play
from companion.engine.refusal import Refused
from companion.games.hope_inhumanity.cards.deck import DeckFaults, read_decks
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.state import HopeInhumanityState
from tests import mistakes
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import scene
from tests.companion.games.hope_inhumanity.own_deck import seats, set_up, whole_deck
from tests.companion.games.hope_inhumanity.tables import acted, table


def begin(count: int = 4, seed: str = "seed") -> Evening:
    play, events = new_play(GAME, set_up(count, seed))
    return Evening(play, events)


def refusal(set_up_: SetUp) -> str:
    with pytest.raises(Refused) as refused:
        GAME.begin(set_up_)
    return refused.value.reason.key


def piles(state: HopeInhumanityState) -> int:
    return sum(map(len, state.piles.values()))


@pytest.mark.rule("HI-001")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_three_four_and_five_players_may_sit_down(count: int) -> None:
    assert len(begin(count).state.survivors) == count


@pytest.mark.rule("HI-001")
@pytest.mark.parametrize("count", [0, 2, 6])
def test_two_or_six_players_are_refused(count: int) -> None:
    chairs = (*seats(min(count, 5)), *(replace(seats(1)[0], id="F", colour="pink") for _ in range(count - 5)))
    assert refusal(SetUp(chairs, whole_deck(), {}, "seed")) == "refused-seats"


def test_no_seat_is_taken_twice() -> None:
    red, blue, green = seats(3)
    twice = (red, blue, replace(green, id=blue.id))
    assert refusal(SetUp(twice, whole_deck(), {}, "seed")) == "refused-same-seat"


@pytest.mark.rule("HI-002", "HI-158")
def test_a_die_has_no_other_faces_than_one_to_six() -> None:
    asked = acted(scene()).commit(1).refuse("B", "C").hope(0)
    with pytest.raises(Refused) as refused:
        asked.roll(A=[7])
    assert refused.value.reason.key == "refused-face-of"
    with pytest.raises(ValueError, match="not 0"):
        Die("red", 0)


@pytest.mark.rule("HI-003", "HI-019")
def test_everybody_begins_with_five_humanity_dice() -> None:
    evening = table()
    dealt = [one for one in begin(5).state.survivors if one.personality == "whole.personality-0"]
    assert evening.humanity == {"A": 5, "B": 5, "C": 5}
    assert all(one.humanity == 5 for one in dealt)


@pytest.mark.rule("HI-019", "HI-268")
def test_a_personality_may_give_another_start() -> None:
    starts = {
        one.personality: (one.humanity, one.most)
        for n in range(12)
        for one in begin(5, f"seed {n}").state.survivors
    }
    assert starts["whole.personality-0"] == (5, 5)
    assert starts["whole.personality-4"] == (4, 4)
    assert starts["whole.personality-6"] == (3, 5)


@pytest.mark.rule("HI-268", "HI-269")
def test_nobody_starts_with_more_than_they_may_ever_have() -> None:
    starts = {
        one.personality: (one.humanity, one.most)
        for n in range(12)
        for one in begin(5, f"seed {n}").state.survivors
    }
    assert starts["whole.personality-9"] == (4, 4)


@pytest.mark.rule("HI-006")
def test_two_sets_of_one_colour_are_refused() -> None:
    red, blue, green = seats(3)
    assert refusal(SetUp((red, replace(blue, colour="red"), green), whole_deck(), {}, "seed")) == (
        "refused-colours"
    )


@pytest.mark.rule("HI-006")
def test_nobody_takes_the_colour_of_hope() -> None:
    red, blue, green = seats(3)
    assert refusal(SetUp((red, replace(blue, colour="white"), green), whole_deck(), {}, "seed")) == (
        "refused-colours"
    )


@pytest.mark.rule("HI-013")
def test_the_screens_stand_in_for_the_cards_that_only_hold_dice() -> None:
    view = begin(5).view(None)
    assert [track.id for seat in view.seats for track in seat.tracks] == ["humanity"] * 5
    assert [track.id for track in view.tracks].count("hope") == 1


@pytest.mark.rule("HI-022", "HI-024")
@pytest.mark.parametrize("count", [3, 5])
def test_there_are_four_more_piles_and_nobody_has_an_asset(count: int) -> None:
    state = begin(count).state
    assert (len(state.asset_pile), state.assets) == (10, ())
    assert len(state.personality_pile) == len(state.deck.personalities) - count
    assert len(state.relationship_pile) == len(state.deck.relationships) - count
    assert len(state.trait_pile) == len(state.deck.traits) - 3 * count


@pytest.mark.rule("HI-022")
def test_the_assets_are_shuffled_by_the_seed() -> None:
    assert begin(seed="one").state.asset_pile == begin(seed="one").state.asset_pile
    assert begin(seed="one").state.asset_pile != begin(seed="two").state.asset_pile


@pytest.mark.rule("HI-014")
def test_a_scene_of_an_unknown_terrain_is_refused() -> None:
    deck = {"whole.yaml": whole_deck()["whole.yaml"].replace("terrain: Urban", "terrain: Desert")}
    assert refusal(replace(set_up(), decks=deck)) == "refused-deck"
    with pytest.raises(DeckFaults) as told:
        read_decks(deck)
    assert "“Desert”" in mistakes.lines(told.value.faults)[0]


@pytest.mark.rule("HI-020")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_hope_begins_with_a_die_for_each_player(count: int) -> None:
    assert begin(count).pool == count


@pytest.mark.rule("HI-003", "HI-004", "HI-005")
@pytest.mark.parametrize(("count", "dice"), [(3, 20), (4, 25), (5, 30)])
def test_there_are_places_for_five_dice_each_and_five_of_hope(count: int, dice: int) -> None:
    evening = table(humanity="ABCDE"[:count]).view(None)
    tracks = [seat.tracks[0] for seat in evening.seats]
    assert sum(track.size for track in (*tracks, evening.tracks[1])) == dice


@pytest.mark.rule("HI-021")
def test_every_pile_holds_the_scenes_of_its_own_back() -> None:
    state = begin().state
    assert piles(state) == 40
    for terrain, pile in state.piles.items():
        assert len(pile) == 8
        assert {state.deck.scenes[card].terrain for card in pile} == {terrain}


@pytest.mark.rule("HI-021")
def test_another_seed_shuffles_the_piles_otherwise_and_the_same_seed_alike() -> None:
    first, again, other = begin(4, "one").state, begin(4, "one").state, begin(4, "two").state
    assert first.piles == again.piles != other.piles


@pytest.mark.rule("HI-023")
def test_nobody_begins_with_a_condition() -> None:
    assert all(one.hunger == one.harm == 0 for one in begin().state.survivors)
    assert acted(scene(2)).needed == 2


@pytest.mark.rule("HI-025")
def test_the_first_round_is_round_one() -> None:
    assert begin().state.round == 1


@pytest.mark.rule("HI-026")
def test_each_seat_goes_first_about_equally_often() -> None:
    first = Counter(begin(4, f"seed {n}").state.active for n in range(400))
    assert set(first) == set("ABCD")
    assert all(60 <= times <= 140 for times in first.values())


@pytest.mark.rule("HI-030")
def test_everybody_gets_a_personality_of_their_own_that_lies_open() -> None:
    evening = begin(5)
    cards = [one.personality for one in evening.state.survivors]
    assert len(set(cards)) == 5
    for seat, card in zip(evening.view(None).seats, cards, strict=True):
        assert seat.cards[0].id == card


@pytest.mark.rule("HI-031", "HI-035")
def test_everybody_gets_three_traits_and_no_card_is_dealt_twice() -> None:
    hands = [one.traits for one in begin(5).state.survivors]
    assert [len(hand) for hand in hands] == [3] * 5
    assert len({card for hand in hands for card in hand}) == 15


@pytest.mark.rule("HI-032", "HI-033")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_relationships_make_a_ring_of_left_neighbours(count: int) -> None:
    state = begin(count).state
    names = "ABCDE"[:count]
    assert [bond.seats for bond in state.bonds] == list(zip(names, names[1:] + names[0], strict=True))
    assert len({bond.card for bond in state.bonds}) == count
    assert all(sum(name in bond.seats for bond in state.bonds) == 2 for name in names)


@pytest.mark.rule("HI-038")
@pytest.mark.parametrize("kind", ["scenes", "personalities", "traits", "relationships"])
def test_a_deck_too_thin_for_the_table_is_refused(kind: str) -> None:
    text = whole_deck()["whole.yaml"]
    begins = text.index(f"\n{kind}:") if f"\n{kind}:" in text else text.index(f"{kind}:")
    after = [text.find(f"\n{other}:") for other in ("scenes", "traits", "personalities", "relationships")]
    ends = min([place for place in after if place > begins], default=len(text))
    thin = text[:begins] + text[ends:]
    assert refusal(replace(set_up(), decks={"thin.yaml": thin})) == f"refused-too-few-{kind}"


@pytest.mark.rule("HI-031", "HI-038")
@pytest.mark.parametrize(("traits", "enough"), [(14, False), (15, True)])
def test_five_players_need_fifteen_traits(traits: int, enough: bool) -> None:
    text = whole_deck()["whole.yaml"]
    begins, ends = text.index(f"  - title: Trait {traits}\n"), text.index("personalities:")
    thin = replace(set_up(5), decks={"thin.yaml": text[:begins] + text[ends:]})
    if enough:
        assert GAME.begin(thin)
    else:
        assert refusal(thin) == "refused-too-few-traits"


@pytest.mark.rule("HI-036", "HI-046")
def test_the_first_turn_begins_when_the_table_is_ready() -> None:
    evening = begin()
    first = evening.state.active
    assert evening.asks() == {"introduction"}
    evening.cannot(lambda e: e.draw())
    begun = evening.choose("introduction", None, "go-on")
    assert (begun.state.active, begun.phase, begun.asks()) == (first, Phase.DRAW, {"draw"})


@pytest.mark.rule("HI-029", "HI-259")
def test_no_trait_is_played_before_the_first_turn() -> None:
    evening = begin()
    card = evening.state.survivors[0].traits[0]
    evening.cannot(lambda e: e.use("A", card), "refused-closed")
