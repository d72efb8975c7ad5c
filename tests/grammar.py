"""Faults of grammar that a program can find in a sentence: numbers, articles, doubled marks, capitals."""

import re
from collections.abc import Iterator, Mapping

GERMAN: Mapping[str, tuple[str, str]] = {
    "f": (
        "Karte Wunde Eigenschaft Gesundheit Menschlichkeit Hoffnung Probe Verbesserung Falle Kiste Anklage"
        " Aktion Stufe Kerbe Antwort Frage Person Schnur Schleife Reise Etappe Fähigkeit Fertigkeit Art",
        "Karten Wunden Eigenschaften Proben Verbesserungen Fallen Kisten Anklagen Aktionen Stufen Kerben"
        " Antworten Fragen Personen Schnüre Schleifen Reisen Etappen Fähigkeiten Fertigkeiten Arten",
    ),
    "m": (
        "Würfel Zug Chip Feind Soldat Scharfschütze Dieb Kriecher Panzer Marker Gegenstand Scanner Tag Ort"
        " Punkt Schritt Platz Schaden Drachen",
        "Züge Chips Feinde Diebe Gegenstände Tage Orte Punkte Schritte Plätze",
    ),
    "n": (
        "Programm Fundstück Plättchen Feld Ereignis Ziel Schiff Haus Brett",
        "Programme Fundstücke Felder Ereignisse Ziele Schiffe Häuser Bretter",
    ),
}
"""Nouns of the games by their gender: for one, and for many where that form is another."""
ENGLISH = (
    "card Card wound Wound trait Trait asset Asset program Program chip box trap Trap action turn time point"
    " tile day round step player answer ship kite ribbon die Enemy Tank Sniper Soldier Crawler Thief space"
)
ENGLISH_MANY = (
    "cards Cards wounds Wounds traits Traits assets Assets programs Programs chips boxes traps Traps actions"
    " turns times points tiles days rounds steps players answers ships kites ribbons dice Enemies Tanks"
    " Snipers Soldiers Crawlers Thieves spaces types"
)
FACTIONS = "Mensch|Maschine|Gefallen|Legion|Human|Machine|Fallen"
STARTS = "Wer Alle Du Die Der Das Ein Eine Wenn Falls Everyone Whoever You The If They Each"


def _any(*words: str) -> str:
    return f"(?:{'|'.join(' '.join(words).split())})"


_OTHER_THAN_M, _OTHER_THAN_F = (
    _any(*(GERMAN[one][0] for one in GERMAN if one != "m"), *(GERMAN[one][1] for one in GERMAN)),
    _any(*(GERMAN[one][0] for one in GERMAN if one != "f"), *(GERMAN[one][1] for one in GERMAN)),
)
_ADJECTIVE = r"(?:[a-zäöüß]+(?:e|en|er|es|em) )?"
FAULTS: Mapping[str, Mapping[str, str]] = {
    "": {
        "a doubled mark": r"[.,:;?!] ?[.,:;?!](?!\.)|(?<!\.)\.\.(?!\.)|…\.",
        "a doubled space": r"\S  +\S",
        "a space before a mark": r"\w [.,;?!](?:\s|$)",
        "a multiplication": rf"\b\d+ x (?!(?:[a-zäöü]+|{FACTIONS})\b)",
        "a capital within": rf"^[^:]*(?:, |– ){_any(STARTS)}\b",
        "a word twice": r"\b(?!sie\b|die\b|das\b|der\b|had\b|that\b)(\w{2,}) \1\b",
        "an empty bracket": r"\( ?\)|“ ?”|„ ?“",
        "two forms at once": r"\w/(?:er|in|innen|s)\b",
    },
    "de": {
        "one with many": rf"\b1 {_ADJECTIVE}{_any(*(many for _, many in GERMAN.values()))}\b",
        "many with one": rf"\b(?:[2-9]|1\d) {_ADJECTIVE}"
        rf"(?!Gesundheit|Menschlichkeit|Hoffnung|Würfel|Scanner|Marker|Kriecher|Panzer|Plättchen|Schaden|Drachen)"
        rf"{_any(*(one for one, _ in GERMAN.values()))}\b",
        "one of many": r"\b1 (?:der|deiner|ihrer|eurer) (?:\w+e[nr] )?(?!Würfel)[A-ZÄÖÜ]\w+(?! gelingt)",
        "an article of another gender": rf"\b(?:eine|jede) (?:{_any(*(GERMAN[g][0] for g in 'mn'))})\b"
        rf"|\b(?:einen|jeden) {_ADJECTIVE}{_OTHER_THAN_M}\b"
        rf"|\b(?:ein|kein) (?:{_any(GERMAN['f'][0])})\b",
        "one alone": r"\bbis zu 1\b|\b1 (?:von ihnen|mehrere)\b",
    },
    "en": {
        "one with many": rf"\b1 (?!for )(?:[a-z]+ )?{_any(ENGLISH_MANY)}\b",
        "many with one": rf"\b(?:[2-9]|1\d) (?:personal |general |own )?{_any(ENGLISH)}\b(?! of the)(?!-)",
        "an article of another sound": r"\ba [aeio]\w+|\b[Aa]n (?!hour|honest|heir)[^aeiouAEIOU\W\d]\w+",
        "one alone": r"\bup to 1\b(?![ ,])",
    },
}
"""Name of a fault to its pattern, by language; those without one are faults in each."""


def faults(sentence: str, language: str) -> Iterator[str]:
    """Names of the faults in a sentence, each with the words that show it."""
    for one in ("", language):
        for name, pattern in FAULTS.get(one, {}).items():
            if found := re.search(pattern, sentence):
                yield f"{name}: {found[0]!r}"
