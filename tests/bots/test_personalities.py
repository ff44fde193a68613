"""Personalities differ as they should, the steward is careful, and everybody can say why."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random
from typing import NamedTuple

import pytest
from msgspec import structs

from millions import GAMES, Match
from millions.bench.negotiation import BotHabits
from millions.bench.negotiation import measure as negotiations
from millions.bots import BOTS, PERSONALITIES, SKILLS, AnyBot, Host, Personality, Reason, Temper, bot_named
from millions.bots.heists.beliefs import Conduct, believe
from millions.bots.heists.first_edition import FIRST
from millions.bots.heists.measure import HeistHabits, measure
from millions.bots.heists.memory import Memory
from millions.bots.heists.mind import HeistMind
from millions.bots.heists.values import HeistValues
from millions.bots.skills import Skill, guide_for
from millions.bots.talk import Heard, Promise, Remark
from millions.core.errors import BadSetup
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.seat import Seat, Viewer
from millions.core.table import View
from millions.games.dollars1.negotiation import CallTime
from millions.games.dollars1.view import View as FirstView
from millions.games.dollars2.announcements import Announce
from millions.games.dollars2.vote import CallVote
from millions.games.heists.bargain import Accept, Decline, Propose, Proposed
from millions.games.heists.components import BRUTE, CROOK, DRIVER, Claimed, Role
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from millions.games.heists.planning import Choose, RolesShown
from millions.games.heists.terms import Terms, parties, terms
from millions.games.heists.view import HeistView
from millions.words import LANGUAGES, Speaker, catalogue
from tests.walks import NAMES

SEATS = NAMES[:5]
PLAYED = 40
FIELD = ("sensible", "steward", "steward")


@cache
def figures(name: str) -> HeistHabits:
    """Sums over a few games with a small field, to be quick."""
    return measure(name, "dollars-1e", PLAYED, FIELD)


# What each is known for


@pytest.mark.slow
def test_the_bluffer_lies_the_honest_one_never() -> None:
    assert figures("honest").lies == 0
    assert figures("honest").claims > 20
    assert figures("bluffer").lying > figures("sensible").lying + 0.25


@pytest.mark.slow
def test_the_miser_pays_less_than_the_gambler_and_stays_less() -> None:
    assert 2 * figures("miser").paid < figures("gambler").paid
    assert figures("miser").price < figures("gambler").price - 0.3
    assert figures("miser").staying < figures("gambler").staying - 0.03
    assert figures("steward").staying < figures("miser").staying - 0.1


@pytest.mark.slow
def test_the_steward_makes_no_offers_and_tells_no_lies() -> None:
    assert figures("steward").offers == figures("steward").paid == figures("steward").lies == 0


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])
def test_the_shrewd_one_beats_random_ones_nearly_always(game: str) -> None:
    assert measure("shrewd", game, 15, ("random",) * 4).won >= 11


# Negotiations as a whole


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])
def test_bots_make_few_offers_of_which_a_quarter_is_accepted_and_two_claims_a_round_at_most(game: str) -> None:
    """The figures of `millions bench negotiation`, of fewer games."""
    everybody = BotHabits()
    for habits in negotiations(game, 48).values():
        everybody.add(habits)
    assert everybody.accepted >= 0.25
    assert everybody.games < everybody.proposals < 3 * everybody.games
    assert everybody.silence < 0.6
    assert everybody.deals > 0.3 * everybody.games
    assert everybody.most_claims <= 2


def impossible_lies(people: frozenset[Seat]) -> int:
    """How many lies of bluffers cannot be true with all that was said, whatever card is set aside."""
    found = 0
    for seed in range(8):
        match, rng = Match.new("dollars-1e", SEATS[:4], seed=seed), Random(seed)
        bots = [bot_named("bluffer") for _ in range(4)]
        for bot in bots:
            bot.meet(people)
        while not match.over:
            seat = match.seat(rng.choice(match.awaited))
            view = match.view(seat)
            assert isinstance(view, HeistView)
            match.play(seat, bots[seat].act(view, match.forms(seat), rng))
            for event in match.log[-1].events:
                said = FIRST.said(view)
                if isinstance(event, Claimed) and event.character not in said:
                    unseen = Counter([*said.values(), event.role]) - Counter(view.shown)
                    lie = view.known[event.character] is not event.role
                    found += lie and unseen.total() > 1
    return found


def test_with_people_at_the_table_no_bot_lies_what_everybody_can_count() -> None:
    assert impossible_lies(frozenset({0})) == 0 < impossible_lies(frozenset())


class Asked(NamedTuple):
    """What one seat was asked in a match: for each round, the offers; and the most that waited for it at one time."""

    rounds: list[list[Terms]]
    most_open: int


def asked(game: str, seed: int, people: frozenset[Seat]) -> Asked:
    """A match in which Ann declines whatever she is offered, and offers nothing."""
    match, rng, rounds, most = Match.new(game, SEATS, seed=seed), Random(seed), list[list[Terms]](), 0
    bots = [bot_named(name) for name in ("sensible", "shrewd", "bluffer", "honest", "gambler")]
    for bot in bots:
        bot.meet(people)
    while not match.over:
        seat = match.seat(rng.choice(match.awaited))
        view = match.view(seat)
        assert isinstance(view, HeistView)
        waiting = [one for one in view.proposals if 0 in one.awaiting]
        most = max(most, len(waiting))
        forms = match.forms(seat)
        if seat == 0 and waiting:
            match.play(0, Decline(waiting[0].id))
            continue
        if seat == 0:
            forms = tuple(form for form in forms if form.verb not in (Propose, Withdraw)) or forms
        match.play(seat, bots[seat].act(view, forms, rng))
        for event in match.log[-1].events:
            if isinstance(event, RolesShown):
                rounds.append([])
            elif isinstance(event, Proposed) and event.seat != 0 and 0 in parties(event.terms, view.per_seat):
                rounds[-1].append(event.terms)
    return Asked(rounds, most)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])
def test_bots_turn_to_a_person_in_most_rounds_and_never_twice_with_the_same(game: str) -> None:
    met = [asked(game, seed, frozenset({0})) for seed in range(6)]
    rounds = [one for match in met for one in match.rounds]
    assert sum(map(bool, rounds)) > 0.45 * len(rounds)  # to a person who never agrees to anything
    assert all(len({*offers}) == len(offers) <= 4 for offers in rounds)
    assert max(match.most_open for match in met) <= 2
    among_bots = [one for seed in range(6) for one in asked(game, seed, frozenset()).rounds]
    assert sum(map(bool, among_bots)) / len(among_bots) < sum(map(bool, rounds)) / len(rounds)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])
def test_no_is_an_answer(game: str) -> None:
    """What a player has refused is not offered again; a better price may be, if they named one themselves."""
    offered: Counter[tuple[object, ...]] = Counter()
    for seed in range(6):
        match = Match.new(game, SEATS, seed=seed)
        names = ("shrewd", "bluffer", "honest", "bully", "gambler")
        host = Host(match, {seat: bot_named(name) for seat, name in enumerate(names)}, seed)
        while told := [(seed, getattr(match.table, "round", 0), *one) for one in host.sweep()]:
            offered.update(one for one in told if isinstance(one[-1], Propose))
    assert offered.total() > 15
    assert len(offered) == offered.total()


# One negotiation


def negotiation(*roles: Role, talk: bool = True) -> Match:
    """A match of five in its first negotiation; everybody has claimed the truth."""
    match = Match.new("dollars-1e", SEATS, seed=0)
    for seat, role in enumerate(roles):
        match.play(seat, Choose((role,)))
    for seat, role in enumerate(roles):
        if talk:
            match.play(seat, Claim(seat, role))
    return match


def done(name: str, match: Match, seat: int, times: int = 40) -> Counter[type[Action]]:
    """What it does here, many times over."""
    view, forms = match.view(seat), match.forms(seat)
    return Counter(type(bot_named(name).act(view, forms, Random(n))) for n in range(times))


def test_the_bully_tells_others_to_pay_and_go() -> None:
    match = negotiation(BRUTE, DRIVER, DRIVER, CROOK, CROOK)
    action = bot_named("bully").act(match.view(0), match.forms(0), Random(1))
    assert isinstance(action, Propose)
    (payment,) = action.terms.payments
    assert payment.target == 0
    assert 0 not in action.terms.departures


DEAR = (DRIVER, DRIVER, CROOK, BRUTE, BRUTE)
"""Without Ann's Driver, Bob's is alone: to him that is worth 4."""


@pytest.mark.parametrize("name", [name for name in PERSONALITIES if name != "steward"])
def test_nobody_leaves_for_1_when_that_is_worth_4_to_the_buyer(name: str) -> None:
    match = negotiation(*DEAR)
    match.play(1, Propose(terms([(1, 0, 1)], [0])))
    assert done(name, match, 0) == {Decline: 40}


def test_whom_a_deal_enriches_is_weighed() -> None:
    """The same departure at the same price: Ann would rather pay Cid, who is last, than Bob, who leads."""
    view = negotiation(*DEAR).view(0)
    assert isinstance(view, FirstView)
    seen = structs.replace(view, money=(7, 12, 3, 7, 7))
    beliefs = believe(seen, Conduct(FIRST.said(seen), FIRST.fancy), Random(1))
    values = HeistValues(seen, FIRST.at(seen), beliefs, PERSONALITIES["shrewd"].dials)
    to_bob, to_cid = (values.of_deal(terms([(0, seat, 2)], [4])).wins for seat in (1, 2))
    assert to_bob < to_cid


def test_it_haggles_one_more_for_leaving() -> None:
    match, bot = negotiation(*DEAR), bot_named("gambler")
    match.play(1, Propose(terms([(1, 0, 1)], [0])))
    match.play(0, bot.act(match.view(0), match.forms(0), Random(1)))
    assert bot.act(match.view(0), match.forms(0), Random(2)) == Propose(terms([(1, 0, 2)], [0]))


def test_it_haggles_one_less_for_another_players_departure() -> None:
    match, bot = negotiation(DRIVER, DRIVER, CROOK, CROOK, BRUTE), bot_named("sensible")
    match.play(1, Propose(terms([(0, 1, 3)], [1])))
    match.play(0, bot.act(match.view(0), match.forms(0), Random(1)))
    assert bot.act(match.view(0), match.forms(0), Random(2)) == Propose(terms([(0, 1, 2)], [1]))


def test_a_grudge_makes_the_same_deal_dearer() -> None:
    """Twice told to leave for nothing, the grudge-holder declines what it would have taken."""
    match = negotiation(DRIVER, DRIVER, CROOK, CROOK, DRIVER)
    fair, slighted = bot_named("grudge"), bot_named("grudge")
    for _ in range(2):
        match.play(1, Propose(terms([(0, 1, 1)], [0])))
        match.play(0, slighted.act(match.view(0), match.forms(0), Random(1)))
    match.play(1, Propose(terms([(1, 0, 2)], [0])))
    assert isinstance(fair.act(match.view(0), match.forms(0), Random(1)), Accept)
    assert isinstance(slighted.act(match.view(0), match.forms(0), Random(1)), Decline)


def test_behind_in_the_last_round_the_shrewd_one_stays_and_who_plays_for_money_leaves() -> None:
    """Only the loot can still win it: an ante taken home is worth nothing."""
    match = negotiation(DRIVER, DRIVER, CROOK, CROOK, DRIVER)
    match.table.round = 8  # type: ignore[attr-defined]
    purses = (2, 12, 5, 5, 5)
    match.table.money = (*purses, *match.table.money[5:])
    match.table.proposals_made = (20, 0, 0, 0, 0)  # type: ignore[attr-defined]
    assert done("shrewd", match, 0)[Withdraw] < done("miser", match, 0)[Withdraw]


def test_a_bot_is_fresh_for_every_seat() -> None:
    assert bot_named("shrewd") is not bot_named("shrewd")
    assert len(PERSONALITIES) >= 8
    assert len(set(PERSONALITIES.values())) == len(PERSONALITIES)


def test_asked_without_being_awaited_it_only_repeats_itself() -> None:
    match = negotiation(BRUTE, DRIVER, DRIVER, CROOK, CROOK)
    match.play(0, Ready())
    view, forms = match.view(0), match.forms(0)
    assert {bot_named("steward").act(view, forms, Random(n)) for n in range(10)} == {Claim(0, BRUTE)}


# Memory


def memory_of(bot: AnyBot) -> Memory:
    """What a personality remembers."""
    assert isinstance(bot, Personality)
    assert isinstance(bot._mind, HeistMind)
    assert bot._mind.memory is not None
    return bot._mind.memory


@pytest.mark.slow
def test_who_lied_is_told_by_the_purses() -> None:
    """Four honest players and one who always lies: after a match everybody's opinion of the liar is the lowest."""
    lower = 0
    for seed in range(3):
        match = Match.new("dollars-1e", SEATS, seed=seed)
        liar = Personality(Temper(PERSONALITIES["honest"].dials._replace(lies=1.0)))
        bots = {seat: bot_named("honest") if seat else liar for seat in range(5)}
        Host(match, bots, seed).play_out()
        memory = memory_of(bots[1])
        lower += memory.truth(0) < min(memory.truth(seat) for seat in (2, 3, 4))
        assert sum(memory.told) > 3
    assert lower >= 2


