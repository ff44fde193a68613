"""Perft: from every position the engine finds as many sequences of answers as the brute force found, to the same money.

The gold numbers are printed by `python tests/perft/brute_force.py`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, product

import pytest

from millions.core import play
from millions.core.form import Form
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.dollars1 import GAME
from millions.games.dollars1.components import FIRST_ANTE, LootCard, Table, TurnUp
from millions.games.dollars1.intimidation import Intimidate
from millions.games.dollars1.negotiation import CallTime
from millions.games.dollars1.setup import Deck
from millions.games.heists.bargain import Accept, Decline, Propose, TakeBack
from millions.games.heists.components import Role
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from millions.games.heists.planning import Choose, SetAside
from millions.games.heists.setup import GiveLeaderCard
from millions.games.heists.terms import MOST_CHARACTERS, DealTerms, Payment, Terms
from tests.perft import brute_force
from tests.perft.brute_force import CASES, Card, Case, Count, Tally

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")

GOLD: dict[str, Tally] = {
    "start, leader by chance": Tally(
        (1, 4, 32, 384, 3456, 20736), 0, (123065, 123065, 123065, 123065), (0, 0, 0, 0), (0, 0, 0, 0)
    ),
    "start, equal cards": Tally(
        (1, 2, 24, 216, 1296, 3888, 9360), 0, (60687, 60687, 60687, 60687), (0, 0, 0, 0), (0, 0, 0, 0)
    ),
    "start, five players": Tally(
        (1, 8, 160, 2560, 30720), 0, (167245, 167245, 167245, 167245, 167245), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0)
    ),
    "start, three players": Tally((1, 8, 480, 19200), 0, (98445, 98445, 98445), (0, 0, 0), (0, 0, 0)),
    "beggars choose": Tally((1, 12, 108, 648, 1944, 4680), 0, (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)),
    "beggars choose and talk": Tally(
        (1, 12, 108, 648, 1944, 4680, 224640), 0, (4680, 4680, 4680, 4680), (0, 0, 0, 0), (0, 0, 0, 0)
    ),
    "four, one coin": Tally((1, 186, 34926), 0, (35323, 262, 262, 262), (0, 0, 0, 0), (0, 0, 0, 0)),
    "four, two coins": Tally((1, 808), 0, (810, 810, 1, 1), (0, 0, 0, 0), (0, 0, 0, 0)),
    "four, three coins": Tally((1, 2101), 0, (1, 4205, 1, 2103), (0, 0, 0, 0), (0, 0, 0, 0)),
    "three of four, one coin": Tally((1, 60, 3654), 0, (3787, 92, 92, 0), (0, 0, 0, 0), (0, 0, 0, 0)),
    "three of four, one coin, deeper": Tally(
        (1, 60, 3654, 231667), 0, (239903, 6971, 7003, 0), (0, 16, 0, 0), (0, 0, 0, 0)
    ),
    "three of four, coin outside": Tally((1, 24, 570), 0, (40, 40, 40, 595), (0, 0, 0, 0), (0, 0, 0, 0)),
    "two of four, two coins": Tally((1, 30, 923, 29190), 0, (32778, 32738, 0, 0), (0, 87, 0, 0), (0, 0, 0, 0)),
    "two of four, look": Tally((1, 21, 438, 9207), 0, (1775, 10832, 0, 0), (0, 8557, 7485, 0), (0, 0, 0, 0)),
    "two of four, ready": Tally((1, 18, 311, 5627), 0, (2299, 7591, 0, 0), (0, 243, 0, 0), (0, 0, 0, 0)),
    "two of four, one left to claim and propose": Tally(
        (1, 16, 211, 2527), 0, (961, 930, 0, 0), (0, 38, 0, 0), (0, 0, 0, 0)
    ),
    "snitch names": Tally(
        (1, 6, 30, 483, 7980), 0, (70820, 53824, 62320, 34000, 34000), (0, 5664, 7165, 0, 0), (0, 0, 0, 0, 0)
    ),
    "snitch names, spender has left": Tally(
        (1, 9, 66, 708, 10050), 0, (25126, 35960, 57513, 79066, 0), (8725, 7146, 0, 0, 18785), (0, 0, 0, 0, 0)
    ),
    "snitch alone": Tally((1, 3, 21, 420, 6720), 0, (1, 35825, 35825, 35825, 35825), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
    "snitch has nothing to name": Tally(
        (1, 13, 147, 1720), 0, (6521, 0, 0, 0, 6260), (0, 1302, 0, 0, 0), (0, 0, 0, 0, 0)
    ),
    "three players, one in": Tally((1, 15, 199, 2834, 51584), 0, (54633, 0, 302877), (41443, 0, 25901), (0, 0, 0)),
    "three players, two in": Tally((1, 40, 1619), 0, (1660, 1721, 215), (0, 0, 3), (0, 0, 0)),
    "three players, all in": Tally((1, 522), 0, (525, 2, 2), (0, 0, 0), (0, 0, 0)),
    "three players, snitch names": Tally(
        (1, 7, 40, 1764, 72240), 0, (499840, 555364, 222144), (0, 68913, 0), (0, 0, 0)
    ),
    "time called": Tally((1, 20, 376, 6696), 0, (29223, 29223, 29223, 29223), (0, 0, 0, 0), (0, 0, 0, 0)),
    "time called, proposals open": Tally(
        (1, 31, 819, 19521), 0, (82859, 84437, 85467, 83326), (0, 84, 0, 0), (0, 0, 0, 0)
    ),
    "time to be called soon": Tally((1, 24, 586, 14401), 0, (1283, 1289, 1321, 0), (0, 14, 0, 0), (0, 0, 0, 0)),
    "time not to be called by one who left": Tally((1, 18, 320), 0, (0, 379, 0, 56), (0, 3, 0, 0), (0, 0, 0, 0)),
    "time to be called by the third leader": Tally(
        (1, 1, 1, 1, 1, 5, 15, 45, 135), 0, (820, 1624, 820, 2026), (0, 201, 0, 0), (0, 0, 0, 0)
    ),
    "last round": Tally((1, 58, 3443), 10, (0, 89, 129, 3621), (0, 10, 0, 0), (0, 0, 0, 10)),
    "last round, time called": Tally(
        (1, 21, 409, 7353, 124069),
        6240,
        (1354110, 1228168, 1748911, 1205022),
        (75755, 5588, 0, 0),
        (1264, 1388, 3419, 169),
    ),
    "twenty in reach": Tally(
        (1, 18, 304, 4764, 70696), 4288, (1463211, 1013235, 1008698, 1906648), (0, 3880, 0, 0), (1866, 964, 1180, 278)
    ),
    "fooled": Tally((1, 7, 56, 336, 1344, 2688), 0, (19472, 19472, 19472, 19472), (0, 0, 0, 0), (0, 0, 0, 0)),
    "fooled, five players": Tally(
        (1, 7, 105, 1260, 11340), 0, (88991, 63565, 114417, 50852, 50852), (0, 12713, 0, 0, 0), (0, 0, 0, 0, 0)
    ),
    "quiet round of four": Tally(
        (1, 3, 9, 27, 81, 195, 195, 195, 195, 195, 1365),
        0,
        (14052, 14052, 14052, 14052),
        (176, 176, 176, 176),
        (0, 0, 0, 0),
    ),
    "quiet round of four, leaving": Tally(
        (1, 2, 3, 5, 8, 24, 91, 296, 896, 2688), 0, (18286, 18282, 18274, 36230), (0, 0, 0, 1996), (0, 0, 0, 0)
    ),
    "quiet last round of five": Tally(
        (1, 4, 16, 64, 256, 781, 781, 781, 781, 781, 781, 594, 0),
        1099,
        (24633, 24417, 24417, 24417, 24417),
        (0, 110, 110, 110, 110),
        (233, 334, 334, 334, 334),
    ),
    "quiet round of seven": Tally(
        (1, 5, 25, 125, 561, 561, 561, 561, 561, 561, 561, 561, 2384, 11767, 58835),
        359,
        (1223644, 523393, 371490, 130250, 1129462, 1082842, 112499),
        (31427, 0, 0, 0, 0, 0, 0),
        (126, 0, 0, 0, 143, 90, 0),
    ),
    "quiet round of three": Tally(
        (1, 20, 400, 1568, 1568, 1568, 1568, 4812, 69384),
        1040,
        (298489, 1122640, 1259604),
        (0, 12300, 22912),
        (0, 152, 888),
    ),
}

SLOW = [name for name, case in CASES.items() if case.slow or sum(GOLD[name].nodes) > 1200]
QUICK = [name for name in CASES if name not in SLOW]
SMALL = [name for name in GOLD if sum(GOLD[name].nodes) <= 5000]

MANY = 30_000
"""Of a larger tree the suite leaves the last level out; `MILLIONS_TREES=1` walks all of it."""


def test_every_position_has_its_gold_number() -> None:
    assert list(GOLD) == list(CASES)


@pytest.mark.parametrize("name", SMALL)
def test_the_gold_numbers_are_those_of_the_brute_force(name: str) -> None:
    case = CASES[name]
    assert brute_force.perft(case.position(), case.depth, case.verbs) == GOLD[name]


@pytest.mark.parametrize("name", QUICK)
def test_perft(name: str) -> None:
    assert perft(CASES[name]) == GOLD[name]


@pytest.mark.slow
@pytest.mark.parametrize("name", SLOW)
def test_perft_deeper(name: str) -> None:
    case, gold = CASES[name], GOLD[name]
    if sum(gold.nodes) <= MANY or "MILLIONS_TREES" in os.environ:
        assert perft(case) == gold
    else:
        assert perft(case._replace(depth=case.depth - 1)).nodes == gold.nodes[:-1]


@pytest.mark.parametrize("name", CASES)
def test_the_first_answers_are_the_same_ones(name: str) -> None:
    case = CASES[name]
    table, position = table_of(case), case.position()
    expected = [(seat, spoken(table, action)) for seat, action in brute_force.followed(position, case.verbs)]
    found = list(followed(table, case))
    assert len(found) == len(expected)
    assert set(found) == set(expected)


# The engine's side


def perft(case: Case) -> Tally:
    """All sequences of answers up to the case's depth, by the engine."""
    count = Count(case.players, case.depth)

    def walk(table: Table, ply: int) -> None:
        purses = table.money[: case.players]
        count.visit(ply, not table.agenda, purses, table.intimidation[: case.players], table.winners)
        if ply < case.depth:
            for seat, action in followed(table, case):
                after = table.copy()
                play.answer(after, seat, action)
                walk(after, ply + 1)

    walk(table_of(case), 0)
    return count.tally()


