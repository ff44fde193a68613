"""A place at a live table elsewhere, for programs: terminals, drivers, tests.

`link` reads an address, `api` asks over HTTP, `line` is the socket that mends itself, `seen` puts together what it
tells, `forms` reads what may be done, `match` looks like a match played here. `door` opens all of it, and `keyring`
remembers the keys of one's seats. It knows no screen and no server, only what goes over the wire (docs/protocol.md).
"""

from millions.client.api import Api
from millions.client.door import Door
from millions.client.keyring import Keyring
from millions.client.line import Line
from millions.client.link import Link
from millions.client.player import Player
from millions.client.seen import Seen

__all__ = ["Api", "Door", "Keyring", "Line", "Link", "Player", "Seen"]
