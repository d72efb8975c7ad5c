"""Pages of every stage, with as much on them as a crowded evening has."""

from dataclasses import replace
from typing import Any

from companion.shared_view.boards import Outline
from companion.shared_view.options import ChoiceLook
from companion.shared_view.parts import Meanwhile, Suspect, Zone
from companion.shared_view.view import Mood
from tests.web.fakes.page_parts import changed, game
from web.page import GamePart, Page
from web.shown.board import BoardSpot, PlanMap, tile_map
from web.shown.dice import DieFace, FaceCount, Roll, Throws
from web.shown.evening import (
    EveningChapterView,
    EveningView,
    KnotView,
    PassageView,
    RecapPageView,
    Strand,
    WeaveView,
)
from web.shown.people import Circle, SittingView, Tie
from web.shown.pretend import LampView, Pretend, PretendButton, PretendToken
from web.shown.prompts import (
    ChoiceView,
    ConsentView,
    MisreadView,
    Picks,
    PlaceAtTable,
    PreviewView,
    Prompt,
    Slot,
    UndoView,
)
from web.shown.rolls import PastRoll, Sure
from web.shown.setting_up import CardFileView, Join, LobbyPart, Rule, StepView, Teaching, TeachStep
from web.shown.shelf import MetView, PersonView, ShelvedEvening, ShelvedGames, ShelvedView, TallyRow
from web.shown.stage import MomentView, News
from web.shown.table import ColourView, NoticeView, TableSeatView
from web.shown.view import (
    Area,
    Badge,
    Bar,
    Blank,
    Board,
    CardView,
    Chart,
    Film,
    HowMany,
    OwnedDice,
    Person,
    Piece,
    Pile,
    Place,
    PlacedTile,
    Plan,
    Roster,
    Spotlight,
    Staged,
    StagedDie,
    StagedStep,
    Track,
    Use,
    View,
)
from web.shown.wizard import Form, Knob, SettingFieldView, SetUpSheetView, StationView, WizardView

RED = ColourView("red", "red", "circle", "#b3261e", "#ffffff")
BLUE = ColourView("blue", "blue", "square", "#1f5fae", "#ffffff")
GREEN = ColourView("green", "green", "triangle", "#2f7d3b", "#ffffff")
YELLOW = ColourView("yellow", "yellow", "diamond", "#e3b320", "#1b1500")
BLACK = ColourView("black", "black", "star", "#1a1a1a", "#ffffff")
WHITE = ColourView("white", "white", "ring", "#f4f1ea", "#1a1a1a")
COLOURS = (RED, BLUE, GREEN, YELLOW, BLACK)

PICTURE = "/t/one/game/toy/box.svg"
SECRET = CardView(
    "scene-17",
    "Scene",
    "The bridge with one plank",
    ("Act: 3 successes.", "Avoid: lose one Humanity."),
    secret=True,
    chart=Chart("Chance of success", (Bar("3 dice", 13), Bar("4 dice", 31))),
    back=PICTURE,
    pips=3,
)
TRAITS = (
    CardView(
        "trait-1",
        "Trait",
        "Quick hands",
        ("Once a round: roll one of your dice again.",),
        secret=True,
        use=Use("Use Quick hands?", "Once the dice lie."),
    ),
    CardView(
        "trait-2",
        "Trait",
        "Cannot leave a dog behind",
        ("Gain one Humanity when you support in the woods.",),
        secret=True,
        use=Use("Use it?", "In the woods."),
    ),
    CardView(
        "personality", "Personality", "The one who counts", ("Everybody knows this of you.",), secret=False
    ),
)


def seats(count: int = 4) -> tuple[TableSeatView, ...]:
    """The first so many of five people."""
    people = (
        TableSeatView(
            "s1",
            "Maximiliane",
            RED,
            here=True,
            tracks=(Track("humanity", "Humanity", 4, 5, RED),),
            badges=(Badge("hungry", "hungry", grave=False),),
            on_turn=True,
            wanted=True,
        ),
        TableSeatView("s2", "Jo", BLUE, here=True, tracks=(Track("humanity", "Humanity", 5, 5, BLUE),)),
        TableSeatView(
            "s3",
            "Ahmed",
            GREEN,
            here=False,
            tracks=(Track("humanity", "Humanity", 1, 5, GREEN),),
            badges=(Badge("harmed", "harmed", grave=True), Badge("hungry", "hungry", grave=False)),
            cards=(CardView("personality", "Personality", "The quiet one", (), secret=False),),
        ),
        TableSeatView(
            "s4",
            "Wilhelmina",
            YELLOW,
            here=True,
            tracks=(Track("humanity", "Humanity", 0, 5, YELLOW),),
            gone=True,
            note="Left behind at the river.",
        ),
        TableSeatView(
            "s5",
            "Bo",
            BLACK,
            here=True,
            tracks=(Track("humanity", "Humanity", 3, 5, BLACK),),
            wanted=True,
        ),
    )
    return people[:count]


