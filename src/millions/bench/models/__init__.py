"""`millions benchmark`: language models, programs and bots at live tables, with the same cards in every seat.

- `entrants`: who plays, and how a program or a model gets its seat; `contest`: plays the games on a server of its own.
- `measures`: what one finished game says about each of them; `report`: all games together, as JSON and as a page.
"""
