"""The balance of a game, measured on games between bots: `millions weigh`. docs/balance.md explains the method.

`course`, `heists` and `club` watch a game and count; `tally` holds the counts; `fields` says which games are played and
plays them, `limits` with one hand tied; `kept` keeps the counts of a weighing that is interrupted; `estimates` turns
counts into figures with intervals; `findings` says which of them stand out; `changes` lists small changes of a deck,
and `aims` searches among them; `weigh` puts it together, and `result` is what comes out. Nothing here makes sentences:
the terminal does.
"""
