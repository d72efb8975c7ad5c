"""Visibility of cards: the one place that turns hidden cards into words (HI-053 to HI-082)."""

from collections.abc import Iterable, Iterator

from companion.engine import view as v
from companion.engine.frozen import recent, replace
from companion.engine.phrasebook import phrasebook
from companion.engine.printed import Sign, outcome
from companion.engine.view import CardView, Chart, Track, Use, Viewer
from companion.engine.words import Printed, Words, say
from companion.games.hope_inhumanity.cards.card import (
    Asset,
    Destination,
    Personality,
    Relationship,
    Scene,
    Trait,
)
from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.cards.kinds import Window
from companion.games.hope_inhumanity.cards.pictures import card_picture
from companion.games.hope_inhumanity.naming import in_play, unnamed
from companion.games.hope_inhumanity.playing import Phase, Verdict
from companion.games.hope_inhumanity.scene import hardship, odds
from companion.games.hope_inhumanity.scene.branches import holding
from companion.games.hope_inhumanity.scene.estate_questions import EstateQuestion, open_estate_question
from companion.games.hope_inhumanity.scene.relevance import bond_now, personality_now
from companion.games.hope_inhumanity.scene.windows import is_about_the_dice, is_about_the_roll
from companion.games.hope_inhumanity.state import Bond, Holding, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor

READING = frozenset(
    {Phase.DECLARE, Phase.COMMIT, Phase.SUPPORT, Phase.HOPE, Phase.ROLL, Phase.OUTCOMES, Phase.ANSWERS}
)
BRANCHES = {
    "succeed": Sign.UP,
    "bonus": Sign.STAR,
    "fail": Sign.DOWN,
    "accept": Sign.CIRCLE,
    "refuse": Sign.BAR,
    "all_refuse": Sign.BARS,
}
"""The sign of each case, in the order of the card."""


def hand(state: HopeInhumanityState, viewer: Viewer) -> tuple[CardView, ...]:
    """Hand of this viewer: the Scene while acting, Traits, and personal Assets (HI-055, HI-074, A-07)."""
    if viewer is None:
        return ()
    holder = state.survivor(viewer)
    scene = [_held_scene(state)] if reads(state, holder) else []
    traits = (card for card in (*gift_read(state, viewer), *holder.traits) if not unnamed(state, card))
    return (
        *scene,
        *_peeked(state, viewer),
        *(_trait(state.deck.traits[card], secret=True) for card in traits),
        *(_asset(state, held) for held in in_play(state) if viewer in {held.owner, held.borrower}),
    )


def _peeked(state: HopeInhumanityState, viewer: str) -> Iterator[CardView]:
    """The Scenes in their piles that this viewer has looked at in this turn."""
    piled = {card for pile in state.piles.values() for card in pile}
    for card in state.peeked.get(viewer, ()):
        if card in piled and not unnamed(state, card):
            scene = state.deck.scenes[card]
            yield _scene(scene, tuple(_printed(scene, BRANCHES)), secret=True)


def gift_read(state: HopeInhumanityState, viewer: str) -> tuple[str, ...]:
    """The Trait that a lost one's player may give away, where the table lets them read it (A-08)."""
    giving = open_estate_question(state) is EstateQuestion.GIFT and state.estates[0].seat == viewer
    return state.trait_pile[:1] if giving and state.rulings.giver_reads_gift else ()


def opened(state: HopeInhumanityState) -> tuple[CardView, ...]:
    """The Scene card once it lies open for all (HI-069, A-02); seldom after an Avoid (A-03)."""
    if state.playing is None or not state.playing.opened:
        return ()
    return (_scene(state.scene, tuple(_printed(state.scene, _shown(state))), secret=False),)


def shared(state: HopeInhumanityState) -> tuple[CardView, ...]:
    """The Destination, and the group's Assets, which are everybody's to read and to use (HI-080, HI-249)."""
    road = (_open(state.road, say("card-destination")),) if state.road else ()
    return (*road, *(_asset(state, held) for held in state.owned_by(None)))


def uses(state: HopeInhumanityState, owner: str | None) -> tuple[Track, ...]:
    """Remaining uses of that owner's Assets (None: the group's), as far as public (HI-080)."""
    if owner is not None and state.rulings.assets_secret:
        return ()
    known = (held for held in in_play(state) if held.owner == owner)
    cards = ((held, state.deck.assets[held.card]) for held in known)
    return tuple(Track(f"asset-{card.id}", card.title, held.uses, card.uses) for held, card in cards)


