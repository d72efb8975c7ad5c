"""What should lie where on the table, as far as everybody may know it."""

from companion.engine.expected_layout import ExpectedLayout
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import asset, scene
from tests.companion.games.hope_inhumanity.tables import acted, table


def on_the_table(evening: Evening) -> ExpectedLayout:
    return evening.play.game.mat.laid(evening.play.state)


def pools(evening: Evening) -> dict[str | None, int]:
    return {pool.seat: pool.count for pool in on_the_table(evening).pools}


def test_between_turns_it_is_known_which_dice_should_lie_where() -> None:
    evening = table(humanity={"A": 5, "B": 2, "C": -1}, hope=4)
    assert pools(evening) == {None: 4, "A": 5, "B": 2, "C": 0}
    assert [pool.colour for pool in on_the_table(evening).pools] == ["white", "red", "blue", "green"]
    assert pools(table(dead="C")) == {None: 3, "A": 5, "B": 5}


def test_while_dice_are_in_the_middle_no_pool_is_counted() -> None:
    drawn = acted(scene(1))
    assert pools(drawn) == pools(drawn.commit(1)) == {}


def tokens(evening: Evening) -> dict[tuple[str, str | None], int]:
    return {(one.token, one.field): one.count for one in on_the_table(evening).tokens if one.count}


def test_between_turns_it_is_known_where_the_tokens_should_lie() -> None:
    evening = table(round=2, active="B", conditions={"C": ["Hungry", "Hurt"]})
    assert tokens(evening) == {
        ("clock", "round-2"): 1,
        ("arrow", "B"): 1,
        ("bowl", "C"): 1,
        ("cross", "C"): 1,
    }
    assert tokens(acted(scene(1))) == {}


def test_keys_stand_for_the_uses_that_are_left_of_assets_unless_these_are_secret() -> None:
    gain = "you gain 1 humanity"
    assets = [(None, asset(gain, id="ours", uses=3)), ("A", asset(gain, id="own", uses=2))]
    assert tokens(table(assets=assets))["key", None] == 3
    assert tokens(table(assets=assets))["key", "A"] == 2
    secret = table(assets=assets, rulings={"assets-secret": "yes"})
    assert ("key", "A") not in {(one.token, one.field) for one in on_the_table(secret).tokens}
