"""How bots play Million Club: `worth` says what a position is worth, `placing` what a pawn would bring, `mind` decides.

`taste` is the few numbers in which one player differs from another.
"""