def test_roles_that_lie_open_tell_who_lied() -> None:
    match = Match.new("dollars-1e", SEATS, seed=1, options={"fooled": True})
    liar = Personality(Temper(PERSONALITIES["honest"].dials._replace(lies=1.0)))
    bots = {seat: bot_named("honest") if seat else liar for seat in range(5)}
    Host(match, bots, 1).play_out()
    memory = memory_of(bots[1])
    assert memory.true[2:] == memory.told[2:]
    assert memory.true[0] < memory.told[0]


def test_looking_twice_adds_nothing() -> None:
    match = negotiation(DRIVER, DRIVER, CROOK, CROOK, BRUTE)
    match.play(1, Propose(terms([(0, 1, 1)], [0])))
    once, twice = bot_named("grudge"), bot_named("grudge")
    for bot, times in ((once, 1), (twice, 3)):
        for _ in range(times):
            bot.act(match.view(0), match.forms(0), Random(1))
    memories = [vars(memory_of(bot)) for bot in (once, twice)]
    told = [{name: kept for name, kept in memory.items() if not name.startswith("_")} for memory in memories]
    assert told[0] == told[1]


# The steward


def test_the_steward_leaves_only_when_it_would_probably_be_out() -> None:
    crowd = negotiation(DRIVER, DRIVER, CROOK, CROOK, DRIVER)
    assert done("steward", crowd, 0) == {Withdraw: 40}
    alone = negotiation(BRUTE, DRIVER, DRIVER, CROOK, CROOK)
    assert done("steward", alone, 0) == {Ready: 40}


