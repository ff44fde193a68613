"""One folder per game, each to be read like its rulebook."""
