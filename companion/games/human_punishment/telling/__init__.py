"""Ways to tell and show a change: words, results, scenes of the stage."""