def test_the_steward_pays_nothing_but_may_be_paid() -> None:
    match = negotiation(DRIVER, DRIVER, CROOK, CROOK, DRIVER)
    match.play(1, Propose(terms([(0, 1, 1)], [1])))
    assert done("steward", match, 0) == {Decline: 40}
    match = negotiation(DRIVER, DRIVER, CROOK, CROOK, DRIVER)
    match.play(1, Propose(terms([(1, 0, 3)], [0])))
    assert done("steward", match, 0) == {Accept: 40}


@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])
def test_the_steward_says_and_does_nothing_it_need_not(game: str) -> None:
    """Two stewards in a match with others: no claim of theirs, no proposal, no call."""
    match = Match.new(game, SEATS, seed=5)
    kinds = ("steward", "sensible", "steward", "random", "random")
    Host(match, {seat: bot_named(kind) for seat, kind in enumerate(kinds)}, 5).play_out()
    theirs = [line.action for line in match.log if line.seat in (0, 2)]
    assert not [action for action in theirs if isinstance(action, Propose | Claim | CallTime | CallVote)]
    assert len(theirs) > 6


def test_the_steward_announces_the_truth() -> None:
    match = Match.new("dollars-2e", SEATS, seed=0)
    for seat in range(5):
        match.play(seat, match.forms(seat)[0].sample(Random(seat)))
    first = match.seat(match.awaited[0])
    truth = match.view(first).known[first]  # type: ignore[attr-defined]
    assert bot_named("steward").act(match.view(first), match.forms(first), Random(1)) == Announce((truth,))


