"""The words of the pages: each is used, each is there, and a file that cannot be read is an error."""

import re
from pathlib import Path

import pytest

from web.site import HERE
from web.words import LONGEST, Catalogue

TEXTS = HERE / "texts" / "en.ftl"
SAID = re.compile(r"""\bsay\(\s*["']([a-z-]+)["']""")
PREFIXED = re.compile(r"""\bsay\(\s*["']([a-z-]+-)["']\s*~""")
"""The beginning of a key whose end a template works out."""
ASTRAY = re.compile(r"""Astray\(\d+,\s*"([a-z-]+)\"""")
KNOWN = re.compile(r"""(?:\d{3}: |KNOWN\.get\(status, |_friendly\(status, )"([a-z-]+)\"""")
WRONG = re.compile(r"""ask_for_code\("([a-z-]+)"\)""")


def written() -> set[str]:
    return set(re.findall(r"^([a-z-]+) =", TEXTS.read_text(encoding="utf-8"), re.MULTILINE))


def used() -> set[str]:
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.rglob("*.py")))
    drawn = "\n".join(path.read_text(encoding="utf-8") for path in sorted((HERE / "templates").iterdir()))
    lost = {key for pattern in (ASTRAY, KNOWN, WRONG) for key in pattern.findall(code)}
    prefixes = tuple(PREFIXED.findall(drawn))
    said = {key for key in SAID.findall(drawn) if key not in prefixes}
    return {
        "language-name",
        *SAID.findall(code),
        *said,
        *(key for key in written() if key.startswith(prefixes)),
        *lost,
        *(f"{key}-todo" for key in lost),
    }


def catalogue(folder: Path, **files: str) -> Catalogue:
    for language, text in files.items():
        (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    return Catalogue([folder])


def test_every_key_that_pages_say_is_written() -> None:
    assert used() - written() == set()


def test_every_key_that_is_written_is_said() -> None:
    assert written() - used() == set()


def test_a_text_is_said_with_its_values(tmp_path: Path) -> None:
    words = catalogue(tmp_path, en="of = { $value } of { $size }")
    assert words.say("en", "of", {"value": 2, "size": 5}) == "2 of 5"


def test_what_is_too_long_for_a_sentence_is_cut_and_said(tmp_path: Path) -> None:
    words = catalogue(tmp_path, en="cards = The cards cannot be read: { $why }\n")
    for length, end in ((LONGEST, "x"), (LONGEST + 1, "x…"), (100_000, "x…")):
        said = words.say("en", "cards", {"why": "x" * length})
        assert said.endswith(end)
        assert len(said) <= len("The cards cannot be read: ") + LONGEST + 1


def test_a_language_without_a_key_falls_back_to_english(tmp_path: Path) -> None:
    words = catalogue(tmp_path, en="yes = yes\nno = no", de="yes = ja")
    assert [words.say(language, key, {}) for language in ("de", "fr") for key in ("yes", "no")] == [
        "ja",
        "no",
        "yes",
        "no",
    ]
    assert words.languages == ("en", "de")


def test_a_language_is_there_where_each_folder_has_its_file(tmp_path: Path) -> None:
    for folder, known in (("house", ("en", "de", "fr")), ("more", ("en", "fr", "es"))):
        (tmp_path / folder).mkdir()
        for language in known:
            (tmp_path / folder / f"{language}.ftl").write_text(f"{folder} = {language}")
    words = Catalogue([tmp_path / "house", tmp_path / "more"])
    assert words.languages == ("en", "fr")
    assert [words.speaker(("es", "de"), key) for key in ("house", "more", "none")] == ["de", "es", "en"]


@pytest.mark.parametrize("language", ["en", "de", "xx"])
def test_an_unknown_key_is_an_error_that_names_it(tmp_path: Path, language: str) -> None:
    words = catalogue(tmp_path, en="yes = yes", de="yes = ja")
    with pytest.raises(KeyError, match="maybe"):
        words.say(language, "maybe", {})


def test_a_hole_left_open_is_an_error_that_names_the_key(tmp_path: Path) -> None:
    words = catalogue(tmp_path, en="of = { $value } of { $size }")
    with pytest.raises(KeyError, match="of:"):
        words.say("en", "of", {"value": 2})


def test_a_key_without_a_text_of_its_own_is_an_error(tmp_path: Path) -> None:
    words = catalogue(tmp_path, en="only =\n    .hint = a hint")
    with pytest.raises(KeyError, match="only"):
        words.say("en", "only", {})


def test_a_file_that_cannot_be_read_is_an_error_that_says_where(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"en\.ftl: cannot read 'a line without sense'"):
        catalogue(tmp_path, en="yes = yes\na line without sense\nno = no")


def test_a_comment_is_no_junk(tmp_path: Path) -> None:
    assert catalogue(tmp_path, en="# why\nyes = yes").say("en", "yes", {}) == "yes"


def test_a_message_may_refer_to_others_wherever_they_stand(tmp_path: Path) -> None:
    words = catalogue(
        tmp_path, en="who = { -name } and { friend }\nfriend = { who-else }\n-name = Ada\nwho-else = Ben"
    )
    assert words.say("en", "who", {}) == "Ada and Ben"


def test_a_translation_that_makes_no_sense_costs_that_sentence_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    words = catalogue(tmp_path, en="yes = yes\nno = no", de="yes = { ja\nno = nein")
    assert [words.say("de", key, {}) for key in ("yes", "no")] == ["yes", "nein"]
    assert "the words of yes make no sense" in caplog.text


def test_a_message_over_several_lines_is_one(tmp_path: Path) -> None:
    text = (
        "dice = { $n ->\n    [one] One die\n   *[other] { $n } dice\n}\n# next\nend =\n    It is\n    over."
    )
    words = catalogue(tmp_path, en=text)
    assert words.say("en", "dice", {"n": 2}) == "2 dice"
    assert words.say("en", "end", {}) == "It is\nover."
