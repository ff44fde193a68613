"""A random table that fits a view: others' purses and colony cards, and the cards that go along a draft.

Cards that the viewer has located stay there: in their own hand, in a hand they looked at, among the cards they saw pass
this round. All other cards are shuffled over the places that are left; players are assumed to pick without preference.
A caller who has counted payments knows more about purses than a view shows, and passes that as `purses`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from millions.core.form import Rng
from millions.core.seat import OPEN, Seat
from millions.games.club.colonies import ShuffleColonies
from millions.games.club.components import COLONY_CARDS, COMPANY_CARDS, INTRIGUE_CARDS, Region, Regions, together
from millions.games.club.intrigue_colonies import BuyContract, SwapUnrest
from millions.games.club.table import CAPITAL, EMPTY_ACCOUNTS, MONEY_IN_THE_BOX, Draft, Look, Table
from millions.games.club.view import DraftSeen, View

Purses = Callable[[View, Seat, Rng], int]
"""What another player may have in hand."""


def unknown_purse(view: View, seat: Seat, rng: Rng) -> int:
    """Any amount from 0 to twice the starting money, equally likely: a view says nothing of others' money."""
    return int(rng.random() * (2 * view.numbers.start_money + 1))


def guess(view: View, rng: Rng, purses: Purses = unknown_purse) -> Table:
    """A table that fits everything the viewer knows."""
    played = view.intrigue_draft.played
    in_play = Counter([card for card in INTRIGUE_CARDS if card is not played])
    intrigues, intrigue_rest, _ = deal_out(view.intrigue_draft, in_play, 0, rng)
    owned = Counter([company.sector for held in view.companies for company in held])
    companies, company_rest, _ = deal_out(
        view.company_draft, Counter(COMPANY_CARDS) - owned + just_bought(view.company_draft), 0, rng
    )
    colonies, hands, colony_rest = guess_colonies(view, rng)
    return Table(
        players=view.players,
        contents=view.contents,
        agenda=view.agenda,
        first=view.first,
        round=view.round,
        profiles=view.profiles,
        pawns=view.pawns,
        companies=view.companies,
        money=guess_money(view, rng, purses),
        colonies=hands,
        decks=(intrigue_rest, colony_rest, company_rest),
        drafts=(intrigues, colonies, companies),
        looks=(*view.looks, *look_of_another(view, hands)),
        scores=view.scores,
        winners=view.winners,
        variant=view.variant,
    )


def put_right(guessed: Table, table: Table) -> None:
    """MC-S3. Every payment is public: a player who has counted knows what everybody has in hand."""
    guessed.money = table.money


def guess_money(view: View, rng: Rng, purses: Purses) -> tuple[int, ...]:
    """My own purse, the bills under companies, and what others may have; the bank has the rest."""
    hands = [purses(view, seat, rng) if purse is None else purse for seat, purse in enumerate(view.money)]
    accounts = [*hands, *EMPTY_ACCOUNTS[view.players :]]
    accounts[CAPITAL] = view.capital
    return (*accounts, MONEY_IN_THE_BOX - sum(accounts))


def guess_colonies(view: View, rng: Rng) -> tuple[Draft[Region], tuple[Regions, ...], Regions]:
    """The colony draft of this round, all players' colony cards, and the deck."""
    seen = view.colony_draft
    sure = {look.whose: look.sure for look in view.looks if look.by == view.viewer}
    known = [view.colonies[seat] or sure.get(seat, ()) for seat in range(view.players)]
    drafted = [0 if hand is not None else bought_by(seen, seat) for seat, hand in enumerate(view.colonies)]
    unknown = [
        view.colony_counts[seat] - len(known[seat]) - drafted[seat] if view.colonies[seat] is None else 0
        for seat in range(view.players)
    ]
    pool = Counter(COLONY_CARDS) - Counter([card for hand in known for card in hand]) + just_bought(seen)
    draft, rest, others = deal_out(seen, pool, sum(unknown), rng)
    hands = list(known)
    for seat in range(view.players):
        taken = [others.pop() for _ in range(unknown[seat])]
        bought = [
            card
            for chair, card in enumerate(draft.picked)
            if drafted[seat] and draft.chairs[chair] == seat and draft.bought[chair]
        ]
        hands[seat] = in_order(Counter([*known[seat], *taken, *bought]))
    shuffled = seen.chairs and ShuffleColonies() not in view.agenda
    return draft, tuple(hands), in_order(Counter(rest) + unbought(draft)) if shuffled else rest


