"""Playing in a terminal at a live table elsewhere, with the screens of a match on this machine.

`far` is what such a table must offer; `join` is the door. `lobby` waits until the match begins, `evening` plays it,
`ending` shows how it ended. `keyboard` and `stage` read lines while news come in, `news` tells what happens around the
game, `talk` what people say, `wishes` carries out what one may ask of the table.
"""
