"""The form of a card as JSON holds it; the phrases beside this say which fields there are."""

from collections.abc import Mapping
from typing import Any, TypeAlias

Form: TypeAlias = Mapping[str, Any]
"""A card, an Event or one of its operations: names and numbers, texts, lists and further forms."""
DraftForm: TypeAlias = dict[str, Any]
"""A form that is being written."""
