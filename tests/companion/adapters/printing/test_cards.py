"""Every shipped card, as it is printed: all its words are there, within the card, none on another."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from companion import games
from companion.adapters.language.speech import Speech
from companion.adapters.printing import cards
from companion.adapters.printing.cards import CARD, SMALLEST, TEXT
from companion.adapters.printing.emblems import EMBLEMS, SIGNS
from companion.adapters.printing.typesetting import BOLD, TITLES
from companion.app import texts
from companion.engine.printed import Back, Emblem, PrintedCard, PrintedPassage, Rating, Sign
from companion.table.cards.card_shelf import CardShelf
from tests.tiers import one_of_each
from vision.mat.shapes import Framed, Mark, Shape, Writing
from web.words import Catalogue

GAME = games.find("hope_inhumanity")
SHIPPED = {
    (name, deck): text
    for name in ("hope_inhumanity", "hopes_end")
    for deck, text in CardShelf(Path("nowhere")).decks(games.find(name)).items()
}
"""The text of each shipped card file, by its game and its name."""
CATALOGUE = Catalogue(texts(GAME.meta.package))
ENGLISH = Speech(CATALOGUE, "en")
SHORT = PrintedCard("Kind", "Title", "A story.", (), Back("Kind", Emblem.TREE))


def lines(marks: tuple[Mark, ...]) -> list[Writing]:
    return [mark for mark in marks if isinstance(mark, Writing)]


def extent(mark: Mark) -> tuple[float, float, float, float]:
    if isinstance(mark, Writing):
        (x, y), size = mark.start, mark.size
        return x, y - 0.2 * size, x + mark.width, y + 0.7 * size
    corners = mark.area.corners if isinstance(mark, Framed) else mark.corners
    xs, ys = zip(*corners, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def overlap(one: Mark, other: Mark) -> bool:
    a, b = extent(one), extent(other)
    return a[0] < b[2] - 0.01 and b[0] < a[2] - 0.01 and a[1] < b[3] - 0.01 and b[1] < a[3] - 0.01


def cards_of(game: str, deck: str) -> Iterator[PrintedCard]:
    """The cards of a shipped card file."""
    printed = games.find(game).printed({deck: SHIPPED[game, deck]})
    return (one for one in printed if isinstance(one, PrintedCard))


PRINTED = [(*one, language) for one in SHIPPED for language in CATALOGUE.languages]


@pytest.mark.parametrize(("game", "deck", "language"), one_of_each(PRINTED, PRINTED[:1]))
def test_no_shipped_card_says_more_than_fits(game: str, deck: str, language: str) -> None:
    speech = Speech(Catalogue(texts(games.find(game).meta.package)), language)
    for card in cards_of(game, deck):
        written = lines(cards.front(card, speech))
        for line in written:
            left, low, right, high = extent(line)
            assert TEXT.holds((left + 1e-6, low)), line
            assert TEXT.holds((right - 1e-6, high)), line
            assert line.size >= SMALLEST, line
            assert not line.face.lacks(line.text)
        assert not [pair for pair in combinations(written, 2) if overlap(*pair)], card.title
        wanted = [card.title, card.story, *(speech(said) for one in card.passages for said in one.sentences)]
        said = " ".join(line.text for line in written).casefold()
        assert all(sentence.casefold() in said for sentence in wanted), card.title


def test_nothing_reaches_where_a_cut_may_go_astray() -> None:
    card = next(cards_of(*next(iter(SHIPPED))))
    for side in (cards.front(card, ENGLISH), cards.back(card.back, ENGLISH)):
        for mark in side:
            left, low, right, high = extent(mark)
            assert left >= 3.0
            assert low >= 3.0
            assert right <= CARD.width - 3.0
            assert high <= CARD.depth - 3.0


@pytest.mark.parametrize("pips", [0, 1, 9])
def test_a_rating_is_a_number_and_as_many_pips(pips: int) -> None:
    rated = PrintedCard("Kind", "Title", "", (), SHORT.back, Rating("Hardship", str(pips), pips))
    plain = [mark for mark in cards.front(SHORT, ENGLISH) if isinstance(mark, Shape)]
    shapes = [mark for mark in cards.front(rated, ENGLISH) if isinstance(mark, Shape)]
    assert len(shapes) - len(plain) == pips + 1
    assert str(pips) in [line.text for line in lines(cards.front(rated, ENGLISH))]


def test_each_passage_has_its_shape_before_its_name() -> None:
    card = PrintedCard(
        "Kind", "Title", "", (PrintedPassage(Sign.UP, "Succeed", ("you gain 1 hope",)),), SHORT.back
    )
    front = cards.front(card, ENGLISH)
    name = next(line for line in lines(front) if line.text == "Succeed")
    said = next(line for line in lines(front) if "hope" in line.text)
    sign = front[front.index(name) - 1]
    assert isinstance(sign, Shape)
    assert len(sign.corners) == 3
    assert extent(sign)[2] <= name.start[0]
    assert said.text == "You gain 1 hope."


def test_shapes_alone_tell_backs_and_passages_apart() -> None:
    assert set(EMBLEMS) == set(Emblem)
    assert set(SIGNS) == set(Sign)
    assert len(set(EMBLEMS.values())) == len(Emblem)
    assert len(set(SIGNS.values())) == len(Sign)
    for picture in (*EMBLEMS.values(), *SIGNS.values()):
        assert all(abs(x) <= 1.01 and abs(y) <= 1.01 for corners in picture.inked for x, y in corners)


def test_a_story_in_other_letters_stands_upright_rather_than_empty() -> None:
    card = PrintedCard("Kind", "Title", "Собака ждёт.", (), SHORT.back)
    story = next(line for line in lines(cards.front(card, ENGLISH)) if "Собака" in line.text)
    assert not story.face.lacks(story.text)


@pytest.mark.parametrize("name", ["hope_inhumanity", "human_punishment", "hopes_end", "map_to_hope"])
def test_titles_are_in_the_typeface_in_which_the_game_tells_if_it_has_their_letters(name: str) -> None:
    look = games.find(name).meta.look
    assert look is not None
    for title, face in (("Der Pfiff", TITLES[look.face]), ("Собака", BOLD)):
        written = lines(cards.front(replace(SHORT, title=title), ENGLISH, look))
        assert [line.face for line in written if line.text == title] == [face]
