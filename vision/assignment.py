"""Assigns rows to columns at the least total cost (Kuhn 1955; shortest augmenting paths)."""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


def assigned(cost: Floats) -> list[int]:
    """Column of each row, each column once; `cost` has shape (n, n)."""
    size = len(cost)
    rows, columns = np.zeros(size + 1), np.zeros(size + 1)
    owner = np.zeros(size + 1, np.intp)  # row of each column; the first column and row 0 stand for nothing
    for row in range(1, size + 1):
        _augment(cost, rows, columns, owner, row)
    found = {int(owner[column]) - 1: column - 1 for column in range(1, size + 1)}
    return [found[row] for row in range(size)]


def _augment(
    cost: Floats, rows: NDArray[np.float64], columns: NDArray[np.float64], owner: NDArray[np.intp], row: int
) -> None:
    """Adds one row to the assignment and keeps the potentials of rows and columns feasible."""
    owner[0], column = row, 0
    least, before = np.full(len(owner), np.inf), np.zeros(len(owner), np.intp)
    used = np.zeros(len(owner), np.bool_)
    while owner[column]:
        used[column] = True
        here = owner[column]
        reduced = np.concatenate([[np.inf], cost[here - 1] - rows[here] - columns[1:]])
        nearer = ~used & (reduced < least)
        least[nearer], before[nearer] = reduced[nearer], column
        column = int(np.where(used, np.inf, least).argmin())
        step = least[column]
        rows[owner[used]] += step
        columns[used] -= step
        least[~used] -= step
    while column:
        owner[column] = owner[before[column]]
        column = int(before[column])


def losses(likely: Floats) -> Floats:
    """Loss of log likelihood by exchanging two rows: shape (n, n), negative if the exchange is likelier.

    `likely` (n, n) has the log likelihood of row i in the place of row j; the assignment is its diagonal.
    """
    own = likely.diagonal()
    return np.asarray(own[:, None] + own[None] - likely - likely.T, np.float32)