def followed(table: Table, case: Case) -> Iterator[tuple[Seat, Action]]:
    """What brute_force.followed lists: all answers, or those of some verbs and of the first seat that has one."""
    if not table.agenda:
        return
    ask = table.agenda[0]
    assert set(ask.awaits(table)) <= set(ask.open_to(table))
    for seat in sorted(ask.open_to(table)):
        forms = [form for form in ask.options(table, seat) if case.verbs is None or VERBS[form.verb] in case.verbs]
        actions = [action for form in forms for action in fillings(form, case.players)]
        yield from ((seat, action) for action in actions)
        if case.verbs is not None and actions:
            return


@cache
def fillings(form: Form, players: int) -> tuple[Action, ...]:
    """All actions of a family: listed by itself, or sifted from a larger lot."""
    if form.count() is not None:
        return tuple(form)
    assert form.verb is Propose
    (blank,) = form.blanks
    assert isinstance(blank, DealTerms)
    lot = map(Propose, some_nonsense(players, blank.per_seat, blank.money))
    return tuple(dict.fromkeys(proposal for proposal in lot if proposal in form))


def some_nonsense(players: int, per_seat: int, money: tuple[int, ...]) -> Iterator[Terms]:
    """All deals there could be, and many there cannot be: too dear, too late, with oneself, wrongly spelled."""
    characters = range(min(players * per_seat + 1, MOST_CHARACTERS))
    leaving = [some for size in range(len(characters) + 1) for some in combinations(characters, size)]
    for payments, departures in product(overdrawn(players, money), leaving):
        yield Terms(payments, departures)
        if len(payments) > 1:
            yield Terms(payments[::-1], departures)
        if len(departures) > 1:
            yield Terms(payments, departures[::-1])
        yield Terms(payments, departures + departures[-1:])
        yield Terms(payments + payments[-1:], departures)
    for seat, departures in product(range(players), leaving):
        yield Terms((Payment(seat, seat, 1),), departures)
        yield Terms((Payment(seat, (seat + 1) % players, 0),), departures)
        yield Terms((Payment((seat + 1) % players, seat, -1),), departures)
        yield Terms((Payment(seat, players, 1),), departures)


