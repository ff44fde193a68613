"""Whatever a bot says in a whole game is true: of what everybody can see, or of what it does when taken at its word.

Each remark has its own check here, made from the record alone or by trying it out, not by the code that speaks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import NamedTuple, get_args

import pytest

from millions import Match
from millions.bots import Personality, bot_named
from millions.bots.talk import Heard, Remark
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.dollars2.announcements import Announced
from millions.games.heists.bargain import Accept, Decline, Propose, Proposed
from millions.games.heists.components import Claimed
from millions.games.heists.negotiation import OpenNegotiation
from millions.games.heists.terms import Terms, of_seat, owners, terms
from millions.games.heists.view import HeistView
from millions.games.remarks import Why
from millions.words import catalogue

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")
KINDS = ("bluffer", "honest", "shrewd", "bully", "gambler")
GAMES = ("dollars-1e", "dollars-2e")


class Spoken(NamedTuple):
    """Something a bot said with an action, just before the action is played."""

    match: Match
    seat: Seat
    action: Action
    remark: Remark
    bot: Personality
    price: int = 0
    """The price that a player has named in talk; 0 for none."""

    @property
    def view(self) -> HeistView:
        view = self.match.view(self.seat)
        assert isinstance(view, HeistView)
        return view

    @property
    def to(self) -> Seat:
        assert self.remark.to is not None
        return self.remark.to

    @property
    def deal(self) -> Terms:
        assert isinstance(self.action, Propose)
        return self.action.terms

    @property
    def leavers(self) -> tuple[Seat, ...]:
        return owners(self.deal.departures, self.view.per_seat)


def this_round(match: Match) -> list[object]:
    """What everybody was told since the last Loot card was turned."""
    events = [event for line in match.log for event in line.events]
    turned = max(place for place, event in enumerate(events) if type(event).__name__ == "LootTurned")
    return list(events[turned:])


def said_by(match: Match, seat: Seat, per_seat: int) -> dict[int, str]:
    """What this player last said of each of their characters in this round."""
    said: dict[int, str] = {}
    for event in this_round(match):
        if isinstance(event, Claimed):
            said[event.character] = str(event.role.value)
        elif isinstance(event, Announced):
            said |= {event.seat * per_seat + place: str(role.value) for place, role in enumerate(event.roles)}
    return {one: role for one, role in said.items() if one // per_seat == seat}


def prices_named(match: Match, by: Seat, to: Seat, leaver: Seat, per_seat: int) -> list[int]:
    """The prices that one player has proposed to another in this round for the departure of one of them."""
    found = []
    for event in this_round(match):
        if isinstance(event, Proposed) and event.seat == by and len(event.terms.payments) == 1:
            (payment,) = event.terms.payments
            if {payment.source, payment.target} == {by, to} and owners(event.terms.departures, per_seat) == (leaver,):
                found.append(payment.amount)
    return found


def is_double(one: Spoken) -> bool:
    def may_be(seat: Seat) -> bool:
        said = said_by(one.match, seat, one.view.per_seat)
        return one.remark.role in said.values() or len(said) < one.view.per_seat

    shown = [role.value for role in one.view.shown].count(str(one.remark.role))
    return shown > 1 and may_be(one.seat) and may_be(one.to)


def is_fewer(one: Spoken) -> bool:
    (payment,) = one.deal.payments
    return (payment.source, payment.target, one.leavers) == (one.seat, one.to, (one.to,))


def is_worth(one: Spoken) -> bool:
    (payment,) = one.deal.payments
    stays = of_seat(one.view.crew, one.to, one.view.per_seat)
    return (payment.source, payment.target, one.leavers) == (one.to, one.seat, (one.seat,)) and bool(stays)


def is_demand(one: Spoken) -> bool:
    (payment,) = one.deal.payments
    return (payment.source, payment.target, one.leavers) == (one.to, one.seat, (one.to,))


def is_counter(one: Spoken) -> bool:
    (leaver,), (payment,) = one.leavers, one.deal.payments
    named = prices_named(one.match, one.to, one.seat, leaver, one.view.per_seat)
    return bool(named) and payment.amount == one.remark.amount and abs(payment.amount - named[-1]) == 1


def agrees(one: Spoken, amount: int) -> bool:
    """Would the bot leave for this price, if it were proposed now?"""
    match, bot = deepcopy(one.match), deepcopy(one.bot)
    first = of_seat(one.view.crew, one.seat, one.view.per_seat)[0]
    match.play(one.to, Propose(terms([(one.to, one.seat, amount)], [first])))
    view = match.view(one.seat)
    assert isinstance(view, HeistView)
    luck = one.action.proposal if isinstance(one.action, Decline) else 0
    return bot.act(view, match.forms(one.seat), Random(luck)) == Accept(view.proposals[-1].id)


def offered(one: Spoken) -> int:
    """The price that was named to the bot: by the deal that it declines, or in talk."""
    if not isinstance(one.action, Decline) or one.price:
        return one.price
    (proposal,) = [proposal for proposal in one.view.proposals if proposal.id == one.action.proposal]
    return proposal.terms.payments[0].amount


def answered(one: Spoken) -> Spoken:
    """The same after the deal was declined: the bot has its answer behind it, and a new price may be proposed."""
    match = deepcopy(one.match)
    match.play(one.seat, one.action)
    return one._replace(match=match)


def is_more(one: Spoken) -> bool:
    assert one.remark.amount is not None
    after = answered(one) if isinstance(one.action, Decline) else one
    return one.remark.amount > offered(one) and agrees(after, one.remark.amount)


def is_crowd(one: Spoken) -> bool:
    """Counted once the claim stands, by what was said last of each character that is in."""
    after = deepcopy(one.match)
    after.play(one.seat, one.action)
    view = after.view(one.seat)
    assert isinstance(view, HeistView)
    said = {claim.character: claim.role for claim in view.claims}
    announced = getattr(view, "announced", (None,) * len(view.known))
    (role,) = [one_role for one_role in view.roles_in_play if one_role.value == one.remark.role]
    each = [view.owner(who) for who in view.crew if said.get(who, announced[who]) is role]
    return {one.seat, one.to} <= {*each} and len(each) == one.remark.amount and view.shown.count(role) > 1


def is_about_paying(one: Spoken) -> bool:
    """Does the bot decline to pay for the other's departure?"""
    if not isinstance(one.action, Decline) or one.price:
        return False
    (proposal,) = [proposal for proposal in one.view.proposals if proposal.id == one.action.proposal]
    return owners(proposal.terms.departures, one.view.per_seat) == (one.to,)


