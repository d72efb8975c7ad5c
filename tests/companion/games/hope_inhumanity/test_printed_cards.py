"""Printed cards: whoever holds one names it from the table's card files, and the engine does the rest."""

from dataclasses import replace

import pytest

from companion.engine.answers import Filled
from companion.engine.play import new_play
from companion.engine.view import Track
from companion.games.hope_inhumanity.cards.backs import is_back
from companion.games.hope_inhumanity.cards.kinds import Scope, Terrain
from companion.games.hope_inhumanity.events.assets import SpentAssetsShuffled
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.naming import limits, unnamed, with_name
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.state import Holding
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_deck import set_up
from tests.companion.games.hope_inhumanity.tables import at
from tests.companion.games.hope_inhumanity.wandering import wander

PRINTED = {"cards": "printed"}
THINGS = """deck: Things
language: en
version: 1
assets:
  - title: A kettle
    text: Dented.
    scope: personal
    uses: 2
    use: you recover from 1 hunger
  - title: A cart
    text: Three wheels.
    scope: group
    uses: 3
    when: before the roll
    use: this Scene is 1 easier
"""


@pytest.fixture
def dealt() -> Evening:
    asked = set_up(3, "printed", options=PRINTED)
    play, events = new_play(GAME, replace(asked, decks={**asked.decks, "things.yaml": THINGS}))
    return Evening(play, events)


def name_all(evening: Evening) -> Evening:
    """Everybody names the first card that the list offers, until the table can set out."""
    while "introduction" not in evening.play.open:
        id_ = next(id_ for id_ in evening.play.open if id_.startswith("name:"))
        evening = evening.choose(id_, evening.question(id_).to, evening.options(id_)[0])
    return evening


def drawn(evening: Evening, terrain: Terrain = Terrain.URBAN) -> Evening:
    return name_all(evening).choose("introduction", None, "go-on").draw(terrain)


@pytest.mark.ruling("cards")
def test_nothing_is_dealt_but_backs_and_everybody_names_what_lies_there(dealt: Evening) -> None:
    assert all(
        is_back(card) for one in dealt.state.survivors for card in (*one.traits, one.personality or "")
    )
    assert {dealt.question(id_).to for id_ in dealt.asks()} == {one.seat for one in dealt.state.survivors}
    named = name_all(dealt)
    for one in named.state.survivors:
        assert all(named.state.deck.traits[card].effects for card in one.traits)
        assert [card.title for card in named.view(one.seat).hand] == [
            named.state.deck.traits[card].title for card in one.traits
        ]


@pytest.mark.ruling("cards")
def test_with_the_companions_cards_nobody_names_any() -> None:
    play, _ = new_play(GAME, set_up(3, "dealt", options={"cards": "dealt"}))
    assert "introduction" in play.open
    assert not play.state.named


@pytest.mark.rule("HI-031", "HI-074")
def test_a_trait_that_somebody_named_is_not_missing_from_the_lists_of_others(dealt: Evening) -> None:
    one, other, _ = (survivor.seat for survivor in dealt.state.survivors)

    def at_traits(evening: Evening, seat: str) -> tuple[Evening, str]:
        while True:
            id_ = next(id_ for id_ in evening.asks() if evening.question(id_).to == seat)
            if "trait" in id_:
                return evening, id_
            evening = evening.choose(id_, seat, evening.options(id_)[0])

    evening, mine = at_traits(dealt, one)
    evening, theirs = at_traits(evening, other)
    before = evening.options(theirs)
    after = evening.choose(mine, one, evening.options(mine)[0])
    assert after.options(theirs) == before
    _, again = at_traits(after, one)
    assert len(after.options(again)) == len(before) - 1


@pytest.mark.rule("HI-037", "HI-074")
def test_naming_a_trait_tells_the_others_nothing(dealt: Evening) -> None:
    id_ = next(id_ for id_ in name_but_traits(dealt).asks() if "trait" in id_)
    evening = name_but_traits(dealt)
    seat = evening.question(id_).to
    options = evening.options(id_)
    seen = {
        repr([evening.choose(id_, seat, option).view(viewer) for viewer in (None, *others(evening, seat))])
        for option in options[:4]
    }
    logs = {evening.choose(id_, seat, option).play.log for option in options[:4]}
    assert len(seen) == len(logs) == 1


def name_but_traits(evening: Evening) -> Evening:
    while open_cards := [id_ for id_ in evening.asks() if "trait" not in id_]:
        id_ = open_cards[0]
        evening = evening.choose(id_, evening.question(id_).to, evening.options(id_)[0])
    return evening


def others(evening: Evening, seat: str | None) -> list[str]:
    return [one.seat for one in evening.state.survivors if one.seat != seat]


@pytest.mark.rule("HI-268", "HI-269", "HI-019")
def test_a_personality_brings_its_limits_when_it_is_named(dealt: Evening) -> None:
    seat = dealt.state.survivors[0].seat
    back = dealt.state.survivor(seat).personality
    named = [dealt.choose(f"name:{back}", seat, card) for card in dealt.options(f"name:{back}")]
    found = {(one.state.survivor(seat).humanity, one.state.survivor(seat).most) for one in named}
    cards = [card for id_, card in dealt.state.deck.personalities.items() if not is_back(id_)]
    assert found == set(map(limits, cards))
    assert len(found) > 1


