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
from millions.bots import bot_named
from millions.bots.club.aloud import BAD_DAY, GOOD_DAY, comment, of_fate
from millions.bots.club.mind import ClubMind
from millions.bots.club.taste import TASTES, Taste
from millions.bots.talk import COMMENTS, MOST_COMMENTS, Fate, Heard, Remark, Restraint, Truce
from millions.core import play
from millions.core.message import Action, Event
from millions.core.seat import Seat
from millions.core.table import BANK, Paid
from millions.games.club import GAME
from millions.games.club.companies import BuyCompany
from millions.games.club.components import SECTORS, Company, Holding, Intrigue, Sector
from millions.games.club.exchange import HostileTakeover, Settled, TakenOver, TakeOver
from millions.games.club.intrigue_colonies import LookAt
from millions.games.club.intrigue_companies import CompeteIn, FaceTurned, Swap, SwapCompanies
from millions.games.club.intrigues import IntriguePlayed, PlayIntrigue
from millions.games.club.moves import Pass
from millions.games.club.scoring import GameWon
from millions.games.club.table import Table
from millions.games.club.view import DraftSeen, View
from millions.games.remarks import WORDINGS
from tests.club.pictures import at

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
KINDS = ("shrewd", "bully", "gambler", "grudge", "honest", "bluffer")


class Decided(NamedTuple):
    """A decision of a bot just before it is played, and what the bot says with it."""

    match: Match
    seat: Seat
    action: Action
    remark: Remark | None
    view: View


def decisions(seats: int, seed: int) -> Iterator[Decided]:
    """Every decision of a match among bots."""
    match, rng = Match.new("million-club", NAMES[:seats], seed=seed), Random(seed)
    bots = {seat: bot_named(kind) for seat, kind in enumerate(KINDS[:seats])}
    while not match.over:
        seat = match.seat(match.awaited[0])
        view: Any = match.view(seat)
        action = bots[seat].act(view, match.forms(seat), rng)
        yield Decided(match, seat, action, bots[seat].remark(), view)
        match.play(seat, action)


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
            assert said.remark == comment(said.view, said.action)
            assert said.remark == comment(*without_secrets(said))
            if said.remark is not None:
                found[said.remark.what] += 1
                assert holds(said), (seed, said.remark, said.action)
    assert set(found) <= set(COMMENTS)
    assert {"takeover", "racket", "peek", "lead", "set"} <= set(found)


def without_secrets(said: Decided) -> tuple[View, Action]:
    """The same decision of a bot that knows no card but those that lie open, and has 100 more in hand."""
    view = said.view
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
    return hidden, said.action


def befalls(events: list[Event]) -> list[tuple[Seat, Remark]]:
    """What players say of events."""
    return of_fate(Fate(events, (), 5, 1, frozenset()))


def test_what_befalls_players_is_said_of_the_events_that_everybody_sees() -> None:
    company = Holding(1, Company(SECTORS[0], 3))
    racket: list[Event] = [IntriguePlayed(2, Intrigue.RACKET), Paid(BANK, 2, 3, "racket")]
    racket += [Paid(0, BANK, 3, "racketed"), Paid(1, BANK, 0, "racketed")]
    assert befalls([TakenOver(0, company)]) == [(1, Remark("taken", 0))]
    assert befalls(racket) == [(0, Remark("robbed", 2))]
    results = (GOOD_DAY, GOOD_DAY - 1, 0, BAD_DAY + 1, BAD_DAY)
    said = befalls([Settled(seat, result) for seat, result in enumerate(results)])
    assert said == [(0, Remark("exchange")), (4, Remark("slump"))]


def unseen(draft: DraftSeen[Any]) -> DraftSeen[Any]:
    nothing = (None,) * len(draft.picked)
    return structs.replace(draft, handed=(None,) * len(draft.handed), picked=nothing, rest=None)


def test_to_be_asked_for_a_comment_changes_nothing() -> None:
    asked = list(decisions(3, 8))
    assert any(one.remark for one in asked)
    silent, rng = Match.new("million-club", NAMES[:3], seed=8), Random(8)
    bots = {seat: bot_named(kind) for seat, kind in enumerate(KINDS[:3])}
    while not silent.over:
        seat = silent.seat(silent.awaited[0])
        silent.play(seat, bots[seat].act(silent.view(seat), silent.forms(seat), rng))
    assert [line.action for line in silent.log] == [line.action for line in asked[-1].match.log]