STRIP = tuple(LampView(20 * (n % 12), 120 if n < 20 else 20, 40) for n in range(60))
PRETEND = Pretend(
    can_throw=True,
    buttons=(
        PretendButton("go-on", "Go on", "the dice are right", "g"),
        PretendButton("undo", "Undo", None, "u"),
        PretendButton("seat-red", "Seat red", "support with one die", "1"),
        PretendButton("seat-blue", "Seat blue", None, "2"),
    ),
    tokens=(PretendToken("arrow.seat-1.1", "The arrow of the turn before Maximiliane"),),
)
TRACKS = (Track("round", "Round", 2, 5), Track("hope", "Hope", 4, 6, WHITE))
JOIN = Join(
    "http://192.168.178.40:8000/j/EMBER", "EMBER", COLOURS[3:], None, "Two more people, then it can begin."
)

USUAL = Rule(
    "tents",
    "T-01",
    "How many tents there are",
    (ChoiceView("one", "one", None, plain=False), ChoiceView("two", "two", None, plain=False)),
    chosen="one",
)
OWN = replace(USUAL, id="cats", about="T-02", label="How many cats there are", chosen="two")

LOBBY = Page(
    table="one",
    title="Hope Inhumanity",
    language="en",
    you=None,
    headline="Take a seat: three to five people play.",
    seats=tuple(
        replace(seat, tracks=(), badges=(), cards=(), on_turn=False, wanted=False, gone=False, note=None)
        for seat in seats(3)
    ),
    join=JOIN,
    pretend=PRETEND,
    strip=STRIP,
    rules=(USUAL, OWN),
    lobby=LobbyPart(
        scene=PICTURE,
        files=(
            CardFileView("road.yaml", "The Road", taken=True, language="de"),
            CardFileView("sea.yaml", "The Sea", taken=False),
        ),
    ),
)
LOBBY_EMPTY = replace(
    LOBBY, seats=(), join=replace(JOIN, free=COLOURS, missing="Three people are needed, then it can begin.")
)
ASIDE = ShelvedView(
    4, "The game", (PersonView("Ada", RED, won=False),), "27 November 2026", "round 3", None, aside=True
)
ON_SHELF = ShelvedView(
    3, "The game", (PersonView("Ada", RED, won=True),), "20:10", "over", None, aside=False, won="Ada won"
)
SHELF = ShelvedGames(
    "en",
    (ASIDE,),
    (ShelvedEvening("Friday, November 20, 2026", (ON_SHELF,)),),
    0,
    30,
    (TallyRow("Ada", ("1", "1", "1"), "The game"),),
    (TallyRow("Ada and Ben", ("0", "1")),),
    (TallyRow("The game", ("1", "20 November 2026")),),
    (MetView(3, "Ada, Ben", "twelve cards met"),),
    may_forget=True,
    may_take_up=True,
)
LOBBY_READY = replace(LOBBY, join=replace(JOIN, begin="Begin with three", missing=None))
LOBBY_FULL = changed(
    LOBBY_READY,
    seats=tuple(
        replace(seat, tracks=(), badges=(), cards=(), on_turn=False, wanted=False, gone=False, note=None)
        for seat in seats(5)
    ),
    join=replace(JOIN, free=(), begin="Begin with five", missing=None),
    steps=(
        StepView("Take your seats: five of three to five", done=True),
        StepView("Cards: one file is played with", done=True),
        StepView("House rules: as recommended", done=True),
    ),
    teaching=Teaching("Show the camera our dice", "One after the other.", (), None, ()),
    light=("From the left", "From the right", "All of it"),
    at_screen=True,
    may_set_up=True,
)
TEACHING = Teaching(
    title="Teach the camera our dice",
    text="Jo, roll all your blue dice and leave them there.",
    steps=(
        TeachStep("An empty middle", None, done=True, now=False),
        TeachStep("Maximiliane", RED, done=True, now=False),
        TeachStep("Jo", BLUE, done=False, now=True),
    ),
    fault="That’s too few to be sure. Roll all of them.",
    choices=(ChoiceView("stop", "Stop", None, plain=True),),
)
LOBBY_TEACHING = changed(LOBBY_READY, teaching=TEACHING)

LOBBY_SEAT = replace(
    LOBBY_READY, you="s1", pretend=None, strip=(), headline="You sit. Begin when everybody is here."
)

