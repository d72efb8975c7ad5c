"""Answers are taken back one after another, and a corrected roll is decided again with all that followed."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from companion.engine.answers import Chosen, Counted, Origin
from companion.engine.dice import Die
from companion.engine.refusal import Refused
from companion.engine.words import Words, say
from companion.table.journal.entries import Correct, Entry, EntryKind, Undo
from companion.table.story.counted_answers import named
from tests.companion.games.hope_inhumanity.own_cards import scene
from tests.companion.games.hope_inhumanity.tables import acted, table
from tests.companion.table.telling import Tale, red, tale_of, whole_tale
from tests.long import LONG

HUNGRY = scene(2, fail="each of them suffers 1 hunger", succeed="each of them gains 1 humanity")


def rolled(*values: int) -> Tale:
    """A acts with so many dice alone, and these were read."""
    tale = tale_of(acted(HUNGRY, humanity={"A": 3, "B": 0, "C": 0}, hope=0))
    tale = tale.answer("commit", Counted(len(values)))
    tale = tale.answer("support:B", Chosen("refuse")).answer("support:C", Chosen("refuse"))
    return tale.roll(*values)


def ended(tale: Tale) -> bool:
    return not tale.story.play.open


def check_taken_back(before: Tale, after: Tale) -> None:
    """After an undo everything is as before, and nothing that was asked before can be answered."""
    assert after.story.play.state == before.story.play.state
    assert after.questions == before.questions
    assert after.views == before.views
    assert all(asked.version == after.story.play.version for asked in after.story.play.open.values())


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4 if LONG else 2))
def test_every_answer_of_a_game_can_be_taken_back_at_once(seed: int) -> None:
    chance = Random(seed)
    tale = whole_tale(3 + seed % 3, f"back {seed}")
    while not ended(tale):
        before, tale = tale, tale.some_answer(chance)
        back = tale.undo()
        check_taken_back(before, back)
        assert back.story.play.version > tale.story.play.version
        if chance.random() < 0.2:
            tale = back
    assert tale.retold() == tale.story


def test_a_whole_game_can_be_taken_back_to_its_beginning_and_no_further() -> None:
    chance = Random(11)
    tale = whole_tale(4, "all the way")
    tales = [tale]
    while not ended(tales[-1]):
        tales.append(tales[-1].some_answer(chance))
    back = tales[-1]
    for before in reversed(tales[:-1]):
        back = back.undo()
        check_taken_back(before, back)
    with pytest.raises(Refused, match="refused-nothing-to-undo"):
        back.say(Undo(0, "begin", None, Origin.KIOSK))
    assert back.retold() == back.story


def test_versions_only_grow_so_no_question_is_ever_asked_twice_at_one() -> None:
    chance = Random(5)
    tale = whole_tale(3, "versions")
    seen = dict[tuple[str, int], object]()
    for _ in range(120):
        if ended(tale):
            break
        for id_, asked in tale.story.play.open.items():
            assert seen.setdefault((id_, asked.version), asked.question) == asked.question
        before, tale = tale, tale.some_answer(chance)
        if chance.random() < 0.4:
            tale = tale.undo()
            assert tale.story.play.version > before.story.play.version
            assert not {*before.story.play.open.values()} & {*tale.story.play.open.values()}


def test_after_an_undone_draw_the_same_card_comes() -> None:
    tale = whole_tale(3, "deck").boldly("introduction")
    first = tale.boldly("draw")
    second = first.undo().boldly("draw")
    assert second.story.play.state.running.card == first.story.play.state.running.card
    assert second.story.play.state.piles == first.story.play.state.piles


def test_an_undo_is_told_by_the_public_sentence_of_what_it_takes_back() -> None:
    tale = tale_of(acted(HUNGRY)).answer("commit", Counted(2))
    assert tale.undo().log == (
        *tale.log,
        say("taken-back", what=say("told-commit", name="Name of A", n=2)),
    )


def test_an_undo_of_much_names_the_first_of_it() -> None:
    tale = tale_of(acted(scene(0, succeed=("the group gains 1 hope", "everyone loses 1 humanity"))))
    tale = tale.boldly("commit").answer("support:B", Chosen("refuse")).answer("support:C", Chosen("refuse"))
    tale = tale.boldly("hope", "no-roll")
    assert len(tale.story.steps[-1].lines) > 1
    assert tale.undo().log[-1] == say("taken-back", what=say("and-more", first=tale.story.steps[-1].lines[0]))


def test_an_undo_of_what_told_nothing_names_what_everybody_saw_was_asked() -> None:
    tale = tale_of(acted(HUNGRY, hope=3)).boldly("commit", "support:B", "support:C").boldly("hope")
    assert tale.story.steps[-1].lines == ()
    asked = say("was-answered", question=say("wait-hope", name="Name of A"))
    assert tale.undo().log[-1] == say("taken-back", what=asked)


def test_an_undo_of_what_nobody_waited_for_and_nobody_was_told_tells_nothing_either() -> None:
    tale = tale_of(acted(HUNGRY, hope=3)).boldly("commit", "support:B", "support:C").boldly("hope")
    [step] = tale.story.latest
    standing = replace(step.asked, question=replace(step.asked.question, standing=True))
    unasked = replace(step, before=replace(step.before, open={**step.before.open, "hope": standing}))
    assert named((unasked,)) == say("last-answer")
    assert named((unasked, step)) == named((step,))


@pytest.mark.parametrize("seed", [0, 3])
def test_an_undo_names_no_question_that_was_not_on_everybodys_screen(seed: int) -> None:
    chance = Random(seed)
    before = whole_tale(3, f"silent {seed}")
    silent = 0
    while not ended(before):
        tale = before.some_answer(chance)
        what = named(tale.story.latest)
        if what.key == "was-answered":
            silent += 1
            assert any(said in before.views[0].waiting for said in _said(before, what.values["question"]))
        before = tale
    assert silent > 0


def _said(tale: Tale, public: Words | int) -> set[Words | None]:
    """How the table is told that it waits for the answer to that question."""
    asked = (one.question for one in tale.story.play.open.values() if not one.question.standing)
    return {words for one in asked if one.public == public for words in (one.public, one.together)}


def test_only_the_latest_answer_is_taken_back() -> None:
    tale = tale_of(acted(HUNGRY)).boldly("commit", "support:B")
    for entry in (1, 3):
        with pytest.raises(Refused, match="refused-undo-late"):
            tale.say(Undo(entry, "late", "A", Origin.PHONE))


def test_what_was_answered_by_itself_since_goes_with_a_persons_answer() -> None:
    tale = tale_of(acted(HUNGRY)).boldly("commit")
    before = tale
    tale = tale.boldly("support:B").answer("support:C", Chosen("refuse"), Origin.SIMULATED)
    check_taken_back(before, tale.undo())
    assert [step.entry for step in tale.undo().story.latest] == [1]


def test_where_only_bots_answered_nothing_is_taken_back() -> None:
    tale = tale_of(table(HUNGRY)).answer("draw", Chosen("ANY"), Origin.SIMULATED)
    with pytest.raises(Refused, match="refused-nothing-to-undo"):
        tale.say(Undo(1, "late", "A", Origin.PHONE))


def test_a_corrected_roll_turns_the_verdict_and_what_came_of_it() -> None:
    tale = rolled(4, 4, 1).boldly("outcomes")
    right = tale.correct(4, red(4, 3, 1))
    assert right.story.play.state == rolled(4, 3, 1).boldly("outcomes").story.play.state
    assert right.log == (
        *tale.log,
        say("corrected-dice", old="1, 4, 4", new="1, 3, 4"),
        say("corrected-roll", old=say("told-success", n=2, needed=2), new=say("told-failure", n=1, needed=2)),
        *right.log[len(tale.log) + 2 :],
    )
    told = right.log[len(tale.log) + 2 :]
    assert say("differ-track", name="Name of A", track=say("humanity"), old=1, new=0) in told
    assert say("differ-gained", name="Name of A", new=say("hunger-1")) in told
    assert right.story.play.version > tale.story.play.version
    assert right.retold() == right.story


def test_a_correction_that_changes_no_verdict_says_so_by_the_dice_alone() -> None:
    tale = rolled(4, 4, 1).boldly("outcomes")
    right = tale.correct(4, red(4, 5, 1))
    assert right.log[len(tale.log) :] == (say("corrected-dice", old="1, 4, 4", new="1, 4, 5"),)


def test_the_answers_that_still_fit_count_again_in_the_next_turn() -> None:
    tale = rolled(4, 4, 1).boldly("outcomes", "next-turn", "draw", "declare")
    right = tale.correct(4, red(1, 1, 1))
    straight = rolled(1, 1, 1).boldly("outcomes", "next-turn", "draw", "declare")
    assert right.story.play.state == straight.story.play.state
    assert [step.entry for step in right.story.steps] == [step.entry for step in tale.story.steps]


def deadly() -> Tale:
    """With one die more A would have lived; and has drawn again since."""
    dire = scene(2, fail="the acting player suffers 3 hunger")
    tale = tale_of(acted(dire, humanity={"A": 3, "B": 5, "C": 5}, hope=0, round=3))
    tale = tale.answer("commit", Counted(2)).answer("support:B", Chosen("refuse"))
    tale = tale.answer("support:C", Chosen("refuse")).roll(4, 4)
    tale = tale.boldly("outcomes", "next-turn", "draw", "declare", "commit")
    return tale.answer("support:A", Chosen("1")).answer("support:C", Chosen("refuse"))


def test_a_correction_stops_at_the_first_answer_that_no_longer_fits() -> None:
    tale = deadly()
    right = tale.correct(4, red(4, 1))
    assert [step.entry for step in right.story.steps] == list(range(1, 10))
    assert "support:A" not in right.questions
    assert "support:C" in right.questions
    what = say("told-support", name="Name of A", n=1)
    assert right.log[-1] == say("corrected-stop", n=2, what=what)
    assert say("differ-gone", name="Name of A") in right.log
    assert right.retold() == right.story
    with pytest.raises(Refused, match="refused-closed"):
        right.say(tale.story.steps[-2].answer)


def test_a_correction_is_corrected_back_and_what_it_took_back_stays_taken_back() -> None:
    tale = deadly()
    back = tale.correct(4, red(4, 1)).correct(4, red(4, 4))
    assert back.story.play.state == Tale(tale.first, tale.story).undo().undo().story.play.state
    assert say("differ-back", name="Name of A") in back.log
    assert back.retold() == back.story


def test_after_a_correction_the_latest_answer_that_still_counts_is_taken_back() -> None:
    tale = rolled(4, 4, 1).boldly("outcomes").correct(4, red(4, 3, 1)).undo()
    assert tale.story.play.state == rolled(4, 3, 1).story.play.state
    assert tale.retold() == tale.story


@pytest.mark.parametrize(
    ("entry", "dice", "why"),
    [
        (4, red(1, 4, 4), "refused-same-dice"),
        (4, red(4, 4), "refused-dice"),
        (1, red(4, 4, 1), "refused-no-roll"),
        (99, red(4, 4, 1), "refused-no-roll"),
    ],
)
def test_a_correction_without_a_roll_or_a_difference_is_refused(
    entry: int, dice: tuple[Die, ...], why: str
) -> None:
    tale = rolled(4, 4, 1).boldly("outcomes")
    with pytest.raises(Refused, match=f"^{why}$"):
        tale.correct(entry, dice)


def test_a_roll_that_was_taken_back_is_not_corrected() -> None:
    with pytest.raises(Refused, match="refused-no-roll"):
        rolled(4, 4, 1).undo().correct(4, red(1, 1, 1))


def test_of_a_roll_that_was_read_twice_the_second_reading_is_offered() -> None:
    tale = rolled(4, 4, 1).roll(4, 4, 2, question="correct").boldly("outcomes")
    assert [step.entry for step in tale.story.rolls] == [5]


@pytest.mark.parametrize("seed", range(6))
def test_any_roll_of_a_game_may_turn_out_to_have_been_another(seed: int) -> None:
    chance = Random(seed)
    tale = whole_tale(3, f"misread {seed}")
    while not ended(tale):
        tale = tale.some_answer(chance)
    for roll in tale.story.rolls[:4]:
        form = roll.before.open[roll.answer.question].question.form
        keeps: tuple[Die, ...] = getattr(form, "keeps", ())
        thrown = (Counter(roll.dice) - Counter(keeps)).elements()
        dice = (*keeps, *(Die(die.colour, chance.randint(1, 6)) for die in thrown))
        if sorted(dice) != list(roll.dice) and roll.entry in {step.entry for step in tale.story.steps}:
            before, tale = tale, tale.correct(roll.entry, dice)
            assert tale.story.play.version > before.story.play.version
    assert tale.retold() == tale.story


def test_a_journal_whose_entries_do_not_follow_is_found_out() -> None:
    story = rolled(4, 4, 1).story
    for said in (Undo(9, "c", None, Origin.KIOSK), Correct(9, red(1), "c", None, Origin.TYPED)):
        kind = EntryKind.UNDO if isinstance(said, Undo) else EntryKind.CORRECT
        with pytest.raises(LookupError):
            story.told(Entry(5, kind, said, ()))
    with pytest.raises(LookupError):
        story.told(Entry(5, EntryKind.BEGIN, None, ()))


@pytest.mark.parametrize("seed", ["one", "two"])
def test_what_is_done_again_is_told_by_the_journal_as_it_happened(seed: str) -> None:
    chance = Random(seed)
    tale = whole_tale(3, seed)
    for _ in range(40):
        kind = chance.random()
        if kind < 0.25 and tale.story.latest:
            before = tale.story.play.state
            tale = tale.undo()
            again = tale.redo()
            assert again.story.play.state == before
            assert again.story.play.version > tale.story.play.version
            tale = again if kind < 0.15 else tale
        else:
            tale = tale.some_answer(chance)
    assert tale.retold() == tale.story
