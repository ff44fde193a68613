"""A second first edition, small and naive, written from the contract alone: it counts what the engine must count.

Knows nothing of `millions`. Actions are plain tuples; a proposal is called by its place among the open ones.
Run it to get the gold numbers of `test_perft.py`: python tests/perft/brute_force.py [name ...]
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import permutations, product
from typing import Any, NamedTuple

Action = tuple[Any, ...]
Move = tuple[int, Action]
Card = tuple[str, int, int, str | None]  # name, amount, ante, symbol
Pay = tuple[int, int, int]  # payer, payee, amount
Proposal = tuple[int, tuple[Pay, ...], tuple[int, ...], frozenset[int]]  # proposer, payments, departures, awaiting

NATURE = -1
QUIET = frozenset({"lead", "turn", "choose", "aside", "ready", "name"})


@dataclass
class Position:
    """All that is true now."""

    players: int
    pile: list[Card]
    leader: int = 0
    fooled: bool = False
    phase: str = "turn"  # lead, turn, choose, aside, talk, name, over
    round: int = 1
    purses: list[int] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)  # Intimidation cards in hand
    barred: list[str | None] = field(default_factory=list)  # M1-O1
    winners: list[int] = field(default_factory=list)
    # This round; the first three by character.
    roles: list[str] = field(default_factory=list)
    antes: list[int] = field(default_factory=list)
    inside: list[bool] = field(default_factory=list)
    loot: Card = ("", 0, 0, None)
    shown: list[str] = field(default_factory=list)
    ready: list[bool] = field(default_factory=list)
    claims: list[int] = field(default_factory=list)
    made: list[int] = field(default_factory=list)
    proposals: list[Proposal] = field(default_factory=list)
    time: bool = False
    acts: list[int] = field(default_factory=list)  # by seat: claimed, proposed, answered, withdrawn, said ready
    snitch: int = -1  # the character that names a role
    named: str = ""

    def copy(self) -> Position:
        new = object.__new__(Position)
        new.__dict__ = {k: v[:] if type(v) is list else v for k, v in self.__dict__.items()}
        return new

    @property
    def each(self) -> int:
        """Characters for each player. M1-T1."""
        return 2 if self.players == 3 else 1

    def owner(self, c: int) -> int:
        return c // self.each

    def mine(self, seat: int) -> list[int]:
        """The characters of a seat that are still in."""
        return [c for c in range(len(self.inside)) if self.inside[c] and self.owner(c) == seat]

    def players_in(self) -> list[int]:
        return [s for s in range(self.players) if self.mine(s)]


def roles_in_play(players: int) -> list[str]:
    """M1-S1."""
    roles = ["driver", "brute", "crook"]
    if players >= 5 or players == 3:
        roles.append("snitch")
    if players >= 7 or players == 3:
        roles.append("mastermind")
    return roles


def start(players: int, deck: Iterable[Card], leader: int | None = 0, fooled: bool = False) -> Position:
    """M1-S. With no leader named, chance chooses one."""
    p = Position(players, list(deck), fooled=fooled, purses=[5] * players, cards=[0] * players)
    p.barred = [None] * players
    if leader is None:
        p.phase = "lead"
    else:
        p.leader = leader
    clear(p)
    return p


def clear(p: Position) -> None:
    """Nothing of a round lies on the table."""
    n = p.players * p.each
    p.roles, p.antes, p.inside = [""] * n, [0] * n, [False] * n
    p.ready, p.claims, p.made = [False] * p.players, [0] * p.players, [0] * p.players
    p.acts = [0] * p.players
    p.shown, p.proposals, p.time, p.snitch, p.named = [], [], False, -1, ""


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
            hands = list(permutations(roles_in_play(p.players), p.each))
            waiting = [s for s in everybody if p.roles[s * p.each] == ""]
            yield from ((s, ("choose", hand)) for s in waiting for hand in hands if p.barred[s] not in hand)
        case "aside":
            yield from ((NATURE, ("aside", role)) for role in dict.fromkeys(p.roles))
        case "talk":
            yield from ((s, action) for s in everybody for action in talk(p, s, proposals))
        case "name":
            visible = [role for role in dict.fromkeys(p.shown) if role != "snitch"]
            yield from ((p.owner(p.snitch), ("name", role)) for role in visible)
            yield from ((s, action) for s in everybody for action in looks(p, s))


def talk(p: Position, seat: int, proposals: bool) -> Iterator[Action]:
    """M1-N. What one player may do in the negotiation."""
    others = [s for s in range(p.players) if s != p.leader]
    if seat == p.leader and p.mine(seat) and not p.time and sum(p.acts[s] for s in others) >= len(others):
        yield ("time",)  # M1-N9
    yield from looks(p, seat)
    if not p.mine(seat):
        return  # M1-N3
    for c in p.mine(seat):
        yield ("withdraw", c)
        if p.claims[seat] < 20:  # M1-N12
            for role in roles_in_play(p.players):
                yield ("claim", c, role)
    if not p.ready[seat]:
        yield ("ready",)
    for i, (proposer, _, _, awaiting) in enumerate(p.proposals):
        if proposer == seat:
            yield ("back", i)
        if seat in awaiting:
            yield ("accept", i)
            yield ("decline", i)
    if proposals and not p.time and p.made[seat] < 20:
        yield from (("propose", payments, departures) for payments, departures in deals(p, seat))


def looks(p: Position, seat: int) -> Iterator[Action]:
    """M1-N11. The characters of others that are in and face down: all but the Snitch about to name a role."""
    if p.cards[seat] > 0:
        for c in range(len(p.inside)):
            if p.inside[c] and p.owner(c) != seat and c != p.snitch:
                yield ("look", c)


def deals(p: Position, seat: int) -> Iterator[tuple[tuple[Pay, ...], tuple[int, ...]]]:
    """M1-N5. Every amount for every ordered pair, every set of characters; then those thrown out that are no deals."""
    pairs = [(a, b) for a in range(p.players) for b in range(p.players) if a != b]
    everyone = range(len(p.inside))
    for amounts in product(*(range(p.purses[a] + 1) for a, b in pairs)):
        payments = tuple((a, b, amount) for (a, b), amount in zip(pairs, amounts, strict=True) if amount)
        for leaves in product((False, True), repeat=len(everyone)):
            departures = tuple(c for c in everyone if leaves[c])
            named = named_in(p, payments, departures)
            if departures and seat in named and len(named) >= 2 and possible(p, payments, departures):
                yield payments, departures


def named_in(p: Position, payments: tuple[Pay, ...], departures: tuple[int, ...]) -> set[int]:
    return {a for a, b, n in payments} | {b for a, b, n in payments} | {p.owner(c) for c in departures}


def possible(p: Position, payments: tuple[Pay, ...], departures: tuple[int, ...]) -> bool:
    """M1-N6."""
    return (
        all(sum(n for a, b, n in payments if a == payer) <= p.purses[payer] for payer in range(p.players))
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
        case "choose":
            choose(p, seat, args[0])
        case "aside":
            p.shown, p.phase = p.roles[:], "talk"
            p.shown.remove(args[0])
        case "talk":
            negotiate(p, seat, verb, args)
        case "name" if verb == "look":
            p.cards[seat] -= 1
        case "name":
            p.named = args[0]
            call_the_others(p)
    return p


def choose(p: Position, seat: int, hand: tuple[str, ...]) -> None:
    """M1-P2, M1-P3."""
    for i, role in enumerate(hand):
        p.roles[seat * p.each + i] = role
    if "" in p.roles:
        return
    for c in range(len(p.roles)):
        p.purses[p.owner(c)] -= min(p.loot[2], p.purses[p.owner(c)])
        p.antes[c], p.inside[c] = p.loot[2], True
    p.phase = "aside"


def negotiate(p: Position, seat: int, verb: str, args: list[Any]) -> None:
    """M1-N."""
    if verb in ("claim", "propose", "accept", "decline", "withdraw", "ready"):
        p.acts[seat] += 1  # M1-N9
    match verb:
        case "claim":
            p.claims[seat] += 1
        case "withdraw":
            withdraw(p, args[0])
        case "ready":
            p.ready[seat] = True
        case "time":
            p.time = True
        case "look":
            p.cards[seat] -= 1
        case "propose":
            payments, departures = args
            others = named_in(p, payments, departures) - {seat}
            p.proposals.append((seat, payments, departures, frozenset(others)))
            p.made[seat] += 1
            for s in (seat, *others):
                p.ready[s] = False  # M1-N8
        case "accept":
            accept(p, seat, args[0])
        case "decline" | "back":
            del p.proposals[args[0]]
    settle(p)


def withdraw(p: Position, c: int) -> None:
    """M1-N2, M1-N8."""
    p.inside[c] = False
    refund(p, c)
    if not p.time:
        p.ready = [False] * p.players


def refund(p: Position, c: int) -> None:
    """M1-P4."""
    p.purses[p.owner(c)] += p.antes[c]
    p.antes[c] = 0


def accept(p: Position, seat: int, i: int) -> None:
    """M1-N4, M1-N5."""
    proposer, payments, departures, awaiting = p.proposals[i]
    if awaiting != {seat}:
        p.proposals[i] = (proposer, payments, departures, awaiting - {seat})
        return
    del p.proposals[i]
    for a, b, n in payments:
        p.purses[a] -= n
        p.purses[b] += n
    for c in departures:
        withdraw(p, c)


def settle(p: Position) -> None:
    """M1-N6, M1-N8, M1-N10. Proposals lapse; perhaps the negotiation is over."""
    p.proposals = [one for one in p.proposals if possible(p, one[1], one[2])]
    players_in = p.players_in()
    if not players_in:
        end_the_round(p)
    elif all(p.ready[s] and not any(s in one[3] for one in p.proposals) for s in players_in):
        p.proposals = []
        call_the_snitches(p)


def still(p: Position, role: str) -> list[int]:
    return [c for c in range(len(p.inside)) if p.inside[c] and p.roles[c] == role]


def eliminate(p: Position, characters: list[int]) -> None:
    """Out; only Brutes take their antes back. M1-H2, M1-H5, M1-H6, M1-H7."""
    for c in characters:
        p.inside[c] = False
        if p.roles[c] == "brute":
            refund(p, c)
        p.antes[c] = 0


def call_the_snitches(p: Position) -> None:
    """M1-H2, M1-H3."""
    snitches = still(p, "snitch")
    if len(snitches) >= 2:
        eliminate(p, snitches)
    if len(snitches) == 1:
        refund(p, snitches[0])
        if set(p.shown) - {"snitch"}:
            p.phase, p.snitch = "name", snitches[0]
            return
    call_the_others(p)


def call_the_others(p: Position) -> None:
    """M1-H4 to M1-H9."""
    for role in ("brute", "driver", "crook", "mastermind"):
        characters = still(p, role)
        if role == p.named:
            continue
        if len(characters) == 1:
            refund(p, characters[0])
            if role == "brute":
                p.cards[p.owner(characters[0])] += 1
        else:
            eliminate(p, characters)
    if p.named:
        eliminate(p, still(p, p.named))
    left = [c for c in range(len(p.inside)) if p.inside[c]]
    if len(left) == 1 and p.roles[left[0]] == "snitch":
        who = p.owner(left[0])
        p.purses[who] -= min(3, p.purses[who])
        left = []
    if left:
        share(p, left)
    if p.phase != "over":
        end_the_round(p)


def share(p: Position, left: list[int]) -> None:
    """M1-L, M1-E1."""
    player_of = {p.roles[c]: p.owner(c) for c in left}
    amount = p.loot[1] + (2 if "mastermind" in player_of else 0)
    for c in left:
        p.purses[p.owner(c)] += amount // len(left)
    if "driver" in player_of:
        for c in left:
            p.purses[p.owner(c)] -= 1
            p.purses[player_of["driver"]] += 1
    if "crook" in player_of and "brute" in player_of:
        taken = min(2, p.purses[player_of["brute"]])
        p.purses[player_of["brute"]] -= taken
        p.purses[player_of["crook"]] += taken
    if p.loot[3] in player_of:
        p.purses[player_of[p.loot[3]]] += 1
    rich = [s for s in set(player_of.values()) if p.purses[s] >= 20]
    if rich:
        win(p, rich)


def win(p: Position, among: list[int]) -> None:
    """M1-E3."""
    best = max(p.purses[s] for s in among)
    p.winners, p.phase = [s for s in among if p.purses[s] == best], "over"


def end_the_round(p: Position) -> None:
    """M1-E2, M1-E4, M1-O1."""
    if p.round == 8:
        win(p, list(range(p.players)))
        return
    if p.fooled:
        p.barred = list(p.roles)
    clear(p)
    p.leader = (p.leader + 1) % p.players
    p.round += 1
    p.phase = "turn"


# Counting


class Tally(NamedTuple):
    """How many sequences of each length there are; and, added up over all the nodes on the way, what lies there."""

    nodes: tuple[int, ...]
    over: int
    purses: tuple[int, ...]
    cards: tuple[int, ...]
    wins: tuple[int, ...]


class Count:
    """A tally in the making; also used by the engine's side."""

    def __init__(self, players: int, depth: int) -> None:
        self.nodes = [0] * (depth + 1)
        self.over = 0
        self.purses, self.cards, self.wins = ([0] * players for _ in range(3))

    def visit(self, ply: int, over: bool, purses: Iterable[int], cards: Iterable[int], winners: Iterable[int]) -> None:
        self.nodes[ply] += 1
        self.over += over
        for sums, values in ((self.purses, purses), (self.cards, cards)):
            for s, value in enumerate(values):
                sums[s] += value
        for s in winners:
            self.wins[s] += 1

    def tally(self) -> Tally:
        return Tally(tuple(self.nodes), self.over, tuple(self.purses), tuple(self.cards), tuple(self.wins))


