"""Rules as they are written down are read chapter by chapter, and found by each of their numbers."""

from companion.engine.rulebook import RuleChapter, RuleParagraph, chapters, numbers_in

TEXT = """# The rules

For readers of the file, with a [link](OTHER.md).

## Words

- **Pip, Pips** A dot on a die.

## A turn

> Roll before
> Talk after

All of this is *fast*.

- **TOY-001, TOY-003 to TOY-005** One die,
  and `no` other; see [the list](LIST.md) (TOY-A2).
- **TOY-A2** A tie is shared.
"""


def test_chapters_have_reminders_rules_and_words() -> None:
    words, turn = chapters(TEXT)
    assert words == RuleChapter("Words", (), (RuleParagraph((), ("Pip", "Pips"), "A dot on a die."),))
    assert turn.title == "A turn"
    assert turn.reminders == ("Roll before", "Talk after")
    assert turn.paragraphs == (
        RuleParagraph((), (), "All of this is fast."),
        RuleParagraph(
            ("TOY-001", "TOY-003", "TOY-004", "TOY-005"),
            (),
            "One die, and no other; see the list (TOY-A2).",
        ),
        RuleParagraph(("TOY-A2",), (), "A tie is shared."),
    )
    assert turn.numbers == {"TOY-001", "TOY-003", "TOY-004", "TOY-005", "TOY-A2"}


def test_a_span_of_numbers_is_written_in_german_too() -> None:
    (chapter,) = chapters("## Zug\n\n- **TOY-001 bis TOY-003** Ein Würfel.\n")
    assert chapter.numbers == {"TOY-001", "TOY-002", "TOY-003"}


def test_a_sentence_names_rules() -> None:
    assert list(numbers_in("TOY-001, TOY-A2: as A-07 says")) == ["TOY-001", "TOY-A2", "A-07"]
