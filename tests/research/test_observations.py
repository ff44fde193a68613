"""An observation shows what the view shows, no more and no less."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from millions import GAMES
from millions.core.seat import SPECTATOR, Seat
from millions.core.table import Table
from millions.games.club.lobby import MakeMoves
from millions.research import PLANS, Turns, table_of_pieces
from millions.research.observer import Observer
from millions.research.rendering import render
from tests.clubs import CLUB, club_table, forgotten, other_deals, other_purses
from tests.heists import heist_table, others
from tests.research.walking import every_table, options_of, walk


def with_table(turns: Turns, table: Table) -> Turns:
    """The same game with another table."""
    other = turns.copy()
    other.table, other._choices = table, {}
    return other


def anew(turns: Turns) -> Observer:
    """An observer that has written nothing yet."""
    setting = turns.setting
    return PLANS[setting.game].observer(setting.players, setting.cards)


def row(observer: Observer, turns: Turns, seat: Seat) -> bytes:
    """The observation that an observer writes of a game."""
    return observer.row(turns.table, seat, turns.asked, turns.begun)


def moments(game: str, players: int, every: int, seeds: int = 2) -> Iterator[tuple[Turns, Seat]]:
    """Some moments of random games, each with an observer."""
    for seed in range(seeds):
        turns = Turns.new(game, players, seed=seed, options=options_of(game, players, seed), recall=True)
        rng = Random(seed)
        for _ in islice(walk(turns, rng), seed % every, None, every):
            yield turns, rng.randrange(players)


# What an observer may not know


def other_tables(turns: Turns, seat: Seat, rng: Random) -> Iterator[Table]:
    """Tables that differ only in what a seat may not know."""
    if turns.setting.game != CLUB:
        yield from others(heist_table(turns.table), seat)
        return
    table = club_table(turns.table)
    yield other_purses(table, seat, rng)
    yield forgotten(table, seat)
    yield from (other for other, _ in other_deals(table, seat, rng))


@every_table
def test_nothing_depends_on_what_a_seat_may_not_know(game: str, players: int) -> None:
    compared = 0
    for turns, seat in moments(game, players, 5):
        for table in other_tables(turns, seat, Random(players)):
            other = with_table(turns, table)
            compared += table != turns.table
            assert other.observe(seat).tobytes() == turns.observe(seat).tobytes()
            assert other.action_mask(seat) is turns.action_mask(seat)
    assert compared > 20


def test_what_is_begun_only_the_one_who_decides_sees() -> None:
    most = 0
    for turns, _ in moments(CLUB, 4, 1, seeds=4):
        before = turns.copy()
        before.begun = ()
        most = max(most, len(turns.begun))
        assert render(turns, SPECTATOR) == render(before, SPECTATOR)
        for seat in range(4):
            same = turns.observe(seat).tobytes() == before.observe(seat).tobytes()
            assert same == (not turns.begun or seat not in turns.asked)
    assert most == 4


# What the view shows


def test_games_with_other_decks_do_not_get_into_each_other_s_way() -> None:
    deck = GAMES["dollars-1e"].house_deck()
    turned = msgspec.structs.replace(deck, cards=deck.cards[::-1])
    one, other = (Turns.new("dollars-1e", 4, deck=cards, seed=1) for cards in (deck, turned))
    games = one, with_table(other, one.table)
    assert games[0].observe(0).tobytes() != games[1].observe(0).tobytes()
    for turns in games:
        assert turns.observe(0).tobytes() == row(anew(turns), turns, 0)


def heist_facts(turns: Turns, view: dict[str, Any], seat: Seat) -> dict[str, Any]:
    """A view of a heist game without what observations are documented to leave out."""
    last = {claim["character"]: claim["role"] for claim in view["claims"]}
    made = [claim["character"] for claim in view["claims"]]
    proposals = [(proposal["proposer"], proposal["terms"]) for proposal in view["proposals"]]
    unordered = {name: sorted(map(str, view.get(name, ()))) for name in ("left", "face_up", "looks", "pile")}
    said = {"claims": (sorted(last.items()), sorted(made)), "proposals": proposals}
    return {**view, **unordered, **said, "agenda": view["agenda"][:1]}


def club_facts(turns: Turns, view: dict[str, Any], seat: Seat) -> dict[str, Any]:
    """A view of Million Club without what observations are documented to leave out."""
    bills: dict[Any, list[int]] = {}
    for owner, held in enumerate(view["companies"]):
        for company in held:
            bills.setdefault((owner, company["sector"], company["face"]), []).append(company["bills"])
    companies = sorted((key, len(found), sum(found), max(found)) for key, found in bills.items())
    moves = sorted(str(step) for step in turns.table.agenda if isinstance(step, MakeMoves))
    looks = sorted(map(str, view["looks"]))
    begun = turns.begun if turns.asked == (seat,) else ()
    return {**view, "companies": companies, "agenda": (view["agenda"][:1], moves), "looks": looks, "begun": begun}


def facts(turns: Turns, seat: Seat) -> bytes:
    """All that an observation should tell."""
    view = msgspec.to_builtins(GAMES[turns.setting.game].view(turns.table, seat))
    told = (club_facts if turns.setting.game == CLUB else heist_facts)(turns, view, seat)
    return msgspec.json.encode({**told, "asked": turns.asked})


@every_table
def test_equal_views_give_equal_observations_and_different_views_different_ones(game: str, players: int) -> None:
    by_view: dict[tuple[Seat, bytes], bytes] = {}
    by_row: dict[tuple[Seat, bytes], bytes] = {}
    for turns, _ in moments(game, players, 1, seeds=4):
        for seat in range(players):
            view, seen = facts(turns, seat), turns.observe(seat).tobytes()
            assert by_view.setdefault((seat, view), seen) == seen
            assert by_row.setdefault((seat, seen), view) == view
    assert len(by_row) > 100


@every_table
def test_what_is_written_again_is_what_would_be_written_anew(game: str, players: int) -> None:
    for turns, seat in moments(game, players, 8):
        assert row(anew(turns), turns, seat) == turns.observe(seat).tobytes()


@every_table
def test_pieces_fill_the_row_and_stay_within_their_ranges(game: str, players: int) -> None:
    for turns, seat in moments(game, players, 9):
        out = np.full(turns.observer.size, np.nan, np.float32)
        assert turns.observe(seat, out=out) is out
        assert out.tobytes() == turns.observe(seat).tobytes()
        assert (out >= 0).all()
        assert (out <= turns.observer.highs()).all()
        found = turns.observer.by_name(out)
        assert sum(piece.size for piece in found.values()) == out.size
        assert list(found) == [piece.name for piece in turns.observer.pieces]


def test_pieces_are_counted_from_the_observer() -> None:
    turns = Turns.new("dollars-1e", 5, seed=1, options={"leader": "player_3"})
    for seat in range(5):
        assert turns.observer.by_name(turns.observe(seat))["leader"].tolist() == [
            float((seat + further) % 5 == 3) for further in range(5)
        ]


@pytest.mark.parametrize("game", PLANS)
def test_the_tables_for_the_documentation_list_every_piece(game: str) -> None:
    text = table_of_pieces(game, 4)
    names = [line.split(" | ")[1] for line in text.splitlines()[2:]]
    turns = Turns.new(game, 4, seed=1)
    assert names == [piece.name for piece in turns.observer.pieces]
    assert len(set(names)) == len(names)


def test_the_comparison_would_notice_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """An observer who saw every role would be told apart."""
    monkeypatch.setattr("millions.research.dollars1.observation.known", lambda table, seat: table.roles)
    for turns, seat in moments("dollars-1e", 5, 5):
        leaky = anew(turns)
        turns.table.face_up = turns.table.crew[:1]
        for table in others(heist_table(turns.table), seat):
            if row(leaky, with_table(turns, table), seat) != row(leaky, turns, seat):
                return
    raise AssertionError
