"""Varies the secrets of a scenario, to find out if a viewer could tell the difference."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from companion.games.hope_inhumanity.cards.card import Scene, Trait
from companion.games.hope_inhumanity.cards.effects.fortunes import LoseHope, SufferHarm
from companion.games.hope_inhumanity.cards.whom import Whom
from companion.games.hope_inhumanity.scenarios.cards import BRANCHES
from companion.games.hope_inhumanity.scenarios.given import Given

RATINGS = (0, 1, 2, 3, 5)
OTHER = (LoseHope(2), SufferHarm(Whom.EACH, 2))
"""Effects that no branch of a scenario has."""


def with_hardship(given: Given, hardship: int) -> Given:
    """The scenario with that rating, if its Scene has one."""
    if given.scene.hardship is None:
        return given
    return _with_scene(given, replace(given.scene, hardship=hardship))


def with_other_effects(given: Given, *branches: str) -> Given:
    """The scenario with other outcomes in these branches, where its Scene has them."""
    changed: dict[str, Any] = {name: OTHER for name in branches if getattr(given.scene, name)}
    return _with_scene(given, replace(given.scene, **changed))


def with_other_trait(given: Given, trait: str) -> Given:
    """The scenario with another Trait in the place of that one, in hand or pile."""
    hands = {seat: _without(trait, hand) for seat, hand in given.traits.items()}
    return replace(given, traits=hands, trait_pile=_without(trait, given.trait_pile))


def of(secret: str, given: Given) -> Iterator[Given]:
    """Every variation of a secret: a Trait by its id, or a part of the Scene."""
    if secret in given.trait_ids:
        yield with_other_trait(given, secret)
    else:
        yield from _SECRETS[secret](given)


def _with_scene(given: Given, scene: Scene) -> Given:
    return replace(given, scene=scene)


def _without(trait: str, cards: tuple[Trait, ...]) -> tuple[Trait, ...]:
    return tuple(_other_trait(card) if card.id == trait else card for card in cards)


def _other_trait(trait: Trait) -> Trait:
    return replace(trait, title=f"other {trait.title}", text=f"other of {trait.id}", effects=(LoseHope(1),))


def _ratings(given: Given) -> Iterator[Given]:
    return (with_hardship(given, rating) for rating in RATINGS)


def _branch(name: str) -> Callable[[Given], Iterator[Given]]:
    return lambda given: iter((with_other_effects(given, name),))


def _other_outcomes(given: Given) -> Iterator[Given]:
    yield with_other_effects(given, *BRANCHES.values())


def _flipped(given: Given) -> Iterator[Given]:
    yield _with_scene(given, replace(given.scene, unavoidable=not given.scene.unavoidable))


def _other_callout(given: Given) -> Iterator[Given]:
    yield _with_scene(given, replace(given.scene, callout=f"other {given.scene.callout}"))


def _other_kind(given: Given) -> Iterator[Given]:
    """A question Scene instead of a rated one, and the other way round."""
    scene = given.scene
    if scene.hardship is None:
        other = replace(scene, hardship=2, succeed=OTHER, fail=OTHER, accept=())
    else:
        other = replace(scene, hardship=None, succeed=(), fail=(), accept=OTHER)
    yield _with_scene(given, other)


_SECRETS: Mapping[str, Callable[[Given], Iterator[Given]]] = {
    "hardship": _ratings,
    "succeed": _branch("succeed"),
    "fail": _branch("fail"),
    "refuse": _branch("refuse"),
    "accept": _branch("accept"),
    "all_refuse": _branch("all_refuse"),
    "outcomes": _other_outcomes,
    "unavoidable": _flipped,
    "callout": _other_callout,
    "kind": _other_kind,
}
