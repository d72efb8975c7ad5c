"""Computed values: costs, skill values, Time of a Day, shields, and values of Fate cards."""

from collections.abc import Iterator

from companion.games.map_to_hope.cards import Holds, Location, Skill
from companion.games.map_to_hope.state import Counted, MapToHopeState
from companion.games.map_to_hope.survivor import RADIATION, TIME


def cost(state: MapToHopeState, seat: str, of: str, printed: int) -> int:
    """Cost of an action for its player: never below 0 (MH-A40)."""
    return max(0, printed + sum(one.rule.n for one in counted_in_cost(state, seat, of)))


def counted_in_cost(state: MapToHopeState, seat: str, of: str) -> tuple[Counted, ...]:
    """The lasting rules that change the cost of an action."""
    return tuple(one for one in _holding(state, seat, Holds.COST) if one.rule.of == of)


def parts_of_skill(state: MapToHopeState, seat: str, location: Location) -> tuple[tuple[str, int], ...]:
    """Summands of a test's skill value, by source (MH-075)."""
    return tuple(part for one in state.testing(seat) for part in _parts_of(state, one, location))


def _parts_of(state: MapToHopeState, seat: str, location: Location) -> tuple[tuple[str, int], ...]:
    """Summands of one player; the Leader's own skill comes first."""
    leader = state.leader(seat)
    counted = (Skill.ANY, location.skill)
    lasting = tuple(
        (source, one.n)
        for source, one in state.lasting(seat)
        if one.op is Holds.SKILL and one.skill in counted
    )
    gained = tuple((gain.by, gain.n) for gain in state.of(seat).gains if gain.skill in counted)
    return ((leader.id, leader.skills.get(location.skill.value, 0)), *lasting, *gained)


def skill_value(state: MapToHopeState, parts: tuple[tuple[str, int], ...]) -> int:
    """Their sum, never below 0 unless only the total is held against it (MH-040, MH-A21)."""
    found = sum(n for _, n in parts)
    return found if state.rulings.floor == "end" else max(0, found)


def modifier(state: MapToHopeState, seat: str, card: str) -> int:
    """Value of a Fate card in a seat's test (forms 17, 22, 23)."""
    return held_fate(state, seat, card)[1]


def held_fate(state: MapToHopeState, seat: str, card: str) -> tuple[int, int, str]:
    """Value of a Fate card, the value that counts, and the card that holds it at a better one, if any."""
    radiation = -2 if state.rulings.radiation_fate == "two" else -state.of(seat).radiation
    printed = radiation if card == RADIATION else int(card)
    floors = [(one.n, source) for source, one in state.lasting(seat) if one.op is Holds.FATE_FLOOR]
    counts, source = max([(printed, ""), *floors], key=lambda one: one[0])
    return printed, counts, source


def odds(state: MapToHopeState, seat: str, location: Location) -> float:
    """Probability of passing a test, from 0 to 1, by the Fate cards that are left (MH-079).

    An empty Fate deck is made of those that were drawn (MH-041).
    """
    skill = skill_value(state, parts_of_skill(state, seat, location))
    fate = state.fate or state.fate_discard
    won = sum(max(0, skill + modifier(state, seat, card)) >= location.needs for card in fate)
    return won / len(fate) if fate else 0.0


def daily_time(state: MapToHopeState, seat: str) -> int:
    """The Time of a new Day, before what is owed (form 15)."""
    return max(0, TIME + sum(one.rule.n for one in counted_in_day(state, seat)))


def counted_in_day(state: MapToHopeState, seat: str) -> tuple[Counted, ...]:
    """The lasting rules that change the Time of a Day."""
    sharing = [one.seat.id for one in state.alive] if state.rulings.time == "shared" else [seat]
    return tuple(one for other in sharing for one in _holding(state, other, Holds.DAILY_TIME))


def draw_bonus(state: MapToHopeState, seat: str) -> int:
    """Additional cards of the action Draw (form 18)."""
    return sum(one.rule.n for one in counted_in_draw(state, seat))


def counted_in_draw(state: MapToHopeState, seat: str) -> tuple[Counted, ...]:
    """The lasting rules that change how many cards a Draw is."""
    return tuple(_holding(state, seat, Holds.DRAW_BONUS))


def shielded(
    state: MapToHopeState, seat: str, source: str, n: int
) -> tuple[int, tuple[tuple[str, int], ...]]:
    """Rest of n Radiation or damage after shields, and how much each card keeps off (form 16)."""
    kept = []
    for card, one in state.lasting(seat):
        if one.op is Holds.SHIELD and one.of == source and n > 0 and one.n > 0:
            kept.append((card, min(n, one.n)))
            n = max(0, n - one.n)
    return n, tuple(kept)


def _holding(state: MapToHopeState, seat: str, op: Holds) -> Iterator[Counted]:
    return (Counted(card, one) for card, one in state.lasting(seat) if one.op is op)
