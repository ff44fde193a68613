"""Measures how strong the bots are, and writes `src/millions/bots/strengths.json`, which `millions bots` shows.

    python -m tools.strengths dollars-1e --deals 60

The other games in the file are left as they are. Bots that think for long are left out.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from millions.bots import bots_for
from millions.bots.registry import SEARCHES
from millions.bots.strengths import FILE, Measured, Points, read
from millions.core.game import game_named
from millions.lab.strengths import strengths

PLAYERS = {"dollars-1e": 5, "dollars-2e": 5, "million-club": 4}


def measured(game: str, deals: int, seed: int) -> Measured:
    """The strength of all bots of a game that decide at once."""
    players = PLAYERS[game]
    bots = [name for name in bots_for(game_named(game)) if name not in SEARCHES]
    found = strengths(game, bots, players, deals, seed)
    ratings = {
        name: Points(round(one.points), round(one.low or 0), round(one.high or 0))
        for name, one in sorted(found.items(), key=lambda pair: -pair[1].points)
    }
    return Measured(players=players, games=deals * players, seed=seed, bots=ratings)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=PLAYERS)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(str(FILE)))
    chosen = parser.parse_args()
    found = measured(chosen.game, chosen.deals, chosen.seed)
    kept = read() | {chosen.game: found}
    chosen.out.write_bytes(msgspec.json.format(msgspec.json.encode(kept, order="sorted"), indent=1) + b"\n")


if __name__ == "__main__":
    main()
