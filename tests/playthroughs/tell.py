"""Readable playthroughs: one random match per game and number of seats, every step of it in plain words of the code.

`python -m tests.playthroughs.tell` writes them; the suite compares. A difference is a change of the rules, the forms,
the events or the dealing: look at it, and if it is meant, write them anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

from millions import GAMES, Match
from millions.core.form import Form
from millions.core.seat import NATURE, SPECTATOR
from tests.walks import NAMES, walk_match

FOLDER = Path(__file__).parent
LONGEST = 400


Case = tuple[str, int, dict[str, bool]]


def cases() -> list[Case]:
    """Every game with every number of seats; Million Club also with profiles."""
    plain: list[Case] = [(game.name, players, {}) for game in GAMES.values() for players in game.seat_counts]
    return [*plain, *((name, players, {"profiles": True}) for name, players, _ in plain if name == "million-club")]


def file_of(game: str, players: int, options: dict[str, bool]) -> Path:
    return FOLDER / ("-".join([game, str(players), *options]) + ".txt")


def tell(game: str, players: int, options: dict[str, bool]) -> str:
    """The whole match as text."""
    match = Match.new(game, NAMES[:players], seed=players, options=options)
    told = [f"{game} with {', '.join(match.seats)}; commitment {match.header.commitment[:16]}…", ""]
    done = 0
    for seat, action in walk_match(match, Random(players), LONGEST):
        told += lines(match, done)
        done = len(match.log)
        told += [f"{match.table.agenda[0]!r}  awaits {', '.join(match.awaited)}; open to {', '.join(match.open)}"]
        told += [f"    {match.seats[seat]} may {describe(form, match)}" for form in match.forms(seat)]
        told += [f"  {match.seats[seat]}: {action!r}"]
    told += lines(match, done)
    told += ["", *(repr(standing) for standing in match.standings)] if match.over else ["", "(broken off here)"]
    return "\n".join(told) + "\n"


def describe(form: Form, match: Match) -> str:
    count, rule = form.count(), match.game.rule(form, match.table.agenda[0])
    return f"{form.verb.__name__} [{rule}] " + (f"×{count}" if count is not None else "(too many to list)")


MANY = re.compile(r"\b([A-Z]+)(?:, \1\b)+")


def counted(found: re.Match[str]) -> str:
    """Several of the same card, told by their number."""
    return f"{found[0].count(',') + 1}×{found[1]}"


def lines(match: Match, since: int) -> Iterator[str]:
    """What was answered and what came of it, everything open."""
    for line in match.log[since:]:
        if line.seat == NATURE:
            yield f"  nature: {line.action!r}"
        for event in line.events:
            secret = "" if event.seen_by(SPECTATOR) else "  (secret)"
            found = type(event).__name__.endswith("Found")  # a whole deck
            yield f"      {MANY.sub(counted, repr(event)) if found else repr(event)}{secret}"
    if any("money" in line.changes for line in match.log[since:]):
        purses = [f"{name} {match.table.money[seat]}" for seat, name in enumerate(match.seats)]
        yield f"      purses: {', '.join(purses)}"


def main() -> None:
    """Write them all."""
    for case in cases():
        file_of(*case).write_text(tell(*case), encoding="utf-8")


if __name__ == "__main__":
    main()
