"""Reads the `given` of a scenario and stages it as a moment of the real game."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from companion.engine.game import Game
from companion.engine.play import Play
from companion.games.hope_inhumanity.cards.abilities import MostHumanity
from companion.games.hope_inhumanity.cards.card import Personality, Relationship, Scene, Trait
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.rulings import HOUSE_RULES
from companion.games.hope_inhumanity.scenarios import cards
from companion.games.hope_inhumanity.scenarios.belongings import Belongings, read_belongings
from companion.games.hope_inhumanity.scenarios.open_cards import PERSONALITIES, RELATIONSHIPS
from companion.games.hope_inhumanity.scenarios.staging import (
    COLOURS,
    CONDITIONS,
    Cards,
    opened,
    seated,
    staged,
)
from companion.games.hope_inhumanity.state import ROUNDS, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import DICE
from companion.kit.scenario.house_rules import FIELD, chosen_rules
from companion.kit.scenario.parts import ScenarioPart

NOBODYS = ("table", "system", "Hope")
"""Names in a scenario that are no seats."""
FIELDS = (
    *("players", "active", "round", "firstPlayer", "turnsTaken", "dead", "graceUsed", "scene", "scenePiles"),
    *("hope", "humanity", "conditions", "hunted", "expansion", "martialLaw", "traits", "traitPile"),
    *("personalities", "personalityPile", "relationships", "assets", "assetPile", FIELD),
)
MOST_TRAITS = 20
MOST_PERSONALITIES = 10
MOST_HUNTED = 20


@dataclass(frozen=True)
class Given:
    """The moment that a scenario begins with; seats stand clockwise.

    `altered` maps ids to Scenes that replace the scenario's, to find out which viewers are sent anything
    else.
    """

    players: tuple[str, ...]
    active: str
    round: int
    hope: int
    humanity: Mapping[str, int]
    conditions: Mapping[str, tuple[str, ...]]
    dead: tuple[str, ...]
    had_turn: tuple[str, ...]
    graced: tuple[str, ...]
    scene: Scene
    scene_piles: Mapping[Terrain, int]
    traits: Mapping[str, tuple[Trait, ...]]
    trait_pile: tuple[Trait, ...]
    personalities: Mapping[str, Personality]
    personality_pile: tuple[Personality, ...]
    bonds: tuple[tuple[str, str, Relationship], ...]
    belongings: Belongings
    hunted: int
    expansion: bool
    rulings: Mapping[str, str]
    altered: Mapping[str, Scene] = field(default_factory=dict)

    @property
    def trait_ids(self) -> tuple[str, ...]:
        """The Traits that a step may name."""
        held = (card for hand in self.traits.values() for card in hand)
        return tuple(card.id for card in (*held, *self.trait_pile))


def read_given(part: ScenarioPart) -> Given:
    """The moment; a field left out is empty, or as at the start of a game. Raises Misread."""
    part.fields(*FIELDS)
    players = _players(part.part("players"))
    personalities = _personalities(part, players)
    dead = _seats(part.maybe("dead"), players)
    hunted, expansion = part.maybe("hunted"), part.maybe("expansion", "martialLaw")
    active = part.part("active").word([seat for seat in players if seat not in dead], "living seat")
    return Given(
        players=players,
        active=active,
        round=part.part("round").number(1, ROUNDS),
        hope=part.part("hope").number(0, DICE),
        humanity=_humanity(part, personalities),
        conditions=_conditions(part, players),
        dead=dead,
        had_turn=_had_turn(part, players, active, dead),
        graced=_seats(part.maybe("graceUsed"), players),
        scene=cards.read_scene(part.part("scene")),
        scene_piles=_scene_piles(part.maybe("scenePiles")),
        traits=_traits(part, players),
        trait_pile=_trait_pile(part.maybe("traitPile")),
        personalities=personalities,
        personality_pile=_personality_pile(part.maybe("personalityPile")),
        bonds=tuple(_bonds(part, players)),
        belongings=read_belongings(part, players),
        hunted=hunted.number(0, MOST_HUNTED) if hunted else 0,
        expansion=expansion.flag() if expansion else True,
        rulings=chosen_rules(part, HOUSE_RULES),
    )


def stage(game: Game[HopeInhumanityState, Event], given: Given) -> Play[HopeInhumanityState, Event]:
    """The play at that moment, the active player about to draw."""
    colours = dict(zip(given.players, COLOURS.values(), strict=False))
    survivors = [
        seated(
            seat,
            given.humanity[seat],
            given.personalities[seat],
            colour=colours[seat],
            conditions=given.conditions.get(seat, ()),
            traits=given.traits.get(seat, ()),
            alive=seat not in given.dead,
            graced=seat in given.graced,
        )
        for seat in given.players
    ]
    state = staged(
        _cards(given),
        survivors,
        round=given.round,
        hope=given.hope,
        active=given.active,
        had_turn=given.had_turn,
        hunted=given.hunted,
        rulings=given.rulings,
    )
    return opened(game, state)


def _cards(given: Given) -> Cards:
    return Cards(
        scenes=tuple(_altered(card, given) for card in cards.copies(given.scene, given.scene_piles)),
        traits=tuple(card for hand in given.traits.values() for card in hand),
        personalities=tuple(given.personalities.values()),
        bonds=given.bonds,
        trait_pile=given.trait_pile,
        personality_pile=given.personality_pile,
        assets=given.belongings.in_play,
        asset_pile=given.belongings.pile,
        expansion=given.expansion,
    )


def _altered(card: Scene, given: Given) -> Scene:
    return replace(given.altered.get(card.id, card), id=card.id, terrain=card.terrain)


def _players(part: ScenarioPart) -> tuple[str, ...]:
    players = tuple(entry.text() for entry in part.items())
    if not 3 <= len(players) <= len(COLOURS) or len(set(players)) < len(players):
        raise part.fault("three to five different players sit at a table")
    if set(players) & set(NOBODYS):
        raise part.fault(f"no player is called {', '.join(NOBODYS)}")
    return players


def _seats(part: ScenarioPart | None, players: Iterable[str]) -> tuple[str, ...]:
    return part.words(players, "seat") if part else ()


def _by_seat(part: ScenarioPart, name: str, players: tuple[str, ...]) -> dict[str, ScenarioPart]:
    field = part.maybe(name)
    return field.fields(*players).entries() if field else {}


def _humanity(part: ScenarioPart, personalities: Mapping[str, Personality]) -> dict[str, int]:
    named = _by_seat(part, "humanity", tuple(personalities))
    most = {seat: _most(card) for seat, card in personalities.items()}
    return {seat: named[seat].number(-DICE, most[seat]) if seat in named else most[seat] for seat in most}


def _most(card: Personality) -> int:
    return next((ability.n for ability in card.abilities if isinstance(ability, MostHumanity)), DICE)


def _conditions(part: ScenarioPart, players: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    named = _by_seat(part, "conditions", players)
    found = {seat: entry.words(CONDITIONS, "condition") for seat, entry in named.items()}
    for seat, names in found.items():
        if len({CONDITIONS[name][0] for name in names}) < len(names):
            raise named[seat].fault("each track has one step: Hungry or Starving, Hurt or Crippled")
    return found


def _had_turn(
    part: ScenarioPart, players: tuple[str, ...], active: str, dead: tuple[str, ...]
) -> tuple[str, ...]:
    """The seats with a turn behind them: those named, or all living ones from the first player on."""
    first, taken = part.maybe("firstPlayer"), part.maybe("turnsTaken")
    start = players.index(first.word(players, "seat") if first else active)
    if taken:
        return taken.words(players, "seat")
    order = players[start:] + players[:start]
    return tuple(seat for seat in order[: order.index(active)] if seat not in dead)


def _scene_piles(part: ScenarioPart | None) -> dict[Terrain, int]:
    named = part.fields(*Terrain).entries() if part else {}
    return {Terrain(name): entry.number(0, cards.COPIES) for name, entry in named.items()}


def _traits(part: ScenarioPart, players: tuple[str, ...]) -> dict[str, tuple[Trait, ...]]:
    named = _by_seat(part, "traits", players)
    found = {seat: _hand(seat, entry) for seat, entry in named.items()}
    ids = [card.id for hand in found.values() for card in hand]
    if len(set(ids)) < len(ids):
        raise part.part("traits").fault("each Trait is there once, so each has an id of its own")
    return found


def _hand(seat: str, part: ScenarioPart) -> tuple[Trait, ...]:
    if isinstance(part.value, int):
        return tuple(cards.plain_trait(f"{seat}{n}") for n in range(part.number(0, MOST_TRAITS)))
    return tuple(map(cards.read_trait, part.items()))


def _trait_pile(part: ScenarioPart | None) -> tuple[Trait, ...]:
    if part and isinstance(part.value, list):
        return tuple(map(cards.read_trait, part.items()))
    count = part.number(0, MOST_TRAITS) if part else MOST_TRAITS
    return tuple(cards.plain_trait(f"pile{n}") for n in range(count))


def _personalities(part: ScenarioPart, players: tuple[str, ...]) -> dict[str, Personality]:
    named = _by_seat(part, "personalities", players)
    return {seat: _personality(named[seat]) if seat in named else _PLAIN for seat in players}


def _personality(part: ScenarioPart) -> Personality:
    return PERSONALITIES[part.word(PERSONALITIES, "Personality")]


def _personality_pile(part: ScenarioPart | None) -> tuple[Personality, ...]:
    if part and isinstance(part.value, list):
        return tuple(replace(_personality(entry), id=f"pile{n}") for n, entry in enumerate(part.items()))
    count = part.number(0, MOST_PERSONALITIES) if part else MOST_PERSONALITIES
    return tuple(replace(_PLAIN, id=f"pile{n}") for n in range(count))


def _bonds(part: ScenarioPart, players: tuple[str, ...]) -> Iterable[tuple[str, str, Relationship]]:
    listed = part.maybe("relationships")
    for entry in listed.items() if listed else ():
        entry.fields("between", "card")
        pair = entry.part("between").words(players, "seat")
        if len(pair) != 2:
            raise entry.part("between").fault("a Relationship is between two seats")
        card = entry.part("card").word(RELATIONSHIPS, "Relationship")
        yield pair[0], pair[1], RELATIONSHIPS[card]


_PLAIN = PERSONALITIES["plain"]
