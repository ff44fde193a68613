"""What bots say aloud in Million Club: it is true, tells nothing that is hidden, and changes nothing they do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec import structs

from millions import Match
from millions.bots import Personality, bot_named
from millions.bots.club.aloud import GOOD_DAY, Glance, comment, glance
from millions.bots.talk import COMMENTS, Heard, Remark, Restraint
from millions.core.message import Action, Event
from millions.core.seat import Seat
from millions.games.club.companies import BuyCompany
from millions.games.club.components import SECTORS, Company, Intrigue
from millions.games.club.exchange import Settled, TakenOver, TakeOver
from millions.games.club.intrigue_colonies import LookAt
from millions.games.club.intrigue_companies import CompeteIn, FaceTurned
from millions.games.club.intrigues import IntriguePlayed, PlayIntrigue
from millions.games.club.placement import RoundBegan
from millions.games.club.table import Table
from millions.games.club.view import DraftSeen, View

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
KINDS = ("shrewd", "bully", "gambler", "grudge", "honest", "bluffer")


class Decided(NamedTuple):
    """A decision of a bot just before it is played, and what the bot says with it."""

    match: Match
    seat: Seat
    action: Action
    remark: Remark | None
    view: View
    before: Glance | None
    since: list[Event]
    """What has happened in this round since this seat's last decision."""


def decisions(seats: int, seed: int) -> Iterator[Decided]:
    """Every decision of a match among bots."""
    match, rng = Match.new("million-club", NAMES[:seats], seed=seed), Random(seed)
    bots = {seat: bot_named(kind) for seat, kind in enumerate(KINDS[:seats])}
    last: dict[Seat, Glance] = {}
    since: dict[Seat, list[Event]] = {seat: [] for seat in bots}
    while not match.over:
        seat = match.seat(match.awaited[0])
        view: Any = match.view(seat)
        action = bots[seat].act(view, match.forms(seat), rng)
        yield Decided(match, seat, action, bots[seat].remark(), view, last.get(seat), since[seat])
        last[seat], since[seat], told = glance(view, action), [], len(match.log)
        match.play(seat, action)
        for event in [event for line in match.log[told:] for event in line.events]:
            for one in since:
                since[one] = [] if isinstance(event, RoundBegan) else [*since[one], event]


def holds(said: Decided) -> bool:
    """Is the comment true, by what happened?"""
    assert said.remark is not None
    after, me, to = deepcopy(said.match), said.seat, said.remark.to
    told = len(after.log)
    after.play(me, said.action)
    follows = [event for line in after.log[told:] for event in line.events]
    match said.remark.what:
        case "takeover":
            return isinstance(said.action, TakeOver) and said.action.holding.owner == to
        case "racket":
            return said.action == PlayIntrigue(Intrigue.RACKET)
        case "compete":
            return isinstance(said.action, CompeteIn) and hits(follows, after)
        case "peek":
            return to is not None and said.action == LookAt(to) and said.view.colony_counts[to] > 0
        case "lead":
            return leads(after, me, said.action) and not leads(said.match, me, said.action)
        case "set":
            return sets(after, me) == sets(said.match, me) + 1
        case "taken":
            return any(isinstance(one, TakenOver) and (one.seat, one.holding.owner) == (to, me) for one in said.since)
        case "robbed":
            played = [one for one in said.since if isinstance(one, IntriguePlayed)]
            rackets = [one.seat for one in played if one.card is Intrigue.RACKET]
            return len(rackets) == 1 and rackets[0] != me and to in (None, rackets[0])
        case "exchange":
            return any(isinstance(one, Settled) and one.seat == me and one.result >= GOOD_DAY for one in said.since)
        case "slump":
            return any(isinstance(one, Settled) and one.seat == me and one.result < 0 for one in said.since)
    return False


def hits(follows: list[Event], after: Match) -> bool:
    """Does a company of somebody else fall, or will it when the bot has said which?"""
    return any(isinstance(one, FaceTurned) and one.by < 0 for one in follows) or "Turn" in str(after.table.agenda[:8])


def leads(match: Match, seat: Seat, action: Action) -> bool:
    assert isinstance(action, BuyCompany)
    numbers = [sum(one.sector is action.sector for one in held) for held in table_of(match).companies]
    return all(numbers[seat] > one for other, one in enumerate(numbers) if other != seat)


def table_of(match: Match) -> Table:
    assert isinstance(match.table, Table)
    return match.table


def sets(match: Match, seat: Seat) -> int:
    types = Counter([one.sector for one in table_of(match).companies[seat]])
    return min(types[sector] for sector in SECTORS)


