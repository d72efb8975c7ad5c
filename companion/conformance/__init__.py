"""The checks that every game must pass, played on whole games of bots."""
