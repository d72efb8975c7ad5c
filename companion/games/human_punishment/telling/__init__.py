"""What everybody hears and sees of what happened: words, results, scenes of the stage."""
