"""Words in the holes of sentences for people, what they have and do, cards and dice."""

from enum import Enum

from companion.engine.phrasebook.nouns import FEMININE, NEUTER, Noun
from companion.engine.phrasebook.spoken import Spoken


class Whom(Spoken):
    """The target of an effect. `YOU` is the card's owner; of several equal ones the Leader says who."""

    ACTIVE = "the active player", {"de": "wer am Zug ist,"}
    YOU = "you", {"de": "du"}
    CHOSEN = "a player of your choice", {"de": "jemand deiner Wahl"}
    ALL = "everyone", {"de": "alle"}
    OTHERS = "all others", {"de": "alle anderen"}
    LEADER = "the Leader", {"de": "wer anführt,"}
    GENERAL = "the General", {"de": "wer General ist,"}
    IDLE = "those who put nothing in", {"de": "alle, die nichts gegeben haben,"}
    TAKING_PART = "those who put something in", {"de": "alle, die etwas gegeben haben,"}
    DETAINED = "the detained", {"de": "alle Gefangenen"}
    HERE = "everyone in your Area", {"de": "alle in deinem Bereich"}
    BESIDE = "all others in your Area", {"de": "alle anderen in deinem Bereich"}
    IN_1 = "everyone in Area 1", {"de": "alle in Bereich 1"}
    IN_2 = "everyone in Area 2", {"de": "alle in Bereich 2"}
    IN_3 = "everyone in Area 3", {"de": "alle in Bereich 3"}
    IN_4 = "everyone in Area 4", {"de": "alle in Bereich 4"}
    IN_5 = "everyone in Area 5", {"de": "alle in Bereich 5"}
    IN_6 = "everyone in Area 6", {"de": "alle in Bereich 6"}
    IN_J = "everyone in the Junkyard", {"de": "alle auf dem Schrottplatz"}
    IN_M = "everyone in the Med Center", {"de": "alle im Med-Center"}
    LEAST_HEALTH = "whoever has the least Health", {"de": "wer am wenigsten Gesundheit hat,"}
    MOST_HEALTH = "whoever has the most Health", {"de": "wer am meisten Gesundheit hat,"}
    FEWEST_CARDS = "whoever has the fewest cards", {"de": "wer die wenigsten Karten hat,"}
    MOST_CARDS = "whoever has the most cards", {"de": "wer die meisten Karten hat,"}
    FEWEST_PROGRAMS = "whoever has the fewest Programs", {"de": "wer die wenigsten Programme hat,"}
    MOST_PROGRAMS = "whoever has the most Programs", {"de": "wer die meisten Programme hat,"}
    FEWEST_WOUNDS = "whoever has the fewest Wounds", {"de": "wer die wenigsten Wunden hat,"}
    MOST_WOUNDS = "whoever has the most Wounds", {"de": "wer die meisten Wunden hat,"}

    def agreement(self, language: str) -> int:
        """Which form of a verb follows: 0 for one, 1 for many, 2 for you where a language has that form."""
        if self is Whom.YOU:
            return 2 if language == "de" else 1
        many = (Whom.OTHERS, Whom.IDLE, Whom.TAKING_PART, Whom.DETAINED, Whom.BESIDE)
        if language == "de":
            return int(str(self.in_other_languages["de"]).startswith("alle"))
        return int(self in many)

    @property
    def area(self) -> str:
        """The key of the Area whose people are meant, or nothing."""
        return self.name[3:] if self.name.startswith("IN_") else ""

    @property
    def is_extreme(self) -> bool:
        """True for those who have most or least of something."""
        return self.name.startswith(("LEAST_", "MOST_", "FEWEST_"))


class Colour(Spoken):
    """The colours of Influence cards."""

    BLUE = "blue", {"de": "blaue"}
    RED = "red", {"de": "rote"}
    GREY = "grey", {"de": "graue"}
    GREEN = "green", {"de": "grüne"}


class Coloured(Spoken):
    """The colours of Influence cards that have a value."""

    BLUE = "blue", {"de": "blau"}
    RED = "red", {"de": "rot"}


class Colourless(Spoken):
    """The colours of Influence cards without a value."""

    GREY = "grey", {"de": "grau"}
    GREEN = "green", {"de": "grün"}


class Faction(Spoken):
    """The factions of Loyalty cards (HP-006)."""

    HUMAN = "Human", {"de": "Mensch"}
    MACHINE = "Machine", {"de": "Maschine"}
    FALLEN = "Fallen", {"de": "Gefallen"}
    LEGION = "Legion", {"de": "Legion"}


class Secret(Spoken):
    """A secret of another player that can be looked at (HP-149)."""

    HAND = "the hand", {"de": "die Hand"}
    OBJECTIVE = "the Objective", {"de": "das Ziel"}
    LOYALTY = "the Loyalty card", {"de": "die Loyalität"}
    PROGRAMS = "the Programs", {"de": "die Programme"}
    CHIPS = "the carried chips", {"de": "die getragenen Chips"}


