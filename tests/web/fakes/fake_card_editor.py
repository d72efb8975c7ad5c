"""A card editor with one deck and one card, which remembers all that pages asked of it."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from web.ports.card_editor import Brought, EditorAddress, Lines
from web.shown import card_editor as shown
from web.shown.view import Explanation

HOLE = shown.HoleView("2", (("1", "everyone suffers 1 harm"), ("2", "everyone suffers 2 harm")))
KINDS = (shown.KindView("scenes", "Scene", "Scenes"), shown.KindView("traits", "Trait", "Traits"))
SQUARE = shown.DrawingView(100, 100, (("#8a9474", "0,0 100,0 100,100 0,100"),), (("7", 50, 50, 20),))
CARDS = (
    shown.CardRow(
        "scenes",
        "the-ferry",
        "The ferry",
        "Scene",
        ("Coastal", "Hardship 2"),
        "A bell.",
        draft=False,
        picture=SQUARE,
    ),
    shown.CardRow(
        "scenes", "the-abyss", "The Äbyss", "Scene", ("Any", "Question"), "Do you look?", draft=True
    ),
    shown.CardRow("traits", "calm", "Calm", "Trait", (), "roll one of your dice again", draft=False),
    shown.CardRow("traits", "~0123abcd", "", "Trait", (), "", draft=True),
)
DECK = shown.DeckView(
    file="sea.en.yaml",
    title="The Sea",
    language="en",
    own=True,
    kinds=KINDS,
    cards=CARDS,
    cautions=(
        shown.NoteView("Five players need 25 Scenes."),
        shown.NoteView("Too long.", "scenes", "the-ferry"),
    ),
    faults=("Line 3, column 5: I don’t understand “nothng”. Did you mean “nothing”?",),
    versions=(shown.VersionView(2, "2026-11-21 18:00"), shown.VersionView(1, "2026-11-20 18:00")),
)
SHELF = shown.ShelfView(
    (
        shown.DeckRow("sea.en.yaml", "The Sea", "en", 3, 2, own=True, taken=False),
        shown.DeckRow("weg.de.yaml", "Der Weg", "de", 90, 0, own=False, taken=True),
    ),
    ("old.en.yaml",),
)
FIELDS = (
    shown.FieldView("title", "Title", "short", "The ferry", (), (), (), (), ()),
    shown.FieldView("hardship", "Hardship", "choice", "2", (("", "none"), ("2", "2")), (), (), (), ()),
    shown.FieldView(
        "marks", "Marks", "several", "food", (("food", "food"), ("cold", "cold")), (), (), (), ()
    ),
    shown.FieldView(
        "north", "North", "pictures", "r", (("", "none"), ("r", "road")), (), (), (), (), {"r": SQUARE}
    ),
    shown.FieldView(
        "edges",
        "Edges",
        "places",
        "",
        (("", "none"), ("r", "road")),
        (),
        (),
        (),
        (),
        {"0 r": SQUARE},
        places=(("North", "r"), ("East", "")),
    ),
    shown.FieldView("zones/red", "Red from", "short", "7", (), (), (), (), (), group="Zones"),
    shown.FieldView(
        "zones/areas",
        "Areas",
        "several",
        "",
        (("1", "1"), ("M", "M")),
        (),
        (),
        (),
        ("Name one.",),
        group="Zones",
    ),
    shown.FieldView("texts", "Texts", "places", "", (), (), (), (), (), places=(("Answer 1", "Yes."),)),
    shown.FieldView("callout", "Callout", "long", "A bell.", (), (), (), (), ("Too long.",)),
    shown.FieldView(
        "all refuse",
        "All Refuse",
        "sentences",
        "",
        (),
        (
            shown.SentenceView("everyone suffers 2 harm", ("everyone suffers ", HOLE, " harm"), None),
            shown.SentenceView("everyone sufers", (), "Did you mean “everyone suffers 1 harm”?"),
        ),
        (("… suffers … harm", "everyone suffers 1 harm"),),
        ("everyone suffers 1 harm", "everyone suffers 2 harm"),
        (),
    ),
)
FACE = shown.CardFaceView(
    {
        "kicker": (shown.EditorZoneView("line-marks", "line-marks-1", "Marks", ("food",)),),
        "rating": (shown.EditorZoneView("line-hardship", "line-hardship", "Hardship", ("2",), pips=2),),
        "title": (shown.EditorZoneView("line-title", "line-title", "Title", ("The ferry",)),),
        "story": (shown.EditorZoneView("line-callout", "line-callout", "Callout", (), wrong=True),),
        "passage": (
            shown.EditorZoneView(
                "line-all-refuse", "line-all-refuse-1", "All Refuse", ("everyone suffers 2 harm",), SQUARE
            ),
        ),
        "foot": (),
    },
    "#185070",
    SQUARE,
    SQUARE,
)
CARD = shown.EditorCardView(
    deck="sea.en.yaml",
    section="scenes",
    key="the-ferry",
    title="The ferry",
    kind="Scene",
    language="de",
    fields=FIELDS,
    meanings=(shown.MeaningView("All Refuse", ("Everybody still in play: 2 further towards crippled.",)),),
    faults=("A Scene needs a line “refuse:”.",),
    good=False,
    draft=True,
    photograph="/t/one/card/the-sea.the-ferry.jpg?v=1",
    face=FACE,
    tried=(
        shown.TriedView("If it fails", ("Ash acts.",), (Explanation("2 printed on the card", ("HI-133",)),)),
    ),
)


@dataclass
class FakeCardEditor:
    """The card editor of one visit; `ask` is told what was asked, and raises Sorry where it cannot be."""

    ask: Callable[..., None]
    touched: Collection[str] | None = None

    def shelf(self) -> shown.ShelfView:
        return SHELF

    def deck(self, file: str) -> shown.DeckView:
        return replace(DECK, file=file)

    def card(
        self, place: EditorAddress, *, tried: bool = False, touched: Collection[str] | None = None
    ) -> shown.EditorCardView:
        self.touched = touched
        return replace(CARD, section=place.section, tried=CARD.tried if tried else ())

    def create(self, title: str, language: str) -> str:
        self.ask("create", title, language)
        return "new.en.yaml"

    def copy(self, file: str, title: str) -> str:
        self.ask("copy", file, title)
        return "copy.en.yaml"

    def rename(self, file: str, title: str) -> str:
        self.ask("rename", file, title)
        return "renamed.en.yaml"

    def delete(self, file: str) -> None:
        self.ask("delete", file)

    def bring_back(self, file: str) -> str:
        self.ask("bring back", file)
        return file

    def restore(self, file: str, version: int) -> None:
        self.ask("restore", file, version)

    def take(self, file: str, *, taken: bool) -> None:
        self.ask("take", file, taken)

    def export(self, file: str) -> str:
        return f"deck: {file}\n"

    def bring_in(self, file: str, section: str, brought: Brought) -> shown.Imported:
        self.ask("bring in", file, section, brought)
        return shown.Imported(file or "new.en.yaml", 2, 1, DECK.faults)

    def begin(self, file: str, section: str) -> EditorAddress:
        self.ask("begin", file, section)
        return EditorAddress(file, section, "~0123abcd")

    def draft(
        self, place: EditorAddress, lines: Lines, touched: Collection[str] | None = None
    ) -> shown.EditorCardView:
        self.touched = touched
        self.ask("draft", place, lines)
        return CARD

    def keep(self, place: EditorAddress, lines: Lines) -> EditorAddress:
        self.ask("keep card", place, lines)
        return replace(place, card="kept")

    def give_up(self, place: EditorAddress) -> None:
        self.ask("give up", place)

    def remove(self, place: EditorAddress) -> None:
        self.ask("remove", place)

    def photograph(self, place: EditorAddress, picture: bytes) -> None:
        self.ask("photograph", place, picture)
