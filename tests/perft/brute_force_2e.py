"""A second second edition, small and naive, written from the contract alone: it counts what the engine must count.

Knows nothing of `millions`. Actions are plain tuples; a proposal is called by its place among the open ones.
Run it to get the gold numbers of `test_perft_2e.py`: python -m tests.perft.brute_force_2e [name ...]
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import permutations, product
from typing import Any, NamedTuple

from tests.perft.brute_force import NATURE, Action, Move, Pay, Proposal, left, said

Card = tuple[str, int, tuple[tuple[str, int], ...], int | None]  # name, amount, bonuses, the Brain's own amount

ROLES = ("tech", "acrobat", "brute", "mentalist", "brain", "driver")
QUIET = frozenset({"choose", "aside", "ready", "name", "rob"})
"""One round without talk, once its card is turned. Everybody announces Brutes then, nothing else."""
SOME = frozenset({"withdraw", "ready", "call", "vote", "accept", "decline", "back", "name", "rob"})
"""All but what makes trees broad."""


@dataclass
class Position:
    """All that is true now."""

    players: int
    pile: list[Card]
    leader: int = 0
    phase: str = "turn"  # lead, turn, choose, aside, announce, talk, vote, name, rob, over
    round: int = 1
    purses: list[int] = field(default_factory=list)
    pot: int = 0
    winner: int = -1
    # This round; the first three by character.
    roles: list[str] = field(default_factory=list)
    inside: list[bool] = field(default_factory=list)
    cut: list[bool] = field(default_factory=list)  # eliminated by the Tech
    loot: Card = ("", 0, (), None)
    shown: list[str] = field(default_factory=list)
    announced: int = 0
    ready: list[bool] = field(default_factory=list)
    claims: list[int] = field(default_factory=list)
    made: list[int] = field(default_factory=list)
    proposals: list[Proposal] = field(default_factory=list)
    votes: list[bool | None] = field(default_factory=list)
    votes_held: int = 0

    def copy(self) -> Position:
        new = object.__new__(Position)
        new.__dict__ = {k: v[:] if type(v) is list else v for k, v in self.__dict__.items()}
        return new

    @property
    def each(self) -> int:
        """Characters for each player. M2-T1."""
        return 2 if self.players == 3 else 1

    def owner(self, c: int) -> int:
        return c // self.each

    def of(self, seat: int) -> list[int]:
        """The characters of a seat, in or not."""
        return [c for c in range(len(self.inside)) if self.owner(c) == seat]

    def mine(self, seat: int) -> list[int]:
        """The characters of a seat that are still in."""
        return [c for c in self.of(seat) if self.inside[c]]

    def crew(self) -> list[int]:
        """The characters still in."""
        return [c for c in range(len(self.inside)) if self.inside[c]]

    def still(self, role: str) -> list[int]:
        return [c for c in self.crew() if self.roles[c] == role]

    def way(self, seat: int) -> int:
        """How far a seat is from the Leader, clockwise."""
        return (seat - self.leader) % self.players


def roles_in_play(players: int) -> list[str]:
    """M2-S1."""
    missing = {4: {"tech", "acrobat", "brain"}, 5: {"acrobat", "brain"}, 3: {"brain"}, 6: {"brain"}}
    return [role for role in ROLES if role not in missing.get(players, ())]


def start(players: int, deck: Iterable[Card], leader: int | None = 0) -> Position:
    """M2-S. With no leader named, chance chooses one."""
    p = Position(players, list(deck), purses=[10] * players)
    if leader is None:
        p.phase = "lead"
    else:
        p.leader = leader
    clear(p)
    return p


def clear(p: Position) -> None:
    """Nothing of a round lies on the table."""
    n = p.players * p.each
    p.roles, p.inside, p.cut = [""] * n, [False] * n, [False] * n
    p.ready, p.claims, p.made = [False] * p.players, [0] * p.players, [0] * p.players
    p.shown, p.announced, p.proposals, p.votes, p.votes_held = [], 0, [], [None] * p.players, 0


# What may be answered now


def moves(p: Position, proposals: bool = True) -> Iterator[Move]:
    """Every answer anybody may give now; new proposals only if they are wanted, since listing them takes long."""
    everybody = range(p.players)
    match p.phase:
        case "lead":
            yield from ((NATURE, ("lead", s)) for s in everybody)
        case "turn":
            yield from ((NATURE, ("turn", card)) for card in dict.fromkeys(p.pile))
        case "choose":
            waiting = [s for s in everybody if p.roles[p.of(s)[0]] == ""]
            hands = list(permutations(roles_in_play(p.players), p.each))
            yield from ((s, ("choose", hand)) for s in waiting for hand in hands)
        case "aside":
            yield from ((NATURE, ("aside", role)) for role in dict.fromkeys(p.roles))
        case "announce":
            said_to_be = product(roles_in_play(p.players), repeat=p.each)
            yield from (((p.leader + p.announced) % p.players, ("announce", hand)) for hand in said_to_be)
        case "talk":
            yield from ((s, action) for s in everybody for action in talk(p, s, proposals))
        case "vote":
            yield from ((s, ("vote", aye)) for s in everybody if p.votes[s] is None for aye in (True, False))
        case "name":
            yield from ((p.owner(p.still("tech")[0]), ("name", role)) for role in nameable(p))
        case "rob":
            yield from ((p.owner(p.still("mentalist")[0]), ("rob", c)) for c in victims(p))


def nameable(p: Position) -> list[str]:
    """M2-H3."""
    return [role for role in dict.fromkeys(p.shown) if role != "tech"]


def victims(p: Position) -> list[int]:
    """M2-H6."""
    return [c for c in p.crew() if p.roles[c] in ("brute", "tech", "acrobat")]


def talk(p: Position, seat: int, proposals: bool) -> Iterator[Action]:
    """M2-N. What one player may do in the negotiation."""
    if seat == p.leader and p.votes_held < 10:
        yield ("call",)  # M2-N5: even one who has withdrawn
    if p.claims[seat] < 20:
        yield from (("claim", c, role) for c in p.of(seat) for role in roles_in_play(p.players))  # M2-N4
    if not p.mine(seat):
        return
    yield from (("withdraw", c) for c in p.mine(seat))
    if not p.ready[seat]:
        yield ("ready",)
    for i, (proposer, _, _, awaiting) in enumerate(p.proposals):
        if proposer == seat:
            yield ("back", i)
        if seat in awaiting:
            yield ("accept", i)
            yield ("decline", i)
    if proposals and p.made[seat] < 20:
        yield from (("propose", payments, departures) for payments, departures in deals(p, seat))


def deals(p: Position, seat: int) -> Iterator[tuple[tuple[Pay, ...], tuple[int, ...]]]:
    """M1-N5. Every amount for every ordered pair, every set of characters; then those thrown out that are no deals."""
    pairs = list(permutations(range(p.players), 2))
    everyone = range(len(p.inside))
    leaving = [tuple(c for c in everyone if goes[c]) for goes in product((False, True), repeat=len(everyone))]
    for amounts in product(*(range(p.purses[payer] + 1) for payer, _ in pairs)):
        payments = tuple((a, b, n) for (a, b), n in zip(pairs, amounts, strict=True) if n)
        for departures in leaving:
            named = named_in(p, payments, departures)
            if departures and seat in named and len(named) >= 2 and possible(p, payments, departures):
                yield payments, departures


def named_in(p: Position, payments: tuple[Pay, ...], departures: tuple[int, ...]) -> set[int]:
    return {s for payer, payee, _ in payments for s in (payer, payee)} | {p.owner(c) for c in departures}


def possible(p: Position, payments: tuple[Pay, ...], departures: tuple[int, ...]) -> bool:
    """M1-N6."""
    due = [sum(n for payer, _, n in payments if payer == s) for s in range(p.players)]
    return (
        all(due[s] <= p.purses[s] for s in range(p.players))
        and all(p.inside[c] for c in departures)
        and all(p.mine(s) for s in named_in(p, payments, departures))
    )


# What comes of an answer


def play(before: Position, seat: int, action: Action) -> Position:
    """The position after an answer."""
    p = before.copy()
    verb, *args = action
    match p.phase:
        case "lead":
            p.leader, p.phase = args[0], "turn"
        case "turn":
            p.loot, p.phase = args[0], "choose"
            p.pile.remove(args[0])
            p.pot = p.loot[1]  # M2-P1
        case "choose":
            choose(p, seat, args[0])
        case "aside":
            p.shown, p.phase = p.roles[:], "announce"
            p.shown.remove(args[0])
        case "announce":
            p.announced += 1
            p.phase = "talk" if p.announced == p.players else "announce"
        case "talk":
            negotiate(p, seat, verb, args)
        case "vote":
            vote(p, seat, args[0])
        case "name":
            for c in p.still(args[0]):
                p.inside[c], p.cut[c] = False, True
            call_three(p)
        case "rob":
            robbed, robber = p.owner(args[0]), p.owner(p.still("mentalist")[0])
            taken = min(2, p.purses[robbed])
            p.purses[robbed] -= taken
            p.purses[robber] += taken
            call_two(p)
    return p


def choose(p: Position, seat: int, hand: tuple[str, ...]) -> None:
    """M2-P2, M2-P3."""
    for c, role in zip(p.of(seat), hand, strict=True):
        p.roles[c] = role
    if "" in p.roles:
        return
    for c in range(len(p.roles)):
        p.purses[p.owner(c)] = max(p.purses[p.owner(c)] - 2, 0)
        p.pot += 2
        p.inside[c] = True
    p.phase = "aside"


def negotiate(p: Position, seat: int, verb: str, args: list[Any]) -> None:
    """M2-N, M1-N5 to M1-N8."""
    match verb:
        case "call":
            p.phase = "vote"
            return
        case "claim":
            p.claims[seat] += 1
        case "withdraw":
            withdraw(p, args[0])
        case "ready":
            p.ready[seat] = True
        case "propose":
            payments, departures = args
            others = named_in(p, payments, departures) - {seat}
            p.proposals.append((seat, payments, departures, frozenset(others)))
            p.made[seat] += 1
            for s in (seat, *others):
                p.ready[s] = False
        case "accept":
            accept(p, seat, args[0])
        case "decline" | "back":
            del p.proposals[args[0]]
    settle(p)


def withdraw(p: Position, c: int) -> None:
    """M2-N3, M1-N8."""
    p.inside[c] = False
    p.pot -= 2
    p.purses[p.owner(c)] += 2
    p.ready = [False] * p.players


def accept(p: Position, seat: int, i: int) -> None:
    """M1-N5."""
    proposer, payments, departures, awaiting = p.proposals[i]
    if awaiting != {seat}:
        p.proposals[i] = (proposer, payments, departures, awaiting - {seat})
        return
    del p.proposals[i]
    for payer, payee, n in payments:
        p.purses[payer] -= n
        p.purses[payee] += n
    for c in departures:
        withdraw(p, c)


def settle(p: Position) -> None:
    """M1-N6, M2-N6, M2-N7. Proposals lapse; perhaps the negotiation is over."""
    p.proposals = [one for one in p.proposals if possible(p, one[1], one[2])]
    if not p.crew():
        p.pot = 0
        end_the_round(p)
    elif not p.proposals and all(p.ready[p.owner(c)] for c in p.crew()):
        call_tech(p)


def vote(p: Position, seat: int, aye: bool) -> None:
    """M2-N5."""
    p.votes[seat] = aye
    if None in p.votes:
        return
    ayes = p.votes.count(True)
    p.votes = [None] * p.players
    p.votes_held += 1
    p.phase = "talk"
    if ayes * 2 >= p.players:
        p.proposals = []
        call_tech(p)


# The heist


def alone(p: Position, role: str) -> int | None:
    """M2-H2. Several of a role are out; one is alone."""
    called = p.still(role)
    if len(called) == 1:
        return called[0]
    for c in called:
        p.inside[c] = False
    return None


def take(p: Position, c: int, amount: int) -> None:
    """M2-H9."""
    taken = min(amount, p.pot)
    p.pot -= taken
    p.purses[p.owner(c)] += taken


def call_tech(p: Position) -> None:
    """M2-H3."""
    if alone(p, "tech") is not None and nameable(p):
        p.phase = "name"
    else:
        call_three(p)


def call_three(p: Position) -> None:
    """M2-H4 to M2-H6. Acrobat, Brutes, Mentalist."""
    acrobat = alone(p, "acrobat")
    if acrobat is not None:
        take(p, acrobat, 5)
    brutes = [c for c in range(len(p.roles)) if p.roles[c] == "brute" and (p.inside[c] or p.cut[c])]
    for c in sorted(brutes, key=lambda c: p.way(p.owner(c))):
        take(p, c, 2)
    alone(p, "brute")
    if alone(p, "mentalist") is not None and victims(p):
        p.phase = "rob"
    else:
        call_two(p)


def call_two(p: Position) -> None:
    """M2-H7, M2-H8. Brain and Driver; then the sharing."""
    if alone(p, "brain") is not None:
        _, amount, _, own = p.loot
        p.pot += amount if own is None else own
    driver = alone(p, "driver")
    if driver is not None:
        take(p, driver, len(p.crew()))
    share(p)
    end_the_round(p)


def share(p: Position) -> None:
    """M2-L."""
    crew = p.crew()
    roles = [p.roles[c] for c in crew]
    if roles == ["tech"]:
        loser = p.owner(crew[0])
        p.purses[loser] = max(p.purses[loser] - 5, 0)
    elif crew:
        p.pot += sum(n for role, n in p.loot[2] if role in roles)
        for c in crew:
            p.purses[p.owner(c)] += (p.pot + len(crew) - 1) // len(crew)
    p.pot = 0


def end_the_round(p: Position) -> None:
    """M2-E."""
    most, least = max(p.purses), min(p.purses)
    if most >= 50 or p.round == 5:
        p.winner, p.phase = first(p, most), "over"
        return
    p.leader = first(p, least)
    clear(p)
    p.round += 1
    p.phase = "turn"


def first(p: Position, money: int) -> int:
    """M2-E2, M2-E4. Of the players who have this amount, the first clockwise from the Leader."""
    return min((s for s in range(p.players) if p.purses[s] == money), key=p.way)


# Counting


class Tally(NamedTuple):
    """How many sequences of each length there are; and, added up over all the nodes on the way, what lies there."""

    nodes: tuple[int, ...]
    over: int
    purses: tuple[int, ...]
    pot: int
    leads: tuple[int, ...]
    wins: tuple[int, ...]


class Count:
    """A tally in the making; also used by the engine's side."""

    def __init__(self, players: int, depth: int) -> None:
        self.nodes = [0] * (depth + 1)
        self.over, self.pot = 0, 0
        self.purses, self.leads, self.wins = ([0] * players for _ in range(3))

    def visit(self, ply: int, purses: Iterable[int], pot: int, leader: int, winners: Iterable[int]) -> None:
        """Nobody has won before the game is over."""
        self.nodes[ply] += 1
        self.pot += pot
        self.leads[leader] += 1
        for s, purse in enumerate(purses):
            self.purses[s] += purse
        for s in winners:
            self.over += 1
            self.wins[s] += 1

    def tally(self) -> Tally:
        nodes, purses, leads, wins = map(tuple, (self.nodes, self.purses, self.leads, self.wins))
        return Tally(nodes, self.over, purses, self.pot, leads, wins)


