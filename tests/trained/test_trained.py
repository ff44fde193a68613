"""Shipped nets and the bot that plays with them."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

from millions.bots import Host, bot_named, bots_for
from millions.bots.registry import TRAINED
from millions.core.errors import BadSetup
from millions.core.game import game_named
from millions.core.match import Match
from millions.games.heists.bargain import Propose
from millions.research import PLANS, Turns, observer_of
from millions.research.setting import card_names
from millions.trained import LEVELS, Provenance, Trained, load, net_for, places, save
from millions.trained.net import SHIPPED, Net, chances, shipped
from tools.average_nets import at_one_table, averaged

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")

TABLES = [(game, players) for game in PLANS for players in game_named(game).seat_counts]

GOLDEN = Path(__file__).with_name("golden.json")
"""Of each net at each size of table, for a fixed row: the value, and the three likeliest indexes. Written by
`python -m tests.trained.golden`."""

MOST_BYTES = 2_000_000


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_whole_game_is_played_legally_at_every_size_of_table(game: str, players: int) -> None:
    match = Match.new(game, NAMES[:players], seed=players)
    bots = {seat: bot_named(TRAINED[seat % len(TRAINED)], game_named(game)) for seat in range(players)}
    Host(match, bots, seed=1).play_out()
    assert match.over
    assert not any(isinstance(line.action, Propose) for line in match.log)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_net_computes_what_it_computed_when_it_was_shipped(game: str, players: int) -> None:
    kept = msgspec.json.decode(GOLDEN.read_bytes())[f"{game} {players}"]
    win, best = golden(game, players)
    assert win == pytest.approx(kept["win"], abs=1e-3)
    assert best == kept["best"]


def golden(game: str, players: int) -> tuple[float, list[int]]:
    turns = Turns.new(game, players, seed=7)
    thought = net_for(game, players).think(turns.observe())
    likely = chances(thought.logits, turns.mask())
    return thought.win, [int(index) for index in np.argsort(-likely)[:3]]


def sizes(provenance: Provenance) -> set[int]:
    """The numbers of players in all parts of a training."""
    parts = [provenance.start] if provenance.start else [part.net for part in provenance.mean_of]
    return set(provenance.players).union(*map(sizes, parts))


def test_nets_are_small_and_say_where_they_come_from() -> None:
    assert sum(len(one.read_bytes()) for one in SHIPPED.iterdir()) < MOST_BYTES
    for game in PLANS:
        provenance = shipped(game)[1]
        assert provenance.game == game
        assert sizes(provenance) == set(game_named(game).seat_counts)
        trained = [part.net for part in provenance.mean_of] or [provenance]
        assert all(net.command.startswith(f"millions train {game} ") for net in trained)
        assert sum(part.weight for part in provenance.mean_of) == pytest.approx(1.0 if provenance.mean_of else 0.0)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_rows_of_all_sizes_share_the_places_of_the_largest(game: str, players: int) -> None:
    found = places(game, players)
    assert len(found) == len(Turns.new(game, players, seed=0).observe())
    assert len(set(found.tolist())) == len(found)


def test_lists_of_seats_in_one_piece_begin_at_the_same_places() -> None:
    small, large = observer_of("dollars-1e", 5, CARDS), observer_of("dollars-1e", 8, CARDS)
    start, wide = small.places["proposal"], large.places["proposal"]
    payer = places("dollars-1e", 5)[start.start + start.columns.start + 5]
    assert payer == wide.start + wide.columns.start + 8


CARDS = card_names(game_named("dollars-1e").house_deck())


@pytest.mark.parametrize("game", PLANS)
def test_a_decision_depends_only_on_what_the_seat_may_know(game: str) -> None:
    players, rng = 4, Random(5)
    turns, rules = Turns.new(game, players, seed=3), game_named(game)
    for _ in range(25):
        seat = turns.asked[0]
        view, forms = rules.view(turns.table, seat), turns.choice(seat).forms
        other = rules.view(rules.guess(view, rng), seat)
        assert other == view
        mine, theirs = (Trained().act(seen, forms, Random(1)) for seen in (view, other))
        assert mine == theirs
        turns.play(rng.choice(turns.legal(seat)), seat)


def test_a_likely_action_is_chosen_and_an_unlikely_or_illegal_one_is_not() -> None:
    logits, mask = np.array([0.0, 2.0, -3.0, 9.0], np.float32), np.array([1, 1, 1, 0], np.int8)
    assert chances(logits, mask, least=0.1).tolist() == pytest.approx([0.1192, 0.8808, 0, 0], abs=1e-4)
    assert chances(logits, mask, temperature=4.0)[2] > 0.1


def test_levels_have_names_and_play_every_game() -> None:
    assert set(LEVELS) == set(TRAINED)
    assert all(level in bots_for(game_named(game)) for level in TRAINED for game in PLANS)


def test_a_kept_bot_is_small_and_goes_on() -> None:
    turns = Turns.new("dollars-1e", 5, seed=1)
    view, forms = game_named("dollars-1e").view(turns.table, 0), turns.choice(0).forms
    bot = Trained("regular")
    first = bot.act(view, forms, Random(2))
    kept = pickle.dumps(bot)
    assert len(kept) < 500
    assert pickle.loads(kept).act(view, forms, Random(2)) == first


def test_a_net_of_another_version_is_refused(tmp_path: Path) -> None:
    source = Provenance(
        version=99, game="dollars-1e", players=(5,), command="", seed=0, commit="", updates=0, decisions=0
    )
    save(tmp_path / "net.npz", {"first": np.zeros((2, 2), np.float32)}, source)
    with pytest.raises(BadSetup, match="version 99; this program reads version 1"):
        load(tmp_path / "net.npz")


def test_the_mean_of_nets_says_of_which(tmp_path: Path) -> None:
    arrays, comes_from = shipped("dollars-1e")
    twice = {name: 2 * array for name, array in arrays.items()}
    found, now = averaged([(arrays, comes_from, 3.0), (twice, comes_from, 1.0)])
    assert all(np.allclose(found[name], 1.25 * array, atol=1e-6) for name, array in arrays.items())
    assert [part.weight for part in now.mean_of] == [0.75, 0.25]
    save(tmp_path / "mean.npz", found, now)
    assert load(tmp_path / "mean.npz")[1] == now
    with pytest.raises(ValueError, match="different games: dollars-1e, million-club"):
        averaged([(arrays, comes_from, 1.0), (*shipped("million-club"), 1.0)])


def test_a_net_for_one_size_of_table_keeps_what_this_table_reads() -> None:
    arrays, _ = shipped("dollars-1e")
    cut = at_one_table(arrays, "dollars-1e", 3)
    row = np.random.default_rng(1).random(len(places("dollars-1e", 3)), np.float32)
    one, other = (Net(some, "dollars-1e", 3).think(row) for some in (arrays, cut))
    assert one.win == other.win
    assert np.array_equal(one.logits, other.logits)
    assert (cut["first"] == 0).sum() > (arrays["first"] == 0).sum() + 1000


def test_a_table_of_three_has_a_net_of_its_own() -> None:
    """Where a seat has two characters, the net of the other tables is weaker (docs/train.md)."""
    three, others = shipped("dollars-1e", 3)[0], shipped("dollars-1e", 4)[0]
    assert not np.array_equal(three["second"], others["second"])
    assert np.array_equal(others["second"], shipped("dollars-1e")[0]["second"])
    assert np.array_equal(net_for("dollars-1e", 3).second, three["second"])