CHOOSE = Prompt(
    "act",
    7,
    "Act, or avoid the Scene?",
    "You have read it; the others have not.",
    standing=False,
    choices=(
        ChoiceView("act", "Act", "read the callout aloud and gather dice", plain=False),
        ChoiceView("avoid", "Avoid", "take what avoiding costs", plain=False),
        ChoiceView("later", "Not yet", None, plain=True),
    ),
)
WRITE = Prompt(
    "write",
    8,
    "Write the card down.",
    None,
    standing=False,
    blanks=(
        Blank("title", "Title", (), ()),
        Blank("terrain", "Terrain", (ChoiceView("sea", "Sea", None, plain=False),), ()),
        Blank("fail", "Fail", (), ("you suffer 1 harm", "you suffer 1 hunger")),
    ),
    done="Use this card",
)
PICK = Prompt(
    "gather",
    9,
    "Which of your cards do you give?",
    "They are mixed, and nobody learns whose they were.",
    False,
    choices=(
        ChoiceView("b3", "Blue 3", None, plain=False, worth=3),
        ChoiceView("r2", "Red 2", "It hurts.", plain=False, worth=-2),
    ),
    picks=Picks(1, 2),
)
TERRAIN = Prompt(
    "draw",
    6,
    "Which pile do you draw from?",
    None,
    standing=False,
    choices=tuple(
        ChoiceView(name, name.title(), "7 left", plain=False, back=PICTURE)
        for name in ("woods", "town", "road")
    ),
)
HOW_MANY = Prompt(
    "commit",
    9,
    "How many of your dice do you commit?",
    None,
    standing=False,
    count=HowMany(0, 5, "red dice", RED),
)
STANDING = Prompt(
    "support",
    4,
    "Support Jo?",
    "You may at any time before the roll.",
    standing=True,
    choices=(
        ChoiceView("support", "Support with one die", None, plain=False),
        ChoiceView("refuse", "Refuse", None, plain=True),
    ),
)
SLOTS = Prompt(
    "roll",
    12,
    "Are these the dice?",
    "Say so, or tap what they really show.",
    standing=False,
    slots=(
        Slot(RED, "Maximiliane", 3, (5, 2, 1, 4, 6)),
        Slot(RED, "Maximiliane", 5, (6, 4, 1, 2, 3)),
        Slot(BLUE, "Jo", 6, (5, 4, 1, 2, 3)),
        Slot(WHITE, "Hope", 2, (3, 4, 1, 5, 6)),
        Slot(WHITE, "Hope", 1, (3, 2, 4, 5, 6)),
    ),
)
OTHER_DICE = replace(
    SLOTS,
    question="machines",
    text="What do the dice of the machines show?",
    slots=(
        Slot(RED, "The machines", None, faces=12),
        Slot(BLUE, "Fate", 2, (1, 3), faces=3, signs=("☀", "☾", "★")),
    ),
)
BLIND_SLOTS = replace(
    SLOTS,
    version=13,
    text="Roll the dice into the tray.",
    slots=tuple(replace(slot, value=None) for slot in SLOTS.slots),
)
GO_ON = Prompt(
    "go-on",
    20,
    "Everybody has read it?",
    None,
    standing=False,
    choices=(ChoiceView("on", "Go on", None, plain=False),),
)

VERDICT = Spotlight(
    "Verdict",
    "Success, by one",
    "You get over, one after the other, and nobody looks down.",
    (
        "Needed: three. Two printed, one because Maximiliane is hungry.",
        "Rolled: four successes of five dice.",
        "Maximiliane gains one Humanity.",
        "Ahmed refused, and is harmed.",
    ),
)
ASKED = Roll(
    asked=(OwnedDice(RED, 2, "Maximiliane"), OwnedDice(BLUE, 1, "Jo"), OwnedDice(WHITE, 2, "Hope")),
    dice=(),
    summary=None,
    photograph=None,
    origin=None,
)
ROLLED = replace(
    ASKED,
    dice=(
        DieFace(RED, 3, tally=0),
        DieFace(RED, 5, tally=1),
        DieFace(BLUE, 6, tally=2),
        DieFace(WHITE, 2, tally=0),
        DieFace(WHITE, None),
    ),
    summary="Three of five, one in doubt",
    photograph="roll-12",
    origin="read by the camera",
)
LOG = tuple(
    f"Round {n // 4 + 1}: something happened to somebody, and they took it well ({n})." for n in range(14)
)

