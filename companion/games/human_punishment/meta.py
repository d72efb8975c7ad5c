"""The description of Human Punishment before it is loaded."""

from companion.engine.meta import GameLook, Meta, Palette, SoundBed

LOOK = GameLook(
    "Shoulders",
    dark=Palette(ground="#0d1626", deep="#060a13", light="#eaf1fb", accent="#5fb4ff", danger="#ff8f9e"),
    bright=Palette(ground="#e6edf6", deep="#101b2d", light="#fbfdff", accent="#0b56a0", danger="#a3122c"),
    beside=True,
)
"""The game's colours, and the typeface in which it tells."""
META = Meta(
    "human_punishment",
    "companion.games.human_punishment",
    3,
    6,
    (120, 180),
    dice="table",
    age=14,
    themes=("betrayal", "death", "violence"),
    look=LOOK,
    bed=SoundBed(49, (0, 1, 5, 7, 8), 6, 0.2),
    rule_letters="HP",
    shared_colours=("orange", "white", "pink"),
    has_private_prompts=True,
    tour=("box", "loyalty", "calm", "chip", "night", "won"),
    guide=("hand", "who", "asked", "map"),
)
