"""A milestone is the sentence that it is, for everybody who does not ask for more."""

from companion.engine.milestone import Staged, StagedStep, lines, milestone
from companion.engine.words import say


def test_a_milestone_is_equal_to_its_sentence_and_to_no_other() -> None:
    held = milestone(Staged(say("told-lost", name="Jo"), "loss", epitaph="The Vet", colour="blue"))
    assert held == say("told-lost", name="Jo") == held
    assert held != say("told-lost", name="Bo")
    assert hash(held) == hash(say("told-lost", name="Jo"))
    assert (held.staged.picture, held.staged.epitaph, held.staged.colour) == ("loss", "The Vet", "blue")


def test_steps_that_were_told_before_are_staged_and_not_told_twice() -> None:
    verdict, step = say("told-came-of-it"), StagedStep("Jo is hungry.")
    assert list(lines(milestone(Staged(verdict, steps=(step,))))) == [
        say("told-step", text="Jo is hungry."),
        verdict,
    ]
    assert list(lines(milestone(Staged(verdict, steps=(step,)), retold=True))) == [verdict]


def test_the_log_tells_a_sentence_with_its_step_and_of_a_card_alone_nothing() -> None:
    steps = (StagedStep(""), StagedStep(say("told-lost", name="Bo")))
    for place, keys in ((0, ["told-event", "told-step"]), (None, ["told-step", "told-event"])):
        held = milestone(Staged(say("told-event"), steps=steps, tells_at=place))
        assert [one.key for one in lines(held)] == keys
