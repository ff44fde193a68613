"""The projection onto turns: always somebody to ask, always something to do, and always a match of the full engine."""

from __future__ import annotations

import pickle
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from millions.core.errors import BadSetup, IllegalAction, Malformed
from millions.core.message import Action
from millions.core.seat import NATURE
from millions.games.club.components import RESOURCE, Company
from millions.games.club.intrigue_companies import Turn
from millions.research import PLANS, Limits, Setting, Turns, code_of
from tests.research.walking import every_table, options_of, played, walk
from tests.walks import frozen

LONGEST = 2_000


def games(game: str, players: int, number: int, **setting: object) -> list[Turns]:
    """This number of games at their beginning, with and without options."""
    return [
        Turns.new(game, players, seed=seed, options=options_of(game, players, seed), **setting)  # type: ignore[arg-type]
        for seed in range(number)
    ]


@every_table
def test_somebody_is_asked_and_has_something_to_do_until_it_is_over(game: str, players: int) -> None:
    for turns in games(game, players, 2):
        money = sum(turns.table.money)
        for steps, seat in enumerate(walk(turns, Random(1))):
            assert sum(turns.table.money) == money
            assert turns.legal(seat)
            assert turns.mask(seat).nonzero()[0].tolist() == list(turns.legal(seat))
            assert steps < LONGEST
        assert turns.asked == ()
        assert sum(turns.returns()) == pytest.approx(0)


@every_table
def test_every_projected_match_is_a_match_whose_record_verifies(game: str, players: int) -> None:
    turns = played(game, players, players)
    match = turns.match()
    match.verify()
    assert match.over
    assert match.table.money == turns.table.money
    assert {standing.seat for standing in match.standings if standing.won} == set(turns.table.winners)


@every_table
def test_every_legal_index_is_an_action_the_engine_offers_and_comes_back(game: str, players: int) -> None:
    for turns in games(game, players, 2):
        for seat in islice(walk(turns, Random(players)), 0, None, 7):
            if turns.begun:
                continue
            forms = turns.table.agenda[0].options(turns.table, seat)
            for index in turns.legal(seat):
                for action, spelled in whole_decisions(turns, seat, index):
                    assert any(action in form for form in forms)
                    assert turns.code.spell(turns.table, seat, action) == spelled


def whole_decisions(turns: Turns, seat: int, index: int) -> list[tuple[Action, tuple[int, ...]]]:
    """The actions that begin with an index, each with all its indexes."""
    action = turns.action(index, seat)
    if action is not None:
        return [(action, (*turns.begun, index))]
    begun = turns.copy()
    begun.play(index, seat)
    return [found for more in begun.legal(seat) for found in whole_decisions(begun, seat, more)]


def offered(turns: Turns, seat: int) -> Iterator[tuple[Action, tuple[int, ...]]]:
    """All that the engine offers a seat, with its indexes."""
    for form in turns.table.agenda[0].options(turns.table, seat):
        for action in form:
            yield action, turns.code.spell(turns.table, seat, action)


@pytest.mark.parametrize("players", [2, 4, pytest.param(6, marks=pytest.mark.slow)])
def test_in_million_club_the_indexes_of_every_action_are_legal_one_after_the_other(players: int) -> None:
    for turns in games("million-club", players, 4):
        code, table, limits = turns.code, turns.table, turns.setting.limits
        for seat in walk(turns, Random(players)):
            forms = turns.table.agenda[0].options(turns.table, seat)
            for action, spelled in offered(turns, seat):
                for at, index in enumerate(spelled):
                    assert code.legal(table, seat, forms, limits, spelled[:at]) >> index & 1
                meant = [code.action(table, seat, forms, index, spelled[:at]) for at, index in enumerate(spelled)]
                assert meant[:-1] == [None] * (len(spelled) - 1)
                assert type(meant[-1]) is type(action)
                assert meant[-1] is not None
                assert code.spell(table, seat, meant[-1]) == spelled


