"""The action codes: one flat index per game, the same for every number of players."""

from __future__ import annotations

from functools import lru_cache

from millions.core.game import game_named
from millions.research.codes.club import ClubCode
from millions.research.codes.code import NO_OFFER, Block, Chair, Code, Mask, Offer, as_bits
from millions.research.codes.dollars1 import Dollars1Code
from millions.research.codes.dollars2 import Dollars2Code

CODES: dict[str, type[Code]] = {
    "dollars-1e": Dollars1Code,
    "dollars-2e": Dollars2Code,
    "million-club": ClubCode,
}
"""The codes, by the game's name."""


@lru_cache(maxsize=64)
def code_of(game: str, players: int) -> Code:
    """The code of a game at a table of so many; one for all who play there."""
    return CODES[game_named(game).name](players)


def table_of_actions(game: str) -> str:
    """A game's action code as a table in Markdown, for its page in the documentation."""
    code = CODES[game_named(game).name]
    rows = [(place, block) for place, block in zip(code.ranges().values(), code.blocks, strict=True)]
    lines = [f"| {span(place)} | {block.name} | {block.what} | {axes(block)} |" for place, block in rows]
    return "\n".join(("| index | block | what it does | runs through |", "|---|---|---|---|", *lines)) + "\n"


def span(place: range) -> str:
    """A run of indexes."""
    return str(place[0]) if len(place) == 1 else f"{place[0]}–{place[-1]}"


def axes(block: Block) -> str:
    """What a block's indexes run through, the last the fastest."""
    return " × ".join(", ".join(axis) for axis in block.axes)


__all__ = ["CODES", "NO_OFFER", "Block", "Chair", "Code", "Mask", "Offer", "as_bits", "code_of", "table_of_actions"]
