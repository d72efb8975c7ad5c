"""What lies on the bench of a table: the owner's decks, the cards being written, and their pictures."""

from collections.abc import Iterator, Set
from dataclasses import dataclass

from companion.bridges.card_pictures import CardPictures
from companion.bridges.speech import Speech
from companion.engine.card_file import CardFile, Lines, card_id, card_key, read_card_file, write_card_file
from companion.engine.card_sheet import Row, read_card_sheet
from companion.engine.craft import Craft
from companion.engine.encoding import decoded
from companion.engine.outline import Fault, OutlineFaults
from companion.engine.outline import Place as InFile
from companion.engine.refusal import refuse
from companion.engine.slug import slug
from companion.table.drafts import NEW, Drafts, new_key
from companion.table.own_decks import OwnDecks
from companion.table.shelf import language_in
from companion.table.table import Table
from web.workshop_door import Brought, Place


@dataclass(frozen=True)
class Gathered:
    """The cards that were found in a text: good ones, others, and every fault.

    A text that is not `readable` is no card file at all.
    """

    good: tuple[tuple[str, Lines], ...]
    others: tuple[tuple[str, Lines], ...]
    faults: tuple[Fault, ...]
    readable: bool = True


class Workbench:
    """Everything about the decks of one table's owner that changes something. All may raise Refused."""

    def __init__(self, table: Table, craft: Craft, decks: OwnDecks, pictures: CardPictures) -> None:
        self.table = table
        self.craft = craft
        self.decks = decks
        self.drafts = Drafts(decks.aside)
        self.pictures = pictures

    def shelve(self, file: str) -> str:
        """A deck that is new on the shelf waits to be taken in."""
        self.table.leave_out(file)
        return file

    def rename(self, file: str, title: str) -> str:
        """Another name for a deck; its pictures go with it, and whether it is played with."""
        before, was_out = self.file(file).title, file in self.table.moment.seating.left_out
        renamed = self.decks.rename(file, title)
        self.pictures.move_deck(slug(before), slug(title))
        if renamed != file and was_out:
            self.shelve(renamed)
        return renamed

    def copy(self, file: str, title: str) -> str:
        """A copy of a deck under another name, with its pictures."""
        source = slug(self.file(file).title)
        self.pictures.check_copy(source)
        copied = self.shelve(self.decks.copy(file, title))
        self.pictures.copy_deck(source, slug(title))
        return copied

    def restore(self, file: str, version: int) -> None:
        """Makes a deck as it was in that version; its pictures follow if it was called otherwise then."""
        before = self.file(file).title
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
        return _language_of(self.file(name))

    def lines(self, place: Place) -> Lines:
        """A card as it was last typed."""
        draft = self.drafts.of(place.deck).get((place.section, place.card))
        kept = self.kept(place)
        if draft is None and kept is None and not place.card.startswith(NEW):
            raise refuse("refused-card-gone")
        return draft if draft is not None else kept or {}

    def kept(self, place: Place) -> Lines | None:
        """A card as its deck has it, if it does."""
        self._check_section(place.section)
        return self.file(place.deck).find(place.section, place.card)

    def draft(self, place: Place, lines: Lines) -> None:
        """Keeps a card as it is typed; one that is as its deck has it is no draft."""
        kept, spot = self.kept(place), (place.section, place.card)
        tidy = self.craft.tidy(place.section, lines)
        if kept is not None and tidy == self.craft.tidy(place.section, kept):
            self.drafts.drop(place.deck, spot)
        else:
            self.drafts.keep(place.deck, spot, lines)

    def keep(self, place: Place, lines: Lines) -> Place:
        """Writes a card into its deck, where nothing is wrong with it; where the card then is."""
        self.drafts.keep(place.deck, (place.section, place.card), lines)
        tidy = self.craft.tidy(place.section, lines)
        faults = self.craft.examine(place.section, tidy, self.language(place.deck)).faults
        for messages in faults.values():
            raise refuse("refused-card-faults", why=messages[0])
        file = self._readable(place.deck)
        key = card_key(tidy)
        twins = {(section, card_key(one)) for section, cards in file.sections.items() for one in cards}
        if key in {card for spot in twins - {(place.section, place.card)} for card in spot[1:]}:
            raise refuse("refused-card-twin")
        self.decks.keep(place.deck, file.with_card(place.section, place.card, tidy))
        self.drafts.drop(place.deck, (place.section, place.card))
        after = Place(place.deck, place.section, key)
        self.pictures.move(self.id_of(place), self.id_of(after))
        return after

    def remove(self, place: Place) -> None:
        """Takes a card out of its deck, and its draft with it."""
        if self.kept(place) is not None:
            file = self._readable(place.deck)
            self.decks.keep(place.deck, file.without(place.section, place.card))
        self.drafts.drop(place.deck, (place.section, place.card))

    def id_of(self, place: Place) -> str:
        """The id of a card in play; one that is new has one nobody plays with."""
        return card_id(self.file(place.deck).title, place.card)

    def text_of(self, name: str, brought: Brought) -> str:
        """What was brought for a deck, or for a new one. Raises Refused where its letters are in doubt."""
        data = brought.encode("utf-8", "replace") if isinstance(brought, str) else brought
        return decoded(data, self.language(name) if name else language_in(data))

    def gather(self, name: str, section: str, text: str, speech: Speech) -> Gathered:
        """The cards in a text, and every fault: of a card file by its lines, of a sheet by its rows.

        A sheet may be in the words that the deck's language prints, which follow from anybody's `speech`.
        """
        if _is_card_file(text):
            return self._out_of_file(name, text)
        if not name:
            raise refuse("refused-import-new")
        self._check_section(section)
        language = self.language(name)
        sheet = read_card_sheet(name, text, self.craft, section, language, speech.in_language(language))
        blamed = {fault.place for fault in sheet.faults}
        faults = [*sheet.faults, *(one for row in sheet.rows for one in self._faults(row, language, blamed))]
        cards = [(row.section, row.lines) for row in sheet.rows]
        return self._sorted(cards, tuple(sorted(dict.fromkeys(faults), key=_place_of)), language)

    def new_deck(self, text: str) -> str:
        """An own deck out of the head of a card file; one without any fault stays as it was written."""
        if not self.craft.check("", text):
            return self.shelve(self.decks.add(text))
        head = read_card_file("", text).without_box.head
        return self.shelve(self.decks.add(write_card_file(CardFile(head))))

    def put_in(self, file: str, found: Gathered) -> tuple[int, int]:
        """Adds good cards to a deck, and the others to its drafts; how many of both."""
        deck = self._readable(file)
        taken = {card_key(one) for cards in deck.sections.values() for one in cards}
        kept, others = 0, list(found.others)
        for section, lines in found.good:
            if card_key(lines) in taken:
                others.append((section, lines))
                continue
            taken.add(card_key(lines))
            deck, kept = deck.with_card(section, "", lines), kept + 1
        if kept:
            self.decks.keep(file, deck)
        self.drafts.add(file, [((section, new_key()), lines) for section, lines in others])
        return kept, len(others)

    def _out_of_file(self, name: str, text: str) -> Gathered:
        faults = self.craft.check(name, text)
        try:
            file = read_card_file(name, text)
        except OutlineFaults as broken:
            return Gathered((), (), broken.faults, readable=False)
        known = [kind.section for kind in self.craft.kinds]
        cards = [(section, one) for section in known for one in file.sections.get(section, ())]
        return self._sorted(cards, faults, _language_of(file))

    def _sorted(self, cards: list[tuple[str, Lines]], faults: tuple[Fault, ...], language: str) -> Gathered:
        good = [one for one in cards if self.craft.examine(*one, language).is_good]
        tidy = tuple((section, self.craft.tidy(section, lines)) for section, lines in good)
        return Gathered(tidy, tuple(one for one in cards if one not in good), faults)

    def _faults(self, row: Row, language: str, blamed: Set[InFile]) -> Iterator[Fault]:
        """What the game says of the card, but of cells that were blamed already."""
        for line, messages in self.craft.examine(row.section, row.lines, language).faults.items():
            if row.places.get(line) not in blamed:
                place = row.places.get(line) or min(row.places.values())
                yield from (Fault(InFile(place.file, place.line, place.column), one) for one in messages)

    def _readable(self, name: str) -> CardFile:
        """A deck that can be read; writing into another would lose what it holds. Raises Refused."""
        try:
            return self.decks.read(name)
        except OutlineFaults as broken:
            fault = broken.faults[0]
            raise refuse("refused-deck-broken", line=fault.place.line, why=fault.message) from broken

    def _check_section(self, section: str) -> None:
        if section not in {kind.section for kind in self.craft.kinds}:
            raise refuse("refused-card-gone")


def _language_of(file: CardFile) -> str:
    return file.head.get("language", "")


def _place_of(fault: Fault) -> InFile:
    return fault.place


def _is_card_file(text: str) -> bool:
    """A card file has its name in a line of its own; no sheet begins so."""
    return any(line.startswith("deck:") for line in text.splitlines())
