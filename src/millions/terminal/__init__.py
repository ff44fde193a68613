"""The table in a terminal: scrolling text and a prompt, so that it works everywhere, in pipes and for screen readers.

`play` is the loop, `screen` draws, `story` tells what happened, `reading` understands what is typed, `refusals` says
why not, `saves` keeps the match, `result` shows how it ended; `replay`, `check` and `rules` are the other commands.
These know what both heist games have in common; `dollars1` and `dollars2` add what is each one's own, and
`editions` lists them by name.
"""