def followed(p: Position, verbs: frozenset[str] | None, in_turn: bool) -> Iterable[Move]:
    """All moves; or, with verbs given, only these; and in turn, only those of the first seat that has one."""
    some = moves(p, verbs is None or "propose" in verbs)
    if verbs is not None:
        some = ((s, a) for s, a in some if a[0] in verbs or (a[0] == "announce" and set(a[1]) == {"brute"}))
    if not in_turn:
        return some
    listed = list(some)
    return [(s, a) for s, a in listed if s == min(s for s, _ in listed)]


def perft(p: Position, depth: int, verbs: frozenset[str] | None = None, in_turn: bool = False) -> Tally:
    """All sequences of answers up to a depth."""
    count = Count(p.players, depth)

    def walk(p: Position, ply: int) -> None:
        count.visit(ply, p.purses, p.pot, p.leader, [p.winner] if p.phase == "over" else [])
        if ply < depth:
            for seat, action in followed(p, verbs, in_turn):
                walk(play(p, seat, action), ply + 1)

    walk(p, 0)
    return count.tally()


# The positions

T, A, B, M, N, D = ROLES


PICTURES: tuple[Card, ...] = (
    ("Pawn Shop", 8, ((B, 3), (D, 2)), None),
    ("Jewel Thieves' Row", 9, ((T, 2), (A, 3)), None),
    ("Auction House", 10, ((M, 3), (N, 2)), None),
    ("Think Tank", 12, ((T, 4), (N, 3)), 5),
    ("Empty Head", 13, ((A, 4), (N, 20)), 0),
    ("Kiosk", 1, (), None),
)
SHOP, ROW, AUCTION, TANK, EMPTY, KIOSK = PICTURES
TWINS: tuple[Card, ...] = 3 * (("Twin", 8, (), None),) + 3 * (("Twin", 8, (), 9),)


