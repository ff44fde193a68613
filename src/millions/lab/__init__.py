"""The laboratory: many games between bots, counted (`arena`) or written down (`simulate`).

`contest` says who plays what and gives every game its seats and seeds; `games` plays one; `crew` shares the work out,
over processes or machines; `intervals`, `ratings` and `figures` say what came of it; `folder`, `simulate` and `columns`
keep records in bulk. Everything follows from the number of a game alone, so how many hands did the work never shows.
"""