@pytest.mark.slow
def test_every_comment_is_true_and_follows_from_what_everybody_may_know() -> None:
    found = Counter[str]()
    for seats, seed in ((2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (6, 6)):
        for said in decisions(seats, seed):
            assert said.remark == comment(said.view, said.action, said.before)
            assert said.remark == comment(*without_secrets(said))
            if said.remark is not None:
                found[said.remark.what] += 1
                assert holds(said), (seed, said.remark, said.action)
    assert set(found) <= set(COMMENTS)
    assert {"takeover", "racket", "peek", "lead", "set", "taken", "robbed", "exchange"} <= set(found)


def without_secrets(said: Decided) -> tuple[View, Action, Glance | None]:
    """The same decision of a bot that knows no card but those that lie open, and has 100 more in hand."""
    view, before = said.view, said.before
    money = tuple(None if purse is None else purse + 100 for purse in view.money)
    hidden = structs.replace(
        view,
        money=money,
        colonies=(None,) * view.players,
        looks=(),
        intrigue_draft=unseen(view.intrigue_draft),
        colony_draft=unseen(view.colony_draft),
        company_draft=unseen(view.company_draft),
    )
    return hidden, said.action, before and before._replace(money=before.money + 100)


def unseen(draft: DraftSeen[Any]) -> DraftSeen[Any]:
    nothing = (None,) * len(draft.picked)
    return structs.replace(draft, handed=(None,) * len(draft.handed), picked=nothing, rest=None)


def test_to_be_asked_for_a_comment_changes_nothing_and_a_bot_that_recalls_says_the_same() -> None:
    said: list[Remark | None] = []
    for asked in decisions(3, 8):
        said.append(asked.remark)
        fresh = bot_named(KINDS[asked.seat])
        assert isinstance(fresh, Personality)
        if asked.view.round == 2:
            for line_seat, view, action in past(asked.match):
                if line_seat == asked.seat:
                    fresh.recall(view, (), Random(0), action)
            fresh.recall(asked.view, (), Random(0), asked.action)
            mind: Any = fresh._mind
            assert mind.aloud(asked.view, asked.action) == asked.remark
    assert any(said)
    silent, rng = Match.new("million-club", NAMES[:3], seed=8), Random(8)
    bots = {seat: bot_named(kind) for seat, kind in enumerate(KINDS[:3])}
    while not silent.over:
        seat = silent.seat(silent.awaited[0])
        silent.play(seat, bots[seat].act(silent.view(seat), silent.forms(seat), rng))
    assert [line.action for line in silent.log] == [line.action for line in asked.match.log]


def past(match: Match) -> Iterator[tuple[Seat, Any, Action]]:
    """What each seat saw and did so far."""
    again = Match.new("million-club", NAMES[:3], seed=8)
    for line in [line for line in match.log if line.seat >= 0]:
        yield line.seat, again.view(line.seat), line.action
        again.play(line.seat, line.action)


def test_comments_are_rare() -> None:
    restraint = Restraint()
    restraint.note(0, 1, "set")
    assert not restraint.allows(0, 1, "lead")
    assert not restraint.allows(0, 2, "lead")
    assert not restraint.allows(1, 1, "set")
    assert restraint.allows(1, 1, "lead")
    restraint.note(1, 1, "lead")
    assert not restraint.allows(2, 1, "taken")
    assert restraint.allows(2, 2, "taken")
    assert restraint.allows(0, 3, "lead")
    assert not restraint.allows(0, 3, "set")


def test_a_bot_answers_a_chat_by_what_lies_open() -> None:
    match = Match.new("million-club", NAMES[:3], seed=1)
    bob: Any = bot_named("grudge")
    view: Any = match.view(1)

    def answers(heard: Heard, companies: Any = view.companies) -> str | None:
        said = bob.reply(structs.replace(view, companies=companies), heard, Random(1))
        return None if said is None else str(said.what)

    strong = Company(SECTORS[0], 3)
    ours = tuple((strong,) if seat == 0 else held for seat, held in enumerate(view.companies))
    assert answers(Heard(0, "text")) == "banter"
    assert answers(Heard(0, "text"), ours) == "ahead"
    assert answers(Heard(2, "text"), ours) == "banter"
    assert answers(Heard(0, "requests", "leave", 2)) == "banter"
    assert answers(Heard(0, "reacts", "thanks")) == "welcome"
    assert answers(Heard(0, "reacts", "laugh")) is None
