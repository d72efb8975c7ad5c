"""Why: each verdict tells how it came about, in words and with the numbers of the rules behind it."""

import re
from importlib.resources import files

import pytest

from companion.engine.play import Play
from companion.engine.rulebook import numbers_in
from companion.engine.view import Explanation
from companion.engine.words import Message
from companion.games.hope_inhumanity.cards.kinds import Mark
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.rulings import HOUSE_RULES
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.view.sources import SOURCES
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import personality, question, scene, trait_before_roll
from tests.companion.games.hope_inhumanity.tables import Moment, acted, table
from tests.companion.games.hope_inhumanity.test_texts import speak
from tests.companion.games.hope_inhumanity.wandering import some_house_rules, wander
from tests.companion.games.playing import written_rules

FOLDER = files("companion.games.hope_inhumanity")
NO_REASONS = {"told-by-hand", "told-named"}
"""What is told after a card opened, and explains nothing about it."""
GAIN, HARM, HUNGER = (
    "each of them gains 1 humanity",
    "each of them suffers 1 harm",
    "each of them suffers 1 hunger",
)


def told(evening: Evening, viewer: str | None = None) -> list[tuple[str, tuple[str, ...]]]:
    return [(_spoken(one), one.rules) for one in evening.view(viewer).why]


def _spoken(one: Explanation) -> str:
    assert isinstance(one.text, Message)
    return re.sub(r"[\u2068\u2069]", "", speak(one.text))


@pytest.mark.rule("HI-069", "HI-138", "HI-141")
def test_the_sum_of_the_hardship_is_told_part_by_part() -> None:
    held = {"D": [trait_before_roll("this Scene is 2 harder", id="curse")]}
    evening = acted(scene(1, fail=HARM), humanity="ABCD", conditions={"A": ["Starving", "Hurt"]}, traits=held)
    evening = evening.commit(2).refuse("B", "C", "D").hope(0).use("D", "curse").roll(A=[6, 2])
    lines = told(evening)
    assert [rules[0] for _, rules in lines[:5]] == ["HI-133", "HI-135", "HI-136", "HI-141", "HI-142"]
    assert lines[4][0] == "Total: 6 successes needed."


def test_every_part_of_the_hardship_names_its_rule() -> None:
    parts = re.findall("^(reason-[a-z-]+) =", (FOLDER / "texts" / "en.ftl").read_text("utf-8"), flags=re.M)
    assert len(parts) > 8
    assert set(parts) - set(SOURCES) == set()


@pytest.mark.rule("HI-143", "HI-145")
def test_a_sum_below_zero_says_that_it_stops_there() -> None:
    held = {"B": [trait_before_roll("this Scene is 3 easier", id="ease")]}
    evening = acted(scene(1), traits=held).commit(1).refuse("B", "C").hope(0).use("B", "ease").open().land()
    lines = told(evening)
    assert ("The total is below zero, so 0 successes are needed.", SOURCES["why-sum-floor"]) in lines
    assert ("The hardship came to zero, so there was no roll.", SOURCES["count-no-roll"]) in lines


@pytest.mark.rule("HI-131", "HI-153", "HI-154", "HI-160", "HI-162")
def test_the_dice_that_counted_and_who_got_what_are_told() -> None:
    evening = acted(scene(2, succeed=GAIN, refuse=HUNGER), humanity={"A": 4, "B": 5, "C": 5}, hope=2)
    rolled = evening.commit(2).support("B", 1).refuse("C").hope(1).roll(A=[4, 1], B=[3], Hope=[6])
    assert told(rolled)[2:6] == [
        ("Name of A rolled 1, 4: 1 counts. 4, 5 and 6 succeed.", ("HI-153", "HI-154")),
        ("Name of B rolled 3: none counts. 4, 5 and 6 succeed.", ("HI-153", "HI-154")),
        ("Hope rolled 6: 1 counts, just like Humanity.", ("HI-131", "HI-153", "HI-154")),
        ("Success with 2; 2 needed.", ("HI-155",)),
    ]
    opened = told(rolled.open().land())
    assert ("Succeed is for all who acted or supported: Name of A, Name of B.", ("HI-160",)) in opened
    assert (
        "Those who refused get Refuse, and nothing else: Name of C.",
        ("HI-162", "HI-163"),
    ) in opened
    assert ("Name of C is hungry.", ("HI-186",)) in opened


@pytest.mark.rule("HI-159")
def test_a_die_that_failed_by_a_card_is_explained() -> None:
    gentle = personality("in Scenes marked violence, your first 1 dice fail", id="gentle")
    evening = acted(scene(1, marks=[Mark.VIOLENCE]), personalities={"A": gentle})
    rolled = evening.commit(2).refuse("B", "C").hope(0).roll(A=[3])
    assert any("HI-159" in rules and "A-76" in rules for _, rules in told(rolled))


