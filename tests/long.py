"""Proofs that take long are played in short by the default suite, and in full by `make long`, also in CI."""

import os

import pytest

LONG = bool(os.environ.get("LONG"))
"""Whether they are played in full; what has a longer form is marked `long`."""
in_full_alone = pytest.mark.skipif(not LONG, reason="takes long: make long")
"""What has no shorter form; marked `long`, too."""
