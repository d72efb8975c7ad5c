"""A workshop with one deck and one card, which remembers all that pages asked of it."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from web.shown import workshop as shown
from web.shown.table import Because
from web.workshop_door import Brought, Lines, Place

HOLE = shown.Hole("2", (("1", "everyone suffers 1 harm"), ("2", "everyone suffers 2 harm")))
KINDS = (shown.Kind("scenes", "Scene", "Scenes"), shown.Kind("traits", "Trait", "Traits"))
SQUARE = shown.Drawing(100, 100, (("#8a9474", "0,0 100,0 100,100 0,100"),), (("7", 50, 50, 20),))
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
DECK = shown.Deck(
    file="sea.en.yaml",
    title="The Sea",
    language="en",
    own=True,
    kinds=KINDS,
    cards=CARDS,
    cautions=(shown.Note("Five players need 25 Scenes."), shown.Note("Too long.", "scenes", "the-ferry")),
    faults=("Line 3, column 5: “nothng” is not understood. Did you mean “nothing”?",),
    versions=(shown.Version(2, "2026-11-21 18:00"), shown.Version(1, "2026-11-20 18:00")),
)
SHELF = shown.Shelf(
    (
        shown.DeckRow("sea.en.yaml", "The Sea", "en", 3, 2, own=True, taken=False),
        shown.DeckRow("weg.de.yaml", "Der Weg", "de", 90, 0, own=False, taken=True),
    ),
    ("old.en.yaml",),
)
FIELDS = (
    shown.Field("title", "Title", "short", "The ferry", (), (), (), (), ()),
    shown.Field("hardship", "Hardship", "choice", "2", (("", "none"), ("2", "2")), (), (), (), ()),
    shown.Field("marks", "Marks", "several", "food", (("food", "food"), ("cold", "cold")), (), (), (), ()),
    shown.Field(
        "north", "North", "pictures", "r", (("", "none"), ("r", "road")), (), (), (), (), {"r": SQUARE}
    ),
    shown.Field(
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
    shown.Field("zones/red", "Red from", "short", "7", (), (), (), (), (), group="Zones"),
    shown.Field(
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
    shown.Field("texts", "Texts", "places", "", (), (), (), (), (), places=(("Answer 1", "Yes."),)),
    shown.Field("callout", "Callout", "long", "A bell.", (), (), (), (), ("Too long.",)),
    shown.Field(
        "all refuse",
        "All Refuse",
        "sentences",
        "",
        (),
        (
            shown.Sentence("everyone suffers 2 harm", ("everyone suffers ", HOLE, " harm"), None),
            shown.Sentence("everyone sufers", (), "Did you mean “everyone suffers 1 harm”?"),
        ),
        (("… suffers … harm", "everyone suffers 1 harm"),),
        ("everyone suffers 1 harm", "everyone suffers 2 harm"),
        (),
    ),
)
FACE = shown.Face(
    {
        "kicker": (shown.Zone("line-marks", "line-marks-1", "Marks", ("food",)),),
        "rating": (shown.Zone("line-hardship", "line-hardship", "Hardship", ("2",), pips=2),),
        "title": (shown.Zone("line-title", "line-title", "Title", ("The ferry",)),),
        "story": (shown.Zone("line-callout", "line-callout", "Callout", (), wrong=True),),
        "passage": (
            shown.Zone(
                "line-all-refuse", "line-all-refuse-1", "All Refuse", ("everyone suffers 2 harm",), SQUARE
            ),
        ),
        "foot": (),
    },
    "#185070",
    SQUARE,
    SQUARE,
)
CARD = shown.Card(
    deck="sea.en.yaml",
    section="scenes",
    key="the-ferry",
    title="The ferry",
    kind="Scene",
    language="de",
    fields=FIELDS,
    meanings=(shown.Meaning("All Refuse", ("Everybody still in play: 2 further towards crippled.",)),),
    faults=("A Scene needs a line “refuse:”.",),
    good=False,
    draft=True,
    photograph="/t/one/card/the-sea.the-ferry.jpg?v=1",
    face=FACE,
    tried=(shown.Tried("If it fails", ("Ash acts.",), (Because("2 printed on the card", ("HI-133",)),)),),
)


@dataclass
class FakeWorkshop:
    """The workshop of one visit; `ask` is told what was asked, and raises Sorry where it cannot be."""

    ask: Callable[..., None]
    touched: Collection[str] | None = None

    def shelf(self) -> shown.Shelf:
        return SHELF

    def deck(self, file: str) -> shown.Deck:
        return replace(DECK, file=file)

    def card(
        self, place: Place, *, tried: bool = False, touched: Collection[str] | None = None
    ) -> shown.Card:
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

    def begin(self, file: str, section: str) -> Place:
        self.ask("begin", file, section)
        return Place(file, section, "~0123abcd")

    def draft(self, place: Place, lines: Lines, touched: Collection[str] | None = None) -> shown.Card:
        self.touched = touched
        self.ask("draft", place, lines)
        return CARD

    def keep(self, place: Place, lines: Lines) -> Place:
        self.ask("keep card", place, lines)
        return replace(place, card="kept")

    def give_up(self, place: Place) -> None:
        self.ask("give up", place)

    def remove(self, place: Place) -> None:
        self.ask("remove", place)

    def photograph(self, place: Place, picture: bytes) -> None:
        self.ask("photograph", place, picture)
