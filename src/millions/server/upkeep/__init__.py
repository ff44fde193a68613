"""Upkeep of a store: backup, restore (also into the other database), check and compaction."""
