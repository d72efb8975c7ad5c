"""The command that prints a deck."""

from pathlib import Path

import pypdfium2  # type: ignore[import-untyped]  # it comes without types
import pytest

from companion.__main__ import main
from tests.scripts import FOLDER, faces

DECK = """\
deck: Ours
language: {language}
version: 1
traits:
  - title: {title}
    text: {text}
    use: the group gains 1 hope
"""


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    return write(tmp_path / "ours.yaml")


def write(path: Path, title: str = "A spark", text: str = "It is enough.", language: str = "en") -> Path:
    path.write_text(DECK.format(title=title, text=text, language=language))
    return path


def printed(path: Path) -> list[str]:
    pages = pypdfium2.PdfDocument(path)
    return [" ".join(page.get_textpage().get_text_range().split()) for page in pages]


def run(deck: Path | str, folder: Path, *more: str) -> int:
    where = ("--out", str(folder / "out.pdf"), "--data", str(folder))
    return main(["print", str(deck), *where, "--paper", "A4", *more])


def test_cards_seat_cards_and_tokens_are_printed(
    deck: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(deck, tmp_path, "--address", "http://10.0.0.5") == 0
    front, back, seats, behind, tokens = printed(tmp_path / "out.pdf")
    assert "A spark" in front
    assert "The group gains 1 hope." in front
    assert back == "Trait"
    assert seats.count("http://10.0.0.5") == 8
    assert "red" in behind
    assert not tokens
    told = capsys.readouterr()
    assert "5 pages of A4" in told.out
    assert "100 %" in told.out
    assert "The seat cards lead to http://10.0.0.5" in told.out
    assert not told.err


@pytest.mark.parametrize(("paper", "size"), [("letter", (612, 792)), ("A4", (595, 842)), ("A3", (1191, 842))])
def test_all_of_it_is_printed_on_the_paper_that_is_there(
    deck: Path, tmp_path: Path, paper: str, size: tuple[int, int]
) -> None:
    assert run(deck, tmp_path, "--paper", paper) == 0
    for page in pypdfium2.PdfDocument(tmp_path / "out.pdf"):
        assert page.get_size() == pytest.approx(size, abs=1)


@pytest.mark.parametrize(("part", "pages"), [("cards", 2), ("seats", 2), ("tokens", 1)])
def test_a_part_is_printed_alone(deck: Path, tmp_path: Path, part: str, pages: int) -> None:
    assert run(deck, tmp_path, "--only", part) == 0
    assert len(printed(tmp_path / "out.pdf")) == pages


@pytest.mark.parametrize(
    ("language", "wished", "kind"),
    [("de", (), "Eigenschaft"), ("de", ("--language", "en"), "Trait"), ("fr", (), "Trait")],
)
def test_what_stands_around_the_cards_is_said_in_their_language_or_another(
    tmp_path: Path, language: str, wished: tuple[str, ...], kind: str
) -> None:
    deck = write(tmp_path / "ours.yaml", language=language)
    assert run(deck, tmp_path, "--only", "cards", *wished) == 0
    assert printed(tmp_path / "out.pdf")[1] == kind


def test_the_wifi_has_a_card_where_the_settings_name_it(deck: Path, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('[network]\nwifi = "The Road"\n')
    assert run(deck, tmp_path, "--only", "seats") == 0
    assert "The Road" in printed(tmp_path / "out.pdf")[0]


def test_a_deck_on_the_shelf_is_found_by_its_name_and_language(tmp_path: Path) -> None:
    folder = tmp_path / "decks" / "hope_inhumanity"
    folder.mkdir(parents=True)
    write(folder / "ours.de.yaml", title="Ein Funke", language="de")
    assert run("ours", tmp_path, "--only", "cards", "--language", "de") == 0
    assert "Eigenschaft Ein Funke" in printed(tmp_path / "out.pdf")[0]
    assert run("the-hunters", tmp_path, "--only", "cards", "--language", "fr") == 0
    assert "Scene · Urban" in printed(tmp_path / "out.pdf")[0]


@pytest.mark.parametrize(("text", "small"), [("It is enough.", False), ("Much is said here. " * 120, True)])
def test_letters_that_became_small_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, small: bool
) -> None:
    assert run(write(tmp_path / "ours.yaml", text=text), tmp_path, "--only", "cards") == 0
    assert ("“A spark” says so much" in capsys.readouterr().err) == small


def test_letters_that_cannot_be_printed_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with faces():
        assert run(write(tmp_path / "ours.yaml", text="A 犬 waits."), tmp_path, "--only", "cards") == 0
    assert "letters that no typeface of this computer has: 犬" in capsys.readouterr().err


def test_a_card_of_another_script_is_printed_in_a_typeface_of_the_system(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with faces(FOLDER):
        assert run(write(tmp_path / "ours.yaml", text="王小明。"), tmp_path, "--only", "cards") == 0
    assert "typeface" not in capsys.readouterr().err
    assert "王小明" in printed(tmp_path / "out.pdf")[0]


def test_mistakes_are_told_and_nothing_is_written(
    deck: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck.write_text(deck.read_text().replace("gains", "wins"))
    assert run(deck, tmp_path) == 1
    assert "ours.yaml, line 7" in capsys.readouterr().err
    assert run("nowhere.yaml", tmp_path) == 1
    assert "the-long-road.en.yaml" in capsys.readouterr().err
    assert not (tmp_path / "out.pdf").exists()


def test_a_file_that_cannot_be_written_is_named(
    deck: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["print", str(deck), "--out", str(tmp_path / "no" / "out.pdf"), "--only", "tokens"]) == 1
    assert "out.pdf cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("part", "paper", "pages"), [("tiles", "A4", 12), ("tiles", "Letter", 10), ("markers", "A4", 2)]
)
def test_the_tiles_and_markers_of_a_game_are_printed_on_both_sides(
    tmp_path: Path, part: str, paper: str, pages: int
) -> None:
    assert run("the-brick-town", tmp_path, "--game", "hopes_end", "--only", part, "--paper", paper) == 0
    assert len(pypdfium2.PdfDocument(tmp_path / "out.pdf")) == pages


@pytest.mark.slow
def test_the_cards_of_a_game_with_tiles_are_printed_in_their_language(tmp_path: Path) -> None:
    game = ("--game", "hopes_end", "--only", "cards", "--language", "de")
    assert run("the-brick-town", tmp_path, *game) == 0
    front, back, *_ = printed(tmp_path / "out.pdf")
    assert "Was geschieht:" in front
    assert "Geschichte" in back


def test_the_board_of_a_game_is_printed_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board = ("--game", "human_punishment", "--only", "board")
    assert run("first-shift.de.yaml", tmp_path, *board, "--paper", "A2") == 0
    [page] = printed(tmp_path / "out.pdf")
    assert "Schrottplatz" in page
    assert "1 pages of A2" in capsys.readouterr().out
