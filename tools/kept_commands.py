"""The commands that are in the games of a data folder: what was acknowledged has to be among them."""

from pathlib import Path

from companion.table.journal.lines import lines_in


def commands(data: Path) -> set[str]:
    """The id of each command that is in a game there."""
    games = data.glob("tables/*/games/*.jsonl")
    said = (line.fields.get("said") for path in games for line in lines_in(path.read_bytes(), path.stem))
    return {one["command"] for one in said if one}