def look_of_another(view: View, hands: tuple[Regions, ...]) -> tuple[Look, ...]:
    """MC-2.c, MC-2.e. A player who may take a card of a hand has just looked at it: the question tells that to all."""
    ask = view.agenda[0] if view.agenda else None
    if not isinstance(ask, BuyContract | SwapUnrest) or view.viewer in (ask.seat, OPEN):
        return ()
    cards = hands[ask.owner]
    return (Look(ask.seat, ask.owner, view.round, cards, cards),)


def bought_by(seen: DraftSeen[Region], seat: Seat) -> int:
    """How many cards a seat bought in a draft."""
    return sum([bought for chair, bought in zip(seen.chairs, seen.bought, strict=False) if chair == seat])


def just_bought(seen: DraftSeen[Any]) -> Counter[Any]:
    """The cards bought in a draft, as far as the viewer knows them: they were in its deck when it began."""
    return Counter([card for card, bought in zip(seen.picked, seen.bought, strict=True) if bought and card])


def unbought(draft: Draft[Any]) -> Counter[Any]:
    """The cards of a draft that nobody bought."""
    bought = [card for card, bought in zip(draft.picked, draft.bought, strict=True) if bought]
    return Counter(draft.hand) + Counter(draft.picked) - Counter(bought)


def deal_out(
    seen: DraftSeen[Any], pool: Counter[Any], others: int, rng: Rng
) -> tuple[Draft[Any], tuple[Any, ...], list[Any]]:
    """A draft that fits what was seen of it, the undrawn rest, and `others` cards of the pool that lie elsewhere."""
    picked = list(seen.picked)
    held = [chair for chair, hand in enumerate(seen.handed) if hand is not None]
    hand: Counter[Any] | None = None
    for chair, again in zip(held, [*held[1:], None], strict=False):
        went_by = Counter(seen.handed[chair]) - Counter(() if again is None else seen.handed[again])
        until = len(picked) if again is None else min(again, len(picked))  # MC-3.3: later chairs may pick nothing
        hand = fill(picked, range(chair, until), went_by, rng)
    before = min([*held[:1], len(picked)])  # MC-3.3: my first chair, too, may have been handed nothing
    apart = Counter(seen.handed[held[0]] if held else ()) + Counter(seen.rest or ())
    left = shuffled(fill(picked, range(before), pool - apart, rng), rng)
    if hand is None:
        hand = Counter([left.pop() for _ in range(seen.drawn - len(picked))])
    elsewhere = [left.pop() for _ in range(others)]
    rest = in_order(Counter(left)) if seen.rest is None else seen.rest
    return rebuild(seen, picked, hand, rest), rest, elsewhere


def fill(picked: list[Any], chairs: range, bag: Counter[Any], rng: Rng) -> Counter[Any]:
    """Put cards of a bag where cards were picked unseen; return those that are left."""
    left = shuffled(bag - Counter([picked[chair] for chair in chairs]), rng)
    for chair in chairs:
        if picked[chair] is None:
            picked[chair] = left.pop()
    return Counter(left)


def rebuild(seen: DraftSeen[Any], picked: list[Any], hand: Counter[Any], rest: tuple[Any, ...]) -> Draft[Any]:
    """The draft in which these cards were picked, and these are left."""
    handed = [in_order(hand + Counter(picked[chair:])) for chair in range(len(seen.handed))]
    return Draft(
        chairs=seen.chairs,
        drawn=seen.drawn,
        handed=tuple(handed),
        picked=tuple(picked),
        bought=seen.bought,
        hand=in_order(hand),
        searched_by=seen.searched_by,
        rest=() if seen.searched_by is None else rest,
        played=seen.played,
    )


def shuffled(cards: Counter[Any], rng: Rng) -> list[Any]:
    """These cards in random order, every order equally likely."""
    left = list(cards.elements())
    return [left.pop(int(rng.random() * len(left))) for _ in range(len(left))]


def in_order(cards: Counter[Any]) -> tuple[Any, ...]:
    """A bag, sorted by kind."""
    return together((), tuple(cards.elements()))