class Case(NamedTuple):
    """A position, as the answers that lead to it and what is laid on the table by hand then; and how deep to count."""

    players: int
    depth: int
    script: tuple[Move, ...] = ()
    purses: tuple[int, ...] | None = None
    pot: int | None = None
    round: int | None = None
    deck: tuple[Card, ...] = PICTURES
    leader: int | None = 0
    verbs: frozenset[str] | None = None
    in_turn: bool = False
    slow: bool = False

    def position(self) -> Position:
        p = start(self.players, self.deck, self.leader)
        for seat, action in self.script:
            assert action[0] == "propose" or (seat, action) in moves(p, proposals=False), (seat, action)
            p = play(p, seat, action)
        p.purses = list(self.purses or p.purses)
        p.pot = p.pot if self.pot is None else self.pot
        p.round = self.round or p.round
        return p


def quiet(
    players: int,
    depth: int,
    script: tuple[Move, ...],
    purses: tuple[int, ...] | None = None,
    round: int | None = None,
    leader: int = 0,
    more: frozenset[str] = frozenset(),
    pot: int | None = None,
    slow: bool = False,
) -> Case:
    """Without talk, one seat after the other."""
    return Case(players, depth, script, purses, pot, round, PICTURES, leader, QUIET | more, True, slow)


