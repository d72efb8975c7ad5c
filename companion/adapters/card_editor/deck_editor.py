"""The decks, drafts and card pictures of one table's owner."""

from contextlib import ExitStack
from functools import partial
from typing import Any

from companion.adapters.card_editor.card_import import ImportedCards, ImportTarget, imported, language_of
from companion.adapters.card_editor.card_pictures import CardPictures
from companion.adapters.language.speech import Speech
from companion.engine.game import Game
from companion.engine.phrasebook.card_editor_spec import CardEditor
from companion.engine.phrasebook.card_file import (
    CardFile,
    Lines,
    card_id,
    card_key,
    read_card_file,
    write_card_file,
)
from companion.engine.phrasebook.outline import OutlineFaults
from companion.engine.refusal import refuse
from companion.engine.slug import slug
from companion.table.cards.drafts import NEW, Drafts, new_key
from companion.table.cards.own_decks import OwnDecks
from companion.table.commands.game import LeaveOutFile
from companion.table.sandbox.sandbox import sandboxed
from companion.table.table import Table
from web.ports.card_editor import Brought, EditorAddress


class DeckEditor:
    """Edits the decks of one table's owner. All methods may raise Refused."""

    def __init__(
        self, table: Table, game: Game[Any, Any], editor: CardEditor, decks: OwnDecks, pictures: CardPictures
    ) -> None:
        self.table = table
        self.game = game
        self.editor = editor
        self.decks = decks
        self.drafts = Drafts(decks.aside)
        self.pictures = pictures

    def shelve(self, file: str) -> str:
        """A deck that is new on the shelf waits to be taken in."""
        self.table.execute(LeaveOutFile(file))
        return file

    def create(self, title: str, language: str) -> str:
        """A new deck; returns the name of its file."""
        with self.decks.whole():
            return self.shelve(self.decks.create(title, language))

    def bring_back(self, file: str) -> str:
        """Takes a deck out of the bin; returns the name of its file."""
        with ExitStack() as undone:
            back = self.decks.bring_back(file)
            undone.callback(self.decks.delete, back)
            self.shelve(back)
            undone.pop_all()
        return back

    def rename(self, file: str, title: str) -> str:
        """Another name for a deck; its pictures go with it, and whether it is played with."""
        before, was_out = self.file(file).title, file in self.table.moment.seating.left_out
        with ExitStack() as undone:
            with self.decks.renaming(file, title) as renamed:
                undone.callback(self.pictures.move_deck, slug(title), slug(before))
                self.pictures.move_deck(slug(before), slug(title))
                if renamed != file and was_out:
                    self.shelve(renamed)
            undone.pop_all()
        return renamed

    def copy(self, file: str, title: str) -> str:
        """A copy of a deck under another name, with its pictures."""
        source = slug(self.file(file).title)
        self.pictures.check_copy(source)
        with self.decks.whole(), self.pictures.whole():
            copied = self.shelve(self.decks.copy(file, title))
            self.pictures.copy_deck(source, slug(title))
        return copied

    def restore(self, file: str, version: int) -> None:
        """Makes a deck as it was in that version; its pictures follow if it was called otherwise then."""
        before = self.file(file).title
        with self.decks.whole(file):
            self.decks.restore(file, version)
            self.pictures.move_deck(slug(before), slug(self.file(file).title))

    def file(self, name: str) -> CardFile:
        """A deck card by card; what cannot be read at all has none."""
        try:
            return self.decks.read(name)
        except OutlineFaults:
            return CardFile()

    def language(self, name: str) -> str:
        """The language in which a deck's cards are written."""
        return language_of(self.file(name))

    def lines(self, place: EditorAddress) -> Lines:
        """A card as it was last typed."""
        draft = self.drafts.of(place.deck).get((place.section, place.card))
        kept = self.kept(place)
        if draft is None and kept is None and not place.card.startswith(NEW):
            raise refuse("refused-card-gone")
        return draft if draft is not None else self.editor.tidy(place.section, kept or {})

    def _with_unshown(self, place: EditorAddress, lines: Lines) -> Lines:
        """A card with what its deck has in lines that no form shows, where it is a section of its own."""
        if not self.is_single(place.section):
            return lines
        shown = {one.key for one in self.editor.form(place.section, lines, self.language(place.deck))}
        kept = self.kept(place) or {}
        return {**{key: line for key, line in kept.items() if key not in shown}, **lines}

    def is_single(self, section: str) -> bool:
        """True if a deck has at most one card of that section."""
        return any(kind.single for kind in self.editor.kinds if kind.section == section)

    def begin(self, file: str, section: str) -> EditorAddress:
        """A new card that is to be written; the one of a section that is one card, as it was last typed."""
        place = EditorAddress(file, section, self._new_key(section))
        begun = (section, place.card) in self.drafts.of(file)
        if not begun and self.kept(place) is None:
            self.draft(place, {})
        return place

    def kept(self, place: EditorAddress) -> Lines | None:
        """A card as its deck has it, if it does."""
        self._check_section(place.section)
        return self.file(place.deck).find(place.section, place.card)

    def draft(self, place: EditorAddress, lines: Lines) -> None:
        """Keeps a card as it is typed; one that is as its deck has it is no draft."""
        kept, spot = self.kept(place), (place.section, place.card)
        tidy = self.editor.tidy(place.section, self._with_unshown(place, lines))
        if kept is not None and tidy == self.editor.tidy(place.section, kept):
            self.drafts.drop(place.deck, spot)
        else:
            self.drafts.keep(place.deck, spot, lines)

    def keep(self, place: EditorAddress, lines: Lines) -> EditorAddress:
        """Writes a card into its deck, where nothing is wrong with it; where the card then is."""
        self.drafts.keep(place.deck, (place.section, place.card), lines)
        single = self.is_single(place.section)
        tidy = self.editor.tidy(place.section, self._with_unshown(place, lines))
        faults = self.editor.examine(place.section, tidy, self.language(place.deck)).faults
        for messages in faults.values():
            raise refuse("refused-card-faults", why=messages[0])
        file = self._readable(place.deck)
        key = place.section if single else card_key(tidy)
        twins = {
            (section, file.key(section, one)) for section, cards in file.sections.items() for one in cards
        }
        if key in {card for spot in twins - {(place.section, place.card)} for card in spot[1:]}:
            raise refuse("refused-card-twin")
        after = EditorAddress(place.deck, place.section, key)
        with self.decks.whole(place.deck):
            changed = file.with_single if single else partial(file.with_card, before=place.card)
            self.decks.keep(place.deck, changed(place.section, lines=tidy))
            self.drafts.drop(place.deck, (place.section, place.card))
            self.pictures.move(self.id_of(place), self.id_of(after))
        return after

    def remove(self, place: EditorAddress) -> None:
        """Takes a card out of its deck, and its draft with it."""
        with self.decks.whole(place.deck):
            if self.kept(place) is not None:
                file = self._readable(place.deck)
                self.decks.keep(place.deck, file.without(place.section, place.card))
            self.drafts.drop(place.deck, (place.section, place.card))

    def id_of(self, place: EditorAddress) -> str:
        """The id of a card in play; one that is new has one nobody plays with."""
        return card_id(self.file(place.deck).title, place.card)

    def gather(self, name: str, section: str, brought: Brought, speech: Speech) -> tuple[str, ImportedCards]:
        """The imported data for a deck, or a new one, as text with its cards.

        A sheet may use the words that cards print in the deck's language, which are found by any `speech`.
        """
        language = self.language(name) if name else ""
        deck = ImportTarget(name, section, language)
        return sandboxed(imported, self.editor, brought, deck, speech.in_language(language))

    def bring_in(self, file: str, text: str, found: ImportedCards) -> tuple[str, int, int]:
        """Adds what was found to a deck, or to a new one; its name, and how many are good and others."""
        with self.decks.whole(*([file] if file else [])):
            if not file and not found.faults:
                return self.shelve(self.decks.add(text)), len(found.good), 0
            deck = file or self._begun(text)
            return deck, *self.put_in(deck, found)

    def _begun(self, text: str) -> str:
        """An own deck out of the head of a card file."""
        head = read_card_file("", text).without_box.head
        return self.shelve(self.decks.add(write_card_file(CardFile(head))))

    def put_in(self, file: str, found: ImportedCards) -> tuple[int, int]:
        """Adds good cards to a deck, and the others to its drafts; how many of both."""
        deck = self._readable(file)
        taken = {deck.key(section, card) for section, cards in deck.sections.items() for card in cards}
        others, kept = list(found.others), dict[str, list[Lines]]()
        for section, lines in found.good:
            key = section if self.is_single(section) else card_key(lines)
            if key in taken:
                others.append((section, lines))
                continue
            taken.add(key)
            kept.setdefault(section, []).append(lines)
        self.drafts.add(file, [((section, self._new_key(section)), lines) for section, lines in others])
        if kept:
            single = {section: cards[0] for section, cards in kept.items() if self.is_single(section)}
            deck = deck.with_cards({section: kept[section] for section in kept if section not in single})
            for section, lines in single.items():
                deck = deck.with_single(section, lines)
            self.decks.keep(file, deck)
        return sum(map(len, kept.values())), len(others)

    def _new_key(self, section: str) -> str:
        """The key of a card that nobody has begun yet; a section that is one card has its name."""
        return section if self.is_single(section) else new_key()

    def _readable(self, name: str) -> CardFile:
        """A deck that can be read; writing into another would lose what it holds. Raises Refused."""
        try:
            return self.decks.read(name)
        except OutlineFaults as broken:
            fault = broken.faults[0]
            raise refuse("refused-deck-broken", line=fault.place.line, why=fault.message) from broken

    def _check_section(self, section: str) -> None:
        if section not in {kind.section for kind in self.editor.kinds}:
            raise refuse("refused-card-gone")