@pytest.mark.rule("HI-055", "HI-044", "HI-052")
def test_the_acting_player_names_the_scene_among_those_of_its_back_and_reads_it(dealt: Evening) -> None:
    evening = drawn(dealt)
    [id_] = [id_ for id_ in evening.asks() if id_.startswith("name:")]
    assert evening.question(id_).to == evening.state.active
    assert evening.question(id_).discreet
    urban = {card.id for card in evening.state.deck.scenes.values() if card.terrain is Terrain.URBAN}
    assert set(evening.options(id_)) == {card for card in urban if not is_back(card)}
    card = evening.options(id_)[2]
    named = evening.choose(id_, evening.state.active, card)
    assert named.state.scene == replace(named.state.deck.scenes[card], id=named.state.running.card)
    assert named.asks() == {"declare"}
    assert named.view(named.state.active).hand[0].title == named.state.deck.scenes[card].title


@pytest.mark.rule("HI-056", "HI-082")
def test_the_others_see_a_scene_being_read_while_it_is_named(dealt: Evening) -> None:
    evening = drawn(dealt)
    [id_] = [id_ for id_ in evening.asks() if id_.startswith("name:")]
    before = evening.view(None)
    after = {
        repr(evening.choose(id_, evening.state.active, card).view(None)) for card in evening.options(id_)
    }
    assert after == {repr(before)}


@pytest.mark.rule("HI-070", "HI-082")
def test_the_list_of_scenes_does_not_tell_which_one_was_avoided(dealt: Evening) -> None:
    evening = drawn(dealt)
    [id_] = [id_ for id_ in evening.asks() if id_.startswith("name:")]
    before = evening.options(id_)
    evening = evening.choose(id_, evening.state.active, before[0])
    kept = replace(evening.play.state, phase=Phase.DRAW, playing=None)
    again = Evening(replace(evening.play, state=kept).after(())).draw(Terrain.URBAN)
    [id_] = [id_ for id_ in again.asks() if id_.startswith("name:")]
    assert again.options(id_) == before


@pytest.mark.rule("HI-244", "HI-246", "HI-080")
def test_an_asset_that_was_drawn_is_named_and_then_is_whose_it_says(dealt: Evening) -> None:
    evening = name_all(dealt).choose("introduction", None, "go-on")
    seat, back = evening.state.active, next(filter(is_back, evening.state.deck.assets))
    owned = at(replace(evening.state, assets=(Holding(back, seat, 1),)))
    assert owned.view(None).seats[0].tracks == evening.view(None).seats[0].tracks
    assert owned.question(f"name:{back}").to == seat
    for card in owned.options(f"name:{back}"):
        named = owned.choose(f"name:{back}", seat, card)
        asset = named.state.deck.assets[card]
        held = named.state.holding(back)
        assert held == Holding(back, seat if asset.scope is Scope.PERSONAL else None, asset.uses)
        assert any(one.label == asset.title for one in (*tracks(named, seat), *shared(named)))


@pytest.mark.rule("HI-247", "HI-251", "HI-252")
def test_an_asset_that_nobody_has_named_is_neither_used_nor_lent_nor_stolen(dealt: Evening) -> None:
    evening = name_all(dealt).choose("introduction", None, "go-on")
    backs = list(filter(is_back, evening.state.deck.assets))
    held = tuple(Holding(back, seat, 1) for back, seat in zip(backs, "ABC", strict=False))
    offered = at(replace(evening.state, assets=held)).play.open
    assert not any(id_.startswith(("asset:", "lend:", "steal")) for id_ in offered)


@pytest.mark.rule("HI-258")
def test_what_is_shuffled_back_is_nobodys_knowledge_any_more(dealt: Evening) -> None:
    evening = name_all(dealt).choose("introduction", None, "go-on")
    back = next(filter(is_back, evening.state.deck.assets))
    known = with_name(replace(evening.state, assets=(Holding(back, "A", 1),)), back, "things.a-cart")
    shuffled = SpentAssetsShuffled((back,)).evolve(known)
    assert not unnamed(known, back)
    assert unnamed(shuffled, back)
    assert shuffled.deck.assets[back] == evening.state.deck.assets[back]
    assert shuffled.asset_pile == (back,)


def tracks(evening: Evening, seat: str) -> tuple[Track, ...]:
    return next(one.tracks for one in evening.view(None).seats if one.seat == seat)


def shared(evening: Evening) -> tuple[Track, ...]:
    return evening.view(None).tracks


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whole_games_are_played_with_printed_cards(seats: int) -> None:
    for seed in range(3):
        *_, (last, _) = wander(seats, f"printed {seed}", options=PRINTED)
        assert last.state.phase is Phase.OVER


@pytest.mark.rule("HI-228", "HI-229", "HI-238")
def test_a_gift_and_a_newcomers_cards_are_named_by_whoever_holds_them(dealt: Evening) -> None:
    evening = name_all(dealt).choose("introduction", None, "go-on")
    dead = next(one.seat for one in evening.state.others)
    for _ in range(3):
        evening = evening.answer("by-hand", None, Filled({"who": dead, "what": "harm-more"}))
    assert evening.asks() == {f"gift:{dead}"}
    given = evening.gift(dead, evening.state.active)
    (gift,) = (id_ for id_ in given.asks() if id_.startswith("name:"))
    assert given.question(gift).to == given.state.active
    joined = given.grace(dead)
    named = joined
    while own := [id_ for id_ in named.asks() if named.question(id_).to == dead]:
        named = named.choose(own[0], dead, named.options(own[0])[0])
    newcomer = named.state.survivor(dead)
    assert not any(unnamed(named.state, card) for card in (newcomer.personality or "", *newcomer.traits))
    assert newcomer.humanity <= 3
