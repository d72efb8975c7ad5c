"""Human Punishment by its rules: chips, bars, Enemies, Programs and turns (HP-014 to HP-230)."""

from collections import Counter
from typing import Any

from companion.engine.answers import Answer

BARS = {
    "morale": (-10, 10),
    "riot": (-7, 7),
    "security": (0, 6),
    "resource": (0, 15),
    "guard": (1, 3),
    "threat": (0, 4),
}


class HumanPunishmentModel:
    """The city on paper."""

    def __init__(self, state: Any) -> None:
        self.people = len(state.players)

    def follow(self, before: Any, answer: Answer, after: Any) -> None:
        """Compares what can be counted, and who acts."""
        city = after.state
        for bar, (low, top) in BARS.items():
            assert low <= city.bars[bar] <= top, bar
        assert self._chips(city) <= 40
        spots = Counter(enemy.at for enemy in city.machines.enemies)
        assert all(n == 1 for n in spots.values()), spots
        assert all(enemy.health >= 1 for enemy in city.machines.enemies)
        programs = Counter(one for each in city.everybody for one in each.held.programs)
        lying = Counter((*city.market.display, *city.market.program_pile))
        assert not programs & lying
        assert city.turn.ap >= 0
        assert city.turn.moves >= 0
        if answer.question == "turn" and before.state.kuro is None:
            assert answer.seat in {before.state.turn.active, None} | {
                one.seat for one in before.state.players
            }

    @staticmethod
    def _chips(city: Any) -> int:
        lying = sum(map(len, city.network.sectors.values())) + sum(map(len, city.network.columns.values()))
        carried = sum(len(one.figure.chips) for one in city.everybody)
        return int(
            lying + carried + sum(chip is not None for chip in city.network.junkyard) + city.network.removed
        )
