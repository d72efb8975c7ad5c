"""The six outcomes of the red die, by the lowest face of each (HP-071)."""

RED_FACES = {"1": "tank", "2": "sniper", "3": "soldier", "5": "crawler", "7": "thief", "9": "nobody"}
