"""The Map to Hope: one or two people, nine Days, and a way to the medicine at Camp Hope."""
