"""A last sheet that says which letters no typeface of this computer has, and what helps."""

from collections.abc import Iterable
from dataclasses import replace
from unicodedata import category, name

from companion.adapters.language.speech import Speech
from companion.adapters.printing.cards import plain
from companion.adapters.printing.typesetting import PLAIN, fit
from companion.engine.words import say
from vision.mat import lettering
from vision.mat.layout import MatArea
from vision.mat.paper import PaperPage, PaperSheet
from vision.mat.shapes import Framed, Mark, Writing

EDGE, SIZE = 14.0, 5.0
"""Free paper around it, and the size of its type, in millimetres."""
MOST = 20
"""Kinds of letters that it names, at most."""
NAMELESS = "U+{:04X}"


def with_missing(pages: Iterable[PaperPage], speech: Speech) -> list[PaperPage]:
    """The pages, and after them the sheet, if any letter on them is missing."""
    found = list(pages)
    lost = missing(mark for page in found for mark in page.marks)
    if not lost:
        return found
    lettering.forget()
    return [*found, _sheet(found[0].sheet, lost, speech)]


def missing(marks: Iterable[object]) -> frozenset[str]:
    """The letters in what is written that are printed as question marks."""
    framed = (one for mark in marks for one in (mark.shapes if isinstance(mark, Framed) else (mark,)))
    return frozenset[str]().union(*(one.face.lacks(one.text) for one in framed if isinstance(one, Writing)))


def _sheet(like: PaperSheet, lost: frozenset[str], speech: Speech) -> PaperPage:
    width, depth = like.size
    area = MatArea("missing", 0.0, 0.0, width, depth)
    kinds = sorted({_kind(one) for one in lost})[:MOST]
    said = speech(say("print-missing", letters=", ".join(kinds)))
    lines: tuple[Mark, ...] = fit((plain(said, PLAIN, SIZE),), area.inside(EDGE)).lines
    return PaperPage(replace(like, part=area, edges=(), levels=()), lines)


def _kind(letter: str) -> str:
    """The script of a letter, or the name of any other sign, in English, as Unicode has it."""
    named = name(letter[0], NAMELESS.format(ord(letter[0])))
    if not category(letter[0]).startswith("L"):
        return named.lower()
    script = named.split()[0]
    return script if script == "CJK" else script.title()
