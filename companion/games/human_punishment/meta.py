"""The description of Human Punishment before it is loaded."""

from companion.engine.meta import Meta, SoundBed
from companion.games.human_punishment.look import LOOK

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