class OtherView(View, frozen=True, kw_only=True):
    """What a game from outside shows."""


def show(table: object, viewer: Viewer) -> OtherView:
    return OtherView(viewer=viewer)


class OtherMind:
    """A mind for a game from outside."""

    def meet(self, people: frozenset[Seat], promises: tuple[Promise, ...] = ()) -> None:
        pass

    def decide(self, view: OtherView, forms: Forms, rng: Random) -> tuple[Action, Reason]:
        return Ready(), Reason(sentence="reason-nothing")

    def recall(self, view: OtherView, forms: Forms, rng: Random, action: Action) -> None:
        pass

    def aloud(self, view: OtherView, action: Action) -> Remark | None:
        return None

    def reply(self, view: OtherView, heard: Heard, rng: Random) -> Remark | None:
        return None


def test_a_game_is_played_by_the_mind_that_is_registered_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LookupError, match=r"no registered game shows views of the type .*OtherView"):
        bot_named("steward").act(OtherView(viewer=0), (), Random(1))
    other = replace(GAMES["dollars-1e"], name="other", view=show)
    monkeypatch.setitem(GAMES, "other", other)
    with pytest.raises(BadSetup, match="a personality cannot play other; it plays: dollars-1e, dollars-2e"):
        bot_named("steward").act(OtherView(viewer=0), (), Random(1))
    monkeypatch.setitem(SKILLS, other, Skill(lambda temper: OtherMind(), lambda: guide_for(other)))
    assert bot_named("steward").act(OtherView(viewer=0), (), Random(1)) == Ready()


