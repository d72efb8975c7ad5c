"""The town told back as one drawing that grows, picture by picture."""

import re

import pytest

from companion.engine.words import Words
from companion.games.hopes_end.events.ruin import Ruined
from companion.games.hopes_end.view.film import PICTURES, film
from companion.shared_view.recap_page import Film
from tests.companion.games.test_recap_pages import page, told


def grown() -> Film[Words, str]:
    found = page("hopes_end", "grown").body
    assert isinstance(found, Film)
    return found


@pytest.mark.slow
def test_every_tile_appears_once_and_the_start_tile_is_there_from_the_first_picture() -> None:
    laid = re.findall(r'<g data-from="(\d+)" transform="(translate[^"]+)">', grown().drawing)
    assert len(laid) == len(told("hopes_end")[0][-1].state.town)
    assert laid[0] == ("0", "translate(0 0)")
    assert len({where for _, where in laid}) == len(laid)


def test_there_is_a_caption_for_each_of_a_few_pictures() -> None:
    found = grown()
    numbers = {int(n) for n in re.findall(r'data-from="(\d+)"', found.drawing)}
    assert numbers == set(range(len(found.captions)))
    assert len(found.captions) <= PICTURES + 1


def test_what_was_ruined_falls_in_its_turn() -> None:
    happened, _ = told("hopes_end")
    fallen = sum(isinstance(one.event, Ruined) for one in happened)
    assert fallen > 0
    assert len(re.findall(r'href="#film-\d+x"', grown().drawing)) == fallen


def test_without_a_tile_there_is_no_film() -> None:
    assert film(()) is None
