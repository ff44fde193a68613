"""What bots say of a heist that is over follows from what lay open to all, and is said seldom."""

from __future__ import annotations

from random import Random

import pytest

from millions.bots.heists.afterwards import of_fate
from millions.bots.heists.edition import Edition
from millions.bots.heists.first_edition import FIRST
from millions.bots.heists.second_edition import SECOND
from millions.bots.talk import Fate, Remark
from millions.core.match import Match
from millions.core.message import Event
from millions.core.record import Line
from millions.core.seat import Seat
from millions.games.dollars1.heist import Denounced
from millions.games.dollars1.sharing import LootShared, NothingShared
from millions.games.dollars2.announcements import Announced
from millions.games.dollars2.sharing import PotShared
from millions.games.heists.bargain import Struck
from millions.games.heists.components import BRUTE, CROOK, DRIVER, Claimed, Eliminated, GameWon, Revealed, Withdrew
from millions.games.heists.terms import terms
from millions.tables.entries import Said
from millions.wire.talk import Comments
from tests.loops import in_a_loop
from tests.tables.parties import Party
from tests.tables.test_manners import log

ANN, BOB, CID, DOT = range(4)
"""Ann is a person, the others are bots."""

NOBODY_SHARES = NothingShared()


def said_of(
    *events: Event, people: frozenset[Seat] = frozenset({ANN}), before: tuple[Line, ...] = (), edition: Edition = FIRST
) -> set[tuple[Seat, Remark]]:
    return {*of_fate(edition, Fate(events, before, 4, 1, people))}


def test_who_is_denounced_by_a_person_says_so_and_a_liar_that_it_is_exposed() -> None:
    events = (Claimed(BOB, BRUTE), Claimed(CID, DRIVER), Denounced(ANN, DRIVER), Revealed(DRIVER, (BOB, CID)))
    out = (Eliminated(BOB, "denounced"), Eliminated(CID, "denounced"), NOBODY_SHARES)
    assert said_of(*events, *out) == {(BOB, Remark("exposed", ANN)), (CID, Remark("denounced", ANN))}
    assert said_of(*events, *out, people=frozenset({DOT})) == set()
    assert said_of(*events, *out[:2]) == set()  # not before the heist is over


def test_two_of_one_role_who_both_stayed_speak_of_it_and_three_do_not() -> None:
    two = (Revealed(DRIVER, (ANN, BOB)), Eliminated(ANN, "doubled"), Eliminated(BOB, "doubled"), NOBODY_SHARES)
    assert said_of(*two) == {(BOB, Remark("stubborn", ANN))}
    bots = (Revealed(CROOK, (CID, DOT)), Eliminated(CID, "doubled"), Eliminated(DOT, "doubled"))
    assert said_of(*bots, *two) == {(BOB, Remark("stubborn", ANN))}
    assert said_of(*bots, NOBODY_SHARES) == {(CID, Remark("stubborn", DOT)), (DOT, Remark("stubborn", CID))}
    three = (Revealed(DRIVER, (ANN, BOB, CID)), Eliminated(CID, "doubled"), *two[1:])
    assert said_of(*three) == set()


def test_that_a_person_shares_alone_is_said_and_that_a_bot_does_is_not() -> None:
    assert said_of(LootShared(12, (ANN,), 12, 0)) == {(seat, Remark("alone", ANN)) for seat in (BOB, CID, DOT)}
    assert said_of(LootShared(12, (BOB,), 12, 0)) == set()
    assert said_of(LootShared(12, (ANN, BOB), 6, 0)) == set()


@pytest.mark.parametrize(
    ("claims", "shown", "says"),
    [
        ((Claimed(ANN, DRIVER), Claimed(BOB, DRIVER)), CROOK, True),
        ((Claimed(ANN, DRIVER), Claimed(BOB, DRIVER)), DRIVER, False),
        ((Claimed(ANN, DRIVER), Claimed(BOB, BRUTE)), CROOK, False),
        ((Announced(ANN, (DRIVER,)), Announced(BOB, (DRIVER,))), CROOK, True),
    ],
)
def test_who_made_room_for_a_claim_that_was_false_says_so(claims: tuple[Event, ...], shown: object, says: bool) -> None:
    edition, sharing = FIRST, LootShared(12, (ANN, CID), 6, 0)
    if isinstance(claims[0], Announced):
        edition, sharing = SECOND, PotShared(12, (ANN, CID), 6, 0)  # type: ignore[assignment]
    over = (Revealed(shown, (ANN,)), sharing)  # type: ignore[arg-type]
    assert said_of(*claims, Withdrew(BOB), *over, edition=edition) == (
        {(BOB, Remark("bluffed", ANN))} if says else set()
    )
    bought = Struck(1, terms([(ANN, BOB, 2)], [BOB]))
    assert said_of(*claims, bought, Withdrew(BOB), *over, edition=edition) == set()
    assert said_of(Withdrew(BOB), *claims, *over, edition=edition) == set()  # not because of what was said later


def test_at_the_end_losers_congratulate_a_person_or_sigh() -> None:
    over = LootShared(12, (ANN,), 12, 0)
    applause = {(seat, Remark("applause", ANN)) for seat in (BOB, CID, DOT)}
    assert said_of(over, GameWon((ANN,), "twenty")) == applause
    sighs = {(CID, Remark("sigh")), (DOT, Remark("sigh"))}
    assert said_of(over, GameWon((BOB,), "twenty")) == {(BOB, Remark("triumph")), *sighs}


@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])
@in_a_loop
async def test_at_a_table_one_bot_says_one_line_at_the_end_of_a_round_at_most_and_none_twice(game: str) -> None:
    spoken = list[str]()
    for seed in range(4):
        party = await Party.open(game, 1, ("shrewd", "honest", "bluffer", "bully"), pace=1000)
        rng = Random(seed)
        while not party.table.state.over:
            if 0 in party.table.room.awaited:
                await party.somebody_acts(rng)
            await party.clock.advance(3000)
        match = party.table.state.match
        assert isinstance(match, Match)
        comments = [
            one.phrase for one in await log(party) if isinstance(one, Said) and isinstance(one.phrase, Comments)
        ]
        rounds: int = match.table.round  # type: ignore[attr-defined]
        assert len(comments) <= rounds
        assert len({(one.tone, one.what, one.wording) for one in comments}) == len(comments)
        assert comments[-1].what in ("applause", "sigh")
        assert not any(one.what in ("applause", "sigh") for one in comments[:-1])
        spoken += [one.what for one in comments]
    assert len({*spoken}) >= 3, spoken