def test_comments_are_few_and_never_the_same_sentence_twice() -> None:
    restraint = Restraint()
    restraint.note(0, 1, "set", "honest", 1)
    assert not restraint.allows(0, 1, "lead")
    assert restraint.allows(0, 2, "lead")
    assert not restraint.allows(0, 2, "set")
    assert not restraint.allows(1, 1, "set")
    for seat, what in enumerate(("lead", "taken")[: MOST_COMMENTS - 1], start=1):
        assert restraint.allows(seat, 1, what)
        restraint.note(seat, 1, what)
    assert not restraint.allows(4, 1, "robbed")
    assert restraint.allows(4, 2, "robbed")
    assert restraint.wording("honest", "set", Random(1)) == 0
    restraint.note(0, 3, "set", "honest", 0)
    assert restraint.wording("honest", "set", Random(1)) is None
    assert {restraint.wording("bully", "set", Random(seed)) for seed in range(20)} == {*range(WORDINGS)}


def test_a_bot_answers_a_chat_by_what_lies_open() -> None:
    match = Match.new("million-club", NAMES[:3], seed=1)
    bob: Any = bot_named("grudge")
    view: Any = match.view(1)

    def answers(heard: Heard, companies: Any = view.companies) -> str | None:
        said = bob.reply(structs.replace(view, companies=companies), heard, Random(1))
        return None if said is None else str(said.what)

    strong = Company(SECTORS[0], 3)
    ours = tuple((strong,) if seat == 0 else held for seat, held in enumerate(view.companies))
    assert {answers(one, ours) for one in (Heard(0, "text"), Heard(0, "threatens"), Heard(0, "joint"))} == {"puzzled"}
    assert answers(Heard(0, "truce")) == "war"
    assert answers(Heard(0, "greets"), ours) == "ahead"
    assert answers(Heard(2, "greets"), ours) == "banter"
    assert answers(Heard(0, "requests", "leave", 2)) == "banter"
    assert answers(Heard(0, "reacts", "thanks")) == "welcome"
    assert answers(Heard(0, "reacts", "laugh")) is None


def test_a_bot_says_honestly_who_leads_and_promises_no_attack() -> None:
    match = Match.new("million-club", NAMES[:3], seed=1)
    view: Any = match.view(1)
    bob: Any = bot_named("honest")

    def answers(heard: Heard, *levels: int) -> tuple[str, Seat | None]:
        companies = tuple((Company(SECTORS[0], level),) if level else () for level in levels)
        seen = structs.replace(view, companies=companies, colony_counts=(1, 1, 1))
        said = bob.reply(seen, heard, Random(1))
        return said.what, said.about

    for kind in ("leads", "warns"):
        assert answers(Heard(0, kind, about=2), 1, 1, 4) == ("leads", 2)
    assert answers(Heard(0, "leads", about=1), 1, 2, 4) == ("front", 2)
    assert answers(Heard(0, "leads"), 1, 2, 4) == ("front", 2)
    assert answers(Heard(0, "leads", about=2), 1, 4, 3) == ("mine", None)
    assert answers(Heard(0, "leads", about=2), 4, 1, 3) == ("yours", None)
    assert answers(Heard(2, "leads", about=0), 4, 1, 3) == ("leads", 0)
    assert answers(Heard(2, "leads", about=0), 4, 4, 3) == ("level", None)
    assert answers(Heard(0, "incites", about=2), 1, 1, 4) == ("target", 2)
    assert answers(Heard(2, "incites", about=1), 4, 1, 1) == ("instead", 0)
    assert answers(Heard(0, "incites", about=2), 4, 1, 1) == ("free", None)