# Words


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_is_described(lang: str) -> None:
    for name in BOTS:
        assert f"bot-{name}" in catalogue(lang)
        assert f"bot-{name}-name" in catalogue(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])
def test_every_decision_has_a_sentence(game: str, lang: str) -> None:
    match = Match.new(game, SEATS, seed=2)
    bots = {seat: bot_named(name) for seat, name in enumerate(("shrewd", "bully", "grudge", "steward", "gambler"))}
    host, speaker, keys = Host(match, bots, 2), Speaker.of(match, lang), set()
    before = len(speaker.catalogue.troubles)  # other tests share the catalogue
    while not match.over:
        for seat, _ in host.sweep():
            reason = bots[seat].explain()
            assert reason is not None
            keys.add(reason.sentence)
            assert speaker.text(reason.sentence, **speaker.arguments(reason)) != reason.sentence
    assert not speaker.catalogue.troubles[before:]
    assert {"reason-choose", "reason-stay"} <= keys


def test_a_reason_reads_well() -> None:
    match = negotiation(DRIVER, DRIVER, CROOK, CROOK, DRIVER)
    bot = bot_named("steward")
    bot.act(match.view(0), match.forms(0), Random(1))
    reason = bot.explain()
    assert reason is not None
    said = {
        lang: Speaker.of(match, lang).text(reason.sentence, **Speaker.of(match, lang).arguments(reason))
        for lang in LANGUAGES
    }
    assert said["en"].startswith("Would be eliminated with ")
    assert said["fr"].startswith("Serait éliminé à ")
    stay = Reason(sentence="reason-stay", now=3.24, now_wins=41, then=1.0, then_wins=36, farsighted=True)
    words = Speaker.of(match, "fr")
    text = words.text(stay.sentence, **words.arguments(stay)).replace("\u00a0", " ")
    assert text == "Rester rapporte 3,2 en moyenne, partir 1,0. Chances de gagner : 41 % en l’état, 36 % ensuite."


def test_a_random_bot_has_no_reasons() -> None:
    assert bot_named("random").explain() is None
