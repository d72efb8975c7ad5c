"""The evening told back: who was who, and what happened where."""
