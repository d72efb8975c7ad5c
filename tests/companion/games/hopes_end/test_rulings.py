"""Each ruling that a table may choose changes something, and what is usual is as the catalogue has it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from companion.analysis.simulation import COLOURS
from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Answer, Chosen, Origin
from companion.engine.game import Seat, SetUp
from companion.engine.play import new_play
from companion.engine.questions import Choose, Option
from companion.engine.refusal import Refused
from companion.games.hopes_end.cards import History
from companion.games.hopes_end.events.turn import MoralityRead, TurnEnded
from companion.games.hopes_end.game import GAME
from companion.games.hopes_end.rulings import Rulings, rulings_of
from companion.games.hopes_end.scenarios.given import read_given
from companion.games.hopes_end.scenarios.scenario import VOCABULARY
from companion.games.hopes_end.telling import effects_told
from companion.kit.house_rules import choices_in
from companion.kit.scenario.fields import Playing
from companion.kit.scenario.interpreter import staged
from companion.kit.scenario.parts import ScenarioPart
from tests.companion.games.hopes_end.test_set_up import DECKS
from tests.companion.games.hopes_end.written import (
    DRAW,
    Fields,
    cards,
    do,
    effect,
    history,
    lies,
    ring,
    tiles,
    turn,
    usual,
)

CHOICES = choices_in(Rulings)
Find = Callable[[Playing], Any]


def ruled(**choices: str) -> Rulings:
    """A new table's rulings but for these, where each draws for themselves."""
    return rulings_of({"drawer": "you", **choices})


def played(given: Fields, when: Sequence[Any], rulings: Rulings) -> Playing:
    """The play after these steps, or answers as (question, seat, option). Raises Refused."""
    start = read_given(ScenarioPart({"players": ["A", "B"], **usual(given)}, "given"))
    play = staged(GAME, replace(start.state, rulings=rulings))
    for n, step in enumerate(when, start=1):
        if isinstance(step, tuple):
            play = answered(play, *step)
        else:
            [read] = VOCABULARY.script(ScenarioPart([{**step, "n": 1}], f"when {n}"), start)
            play = VOCABULARY.after(play, read, ())
    return play


def answered(play: Playing, question: str, seat: str | None, option: str) -> Playing:
    """The play after that answer."""
    asked = play.open.get(question)
    version = asked.version if asked else play.version
    return play.answer(Answer(question, version, "test", seat, Origin.TYPED, Chosen(option)))[0]


def one(rule: str, given: Fields, when: Sequence[Any], find: Find, *found: Any) -> Any:
    """A case: what is found with each of the choices ("refused": a step is refused)."""
    return pytest.param(rule, given, when, find, found, id=rule)


def options(play: Playing, question: str) -> tuple[Option, ...]:
    form = play.open[question].question.form
    assert isinstance(form, Choose)
    return form.options


def score(seat: str) -> Find:
    return lambda play: play.state.score(seat)


def weak(play: Playing) -> list[list[int]]:
    return sorted(map(list, play.state.ruinable("A")))


def moment(play: Playing) -> tuple[Any, ...]:
    """Whose turn it is, and how it stands."""
    return play.state.active, play.state.outcome, play.state.ruined


