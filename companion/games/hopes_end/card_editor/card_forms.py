"""History and Morality cards typed in: their words, and what they do as sentences (HE-027 to HE-031)."""

import re
from collections.abc import Iterator

from companion.engine.phrasebook.card_editor_spec import (
    Examined,
    Fill,
    LineForm,
    PhraseSentence,
    TextSpot,
    Understood,
)
from companion.engine.phrasebook.card_file import Lines
from companion.engine.phrasebook.nested import texts
from companion.engine.phrasebook.phrasebook import ENGLISH
from companion.engine.printed import Sign
from companion.engine.slug import slug
from companion.engine.words import Message, say
from companion.games.hopes_end.cards import History, Morality, Type
from companion.games.hopes_end.sentences import (
    EFFECTS,
    GAINS,
    LATER,
)
from companion.games.hopes_end.telling import effects_told, gains_of, later_line
from companion.games.hopes_end.view.printing import ANSWERS, HISTORY, MORALITY
from companion.games.hopes_end.written import GAINS_OF, LATER_OF, history_of, morality_of, plain
from companion.kit.cards.examining import sentences
from companion.kit.cards.form import picture_line, sentence_line, tidied, yes_no
from companion.kit.cards.page import CardListPage
from companion.kit.scenario.parts import MisreadDie, ScenarioPart

LONGEST_ID = 60
CARD, TEXTS = "card", "texts"


def form(section: str, language: str) -> tuple[LineForm, ...]:
    """The lines of such a card."""
    return tuple(_history(language) if section == "history" else _morality(language))


def tidy(section: str, lines: Lines, language: str = ENGLISH) -> Lines:
    """The card as a card file holds it."""
    said = tidied(form(section, language), lines)
    named = str(said.get("title" if section == "history" else "question", ""))
    id_ = said.get("id") or slug(named)[:LONGEST_ID].strip("-")
    return {**said, "id": id_} if id_ else said


def examine(section: str, lines: Lines, language: str) -> Examined:
    """Checks the card line by line."""
    said = {key: tuple(sentences(lines.get(key, ""), page, language)) for key, page in _pages(section)}
    faults = {key: found for key, some in said.items() if (found := _faults(some))}
    faults |= {key: (message,) for key, message in _lacks(section, lines)}
    back = HISTORY if section == "history" else MORALITY
    if faults:
        return Examined(faults, said, back=back)
    try:
        understood = tuple(_understood(section, tidy(section, lines, language)))
    except MisreadDie as misread:
        return Examined({_line_of(misread): (_explained(misread),)}, said, back=back)
    return Examined({}, said, understood, back)


def _line_of(misread: MisreadDie) -> str:
    """The line that a fault is in, by its place."""
    found = re.match(rf"{CARD}\.([a-z0-9 -]+)", str(misread))
    return found[1] if found else "id"


def _explained(misread: MisreadDie) -> Message:
    return say("editor-fault", why=str(misread).partition(": ")[2])


def _understood(section: str, lines: Lines) -> Iterator[Understood]:
    values = ScenarioPart(plain(lines), CARD)
    if section == "history":
        card: History = history_of(values)
        yield Understood(say("editor-effects"), effects_told(card))
        return
    question: Morality = morality_of(values)
    for n, text in enumerate(question.answers, start=1):
        told = (later_line(question, n),) if question.later else ()
        yield Understood(text, (*(gains_of(question, n) or (say("editor-gains-nothing"),)), *told))


def _faults(sentences: tuple[PhraseSentence, ...]) -> tuple[Message, ...]:
    return tuple(sentence.fault for sentence in sentences if sentence.fault is not None)


def _lacks(section: str, lines: Lines) -> Iterator[tuple[str, Message]]:
    if section == "history":
        if not _text(lines, "title"):
            yield "title", say("editor-missing")
        return
    if not _text(lines, "question"):
        yield "question", say("editor-missing")
    answers = [text for text in texts(lines.get(TEXTS, ())) if text.strip()]
    if len(answers) != len(ANSWERS):
        yield TEXTS, say("editor-answers-missing", n=len(ANSWERS))


def _history(language: str) -> Iterator[LineForm]:
    yield LineForm("title", say("editor-title"), Fill.SHORT)
    yield picture_line(say("editor-picture"))
    yield LineForm("text", say("editor-text"), Fill.LONG)
    yield _sentences("effects", EFFECTS, language, Sign.STAR)
    yield LineForm("by-hand", say("editor-by-hand"), Fill.CHOICE, yes_no("true"), spot=TextSpot.FOOT)
    yield LineForm("id", say("editor-id"), Fill.SHORT, spot=TextSpot.FOOT)


def _morality(language: str) -> Iterator[LineForm]:
    yield LineForm("question", say("editor-question"), Fill.LONG, spot=TextSpot.TITLE)
    yield picture_line(say("editor-picture"))
    yield LineForm(
        "type", say("editor-type"), Fill.CHOICE, tuple((str(one), say(f"type-{one}")) for one in Type)
    )
    places = tuple(say("editor-answer", n=n) for n in range(1, len(ANSWERS) + 1))
    yield LineForm(TEXTS, say("editor-answers"), Fill.PLACES, places=places, spot=TextSpot.STORY)
    for n, (key, sign) in enumerate(zip(GAINS_OF, ANSWERS, strict=True), start=1):
        yield _sentences(key, GAINS, language, sign, n)
    yield LineForm("face", say("editor-face"), Fill.SHORT, spot=TextSpot.FOOT)
    yield LineForm("later", say("editor-later-texts"), Fill.PLACES, places=places, spot=TextSpot.FOOT)
    for n, (key, sign) in enumerate(zip(LATER_OF, ANSWERS, strict=True), start=1):
        yield _sentences(key, LATER, language, sign, n)
    yield LineForm("id", say("editor-id"), Fill.SHORT, spot=TextSpot.FOOT)


def _sentences(key: str, page: CardListPage, language: str, sign: Sign, n: int = 0) -> LineForm:
    return sentence_line(key, say(f"editor-{page.name}", n=n), page, language, sign)


def _pages(section: str) -> tuple[tuple[str, CardListPage], ...]:
    if section == "history":
        return (("effects", EFFECTS),)
    return (*((key, GAINS) for key in GAINS_OF), *((key, LATER) for key in LATER_OF))


def _text(lines: Lines, key: str) -> str:
    return " ".join(" ".join(texts(lines.get(key, ""))).split())
