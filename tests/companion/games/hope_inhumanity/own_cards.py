"""Cards for one test, whose effects are the sentences that a card file would have."""

from collections.abc import Iterable
from typing import Any

from companion.games.hope_inhumanity.cards import pages
from companion.games.hope_inhumanity.cards.card import Asset, Personality, Relationship, Scene, Trait
from companion.games.hope_inhumanity.cards.kinds import Mark, Scope, Terrain, Window
from companion.games.hope_inhumanity.scenarios.open_cards import PERSONALITIES, RELATIONSHIPS

Sentences = str | Iterable[str]
BRANCHES = ("succeed", "fail", "refuse", "accept", "all_refuse")


def scene(
    hardship: int | None = 2,
    *,
    id: str = "scene",
    terrain: Terrain = Terrain.ANY,
    unavoidable: bool = False,
    marks: Iterable[Mark] = (),
    callout: str = "Something stands in the road.",
    accept_price: int = 0,
    refuse_price: int = 0,
    support: Sentences = (),
    bonus: Sentences = (),
    **branches: Sentences,
) -> Scene:
    """A Scene with that rating; `succeed`, `fail`, `refuse`, `all_refuse` say what they do, or nothing."""
    page = pages.QUESTION if hardship is None else pages.RATED
    read: dict[str, Any] = {branch: _read(page, branches.pop(branch, ())) for branch in BRANCHES}
    assert not branches, f"no such branch: {branches}"
    return Scene(
        id=id,
        title=f"Title of {id}",
        terrain=terrain,
        callout=callout,
        hardship=hardship,
        unavoidable=unavoidable,
        marks=frozenset(marks),
        accept_price=accept_price,
        refuse_price=refuse_price,
        support=_read(pages.SUPPORT, support),
        bonus=_read(pages.BONUS, bonus),
        **read,
    )


def question(**kinds: Any) -> Scene:
    """A Scene without a rating, which everybody answers."""
    return scene(None, **kinds)


def trait(use: Sentences, *, id: str = "trait", window: Window = Window.ANYTIME) -> Trait:
    """A Trait that does this."""
    page = pages.TRAITS[window]
    return Trait(id, f"Title of {id}", f"Text of {id}", window, _read(page, use))


def trait_before_roll(use: Sentences, *, id: str = "trait") -> Trait:
    """A Trait that may only be played before the roll."""
    return trait(use, id=id, window=Window.BEFORE_ROLL)


def asset(
    use: Sentences,
    *,
    id: str = "asset",
    scope: Scope = Scope.PERSONAL,
    uses: int = 1,
    window: Window = Window.ANYTIME,
) -> Asset:
    """An Asset that does this, so often."""
    page = pages.ASSETS[window]
    return Asset(id, f"Title of {id}", f"Text of {id}", scope, uses, window, _read(page, use))


def personality(always: Sentences = (), *, id: str = "personality") -> Personality:
    """A Personality that always does this; none of its own does nothing."""
    return Personality(id, f"Title of {id}", f"Text of {id}", _read(pages.PERSONALITY, always))


def relationship(always: Sentences = (), *, id: str = "relationship") -> Relationship:
    """A Relationship that always does this; none of its own does nothing."""
    return Relationship(id, f"Title of {id}", f"Text of {id}", _read(pages.RELATIONSHIP, always))


def _read(page: pages.Page, sentences: Sentences) -> tuple[Any, ...]:
    lines = (sentences,) if isinstance(sentences, str) else tuple(sentences)
    return tuple(page.read(line) for line in lines)


SOCIOPATH, NON_VIOLENT, SQUISHY = (PERSONALITIES[name] for name in ("Sociopath", "Non-Violent", "Squishy"))
MUTUAL_DISGUST = RELATIONSHIPS["Mutual Disgust"]
PARENT_AND_CHILD = RELATIONSHIPS["Parent and Child"]
BEST_FRIENDS = RELATIONSHIPS["Best Friends Forever"]
