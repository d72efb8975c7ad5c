"""Counts the taps that an evening of labelled photographs costs, without and with what the table knows."""

import sys
from collections.abc import Iterator, Mapping

from companion.adapters.camera.proposal import Proposal, propose
from companion.engine.dice import Die
from companion.engine.questions import RollDice, Wanted
from tests.vision.labels import FOLDER, Label, labels, nearest, of_table
from tools.bench.at_table import colours_of, lesson_of
from vision.knowledge import DiceKnowledge
from vision.pictures.photograph import load
from vision.reader import Reader
from vision.reading import TableReading


def main() -> int:
    """Prints both sums, and the number of photographs without a question."""
    if not labels():
        print("No labelled photographs here: set DICE_PHOTOS to a folder with labels.json.")
        return 1
    reader, sums = Reader(), {"colours in play": [0, 0], "and counts, and a lesson": [0, 0]}
    for label in labels():
        for what, knowledge in _knowledge(label, reader):
            taps = taps_for(label, knowledge.read(load(FOLDER / label["file"]), reader))
            sums[what][0] += taps
            sums[what][1] += taps == 0
    for what, (taps, none) in sums.items():
        print(f"{what:26} {taps:5} taps, {none} of {len(labels())} rolls without one")
    return 0


def taps_for(label: Label, reading: TableReading) -> int:
    """Taps until the roll counts: none for a sure one, one for a die in doubt, or what typing takes."""
    counts = colours_of(label)
    roll = RollDice(tuple(Wanted(colour, count, "") for colour, count in counts.items()))
    proposal = propose(roll, reading, ())
    wrong = _wrong(label, reading)
    if not proposal.complaints:
        return 0
    if proposal.doubted and not wrong - set(proposal.doubted):
        return 1 if len(proposal.doubted) == 1 else 1 + len(wrong)
    return _typing(roll, proposal, wrong)


def _typing(roll: RollDice, proposal: Proposal, wrong: set[int]) -> int:
    """Opening the form, each die that is not as it was read, and sending it."""
    missing = max(0, roll.total - len(proposal.seen))
    return 2 + len(wrong) + missing


def _wrong(label: Label, reading: TableReading) -> set[int]:
    """Places of the dice that were read otherwise than labelled."""
    seen = list(reading.rolled)
    known: Mapping[int, object] = {id(die): number for number, die in nearest(label, seen).items()}
    dice = [Die(of_table(one), one["value"]) for one in label["dice"]]
    told = [(place, die, known.get(id(die))) for place, die in enumerate(seen)]
    return {
        place
        for place, die, number in told
        if not isinstance(number, int) or die.value is None or Die(die.colour, die.value) != dice[number]
    }


def _knowledge(label: Label, reader: Reader) -> Iterator[tuple[str, DiceKnowledge]]:
    counts = colours_of(label)
    yield "colours in play", DiceKnowledge(dict.fromkeys(counts))
    lesson = lesson_of(label, labels())
    full = DiceKnowledge(counts)
    yield (
        "and counts, and a lesson",
        full if lesson is None else full.after_lesson(load(FOLDER / lesson["file"]), reader),
    )


if __name__ == "__main__":
    sys.exit(main())