VIEW = View(
    viewer=None,
    mood=Mood.CALM,
    tracks=TRACKS,
    seats=(),
    waiting=(),
    spotlight=Spotlight(
        "Callout", "The bridge with one plank", "“Somebody has to go first. I am not asking.”", ()
    ),
    rolling=None,
    hand=(),
    opened=(),
    counters=(("Woods", 6), ("Town", 4), ("Road", 7)),
    over=False,
    scene=PICTURE,
)
PLAY = Page(
    table="one",
    title="Hope Inhumanity",
    language="en",
    join=replace(JOIN, free=(), missing=None),
    you=None,
    headline="Maximiliane is reading a Scene of the woods.",
    seats=seats(),
    pretend=PRETEND,
    strip=STRIP,
    play=GamePart(VIEW, news=News("1-0", 1, 1), log=LOG),
)
PLAY_DRAW = changed(
    PLAY,
    headline="Maximiliane picks a pile.",
    spotlight=None,
    piles=tuple(Pile(label, left, PICTURE) for label, left in game(PLAY).view.counters),
)
PLAY_ROLL = changed(
    PLAY,
    mood="rolling",
    headline="Roll 2 red, 1 blue and 2 white dice.",
    roll=ASKED,
    prompts=(BLIND_SLOTS,),
    spotlight=None,
)
PLAY_READ = changed(
    PLAY_ROLL,
    roll=ROLLED,
    prompts=(SLOTS,),
    headline="I’m not sure of one die.",
    notices=(NoticeView("One white die leans against the edge: roll it again.", grave=True),),
)
MET = tuple(
    replace(
        seat,
        cards=(
            CardView(f"p-{seat.seat}", "Personality", f"The {seat.name}", ("A story.", "A rule."), False),
        ),
    )
    for seat in seats(3)
)
PLAY_MEETING = changed(
    PLAY,
    headline="Who are you?",
    seats=MET,
    meeting=True,
    circle=Circle(
        480,
        330,
        tuple(SittingView(one.seat, one.name, one.colour, 80 + 160 * n, 80) for n, one in enumerate(MET)),
        (Tie(("s1", "s2"), (80, 80, 240, 80), 160, 80, "Old friends"),),
    ),
)
OPENED = replace(SECRET, secret=False, chart=None)
PLAY_OPENED = changed(PLAY_READ, opened=(OPENED,))
PLAY_VERDICT = changed(
    PLAY,
    mood="success",
    headline="Three of five: success.",
    roll=ROLLED,
    spotlight=VERDICT,
    prompts=(GO_ON,),
    seats=seats(5),
)
PLAY_RUIN = changed(
    PLAY_VERDICT,
    opened=(OPENED,),
    roll=replace(ROLLED, photograph=None),
    spotlight=replace(
        VERDICT,
        lines=(
            "Wilhelmina Theodora is hurt.",
            "Wilhelmina Theodora loses 1 Humanity and falls below zero: gone when the next turn begins.",
            "Maximiliane loses 1 Humanity.",
            "Jo is hurt.",
            "Ahmed dies of the wounds. The seat goes dark.",
            "Bo loses 2 Humanity and falls below zero: gone at the next turn, unless somebody helps.",
            "Ahmed leaves Wilhelmina Theodora a Trait.",
        ),
    ),
)

DEATH = Staged(
    "Wilhelmina dies of the wounds. The seat goes dark.",
    PICTURE,
    "The Vet, remembered for: Hares",
    YELLOW,
    fades=True,
)
ROUND = Staged("Round 3 begins.", PICTURE)
CHECK = Staged(
    "Jo pushes the car over the ridge.",
    PICTURE,
    "3 of 3",
    RED,
    kicker="Jo pushes the car, alone and in the rain",
    needed=3,
    steps=(
        StagedStep(
            "Jo throws three dice; two count.",
            (StagedDie(RED, 5), StagedDie(RED, 6), StagedDie(RED, 1, counts=False)),
            adds=2,
            colour=RED,
            rules=("HI-014",),
        ),
        StagedStep("A card is turned.", card=replace(OPENED, id="turned"), adds=-1),
        StagedStep("Because Jo is not alone after all", adds=2, rules=("HI-020", "HI-021")),
        StagedStep("Jo loses 2 Humanity", track=Track("humanity", "Humanity", 3, 6, RED), was=5, colour=RED),
    ),
)


def moment(look: Staged | str, serial: int, kind: str = "climax", seconds: float = 6) -> MomentView:
    """A moment that is told with that look, or a sentence alone."""
    text, drawn = (look, None) if isinstance(look, str) else (look.told, look)
    id_ = f"1-0.{serial}.{kind}-{len(text)}"
    return MomentView(id_, serial, kind, seconds, "picture", text, look=drawn)


def telling(page: Page, *moments: MomentView, serial: int, asks: int | None = None, **changes: Any) -> Page:
    """The page once these are told; its question stands since the serial `asks`, or else is new."""
    news = News("1-0", serial, serial if asks is None else asks, serial)
    return changed(page, news=news, staged=moments, **changes)


PLAY_CHECK = telling(PLAY, moment(CHECK, 5), serial=5, headline="Who goes on?")
DYING = moment(DEATH, 3, "death", 5)
PLAY_STAGED = telling(
    PLAY, DYING, moment(ROUND, 3, "scene", 2), serial=3, headline="Who tells how it happened?"
)
ROLL_MOMENT = MomentView("1-0.7.roll", 7, "climax", 4, "dice")