def turned(card: Card) -> tuple[Move, ...]:
    return ((NATURE, ("turn", card)),)


def chosen(*hands: str | tuple[str, str]) -> tuple[Move, ...]:
    return tuple((s, ("choose", (hand,) if isinstance(hand, str) else hand)) for s, hand in enumerate(hands))


def planned(*hands: str | tuple[str, str], aside: str, card: Card = SHOP) -> tuple[Move, ...]:
    """A card is turned, everybody chooses, a role is set aside."""
    return (*turned(card), *chosen(*hands), (NATURE, ("aside", aside)))


def told(players: int, leader: int = 0) -> tuple[Move, ...]:
    """Everybody announces Brutes, the Leader first."""
    hand = (B, B) if players == 3 else (B,)
    return tuple(((leader + i) % players, ("announce", hand)) for i in range(players))


def votes(*ayes: int, leader: int = 0) -> tuple[Move, ...]:
    """A vote is called; one seat after the other is for it (1) or against."""
    return ((leader, ("call",)), *((s, ("vote", bool(aye))) for s, aye in enumerate(ayes)))


def all_ready(players: int) -> tuple[Move, ...]:
    return said("ready", *range(players))


PLAN_OF_FOUR = planned(D, B, M, D, aside=D)
FOUR = PLAN_OF_FOUR + told(4)
FIVE = planned(T, B, M, D, D, aside=D) + told(5)
SIX = planned(T, A, B, M, D, D, aside=D, card=ROW) + told(6)
SEVEN = planned(N, T, A, B, M, D, D, aside=D, card=TANK) + told(7)
PLAN_OF_THREE = planned((M, B), (T, A), (D, A), aside=D, card=ROW)
THREE = PLAN_OF_THREE + told(3)
NO_PURSE = (0, 0, 0, 0)
AGAINST = votes(0, 0, 0, 0)
PAY_CID: Action = ("propose", ((0, 2, 1),), (2,))
BOTH_GO: Action = ("propose", (), (0, 1))
ALL_GO: Action = ("propose", ((1, 0, 1),), (0, 2, 3))
DEALS: tuple[Move, ...] = ((0, PAY_CID), (1, BOTH_GO), (0, ALL_GO))

