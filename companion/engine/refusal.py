"""Why an answer does not count, in a player's words; a refusal changes nothing."""

from companion.engine.words import Message, Words, say


class Refused(Exception):  # noqa: N818 - what the game says, not a fault of the program
    """The answer was refused: `reason` says why and what to do instead."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.key)
        self.reason = reason

    def __reduce__(self) -> "tuple[type[Refused], tuple[Message]]":
        """As another process can read it."""
        return Refused, (self.reason,)


def refuse(key: str, **values: Words | int) -> Refused:
    """The refusal with that reason: `raise refuse("refused-closed")`."""
    return Refused(say(key, **values))