MEADOW, STREET = (
    '<rect width="100" height="100" fill="#8a9474"/>',
    '<rect width="100" height="100" fill="#8a9474"/><path d="M50 0V100" stroke="#dccba4" stroke-width="14"/>',
)
TOWN = replace(
    tile_map(
        Board(
            tuple(
                PlacedTile(
                    (x, -y),
                    ("meadow", "street")[(x + y) % 2],
                    x % 4,
                    COLOURS[(x * y) % 5],
                    x * y % 7 == 3,
                    f"{x} east, {y} south",
                )
                for x in range(-6, 8)
                for y in range(-5, 8)
                if (x * x + 3 * y) % 4 or not x
            ),
            (("meadow", MEADOW), ("street", STREET)),
            (Outline("road", ((0, 0),)),),
            "street",
            (("meadow", 31), ("street", 8)),
        )
    ),
    spots=tuple(BoardSpot(n, 2 * n - 8, 8) for n in range(1, 8)),
)
QUESTIONS = tuple(
    CardView(
        f"question-{n}",
        kind,
        "Deserters ask to stay. Somebody will come looking for them.",
        ("Yes.",),
        secret=False,
    )
    for n, kind in enumerate(("Anarchist", "Sergeant", "Anarchist", "Philanthropist"))
)
PLAY_MAP = changed(
    PLAY,
    headline="Maximiliane lays the tile.",
    spotlight=None,
    board=TOWN,
    opened=(replace(SECRET, secret=False, chart=None),),
    seats=tuple(
        replace(one, tracks=(), cards=QUESTIONS, badges=(Badge("score", "37 points", grave=False),))
        for one in seats(5)
    ),
)
CITY = PlanMap(
    Plan(
        (1000, 640),
        '<path d="M0 0h1000v640H0z" fill="#14161d"/><path d="M20 20h300v200H20z" fill="#23262f"/>',
        (
            Place("Med Center", (120, 85), "Med Center"),
            Place("Isolation Cube", (875, 85), "Isolation Cube"),
            Place("Red 4", (605, 395)),
        ),
        (
            *(Piece("Med Center", f"P{n}", COLOURS[n]) for n in range(5)),
            Piece("Red 4", "Tank 3 on Red 4, Health 3", sign="■3"),
        ),
        (
            Area(
                "m",
                ((20, 20), (320, 20), (320, 220), (20, 220)),
                "Area M",
                ("Med Center: be healed.", "Jo stands here: Med Center."),
            ),
            Area(
                "6",
                ((700, 20), (980, 20), (980, 220), (700, 220)),
                "Area 6",
                ("From here you can go to: Area 2.",),
            ),
        ),
    ),
    (BoardSpot(1, 120, 51), BoardSpot(2, 875, 51)),
)
BARS = (
    Track("morale", "Morale", 7, 20, None, "Low is yellow.", 0, (Zone(0, 0, True), Zone(1, 10, False))),
    *(Track(f"bar-{n}", f"A bar of a long name {n}", n, 9, None) for n in range(9)),
    Track("threat", "Threat", 4, 4, None, None, 0, (Zone(2, 3, False), Zone(4, 4, True))),
)
PLACES = Prompt(
    "place",
    9,
    "Where does it lie?",
    None,
    standing=False,
    choices=tuple(
        ChoiceView(
            f"place-{n}",
            f"{n} east, 3 south, a quarter to the right",
            None,
            plain=False,
            mark=n,
            face="tile-street",
        )
        for n in range(1, 9)
    ),
)
SEAT_MAP = changed(PLAY_MAP, you="s1", prompts=(PLACES,), hand=TRAITS, pretend=None, strip=())
SEAT_DOUBT = changed(SEAT_MAP, prompts=(replace(PLACES, between=("place-1", "place-2")),))
ROWS = tuple(
    ChoiceView(
        f"{n}-{card}", f"{card} · Democratic", "1 point", plain=False, under=f"Answer {n}, a tile more"
    )
    for n in range(1, 4)
    for card in range(1, 4)
)
SEAT_ROWS = changed(SEAT_MAP, prompts=(replace(PLACES, choices=ROWS, look=ChoiceLook.CARDS),))

PLAY_PLAN = changed(PLAY_MAP, board=None, plan=CITY, tracks=BARS, headline="Maximiliane attacks.")
SEAT_PLAN = changed(
    PLAY_PLAN,
    you="s1",
    prompts=(
        replace(
            PLACES,
            choices=(
                *(replace(one, face=None) for one in PLACES.choices[:2]),
                ChoiceView("end", "End your actions", None, plain=True),
            ),
        ),
    ),
    hand=TRAITS,
    pretend=None,
    strip=(),
)

