"""Frozen values with some fields changed, several times as fast as by going through their constructors."""

import dataclasses
from typing import TYPE_CHECKING, Any, TypeVar

__all__ = ["replace"]

T = TypeVar("T")

if TYPE_CHECKING:
    from dataclasses import replace
else:

    def replace(frozen: T, /, **changes: Any) -> T:
        """As dataclasses.replace, but without a __post_init__; a value with slots goes the long way.

        Raises TypeError for a field that the value does not have.
        """
        fields = getattr(frozen, "__dict__", None)
        if fields is None:
            return dataclasses.replace(frozen, **changes)
        changed = fields | changes
        if len(changed) != len(fields):
            unknown = ", ".join(sorted(changes.keys() - fields.keys()))
            raise TypeError(f"{type(frozen).__name__} has no field {unknown}")
        new = object.__new__(type(frozen))
        object.__setattr__(new, "__dict__", changed)
        return new