def is_refused(one: Spoken) -> bool:
    """Would it decline the price again?"""
    after = answered(one) if isinstance(one.action, Decline) else one
    price = offered(one) or 1
    return not (pays(after, price) if is_about_paying(one) else agrees(after, price))


def lets_win(one: Spoken) -> bool:
    """Could the other player, and not the bot, have enough after the heist that would follow?"""
    return is_refused(one) and max(one.view.money[: one.view.players]) + MOST_OF_A_HEIST >= one.view.stakes().enough  # type: ignore[union-attr]


def is_bluff(one: Spoken) -> bool:
    """Have both said that role, and does the bot stay for all that is offered?"""
    each = [said_by(one.match, seat, one.view.per_seat).values() for seat in (one.seat, one.to)]
    return is_refused(one) and all(one.remark.role in said for said in each)


MOST_OF_A_HEIST = 40
"""More than a player gains in one heist and deal."""


def is_broke(one: Spoken) -> bool:
    return offered(one) > one.view.money[one.to] or not one.view.money[one.to]


def is_plain(one: Spoken) -> bool:
    """Does the bot answer a deal in which one of two pays the other for leaving, with their only character?"""
    if not isinstance(one.action, Decline) or one.price:
        return True
    (deal,) = [proposal.terms for proposal in one.view.proposals if proposal.id == one.action.proposal]
    leavers, view = owners(deal.departures, one.view.per_seat), one.view
    if len(deal.payments) != 1 or leavers != (deal.payments[0].target,) or deal.payments[0].source == leavers[0]:
        return False
    return {view.viewer, one.to} == {*leavers, deal.payments[0].source} and len(
        of_seat(view.crew, leavers[0], view.per_seat)
    ) == 1


