"""The engine: tables, steps, forms, chance, matches and their records. It knows no game."""
