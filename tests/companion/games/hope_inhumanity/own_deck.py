"""A whole deck for tests, as a card file: as many cards as the core box has, and every kind of effect."""

from collections.abc import Mapping

from companion.engine.game import Seat, SetUp

TERRAINS = ("Urban", "Mountainous", "Wilderness", "Coastal", "Any Terrain")
MARKS = ("violence", "gore", "food", "strangers", "child", "animal", "cold", "theft")
GOOD = (
    "each of them gains 1 humanity",
    "each of them recovers from 1 hunger",
    "each of them recovers from 1 harm",
    "the group gains 1 hope",
    "everyone gains 2 humanity",
    "the acting player draws an asset",
    "each of them refills 1 use of each asset",
    "the acting player draws an asset",
    "the group refills 1 use of each asset",
    "if the acting player has 3 humanity or more, one of them by lot gains 1 humanity",
    "if the acting player has an asset, the least burdened of them gains 1 humanity",
    "each of them picks one – each of them gains 1 humanity, or each of them recovers from 1 hunger",
    "a die is rolled – up to 3, each of them gains 1 humanity; above, the group gains 1 hope",
)
BAD = (
    "each of them suffers 1 harm",
    "each of them suffers 1 hunger",
    "each of them loses 1 humanity",
    "the group loses 1 hope",
    "the acting player suffers 2 harm",
    "everyone loses 2 humanity",
    "refusers suffer 1 hunger",
    "the group gains 1 hunted",
    "each of them loses an asset",
    "the group loses an asset",
    "each of them hands an asset over to the neighbour on the left",
    "everyone discards 1 trait",
    "the group gains 2 hunted",
    "the starving among them die",
    "the acting player picks one – each of them suffers 1 harm, or everyone loses 1 humanity",
    "a die is rolled – up to 2, everyone suffers 1 harm; above, the acting player loses 1 humanity",
    "the acting player sits out 1 turn",
    "each of them hands a trait over to the neighbour on the left",
)
QUESTION_BAD = tuple(sentence for sentence in BAD if not sentence.startswith("refusers"))
TRAITS = (
    "you gain 2 humanity",
    "a player of your choice gains 1 humanity",
    "a player of your choice recovers from 1 hunger",
    "a player of your choice recovers from 1 harm",
    "the group gains 1 hope",
    "the group loses 2 hope",
    "a player of your choice loses 2 humanity",
    "a player of your choice suffers 2 harm",
    "you suffer 3 hunger",
    "everyone loses 1 humanity",
    "the acting player suffers 1 hunger",
    "everyone suffers 1 harm",
    "everyone is spared 1 hunger",
    "you are spared 2 harm",
    "a player of your choice cheats death",
    "roll one of your dice again",
    "roll any one die again",
    "turn any one die to 6",
    "this Scene succeeds",
    "a player of your choice ignores Fail",
    "you ignore Refuse",
    "this Scene is 1 easier",
    "the group loses 1 hunted",
    "you refill 2 uses of each asset",
    "the acting player draws an asset",
    "you have Succeed instead of Fail",
    "you hand an asset over to a player of your choice",
    "a player of your choice sits out 1 turn",
    "put this Scene aside and draw another",
    "you look at the top 2 Urban Scenes",
    "everybody is told Fail",
    "the acting player rolls 2 more dice",
    "1 of your dice succeeds unrolled",
    "a player of your choice picks one – a player of your choice gains 1 humanity, or the group gains 1 hope",
    "a die is rolled – up to 4, you suffer 1 hunger; above, you gain 2 humanity",
)
BEFORE_ROLL = (
    "this Scene is 1 easier",
    "this Scene is 3 easier",
    "this Scene is 2 harder",
    "supporters gain 1 humanity",
    "refusers lose 1 humanity",
    "this Scene is 5 easier",
    "this Scene is 5 harder",
    "the acting player suffers 3 hunger",
)
ASSETS = (
    ("personal", 2, "you gain 1 humanity"),
    ("group", 1, "a player of your choice recovers from 1 hunger"),
    ("personal", 1, "a player of your choice suffers 3 harm"),
    ("personal", 3, "the group gains 1 hope"),
    ("group", 2, "everyone is spared 1 harm"),
    ("group", 3, "the group loses 1 hunted"),
    ("personal", 1, "the acting player draws an asset"),
    ("personal", 2, "you suffer 2 hunger"),
)
ASSETS_BEFORE_ROLL = (("personal", 2, "this Scene is 2 easier"), ("group", 2, "this Scene is 1 easier"))
PERSONALITIES = (
    ("your Scenes are 1 harder",),
    ("your Scenes marked gore are 2 harder",),
    ("your Urban Scenes are 1 easier",),
    ("your Coastal Scenes marked food are 3 easier",),
    ("you start with 4 humanity", "you never have more than 4 humanity"),
    ("you lose humanity only by committing it",),
    ("you start with 3 humanity",),
    ("your Scenes marked violence are 3 harder",),
    ("your Scenes are 1 easier",),
    ("you never have more than 4 humanity",),
    ("in Scenes marked violence, your first 1 die fails",),
    ("when a Scene marked gore is acted on, you lose 1 humanity",),
    ("Scenes that you support are 1 easier", "in Scenes marked food, your first 2 dice fail"),
    ("when a round ends, you recover from 1 hunger", "when your turn begins, you gain 1 humanity"),
    ("when your turn ends, you recover from 1 harm", "when you draw a Scene, you gain 1 humanity"),
    (
        "when you act on a Scene, you suffer 1 hunger",
        "in the first turn of a round, your Scenes are 2 harder",
    ),
    ("when you steal an asset, whoever you steal from loses 3 humanity",),
)
RELATIONSHIPS = (
    "when you support the other, you lose 1 humanity",
    "when you support the other, the other gains 1 humanity",
    "when both of you take part in a Scene, each of them gains 1 humanity",
    "when you support the other, you suffer 1 hunger",
    "when you support the other, the other suffers 1 harm",
    "when you support the other, the group gains 1 hope",
    "when both of you take part in a Scene, each of them suffers 1 harm",
    "when you support the other, the group loses 1 hope",
    "when both of you take part in a Scene, each of them recovers from 1 hunger",
    "when the other acts on a rated Scene, you support with at least 1 die",
    "when you support the other, 1 humanity comes back to you after the Scene",
    "when you refuse to support the other, you lose 1 humanity",
    "when someone refuses to support the other, you suffer 1 hunger",
    "when the other is lost, you lose 2 humanity",
    "when the other is lost, you suffer 1 harm",
    "Scenes that you support are 1 harder",
    "when both of you have had your turns, each of them recovers from 1 hunger",
)
LIMITS = (
    "nobody may support",
    "at most 1 player may support",
    "each supporter gives at most 1 die",
    "at most 2 players may support",
)
PRICES = ((), ("accept costs: 1",), ("no humanity roll: yes",), ("accept costs: 3", "refuse costs: 1"))
COLOURS = ("red", "blue", "green", "black", "yellow")