SEAT_ACT = changed(
    PLAY,
    you="s1",
    headline="You alone read this Scene.",
    hand=(SECRET, *TRAITS),
    prompts=(CHOOSE,),
    pretend=None,
    strip=(),
    spotlight=None,
)
SEAT_MEETING = changed(
    SEAT_ACT, headline="Who are you?", seats=MET, meeting=True, hand=TRAITS, prompts=(GO_ON,)
)
SEAT_DRAW = changed(SEAT_ACT, headline="You pick a pile.", hand=TRAITS, prompts=(TERRAIN,))
SEAT_COUNT = changed(
    SEAT_ACT,
    headline="You act. Gather your dice.",
    prompts=(HOW_MANY, STANDING),
    spotlight=game(PLAY).view.spotlight,
)
SEAT_PICK = changed(SEAT_ACT, headline="Everybody gives in secret.", prompts=(PICK,))
WHOM = tuple(
    ChoiceView(one.seat, f"Leave it to {one.name}", None, plain=False, seat=one.seat) for one in seats()[1:]
)
AROUND = tuple(
    PlaceAtTable(where, one.name, one.colour, next((who for who in WHOM if who.seat == one.seat), None))
    for where, one in zip(
        ("left-2", "left-1", "right-1", "right-2", "foot"), (*seats(5)[1:], seats(5)[0]), strict=True
    )
)
NOTHING = ChoiceView("nothing", "Leave nothing", None, plain=True)
POINT = Prompt(
    *("gift", 8, "Leave a Trait to someone", None),
    standing=False,
    choices=(*WHOM, NOTHING),
    look=ChoiceLook.SEATS,
    around=AROUND,
)
PUSH = Prompt(
    *("out", 8, "Walk out with your dice", "Two more steps, and the tide is in."),
    standing=False,
    choices=(
        *(ChoiceView(str(n), f"{n} dice", f"at most {n} up", plain=False, number=n) for n in range(1, 6)),
        ChoiceView("home", "Go home", None, plain=False),
    ),
    look=ChoiceLook.DICE,
    own=RED,
)
KITES = Prompt(
    *("kite", 8, "Fly your kite", None),
    standing=False,
    choices=tuple(
        ChoiceView(str(n), f"Height {n}", "spare line" if n % 2 else None, plain=False, number=n)
        for n in range(2, 8)
    ),
    look=ChoiceLook.STRINGS,
    own=GREEN,
)
LEVELS = replace(KITES, question="later", text="Lose Time", look=ChoiceLook.GAUGE, own=None)
TURNED = Prompt(
    *("mix", 8, "Mix the chips", None),
    standing=False,
    choices=tuple(ChoiceView(str(n), f"Way {n}", None, plain=False) for n in range(1, 13)),
    look=ChoiceLook.WHEEL,
)
LIFTED = replace(
    KITES,
    question="fight",
    text="Pick red cards",
    look=ChoiceLook.CARDS,
    numbered=True,
    own=None,
)
LIFTED = replace(
    LIFTED,
    picks=Picks(0, 2),
    choices=tuple(
        ChoiceView(
            str(n),
            str(n),
            None,
            plain=False,
            cards=(CardView(f"asked-{n}", "", f"red {n}", (), secret=True),),
        )
        for n in range(1, 9)
    ),
)
SWIPED = Prompt(
    *("turn", 8, "Play a card", None),
    standing=False,
    choices=(
        ChoiceView("a", "Play it", "2 Time", plain=False, cards=(replace(TRAITS[2], id="open"),)),
        ChoiceView("b", "Play card 2", "1 Time", plain=False, cards=(SECRET,)),
        ChoiceView("pass", "Pass", None, plain=True),
    ),
    look=ChoiceLook.CARDS,
)
SEAT_POINT = changed(SEAT_ACT, headline="You leave something.", prompts=(POINT,))
SEAT_PUSH = changed(SEAT_ACT, headline="You walk.", prompts=(PUSH,))
SEAT_KITES = changed(SEAT_ACT, headline="Kites rise.", prompts=(KITES,))
SEAT_LEVELS = changed(SEAT_ACT, headline="You lose Time.", prompts=(LEVELS,))
SEAT_TURNED = changed(SEAT_ACT, headline="You mix.", prompts=(TURNED,))
SEAT_LIFTED = changed(SEAT_ACT, headline="You fight.", prompts=(LIFTED,))
SEAT_SWIPED = changed(SEAT_ACT, headline="You play.", prompts=(SWIPED,), hand=TRAITS)
SEAT_TERRAIN = changed(SEAT_DRAW, prompts=(replace(TERRAIN, look=ChoiceLook.CARDS),))
SEAT_WAIT = changed(
    SEAT_ACT,
    you="s2",
    headline="Maximiliane is reading. Nobody needs you now.",
    hand=TRAITS,
    prompts=(),
    meanwhile=Meanwhile(
        "Keep one of you alive for 3 more rounds",
        VIEW.tracks[1],
        ("Maximiliane risks 2 Humanity",),
        ("s3", "s1", "s2"),
    ),
)
SUSPECTS: tuple[Suspect[str, ColourView], ...] = (
    Suspect("s3", ("Turn 2: Maximiliane saw the hand of Bo",)),
    Suspect("s5", ("Nothing yet",)),
)
SEAT_SUSPECTS = changed(
    SEAT_WAIT,
    meanwhile=Meanwhile("Win with your side", VIEW.tracks[1], suspects=SUSPECTS, sides=("Human", "Machine")),
)
SEAT_IDLE = changed(SEAT_WAIT, hand=())
SEAT_DICE = changed(SEAT_ACT, headline="Are these the dice?", prompts=(SLOTS,), roll=ROLLED, hand=TRAITS)
SEAT_OTHER_DICE = changed(SEAT_ACT, headline="Dice of other kinds.", prompts=(OTHER_DICE,))
SEAT_VERDICT = changed(
    SEAT_ACT,
    mood="success",
    headline="Three of five: success.",
    prompts=(GO_ON,),
    roll=ROLLED,
    spotlight=VERDICT,
    hand=TRAITS,
)