def overdrawn(players: int, money: tuple[int, ...]) -> Iterator[tuple[Payment, ...]]:
    """All payments that everybody can afford, and all in which one player spends 1 more than there is in the purse."""
    spendings = [[spending(payer, players, total) for total in range(money[payer] + 2)] for payer in range(players)]
    for totals in product(*(range(money[payer] + 2) for payer in range(players))):
        if sum(total > money[payer] for payer, total in enumerate(totals)) <= 1:
            for parts in product(*(spendings[payer][total] for payer, total in enumerate(totals))):
                yield tuple(payment for part in parts for payment in part)


def spending(payer: Seat, players: int, total: int) -> list[tuple[Payment, ...]]:
    """All ways for one player to pay this amount to the others."""
    others = [seat for seat in range(players) if seat != payer]
    ways = (amounts for amounts in product(range(total + 1), repeat=len(others)) if sum(amounts) == total)
    return [
        tuple(Payment(payer, payee, amount) for payee, amount in zip(others, amounts, strict=True) if amount)
        for amounts in ways
    ]


# The same positions, on the engine's table


def table_of(case: Case) -> Table:
    """The case's script played on the engine's table, and the same things laid on it by hand."""
    leader = None if case.leader is None else NAMES[case.leader]
    deck = Deck(name="perft", cards=tuple(loot_card(card) for card in case.deck))
    table = GAME.set_up(NAMES[: case.players], GAME.options(leader=leader, fooled=case.fooled), deck)
    play.run(table)
    for seat, action in case.script:
        said = spoken(table, action)
        assert any(said in form for form in table.agenda[0].options(table, seat))
        play.answer(table, seat, said)
    if case.purses:
        lay_money(table, case.purses)
    table.intimidation = case.cards or table.intimidation
    table.round = case.round or table.round
    return table