def test_a_truce_is_refused_for_a_true_reason_and_ends_with_the_game() -> None:
    match = Match.new("million-club", NAMES[:3], seed=1)
    view: Any = match.view(1)

    def answers(kind: str, *held: str, round: int = 3) -> str:
        sectors = {"R": Sector.RESOURCE, "I": Sector.INDUSTRY, "T": Sector.TRANSPORT}
        companies = tuple(tuple(Company(sectors[one], 1) for one in own) for own in held)
        seen = structs.replace(view, companies=companies, colony_counts=(1, 1, 1), round=round)
        bot: Any = bot_named(kind)
        return str(bot.reply(seen, Heard(0, "truce"), Random(1)).what)

    assert answers("shrewd", "R", "IT", "RI") == "covets"
    assert answers("shrewd", "II", "R", "T") == "wary"
    assert answers("honest", "II", "R", "T") == "truce"
    assert answers("shrewd", "I", "I", "TT") == "truce"
    assert answers("shrewd", "I", "I", "TT", round=9) == "respite"
    assert answers("bully", "I", "I", "TT", round=9) == "war"


@pytest.mark.parametrize(("kind", "answer"), [("complains", "spoils"), ("bribes", "gifts"), ("pleads", "free")])
def test_a_complaint_an_offer_of_money_and_a_plea_are_answered(kind: Any, answer: str) -> None:
    view: Any = Match.new("million-club", NAMES[:3], seed=1).view(1)
    bob: Any = bot_named("sensible")
    assert bob.reply(view, Heard(0, kind), Random(1)) == Remark(answer, 0)  # type: ignore[arg-type]


def test_a_patient_bot_leaves_a_person_their_only_company_in_the_first_rounds() -> None:
    view: Any = GAME.view(at("exchange", "Ann 60: | Bob 60: I4 | Cid 9: R2 T1").table, 0)
    patient, hasty = ClubMind(TASTES["sensible"]), ClubMind(TASTES["shrewd"])
    only = TakeOver(Holding(1, Company(Sector.INDUSTRY, 4)))
    one_of_two = TakeOver(Holding(2, Company(Sector.RESOURCE, 2)))
    for mind in (patient, hasty):
        mind.meet(frozenset({1, 2}))
    early = structs.replace(view, round=2)
    assert patient.is_cruel(early, only)
    assert not patient.is_cruel(early, one_of_two)
    assert not patient.is_cruel(structs.replace(view, round=3), only)
    assert not hasty.is_cruel(early, only)
    patient.meet(frozenset({2}))
    assert not patient.is_cruel(early, only)  # a bot's


def test_a_loser_congratulates_a_person_who_has_won_or_sighs() -> None:
    won = [GameWon((0,), "points", ())]
    said = of_fate(Fate(won, (), 3, 1, frozenset({0})))
    assert said == [(1, Remark("applause", 0)), (2, Remark("applause", 0))]
    assert of_fate(Fate([GameWon((1,), "points", ())], (), 3, 1, frozenset({0}))) == [
        (1, Remark("triumph")),
        (2, Remark("sigh")),
    ]


def test_a_bot_competes_in_a_sector_of_a_player_with_whom_it_has_a_truce_only_where_it_must() -> None:
    mind = ClubMind(Taste())
    view: Any = GAME.view(at("exchange", "Ann 60: | Bob 60: I4 | Cid 9: R2").table, 0)
    mind.meet(frozenset(), (Truce(1),))
    assert mind.breaks_truce(view, CompeteIn(Sector.INDUSTRY))
    assert not mind.breaks_truce(view, CompeteIn(Sector.RESOURCE))
    mine, theirs = Company(Sector.RESOURCE, 1), Company(Sector.INDUSTRY, 4)
    assert mind.breaks_truce(view, SwapCompanies(Swap(mine, Holding(1, theirs))))
    assert not mind.breaks_truce(view, SwapCompanies(Swap(mine, Holding(2, theirs))))


def test_a_bot_takes_nothing_over_from_a_player_with_whom_it_has_a_truce() -> None:
    scene = at("exchange", "Ann 60: | Bob 60: I4 | Cid 9:", pawns="exchange resource: Ann Ann")
    while not isinstance(scene.table.agenda[0], HostileTakeover):
        play.run(scene.table)
    view, forms = GAME.view(scene.table, 0), tuple(scene.table.agenda[0].options(scene.table, 0))
    ann = bot_named("sensible")
    assert isinstance(ann.act(view, forms, Random(1)), TakeOver)
    ann.named((Truce(1),))
    assert isinstance(ann.act(view, forms, Random(1)), Pass)
    ann.named((Truce(2),))
    assert isinstance(ann.act(view, forms, Random(1)), TakeOver)
