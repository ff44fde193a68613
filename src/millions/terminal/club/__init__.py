"""Million Club in the terminal.

`phases` knows which tile a question belongs to, `screen` draws. `story` tells what happened, with `telling` for its
clauses and `points` for the end. `menu` lists what may be done, `phrases` says how it may be typed, `wishes` what
else could be meant, `reading` understands input, `turn` asks.
"""

from millions.terminal.club.reading import Reader
from millions.terminal.club.screen import Screen
from millions.terminal.club.story import Story
from millions.terminal.club.turn import Turn
from millions.terminal.turn import GameInTerminal

PRESENTER = GameInTerminal(screen=Screen, reader=Reader, story=Story, turn=Turn)