def followed(p: Position, verbs: frozenset[str] | None) -> Iterable[Move]:
    """All moves; or, with verbs given, only these verbs, and of the seats that have one only the first."""
    if verbs is None:
        return moves(p)
    some = [(s, a) for s, a in moves(p, "propose" in verbs) if a[0] in verbs]
    first = min((s for s, _ in some), default=NATURE)
    return [(s, a) for s, a in some if s == first]


def perft(p: Position, depth: int, verbs: frozenset[str] | None = None) -> Tally:
    """All sequences of answers up to a depth."""
    count = Count(p.players, depth)

    def walk(p: Position, ply: int) -> None:
        count.visit(ply, p.phase == "over", p.purses, p.cards, p.winners)
        if ply < depth:
            for seat, action in followed(p, verbs):
                walk(play(p, seat, action), ply + 1)

    walk(p, 0)
    return count.tally()


# The positions


def plain_deck(ante: int = 1, amount: int = 8) -> tuple[Card, ...]:
    return tuple((f"Bank {i}", amount, ante, None) for i in range(8))


SYMBOLS: tuple[Card, ...] = (
    ("First Bank", 8, 1, "brute"),
    ("Corner Savings", 8, 1, "snitch"),
    ("Harbour Trust", 9, 1, "driver"),
    ("Casino Aurora", 10, 1, "crook"),
    ("Diamond Exchange", 10, 2, "mastermind"),
    *((f"Vault {i}", 11, 2, None) for i in range(3)),
)
TWINS: tuple[Card, ...] = 4 * (("Twin", 8, 1, None),) + 4 * (("Other Twin", 8, 1, None),)
D, B, C, S, M = "driver", "brute", "crook", "snitch", "mastermind"