def test_in_million_club_every_decision_begins_in_a_block_of_its_own_and_no_part_does() -> None:
    places = code_of("million-club", 6).ranges.items()
    block = {index: name for name, place in places for index in place}
    begins: dict[str, set[object]] = defaultdict(set)
    parts: set[str] = set()
    for turns in games("million-club", 6, 12):
        for seat in walk(turns, Random(turns.table.first)):
            if turns.begun:
                assert parts.issuperset(block[index] for index in turns.legal(seat))
                continue
            for action, (first, *then) in offered(turns, seat):
                begins[block[first]].add((type(action), getattr(turns.table.agenda[0], "by", None)))
                parts.update(block[index] for index in then)
    assert {name: kinds for name, kinds in begins.items() if len(kinds) > 1} == {}
    assert not begins.keys() & parts
    assert begins.keys() | parts == {name for name, _ in places}


def test_MC_2_d_a_company_that_rises_and_an_equal_one_that_falls_have_different_indexes() -> None:
    turns = Turns.new("million-club", 2, seed=1)
    equal = Company(RESOURCE, 2, 0), Company(RESOURCE, 3, 0)
    turns.table.companies = equal, equal
    said = []
    for step in (Turn(0, 0, RESOURCE, +1), Turn(0, 1, RESOURCE, -1)):
        turns.table.agenda = (step,)
        bits = turns.code.legal(turns.table, 0, step.options(turns.table, 0), turns.setting.limits, ())
        said.append([turns.code.label(index) for index in turns.code.masks[bits].indexes])
    assert said == [["rise 2", "rise 3"], ["fall 2", "fall 3"]]


@every_table
def test_nothing_is_accepted_that_the_mask_forbids(game: str, players: int) -> None:
    (turns,) = games(game, players, 1)
    for seat in islice(walk(turns, Random(3)), 0, None, 11):
        before = frozen(turns.table)
        for index in set(range(turns.code.size)) - set(turns.legal(seat)):
            with pytest.raises(IllegalAction, match=rf"player_{seat} may not play index {index} \("):
                turns.play(index, seat)
        for other in set(range(players)) - set(turns.asked):
            assert not turns.mask(other).any()
            with pytest.raises(IllegalAction):
                turns.play(turns.legal(seat)[0], other)
        assert frozen(turns.table) == before


@every_table
def test_copies_and_pickles_go_their_own_way(game: str, players: int) -> None:
    (turns,) = games(game, players, 1)
    for _ in islice(walk(turns, Random(5)), 40):
        pass
    before = frozen(turns.table), len(turns.log), turns.asked, turns.begun
    for other in (turns.copy(), pickle.loads(pickle.dumps(turns))):
        assert (frozen(other.table), len(other.log), other.asked, other.begun) == before
        for _ in walk(other, Random(6)):
            pass
        assert other.match().over
    assert (frozen(turns.table), len(turns.log), turns.asked, turns.begun) == before
    assert not turns.over


@every_table
def test_the_same_seed_gives_the_same_game_and_explicit_chance_the_same_draws(game: str, players: int) -> None:
    dealt, drawn = (Turns.new(game, players, seed=4, explicit_chance=explicit) for explicit in (False, True))
    rng = Random(4)
    while not drawn.over:
        if drawn.chance:
            assert drawn.asked == ()
            assert sum(chance for _, chance in drawn.outcomes()) == pytest.approx(1)
            drawn.draw()
            continue
        assert dealt.asked == drawn.asked
        index = rng.choice(drawn.legal())
        dealt.play(index)
        drawn.play(index)
    assert dealt.over
    assert frozen(dealt.table) == frozen(drawn.table)
    drawn.match().verify()


@every_table
def test_drawn_at_random_every_outcome_is_one_the_engine_can_draw(game: str, players: int) -> None:
    turns = played(game, players, 2, explicit_chance=True)
    assert any(seat == NATURE for seat, _ in turns.log)
    with pytest.raises(BadSetup, match="chosen, not dealt"):
        turns.match()


# Bad input


