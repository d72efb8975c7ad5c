"""A request that leads nowhere."""


class Astray(Exception):  # noqa: N818 - leads somewhere else, no fault of the program
    """There is no way on here: `key` names the texts that say why and what to do, `status` is HTTP's."""

    def __init__(self, status: int, key: str, table: str | None = None) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.table = table
