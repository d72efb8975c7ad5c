"""Colours of the pictures of The Map to Hope: four times of day."""

from companion.kit.papercut import SheetStyle

TEAL = SheetStyle(("#0e2028", "#2a565a", "#c9a96a"), ("#4f7a73", "#335a58", "#1f3c3e", "#0c191c"), "#f5dc9c")
NIGHT = SheetStyle(("#081218", "#16303a", "#3d5a5a"), ("#2c4a52", "#1e353d", "#13242b", "#081013"), "#cfe6d0")
GREEN = SheetStyle(("#0a120c", "#22381c", "#7c8f2e"), ("#42592a", "#2d4120", "#1b2916", "#0b110a"), "#d6f08a")
MORNING = SheetStyle(
    ("#2c5a6b", "#9fb39a", "#fbe3a6"), ("#79968a", "#567a72", "#345554", "#152829"), "#fff4d2"
)
PARCHMENT, FOLD, INK, WAY = "#dcc898", "#c3ab7b", "#7c6740", "#b3452c"
