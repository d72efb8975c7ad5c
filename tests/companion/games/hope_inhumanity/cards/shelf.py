"""Card files for tests: the deck that is shipped, and small ones to break."""

from importlib.resources import files

LONG_ROAD = "the-long-road.en.yaml"
SECOND_SEASON = "the-long-road-second-season.en.yaml"
HUNTERS = "the-hunters.en.yaml"
BOXES = (LONG_ROAD, SECOND_SEASON)
"""Those that are played alone or together."""
IN_GERMAN = {
    LONG_ROAD: "the-long-road.de.yaml",
    SECOND_SEASON: "the-long-road-second-season.de.yaml",
    HUNTERS: "the-hunters.de.yaml",
}

HEAD = "deck: Small\nlanguage: en\nversion: 1\n"

RATED = """\
  - title: The bridge
    terrain: Urban
    hardship: 2
    callout: A bridge, half of it gone.
    succeed: each of them gains 1 humanity
    fail: each of them suffers 1 harm
    refuse: each of them loses 1 humanity
"""

QUESTION = """\
  - title: A knock
    terrain: Any Terrain
    callout: Somebody knocks. Do you open?
    accept: each of them suffers 1 hunger
    refuse: each of them loses 1 humanity
"""


def long_road() -> str:
    """The text of the first shipped deck."""
    return shipped(LONG_ROAD)


def shipped(name: str) -> str:
    """The text of a card file that comes with the game."""
    return (files("companion.games.hope_inhumanity") / "decks" / name).read_text(encoding="utf-8")


def with_scenes(*scenes: str) -> dict[str, str]:
    """A file of these Scenes; the first line of the first Scene is line 5."""
    return {"small.yaml": HEAD + "scenes:\n" + "".join(scenes)}


def with_cards(section: str, card: str) -> dict[str, str]:
    """A file of one card in a section; its first line is line 5."""
    return {"small.yaml": f"{HEAD}{section}:\n{card}"}