CASES: dict[str, Case] = {
    # (a) from the start
    "start, leader by chance": Case(4, 4, leader=None),
    "start, leader by chance, five players": Case(5, 4, leader=None),
    "start, equal cards": Case(4, 5, deck=TWINS),
    "start, three players": Case(3, 2),
    "start, six players": Case(6, 2),
    "start, seven players": Case(7, 2),
    "start, eight players": Case(8, 2),
    "three players choose": Case(3, 3, turned(SHOP) + chosen((M, D))),
    "three beggars choose": Case(3, 3, turned(KIOSK) + chosen((M, B)), purses=(3, 1, 0)),
    "beggars choose": Case(4, 5, turned(SHOP), purses=(0, 1, 2, 3)),
    # (b) announcements
    "announcements": Case(4, 5, PLAN_OF_FOUR, purses=NO_PURSE, leader=2),
    "announcements, three players": Case(3, 3, PLAN_OF_THREE, leader=1),
    "announcements, five players": Case(5, 5, planned(T, B, M, D, D, aside=T), leader=4),
    # (c) negotiation with deals
    "four, one coin": Case(4, 2, FOUR, purses=(1, 0, 0, 0)),
    "four, two coins": Case(4, 1, FOUR, purses=(1, 1, 0, 0)),
    "four, three coins": Case(4, 1, FOUR, purses=(0, 2, 0, 1), slow=True),
    "three of four, one coin": Case(4, 3, FOUR + left(3), purses=(1, 0, 0, 0), slow=True),
    "three of four, coin outside": Case(4, 1, FOUR + left(3), purses=(0, 0, 0, 1)),
    "two of four, two coins": Case(4, 2, FOUR + left(2, 3), purses=(1, 1, 0, 0)),
    "two of four, one coin": Case(4, 3, FOUR + left(2, 3), purses=(0, 1, 0, 0)),
    "two of four, one ready": Case(4, 3, FOUR + left(2, 3) + said("ready", 1), purses=NO_PURSE),
    "two of four, few claims and proposals left": Case(
        4,
        3,
        FOUR
        + left(2, 3)
        + 19 * ((0, ("claim", 0, B)),)
        + 20 * ((3, ("claim", 3, D)),)
        + 19 * ((0, BOTH_GO), (0, ("back", 0)))
        + ((1, BOTH_GO),),
        purses=NO_PURSE,
    ),
    "one of four": Case(4, 4, FOUR + left(0, 1, 3), purses=NO_PURSE),
    "proposals open": Case(4, 4, FOUR + DEALS + said("ready", 2, 3), verbs=SOME),
    "three players, all in": Case(3, 1, THREE, purses=(1, 0, 0)),
    "three players, two in": Case(3, 2, THREE + left(0, 1, 2, each=2), purses=(1, 0, 0)),
    "three players, one in": Case(3, 3, THREE + left(0, 1, 2, 3, 4, each=2), purses=(0, 0, 0)),
    # (d) votes
    "vote": Case(4, 6, (*FOUR, (0, ("call",))), verbs=SOME),
    "vote about to pass": Case(4, 3, FOUR + votes(1, 0), purses=NO_PURSE),
    "vote about to pass, everything": Case(4, 3, FOUR + votes(0, 1, 0), purses=(1, 0, 0, 0), slow=True),
    "vote about to fail": Case(4, 4, FOUR + votes(0, 0), verbs=SOME),
    "vote of five": Case(5, 5, FIVE + votes(1, 1), verbs=SOME),
    "vote of three": Case(3, 4, THREE + votes(1), verbs=SOME),
    "vote, proposals open, one ready": Case(4, 4, FOUR + DEALS + said("ready", 3) + votes(0, 1, 0), verbs=SOME),
    "round after a vote that passed with proposals open": Case(
        4,
        3,
        (*FOUR, *DEALS, *votes(1, 0, 1, 0), (2, ("rob", 1)), *planned(D, B, M, D, aside=B, card=ROW), *told(4)),
        verbs=SOME,
    ),
    "ninth vote": Case(4, 4, FOUR + 8 * AGAINST + votes(0, 0, 0), verbs=SOME),
    "tenth vote": Case(4, 5, FOUR + 9 * AGAINST + votes(0, 0), purses=NO_PURSE, verbs=SOME | {"turn", "choose"}),
    "no eleventh vote": Case(4, 4, FOUR + 10 * AGAINST, verbs=SOME),
    "tenth vote to be called": Case(4, 4, FOUR + 9 * AGAINST, verbs=SOME),
    "tenth vote of the next round": Case(
        4,
        4,
        FOUR + 9 * AGAINST + left(0, 1, 2, 3) + planned(D, B, M, D, aside=B, card=ROW) + told(4) + votes(0, 0, 0),
        verbs=SOME,
    ),
    "withdrawn leader calls": Case(4, 3, FOUR + left(0, 2), purses=NO_PURSE),
    "withdrawn leader's vote": Case(4, 6, (*FOUR, *left(0, 2), (0, ("call",))), verbs=SOME),
    # (e) the Tech
    "tech names": Case(5, 4, FIVE + all_ready(5)),
    "tech names what has left": Case(5, 5, FIVE + left(1, 4) + said("ready", 0, 2, 3), purses=(1, 0, 3, 0, 4)),
    "tech alone": Case(5, 3, FIVE + left(1, 2, 3, 4) + said("ready", 0), purses=(4, 5, 6, 7, 8)),
    "tech loses five": Case(5, 3, FIVE + left(1, 2, 3, 4) + said("ready", 0), purses=(9, 5, 6, 7, 8)),
    "tech has nothing to name": Case(
        5,
        5,
        planned(T, T, T, T, D, aside=D) + told(5) + left(1, 2, 3) + said("ready", 0),
        purses=(3, 5, 5, 5, 2),
        verbs=SOME,
    ),
    "two techs": Case(5, 4, planned(T, T, M, B, D, aside=B) + told(5) + all_ready(5)),
    "tech names brutes, leader last": Case(
        5,
        3,
        planned(B, T, B, B, D, aside=D, card=KIOSK) + told(5, 3) + said("ready", 0, 2, 3, 4, 1),
        pot=3,
        leader=3,
    ),
    "tech of six": Case(6, 4, SIX + all_ready(6)),
    # (f) the Mentalist
    "mentalist": Case(4, 3, planned(B, M, D, D, aside=D) + told(4) + all_ready(4)),
    "mentalist, several victims": Case(6, 3, SIX + left(5) + all_ready(5) + ((0, ("name", D)),)),
    "mentalist, broke victims": quiet(6, 4, SIX + left(5) + said("ready", 0, 1, 2, 3), (0, 1, 0, 3, 4, 5), pot=0),
    "mentalist, own second character": Case(
        3, 3, planned((M, B), (T, A), (D, T), aside=M, card=ROW) + told(3) + said("ready", 0, 1, 2)
    ),
    "mentalist, named": Case(6, 3, SIX + all_ready(6) + ((0, ("name", M)),)),
    # (g) the pot runs dry
    "pot dry": quiet(
        3,
        8,
        planned((A, B), (B, D), (M, D), aside=D, card=KIOSK) + told(3, 1) + left(5, each=2),
        (0, 0, 0),
        leader=1,
        more=frozenset({"withdraw"}),
    ),
    "pot dry for the last brute": quiet(
        4, 3, planned(B, B, B, D, aside=D) + told(4, 2) + said("ready", 0, 1, 2), NO_PURSE, leader=2, pot=3
    ),
    "pot dry for the driver": quiet(
        4, 3, planned(B, D, M, M, aside=D) + told(4) + left(2) + said("ready", 0, 1), NO_PURSE, pot=4
    ),
    # (h) the Brain
    "brain, own amount": Case(7, 3, SEVEN + left(6) + all_ready(6)),
    "brain, the card's amount": Case(
        7, 3, planned(N, T, A, B, M, D, D, aside=N, card=AUCTION) + told(7) + left(6) + all_ready(6)
    ),
    "brain, nothing": Case(7, 3, planned(N, T, A, B, M, D, B, aside=A, card=EMPTY) + told(7) + all_ready(7)),
    "two brains": Case(7, 3, planned(N, N, A, B, M, D, T, aside=M, card=TANK) + told(7) + all_ready(7)),
    # (i) games end, the Leader card moves
    "last round, ties": quiet(4, 14, turned(SHOP), round=5, leader=2),
    "last round, all leave": Case(
        4, 3, PLAN_OF_FOUR + told(4, 3) + left(0, 1), purses=(7, 7, 5, 0), round=5, leader=3, verbs=SOME
    ),
    "fifth round by itself": quiet(
        4,
        8,
        tuple(
            move
            for card in PICTURES[:4]
            for move in planned(D, B, M, D, aside=D, card=card) + told(4) + left(*range(4))
        )
        + planned(B, M, D, D, aside=M, card=EMPTY)
        + told(4),
        more=frozenset({"withdraw"}),
    ),
    "fifty in reach, ties": quiet(4, 14, turned(SHOP), purses=(46, 46, 46, 46), leader=1),
    "fifty in reach, one ahead": quiet(5, 15, turned(ROW) + chosen(M, T, B), purses=(48, 49, 49, 44, 51), leader=3),
    "fifty and nobody in": Case(4, 2, FOUR + left(0, 1, 2), purses=(51, 50, 51, 49), leader=0, verbs=SOME),
    "fifty and tied with one who leaves": Case(
        4, 2, PLAN_OF_FOUR + told(4, 3) + left(0, 1, 2), purses=(51, 50, 51, 49), leader=3, verbs=SOME
    ),
    "leader card, ties": Case(
        4, 4, PLAN_OF_FOUR + told(4, 2) + left(0, 1), purses=(3, 3, 1, 1), leader=2, verbs=SOME | {"turn", "choose"}
    ),
    "leader card, the leader keeps it": Case(
        4, 4, PLAN_OF_FOUR + told(4, 1) + left(0, 1), purses=(3, 3, 1, 1), leader=1, verbs=SOME | {"turn", "choose"}
    ),
    "leader card, poorest": Case(
        4, 4, PLAN_OF_FOUR + told(4, 1) + left(0, 1), purses=(4, 8, 2, 1), leader=1, verbs=SOME | {"turn", "choose"}
    ),
    # (j) whole rounds
    "quiet round of four, and the next begins": quiet(4, 16, turned(SHOP), more=frozenset({"turn"})),
    "quiet round of four, leaving": quiet(
        4, 10, planned(D, B, M, B, aside=B) + told(4), (5, 1, 2, 0), more=frozenset({"withdraw"})
    ),
    "quiet round of three": quiet(3, 12, turned(SHOP) + chosen((T, M)), (1, 30, 43)),
    "quiet round of three, leaving": quiet(3, 11, THREE, (3, 0, 1), leader=0, more=frozenset({"withdraw"})),
    "quiet round of five": quiet(5, 18, turned(ROW) + chosen(T, B), (1, 20, 1, 0, 44)),
    "quiet last round of five": quiet(5, 18, turned(SHOP) + chosen(M, D), round=5, leader=3),
    "quiet round of six": quiet(6, 20, turned(ROW) + chosen(M, A, B, T), (10, 9, 0, 3, 9, 9), leader=5),
    "quiet round of seven": quiet(7, 22, turned(TANK) + chosen(N, T, A, M), (15, 4, 3, 2, 26, 45, 1), leader=4),
    "quiet round of seven, more": quiet(7, 21, turned(AUCTION) + chosen(N, T, A), leader=6, slow=True),
    "quiet round of eight": quiet(8, 24, turned(EMPTY) + chosen(D, N, B, M, T, A), leader=7),
}


def main(names: list[str]) -> None:
    """The gold numbers, as they stand in test_perft_2e.py."""
    for name in names or CASES:
        case = CASES[name]
        begun = time.perf_counter()
        tally = perft(case.position(), case.depth, case.verbs, case.in_turn)
        values = (getattr(tally, one) for one in tally._fields)
        print(f'    "{name}": Tally({", ".join(map(str, values))}),  # {time.perf_counter() - begun:.1f} s', flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
