"""Place all carried chips in the Network (HP-221 to HP-224, HP-A37)."""

from collections.abc import Iterator, Mapping

from companion.engine.questions import Option
from companion.engine.words import Message, say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.bots.choice import Choice
from companion.games.human_punishment.bots.goals import Goal, brings, by_lead
from companion.games.human_punishment.bots.sides import COLOUR
from companion.games.human_punishment.fields import Ask, Asking, ask_one
from companion.games.human_punishment.rules.chips import may_place, open_columns
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import KURO, City, Intent
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.steps.due import PlaceOne, Reward
from companion.games.human_punishment.state.thrown import BETWEEN

CHIPS = 3
"""More chips than anybody has slots for."""


def _column(n: int) -> Asking:
    def ask(city: City, intent: Intent) -> Ask | None:
        if n > len(city.player(intent.seat).figure.chips):
            return None
        chosen = [intent.texts[f"column {k}"] for k in range(1, n)]
        return ask_one(*((column, say(f"column-{column.lower()}")) for column in open_columns(city, chosen)))

    return ask


def _face(n: int) -> Asking:
    def ask(city: City, intent: Intent) -> Ask | None:
        one = city.player(intent.seat)
        if n > len(one.figure.chips) or {*one.figure.scanners} != {1, 2}:
            return None
        return ask_one(("down", say("field-face-down")), ("up", say("field-face-up")))

    return ask


class PlaceChips(Action):
    """Free, for who has come into Area 6 in this turn."""

    rank = 40
    by_kuro = "free"
    fields = tuple(
        pair for n in range(1, CHIPS + 1) for pair in ((f"column {n}", _column(n)), (f"face {n}", _face(n)))
    )
    why = "advice-column"

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        if may_place(city, one.seat):
            yield self.option()

    def said(self, texts: Mapping[str, str]) -> dict[str, str]:
        columns = [texts[f"column {n}"] for n in range(1, CHIPS + 1) if texts.get(f"column {n}")]
        faces = [texts.get(f"face {n}") or "down" for n in range(1, len(columns) + 1)]
        return {"columns": BETWEEN.join(columns), "faces": BETWEEN.join(faces)}

    def apply(self, city: City, said: StepFields) -> None:
        one, columns, faces = city.player(said.seat), said.things("columns"), said.things("faces")
        both = {*one.figure.scanners} == {1, 2}
        had = len({*one.figure.scanners})
        chips, one.figure.scanners = one.lose_chips(), []
        seat, with_both = city.holder(said.seat).seat, both and said.seat != KURO
        steps = (
            PlaceOne(seat, chip, column, face == "up", with_both, n > 0, had)
            for n, (chip, column, face) in enumerate(zip(chips, columns, faces, strict=True))
        )
        city.queue_next(*steps, Reward(seat, len(chips), both))

    def sentence(self, before: City, after: City, seat: str, _texts: Mapping[str, str]) -> Message:
        n = sum(len(chips) for chips in after.network.columns.values()) - sum(
            map(len, before.network.columns.values())
        )
        return say("told-place-chips", name=before.named(seat), n=n)

    def worth(self, city: City, seat: str, _along: str, _wanted: tuple[Goal, ...]) -> float:
        return 60.0 if brings(city, city.player(seat)) else 0.0

    def choose(self, choice: Choice) -> str:
        """The own colour into the shorter of the two columns that it may win, another where it is behind."""
        field, _, n = choice.field.partition(" ")
        if field == "face":
            return "down"
        city, one = choice.city, choice.one
        colour, chip = COLOUR.get(one.aims.loyalty), one.known_chips[int(n) - 1]
        order = by_lead(city, colour)
        if own := chip == colour:
            order = [*sorted(order[:2], key=lambda column: len(city.network.columns[column])), *order[2:]]
        there = [column for column in order if column in choice.options]
        return aims.column(one, chip, there) or (there[0] if own else there[-1])
