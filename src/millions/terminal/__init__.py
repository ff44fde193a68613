"""The table in a terminal: scrolling text and a prompt, so that it works everywhere, in pipes and for screen readers.

`play` is the loop, `turn` one person's turn, `screen` draws, `story` tells what happened, `reading` understands what is
typed, `refusals` says why not, `saves` keeps the match, `result` shows how it ended; `replay`, `check` and `rules` are
the other commands. These know no game. What a game brings is its `edition`: the heist games' are in `heists`, Million
Club's is in `club`, and `editions` lists them by name. `matches` is what all of them ask of a match; one that is kept
here is played in a `kept` session, one at a live table elsewhere in `joined`.
"""