class Case(NamedTuple):
    """A position, as the answers that lead to it and what is laid on the table by hand then; and how deep to count."""

    players: int
    depth: int
    script: tuple[Move, ...] = ()
    purses: tuple[int, ...] | None = None
    cards: tuple[int, ...] | None = None
    round: int | None = None
    deck: tuple[Card, ...] = plain_deck()
    leader: int | None = 0
    fooled: bool = False
    verbs: frozenset[str] | None = None
    slow: bool = False

    def position(self) -> Position:
        p = start(self.players, self.deck, self.leader, self.fooled)
        for seat, action in self.script:
            assert action[0] == "propose" or (seat, action) in moves(p, proposals=False), (seat, action)
            p = play(p, seat, action)
        p.purses = list(self.purses or p.purses)
        p.cards = list(self.cards or p.cards)
        p.round = self.round or p.round
        return p


def planned(*hands: str | tuple[str, str], aside: str, card: Card | None = None) -> tuple[Move, ...]:
    """A card is turned, everybody chooses, a role is set aside."""
    chosen = [(hand,) if isinstance(hand, str) else hand for hand in hands]
    turned: Move = (NATURE, ("turn", card or plain_deck()[0]))
    return (turned, *((s, ("choose", hand)) for s, hand in enumerate(chosen)), (NATURE, ("aside", aside)))


