"""Whatever stands in a card file or in the settings: it is taken, or named with its line."""

from contextlib import suppress
from importlib.resources import files
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from companion.games.hope_inhumanity.cards.deck import DeckFaults, read_decks
from companion.table.settings.settings import Settings
from companion.table.settings.settings_file import SettingsError, change, read
from companion.table.settings.settings_text import render
from tests.fuzz.lasting import A_MOMENT, keep_on

SHIPPED = files("companion.games.hope_inhumanity") / "decks" / "the-hunters.en.yaml"
PIECES = (
    "&a",
    "*a",
    "!!python/object:os.system",
    "{",
    "[" * 40,
    "\t",
    "- ",
    ": ",
    "\n\n",
    "'",
    '"',
    "#",
    "\ufeff",
)


def mangled(text: str) -> st.SearchStrategy[str]:
    """The text with a few pieces cut out, doubled, or put in."""
    places = st.integers(0, len(text))
    pieces = st.one_of(
        st.sampled_from(PIECES), st.text(max_size=12), places.map(lambda at: text[at : at + 60])
    )
    cuts = st.lists(st.tuples(places, st.integers(0, 80), pieces), min_size=1, max_size=4)
    return cuts.map(lambda all_: _cut(text, all_))


def _cut(text: str, cuts: list[tuple[int, int, str]]) -> str:
    for at, length, piece in cuts:
        text = text[:at] + piece + text[at + length :]
    return text


def test_a_card_file_is_read_or_its_mistakes_are_named() -> None:
    head = SHIPPED.read_text(encoding="utf-8")[:4000]

    @A_MOMENT
    @given(st.one_of(mangled(head), st.text(max_size=200)))
    def one(text: str) -> None:
        with suppress(DeckFaults):
            read_decks({"own.yaml": text})

    keep_on(one)


def test_a_settings_file_is_read_or_its_mistakes_are_named_and_a_change_spoils_none(tmp_path: Path) -> None:
    path, whole = tmp_path / "settings.toml", render(Settings()).replace("\n# leds", "\nleds")

    @A_MOMENT
    @given(st.one_of(mangled(whole), st.text(max_size=200)), st.integers(1, 1000))
    def one(text: str, leds: int) -> None:
        path.write_bytes(text.encode("utf-8", "replace"))
        try:
            before = read(path)
        except SettingsError:
            return
        try:
            after = change(path, {"strip": {"leds": leds}})
        except SettingsError:
            assert read(path) == before
        else:
            assert after.strip.leds == leds
            assert read(path) == after

    keep_on(one)
