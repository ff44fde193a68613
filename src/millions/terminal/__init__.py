"""The table in a terminal: scrolling text and a prompt, which works everywhere, in pipes and for screen readers.

`play` is the main loop and `turn` one person's turn; `screen` draws, `story` reports what happened, `reading` parses
what is typed, `refusals` explains refused actions, `saves` stores matches, `result` shows the end; `replay`, `check`,
`rules`, `bots` and `arena` are the other commands. None of these knows a game. What a game brings is a `presenter` with
a turn (`turn.GameInTerminal`): those of the heist games are in `heists`, Million Club's is in `club`, and `plain` shows
any other game. `registry` lists them. A match on this machine is a `kept` session, one at a live table is in `joined`;
`matches` says what both need of a match.
"""