def said(verb: str, *seats: int) -> tuple[Move, ...]:
    return tuple((s, (verb,)) for s in seats)


def claimed(*seats: int) -> tuple[Move, ...]:
    """Somebody claims to be a Brute."""
    return tuple((s, ("claim", s, B)) for s in seats)


def left(*characters: int, each: int = 1) -> tuple[Move, ...]:
    return tuple((c // each, ("withdraw", c)) for c in characters)


FOUR = planned(D, B, C, D, aside=D)
FIVE = planned(S, B, C, D, D, aside=D)
SEVEN_CARD = SYMBOLS[4]
THREE = planned((S, B), (D, M), (C, B), aside=B, card=SYMBOLS[0])
PAY_CID: Action = ("propose", ((0, 2, 1),), (2,))
BOTH_GO: Action = ("propose", (), (0, 1))
ALL_GO: Action = ("propose", ((1, 0, 1),), (0, 2, 3))

CASES: dict[str, Case] = {
    # (a) from the start
    "start, leader by chance": Case(4, 5, leader=None),
    "start, equal cards": Case(4, 6, deck=TWINS),
    "start, five players": Case(5, 4),
    "start, three players": Case(3, 3),
    "beggars choose": Case(4, 5, ((NATURE, ("turn", plain_deck()[0])),), purses=(0, 0, 0, 0)),
    "beggars choose and talk": Case(4, 6, ((NATURE, ("turn", plain_deck()[0])),), purses=(0, 0, 0, 0), slow=True),
    # (b) negotiation with deals
    "four, one coin": Case(4, 2, FOUR, purses=(1, 0, 0, 0)),
    "four, two coins": Case(4, 1, FOUR, purses=(1, 1, 0, 0)),
    "four, three coins": Case(4, 1, FOUR, purses=(0, 2, 0, 1)),
    "three of four, one coin": Case(4, 2, FOUR + left(3), purses=(1, 0, 0, 0)),
    "three of four, one coin, deeper": Case(4, 3, FOUR + left(3), purses=(1, 0, 0, 0), slow=True),
    "three of four, coin outside": Case(4, 2, FOUR + left(3), purses=(0, 0, 0, 1)),
    "two of four, two coins": Case(4, 3, FOUR + left(2, 3), purses=(1, 1, 0, 0)),
    "two of four, look": Case(4, 3, FOUR + left(2, 3), purses=(0, 1, 0, 0), cards=(0, 1, 1, 0)),
    "two of four, ready": Case(4, 3, FOUR + left(2, 3) + said("ready", 1), purses=(0, 1, 0, 0)),
    "two of four, one left to claim and propose": Case(
        4,
        3,
        FOUR
        + left(2, 3)
        + 19 * ((0, ("claim", 0, B)),)
        + 19 * ((0, ("propose", (), (0, 1))), (0, ("back", 0)))
        + ((1, ("propose", (), (0, 1))),),
        purses=(0, 0, 0, 0),
    ),
    # (c) a lone Snitch
    "snitch names": Case(5, 4, FIVE + said("ready", 0, 1, 2, 3, 4), cards=(0, 0, 1, 0, 0)),
    "snitch names, spender has left": Case(
        5, 4, FIVE + left(4) + said("ready", 0, 1, 2, 3), cards=(1, 0, 0, 0, 2), purses=(1, 2, 3, 4, 0)
    ),
    "snitch alone": Case(5, 4, FIVE + left(1, 2, 3, 4) + said("ready", 0), purses=(1, 5, 5, 5, 5)),
    "snitch has nothing to name": Case(
        5,
        3,
        planned(S, S, S, S, D, aside=D) + left(1, 2, 3) + claimed(4) + said("time", 0) + said("ready", 0),
        purses=(3, 0, 0, 0, 2),
        cards=(0, 1, 0, 0, 0),
    ),
    # (d) three players
    "three players, one in": Case(
        3, 4, THREE + left(0, 1, 2, 3, each=2), purses=(1, 0, 0), cards=(1, 0, 0), deck=SYMBOLS
    ),
    "three players, two in": Case(3, 2, THREE + left(0, 1, 2, each=2), purses=(1, 1, 0), deck=SYMBOLS),
    "three players, all in": Case(3, 1, THREE, purses=(1, 0, 0), deck=SYMBOLS),
    "three players, snitch names": Case(
        3, 4, THREE + said("ready", 0, 1, 2), purses=(4, 1, 0), cards=(0, 1, 0), deck=SYMBOLS
    ),
    # (e) time is called
    "time called": Case(4, 3, FOUR + claimed(1, 2, 3) + said("time", 0)),
    "time called, proposals open": Case(
        4, 3, (*FOUR, (0, PAY_CID), (1, BOTH_GO), (0, ALL_GO), *said("ready", 0, 1), *claimed(3), *said("time", 0))
    ),
    "time to be called soon": Case(4, 3, FOUR + left(3) + claimed(0, 2), purses=(0, 0, 0, 0)),
    "time not to be called by one who left": Case(4, 2, FOUR + claimed(1, 2, 3) + left(0, 2), purses=(0, 1, 0, 0)),
    "time to be called by the third leader": Case(
        4,
        8,
        FOUR
        + left(0, 1, 2, 3)
        + planned(B, B, C, D, aside=C, card=plain_deck()[1])
        + left(0, 1, 2, 3)
        + planned(C, B, C, D, aside=C, card=plain_deck()[2]),
        leader=2,
        verbs=QUIET | {"time"},
    ),
    # (f) games end
    "last round": Case(4, 2, FOUR + left(0) + said("ready", 1, 2), purses=(0, 0, 0, 1), round=8),
    "last round, time called": Case(
        4,
        4,
        FOUR + claimed(1, 2, 3) + said("time", 0) + said("ready", 0, 1),
        purses=(10, 9, 13, 9),
        cards=(1, 0, 0, 0),
        round=8,
    ),
    "twenty in reach": Case(
        4, 4, FOUR + claimed(1, 2, 3) + said("time", 0) + said("ready", 0, 1), purses=(19, 13, 13, 25)
    ),
    # (g) won't get fooled again
    "fooled": Case(4, 5, FOUR + left(0, 1, 2, 3), fooled=True),
    "fooled, five players": Case(5, 4, FIVE + said("ready", 0, 1, 2, 3, 4) + ((0, ("name", D)),), fooled=True),
    # Whole rounds, without talk, one seat after the other
    "quiet round of four": Case(4, 10, ((NATURE, ("turn", SYMBOLS[3])),), deck=SYMBOLS, verbs=QUIET),
    "quiet round of four, leaving": Case(
        4, 9, planned(D, B, C, B, aside=B, card=SYMBOLS[0]), deck=SYMBOLS, verbs=QUIET | {"withdraw"}
    ),
    "quiet last round of five": Case(
        5, 12, ((NATURE, ("turn", SYMBOLS[1])), (0, ("choose", (S,)))), deck=SYMBOLS, verbs=QUIET, round=8
    ),
    "quiet round of seven": Case(
        7,
        14,
        ((NATURE, ("turn", SEVEN_CARD)), *((s, ("choose", (r,))) for s, r in enumerate((B, D, C, S)))),
        purses=(15, 4, 3, 2, 16, 15, 1),
        deck=SYMBOLS,
        verbs=QUIET,
    ),
    "quiet round of three": Case(
        3,
        8,
        ((NATURE, ("turn", SYMBOLS[2])), (0, ("choose", (S, C)))),
        purses=(1, 12, 16),
        deck=SYMBOLS,
        verbs=QUIET,
    ),
}


def main(names: list[str]) -> None:
    """The gold numbers, as they stand in test_perft.py."""
    for name in names or CASES:
        case = CASES[name]
        begun = time.perf_counter()
        tally = perft(case.position(), case.depth, case.verbs)
        values = (getattr(tally, one) for one in tally._fields)
        print(f'    "{name}": Tally({", ".join(map(str, values))}),  # {time.perf_counter() - begun:.1f} s', flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
