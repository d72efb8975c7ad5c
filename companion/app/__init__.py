"""Composition root: connects all parts."""

from companion.app.compose import texts
from companion.app.lifecycle import Companion
from companion.app.settings import CompanionSettings, safely

__all__ = ["Companion", "CompanionSettings", "safely", "texts"]
