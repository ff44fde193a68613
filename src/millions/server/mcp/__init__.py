"""Language models at the table, over the Model Context Protocol: `/mcp`.

The bearer token is the key of a seat; nothing else identifies the caller, and calls are stateless.

- `seats`: which seat a key is for; `tools`: what a model can do; `telling`: what it is told, in few words.
- `notebook`: a seat's private notes and beliefs; `texts`: rules, the match so far and the prompt.
- `endpoint`: keys, limits and waiting, in front of the official SDK; `sdk`: the only module that imports it.
"""
