"""Both heist games in the terminal: what they have in common, and what is each one's own (`dollars1`, `dollars2`)."""
