"""What one viewer has learnt of the hidden cards in the course of a game: our own reading of the rules."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from companion.engine.view import Viewer
from companion.games.hope_inhumanity.cards.card import Scene
from companion.games.hope_inhumanity.playing import Phase, Playing, Verdict
from companion.games.hope_inhumanity.scene import hardship
from companion.games.hope_inhumanity.scene.branches import holding
from companion.games.hope_inhumanity.scene.estate_questions import EstateQuestion, open_estate_question
from companion.games.hope_inhumanity.state import HopeInhumanityState

ALL = frozenset({"all"})
PRINTED = frozenset({"title", "callout", "kind", "hardship", "unavoidable", "marks", "prices"})
"""What an open card shows whatever it brought (A-02)."""


@dataclass
class Knowledge:
    """The ids of the cards that the viewer has seen, and what is known of the Scenes.

    Of a Scene that may be: "all"; single lines; "kind" (rated or not); "not zero" (its
    hardship is no smaller); "avoidable"; "branch x", for a branch that was told;
    "no all refuse"; "no bonus".
    """

    traits: set[str] = field(default_factory=set)
    others: set[str] = field(default_factory=set)
    held_in_secret: set[str] = field(default_factory=set)
    scenes: dict[str, set[str]] = field(default_factory=dict)

    def note(self, scene: str, what: Iterable[str]) -> None:
        """Something more is known of a Scene."""
        self.scenes.setdefault(scene, set()).update(what)


def learnt(states: Sequence[HopeInhumanityState], viewer: Viewer) -> Knowledge:
    """All that the viewer could have learnt in these moments of a game."""
    known = Knowledge()
    for state in states:
        _cards(known, state, viewer)
        for card in state.peeked.get(viewer or "", ()):
            known.note(card, ALL)
        if state.playing is not None:
            known.note(state.playing.card, _of_the_scene(state, state.playing, viewer))
    return known


def _cards(known: Knowledge, state: HopeInhumanityState, viewer: Viewer) -> None:
    for survivor in state.survivors:
        known.traits.update(survivor.played)
        known.others.add(survivor.personality or "")
        if survivor.seat == viewer:
            known.traits.update(survivor.traits)
    known.others.update(bond.card for bond in state.bonds)
    if (
        state.rulings.giver_reads_gift
        and open_estate_question(state) is EstateQuestion.GIFT
        and state.estates[0].seat == viewer
    ):
        known.traits.update(state.trait_pile[:1])
    in_play = {held.card for held in state.assets}
    known.others.update(set(state.deck.assets) - set(state.asset_pile) - in_play)
    for held in state.assets:
        theirs = viewer is not None and viewer in {held.owner, held.borrower}
        used = held.uses != state.deck.assets[held.card].uses
        if not state.rulings.assets_secret or held.owner is None or theirs or used:
            known.others.add(held.card)
        else:
            known.held_in_secret.add(held.card)


def _of_the_scene(state: HopeInhumanityState, playing: Playing, viewer: Viewer) -> Iterable[str]:
    if viewer == state.active:
        return ALL
    if playing.verdict is Verdict.AVOIDED:
        return _of_an_avoided(state, playing)
    if playing.opened:
        held = {f"branch {name}" for name, _ in holding(state)}
        return ALL if state.rulings.unused_branches_shown else PRINTED | held | _absent(state.scene, held)
    return _of_a_running(state) if playing.acted else ()


def _of_an_avoided(state: HopeInhumanityState, playing: Playing) -> set[str]:
    if playing.opened:
        return set(ALL)
    known = {f"branch {name}" for name, _ in holding(state)} | {"avoidable"}
    known |= _absent(state.scene, known)
    return known if state.rulings.avoid_shows == "penalty" else known | {"callout"}


def _absent(scene: Scene, held: set[str]) -> set[str]:
    """What the card cannot print, or it would have been seen.

    Where Refuse held among people who refused together, that is an All Refuse; where Succeed held alone, a
    bonus that was earned.
    """
    absent = {"no all refuse"} if "branch refuse" in held and not scene.all_refuse else set()
    return absent | ({"no bonus"} if "branch succeed" in held and "branch bonus" not in held else set())


def _of_a_running(state: HopeInhumanityState) -> set[str]:
    known = {"callout", "kind", "marks", "prices"}
    if state.rulings.rating_told or state.phase is Phase.OUTCOMES:
        known.add("hardship")
    if state.rulings.unavoidable_told:
        known.add("unavoidable")
    lines = state.running.revealed
    known |= {"hardship" if line == "hardship" else f"branch {line}" for line in lines}
    if state.phase is Phase.ROLL:
        known.add("not zero" if hardship.total(hardship.reasons(state)) else "hardship")
    return known
