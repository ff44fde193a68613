"""What the search with a net is told about Million Club."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from millions.bots import Host, bot_named
from millions.core.form import offered
from millions.core.game import game_named
from millions.core.match import Match
from millions.games.club.table import MONEY_IN_THE_BOX, Table
from millions.games.club.view import View
from millions.trained import Expert
from millions.trained.club import MOST_CANDIDATES, ClubNetGuide

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")


def moments(players: int, seed: int) -> Iterator[tuple[Match, int]]:
    """A match between trained bots: every decision, before it is made."""
    match, rng, bot = Match.new("million-club", NAMES[:players], seed=seed), Random(seed), bot_named("trained")
    while not match.over:
        seat = match.seat(match.awaited[0])
        yield match, seat
        match.play(seat, bot.act(match.view(seat), match.forms(seat), rng))


def guide_of(match: Match, seat: int) -> ClubNetGuide:
    found = Expert().guide(match.view(seat))
    assert isinstance(found, ClubNetGuide)
    return found


def club_view(match: Match, seat: int) -> View:
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def club_table(match: Match) -> Table:
    assert isinstance(match.table, Table)
    return match.table


@pytest.mark.parametrize("players", game_named("million-club").seat_counts)
def test_in_playouts_all_decide_as_trained_does_with_its_view(players: int) -> None:
    for number, (match, seat) in enumerate(moments(players, seed=players)):
        table, view, forms = club_table(match), match.view(seat), match.forms(seat)
        guide = guide_of(match, seat)
        assert guide.row(table, seat).tobytes() == guide.seat.observation(view).tobytes()
        assert guide.decide(table, seat, forms, Random(number)) == bot_named("trained").act(view, forms, Random(number))


def test_its_worlds_fit_the_view_and_the_others_have_the_money_that_the_net_believes() -> None:
    errors: dict[str, list[int]] = {"with the net": [], "without": []}
    for number, (match, seat) in enumerate(moments(4, seed=1)):
        if number % 12:
            continue
        view, guide, rng = club_view(match, seat), guide_of(match, seat), Random(number)
        for name, draw in (("with the net", guide.worlds(view)), ("without", guide.plain.worlds(view))):
            world = draw(rng)
            assert match.game.view(world, seat) == view
            assert sum(world.money) == MONEY_IN_THE_BOX
            assert min(world.money) >= 0
            errors[name] += [abs(world.money[other] - club_table(match).money[other]) for other in range(4)]
    assert 3 * sum(errors["with the net"]) < 2 * sum(errors["without"])


def test_it_compares_the_likeliest_actions_of_the_net_first() -> None:
    for match, seat in moments(3, seed=2):
        view, forms = club_view(match, seat), match.forms(seat)
        guide = guide_of(match, seat)
        likely = guide.likely(view, forms)
        found = guide.candidates(view, forms, None, Random(1))
        assert found
        assert len(found) <= MOST_CANDIDATES
        assert found[0] == max(likely, key=lambda action: likely[action])
        assert all(offered(forms, action) for action in found)


def test_who_has_more_money_at_the_end_of_a_round_is_likelier_to_win() -> None:
    for match, seat in moments(4, seed=4):
        table, guide = club_table(match), guide_of(match, seat)
        if any(table.pawns):
            continue
        before, (rich, *_) = guide.chances(table), guide.chances(richer(table))
        assert sum(before) == pytest.approx(1)
        assert rich > before[0]


def richer(table: Table) -> Table:
    """The same table, with more money in the first purse."""
    copy = table.copy()
    first, *others, box = table.money
    copy.money = (first + 30, *others, box - 30)
    return copy


def test_at_the_end_the_winner_is_known() -> None:
    *_, (match, seat) = moments(2, seed=6)
    guide = guide_of(match, seat)
    assert match.over
    assert set(guide.chances(club_table(match))) <= {0.0, 0.5, 1.0}


@pytest.mark.slow
def test_it_beats_the_net_alone() -> None:
    won = 0.0
    for seed in range(4):
        match = Match.new("million-club", NAMES[:2], seed=seed)
        mine = seed % 2
        Host(match, {mine: bot_named("expert:40it"), 1 - mine: bot_named("trained")}, seed=seed).play_out()
        won += guide_of(match, mine).chances(club_table(match))[mine]
    assert won >= 3