def lay_money(table: Table, purses: tuple[int, ...]) -> None:
    """These purses; what they have less or more is in the reserve."""
    in_the_box = sum(table.money)
    rest = (*purses, *table.money[len(purses) : FIRST_ANTE + MOST_CHARACTERS])
    table.money = (*rest, *table.money[len(rest) : -1], in_the_box - sum(rest))


def loot_card(card: Card) -> LootCard:
    name, amount, ante, symbol = card
    return LootCard(name, amount, ante, Role(symbol) if symbol else None)


def spoken(table: Table, action: brute_force.Action) -> Action:
    """A plain tuple as the engine's action."""
    verb, *args = action
    return SPOKEN[verb](table, *args)


SPOKEN: dict[str, Callable[..., Action]] = {
    "lead": lambda _, seat: GiveLeaderCard(seat),
    "turn": lambda _, card: TurnUp(loot_card(card)),
    "choose": lambda _, hand: Choose(tuple(map(Role, hand))),
    "aside": lambda _, role: SetAside(Role(role)),
    "claim": lambda _, character, role: Claim(character, Role(role)),
    "withdraw": lambda _, character: Withdraw(character),
    "ready": lambda _: Ready(),
    "time": lambda _: CallTime(),
    "look": lambda _, character: Intimidate(character),
    "propose": lambda _, payments, departures: Propose(Terms(tuple(Payment(*one) for one in payments), departures)),
    "accept": lambda table, i: Accept(table.proposals[i].id),
    "decline": lambda table, i: Decline(table.proposals[i].id),
    "back": lambda table, i: TakeBack(table.proposals[i].id),
    "name": lambda _, role: NameRole(Role(role)),
}
VERBS: dict[type[Action], str] = {
    GiveLeaderCard: "lead",
    TurnUp: "turn",
    Choose: "choose",
    SetAside: "aside",
    Claim: "claim",
    Withdraw: "withdraw",
    Ready: "ready",
    CallTime: "time",
    Intimidate: "look",
    Propose: "propose",
    Accept: "accept",
    Decline: "decline",
    TakeBack: "back",
    NameRole: "name",
}