@pytest.mark.rule("HI-085", "HI-182")
def test_the_ruling_behind_all_refuse_is_named() -> None:
    evening = acted(question(refuse=HUNGER, all_refuse="the group loses 1 hope")).decline("B", "C", "A")
    lines = told(evening)
    assert any("A-11" in rules and "HI-182" in rules for _, rules in lines)
    assert any("A-36" in rules and "HI-169" in rules for _, rules in lines)


@pytest.mark.rule("HI-058", "HI-061", "HI-070")
def test_nothing_is_explained_before_the_dice_lie_and_never_what_an_avoid_kept_closed() -> None:
    evening = table(scene(2, succeed=GAIN, fail=HARM, refuse=HUNGER))
    drawn = evening.draw()
    for moment in (evening, drawn, drawn.act(), drawn.act().commit(1).refuse("B", "C").hope(0)):
        assert [told(moment, viewer) for viewer in ("A", "B", None)] == [[], [], []]
    avoided = told(drawn.avoid().land())
    assert avoided[0] == ("Name of A avoids the Scene.", ("HI-084", "HI-089"))
    assert not any("HI-133" in rules for _, rules in avoided)


@pytest.mark.slow
def test_every_line_of_every_verdict_names_a_rule_that_is_written_down() -> None:
    known = set(written_rules("companion.games.hope_inhumanity"))
    known |= {number for rule in HOUSE_RULES for number in numbers_in(rule.about)}
    seeds = [f"why {seed}" for seed in range(6)]
    games = (wander(4, seed, options=some_house_rules(seed)) for seed in seeds)
    assert sum(judged(play, known) for game in games for play, _ in game) > 6 * len(seeds)


def judged(play: Play[HopeInhumanityState, Event], known: set[str]) -> bool:
    """True if a verdict lies open at that moment, once its lines have been held against the rules."""
    view = play.game.view(play.state, None)
    assert view.why or play.state.phase is not Phase.OUTCOMES
    for one in view.why:
        assert one.rules, _spoken(one)
        assert set(one.rules) <= known
    if play.state.playing and play.state.playing.opened:
        assert {line.key for line in play.state.playing.told} <= set(SOURCES) | NO_REASONS
    return bool(view.why)


@pytest.mark.rule("HI-124", "HI-151", "HI-278")
@pytest.mark.parametrize(
    ("rating", "rule", "line"),
    [
        (
            2,
            "last-hope-escapes-fail",
            ("Last Hope supporters don’t suffer Fail: Name of B.", "A-23"),
        ),
        (0, "zero-costs-humanity", ("At hardship zero a Hope die buys no Succeed: Name of B.", "A-26")),
    ],
)
def test_whom_a_hope_die_keeps_out_is_explained(rating: int, rule: str, line: tuple[str, str]) -> None:
    moment: Moment = {"humanity": {"A": 5, "B": 0, "C": 5}, "hope": 1}
    for choice in ("yes", "no"):
        evening = acted(scene(rating), **moment, rulings={rule: choice}).commit(1).last_hope("B").refuse("C")
        opened = (evening.roll(A=[1], Hope=[1]) if rating else evening).open().land()
        lines = [(text, rules[-1]) for text, rules in told(opened)]
        assert (line in lines) is (choice == "yes")


@pytest.mark.rule("HI-146", "HI-148", "HI-149")
def test_what_zero_costs_is_explained_as_the_table_plays_it() -> None:
    def lines(moment: Moment, dice: int = 2) -> list[str]:
        evening = acted(scene(0), **moment)
        evening = evening.commit(dice).refuse("B", "C").hope(0).open().land() if dice else evening
        return [text for text, _ in told(evening)]

    assert "All dice in the middle are spent, whatever they showed." in lines({})
    surplus = lines({"rulings": {"zero-returns-surplus": "yes"}})
    assert "One die of each player is spent, and all others come back: the hardship is zero." in surplus
    assert "1 die comes back to Name of A." in surplus
    broke: Moment = {"humanity": {"A": 0, "B": 5, "C": 5}, "hope": 0}
    free = lines({**broke, "rulings": {"zero-free-when-broke": "yes"}}, dice=0)
    assert "Players with nothing pay nothing: the hardship is zero." in free
    hungry: Moment = {"conditions": {"A": ["Hungry"]}, "rulings": {"printed-zero-succeeds": "yes"}}
    assert "0 printed on the card, and a printed zero stays zero" in lines(hungry)
