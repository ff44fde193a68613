"""Old import path."""
