"""What a liar says at a table with a person: mostly lies."""

from __future__ import annotations

from random import Random

from millions import Match
from millions.bots import bot_named
from millions.games.dollars1.view import View
from millions.games.heists.negotiation import Claim

KINDS = ("sensible", "bluffer", "honest", "shrewd")
PERSON = 0


def first_claims(seed: int) -> list[tuple[str, bool]]:
    """Every first claim of a match: who makes it, and whether it is true."""
    match, rng = Match.new("dollars-1e", ("Ann", "Bob", "Cid", "Dot"), seed=seed), Random(seed)
    bots, found = [bot_named(kind) for kind in KINDS], list[tuple[str, bool]]()
    while not match.over:
        seat = match.seat(rng.choice(match.awaited))
        view = match.view(seat)
        assert isinstance(view, View)
        bots[seat].meet(frozenset({PERSON}))
        action = bots[seat].act(view, match.forms(seat), rng)
        if isinstance(action, Claim) and all(claim.character != action.character for claim in view.claims):
            found.append((KINDS[seat], action.role is view.known[seat]))
        match.play(seat, action)
    return found


def test_a_bluffer_lies_to_people_most_of_the_time() -> None:
    said = [claim for seed in range(8) for claim in first_claims(seed)]
    mine = [true for kind, true in said if kind == "bluffer"]
    assert len(mine) > 20
    assert sum(mine) < len(mine) / 3
    assert all(true for kind, true in said if kind == "honest")