def is_declined_again(one: Spoken) -> bool:
    """Would it decline the same deal once more?"""
    assert isinstance(one.action, Decline)
    (deal,) = [proposal.terms for proposal in one.view.proposals if proposal.id == one.action.proposal]
    after = answered(one)
    match, bot = deepcopy(after.match), deepcopy(after.bot)
    match.play(one.to, Propose(deal))
    view = match.view(one.seat)
    assert isinstance(view, HeistView)
    return bot.act(view, match.forms(one.seat), Random(0)) != Accept(view.proposals[-1].id)


def is_no(one: Spoken) -> bool:
    if is_about_paying(one):
        return is_not_bought(answered(one)._replace(price=offered(one)))
    after = answered(one) if isinstance(one.action, Decline) else one
    highest = min(one.view.money[one.to], 6)
    return not any(agrees(after, price) for price in range(offered(one) + 1, highest + 1))


def is_gladly(one: Spoken) -> bool:
    assert one.remark.amount is not None
    return agrees(one, one.remark.amount)


def pays(one: Spoken, amount: int) -> bool:
    """Would the bot pay this price for the other's departure, if it were proposed now?"""
    match, bot = deepcopy(one.match), deepcopy(one.bot)
    first = of_seat(one.view.crew, one.to, one.view.per_seat)[0]
    match.play(one.to, Propose(terms([(one.seat, one.to, amount)], [first])))
    view = match.view(one.seat)
    assert isinstance(view, HeistView)
    return bot.act(view, match.forms(one.seat), Random(0)) == Accept(view.proposals[-1].id)


def is_less(one: Spoken) -> bool:
    assert one.remark.amount is not None
    return one.remark.amount < one.price and pays(one, one.remark.amount)


def is_not_bought(one: Spoken) -> bool:
    return not any(pays(one, price) for price in range(1, min(one.view.money[one.seat], one.price, 6) + 1))


BOUGHT: dict[str, Callable[[Spoken], bool]] = {
    "gladly": lambda one: pays(one, one.price),
    "less": is_less,
    "no": is_not_bought,
    "dear": is_not_bought,
    "slim": is_not_bought,
    "crown": is_not_bought,
}
"""The same of answers to a player who would leave for a price."""

SAID: dict[str, Callable[[Spoken], bool]] = {
    "double": is_double,
    "fewer": is_fewer,
    "worth": is_worth,
    "demand": is_demand,
    "counter": is_counter,
    "crowd": is_crowd,
    "more": is_more,
    "less": lambda one: is_less(answered(one)._replace(price=offered(one))),
    "no": is_no,
    "never": is_no,
    "hope": is_refused,
    "bluff": is_bluff,
    "slim": is_refused,
    "cheap": is_refused,
    "dear": is_refused,
    "crown": lets_win,
    "broke": is_broke,
    "agreed": lambda one: agrees(one, one.remark.amount or 0) or pays(one, one.remark.amount or 0),
    "gladly": is_gladly,
}
"""For each remark of a bargain: is it true?"""


def game_of_bots(game: str, seed: int, kinds: tuple[str, ...]) -> Iterator[tuple[Match, Seat, Action, Personality]]:
    """Every decision of a match among bots, just before it is played."""
    match, rng = Match.new(game, NAMES[: len(kinds)], seed=seed), Random(seed)
    bots = [bot_named(kind) for kind in kinds]
    while not match.over:
        seat = match.seat(rng.choice(match.awaited))
        bot = bots[seat]
        assert isinstance(bot, Personality)
        action = bot.act(match.view(seat), match.forms(seat), Random(0))
        yield match, seat, action, bot
        match.play(seat, action)


