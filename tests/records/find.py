"""Looks for one match for every way a game can end, and keeps its record. Kept records are never made anew:
run this only when a new way is added, as `python -m tests.records.find`; it leaves existing files alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from millions import Match
from millions.bots import Host, bot_named
from millions.core.message import Event
from millions.core.seat import OPEN
from millions.games.dollars1 import components, ending, negotiation

FOLDER = Path(__file__).parent
SEATS = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")
TRIES = 6_000


def told(match: Match, kind: type[Event]) -> list[Event]:
    """All events of a kind in a match laid open."""
    return [event for event in match.heard(OPEN) if isinstance(event, kind)]


def won(match: Match, why: str, winners: range, at_twenty: range = range(9)) -> bool:
    """How the first edition ended: for which reason, with how many winners, of how many who shared and had 20."""
    (end,) = told(match, ending.GameWon)
    table = match.table
    assert isinstance(end, ending.GameWon)
    assert isinstance(table, components.Table)
    sharers = {table.owner(one) for one in table.sharers}
    rich = sum(table.money[seat] >= ending.ENOUGH for seat in sharers)
    return end.why == why and len(end.winners) in winners and rich in at_twenty


def somebody_alone(match: Match) -> bool:
    return any(isinstance(e, components.Eliminated) and e.why == "alone" for e in told(match, components.Eliminated))


def everybody_left(match: Match) -> bool:
    return any(isinstance(e, negotiation.HeistBegan) and not e.crew for e in told(match, negotiation.HeistBegan))


WAYS: dict[str, Callable[[Match], bool]] = {
    "twenty-by-one": lambda match: won(match, "twenty", range(1, 2), range(1, 2)),
    "twenty-by-several-one-richest": lambda match: won(match, "twenty", range(1, 2), range(2, 9)),
    "twenty-tied": lambda match: won(match, "twenty", range(2, 9)),
    "eight-rounds-one-richest": lambda match: won(match, "rounds", range(1, 2)),
    "eight-rounds-tied": lambda match: won(match, "rounds", range(2, 9)),
    "a-round-in-which-everybody-left": everybody_left,
    "a-lone-snitch-fined": somebody_alone,
    "three-players": lambda match: len(match.seats) == 3,
    "wont-get-fooled-again": lambda match: bool(match.header.options["fooled"]),
    "eight-players": lambda match: len(match.seats) == 8,
}


def matches(bots: Iterable[str]) -> Iterable[Match]:
    """Finished matches without end, of all sizes."""
    for seed in range(TRIES):
        players = 3 + seed % 6
        match = Match.new("dollars-1e", SEATS[:players], seed=seed, options={"fooled": players > 3 and seed % 4 == 0})
        kinds = list(bots)
        Host(match, {seat: bot_named(kinds[seat % len(kinds)]) for seat in range(players)}, seed).play_out()
        yield match


def main() -> None:
    """Find what is missing."""
    folder = FOLDER / "dollars-1e"
    missing = {way for way in WAYS if not (folder / f"{way}.jsonl").exists()}
    for bots in (["sensible", "random"], ["random"]):
        for match in matches(bots):
            for way in sorted(missing):
                if WAYS[way](match):
                    match.save(folder / f"{way}.jsonl")
                    missing.remove(way)
                    print(f"{way}: {len(match.log)} lines")
                    break
            if not missing:
                return
    print("not found:", ", ".join(sorted(missing)))


if __name__ == "__main__":
    main()
