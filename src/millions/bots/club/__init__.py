"""How bots play Million Club.

In reading order: `worth` (what a position will count in the end), `placing` (what a pawn promises on each spot),
`taste` (what makes a personality), `mind` (decisions of personalities). For the search: `quick` (a bot for playouts)
and `guide` (what the search is told). `measure` counts what personalities do, for docs/bots.md.
"""