def test_every_reason_has_a_check() -> None:
    assert set(get_args(Why)) <= set(SAID)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_bots_say_with_what_they_do_is_true(game: str) -> None:
    found: Counter[str] = Counter()
    for seed in range(9):
        kinds = KINDS[: 3 + seed % 3]
        for match, seat, action, bot in game_of_bots(game, seed, kinds):
            if (remark := bot.remark()) is not None:
                spoken = Spoken(match, seat, action, remark, bot)
                true = SAID[remark.what] if is_plain(spoken) else is_declined_again
                assert true(spoken), (seed, len(match.log), seat, remark)
                found[remark.what if is_plain(spoken) else "deal"] += 1
    assert {"double", "counter", "crowd", "demand", "more", "no", "deal"} <= set(found), found


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("price", [None, 1, 3])
def test_what_bots_answer_about_leaving_holds_when_they_are_taken_at_their_word(game: str, price: int | None) -> None:
    found: Counter[str] = Counter()
    for seed in range(3):
        for match, seat, action, bot in game_of_bots(game, seed, KINDS[:4]):
            view = match.view(seat)
            assert isinstance(view, HeistView)
            asking = next((view.owner(one) for one in view.crew if view.owner(one) != seat), None)
            bargaining = isinstance(view.agenda[0], OpenNegotiation) and of_seat(view.crew, seat, view.per_seat)
            if asking is None or not bargaining or view.proposals or Propose not in verbs(match, asking):
                continue
            heard = Heard(asking, "offers" if price else "requests", "leave", price)
            remark = deepcopy(bot).reply(view, heard, Random(0))
            assert remark is not None
            one = Spoken(match, seat, action, remark, bot, price or 0)
            assert SAID[remark.what](one), (seed, len(match.log), seat, remark)
            found[remark.what] += 1
    assert {"more", "no", "never"} & set(found), found


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_bots_answer_about_paying_holds_when_they_are_taken_at_their_word(game: str) -> None:
    found: Counter[str] = Counter()
    for seed in range(3):
        for match, seat, action, bot in game_of_bots(game, seed, KINDS[:4]):
            view = match.view(seat)
            assert isinstance(view, HeistView)
            asking = next((view.owner(one) for one in view.crew if view.owner(one) != seat), None)
            bargaining = isinstance(view.agenda[0], OpenNegotiation) and of_seat(view.crew, seat, view.per_seat)
            if asking is None or not bargaining or view.proposals or Propose not in verbs(match, asking):
                continue
            for price in (1, 4):
                remark = deepcopy(bot).reply(view, Heard(asking, "sells", "leave", price), Random(0))
                assert remark is not None
                one = Spoken(match, seat, action, remark, bot, price)
                assert BOUGHT[remark.what](one), (seed, len(match.log), seat, remark)
                found[remark.what] += 1
    assert {"less", "no", "gladly"} <= set(found), found


def verbs(match: Match, seat: Seat) -> set[type[Action]]:
    return {form.verb for form in match.forms(seat)}


UNTRUE = ("others pay", "better offer", "d’autres paient", "meilleure offre", "last word", "dernier mot")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_tone_speaks_of_offers_that_nobody_made(lang: str) -> None:
    spoken = catalogue(lang, "dollars-1e")
    for kind in (*KINDS, "miser", "gambler", "sensible"):
        for key in ("because-counter", "because-fewer", "because-worth", "because-double", "reply-more", "reply-no"):
            said = spoken.format(key, tone=kind, role="driver", amount=3).casefold()
            assert not [words for words in UNTRUE if words in said], (kind, key, said)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_who_would_pay_a_third_player_together_with_you_does(game: str) -> None:
    found: Counter[str] = Counter()
    for seed in range(3):
        for match, seat, _, bot in game_of_bots(game, seed, KINDS[:4]):
            view = match.view(seat)
            assert isinstance(view, HeistView)
            players_in = [one for one in dict.fromkeys(view.owner(who) for who in view.crew) if one != seat]
            if not isinstance(view.agenda[0], OpenNegotiation) or len(players_in) < 2 or view.proposals:
                continue
            by, about = players_in[:2]
            if not of_seat(view.crew, seat, view.per_seat) or Propose not in verbs(match, by) or not view.money[by]:
                continue
            remark = deepcopy(bot).reply(view, Heard(by, "joint", "leave", 1, about=about), Random(0))
            assert remark is not None
            deal = terms([(by, about, 1), (seat, about, 1)], [of_seat(view.crew, about, view.per_seat)[0]])
            after, asked = deepcopy(match), deepcopy(bot)
            if view.money[seat]:
                after.play(by, Propose(deal))
                then = after.view(seat)
                assert isinstance(then, HeistView)
                accepts = asked.act(then, after.forms(seat), Random(0)) == Accept(then.proposals[-1].id)
                assert remark.what == ("joins" if accepts else "abstains"), (seed, len(match.log), seat)
            found[remark.what] += 1
    assert found["abstains"], found
