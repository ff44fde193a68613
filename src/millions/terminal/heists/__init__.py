"""Both editions of the heist game in the terminal.

What both share: `names`, `deals`, `menus` and `reading` understand input, `screen` draws, `story` and `money` tell,
`turn` asks. `dollars1` and `dollars2` add what is each edition's own.
"""