CAP: Fields = {"edges": "bsss", "turn": 2}
HOUSE = [lies(0, 1, "A", "bsss"), lies(0, 2, "B", **CAP)]
"""A complete building of two, the second tile B's."""
OPEN = [lies(0, 1, "A", "brsr"), lies(0, 2, "A", **CAP)]
"""The same, and A's; its first tile carries an open road."""
RUIN_A = history(effect("ruin", 1, {"type": "anarchist", "least": 3}))
ALL_A = {"morality": {"A": cards("anarchist", "anarchist", "anarchist")}}
CORNERS = [
    *(lies(1, 0, edges="bbss"), lies(1, 2, edges="bbss", turn=1)),
    *(lies(3, 2, edges="bbss", turn=2), lies(3, 0, edges="bbss", turn=3)),
    *(lies(2, 0, edges="sbsb"), lies(2, 2, edges="sbsb"), lies(1, 1, edges="bsbs"), lies(3, 1, edges="bsbs")),
]
"""A building around an empty place."""
READY = [do("draw tile", pile=1), do("morality", answer=1, replaces="A1")]
SCORING = [
    one("bonus", {"board": HOUSE}, [], score("A"), 3, 4),
    one(
        "shares",
        {
            "board": [lies(1, 0), lies(2, 0), lies(2, 1, "A", "sssb"), lies(-1, 0, "A")],
            "piles": [tiles("sbsb"), tiles("sbss"), 5, 5],
        },
        [*turn("A", 1, 1), *turn("B", 0, 1, pile=2)],
        lambda play: (play.state.score("A"), play.state.score("B")),
        (3 + 6, 3),
        (3, 9),
        (3 + 9, 0),
    ),
    one(
        "twice",
        {
            "start": {"edges": "bsss"},
            "board": [lies(0, 1, "A", "bsbs", building=["n", "s"]), lies(0, 2, "B", **CAP)],
        },
        [],
        score("A"),
        6,
        3,
    ),
    one(
        "crossings",
        {"board": [lies(1, 0, edges="rrrs"), lies(2, 0, "B", "rrrr"), lies(2, 1, edges="rrrs", turn=1)]},
        [],
        score("B"),
        6,
        3,
    ),
    one(
        "counted",
        {**RUIN_A, **ALL_A, "board": [OPEN[0]], "piles": [tiles("bsss"), 5, 5, 5], "active": "B"},
        [
            *turn("B", 0, 2, turned=2),
            DRAW,
            do("ruin", "B", at=[0, 1]),
        ],
        lambda play: (play.state.score("A"), play.state.score("B")),
        (0, 1),
        (3, 4),
    ),
    one("scores", {"points": {"A": -2}, "board": [lies(1, 0)]}, [], score("A"), -1, 0),
    one(
        "ties",
        {"piles": [1, 0, 0, 0], "points": {"B": 1}},
        turn("A", 1, 0),
        lambda play: play.state.winners,
        ("A", "B"),
        ("A",),
    ),
]
FEATURES = [
    one(
        "ring",
        {
            "board": [
                lies(2, 0, barracks=True),
                *(lies(x, y, ruined=(x, y) == (1, 0)) for x, y in ring if (x, y) != (1, 1)),
                lies(1, 1, "B"),
            ]
        },
        [],
        score("B"),
        3,
        1,
    ),
    one("ruin", {"board": [HOUSE[0], lies(0, 2, "B", ruined=True, **CAP)]}, [], score("A"), 1, 3),
    one("gaps", {"board": CORNERS}, [], score("A"), 24, 8),
    one("smallest", {"board": HOUSE}, [], score("A"), 3, 1),
    one(
        "barracks",
        {"board": [lies(1, 0, edges="srss", road="barracks", barracks=True), lies(2, 0, "B", "rrrr")]},
        [],
        score("B"),
        3,
        1,
    ),
]
LAYING = [
    one(
        "matching",
        {"board": [lies(1, 1, edges="sssr", road="nothing"), lies(1, 0)], "piles": [tiles("ssss"), 5, 5, 5]},
        [*READY, do("place", at=[0, 1])],
        moment,
        "refused",
        ("B", None, 0),
    ),
    one("contact", {}, turn("A", 1, 0), moment, ("B", None, 0), "refused"),
    one(
        "misfit",
        {"piles": [tiles("rrrr", "ssss"), 0, 0, 0]},
        [*READY, do("set aside")],
        lambda play: (play.state.out, [len(pile) for pile in play.state.piles], play.state.active),
        (1, [1, 0, 0, 0], "A"),
        (0, [2, 0, 0, 0], "A"),
    ),
    one(
        "piles",
        {"piles": [tiles("rsrs"), 5, 5, 5]},
        [],
        lambda play: [getattr(one.hint, "key", "") for one in options(play, "draw")],
        ["pile-left"] * 4,
        ["pile-open"] * 4,
    ),
    one(
        "drawn",
        {"piles": [tiles("rsrs", "rrss"), 0, 0, 0]},
        [do("draw tile", pile=1)],
        lambda play: [
            (board.hand, dict(board.left))
            for viewer in ("A", "B", None)
            if (board := GAME.view(play.state, viewer).board)
        ],
        [("rsrs through", {"rrss through": 1})] * 3,
        [
            ("rsrs through", {"rrss through": 1}),
            *[(None, {"rsrs through": 1, "rrss through": 1})] * 2,
        ],
    ),
    one(
        "draws",
        {"allow": {"A": 2}, "piles": [tiles("rsrs", "ssss"), 5, 5, 5]},
        [
            do("draw tile", pile=1),
            do("draw tile", pile=1),
            do("morality", answer=1, replaces="A1"),
            ("place", "A", "other"),
            do("place", at=[1, 0]),
            do("place", at=[1, 1], turn=1),
        ],
        moment,
        "refused",
        ("B", None, 0),
    ),
    one(
        "aloud",
        {},
        [do("draw tile", pile=1)],
        lambda play: (set(play.open), len(play.state.morality_deck)),
        ({"answer"}, 9),
        ({"read"}, 10),
    ),
    one(
        "extra",
        {"allow": {"A": 2}},
        [*turn("A", 1, 0), do("stop")],
        moment,
        ("B", None, 0),
        "refused",
    ),
    one(
        "last",
        {
            "piles": [1, 0, 0, 0],
            "active": "B",
            "historyDeck": [{"id": "H1", "effects": [effect("points", 4)]}],
        },
        [*turn("B", 1, 0), DRAW],
        lambda play: (play.state.score("A"), play.state.outcome),
        "refused",
        (4, "ended"),
    ),
    one(
        "replaced",
        {"moralityDeck": [{"id": "new"}]},
        [do("draw tile", pile=1), do("morality", answer=1, replaces="new"), do("place", at=[1, 0])],
        moment,
        "refused",
        ("B", None, 0),
    ),
]
HISTORY = [
    one(
        "limit",
        {**RUIN_A, **ALL_A, "board": [lies(1, 0, "B", ruined=True, across=39), lies(0, 1)]},
        [DRAW, do("ruin", "B", at=[0, 1])],
        moment,
        ("A", None, 40),
        (None, "lost", 40),
    ),
    one(
        "loss",
        {
            **history(effect("ruin", 1, {"none": "democratic"}), effect("repair", 1, {"none": "democratic"})),
            **ALL_A,
            "board": [lies(1, 0, "B", ruined=True, across=40), lies(0, 1)],
        },
        [DRAW, do("ruin", "B", at=[0, 1]), do("repair", "A", at=[0, 1])],
        moment,
        "refused",
        ("A", None, 40),
    ),
    one(
        "concerned",
        history(effect("place", 1, {"score": "highest"})),
        [DRAW, *turn("A", 1, 0), do("stop")],
        lambda play: (play.state.active, play.state.of("B").allow),
        ("B", 2),
        ("B", 1),
    ),
    one(
        "named",
        {
            **history(
                effect("ruin", 1, {"type": "anarchist", "least": 3}), effect("points", 5, {"score": "lowest"})
            ),
            **ALL_A,
            "board": [lies(1, 0), lies(0, 1), lies(-1, 0, "B")],
        },
        [DRAW, do("ruin", "B", at=[0, 1])],
        lambda play: (play.state.of("A").points, play.state.of("B").points),
        (0, 5),
        (5, 5),
    ),
    one(
        "cards",
        {**history(effect("points", 5)), "board": [lies(1, 0)]},
        [
            DRAW,
            ("by-hand", None, "ruin:A"),
            do("ruin", "B", at=[1, 0]),
            ("by-hand", None, "repair:A"),
            do("repair", at=[1, 0]),
            ("by-hand", None, "more:B"),
            ("by-hand", None, "more:B"),
            ("by-hand", None, "less:A"),
            ("by-hand", None, "done"),
        ],
        lambda play: (play.state.active, play.state.score("A"), play.state.score("B")),
        "refused",
        ("A", 0, 2),
    ),
    one(
        "mending",
        {**history(effect("repair", 1)), "board": [lies(1, 0, ruined=True)]},
        [DRAW, do("repair", at=[1, 0])],
        moment,
        ("A", None, 0),
        "refused",
    ),
]
RUIN = [
    one("slum", {"board": [HOUSE[0] | {"owner": "A"}, lies(0, 2, **CAP)]}, [], weak, [], [[0, 1], [0, 2]]),
    one(
        "beside",
        {"board": [lies(0, 1, "A", "bsss"), lies(0, 2, "A", **CAP), lies(1, 1, "B", barracks=True)]},
        [],
        weak,
        [],
        [[0, 1], [0, 2]],
    ),
    one(
        "broken",
        {**RUIN_A, **ALL_A, "board": OPEN},
        [DRAW, do("ruin", "B", at=[0, 1])],
        lambda play: (play.state.score("A"), weak(play)),
        (1, [[0, 2]]),
        (3, []),
    ),
    one(
        "choosers",
        {
            **history(effect("ruin", 2)),
            "players": ["A", "B", "C"],
            "board": [lies(1, 0, "A", across=3), lies(-1, 0, "B"), lies(0, 1, "C")],
        },
        [DRAW, do("ruin", "B", at=[1, 0]), do("ruin", "C", at=[2, 0])],
        lambda play: (play.state.victim.seat, play.state.chooser),
        ("B", "A"),
        ("B", "C"),
    ),
    one(
        "passing",
        {**RUIN_A, **ALL_A, "players": ["A", "B", "C"], "board": [lies(1, 0)]},
        [DRAW, ("ruin", "B", "pass"), ("pass:A", "A", "yes"), ("pass:C", "C", "yes")],
        moment,
        "refused",
        ("A", None, 0),
    ),
]
CASES = [*SCORING, *FEATURES, *LAYING, *HISTORY, *RUIN]


