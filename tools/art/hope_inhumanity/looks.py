"""The colours of the road at its hours."""

from companion.kit.papercut import SheetStyle

LIGHT, NIGHT = "#f6c87e", "#0d0c10"
DUSK = SheetStyle(("#161a25", "#5a3540", "#cf7a3d"), ("#6d4147", "#47303b", "#2a222b", "#141218"), LIGHT)
DEEP = SheetStyle(("#0c0f18", "#1d2333", "#3c3a4d"), ("#353850", "#25283a", "#191a26", "#0d0d13"), "#d9c9a8")
WOODS = SheetStyle(("#101a1c", "#2c4038", "#8d8a4e"), ("#4a5c48", "#2f4336", "#1d2c25", "#0e1513"), LIGHT)
SHORE = SheetStyle(("#10192a", "#2f4a63", "#d08a5a"), ("#3f5a70", "#2a4156", "#1a2938", "#0d131b"), LIGHT)
PEAKS = SheetStyle(("#121829", "#3f4668", "#c07a68"), ("#5d6186", "#444766", "#2a2c43", "#141623"), LIGHT)
DAWN = SheetStyle(("#28406a", "#c5795c", "#fbd58c"), ("#a9604f", "#74434a", "#432d3d", "#1c161f"), "#fff0c2")
ASH = SheetStyle(("#0b0a0d", "#2a1a1f", "#6b2a24"), ("#4a2429", "#331b21", "#211318", "#0f0a0d"), "#e2694a")
