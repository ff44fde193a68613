"""The balance of a game, measured on games between bots: `millions weigh`. docs/balance.md explains the method.

`course`, `heists` and `club` watch a game and count; `tally` holds the counts; `fields` says which games are played and
plays them, `limits` with restricted bots; `kept` saves the counts of a weighing that is interrupted; `estimates` turns
counts into figures with intervals; `findings` says which of them stand out; `changes` lists small changes of a deck,
and `aims` searches among them; `weigh` runs all of it, and `result` holds the result. The sentences are made in the
terminal, not here.
"""
