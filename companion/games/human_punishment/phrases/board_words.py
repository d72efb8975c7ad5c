"""Words in the holes of sentences for what lies on the board: bars, places, Enemies, chips."""

from companion.engine.phrasebook.nouns import MASCULINE, Noun
from companion.engine.phrasebook.spoken import Spoken


class Bar(Spoken):
    """The eleven bars (HP-024)."""

    MORALE = "Morale", {"de": "die Moral"}
    RIOT = "Riot", {"de": "der Aufruhr"}
    SECURITY = "Security", {"de": "die Sicherheit"}
    RESOURCE = "Resource", {"de": "die Vorräte"}
    SECTOR1 = "the bar of Sector I", {"de": "die Leiste von Sektor I"}
    SECTOR2 = "the bar of Sector II", {"de": "die Leiste von Sektor II"}
    SECTOR3 = "the bar of Sector III", {"de": "die Leiste von Sektor III"}
    GUARD = "Guard", {"de": "die Wache"}
    APEX = "the bar of Apex", {"de": "die Leiste von Apex"}
    DEUS = "the bar of Deus", {"de": "die Leiste von Deus"}
    THREAT = "Threat", {"de": "die Bedrohung"}

    def agreement(self, language: str) -> int:
        """1 for the bar whose German name is of many."""
        return int(language == "de" and self is Bar.RESOURCE)


class Enemies(Spoken):
    """The types of Enemies, of which one or several may be meant (HP-161 to HP-165)."""

    ANY = "Enemy", {"en": Noun("Enemy", "Enemies"), "de": Noun("Feind", "Feinde", MASCULINE)}
    TANK = "Tank", {"en": Noun("Tank", "Tanks"), "de": Noun("Panzer", "Panzer", MASCULINE)}
    SNIPER = (
        "Sniper",
        {
            "en": Noun("Sniper", "Snipers"),
            "de": Noun("Scharfschütze", "Scharfschützen", MASCULINE, oblique=True),
        },
    )
    SOLDIER = (
        "Soldier",
        {"en": Noun("Soldier", "Soldiers"), "de": Noun("Soldat", "Soldaten", MASCULINE, oblique=True)},
    )
    CRAWLER = "Crawler", {"en": Noun("Crawler", "Crawlers"), "de": Noun("Kriecher", "Kriecher", MASCULINE)}
    THIEF = "Thief", {"en": Noun("Thief", "Thieves"), "de": Noun("Dieb", "Diebe", MASCULINE)}


class Newcomer(Spoken):
    """An Enemy that appears; of any type it is the one whose pile is highest."""

    ANY = "an Enemy", {"de": "ein Feind"}
    TANK = "a Tank", {"de": "ein Panzer"}
    SNIPER = "a Sniper", {"de": "ein Scharfschütze"}
    SOLDIER = "a Soldier", {"de": "ein Soldat"}
    CRAWLER = "a Crawler", {"de": "ein Kriecher"}
    THIEF = "a Thief", {"de": "ein Dieb"}


class Machine(Spoken):
    """The two elites (HP-181)."""

    APEX = "Apex", {"de": "Apex"}
    DEUS = "Deus", {"de": "Deus"}


class Area(Spoken):
    """One of the eight Areas (HP-295)."""

    IN_1 = "in Area 1", {"de": "in Bereich 1"}
    IN_2 = "in Area 2", {"de": "in Bereich 2"}
    IN_3 = "in Area 3", {"de": "in Bereich 3"}
    IN_4 = "in Area 4", {"de": "in Bereich 4"}
    IN_5 = "in Area 5", {"de": "in Bereich 5"}
    IN_6 = "in Area 6", {"de": "in Bereich 6"}
    IN_J = "in the Junkyard", {"de": "auf dem Schrottplatz"}
    IN_M = "in the Med Center", {"de": "im Med-Center"}

    @property
    def key(self) -> str:
        """The name of the Area in the rules."""
        return self.name[3:]


class Place(Spoken):
    """A place to which a figure can be sent."""

    CITY = "the City", {"de": "zur Stadt"}
    DARK_NET = "the Dark Net", {"de": "zum Dark Net"}
    NEXUS = "the Nexus", {"de": "zum Nexus"}
    HQ = "HQ", {"de": "ins HQ"}
    MONOLITH = "the Monolith", {"de": "zum Monolithen"}
    NETWORK = "the Network", {"de": "zum Netzwerk"}
    SECTOR_I = "Sector I", {"de": "in Sektor I"}
    SECTOR_II = "Sector II", {"de": "in Sektor II"}
    SECTOR_III = "Sector III", {"de": "in Sektor III"}
    JUNKYARD = "the Junkyard", {"de": "auf den Schrottplatz"}
    MED_CENTER = "the Med Center", {"de": "ins Med-Center"}


class Sector(Spoken):
    """The three Sectors (HP-192)."""

    I = "Sector I", {"de": "Sektor I"}  # noqa: E741 - it is called so
    II = "Sector II", {"de": "Sektor II"}
    III = "Sector III", {"de": "Sektor III"}


class Column(Spoken):
    """A place of chips: a column of the Network, all of it, or the Junkyard (HP-223, HP-230)."""

    ALPHA = "in Alpha", {"de": "in Alpha"}
    BETA = "in Beta", {"de": "in Beta"}
    GAMMA = "in Gamma", {"de": "in Gamma"}
    ALL = "in the Network", {"de": "im Netzwerk"}
    JUNKYARD = "in the Junkyard", {"de": "auf dem Schrottplatz"}


class Chip(Spoken):
    """Data Chips by their colours."""

    ANY = "data", {"en": Noun("data chip", "data chips"), "de": Noun("Chip", "Chips", MASCULINE)}
    BLUE = (
        "blue",
        {"en": Noun("blue chip", "blue chips"), "de": Noun("Chip", "Chips", MASCULINE, adjective="blau")},
    )
    RED = (
        "red",
        {"en": Noun("red chip", "red chips"), "de": Noun("Chip", "Chips", MASCULINE, adjective="rot")},
    )
    PURPLE = (
        "purple",
        {
            "en": Noun("purple chip", "purple chips"),
            "de": Noun("Chip", "Chips", MASCULINE, adjective="violett"),
        },
    )


class Quality(Spoken):
    """The values of an Enemy (HP-161, HP-301)."""

    HEALTH = "Health", {"de": "Gesundheit"}
    STRENGTH = "Strength", {"de": "Stärke"}
    COMBAT = "Combat", {"de": "Kampf"}
    SHIELD = "Shield", {"de": "Schild"}
    DEFENCE = "Defence", {"de": "Abwehr"}
    RANGE = "Range", {"de": "Reichweite"}


class Level(Spoken):
    """The Event piles of the three stages (HP-076)."""

    I = "I", {"de": "I"}  # noqa: E741 - it is called so
    II = "II", {"de": "II"}
    III = "III", {"de": "III"}
