"""All that is told and shown of a change: words, results, scenes of the stage."""
