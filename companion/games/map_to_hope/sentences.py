"""Sentences of card files, which say the forms of the catalogue: `you draw 2 cards`."""

from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias, get_args

from companion.engine.phrasebook.nouns import FEMININE, MASCULINE, Noun
from companion.engine.phrasebook.phrase_pieces import Between, Spoken
from companion.engine.phrasebook.phrasebook import phrase
from companion.games.map_to_hope.cards import Holds, Op
from companion.kit.cards.page import CardListPage
from companion.kit.scenario.parts import ScenarioPart

MOST = 15
"""Of what a sentence can say at once."""
Some: TypeAlias = Annotated[int, Between(1, MOST)]
Floor: TypeAlias = Annotated[int, Between(0, MOST)]
By: TypeAlias = Annotated[int, Between(-MOST, MOST)]
Form = dict[str, Any]
CARDS, CARDS_DE = "{n} {n:card|cards}", "{n} {n:Karte|Karten}"


class Whom(Spoken):
    """Receiver of an effect, relative to the card's player."""

    YOU = "you", {"de": "du"}
    PARTNER = "your partner", {"de": "die andere Person"}
    ALL = "everyone", {"de": "alle"}

    def agreement(self, language: str) -> int:
        """Which form of a verb follows: 0 for one, 1 for many, 2 for you where a language has that form."""
        if self is Whom.YOU:
            return 2 if language == "de" else 1
        return int(language == "de" and self is Whom.ALL)


class Skills(Spoken):
    """The three skills, and what stands for all of them."""

    FORCE = "force", {"de": "Kraft"}
    WITS = "wits", {"de": "Verstand"}
    CRAFT = "craft", {"de": "Handwerk"}
    ANY = "every skill", {"de": "jede Fertigkeit"}


class Until(Spoken):
    """End of a gain of a skill."""

    TEST = "for the next test", {"de": "für die nächste Probe"}
    DAY = "today", {"de": "für heute"}


class Lost(Spoken):
    """Kinds of cards in front that may be lost."""

    ITEM = "Item", {"en": Noun("Item", "Items"), "de": Noun("Gegenstand", "Gegenstände", MASCULINE)}
    ALLY = (
        "Ally",
        {"en": Noun("Ally", "Allies"), "de": Noun("Gefährte", "Gefährten", MASCULINE, oblique=True)},
    )
    BOOST = "Boost", {"en": Noun("Boost", "Boosts"), "de": Noun("Schub", "Schübe", MASCULINE)}
    ANY = (
        "any",
        {
            "en": Noun("card in front", "cards in front"),
            "de": Noun("Karte", "Karten", FEMININE, adjective="ausliegend"),
        },
    )


class Deed(Spoken):
    """Actions that cost Time."""

    PLAY = "playing a card", {"de": "eine Karte zu spielen"}
    INTERACT = "a test", {"de": "eine Probe"}
    MOVE = "moving on", {"de": "weiterzuziehen"}
    DRAW = "drawing", {"de": "zu ziehen"}


class Harm(Spoken):
    """Harm that a shield is against."""

    DAMAGE = "damage", {"de": "Schaden"}
    RADIATION = "Radiation", {"de": "Strahlung"}


class Moment(Spoken):
    """When something happens by itself."""

    DAY = "when a Day begins", {"de": "wenn ein Tag beginnt"}
    SUCCESS = "after a test you win", {"de": "nach einer gewonnenen Probe"}
    FAILURE = "after a test you lose", {"de": "nach einer verlorenen Probe"}
    MOVE = "when you move on", {"de": "wenn du weiterziehst"}


@dataclass(frozen=True)
class _ToSomeone:
    """An effect of some size on someone; `SIGN` is -1 for what takes away."""

    whom: Whom
    n: Some

    OP = Op.TIME
    SIGN = 1

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(self.OP), "n": self.SIGN * self.n, **_receiver(self.whom)}


def _receiver(whom: Whom) -> Form:
    return {} if whom is Whom.YOU else {"whom": whom.name.lower()}


@phrase("{whom} {whom:gains|gain} {n} Time", de="{whom} {whom:gewinnt|gewinnen|gewinnst} {n} Zeit")
@dataclass(frozen=True)
class GainTime(_ToSomeone):
    """Time of the Day."""


@phrase("{whom} {whom:loses|lose} {n} Time", de="{whom} {whom:verliert|verlieren|verlierst} {n} Zeit")
@dataclass(frozen=True)
class LoseTime(_ToSomeone):
    """Missing Time is owed."""

    SIGN = -1


@phrase("{whom} {whom:takes|take} {n} damage", de="{whom} {whom:erleidet|erleiden|erleidest} {n} Schaden")
@dataclass(frozen=True)
class TakeDamage(_ToSomeone):
    """Out at as much as the Leader's health."""

    OP = Op.DAMAGE


