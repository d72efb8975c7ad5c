"""Proofs that take long are played in short by the default suite, and in full by `make long`, also in CI."""

import os

LONG = bool(os.environ.get("LONG"))
"""Whether they are played in full; what has a longer form is marked `long`."""
