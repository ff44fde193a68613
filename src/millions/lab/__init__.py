"""Many games between bots: compared (`arena`) or stored as records (`simulate`).

`contest` says which bots play which game, and gives every game its seats and seeds; `games` plays one game; `workers`
distributes games over processes or machines; `intervals`, `ratings` and `figures` compute the results; `folder`,
`simulate` and `columns` store records. A game depends on the contest and its own number only, so the number of workers
never changes a result.
"""