def laid_out(state: HopeInhumanityState, survivor: Survivor, viewer: Viewer = None) -> tuple[CardView, ...]:
    """Face-up cards before a player: Personality, played Traits, Assets (HI-075, HI-079, HI-080).

    A reader of the Scene in play is told how their own cards apply to it.
    """
    deck = state.deck
    bonds = [bond for bond in state.bonds if survivor.seat in bond.seats]
    return (
        *_person(state, survivor, viewer),
        *(_bond(state, bond) for bond in bonds if not unnamed(state, bond.card)),
        *(_trait(deck.traits[card], secret=False) for card in survivor.played),
        *(_assets_before(state, survivor) if not state.rulings.assets_secret else ()),
    )


def penalty_avoided(state: HopeInhumanityState) -> tuple[Words, ...]:
    """The sentence of the penalty that an Avoid brought, and nothing else of the card (HI-070)."""
    if state.running.verdict is not Verdict.AVOIDED:
        return ()
    return tuple(line for branch, _ in holding(state) for line in _branch(state.scene, branch))


def prices(scene: Scene) -> Iterator[Words]:
    """Prices of the answers to a question, public to the asked seats (HI-174)."""
    for key, price in (("price-accept", scene.accept_price), ("price-refuse", scene.refuse_price)):
        if price:
            yield say(key, n=price)


def revealed(state: HopeInhumanityState) -> Iterator[Words]:
    """The lines of the Scene in play that a card has laid open before their time."""
    for line in BRANCHES:
        if line in state.running.revealed:
            yield from _branch(state.scene, line)
    told = state.rulings.rating_told or state.scene.hardship is None
    if "hardship" in state.running.revealed and not told:
        yield say("card-hardship", n=state.scene.hardship or 0)


def limits(scene: Scene) -> Iterator[Words]:
    """Limits of support on the card, public once support opens."""
    if scene.support:
        yield say("card-support", text=_sentences(scene.support, scene.language))


def _shown(state: HopeInhumanityState) -> Iterable[str]:
    """The branches that an open card shows: all, or those that held (A-02, A-03)."""
    if state.rulings.unused_branches_shown or state.running.verdict is Verdict.AVOIDED:
        return BRANCHES
    return tuple(branch for branch, _ in holding(state))


def reads(state: HopeInhumanityState, holder: Survivor) -> bool:
    """True if that seat alone may read the Scene in play: it acts, and the card is closed."""
    hidden = state.playing is not None and not state.playing.opened
    acting = holder.seat == state.active and not state.actor_lost
    known = hidden and not unnamed(state, state.running.card)
    return acting and known and state.phase in READING


def _held_scene(state: HopeInhumanityState) -> CardView:
    lines = (*_count(state), *_printed(state.scene, BRANCHES))
    held = _scene(state.scene, lines, secret=True, chart=odds.chart(state))
    revocable = state.rulings.act_revocable and state.phase is Phase.COMMIT
    return replace(held, use=Use(say("ask-revoke"), say("forced-unavoidable"))) if revocable else held


def _scene(scene: Scene, lines: tuple[Words, ...], *, secret: bool, chart: Chart | None = None) -> CardView:
    kind = say("card-scene", terrain=say(f"terrain-{scene.terrain.name.lower()}"))
    title, callout = (Printed(text, scene.language) for text in (scene.title, scene.callout))
    back = scene.terrain.name.lower()
    pips = scene.hardship or 0
    drawn = card_picture(scene)
    return CardView(
        scene.id, kind, title, (callout, *lines), secret, chart, back=back, picture=drawn, pips=pips
    )


def _count(state: HopeInhumanityState) -> Iterator[Words]:
    if state.scene.hardship is not None:
        parts = hardship.reasons(state)
        yield say("card-hardship-now", n=hardship.total(parts))
        yield from (part.why for part in parts)


def _printed(scene: Scene, branches: Iterable[str]) -> Iterator[Words]:
    if scene.hardship is not None:
        yield say("card-hardship", n=scene.hardship)
    if scene.unavoidable:
        yield say("card-unavoidable")
    if scene.no_humanity_roll:
        yield say("card-no-humanity-roll")
    yield from prices(scene)
    yield from limits(scene)
    for branch in branches:
        yield from _branch(scene, branch)


