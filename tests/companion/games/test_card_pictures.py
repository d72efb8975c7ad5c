"""Every card has a picture of its own by its line, and what its title names is in it."""

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from itertools import combinations

import pytest

from companion.engine.phrasebook.outline import Items, Outline, OutlineTable, Text, read_outline
from companion.engine.slug import slug
from companion.kit.composer.line import Item, nouns, read_line
from companion.kit.composer.people import DrawnPerson
from companion.kit.composer.scene import compose

HEAVIEST = 12_000
"""Bytes of one picture."""
DECKS = {
    ("hope_inhumanity", "ember"): ("the-hunters", "the-long-road", "the-long-road-second-season"),
    ("map_to_hope", "teal"): ("the-long-way-round",),
    ("hopes_end", "straw"): ("the-brick-town",),
    ("human_punishment", "neon"): ("first-shift", "second-shift"),
}
SECTIONS = {
    "hope_inhumanity": ("scenes", "traits", "personalities", "relationships", "assets", "destinations"),
    "map_to_hope": ("heroes", "specials", "locations", "camps", "leaders", "radiation"),
    "hopes_end": ("history", "morality"),
    "human_punishment": (
        *("I", "II", "III", "EX", "programs", "objectives"),
        *("wounds", "interrogations", "specials"),
    ),
}
"""The kinds of cards."""
ELSEWHERE = frozenset(
    {
        ("A box of fuses", "box"),
        ("A box of spares", "box"),
        ("A show of hands", "hand"),
        ("Chest plate", "chest"),
        ("Clean hands", "hand"),
        ("Dead man's switch", "man"),
        ("Eyes at every window", "eye"),
        ("Eyes at every window", "eyes"),
        ("Eyes shut, pass it on", "eye"),
        ("Eyes shut, pass it on", "eyes"),
        ("Hand to hand", "hand"),
        ("Hands under the table", "hand"),
        ("House search", "house"),
        ("Machine for hire", "machine"),
        ("Nobody keeps watch", "watch"),
        ("The children's house", "house"),
        ("The clicking box", "box"),
        ("The fire drill", "drill"),
        ("The fire drill", "fire"),
        ("The machine choir", "machine"),
        ("The night watch", "watch"),
        ("The seal", "seal"),
        ("A lamp on the summit", "lamp"),
        ("The ranger's box", "box"),
        ("Hens on the car park", "car"),
        ("House rules", "house"),
        ("Half a wheel", "wheel"),
        ("The bus is coming", "bus"),
        ("A hand on the shoulder", "hand"),
        ("Two left hands", "hand"),
        ("Watch and learn", "watch"),
        ("Rust and bone", "bone"),
        ("Sign here", "sign"),
        ("Fence", "fence"),
        ("Come, boy", "boy"),
        ("Swimming eyes", "eyes"),
        ("Belt and barrel", "barrel"),
        ("A basket on the town hall steps, and in it a child, asleep.", "child"),
        ("The miller keeps one sack in ten. She alone can set the stones.", "stones"),
        ("On the ballot it says: Shall we dig a well and keep the mayor?", "well"),
        ("There is a fire. One of you has to shout.", "fire"),
        ("The radio could say that all is well.", "well"),
        ("The condemned man asks for a pencil.", "man"),
        ("For a bet you have made your horse a councillor. It is doing well.", "well"),
        ("A hundred and ten steps to your room. You stop at the sixtieth now.", "stop"),
    }
)
"""Nouns of a title that mean something else there."""


def cards(game: str, deck: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Yields section, title and line of each card."""
    name = f"{deck}.{language}.yaml"
    text = files(f"companion.games.{game}").joinpath("decks", name).read_text(encoding="utf-8")
    for section, items in _table(name, text).items():
        if section in SECTIONS[game] and isinstance(items, Items):
            for card in items.items:
                assert isinstance(card, OutlineTable)
                yield section, _text(card, "title") or _text(card, "question"), _text(card, "picture")


def _table(name: str, text: str) -> Mapping[str, Outline]:
    table = read_outline(name, text)
    assert isinstance(table, OutlineTable)
    return table.values


def _text(card: OutlineTable, key: str) -> str:
    value = card.values.get(key)
    return value.text if isinstance(value, Text) else ""


ALL = [(game, palette, deck) for (game, palette), decks in DECKS.items() for deck in decks]


@pytest.mark.parametrize(("game", "palette", "deck"), ALL)
def test_every_card_has_a_line_and_no_two_have_the_same(game: str, palette: str, deck: str) -> None:
    found = list(cards(game, deck, "en"))
    assert [title for _, title, line in found if not line] == []
    assert len({line for *_, line in found}) == len(found)
    assert palette


@pytest.mark.parametrize(("game", "palette", "deck"), ALL)
def test_a_card_has_the_same_picture_in_both_languages(game: str, palette: str, deck: str) -> None:
    assert [line for *_, line in cards(game, deck, "en")] == [line for *_, line in cards(game, deck, "de")]
    assert palette


@pytest.mark.slow
@pytest.mark.parametrize(("game", "palette", "deck"), ALL)
def test_every_picture_is_light_and_asks_for_nothing_else(game: str, palette: str, deck: str) -> None:
    for _, title, line in cards(game, deck, "en"):
        drawn = compose(palette, line)
        assert len(drawn.encode()) <= HEAVIEST, title
        assert [word for word in ("<script", "href=", "<text") if word in drawn] == [], title


@pytest.mark.parametrize(("game", "palette", "deck"), ALL)
def test_what_the_title_names_is_in_the_picture(game: str, palette: str, deck: str) -> None:
    left_out = []
    for _, title, line in cards(game, deck, "en"):
        shown = _singular(line.replace(",", " ").split())
        named = _singular(slug(title).split("-")) & nouns()
        told = {one for one in named if any(one in word for word in shown)}
        left_out += [(title, one) for one in sorted(named - told) if (title, one) not in ELSEWHERE]
    assert left_out == []
    assert palette


def _singular(words: Iterable[str]) -> set[str]:
    return {one for word in words for one in (word, word.removesuffix("s"))}


def test_a_relationship_shows_its_two() -> None:
    found = [one for game, _, deck in ALL for one in cards(game, deck, "en") if one[0] == "relationships"]
    people = {title: read_line(line).items for _, title, line in found}
    assert len(people) >= 20
    alone = [title for title, some in people.items() if sum(map(_is_somebody, some)) < 2]
    assert alone == []


def _is_somebody(one: Item) -> bool:
    """True for a person, and for a bed, in which a sick one lies."""
    return isinstance(one.thing, DrawnPerson) or one.name == "bed"


def test_no_two_lines_of_a_deck_and_kind_have_all_their_things_in_common() -> None:
    for game, _, deck in ALL:
        for one, other in combinations(cards(game, deck, "en"), 2):
            if one[0] == other[0]:
                assert read_line(one[2]) != read_line(other[2])