def found(given: Fields, when: Sequence[Any], find: Find, **rulings: str) -> Any:
    """What there is in the end, or that a step was refused."""
    try:
        return find(played(given, when, ruled(**rulings)))
    except Refused:
        return "refused"


@pytest.mark.parametrize(("rule", "given", "when", "find", "expected"), CASES)
def test_a_ruling_changes_what_it_is_about(
    rule: str, given: Fields, when: Sequence[Any], find: Find, expected: Sequence[Any]
) -> None:
    choices = CHOICES[rule].choices
    assert found(given, when, find) == expected[0]
    assert [found(given, when, find, **{rule: choice}) for choice in choices] == list(expected)


def test_every_ruling_is_tried() -> None:
    assert {case.id for case in CASES} | {"start", "answers", "drawer", "asked"} == set(CHOICES)


def begun(**options: str) -> Playing:
    """A game from the box."""
    seats = tuple(Seat(one, one, colour) for one, colour in zip("ABC", COLOURS, strict=False))
    return new_play(GAME, SetUp(seats, DECKS, options, "seed"))[0]


def test_the_start_tile_is_one_of_the_144_or_lies_beside_them() -> None:
    assert [len(pile) for pile in begun(start="within").state.piles] == [36, 36, 36, 35]
    assert [len(pile) for pile in begun(start="beside").state.piles] == [36] * 4
    assert begun(start="beside").log == begun().log


