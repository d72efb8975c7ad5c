"""The same scenario with other secrets, to find out whether a viewer could tell the difference."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from companion.games.hope_inhumanity.cards import effects as fx
from companion.games.hope_inhumanity.cards.card import Scene, Trait
from companion.games.hope_inhumanity.scenarios.given import Given

RATINGS = (0, 1, 2, 3, 5)
OTHER = (fx.LoseHope(2), fx.SufferHarm(fx.Whom.EACH, 2))
"""Effects that no scenario has in one branch."""


def with_hardship(given: Given, hardship: int) -> Given:
    """With that rating, if the Scene has one at all."""
    if given.scene.hardship is None:
        return given
    return _with_scene(given, replace(given.scene, hardship=hardship))


def with_other_effects(given: Given, *branches: str) -> Given:
    """With other outcomes in these branches, where the Scene has them."""
    changed: dict[str, Any] = {name: OTHER for name in branches if getattr(given.scene, name)}
    return _with_scene(given, replace(given.scene, **changed))


def with_other_hands(given: Given, viewer: str | None) -> Given:
    """With other Traits, as many, in all hands but the viewer's."""
    others = {seat: tuple(map(_other_trait, hand)) for seat, hand in given.traits.items() if seat != viewer}
    return replace(given, traits={**given.traits, **others})


def of(secret: str, given: Given, viewer: str | None) -> Iterator[Given]:
    """Every variation of what a viewer may not see."""
    yield from _SECRETS[secret](given, viewer)


def _with_scene(given: Given, scene: Scene) -> Given:
    return replace(given, scene=scene)


def _other_trait(trait: Trait) -> Trait:
    return replace(trait, title=f"other {trait.title}", text=f"other {trait.text}", effects=(fx.LoseHope(1),))


def _ratings(given: Given, _viewer: str | None) -> Iterator[Given]:
    return (with_hardship(given, rating) for rating in RATINGS)


def _branch(name: str) -> Callable[[Given, str | None], Iterator[Given]]:
    return lambda given, _viewer: iter((with_other_effects(given, name),))


def _flipped(given: Given, _viewer: str | None) -> Iterator[Given]:
    yield _with_scene(given, replace(given.scene, unavoidable=not given.scene.unavoidable))


def _other_callout(given: Given, _viewer: str | None) -> Iterator[Given]:
    yield _with_scene(given, replace(given.scene, callout=f"other {given.scene.callout}"))


def _other_kind(given: Given, _viewer: str | None) -> Iterator[Given]:
    """A question Scene instead of a rated one, and the other way round."""
    scene = given.scene
    if scene.hardship is None:
        other = replace(scene, hardship=2, succeed=OTHER, fail=OTHER, accept=())
    else:
        other = replace(scene, hardship=None, succeed=(), fail=(), accept=OTHER)
    yield _with_scene(given, other)


def _other_hands(given: Given, viewer: str | None) -> Iterator[Given]:
    yield with_other_hands(given, viewer)


_SECRETS: Mapping[str, Callable[[Given, str | None], Iterator[Given]]] = {
    "hardship": _ratings,
    "succeed": _branch("succeed"),
    "fail": _branch("fail"),
    "refuse": _branch("refuse"),
    "accept": _branch("accept"),
    "all_refuse": _branch("all_refuse"),
    "unavoidable": _flipped,
    "callout": _other_callout,
    "kind": _other_kind,
    "trait": _other_hands,
}
