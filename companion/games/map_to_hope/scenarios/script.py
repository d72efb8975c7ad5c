"""Takes the steps of a scenario of The Map to Hope as real answers to the open questions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from companion.engine.answers import Picked
from companion.engine.play import Play
from companion.engine.refusal import refuse
from companion.games.map_to_hope.events.event import Event
from companion.games.map_to_hope.rules.scouting import pair
from companion.games.map_to_hope.scenarios.staged import fate_value
from companion.games.map_to_hope.state import MapToHopeState
from companion.kit.scenario.derived import Seat, steps
from companion.kit.scenario.script import ScenarioStep, chosen, given_answer

Playing = Play[MapToHopeState, Event]


@dataclass(frozen=True)
class Past:
    """The cards seen so far: the `pair` last scouted, and every card that has ever lain `open`."""

    pair: tuple[str, ...] = ()
    open: frozenset[str] = frozenset()

    def after(self, play: Playing) -> "Past":
        """The cards seen, with those that lie open in this play and the pair of its open Scout."""
        state = play.state
        lying = {
            card
            for survivor in state.survivors
            for card in (*survivor.discard, *(it.card for it in survivor.front))
        }
        seen = {card for card in (state.location, state.limbo) if card is not None}
        now = pair(state) if "scout" in play.open else self.pair
        return Past(now, self.open | lying | seen)


@dataclass(frozen=True)
class SeenPlay:
    """A play, with the cards seen so far."""

    play: Playing
    past: Past

    @property
    def state(self) -> MapToHopeState:
        return self.play.state

    @property
    def open(self) -> Mapping[str, Any]:
        return self.play.open


def begun(play: Playing) -> SeenPlay:
    """The play before the first step."""
    return SeenPlay(play, Past().after(play))


def cards_of(step: ScenarioStep) -> frozenset[str]:
    """The cards that a step names."""
    named = (step.said.get(name) for name in ("card", "discard", "cards", "top"))
    return frozenset(card for one in named if one for card in ([one] if isinstance(one, str) else one))


def _set_up(
    play: Playing, seat: str, leader: str, radiation: str, hero: str, groups: tuple[str, ...]
) -> Playing:
    play = chosen(play, "set-up-leader", seat, leader)
    play = chosen(play, "set-up-radiation-card", seat, radiation)
    play = chosen(play, "set-up-special", seat, hero)
    return given_answer(play, "set-up-groups", seat, Picked(groups))


def _begin_day(play: Playing, table: None) -> Playing:
    return chosen(play, "day", table, "begin")


def _draw(play: Playing, seat: str, discard: tuple[str, ...] = ()) -> Playing:
    """Draws; with an empty hand no question follows, and a step that discards is refused."""
    play = chosen(play, "turn", seat, "draw")
    if "draw-discard" in play.open:
        return given_answer(play, "draw-discard", seat, Picked(discard))
    if discard:
        raise refuse("refused-option")
    return play


def _play(play: Playing, seat: str, card: str, for_: Seat = "") -> Playing:
    return chosen(play, "turn", seat, f"{'play' if for_ in {'', seat} else 'for'}:{card}")


def _interact(play: Playing, seat: str) -> Playing:
    return chosen(play, "turn", seat, "interact")


def _fate(play: Playing, table: None, value: Annotated[str, lambda part, _: fate_value(part)]) -> Playing:
    return chosen(play, "fate", table, value)


def _move(play: Playing, seat: str) -> Playing:
    return chosen(play, "turn", seat, "move")


def _use(play: Playing, seat: str, card: str) -> Playing:
    return chosen(play, "turn", seat, f"use:{card}")


def _pass(play: Playing, seat: str) -> Playing:
    return chosen(play, "turn", seat, "pass")


def _discard_cards(play: Playing, seat: str, cards: tuple[str, ...]) -> Playing:
    return given_answer(play, "discard", seat, Picked(cards))


def _take_back(play: Playing, seat: str, cards: tuple[str, ...]) -> Playing:
    return given_answer(play, "take-back", seat, Picked(cards))


def _lose_card(play: Playing, seat: str, cards: tuple[str, ...]) -> Playing:
    return given_answer(play, "lose-card", seat, Picked(cards))


def _scout(play: Playing, seat: str, top: str) -> Playing:
    return chosen(play, "scout", seat, top)


def _foresee(play: Playing, seat: str, put: Literal["top", "under"]) -> Playing:
    return chosen(play, "foresee", seat, put)


def _choose(play: Playing, seat: str, option: Annotated[int, lambda part, _: part.number(1, 2)]) -> Playing:
    return chosen(play, "choose", seat, str(option))


STEPS = steps(
    *(_set_up, _begin_day, _draw, _play, _interact, _fate, _move, _use, _pass),
    *(_discard_cards, _take_back, _lose_card, _scout, _foresee, _choose),
)


def take(moment: SeenPlay, step: ScenarioStep, _later: Sequence[ScenarioStep] = ()) -> SeenPlay:
    """The moment after the step. Raises Refused where it cannot be taken."""
    play = STEPS[step.do].take(moment.play, step.player, step.said)
    if "turn-fate" in play.open:
        play = chosen(play, "turn-fate", None, "turn")
    return SeenPlay(play, moment.past.after(play))


def renamed(step: ScenarioStep, names: Mapping[str, str]) -> ScenarioStep:
    """The step that names the card in the same place after a Scout's cards changed places."""
    if step.do != "scout":
        return step
    return replace(step, said={"top": names.get(step.said["top"], step.said["top"])})