def whole_deck(scenes: int = 40) -> dict[str, str]:
    """The file: that many Scenes over five terrains, Assets, Traits, 10 Personalities and Relationships."""
    parts = ["deck: Whole\nlanguage: en\nversion: 1\nexpansion: yes\nassets:\n"]
    parts += [_asset(n, *asset, "at any time") for n, asset in enumerate(ASSETS)]
    parts += [_asset(n + len(ASSETS), *one, "before the roll") for n, one in enumerate(ASSETS_BEFORE_ROLL)]
    parts += ["scenes:\n", *map(_scene, range(scenes)), "traits:\n"]
    parts += [_trait(n, use, "at any time") for n, use in enumerate(TRAITS)]
    parts += [_trait(n + len(TRAITS), use, "before the roll") for n, use in enumerate(BEFORE_ROLL)]
    parts += [_trait(90, "everyone gains 1 humanity", "after the roll")]
    parts += [_trait(91, "everyone is spared 1 harm", "in your own turn")]
    parts += [_trait(92, "everyone is spared 1 hunger", "on a penalty")]
    parts += ["personalities:\n", *(_always("Personality", n, p) for n, p in enumerate(PERSONALITIES))]
    parts += ["relationships:\n", *(_always("Bond", n, (p,)) for n, p in enumerate(RELATIONSHIPS))]
    return {"whole.yaml": "".join(parts)}


def seats(count: int) -> tuple[Seat, ...]:
    """So many seats, clockwise, each with dice of its own colour."""
    return tuple(Seat("ABCDE"[n], f"Name of {'ABCDE'[n]}", COLOURS[n]) for n in range(count))


def set_up(
    count: int = 4, seed: str = "seed", scenes: int = 40, options: Mapping[str, str] | None = None
) -> SetUp:
    """A new game for that many players with the whole deck; `options` are their house rules."""
    return SetUp(seats(count), naming(whole_deck(scenes)), options or {}, seed)


def naming(decks: Mapping[str, str]) -> dict[str, str]:
    """The same files, with cards that name an Asset: no title of these may be exchanged any more."""
    drawn, named = "the acting player draws an asset", 'the acting player gets the asset "Asset 3"'
    return {name: text.replace(drawn, named, 4) for name, text in decks.items()}


def _scene(n: int) -> str:
    rated = n % 4 != 3
    lines = [f"title: Scene {n}", f"terrain: {TERRAINS[n % 5]}", f"callout: Callout {n}."]
    lines += [f"marks: {MARKS[n % 8]}"] if n % 2 else []
    lines += ["unavoidable: yes"] if n % 3 == 0 else []
    bad = BAD[n % len(BAD)] if rated else QUESTION_BAD[n % len(QUESTION_BAD)]
    if rated:
        lines += [f"hardship: {n % 5}", f"succeed: {GOOD[n % len(GOOD)]}", f"fail: {BAD[(n + 2) % len(BAD)]}"]
        lines += [f"support: {LIMITS[n // 5 % len(LIMITS)]}"] if n % 5 == 1 else []
    else:
        lines += [f"accept: {GOOD[n % len(GOOD)]}", *PRICES[n // 4 % len(PRICES)]]
    lines += ["bonus: with 1 more success than needed, the group gains 1 hope"] if rated and n % 2 else []
    lines += [f"refuse: {bad}"]
    lines += ["all refuse: the group loses 1 hope"] if n % 3 == 1 else []
    return _card(lines)


def _trait(n: int, use: str, when: str) -> str:
    return _card([f"title: Trait {n}", f"text: Text {n}.", f"when: {when}", f"use: {use}"])


def _asset(n: int, scope: str, uses: int, use: str, when: str) -> str:
    lines = [f"title: Asset {n}", f"text: Text {n}.", f"scope: {scope}", f"uses: {uses}"]
    return _card([*lines, f"when: {when}", f"use: {use}"])


def _always(kind: str, n: int, sentences: tuple[str, ...]) -> str:
    always = "always:" + "".join(f"\n      - {sentence}" for sentence in sentences)
    return _card([f"title: {kind} {n}", f"text: Text {n}.", always])


def _card(lines: list[str]) -> str:
    return "  - " + "\n    ".join(lines) + "\n"
