"""Playing in a terminal at a live table of a server elsewhere, with the screens of a local match.

- `join` is the command: it finds a seat and connects, with `millions.client`.
- `lobby` waits until the match begins, `live_play` plays it, `ending` shows the result.
- `keyboard` and `stage` read lines while messages arrive; `clock` shows the time that is left.
- `news` reports what happens around the game, `talk` what players say; `table_commands` are commands to the table.
"""
