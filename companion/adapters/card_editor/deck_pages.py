"""Views of decks and cards for the editor's pages, in one language."""

from collections.abc import Collection, Iterator, Mapping, Set
from dataclasses import replace
from itertools import zip_longest
from typing import TypeAlias

from companion.adapters.card_editor.card_face import drawing, face
from companion.adapters.card_editor.deck_editor import DeckEditor
from companion.adapters.game_catalogue.game_pictures import address, is_there
from companion.adapters.language.speech import Speech
from companion.engine.phrasebook.card_editor_spec import (
    TITLE,
    Examined,
    Fill,
    LineForm,
    PhraseSentence,
    TextSpot,
    TriedCard,
)
from companion.engine.phrasebook.card_file import CardFile, Line, Lines
from companion.engine.phrasebook.nested import texts
from companion.engine.phrasebook.outline import OutlineFault
from companion.engine.phrasebook.placeholders import Placeholder
from companion.engine.refusal import Refused
from companion.engine.words import Message, say
from companion.table.cards.own_decks import DeckVersion
from web.ports.card_editor import ALL, EditorAddress
from web.shown import card_editor as shown
from web.shown.view import Explanation

Faults: TypeAlias = Mapping[str, tuple[Message, ...]]
"""By line; those of the whole card under an empty name."""


class DeckPages:
    """The editor's views in one language."""

    def __init__(self, deck_editor: DeckEditor, speech: Speech) -> None:
        self._deck_editor = deck_editor
        self._editor = deck_editor.editor
        self._say = speech

    def shelf(self) -> shown.ShelfView:
        """All decks, the owner's first."""
        own = self._deck_editor.decks.names()
        languages = self._deck_editor.table.cards.languages()
        rows = [self._row(name, languages.get(name, ""), name in own) for name in languages]
        return shown.ShelfView(
            tuple(sorted(rows, key=lambda row: not row.own)), self._deck_editor.decks.binned()
        )

    def deck(self, name: str) -> shown.DeckView:
        """One deck; its drafts stand where their cards are, new ones at the end."""
        file, own = self._deck_editor.file(name), name in self._deck_editor.decks.names()
        text = self._deck_editor.decks.any_text(name)
        versions = self._deck_editor.decks.versions(name) if own else ()
        faults = self._editor.check(name, text)
        return shown.DeckView(
            file=name,
            title=file.title or name,
            language=file.head.get("language", ""),
            own=own,
            kinds=tuple(
                shown.KindView(kind.section, self._say(kind.label), self._say(kind.many))
                for kind in self._editor.kinds
            ),
            cards=tuple(self._cards(file, self._deck_editor.drafts.of(name) if own else {})),
            cautions=tuple(
                shown.NoteView(self._say(one.text), one.section, one.card) for one in self._editor.warn(file)
            ),
            faults=self.faults(faults),
            versions=tuple(map(_version, versions)),
        )

    def card(
        self, place: EditorAddress, tried: tuple[TriedCard, ...] = (), touched: Collection[str] | None = None
    ) -> shown.EditorCardView:
        """One card as a form; faults are told of the lines that are `touched`, else of those with something.

        Of a card that its deck has they are told of every line.
        """
        lines = self._deck_editor.lines(place)
        language = self._deck_editor.language(place.deck)
        examined = self._editor.examine(place.section, lines, language)
        form = self._editor.form(place.section, lines, language)
        kind = next(one for one in self._editor.kinds if one.section == place.section)
        keys = {line.key for line in form}
        touched = (ALL,) if self._deck_editor.kept(place) is not None else touched
        told, faults = _told(lines, keys, touched), _by_line(examined, keys)
        fields = tuple(self._field(line, lines, examined, faults, touched=line.key in told) for line in form)
        picture = self._deck_editor.pictures.find(self._deck_editor.id_of(place))
        return shown.EditorCardView(
            deck=place.deck,
            section=place.section,
            key=place.card,
            title=next((_text(lines.get(one.key, "")) for one in form if one.stands is TextSpot.TITLE), ""),
            kind=self._say(kind.label),
            language=language,
            fields=fields,
            meanings=tuple(
                shown.MeaningView(self._say(one.label), self._say.all(one.words))
                for one in examined.understood
            ),
            faults=self._say.all(faults.get("", ())) if keys <= told else (),
            good=examined.is_good,
            draft=(place.section, place.card) in self._deck_editor.drafts.of(place.deck),
            photograph=picture and f"/t/{self._deck_editor.table.id}/card/{picture}",
            face=self._face(lines, form, fields, examined),
            can_try=kind.tried,
            tried=tuple(map(self._tried, tried)),
        )

    def _face(
        self,
        lines: Lines,
        form: tuple[LineForm, ...],
        fields: tuple[shown.FieldView, ...],
        examined: Examined,
    ) -> shown.CardFaceView:
        drawn = drawing(examined.picture, self._say) if examined.picture else None
        made = face(fields, {one.key: (one.stands, one.sign) for one in form}, examined.back, drawn)
        return replace(made, composed=self._composed(_text(lines.get("picture", ""))))

    def _composed(self, line: str) -> str:
        """The address of the picture of a line, empty for one that cannot be drawn yet."""
        meta, name = self._deck_editor.game.meta, f"{self._editor.palette}: {line}"
        if not line or not self._editor.palette or not is_there(meta.package, name):
            return ""
        return address(self._deck_editor.table.id, meta.name, meta.package, name) or ""

    def faults(self, many: tuple[OutlineFault, ...]) -> tuple[str, ...]:
        """Faults with their lines and columns."""
        return tuple(
            self._say(say("fault", line=one.place.line, column=one.place.column, text=one.message))
            for one in many
        )

    def _row(self, name: str, language: str, own: bool) -> shown.DeckRow:
        try:
            file = self._deck_editor.file(name)
            drafts = len(self._deck_editor.drafts.of(name)) if own else 0
        except Refused:
            file, drafts = CardFile(), 0
        cards = sum(map(len, file.sections.values()))
        taken = name not in self._deck_editor.table.moment.seating.left_out
        return shown.DeckRow(name, file.title or name, language, cards, drafts, own, taken)

    def _cards(self, file: CardFile, drafts: Mapping[tuple[str, str], Lines]) -> Iterator[shown.CardRow]:
        for kind in self._editor.kinds:
            section, label = kind.section, self._say(kind.label)
            drawn = self._drawn if kind.drawn else _not_drawn
            kept = {file.key(section, lines): lines for lines in file.sections.get(section, ())}
            new = {
                card: lines
                for (where, card), lines in drafts.items()
                if where == section and card not in kept
            }
            for key, lines in (*kept.items(), *new.items()):
                typed = drafts.get((section, key))
                now = lines if typed is None else typed
                row = self._card_row(section, key, label, now, typed is not None)
                yield replace(row, picture=drawn(section, now))

    def _card_row(self, section: str, key: str, kind: str, lines: Lines, draft: bool) -> shown.CardRow:
        title, signs = self._titled(section, lines)
        if self._deck_editor.is_single(section):
            return shown.CardRow(section, key, kind, kind, signs, "", draft)
        words = " · ".join(text for line in lines.values() if (text := _text(line)) and text != title)
        return shown.CardRow(section, key, title, kind, signs, words, draft)

    def _drawn(self, section: str, lines: Lines) -> shown.DrawingView | None:
        """The drawing of an unfinished card."""
        picture = self._editor.examine(section, lines, "").picture
        return drawing(picture, self._say) if picture else None

    def _titled(self, section: str, lines: Lines) -> tuple[str, tuple[str, ...]]:
        """A card's title in lists, with its signs; a card without a title uses its first sign."""
        signs = self._say.all(self._editor.signs(section, lines))
        form = () if lines.get(TITLE) else self._editor.form(section, lines, "")
        heads = [one.key for one in form if one.stands is TextSpot.TITLE] if form else [TITLE]
        if heads or not signs:
            return _text(lines.get(heads[0], "")) if heads else "", signs
        return signs[0], signs[1:]

    def _field(
        self, line: LineForm, lines: Lines, examined: Examined, faults: Faults, *, touched: bool
    ) -> shown.FieldView:
        sentences = examined.sentences.get(line.key, ())
        said = {sentence.fault for sentence in sentences}
        others = tuple(one for one in faults.get(line.key, ()) if one not in said)
        return shown.FieldView(
            key=line.key,
            label=self._say(line.label),
            fill=line.fill,
            value="" if line.fill is Fill.SENTENCES else _text(lines.get(line.key, "")),
            choices=tuple((value, self._say(label)) for value, label in line.choices),
            sentences=tuple(self._sentence(sentence, touched=touched) for sentence in sentences),
            starts=tuple((start.form, start.sentence) for start in line.starts),
            phrases=line.phrases,
            faults=self._say.all(others) if touched else (),
            pictures={key: drawing(one, self._say) for key, one in line.pictures.items()},
            touched=touched,
            group=self._say(line.group),
            language=line.language,
            note=self._say(line.note),
            places=tuple(
                _placed(self._say.all(line.places), lines.get(line.key, ""), letters=bool(line.choices))
            ),
        )

    def _tried(self, tried: TriedCard) -> shown.TriedView:
        why: tuple[Explanation, ...]
        why = tuple(Explanation(self._say(one.text), one.rules) for one in tried.why)
        return shown.TriedView(self._say(tried.label), self._say.all(tried.story), why)

    def _sentence(self, sentence: PhraseSentence, *, touched: bool) -> shown.SentenceView:
        parts = (
            shown.HoleView(part.said, part.ways) if isinstance(part, Placeholder) else part
            for part in sentence.parts
        )
        fault = self._say.maybe(sentence.fault) if touched else None
        return shown.SentenceView(sentence.text, tuple(parts), fault)


