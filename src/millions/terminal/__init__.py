"""The table in a terminal: scrolling text and a prompt, so that it works everywhere, in pipes and for screen readers.

`play` is the loop, `screen` draws, `story` tells what happened, `reading` understands what is typed, `saves` keeps the
match; `replay`, `check` and `rules` are the other commands.
"""
