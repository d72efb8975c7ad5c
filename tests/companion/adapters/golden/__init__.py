"""The golden set: what the strip shows in each scene, as pictures of a column for each LED and a row for each
quarter of a second.

`python -m tests.companion.adapters.golden` paints them anew; `--large FOLDER` paints them for the eye.
"""
