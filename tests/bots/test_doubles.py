"""Two players of one role who have both said so truthfully: at least one of them should mostly leave."""

from __future__ import annotations

from collections.abc import Iterator

from millions import Match
from millions.bots import Host, bot_named
from millions.bots.heists.first_edition import FIRST
from millions.games.dollars1.negotiation import Negotiate
from millions.games.dollars1.view import View
from millions.games.heists.table import Table
from millions.review.walk import FinishedMatch
from tests.walks import NAMES

MATCHES = 40


def honest_pairs(seed: int) -> Iterator[bool]:
    """For every role that several players have truthfully claimed, whether two of them stayed."""
    match = Match.new("dollars-1e", NAMES[:4], seed=seed)
    Host(match, {seat: bot_named("shrewd") for seat in range(4)}, seed).play_out()
    for moment in FinishedMatch(match.referee, list(match.log)).moments:
        before, after = moment.before.table, moment.after.table
        assert isinstance(before, Table)
        over = not after.agenda or not isinstance(after.agenda[0], Negotiate)
        if isinstance(before.agenda[0], Negotiate) and over:
            view = match.game.view(before, 0)
            assert isinstance(view, View)
            said = FIRST.said(view)
            for role in {*said.values()}:
                true = {one for one, claimed in said.items() if claimed is role is before.roles[one]}
                if len(true) > 1:
                    yield len(true & {*view.crew}) > 1


def test_of_two_who_are_truly_of_the_role_that_both_claim_one_leaves_more_often() -> None:
    """Nerve is no reason to stay once the other has said ready: before, both stayed in 89 % of these cases."""
    stayed = [both for seed in range(1000, 1000 + MATCHES) for both in honest_pairs(seed)]
    assert len(stayed) > 100
    assert sum(stayed) / len(stayed) < 0.8