@phrase("{whom} {whom:heals|heal} {n} damage", de="{whom} {whom:heilt|heilen|heilst} {n} Schaden")
@dataclass(frozen=True)
class HealDamage(_ToSomeone):
    """As far as there is any."""

    OP = Op.DAMAGE
    SIGN = -1


@phrase("{whom} {whom:takes|take} {n} Radiation", de="{whom} {whom:erhält|erhalten|erhältst} {n} Strahlung")
@dataclass(frozen=True)
class TakeRadiation(_ToSomeone):
    """Each level works as it is reached."""

    OP = Op.RADIATION


@phrase(
    "{whom} {whom:loses|lose} {n} Radiation", de="{whom} {whom:verliert|verlieren|verlierst} {n} Strahlung"
)
@dataclass(frozen=True)
class LoseRadiation(_ToSomeone):
    """As far as there is any."""

    OP = Op.RADIATION
    SIGN = -1


@phrase(f"{{whom}} {{whom:draws|draw}} {CARDS}", de=f"{{whom}} {{whom:zieht|ziehen|ziehst}} {CARDS_DE}")
@dataclass(frozen=True)
class Draw(_ToSomeone):
    """From the own deck."""

    OP = Op.DRAW


@phrase(
    f"{{whom}} {{whom:discards|discard}} {CARDS}",
    de=f"{{whom}} {{whom:wirft|werfen|wirfst}} {CARDS_DE} ab",
)
@dataclass(frozen=True)
class Discard(_ToSomeone):
    """From the hand, of one's own choice."""

    OP = Op.DISCARD


@phrase(
    f"{{whom}} {{whom:takes|take}} {CARDS} back from the discard pile",
    de=f"{{whom}} {{whom:nimmt|nehmen|nimmst}} {CARDS_DE} vom Ablagestapel zurück",
)
@dataclass(frozen=True)
class TakeBack(_ToSomeone):
    """Of one's own choice, into the hand."""

    OP = Op.TAKE_BACK


@phrase(
    "{whom} {whom:scouts|scout} {n} {n:time|times}",
    de="{whom} {whom:kundschaftet|kundschaften|kundschaftest} {n} Mal",
)
@dataclass(frozen=True)
class Scout(_ToSomeone):
    """Of two Locations one comes upon the Journey."""

    OP = Op.SCOUT


@phrase(
    "{whom} {whom:loses|lose} {n} {kind:accusative n}",
    de="{whom} {whom:verliert|verlieren|verlierst} {n} {kind:accusative n}",
)
@dataclass(frozen=True)
class LoseCard(_ToSomeone):
    """Cards in front, of one's own choice."""

    kind: Lost

    OP = Op.LOSE_CARD

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {**super().form, **({} if self.kind is Lost.ANY else {"kind": self.kind.value})}


@dataclass(frozen=True)
class _Changed(_ToSomeone):
    skill: Skills
    until: Until

    OP = Op.SKILL

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        until = {"until": "day"} if self.until is Until.DAY else {}
        return {**super().form, **_skill(self.skill), **until}


@phrase(
    "{whom} {whom:gets|get} +{n} to {skill} {until}",
    de="{whom} {whom:bekommt|bekommen|bekommst} +{n} auf {skill} {until}",
)
@dataclass(frozen=True)
class GainSkill(_Changed):
    """More of a skill for a while."""


@phrase(
    "{whom} {whom:gets|get} -{n} to {skill} {until}",
    de="{whom} {whom:bekommt|bekommen|bekommst} -{n} auf {skill} {until}",
)
@dataclass(frozen=True)
class LoseSkill(_Changed):
    """Less of a skill for a while."""

    SIGN = -1


@phrase(
    "{whom} {whom:looks|look} at the top Fate card",
    de="{whom} {whom:sieht|sehen|siehst} die oberste Schicksalskarte an",
)
@dataclass(frozen=True)
class Foresee:
    """It stays or goes under the deck."""

    whom: Whom

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(Op.FORESEE), **_receiver(self.whom)}


@phrase("{whom} {whom:is|are} out of the game", de="{whom} {whom:scheidet|scheiden|scheidest} aus")
@dataclass(frozen=True)
class GoOut:
    """For good."""

    whom: Whom

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(Op.ELIMINATE), **_receiver(self.whom)}


Quiet: TypeAlias = (
    GainTime
    | LoseTime
    | TakeDamage
    | HealDamage
    | TakeRadiation
    | LoseRadiation
    | GainSkill
    | LoseSkill
    | Draw
    | GoOut
)
"""Effects that may happen where nobody is asked."""
Plain: TypeAlias = Quiet | Discard | TakeBack | Scout | LoseCard | Foresee


@phrase("you choose – {first}, or {second}", de="du wählst – {first}, oder {second}")
@dataclass(frozen=True)
class Choose:
    """One of two effects."""

    first: Plain
    second: Plain

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(Op.CHOOSE), "of": [[self.first.form], [self.second.form]]}


