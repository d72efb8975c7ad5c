"""The topics at the broker: one tree, `companion/<table>/<name>`."""

import re
from dataclasses import dataclass

ROOT = "companion"
ONLINE, OFFLINE = "online", "offline"
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")
"""A table's name: small letters, digits and hyphens."""


@dataclass(frozen=True)
class Topics:
    """The topics of one table. What it tells is retained; what it is told is not."""

    table: str

    def _topic(self, what: str) -> str:
        return f"{ROOT}/{self.table}/{what}"

    @property
    def alive(self) -> str:
        """`online`, told again and again, and `offline` as its last will."""
        return self._topic("alive")

    @property
    def state(self) -> str:
        """The table's status, without names."""
        return self._topic("state")

    @property
    def view(self) -> str:
        """The spectator's view of the game; expires soon after the table has gone silent."""
        return self._topic("view")

    @property
    def doctor(self) -> str:
        """The light of its doctor, and what is to be seen to."""
        return self._topic("doctor")

    @property
    def evenings(self) -> str:
        """The games that were played there, without any name."""
        return self._topic("evenings")

    @property
    def light(self) -> str:
        """The state of the light strip, and if it can be borrowed."""
        return self._topic("light")

    @property
    def light_set(self) -> str:
        """Commands to the light strip, accepted while no game uses it."""
        return self._topic("light-set")

    @property
    def command(self) -> str:
        """Staff orders: never retained."""
        return self._topic("command")

    @property
    def done(self) -> str:
        """Outcomes of orders: never retained."""
        return self._topic("done")


def table_of(topic: str) -> tuple[str, str] | None:
    """The table that a topic is of, and what it says; None for one that is not of this tree."""
    match topic.split("/"):
        case [root, table, what] if root == ROOT and NAME.fullmatch(table):
            return table, what
        case _:
            return None


def plain(name: str) -> str:
    """A name as a topic may bear it: what is neither a letter of ASCII nor a digit becomes a hyphen."""
    return re.sub(r"[^a-z0-9]+", "-", name.casefold())[:32].strip("-")