def _branch(scene: Scene, branch: str) -> Iterator[Words]:
    effects = getattr(scene, branch)
    if effects:
        text = _sentences(effects, scene.language)
        yield outcome(say(f"branch-{branch.replace('_', '-')}", text=text), BRANCHES[branch])


def _sentences(phrases: Iterable[object], language: str) -> Printed:
    return Printed("; ".join(_each(phrases, language)), language)


def _each(phrases: Iterable[object], language: str) -> Iterator[str]:
    """Sentences in the language of the card."""
    return (Printed(phrasebook.say(phrase, language), language) for phrase in phrases)


def _words(card: Trait | Asset | Personality | Relationship | Destination) -> tuple[Printed, Printed]:
    """The title and the text of a card, in its language."""
    return Printed(card.title, card.language), Printed(card.text, card.language)


def _trait(trait: Trait, *, secret: bool) -> CardView:
    return _held_trait(trait) if secret else _played_trait(trait)


@recent
def _held_trait(trait: Trait) -> CardView:
    return replace(_played_trait(trait), secret=True, use=Use(say("ask-trait"), say("not-now")))


@recent
def _played_trait(trait: Trait) -> CardView:
    when, effects = window(trait.window, trait.effects), _each(trait.effects, trait.language)
    title, text = _words(trait)
    lines = text, when, *effects
    return CardView(trait.id, say("card-trait"), title, lines, back="trait", picture=card_picture(trait))


def _assets_before(state: HopeInhumanityState, survivor: Survivor) -> Iterator[CardView]:
    return (_asset(state, held) for held in in_play(state) if held.owner == survivor.seat)


def _asset(state: HopeInhumanityState, held: Holding) -> CardView:
    """An Asset; a personal one is covered on its owner's phone where the table keeps it secret (A-07)."""
    asset = state.deck.assets[held.card]
    kind = say(f"card-asset-{asset.scope}")
    if held.borrower:
        kind = say("card-asset-lent", name=state.survivor(held.borrower).name)
    title, text = _words(asset)
    lines = (text, window(asset.window, asset.effects), say("uses-left", n=held.uses))
    secret = state.rulings.assets_secret and held.owner is not None
    use = Use(say("ask-asset"), say("not-now")) if secret else None
    told = (*lines, *_each(asset.effects, asset.language))
    drawn = card_picture(asset)
    return CardView(asset.id, kind, title, told, secret, use=use, back="asset", picture=drawn)


def window(window: Window, effects: tuple[Effect, ...]) -> Words:
    """Window in which a card in hand may be used."""
    if window in {Window.OWN_TURN, Window.ON_PENALTY}:
        return say(f"window-{window.name.lower().replace('_', '-')}")
    if is_about_the_roll(window, effects):
        return say("window-before-roll")
    return say("window-after-roll" if is_about_the_dice(window, effects) else "window-anytime")


def _person(state: HopeInhumanityState, survivor: Survivor, viewer: Viewer) -> Iterator[CardView]:
    if survivor.personality and not unnamed(state, survivor.personality):
        card = state.deck.personalities[survivor.personality]
        reads_it = viewer == survivor.seat and reads(state, survivor)
        now = personality_now(state, survivor, card, reads=reads_it or bool(opened(state)))
        yield replace(_open(card, say("card-personality")), now=now)


def bonds(state: HopeInhumanityState) -> Iterator[v.Bond]:
    """The Relationships that lie between the seats, by their titles (HI-016)."""
    known = (bond for bond in state.bonds if not unnamed(state, bond.card))
    for bond in known:
        card = state.deck.relationships[bond.card]
        yield v.Bond(bond.seats, Printed(card.title, card.language))


def _bond(state: HopeInhumanityState, bond: Bond) -> CardView:
    """A Relationship with the names of both (HI-016)."""
    one, other = (state.survivor(seat).name for seat in bond.seats)
    card = state.deck.relationships[bond.card]
    return replace(_open(card, say("card-bond", one=one, other=other)), now=bond_now(state, bond))


def _open(card: Personality | Relationship | Destination, kind: Words) -> CardView:
    return replace(_all_of(card), kind=kind)


@recent
def _all_of(card: Personality | Relationship | Destination) -> CardView:
    """A card with all that it says."""
    title, text = _words(card)
    lines = text, *_each(card.abilities, card.language)
    return CardView(card.id, "", title, lines, picture=card_picture(card))
