"""Words of sentences: whom, which skill, until when, and how many."""

from typing import Annotated, Any, TypeAlias

from companion.engine.phrasebook.nouns import FEMININE, MASCULINE, Noun
from companion.engine.phrasebook.phrase_pieces import Between
from companion.engine.phrasebook.spoken import Spoken

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


def of_skill(skill: Skills) -> Form:
    """The part of a form that names a skill; every one is named by nothing."""
    return {} if skill is Skills.ANY else {"skill": skill.name.lower()}