@pytest.mark.parametrize("game", PLANS)
def test_an_unsupported_number_of_players_is_refused(game: str) -> None:
    with pytest.raises(BadSetup, match=f"{game} is for"):
        Turns.new(game, 9)
    with pytest.raises(BadSetup, match="whole number"):
        Turns.new(game, "four")  # type: ignore[arg-type]


def test_what_is_no_index_is_refused() -> None:
    turns = Turns.new("dollars-1e", 4, seed=1)
    for index in (-1, turns.code.size, 10**9):
        with pytest.raises(Malformed, match=f"{index} is no index of dollars-1e: there are 0 to"):
            turns.play(index)
    for nonsense in ("ready", 1.5, None):
        with pytest.raises(Malformed, match="whole number"):
            turns.play(nonsense)  # type: ignore[arg-type]


def test_nothing_is_played_after_the_end_and_nature_does_not_draw_unasked() -> None:
    turns = played("dollars-1e", 4, 1)
    with pytest.raises(IllegalAction, match="the time after the end"):
        turns.play(0, 1)
    with pytest.raises(IllegalAction, match="the time after the end"):
        turns.play(0)
    with pytest.raises(IllegalAction, match="nature may not draw"):
        turns.draw()


def test_of_seats_that_decide_together_all_decide_or_none() -> None:
    turns = Turns.new("dollars-1e", 4, seed=1)
    choice = {seat: turns.legal(seat)[0] for seat in turns.asked}
    for wrong in ({**choice, 2: 40}, {seat: choice[seat] for seat in (0, 1, 3)}):
        with pytest.raises((IllegalAction, Malformed)):
            turns.play_together(wrong)
        assert turns.asked == (0, 1, 2, 3)
    turns.play_together(choice)
    assert len(turns.asked) == 1


# Limits


@pytest.mark.parametrize("wrong", [{"claims": 21}, {"proposals": -1}, {"votes": 11}, {"departures": "all"}])
def test_limits_the_engine_would_not_keep_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup, match=f"{next(iter(wrong))} is a whole number from 0 to"):
        Limits(**wrong)


@every_table
def test_a_mask_made_by_a_code_with_empty_caches_is_the_same(game: str, players: int) -> None:
    for turns in games(game, players, 2):
        for seat in islice(walk(turns, Random(players)), 0, None, 4):
            forms, limits = turns.choice(seat).forms, turns.setting.limits
            anew = PLANS[game].code(players).legal(turns.table, seat, forms, limits, turns.begun)
            assert turns.action_mask(seat).bits == anew


def test_a_game_of_ones_own_luck_cannot_be_verified_and_a_new_dealer_changes_what_comes() -> None:
    setting = Setting.of("dollars-1e", 4)
    with pytest.raises(BadSetup, match="chosen, not dealt"):
        Turns.begin(setting, rng=Random(1)).match()
    turns = Turns.begin(setting, 1)
    cards = set()
    for seed in range(20):
        other = turns.copy()
        other.reseed(seed)
        for _ in islice(walk(other, Random(1)), 60):
            pass
        cards.add(other.table.loot)
    assert len(cards) > 1


def test_limits_bound_what_is_said_in_one_negotiation() -> None:
    limits = Limits(claims=1, proposals=2, proposals_in_all=3)
    for turns in (Turns.new("dollars-1e", 5, seed=seed, limits=limits) for seed in range(3)):
        for _ in walk(turns, Random(1)):
            claims = [claim.character for claim in turns.table.claims]
            assert len(claims) == len(set(claims))
            assert max(turns.table.proposals_made) <= 2
            assert sum(turns.table.proposals_made) <= 3
            assert len(turns.table.proposals) <= 1


def test_what_is_left_out_is_not_offered_unless_nothing_else_is() -> None:
    places = code_of("dollars-1e", 6).ranges
    out = frozenset([*places["claim"], *places["choose"][1:], *places["accept"], *places["decline"]])
    turns = Turns.new("dollars-1e", 6, seed=1, limits=Limits(left_out=out))
    for seat in walk(turns, Random(1)):
        legal = set(turns.legal(seat))
        assert not legal & out or legal == {*places["accept"], *places["decline"]} or legal <= set(places["choose"])