OFFER = replace(STANDING, question="trait", text="Use Quick hands?", card="trait-1")
SEAT_OFFER = changed(SEAT_WAIT, opened=(OPENED,), prompts=(OFFER,))
TENT = CardView("tent", "Group Asset", "A tent", ("Room for two, and dry.",), secret=False)
PLAY_SHARED = changed(PLAY, shared=(TENT,))
SEAT_SHARED = changed(SEAT_WAIT, shared=(TENT,), prompts=(replace(OFFER, question="asset", card="tent"),))
UNDO = UndoView(
    31, "Jo supports with 1 die.", ("Asked again: Jo decides about support", "Jo: Humanity 4 instead of 3")
)
MISREAD = MisreadView(28, "Success with 4; 3 needed.", SLOTS.slots)
CONSENT = ConsentView(
    31, "Jo wants to take back: Maximiliane draws: Woods.", "Not yet: Ahmed, Bo.", has_voice=True
)
PREVIEW = PreviewView(
    28,
    ("The dice were misread: 3, 5, 6, 2, 1 → 3, 5, 3, 2, 1", "Jo: Humanity 5 → 4"),
    (DieFace(RED, 3), DieFace(RED, 5), DieFace(BLUE, 3), DieFace(WHITE, 2), DieFace(WHITE, 1)),
)
MISSEEN = MisreadView(29, "Jo builds: 1 north.", (), tuple(replace(one, mark=None) for one in PLACES.choices))
SEAT_MISSEEN = changed(SEAT_MAP, misread=(MISSEEN,))
PLAY_MENDING = changed(PLAY_VERDICT, undo=UNDO, misread=(MISREAD,))
PLAY_CONSENT = changed(PLAY_VERDICT, consent=CONSENT)
SEAT_MENDING = changed(SEAT_VERDICT, undo=UNDO, misread=(MISREAD,))
PLAY_PREVIEW = changed(PLAY_VERDICT, preview=PREVIEW)
SEAT_PREVIEW = changed(SEAT_VERDICT, preview=PREVIEW)

PAST_DIE = DieFace(RED, 6)
PAST_ROLL = PastRoll(
    28,
    "Success with 4; 3 needed.",
    ("Maximiliane stands by Jo.", "Success with 4; 3 needed."),
    "read by the camera",
    (Sure(DieFace(RED, 5, 6), 71), Sure(DieFace(BLUE, 2), None)),
    ("Jo says: 5, not 6.",),
    "one-1-28",
    "red-6-5",
    SLOTS.slots,
    can_read_again=True,
)

