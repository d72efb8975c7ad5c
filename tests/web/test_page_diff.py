"""A page and what changed of it make the page that it became, whatever changed."""

import json

from hypothesis import given
from hypothesis import strategies as st

from tests.web import samples
from tests.web.apply import changed
from tests.web.page_parts import changed as page_with
from tests.web.page_parts import game
from web.drawing import Drawing
from web.page_diff import NOTHING_NEW, SentParts
from web.site import HERE
from web.words import Catalogue

texts = st.text(alphabet='ab\n"\\<', max_size=8)
pages = st.integers(0, 6).flatmap(lambda n: st.tuples(*[st.lists(texts, min_size=n, max_size=n)] * 2))


@given(pages)
def test_what_is_told_makes_the_old_page_the_new_one(pair: tuple[list[str], list[str]]) -> None:
    before, now = pair
    sent = SentParts(before)
    for goal in (now, before, now):
        was = sent.parts
        told = sent.become(goal)
        assert told is not None
        assert changed("\n".join(was), told) == "\n".join(goal)
    told = SentParts(before).become(now)
    assert told is not None
    assert changed("\n".join(before), told) == "\n".join(now)
    assert (told == NOTHING_NEW) == (before == now)


def test_lines_that_stay_are_not_told_again() -> None:
    told = SentParts(["<main>", "one\ntwo\nthree", "</main>"]).become(["<main>", "one\n2\nthree", "</main>"])
    assert told == '[[2,1,"2"]]'


def test_each_run_of_changed_lines_is_told_alone() -> None:
    before = ["<main>", "Ada waits\nBen waits\nCleo waits"]
    told = SentParts(before).become(["<main>", "Ada rolls\nBen waits\nCleo rolls"])
    assert told == '[[1,1,"Ada rolls"],[3,1,"Cleo rolls"]]'


def test_of_a_page_that_is_laid_out_otherwise_no_difference_is_told() -> None:
    assert SentParts(["one"]).become(["one", "two"]) is None


def test_a_change_of_a_page_is_told_in_a_few_of_its_lines() -> None:
    drawing = Drawing(HERE / "templates", HERE / "static", Catalogue([HERE / "texts"]))
    answered = page_with(samples.SEAT_ACT, log=("Ada rolls.", *game(samples.SEAT_ACT).log))
    before, now = (drawing.parts("seat", "one", page) for page in (samples.SEAT_ACT, answered))
    told = SentParts(before).become(now)
    assert told is not None
    (_, gone, put), *others = json.loads(told)
    assert (gone, others) == (1, [])
    assert "Ada rolls." in put