@pytest.mark.parametrize("answers", ["open", "sealed"])
def test_an_answer_is_open_at_once_or_sealed(answers: str) -> None:
    play = begun(answers=answers)
    [card, *_] = play.state.of("A").cards
    play = answered(play, f"card:{card.card}", "A", "2")
    for viewer in ("A", "B", None):
        [line] = [one for one in GAME.view(play.state, viewer).seats[0].cards if one.id == card.card]
        marked = any(getattr(text, "key", "") == "answer-marked" for text in line.lines)
        assert marked is (answers == "open" or viewer == "A")


def test_one_who_does_not_agree_is_enough_and_is_not_asked_twice() -> None:
    given = {**RUIN_A, **ALL_A, "players": ["A", "B", "C"], "board": [lies(1, 0)]}
    when = [DRAW, ("ruin", "B", "pass"), ("pass:A", "A", "no")]
    play = played(given, when, ruled(passing="agreed"))
    assert [one.id for one in options(play, "ruin")] == ["1,0"]
    assert play.state.chooser == "B"


def test_who_must_draw_all_at_once_cannot_read_before() -> None:
    rulings = ruled(draws="at-once", extra="duty")
    play = played({"allow": {"A": 2}}, [do("draw tile", pile=1)], rulings)
    assert set(play.open) == {"draw"}
    assert "read" not in [one.id for one in options(play, "draw")]


@pytest.mark.rule("HE-011", "HE-063")
def test_at_a_new_table_everybody_answers_a_morality_card_in_every_turn() -> None:
    play, chance = begun(), Random("asked")
    events: list[object] = []
    while sum(isinstance(one, TurnEnded) for one in events) < 9:
        answer = next_answer(play, (None, *"ABC"), sensible, chance, str(len(events)))
        assert answer is not None
        play, happened = play.answer(answer)
        events += happened
    assert sum(isinstance(one, MoralityRead) for one in events) == 9


def test_a_card_that_leaves_something_to_the_table_waits_for_it() -> None:
    play = played(history(effect("points", 1)), [], ruled())
    card = History("H1", play.state.box.history["H1"].effects, by_hand=True, text="Sing.")
    box = replace(play.state.box, history={**play.state.box.history, "H1": card})
    play = take_all(staged(GAME, replace(play.state, box=box)), ("history", None, "draw"))
    assert (play.state.score("A"), set(play.open)) == (1, {"by-hand"})
    does = effects_told(card)
    assert GAME.view(play.state, None).opened[0].lines == ("Sing.", *does)
    play = take_all(play, ("by-hand", None, "less:A"), ("by-hand", None, "done"))
    assert (play.state.score("A"), play.state.active) == (0, "A")
    assert GAME.view(play.state, None).opened[0].lines == does


def take_all(play: Playing, *answers: tuple[str, str | None, str]) -> Playing:
    """The play after these answers."""
    for one_ in answers:
        play = answered(play, *one_)
    return play


@pytest.mark.slow
def test_a_game_with_every_other_choice_comes_to_its_end() -> None:
    other = {rule: case.choices[-1] for rule, case in CHOICES.items() if rule != "cards"}
    play, chance = begun(**other), Random("other")
    for number in range(3000):
        answer = next_answer(play, (None, *"ABC"), sensible, chance, str(number))
        if answer is None:
            break
        play = play.answer(answer)[0]
    assert play.state.outcome in {"ended", "lost"}
