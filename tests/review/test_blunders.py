"""A planted blunder is found: it stands among the three turning points."""

from __future__ import annotations

import pytest

from millions import Match
from millions.bots import Host, bot_named
from millions.core import record
from millions.games.heists.negotiation import Withdraw
from millions.games.heists.table import Table
from millions.review import review
from tests.walks import NAMES

MATCHES = 10
FOUND = 8
"""Of ten matches, the blunder is found in at least this number."""


def with_a_departure_alone_in_a_role(seed: int) -> tuple[bytes, int] | None:
    """A match in whose third round a player, alone in a role and sure to share, leaves for nothing; and its line."""
    match = Match.new("dollars-1e", NAMES[:5], seed=seed)
    host = Host(match, {seat: bot_named("sensible") for seat in range(5)}, seed)
    blunder = None
    while not match.over:
        table = match.table
        assert isinstance(table, Table)
        if blunder is None and table.round == 3 and table.shown and len(table.crew) > 2:
            for character in table.crew:
                role = table.roles[character]
                alone = table.roles.count(role) == 1 and role is not None and role.value in ("driver", "crook")
                if alone and any(Withdraw(character) in form for form in match.forms(character)):
                    match.play(character, Withdraw(character))
                    blunder = len(match.log)
                    break
        if not list(host.sweep()):
            break
    return None if blunder is None else (record.encode(match), blunder)


@pytest.mark.slow
def test_leaving_alone_in_a_role_is_a_turning_point() -> None:
    planted = [found for seed in range(40) if (found := with_a_departure_alone_in_a_role(seed))][:MATCHES]
    assert len(planted) == MATCHES
    noticed = sum(line in {one.n for one in review(data, 12).turning_points} for data, line in planted)
    assert noticed >= FOUND