def _not_drawn(_section: str, _lines: Lines) -> None:
    """Most cards are known by their words."""


def _placed(places: tuple[str, ...], line: Line, *, letters: bool) -> Iterator[tuple[str, str]]:
    """Each place's label and text; a line of `letters` has one for each place."""
    said = tuple(line) if letters else tuple(texts(line))
    return zip_longest(places, said[: len(places)], fillvalue="")


def _told(lines: Lines, keys: Set[str], touched: Collection[str] | None) -> Set[str]:
    """The lines of which faults are told."""
    if touched is not None and ALL in touched:
        return keys
    return {key for key in keys if (key in touched if touched is not None else lines.get(key))}


def _by_line(examined: Examined, keys: Set[str]) -> Faults:
    """The faults by line; that a line is missing is told of the whole card, and belongs beside it."""
    found: dict[str, tuple[Message, ...]] = {}
    for key, many in examined.faults.items():
        for one in many:
            line = key if key in keys else str(one.values.get("line", ""))
            line = line if line in keys else ""
            found[line] = (*found.get(line, ()), one)
    return found


def _text(line: Line) -> str:
    return line if isinstance(line, str) else "; ".join(line)


def _version(version: DeckVersion) -> shown.VersionView:
    return shown.VersionView(version.number, version.kept.strftime("%Y-%m-%d %H:%M"))