class Value(Spoken):
    """The values of a Player Board (HP-297)."""

    AP = "number of actions", {"de": "Zahl der Aktionen"}
    MOVEMENT = "movement", {"de": "Bewegung"}
    RANGE = "Range", {"de": "Reichweite"}
    STRENGTH = "Strength", {"de": "Stärke"}
    ATTACKCARDS = "number of red cards in attack", {"de": "Zahl der roten Karten im Angriff"}
    SHIELD = "Shield", {"de": "Schild"}
    DEFENCECARDS = "number of blue cards in defence", {"de": "Zahl der blauen Karten in der Abwehr"}
    HEALTH = "most Health", {"de": "höchste Gesundheit"}
    PROGRAMS = "Program limit", {"de": "Höchstzahl an Programmen"}
    DRAW = "number of cards to draw", {"de": "Zahl der Karten beim Ziehen"}
    HAND = "hand limit", {"de": "Handlimit"}
    SLOTS = "number of chips to carry", {"de": "Zahl der Chips, die du tragen kannst,"}

    def agreement(self, language: str) -> int:
        """0 where the German word is no feminine one."""
        return int(language == "de" and self not in {Value.SHIELD, Value.HAND})


class Deed(Spoken):
    """A deed that is counted or forbidden."""

    CITY = "act in the City", {"de": "in der Stadt handeln"}
    NEXUS = "work in the Nexus", {"de": "im Nexus arbeiten"}
    DARK_NET = "buy in the Dark Net", {"de": "im Dark Net kaufen"}
    WEAPON = "buy a weapon", {"de": "eine Waffe kaufen"}
    RECON = "buy a Recon card", {"de": "eine Aufklärungskarte kaufen"}
    ACCUSE = "call for a Censure", {"de": "eine Anklage erheben"}
    CENSURE = "win a Censure", {"de": "eine Anklage gewinnen"}
    VOTE = "call for a New Leader", {"de": "die Führung neu wählen lassen"}
    PARDON = "pardon somebody", {"de": "jemanden begnadigen"}
    ATTACK = "attack", {"de": "angreifen"}
    SECTOR = "take a chip from a Sector", {"de": "einen Chip aus einem Sektor nehmen"}
    DROP = "drop chips in the Junkyard", {"de": "Chips auf dem Schrottplatz ablegen"}
    LOOK = "look at chips in the Junkyard", {"de": "Chips auf dem Schrottplatz ansehen"}
    REMOVE = "remove chips from the Junkyard", {"de": "Chips vom Schrottplatz nehmen"}
    HEAL = "be healed in the Med Center", {"de": "dich im Med-Center heilen lassen"}
    PROGRAM = "use a Program", {"de": "ein Programm benutzen"}
    CHECK = "put cards into a check", {"de": "Karten in eine Probe geben"}


class Die(Spoken):
    """A die of the roll that lies there (HP-012); of several the card's owner says which."""

    ANY = "a die of your choice", {"de": "ein Würfel deiner Wahl"}
    PINK = "the pink die", {"de": "der rosa Würfel"}
    ORANGE = "the orange die", {"de": "der orange Würfel"}
    RED = "the red die", {"de": "der rote Würfel"}
    WHITE = "a white die", {"de": "ein weißer Würfel"}


class Badge(Spoken):
    """The two badges (HP-118, HP-121)."""

    LEADER = "the Leader", {"de": "in der Führung"}
    GENERAL = "the General", {"de": "General"}


class Companion(Spoken):
    """A player beside whom another one stands; seats are counted in the order of turns."""

    LEADER = "the Leader", {"de": "der Führung"}
    GENERAL = "the General", {"de": "des Generals"}
    NEXT = "the player after you", {"de": "der Person nach dir"}
    BEFORE = "the player before you", {"de": "der Person vor dir"}


class Posture(Spoken):
    """A way of ending one's actions that everybody can see."""

    ALONE = "alone in your Area", {"de": "allein in deinem Bereich"}
    CROWD = "among at least two others", {"de": "unter mindestens zwei anderen"}
    ENEMY = "in an Area with an Enemy", {"de": "in einem Bereich mit einem Feind"}
    LADEN = "with a chip that you carry", {"de": "mit einem Chip, den du trägst"}
    IDLE = "with an action left", {"de": "mit einer Aktion übrig"}


class Thing(Spoken):
    """A thing that a player can carry or have."""

    CHIP = "a chip", {"de": "einen Chip"}
    SCANNER = "a Scanner", {"de": "einen Scanner"}
    BOX = "a Supply Box", {"de": "eine Kiste"}
    PROGRAM = "a Program", {"de": "ein Programm"}
    RECON = "a Recon card", {"de": "eine Aufklärungskarte"}


class Possessions(Spoken):
    """A thing that passes from one player to another."""

    CARDS = "cards", {"de": Noun("Karte", "Karten", FEMININE)}
    PROGRAMS = "Programs", {"de": Noun("Programm", "Programme", NEUTER)}


class How(Spoken):
    """The way in which things are picked."""

    CHOICE = "by choice", {"de": "nach Wahl"}
    RANDOM = "at random", {"de": "nach Zufall"}


def code(word: Enum) -> str:
    """The name of a word of these lists in rules and journals."""
    return word.name.lower().replace("_", " ")
