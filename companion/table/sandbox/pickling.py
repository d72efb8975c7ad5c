"""Pickles frozen values for another process of ours; never for foreign data."""

import copyreg
import pickle
from collections.abc import Mapping
from types import MappingProxyType
from typing import IO, Any


def dump(value: Any, file: IO[bytes]) -> None:
    """Writes a value into a file. Raises what pickle raises for one that cannot be written."""
    _Pickler(file, pickle.HIGHEST_PROTOCOL).dump(value)


def load(file: IO[bytes]) -> Any:
    """Inverse of `dump`. Raises EOFError and pickle.UnpicklingError for a truncated file."""
    return pickle.load(file)  # noqa: S301 - of our own processes


def _frozen(plain: Mapping[Any, Any]) -> Mapping[Any, Any]:
    return MappingProxyType(plain)


class _Pickler(pickle.Pickler):
    dispatch_table = copyreg.dispatch_table | {MappingProxyType: lambda proxy: (_frozen, (dict(proxy),))}
