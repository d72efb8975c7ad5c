"""The cards as they are printed: what stands on each, in terms that a printer of any game's cards knows."""

from collections.abc import Iterable, Iterator

from companion.engine.phrasebook import phrasebook
from companion.engine.phrasebook.card_file import Lines
from companion.engine.printed import Back, Emblem, PrintedCard, PrintedPassage, Rating, Sign
from companion.engine.words import Words, say
from companion.games.hope_inhumanity.cards.card import (
    Asset,
    Deck,
    Destination,
    Personality,
    Relationship,
    Scene,
    Trait,
)
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.cards.pictures import card_picture
from companion.games.hope_inhumanity.scene.visibility import BRANCHES as SIGNS
from companion.games.hope_inhumanity.scene.visibility import window

TERRAINS = {
    Terrain.URBAN: Emblem.TOWN,
    Terrain.MOUNTAINOUS: Emblem.PEAK,
    Terrain.WILDERNESS: Emblem.TREE,
    Terrain.COASTAL: Emblem.WAVE,
    Terrain.ANY: Emblem.COMPASS,
}
BRANCHES = {
    "succeed": say("write-succeed"),
    "bonus": say("print-bonus"),
    "fail": say("write-fail"),
    "accept": say("write-accept"),
    "refuse": say("write-refuse"),
    "all_refuse": say("write-all-refuse"),
}
"""The name of each case."""
BACKS = {
    "traits": Back(say("card-trait"), Emblem.EYE),
    "personalities": Back(say("card-personality"), Emblem.PERSON),
    "relationships": Back(say("card-relationship"), Emblem.RINGS),
    "destinations": Back(say("card-destination"), Emblem.COMPASS),
    "assets": Back(say("print-asset"), Emblem.PACK),
}
"""The backs of all cards but Scenes."""


def back_of(section: str, lines: Lines) -> Back:
    """The back of a card of that section as it is typed; a Scene's is that of its terrain."""
    if section != "scenes":
        return BACKS[section]
    terrain = next((one for one in Terrain if one == lines.get("terrain")), Terrain.ANY)
    return Back(say(f"terrain-{terrain.name.lower()}"), TERRAINS[terrain])


def printed_cards(deck: Deck) -> Iterator[PrintedCard]:
    """Every card of a deck, pile by pile: the Scenes of each terrain, then the others."""
    for terrain in Terrain:
        yield from (_scene(scene) for scene in deck.scenes.values() if scene.terrain is terrain)
    yield from map(_trait, deck.traits.values())
    yield from (_lasting(card, BACKS["personalities"]) for card in deck.personalities.values())
    yield from (_lasting(card, BACKS["relationships"]) for card in deck.relationships.values())
    yield from (_lasting(card, BACKS["destinations"]) for card in deck.destinations.values())
    yield from map(_asset, deck.assets.values())


def _scene(scene: Scene) -> PrintedCard:
    terrain = say(f"terrain-{scene.terrain.name.lower()}")
    return PrintedCard(
        kicker=say("card-scene", terrain=terrain),
        title=scene.title,
        story=scene.callout,
        passages=(*_warnings(scene), *_branches(scene)),
        back=Back(terrain, TERRAINS[scene.terrain]),
        rating=_hardship(scene),
        small=tuple(say(f"mark-{mark}") for mark in sorted(scene.marks)),
        picture=card_picture(scene),
    )


def _hardship(scene: Scene) -> Rating:
    if scene.hardship is None:
        return Rating(say("print-question"), "?", 0)
    return Rating(say("write-hardship"), str(scene.hardship), scene.hardship)


def _warnings(scene: Scene) -> Iterator[PrintedPassage]:
    """Conditions before any answer: unavoidable, dice to roll, limits of support."""
    if scene.unavoidable:
        yield PrintedPassage(Sign.LOCK, say("card-unavoidable"), ())
    if scene.no_humanity_roll:
        yield PrintedPassage(Sign.DIAMOND, say("card-no-humanity-roll"), ())
    if scene.support:
        yield PrintedPassage(Sign.PLUS, say("print-support"), _sentences(scene.support, scene.language))


def _branches(scene: Scene) -> Iterator[PrintedPassage]:
    prices = {"accept": scene.accept_price, "refuse": scene.refuse_price}
    for branch, sign in SIGNS.items():
        price = prices.get(branch, 0)
        costs = (say(f"price-{branch}", n=price),) if price else ()
        sentences = (*costs, *_sentences(getattr(scene, branch), scene.language))
        if sentences:
            yield PrintedPassage(sign, BRANCHES[branch], sentences)


def _trait(card: Trait) -> PrintedCard:
    kind = say("card-trait")
    use = PrintedPassage(
        Sign.SQUARE, window(card.window, card.effects), _sentences(card.effects, card.language)
    )
    return PrintedCard(kind, card.title, card.text, (use,), BACKS["traits"], picture=card_picture(card))


def _asset(card: Asset) -> PrintedCard:
    use = PrintedPassage(
        Sign.SQUARE, window(card.window, card.effects), _sentences(card.effects, card.language)
    )
    return PrintedCard(
        kicker=say(f"card-asset-{card.scope}"),
        title=card.title,
        story=card.text,
        passages=(use,),
        back=BACKS["assets"],
        rating=Rating(say("print-uses"), str(card.uses), card.uses),
        picture=card_picture(card),
    )


def _lasting(card: Personality | Relationship | Destination, back: Back) -> PrintedCard:
    always = PrintedPassage(Sign.SQUARE, say("print-always"), _sentences(card.abilities, card.language))
    return PrintedCard(back.name, card.title, card.text, (always,), back, picture=card_picture(card))


def _sentences(said: Iterable[object], language: str) -> tuple[Words, ...]:
    return tuple(phrasebook.say(one, language) for one in said)
