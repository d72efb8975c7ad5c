"""The sentences in which cards of *The Map to Hope* are written."""