FALLS = Throws(
    RED,
    "Maximiliane",
    tuple(FaceCount(face, count, 10 * count) for face, count in enumerate((3, 2, 10, 4, 0, 5), start=1)),
    "4 dice together: they look alike",
    "24 dice, 3.4 on average",
    "As luck goes: nineteen evenings out of twenty, so many fair dice lie between 2.8 and 4.2.",
)
SET = replace(FALLS, owner=None, finding="They roll like fair dice.")
WEAVE = WeaveView(
    160,
    80,
    tuple(
        KnotView((30.0 + 25 * n, 20.0 + 10 * n), colour, one, (30.0 + 25 * n, 15.0 + 10 * n), "middle")
        for n, (colour, one) in enumerate(
            zip(COLOURS, ("Jo", "Maximiliane", "Ahmed", "Bo", "Wilhelmina"), strict=True)
        )
    ),
    (
        Strand(((30.0, 20.0), (60.0, 50.0), (105.0, 50.0)), RED.paint, against=False),
        Strand(((55.0, 30.0), (80.0, 35.0), (130.0, 60.0)), BLUE.paint, against=True),
    ),
)
DRAWING = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"><rect id="first" width="1" height="1"/>
<rect id="second" data-from="1" x="1" width="1" height="1"/><rect data-from="2" x="2" width="1" height="1"/>
<circle id="gone" data-until="1" r=".2"/></svg>"""
RECAP_PAGES = (
    RecapPageView("end", "The end", "You reached the coast", ("Three of you, and a dog.",), picture=PICTURE),
    RecapPageView(
        "roll",
        "The roll that decided it",
        "Not one success to spare",
        ("Jo in “The bridge with one plank” (Woods): success, 3 of 3 needed. Maximiliane stood by.",),
        dice=tuple(DieFace(colour, 4) for colour in COLOURS),
    ),
    RecapPageView(
        "weave", "Who stood by whom", "Every thread is dice", ("Jo stood by Bo twice.",) * 3, weave=WEAVE
    ),
    RecapPageView(
        "dead",
        "Who is missed",
        "Seven didn’t see the end",
        body=Roster(
            tuple(
                Person(RED, f"Wilhelmina the {n}th", "The Forester. Three rounds with you.") for n in range(7)
            )
        ),
    ),
    RecapPageView("film", "The map", "It grew", body=Film(DRAWING, ("First.", "Second.", "Third."))),
    RecapPageView(
        "dice",
        "The honest page",
        "How the dice fell",
        thrown=tuple(replace(FALLS, colour=one) for one in COLOURS),
    ),
)
EVENING = EveningView(
    chapters=tuple(
        EveningChapterView(
            f"Round {n}",
            (
                PassageView(
                    f"Jo in “The bridge with one plank” (Woods): success ({n}).", None if n > 1 else "roll-12"
                ),
                PassageView("Wilhelmina has nothing left to give, and walks away.", None),
            ),
        )
        for n in range(1, 6)
    ),
    thrown=tuple(replace(FALLS, colour=colour) for colour in COLOURS),
    sets=(SET,),
    sets_of="From 12 evenings",
    recap_pages=RECAP_PAGES,
)
OVER = changed(
    PLAY,
    evening=EVENING,
    same_again="Same again",
    over=True,
    mood="won",
    headline="The evening is over.",
    again="Next party",
    roll=None,
    seats=seats(5),
    spotlight=Spotlight(
        "The end",
        "You reached the coast",
        "Three of you, and a dog.",
        ("Five rounds, fourteen Scenes.", "Jo supported most often.", "Wilhelmina stayed at the river."),
    ),
)
OVER_SEAT = replace(OVER, you="s1", pretend=None, strip=())

STATIONS = ("Language", "Host", "Seats and dice", "Camera", "Buttons", "Light strip", "Wi-Fi", "Ready")


def at_step(now: str, sheet: SetUpSheetView) -> WizardView:
    """The set-up at that step."""
    ids = ("language", "pin", "seats", "camera", "buttons", "strip", "network", "done")
    steps = tuple(StationView(one, label, one == now) for one, label in zip(ids, STATIONS, strict=True))
    at = ids.index(now)
    on = ids[at + 1] if at + 1 < len(ids) else None
    return WizardView(steps, now, STATIONS[at], sheet, ids[at - 1] if at else None, on)


def choices(*labels: str) -> tuple[ChoiceView, ...]:
    return tuple(ChoiceView(f"c{n}", label, None, plain=True) for n, label in enumerate(labels))


TURNS = choices("light up", "1 LED more", "1 LED less", "reverse", "earlier", "later", "remove")
SET_UP_LANGUAGE = at_step("language", SetUpSheetView(("Welcome! A few steps, and this table is ready.",)))
SET_UP_PIN = at_step(
    "pin",
    SetUpSheetView(
        ("With a PIN, only whoever knows it sets the table up.", "There is no PIN yet."),
        form=Form("pin", (SettingFieldView("pin", "New PIN, 4 to 12 digits", kind="pin"),), "Save"),
    ),
)
SET_UP_SEATS = at_step(
    "seats",
    SetUpSheetView(
        ("How many of you fit round the table?",),
        (
            Knob("seats", "Seats", choices("up to 3", "up to 4"), ("c1",)),
            Knob("dice", "Dice", TURNS, ("c0",)),
        ),
    ),
)
SET_UP_CAMERA = at_step(
    "camera",
    SetUpSheetView(
        ("I see 5 dice.", "The light is right."), (Knob("source", "Which", choices("auto")),), picture=3
    ),
)
SET_UP_STRIP = at_step(
    "strip",
    SetUpSheetView(
        ("Let each part light up.", "30 of 60 LEDs are in use."),
        tuple(Knob(f"segment-{n}", f"Seat {n}: 12 LEDs", TURNS, ("c3",)) for n in range(5)),
    ),
)
SET_UP_NETWORK = at_step(
    "network",
    SetUpSheetView(
        ("Which Wi-Fi should the phones join?",),
        form=Form(
            "wifi",
            (
                SettingFieldView("wifi", "Name of the Wi-Fi", "Ember"),
                SettingFieldView("wifi_password", "Password", kind="password"),
            ),
            "Save",
        ),
    ),
)
SET_UP_DONE = at_step("done", SetUpSheetView(("That is all. Scan the code, and sit down.",)))
SET_UPS = {
    wizard.now: wizard
    for wizard in (
        *(SET_UP_LANGUAGE, SET_UP_PIN, SET_UP_SEATS, SET_UP_CAMERA),
        *(SET_UP_STRIP, SET_UP_NETWORK, SET_UP_DONE),
    )
}