def _skill(skill: Skills) -> Form:
    return {} if skill is Skills.ANY else {"skill": skill.name.lower()}


@phrase("you have +{n} to {skill}", de="du hast +{n} auf {skill}")
@dataclass(frozen=True)
class Have:
    """In every test, as long as the card is there."""

    n: Some
    skill: Skills

    SIGN = 1

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(Holds.SKILL), "n": self.SIGN * self.n, **_skill(self.skill)}


@phrase("you have -{n} to {skill}", de="du hast -{n} auf {skill}")
@dataclass(frozen=True)
class Lack(Have):
    """In every test, as long as the card is there."""

    SIGN = -1


@phrase("{deed} costs {n:+more|-less} Time", de="{deed} kostet {n:+Zeit mehr|-Zeit weniger}")
@dataclass(frozen=True)
class Costs:
    """Never less than nothing."""

    n: By
    deed: Deed

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(Holds.COST), "n": self.n, "of": self.deed.name.lower()}


@phrase("you lose {n} Time each Day", de="du verlierst jeden Tag {n} Zeit")
@dataclass(frozen=True)
class LoseDaily:
    """Of the Time that a Day begins with."""

    n: Some

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(Holds.DAILY_TIME), "n": -self.n}


@phrase("you take {n} less {harm} each time", de="du bekommst jedes Mal {n} {harm} weniger")
@dataclass(frozen=True)
class Shield:
    """Never less than nothing."""

    n: Some
    harm: Harm

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(Holds.SHIELD), "n": self.n, "from": self.harm.name.lower()}


@phrase("in your tests Fate counts at least {n}", de="in deinen Proben zählt das Schicksal mindestens {n}")
@dataclass(frozen=True)
class FateAtLeast:
    """A lower card counts as that."""

    n: Floor

    SIGN = 1

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(Holds.FATE_FLOOR), "n": self.SIGN * self.n}


@phrase("in your tests Fate counts at least -{n}", de="in deinen Proben zählt das Schicksal mindestens -{n}")
@dataclass(frozen=True)
class FateAtLeastBelow(FateAtLeast):
    """A lower card counts as that."""

    SIGN = -1


@phrase(
    "you draw {n:+more|-fewer} {n:card|cards} each time",
    de="du ziehst jedes Mal {n:+Karte mehr/Karten mehr|-Karte weniger/Karten weniger}",
)
@dataclass(frozen=True)
class DrawMore:
    """Whenever cards are drawn."""

    n: By

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(Holds.DRAW_BONUS), "n": self.n}


Lasting: TypeAlias = Have | Lack | Costs | LoseDaily | Shield | FateAtLeast | FateAtLeastBelow | DrawMore


@phrase("{on} – {do}", de="{on} – {do}")
@dataclass(frozen=True)
class When:
    """Something that happens by itself."""

    on: Moment
    do: Quiet

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"on": self.on.name.lower(), "do": [self.do.form]}


@phrase("as soon as it is reached – {do}", de="sobald erreicht – {do}")
@dataclass(frozen=True)
class Once:
    """Effect of a level of Radiation as it is reached."""

    do: Quiet

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return self.do.form


@phrase("nothing happens", de="nichts geschieht")
@dataclass(frozen=True)
class Nothing:
    """A level that does nothing."""


EFFECTS = CardListPage("effects", (*get_args(Plain), Choose), tuple(Whom))
HOLDING = CardListPage("holding", get_args(Lasting))
TRIGGERS = CardListPage("when", (When,))
LEVELS = CardListPage("level", (Once, *get_args(Lasting), When, Nothing))


def sentences(part: ScenarioPart | None) -> list[ScenarioPart]:
    """The sentences of a line, of which there may be one or several."""
    if part is None:
        return []
    return part.items() if isinstance(part.value, list) else [part]


def effects(part: ScenarioPart | None) -> list[Form]:
    """Effects by sentence. Raises NotHere."""
    return [EFFECTS.read(sentence.text()).form for sentence in sentences(part)]


def holding(part: ScenarioPart | None) -> list[Form]:
    """Lasting rules by sentence. Raises NotHere."""
    return [HOLDING.read(sentence.text()).form for sentence in sentences(part)]


def triggers(part: ScenarioPart | None) -> list[Form]:
    """Triggers by sentence. Raises NotHere."""
    return [TRIGGERS.read(sentence.text()).form for sentence in sentences(part)]


def level(part: ScenarioPart) -> Form:
    """A level of Radiation: what it does once, what holds, what happens by itself. Raises NotHere."""
    found: dict[str, list[Form]] = {"once": [], "always": [], "when": []}
    for sentence in sentences(part):
        said = LEVELS.read(sentence.text())
        if not isinstance(said, Nothing):
            found[_LINES.get(type(said), "always")].append(said.form)
    return dict(found)


_LINES: dict[type[Any], str] = {Once: "once", When: "when"}
