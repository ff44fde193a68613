"""Take a seat at a live table and play at random: `python examples/random_client.py http://HOST/t/TABLE`."""

import random
import sys
from pathlib import Path

from millions.client import Keyring, Link, Player, RemoteTable
from millions.core.errors import IllegalAction


def play(player: Player, rng: random.Random) -> None:
    """Play until the match is over."""
    replica = player.replica
    while player.ended is None and (player.match is None or not player.match.over):
        if player.apply_next():  # one message at a time: nothing changes in between
            continue
        if replica.forms and replica.you in replica.room.awaited:
            try:
                player.play(rng.choice(replica.forms).sample(rng))
            except IllegalAction:  # another player acted first
                player.apply_next()
        else:
            player.wait()


if __name__ == "__main__":
    table = RemoteTable(Link.read(sys.argv[1]), Keyring(Path("seats")))
    if not table.find_key("Robot"):  # no seat was taken from here before
        table.sit("Robot")
    player = table.connect()
    play(player, random.Random())
    print(player.replica.room.standings)
    player.close()
