"""A second Million Club, small and naive, written from the contract alone: it counts what the engine must count.

Knows nothing of `millions`. The rules are told as one long story (a generator) that stops at every question; to try
another answer the story is told again from its beginning. Actions are plain tuples, the first word is the verb.
Run it to get the gold numbers of `test_perft_club.py`: python -m tests.perft.brute_force_club [name ...]
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

NATURE = -1
Action = tuple[Any, ...]
Move = tuple[int, Action]
Company = tuple[str, int, int]  # type, face, bills
Pawn = tuple[int, str, str]  # whose, tile, sector or nothing
Play = Generator[tuple[int, list[Action]], Action, None]

TYPES = ("resource", "industry", "transport")
REGIONS = ("africa", "asia", "america", "india", "oceania")
NUMBERED = ("intrigues", "colonies", "companies")
CARDS = {
    "intrigues": (
        *("racket", "capitalization", "colonial-contract", "unfair-competition"),
        *("colonial-unrest", "dumping", "expansion", "capital-increase"),
    ),
    "colonies": tuple(region for region in REGIONS for _ in range(6)),
    "companies": tuple(one for one in TYPES for _ in range(13)),
}
CLOSED = ("lobby", "intrigues", "colonies", "exchange", "companies", "exchange", "colonies", "intrigues", "lobby")
PROFILES = ("lobbyist", "capitalist", "colonist", "heir", "entrepreneur", "schemer")
PASS: Action = ("pass",)


@dataclass
class Position:
    """All that is true now, and what may be answered."""

    players: int
    start: str
    round: int = 0
    first: int = 0
    money: list[int] = field(default_factory=list)
    companies: list[list[Company]] = field(default_factory=list)
    colonies: list[list[str]] = field(default_factory=list)
    pawns: list[Pawn] = field(default_factory=list)  # in the order in which they were placed
    decks: dict[str, list[str]] = field(default_factory=dict)
    profiles: list[str] = field(default_factory=list)
    scores: list[tuple[int, ...]] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    asked: list[Move] = field(default_factory=list)
    story: Play | None = None
    before: Position | None = None
    told: tuple[Action, ...] = ()

    def copy(self) -> Position:
        """The same things on another table; nobody has been asked yet."""
        new = Position(self.players, self.start, self.round, self.first, self.money[:])
        new.companies, new.colonies = [own[:] for own in self.companies], [own[:] for own in self.colonies]
        new.pawns, new.profiles = self.pawns[:], self.profiles[:]
        new.decks = {tile: deck[:] for tile, deck in self.decks.items()}
        return new

    def in_turn(self) -> list[int]:
        """MC-R5."""
        return [(self.first + i) % self.players for i in range(self.players)]

    def others(self, seat: int) -> list[int]:
        """Everybody else, clockwise."""
        return [(seat + i) % self.players for i in range(1, self.players)]

    def quotation(self, one: str) -> int:
        """MC-S4."""
        return sum(level(c) for own in self.companies for c in own if c[0] == one)


def level(company: Company) -> int:
    return company[1] + company[2]


def different(things: Iterable[Any]) -> list[Any]:
    """Equal things are one choice."""
    return sorted(set(things))


# The story and its tellers


def begin(p: Position, before: Position | None = None) -> Position:
    """The story begins, and goes on to the first question."""
    p.before, p.story = before or p.copy(), game(p)
    hear(p, None)
    return p


def hear(p: Position, action: Action | None) -> None:
    """The story goes on to the next question, if there is one."""
    assert p.story is not None
    try:
        seat, actions = next(p.story) if action is None else p.story.send(action)
        p.asked = [(seat, one) for one in actions]
    except StopIteration:
        p.asked = []


def moves(p: Position) -> list[Move]:
    """Every answer that may be given now, nature's too."""
    return p.asked


def play(p: Position, action: Action) -> Position:
    """The position after an answer; the old one stays as it is."""
    assert p.before is not None
    new = begin(p.before.copy(), p.before)
    new.told = (*p.told, action)
    for one in new.told:
        hear(new, one)
    return new


def game(p: Position) -> Play:
    """From wherever the position starts to the end of the game."""
    if p.start in ("deal", "profiles"):
        yield from (deal(p) if p.start == "deal" else deal_profiles(p))
        p.round = 1
        at = 0
    else:
        at = list(CHAPTERS).index(p.start)
    while True:
        for chapter in list(CHAPTERS.values())[at:]:
            yield from chapter(p)
        if p.round == 9:
            break
        p.round, p.first, p.pawns, at = p.round + 1, (p.first + 1) % p.players, [], 0  # MC-F2
    count_points(p)


# Set-up


def deal(p: Position) -> Play:
    """MC-S2."""
    yield from deal_cards(p, range(p.players))
    yield from random_first(p)


def deal_cards(p: Position, seats: Iterable[int]) -> Play:
    """A company for everybody, then a colony card for everybody."""
    listed = list(seats)
    for seat in listed:
        _, one = yield NATURE, [("give company", one) for one in different(p.decks["companies"])]
        take_company(p, seat, one)
    for seat in listed:
        _, region = yield NATURE, [("give colony", region) for region in different(p.decks["colonies"])]
        take_colony(p, seat, region)


def random_first(p: Position) -> Play:
    _, p.first = yield NATURE, [("first", seat) for seat in range(p.players)]


def take_company(p: Position, seat: int, one: str) -> None:
    p.decks["companies"].remove(one)
    p.companies[seat].append((one, 1, 0))


def take_colony(p: Position, seat: int, region: str) -> None:
    p.decks["colonies"].remove(region)
    p.colonies[seat].append(region)


def deal_profiles(p: Position) -> Play:
    """MC-Z."""
    left = list(PROFILES) if p.players == 6 else list(PROFILES[:5])
    for _ in range(p.players):
        _, profile = yield NATURE, [("give profile", profile) for profile in left]
        left.remove(profile)
        p.profiles.append(profile)
    who = {profile: seat for seat, profile in enumerate(p.profiles)}
    yield from deal_cards(p, [seat for seat in range(p.players) if p.profiles[seat] != "schemer"])
    if "lobbyist" in who:
        p.companies[who["lobbyist"]] = [(one, 2, 0) for one, _, _ in p.companies[who["lobbyist"]]]
    if "capitalist" in who:
        p.companies[who["capitalist"]] = [(one, 1, 1) for one, _, _ in p.companies[who["capitalist"]]]
    if "heir" in who:
        p.money[who["heir"]] = 11
    if "colonist" in who:
        yield from choose_colony(p, who["colonist"])
    if "entrepreneur" in who:
        yield from choose_company(p, who["entrepreneur"])
    if "schemer" not in who:
        yield from random_first(p)
        return
    p.money[who["schemer"]] = 9
    yield from choose_company(p, who["schemer"])
    yield from choose_colony(p, who["schemer"])
    _, p.first = yield who["schemer"], [("first", seat) for seat in range(p.players)]


def choose_company(p: Position, seat: int) -> Play:
    _, one = yield seat, [("choose company", one) for one in different(p.decks["companies"])]
    take_company(p, seat, one)


def choose_colony(p: Position, seat: int) -> Play:
    _, region = yield seat, [("choose colony", region) for region in different(p.decks["colonies"])]
    take_colony(p, seat, region)


# Pawns and privileges


def place(p: Position) -> Play:
    """MC-R2. Pawns may lie there already."""
    while len(p.pawns) < 2 * p.players:
        seat = p.in_turn()[len(p.pawns) % p.players]
        _, tile, sector = yield seat, [("place", *spot) for spot in free(p)]
        p.pawns.append((seat, tile, sector))


def free(p: Position) -> list[tuple[str, str]]:
    """MC-R1, MC-R3, MC-R4."""
    spots = []
    for tile in ("lobby", "intrigues", "colonies", "exchange", "companies"):
        if tile == CLOSED[p.round - 1]:
            continue
        if tile not in NUMBERED:
            spots += [(tile, sector) for sector in TYPES]
        elif len([pawn for pawn in p.pawns if pawn[1] == tile]) < p.players:
            spots += [(tile, "")]
    return spots


def chairs(p: Position, tile: str) -> list[int]:
    """Whose pawns stand on a tile, in the order in which they came."""
    return [seat for seat, where, _ in p.pawns if where == tile]


def privileged(p: Position, tile: str) -> list[int]:
    """MC-R6. One player or none."""
    on = chairs(p, tile)
    return [s for s in range(p.players) if all(on.count(s) > on.count(other) for other in p.others(s))]


# Company moves


def company_moves(companies: Iterable[Company]) -> list[Action]:
    """MC-V1; and none."""
    actions: list[Action] = [PASS]
    for company in different(companies):
        if company[1] < 4:
            actions.append(("develop", company))
        if company[1] > 1:
            actions.append(("tax", company))
    return actions


def make_move(p: Position, seat: int, action: Action) -> Company:
    """MC-V1. What the company is then."""
    verb, company = action
    if verb == "tax":
        p.money[seat] += level(company)
    return change(p, seat, company, face=-1 if verb == "tax" else +1)


def change(p: Position, seat: int, company: Company, face: int = 0, bills: int = 0) -> Company:
    new = (company[0], company[1] + face, company[2] + bills)
    p.companies[seat].remove(company)
    p.companies[seat].append(new)
    return new


# The tiles


def lobby(p: Position) -> Play:
    """MC-1.1, MC-1.2. Who has no company of a type has nothing to do in its sector."""
    for seat in p.in_turn():
        useful = []
        for one in TYPES:
            if (seat, "lobby", one) in p.pawns and one in [c[0] for c in p.companies[seat]]:
                useful.append(one)
        if len(useful) == 2:
            _, chosen = yield seat, [("begin", one) for one in useful]
            useful.sort(key=lambda one: one != chosen)
        for one in useful:
            for _ in [pawn for pawn in p.pawns if pawn[1:] == ("lobby", one)]:
                action = yield seat, company_moves([c for c in p.companies[seat] if c[0] == one])
                if action == PASS:
                    break
                make_move(p, seat, action)


def lobby_privilege(p: Position) -> Play:
    """MC-1.3."""
    for seat in privileged(p, "lobby"):
        sectors = different(sector for who, tile, sector in p.pawns if who == seat and tile == "lobby")
        targets = [spot for spot in free(p) if spot[0] != "lobby"]
        if not targets:
            continue
        action = yield seat, [PASS, *(("move pawn", sector, *spot) for sector in sectors for spot in targets)]
        if action != PASS:
            _, sector, *spot = action
            p.pawns.remove((seat, "lobby", sector))
            p.pawns.append((seat, spot[0], spot[1]))


def draft(p: Position, tile: str, pick: Callable[[Position, int, list[str], list[str]], Play]) -> Play:
    """MC-2.1, MC-3.3. What nobody takes is discarded; the discards lie under "discards" until the shuffle."""
    on, deck = chairs(p, tile), p.decks[tile]
    number = min(len(on) + 1, len(deck)) if on else 0
    hand: list[str] = []
    discards: list[str] = []
    if number:
        *_, cards = yield NATURE, [("draw", tile, cards) for cards in handfuls(tuple(deck), number)]
        hand = list(cards)
        for card in hand:
            deck.remove(card)
    for seat in on:
        if hand:
            yield from pick(p, seat, hand, discards)
    p.decks["discards"] = hand + discards


@cache
def handfuls(bag: tuple[str, ...], number: int) -> list[tuple[str, ...]]:
    """All the different hands of this number of cards."""
    hands: set[tuple[str, ...]] = {()}
    for _ in range(number):
        hands = {tuple(sorted((*h, card))) for h in hands for card in set(bag) if h.count(card) < bag.count(card)}
    return sorted(hands)


def shuffle(p: Position, tile: str) -> None:
    """MC-3.2. Deck and discards together."""
    p.decks[tile] += p.decks.pop("discards", [])


def intrigues(p: Position) -> Play:
    """MC-2.1, MC-2.2."""
    yield from draft(p, "intrigues", pick_intrigue)


def pick_intrigue(p: Position, seat: int, hand: list[str], discards: list[str]) -> Play:
    _, card = yield seat, [("intrigue", card) for card in hand]
    hand.remove(card)
    yield from INTRIGUES[card](p, seat)


def intrigue_privilege(p: Position) -> Play:
    """MC-2.3."""
    for seat in privileged(p, "intrigues"):
        if p.decks["intrigues"]:
            action = yield seat, [PASS, *(("intrigue", card) for card in p.decks["intrigues"])]
            if action != PASS:
                p.decks["intrigues"].remove(action[1])
                yield from INTRIGUES[action[1]](p, seat)
    p.decks.pop("discards", None)
    p.decks["intrigues"] = list(CARDS["intrigues"])


def colonies(p: Position) -> Play:
    """MC-3.1."""
    yield from draft(p, "colonies", pick_colony)


def pick_colony(p: Position, seat: int, hand: list[str], discards: list[str]) -> Play:
    verbs = ["buy colony", "discard colony"] if p.money[seat] >= 2 else ["discard colony"]
    verb, region = yield seat, [(verb, region) for verb in verbs for region in different(hand)]
    hand.remove(region)
    if verb == "buy colony":
        p.money[seat] -= 2
        p.colonies[seat].append(region)
    else:
        discards.append(region)


def colony_privilege(p: Position) -> Play:
    """MC-3.2, MC-2.3: one without money may look too."""
    deck = p.decks["colonies"]
    for seat in privileged(p, "colonies"):
        if deck:
            able = p.money[seat] >= 2
            action = yield seat, [PASS, *(("buy colony", region) for region in different(deck) if able)]
            if action != PASS:
                p.money[seat] -= 2
                take_colony(p, seat, action[1])
    shuffle(p, "colonies")


def exchange(p: Position) -> Play:
    """MC-4.1, MC-4.2."""
    depends = {"industry": "resource", "resource": "transport", "transport": "industry"}
    for seat in p.in_turn():
        due = 0
        for who, tile, sector in p.pawns:
            if (who, tile) == (seat, "exchange"):
                due += p.quotation(sector) - p.quotation(depends[sector])
        p.money[seat] = max(p.money[seat] + due, 0)
    yield from ()


def takeover(p: Position) -> Play:
    """MC-4.3. Asked if there is a company that could be taken over, money or not."""
    for seat in privileged(p, "exchange"):
        targets = [(owner, c) for owner in p.others(seat) for c in different(p.companies[owner])]
        if not targets:
            continue
        paid = [("take over", owner, c) for owner, c in targets if 3 * level(c) <= p.money[seat]]
        action = yield seat, [PASS, *paid]
        if action != PASS:
            _, owner, company = action
            p.money[seat] -= 3 * level(company)
            p.money[owner] += 3 * level(company)
            p.companies[owner].remove(company)
            p.companies[seat].append(company)


def companies(p: Position) -> Play:
    """MC-5.1."""
    yield from draft(p, "companies", pick_company)


def pick_company(p: Position, seat: int, hand: list[str], discards: list[str]) -> Play:
    verbs = ["buy company", "discard company"] if p.money[seat] >= 4 else ["discard company"]
    verb, one = yield seat, [(verb, one) for verb in verbs for one in different(hand)]
    hand.remove(one)
    if verb == "buy company":
        p.money[seat] -= 4
        p.companies[seat].append((one, 1, 0))
    else:
        discards.append(one)


def company_privilege(p: Position) -> Play:
    """MC-5.2."""
    deck = p.decks["companies"]
    for seat in privileged(p, "companies"):
        if deck:
            able = p.money[seat] >= 4
            action = yield seat, [PASS, *(("buy company", one) for one in different(deck) if able)]
            if action != PASS:
                p.money[seat] -= 4
                take_company(p, seat, action[1])
    shuffle(p, "companies")


def last_moves(p: Position) -> Play:
    """MC-F1."""
    for seat in p.in_turn():
        if p.companies[seat]:
            action = yield seat, company_moves(p.companies[seat])
            if action != PASS:
                make_move(p, seat, action)


CHAPTERS: dict[str, Callable[[Position], Play]] = {
    "place": place,
    "lobby": lobby,
    "lobby privilege": lobby_privilege,
    "intrigues": intrigues,
    "intrigue privilege": intrigue_privilege,
    "colonies": colonies,
    "colony privilege": colony_privilege,
    "exchange": exchange,
    "takeover": takeover,
    "companies": companies,
    "company privilege": company_privilege,
    "last moves": last_moves,
}


# The intrigues


def racket(p: Position, seat: int) -> Play:
    """MC-2.a."""
    p.money[seat] += 3
    for other in p.others(seat):
        p.money[other] = max(p.money[other] - 3, 0)
    yield from ()


def capitalization(p: Position, seat: int) -> Play:
    """MC-2.b."""
    p.money[seat] += 6
    yield from ()


def choose_opponent(p: Position, seat: int) -> Generator[tuple[int, list[Action]], Action, int]:
    """MC-2.c, MC-2.e. Not asked where there is only one."""
    if p.players == 2:
        return 1 - seat
    _, owner = yield seat, [("look at", other) for other in p.others(seat)]
    return int(owner)


def colonial_contract(p: Position, seat: int) -> Play:
    """MC-2.c."""
    owner = yield from choose_opponent(p, seat)
    if not p.colonies[owner]:
        return
    able = p.money[seat] >= 3
    action = yield seat, [PASS, *(("contract", region) for region in different(p.colonies[owner]) if able)]
    if action != PASS:
        p.money[seat] -= 3
        p.money[owner] += 3
        p.colonies[owner].remove(action[1])
        p.colonies[seat].append(action[1])


def unfair_competition(p: Position, seat: int) -> Play:
    """MC-2.d."""
    _, one = yield seat, [("compete", one) for one in TYPES]
    for owner in (seat, *p.others(seat)):
        by = 1 if owner == seat else -1
        able = different(c for c in p.companies[owner] if c[0] == one and 1 <= c[1] + by <= 4)
        if len(able) > 1:
            _, chosen = yield seat, [("turn", c) for c in able]
            change(p, owner, chosen, face=by)
        elif able:
            change(p, owner, able[0], face=by)


def colonial_unrest(p: Position, seat: int) -> Play:
    """MC-2.e."""
    owner = yield from choose_opponent(p, seat)
    mine, theirs = p.colonies[seat], p.colonies[owner]
    if not mine or not theirs:
        return
    action = yield (
        seat,
        [PASS, *(("swap colonies", give, get) for give in different(mine) for get in different(theirs))],
    )
    if action != PASS:
        _, give, get = action
        mine.remove(give)
        theirs.remove(get)
        mine.append(get)
        theirs.append(give)


def dumping(p: Position, seat: int) -> Play:
    """MC-2.f."""
    swaps: list[Action] = []
    for give in different(p.companies[seat]):
        for owner in p.others(seat):
            for get in different(p.companies[owner]):
                if abs(level(give) - level(get)) <= 1:
                    swaps.append(("swap companies", give, owner, get))
    if not swaps:
        return
    action = swaps[0]
    if len(swaps) > 1:
        action = yield seat, swaps
    _, give, owner, get = action
    p.companies[seat].remove(give)
    p.companies[owner].remove(get)
    p.companies[seat].append(get)
    p.companies[owner].append(give)


def expansion(p: Position, seat: int) -> Play:
    """MC-2.g."""
    if not p.companies[seat]:
        return
    action = yield seat, company_moves(p.companies[seat])
    if action == PASS:
        return
    moved = make_move(p, seat, action)
    action = yield seat, company_moves([moved])
    if action != PASS:
        make_move(p, seat, action)


def capital_increase(p: Position, seat: int) -> Play:
    """MC-2.h."""
    able = different(p.companies[seat])
    if not able:
        return
    chosen = able[0]
    if len(able) > 1:
        _, chosen = yield seat, [("raise", c) for c in able]
    change(p, seat, chosen, bills=1)


INTRIGUES: dict[str, Callable[[Position, int], Play]] = {
    "racket": racket,
    "capitalization": capitalization,
    "colonial-contract": colonial_contract,
    "unfair-competition": unfair_competition,
    "colonial-unrest": colonial_unrest,
    "dumping": dumping,
    "expansion": expansion,
    "capital-increase": capital_increase,
}


# Scoring


def count_points(p: Position) -> None:
    """MC-X."""
    for seat in range(p.players):
        levels = sum(level(c) for c in p.companies[seat])
        types = [[c[0] for c in own] for own in p.companies]
        leadership, consortium = majority_and_sets(types, seat, TYPES)
        concession, globalisation = majority_and_sets(p.colonies, seat, REGIONS)
        cards = len(p.colonies[seat])
        p.scores.append(
            (levels, leadership, consortium, cards, concession, globalisation, p.money[seat] // 4),
        )
    results = [(sum(p.scores[seat]), p.money[seat]) for seat in range(p.players)]
    p.winners = [seat for seat in range(p.players) if results[seat] == max(results)]


def majority_and_sets(hands: list[list[str]], seat: int, kinds: tuple[str, ...]) -> tuple[int, int]:
    """Points for what one has strictly most of, and for having one of each."""
    majority = 0
    for kind in kinds:
        most = max(hand.count(kind) for other, hand in enumerate(hands) if other != seat)
        if hands[seat].count(kind) > most:
            majority += hands[seat].count(kind)
    return majority, 2 * min(hands[seat].count(kind) for kind in kinds)


# Counting


class Tally(NamedTuple):
    """How many sequences of each length there are; and by seat, added up over all the nodes, what everybody has."""

    nodes: tuple[int, ...]
    over: int
    money: tuple[int, ...]
    levels: tuple[int, ...]
    colonies: tuple[int, ...]
    firsts: tuple[int, ...]
    scores: tuple[int, ...]
    wins: tuple[int, ...]


class Count:
    """A tally in the making; also used by the engine's side."""

    def __init__(self, players: int, depth: int) -> None:
        self.nodes = [0] * (depth + 1)
        self.over = 0
        self.lines = [[0] * players for _ in range(6)]

    def visit(
        self,
        ply: int,
        money: Iterable[int],
        levels: Iterable[int],
        colonies: Iterable[int],
        first: int,
        scores: Iterable[int],
        winners: Iterable[int],
    ) -> None:
        """Nobody has points or has won before the game is over."""
        self.nodes[ply] += 1
        ends = list(winners)
        self.over += bool(ends)
        listed = (money, levels, colonies, [int(s == first) for s in range(len(self.lines[0]))], scores)
        for line, values in zip(self.lines, listed, strict=False):
            for seat, value in enumerate(values):
                line[seat] += value
        for seat in ends:
            self.lines[5][seat] += 1

    def tally(self) -> Tally:
        return Tally(tuple(self.nodes), self.over, *map(tuple, self.lines))


def perft(p: Position, depth: int) -> Tally:
    """All sequences of answers up to a depth."""
    count = Count(p.players, depth)

    def walk(p: Position, ply: int) -> None:
        levels = [sum(map(level, own)) for own in p.companies]
        count.visit(ply, p.money, levels, map(len, p.colonies), p.first, map(sum, p.scores), p.winners)
        if ply < depth:
            for _, action in moves(p):
                walk(play(p, action), ply + 1)

    walk(p, 0)
    return count.tally()


# The positions

SPOTS = {
    **{"L" + one[0]: ("lobby", one) for one in TYPES},
    **{"E" + one[0]: ("exchange", one) for one in TYPES},
    **{"In": ("intrigues", ""), "Co": ("colonies", ""), "So": ("companies", "")},
}


class Case(NamedTuple):
    """A position, as what is laid on the table by hand and the answers given then; and how deep to count.

    A company is written as type, face and bills: R1, I2, T4+1; a colony card as the first letters of its region; a
    pawn as its seat and where it stands: 0Lr, 1In, 2Co, 0Et, 1So. Decks not named are full but for what is owned.
    """

    players: int
    depth: int
    start: str
    companies: tuple[str, ...] = ()
    pawns: str = ""
    colonies: tuple[str, ...] = ()
    money: tuple[int, ...] = ()
    round: int = 0
    first: int = 0
    intrigue_deck: str | None = None
    colony_deck: str | None = None
    company_deck: str | None = None
    script: tuple[Action, ...] = ()
    slow: bool = False

    def laid(self) -> Position:
        """What lies on the table before the script."""
        p = Position(self.players, self.start, self.round, self.first)
        p.money = list(self.money or [7] * self.players)
        p.companies = [list(map(company, own.split())) for own in self.companies or [""] * self.players]
        p.colonies = [list(map(region, own.split())) for own in self.colonies or [""] * self.players]
        p.pawns = [(int(pawn[0]), *SPOTS[pawn[1:]]) for pawn in self.pawns.split()]
        p.decks = {tile: list(cards) for tile, cards in CARDS.items()}
        for own in p.companies:
            for one, _, _ in own:
                p.decks["companies"].remove(one)
        for hand in p.colonies:
            for card in hand:
                p.decks["colonies"].remove(card)
        if self.intrigue_deck is not None:
            p.decks["intrigues"] = [card for card in CARDS["intrigues"] if card in self.intrigue_deck.split()]
        if self.colony_deck is not None:
            p.decks["colonies"] = sorted(map(region, self.colony_deck.split()), key=REGIONS.index)
        if self.company_deck is not None:
            p.decks["companies"] = sorted(map(kind, self.company_deck.split()), key=TYPES.index)
        return p

    def position(self) -> Position:
        p = begin(self.laid())
        for action in self.script:
            assert action in [one for _, one in moves(p)], (action, moves(p))
            hear(p, action)
            p.told += (action,)
        return p


def kind(letter: str) -> str:
    return next(one for one in TYPES if one[0] == letter.lower())


def company(text: str) -> Company:
    face, _, bills = text[1:].partition("+")
    return kind(text[0]), int(face), int(bills or 0)


def region(text: str) -> str:
    return next(one for one in REGIONS if one.startswith(text))


def table(
    start: str,
    depth: int,
    companies: tuple[str, ...],
    pawns: str = "",
    colonies: tuple[str, ...] = (),
    money: tuple[int, ...] = (),
    round: int = 5,
    **more: Any,
) -> Case:
    """A position in the middle of the game; unless another round is named, in the fifth."""
    return Case(len(companies), depth, start, companies, pawns, colonies, money, round, **more)


def profiled(*profiles: str) -> tuple[Action, ...]:
    return tuple(("give profile", profile) for profile in profiles)


def dealt(types: str, regions: str) -> tuple[Action, ...]:
    companies = (("give company", kind(one)) for one in types.split())
    return (*companies, *(("give colony", region(one)) for one in regions.split()))


def plays(card: str, depth: int, companies: tuple[str, ...], **more: Any) -> Case:
    """The card alone in the deck: the second player draws and picks it, and nobody has the privilege."""
    return table("intrigues", depth, companies, "1In 0In", intrigue_deck=card, **more)


def searches(card: str, depth: int, companies: tuple[str, ...], **more: Any) -> Case:
    """The card alone in the rest of the deck, where the last player finds it."""
    pawns = f"{len(companies) - 1}In"
    return table("intrigue privilege", depth, companies, pawns, intrigue_deck=card, **more)


NOBODYS = ("", "")
ONE_EACH = ("R1", "I1")
TWO_EACH = ("R1 I2", "I3 T1+1")
HANDS = ("af as", "as as oc")
THREE_HANDS = ("af", "af as", "")
SIX = ("R1", "R2", "I1", "I2", "T1", "T2")
TO_THE_SCHEMER = profiled("lobbyist", "heir", "schemer", "entrepreneur", "colonist", "capitalist")
TO_THE_FIRST_SCHEMER = profiled("schemer", "colonist", "entrepreneur", "capitalist", "lobbyist", "heir")

CASES: dict[str, Case] = {
    # (a) set-up
    "deal, two players": Case(2, 5, "deal"),
    "deal, two players, and the first pawns": Case(2, 5, "deal", script=dealt("R I", "oc")),
    "deal, last cards": Case(2, 6, "deal", company_deck="R I", colony_deck="as oc"),
    "deal, three players": Case(3, 7, "deal", company_deck="R R I T", colony_deck="af as as"),
    "deal, six players": Case(6, 5, "deal", script=dealt("R R I I T T", "af as af")),
    "deal, first three of six": Case(6, 5, "deal"),
    "profiles, two players": Case(2, 4, "profiles"),
    "profiles, two players, few cards": Case(2, 7, "profiles", company_deck="R R R I", colony_deck="as as oc"),
    "profiles, colonist and entrepreneur": Case(2, 5, "profiles", script=profiled("entrepreneur", "colonist")),
    "profiles, colonist and entrepreneur choose": Case(
        2, 4, "profiles", script=profiled("colonist", "entrepreneur") + dealt("R R", "af af")
    ),
    "profiles, three without a choice": Case(
        3, 5, "profiles", script=profiled("capitalist", "lobbyist", "heir") + dealt("R I T", "af")
    ),
    "profiles, three, no schemer": Case(3, 3, "profiles"),
    "profiles, five, all but the schemer": Case(
        5,
        14,
        "profiles",
        script=profiled("heir", "entrepreneur", "colonist", "capitalist"),
        company_deck="R R R R R I",
        colony_deck="as as as as as as oc",
    ),
    "profiles, six": Case(6, 4, "profiles", script=profiled("schemer", "heir", "lobbyist")),
    "profiles, six with a schemer": Case(
        6,
        6,
        "profiles",
        script=TO_THE_SCHEMER + dealt("R R I I T", "af as af oc in"),
        colony_deck="af as af oc in as oc",
    ),
    "profiles, the schemer sits first": Case(
        6,
        7,
        "profiles",
        company_deck="R R R I I I T",
        colony_deck="af af af as as as oc",
        script=TO_THE_FIRST_SCHEMER + dealt("R R I I I", "af af as as"),
    ),
    # (b) pawns
    "placement, first round": Case(2, 4, "place", ONE_EACH, round=1),
    "placement, first player second, no exchange": Case(2, 4, "place", ONE_EACH, round=4, first=1),
    "placement, no companies": Case(2, 4, "place", NOBODYS, round=5),
    "placement, no intrigues": Case(3, 3, "place", ("R1", "", "T1"), "1Co 2Co 0So", round=8, first=1),
    "placement, no intrigues, and on": Case(
        3, 4, "place", ("R1", "", "T1"), "1Co 2Co 0So", round=8, first=1, slow=True
    ),
    "placement, seats full": Case(2, 3, "place", ONE_EACH, "1Co 0Co", round=6, first=1),
    "placement, three in a row": Case(3, 3, "place", ("R1", "I1", ""), "2So 0So 1So", round=3, first=2),
    "placement, six players": Case(6, 3, "place", SIX, "0In 1In 2In 3In 4In 5In 0So 1So 2So", round=3),
    "placement, last pawns of six": Case(
        6, 2, "place", SIX, "4So 5So 0So 1So 2So 3So 4Co 5Co 0Co 1Co", round=4, first=4
    ),
    "placement, last pawns of six, and on": Case(
        6, 4, "place", SIX, "4So 5So 0So 1So 2So 3So 4Co 5Co 0Co 1Co", round=4, first=4, slow=True
    ),
    # (c) the Lobby
    "lobby, one sector": table("lobby", 4, ("R1 R2", "R4"), "0Lr 1Lr 0So 1So", round=2),
    "lobby, four moves": table("lobby", 5, ("R2", "R3+1"), "0Lr 1Lr 0Lr 1Lr"),
    "lobby, two sectors": table("lobby", 5, ("R1 I4", "I2 I2"), "0Lr 1Li 0Li 1So", round=4),
    "lobby, two sectors, one type": table("lobby", 4, ("T2", "R1 T1"), "0Lr 1Lr 0Lt 1Lt"),
    "lobby, two sectors, second type": table("lobby", 4, ("T2 I1", "R1"), "1Li 0Li 1Lt 0Lt", first=1),
    "lobby, not one's type": table("lobby", 3, ("R1", "I3"), "0Lt 1Lr 0Co 1Lt"),
    "lobby, no company": table("lobby", 3, ("", "I3"), "0Li 1Li 0Co 1In"),
    "lobby, three players": table("lobby", 4, ("R1+2", "R2", "I1 R4"), "2Lr 0Lr 1Li 2Li 0In 1In", first=2),
    "lobby, equal companies": table("lobby", 4, ("R2 R2 R3", "R2 R2+1"), "0Lr 1Er 0Lr 1Er"),
    "lobby privilege": table("lobby privilege", 2, ONE_EACH, "0Lr 1Co 0Li 1In"),
    "lobby privilege, and on": table("lobby privilege", 3, ONE_EACH, "0Lr 1Co 0Li 1In", slow=True),
    "lobby privilege, one sector": table("lobby privilege", 3, ONE_EACH, "0Lr 1Lr 0Lr 1So", round=4),
    "lobby privilege, one pawn": table("lobby privilege", 2, ONE_EACH, "1Lt 0Ei 1Er 0Ei", first=1),
    "lobby privilege, seats taken": table("lobby privilege", 2, ONE_EACH, "0Lr 1In 0Li 1In"),
    "lobby privilege, next seat": table(
        "lobby privilege", 4, ("", ""), "0Lr 1Co 0Li 1So", round=2, colony_deck="as oc"
    ),
    "lobby privilege, tie": table("lobby privilege", 3, ONE_EACH, "0Lr 1Lt 0Er 1Ei"),
    "lobby privilege of three": table("lobby privilege", 3, ("", "R1", ""), "0Lr 1Lr 2Co 0Er 1Lr 2Ei", (), (0, 7, 7)),
    "lobby privilege gives another": table(
        "lobby privilege", 4, ONE_EACH, "0Lr 1Co 0Co 1So", round=2, colony_deck="as as as oc", company_deck="R R R"
    ),
    # (d) intrigues, each drawn by one without and found by one with the privilege
    "racket": plays("racket", 5, ONE_EACH, money=(2, 5)),
    "racket found": searches("racket", 5, ("R1", "I1", ""), money=(0, 4, 7)),
    "capitalization": plays("capitalization", 5, ONE_EACH),
    "capitalization found": searches("capitalization", 8, ONE_EACH, round=9),
    "contract": plays("colonial-contract", 6, ONE_EACH, colonies=("af as as", "oc"), money=(0, 3)),
    "contract, poor": plays("colonial-contract", 6, ONE_EACH, colonies=("af as as", "oc"), money=(0, 2)),
    "contract, no cards": plays("colonial-contract", 8, ONE_EACH, colonies=("", "oc"), round=9),
    "contract of three": plays("colonial-contract", 8, ("", "R1", ""), colonies=THREE_HANDS, round=9),
    "contract found": searches("colonial-contract", 8, ("", "R1", ""), colonies=THREE_HANDS, round=9),
    "unfair": plays("unfair-competition", 8, ("R2 R1 R2+1", "R4 R3 I4"), round=9),
    "unfair, one each": plays("unfair-competition", 8, ("R2", "R3"), round=9),
    "unfair, nobody can": plays("unfair-competition", 8, ("I1 T2", "I4 R4"), round=9),
    "unfair of three": plays("unfair-competition", 6, ("R2 R3", "R1 R2 R2", "R3 R4 R1")),
    "unfair found": searches("unfair-competition", 6, ("R2 R3", "I2", "R1 R4")),
    "unrest": plays("colonial-unrest", 8, ONE_EACH, colonies=HANDS, round=9),
    "unrest, one has none": plays("colonial-unrest", 8, ONE_EACH, colonies=("af as", ""), round=9),
    "unrest of three": plays("colonial-unrest", 6, ("", "R1", ""), colonies=THREE_HANDS),
    "unrest found": searches("colonial-unrest", 8, ("I2", "", ""), colonies=("as", "", "as oc"), round=9),
    "dumping": plays("dumping", 5, TWO_EACH),
    "dumping, one swap": plays("dumping", 8, ("R1", "I2+1 T2"), round=9),
    "dumping, equal companies": plays("dumping", 8, ("R2 R2", "R2 R2"), round=9),
    "dumping, none": plays("dumping", 8, ("R1", "I2+1"), round=9),
    "dumping, no company": plays("dumping", 5, ("R1", "")),
    "dumping of three": plays("dumping", 8, ("R1 T3", "I2", "T3 T4 R1"), round=9),
    "dumping found": searches("dumping", 5, ("R1", "I2+1", "T3")),
    "expansion": plays("expansion", 6, ("", "R1 I4")),
    "expansion, no company": plays("expansion", 5, ("R1", "")),
    "expansion found": searches("expansion", 8, ("", "R2+1 R3"), round=9),
    "capital": plays("capital-increase", 5, ("R1", "R1 R1+1 I4")),
    "capital, one kind": plays("capital-increase", 8, ("R1", "I2 I2"), round=9),
    "capital, no company": plays("capital-increase", 5, ("R1", "")),
    "capital found": searches("capital-increase", 8, ("", "I2 I4+3"), round=9),
    "intrigues, whole deck": table("intrigues", 2, ONE_EACH, "0In 1In"),
    "intrigues, whole deck, one pawn": table("intrigues", 3, NOBODYS, "1In 0Co"),
    "intrigues, whole deck, and on": table("intrigues", 5, ("R1 I2", "R2"), "0In 1In", HANDS, slow=True),
    "intrigues, two in a row": table(
        "intrigues", 7, ("R2", "T1"), "1In 1In 0Er", HANDS, (0, 3), 9, intrigue_deck="racket dumping colonial-unrest"
    ),
    "intrigues, every privilege": table(
        "intrigues",
        5,
        ("R2", "T1+1"),
        "0In",
        HANDS,
        (3, 3),
        script=(("draw", "intrigues", ("capitalization", "racket")),),
    ),
    "intrigues, one after the other": table(
        "intrigues",
        10,
        ("R1", "R2", "R1 R2"),
        "2In 1In 0In",
        ("as", "oc", ""),
        round=9,
        intrigue_deck="unfair-competition dumping capital-increase colonial-contract",
        slow=True,
    ),
    "intrigues, hand and rest": table(
        "intrigues", 5, ("", "R1"), "1In", ("as", "oc"), intrigue_deck="racket expansion colonial-contract"
    ),
    "intrigues, along three seats": table(
        "intrigues",
        7,
        ("R1", "", "I2"),
        "2In 0In 2In",
        round=6,
        first=2,
        intrigue_deck="racket dumping capital-increase capitalization",
    ),
    "intrigues, three seats, two cards": table(
        "intrigues", 6, ("R1", "", ""), "2In 0In 1In", round=6, intrigue_deck="racket capitalization"
    ),
    "intrigues, no card": table("intrigues", 3, ("R1", ""), "1In", intrigue_deck=""),
    "intrigue privilege, whole deck": table("intrigue privilege", 4, ("R1 R2", "R2"), "0In 0In", HANDS),
    "intrigue privilege, six players": table("intrigue privilege", 2, SIX, "3In 4In 3In", ("af",) * 6),
    # (e) Colonies
    "colonies": table("colonies", 4, NOBODYS, "1Co 0Co", ("", ""), (2, 1), 5),
    "colonies, twice the same": table("colonies", 5, NOBODYS, "1Co 1Co", colony_deck="as as as oc oc", money=(0, 5)),
    "colonies, short deck": table("colonies", 5, ("R1", ""), "0Co 1Co", colony_deck="as oc"),
    "colonies, three seats, two cards": table("colonies", 5, ("", "", "R1"), "2Co 0Co 1Co", colony_deck="in oc"),
    "colonies, empty deck": table("colonies", 3, ONE_EACH, "0Co 1In", colony_deck=""),
    "colonies, poor": table("colonies", 4, NOBODYS, "0Co 1Co", money=(1, 3), colony_deck="af af as"),
    "colonies, last money for the privilege": table(
        "colonies", 5, NOBODYS, "0Co 1Er", money=(3, 3), colony_deck="af af as oc"
    ),
    "colony privilege": table("colony privilege", 6, ONE_EACH, "0Co", colony_deck="af as oc oc", round=9),
    "colony privilege, poor": table("colony privilege", 6, ONE_EACH, "0Co", colony_deck="af as", money=(1, 9), round=9),
    "colony privilege, empty": table("colony privilege", 6, ONE_EACH, "0Co", colony_deck="", round=9),
    "colony privilege, tie": table("colony privilege", 6, ONE_EACH, "0Co 1Co", round=9),
    "colonies, shuffled for the next round": table(
        "colonies",
        4,
        NOBODYS,
        "0Co 1Er 0Er 1Ei",
        colony_deck="af as as oc",
        script=(
            ("draw", "colonies", ("africa", "asia")),
            ("discard colony", "asia"),
            ("buy colony", "oceania"),
            *(("place", "colonies", ""), ("place", "colonies", "")),
            *(("place", "lobby", "resource"), ("place", "lobby", "resource")),
        ),
    ),
    # (f) the Exchange
    "exchange": table("exchange", 6, ("R3 I1", "I4 T2"), "0Er 1Ei 0Et 1Ei", round=9),
    "exchange, losses": table("exchange", 6, ("R3 I1", "I4 T2"), "0Et 1Ei 0Et 1Er", money=(1, 9), round=9),
    "exchange, added up first": table("exchange", 6, ("R3 I1", "I4 T2+1"), "0Et 1Ei 0Ei 1Er", money=(1, 0), round=9),
    "exchange of three": table("exchange", 3, ("R3", "I1 T2", ""), "0Et 1Ei 2Ei 0Er 1Er 2Ei", money=(1, 0, 6)),
    "takeover": table("takeover", 6, ("R3 I1 I1", "I4 T1+1"), "1Er 0Co", money=(3, 9), round=9),
    "takeover, whole price": table("takeover", 6, ("R3", "I1"), "1Er 1Er", money=(3, 9), round=9),
    "takeover, poor": table("takeover", 6, ("R3", "I1"), "1Er", money=(3, 8), round=9),
    "takeover, bills count": table("takeover", 6, ("R2+1 R1+1 R2", "I1"), "1Er", money=(3, 8), round=9),
    "takeover, nothing there": table("takeover", 6, ("", "I1"), "1Er", round=9),
    "takeover, tie": table("takeover", 6, ONE_EACH, "1Er 0Et", round=9),
    "takeover of three": table("takeover", 6, ("R1 R1", "I1", "T2 R1+1"), "1Er 2Er 1Et", money=(3, 6, 9), round=9),
    "takeover after the earnings": table("exchange", 6, ("T3", "T1 R1"), "0Et 1Co 0Et 1Co", money=(0, 0), round=9),
    "takeover pays for a company": table(
        "takeover", 8, ("R1", "I1"), "1Er 0So 0So", (), (1, 3), round=9, company_deck="T T T R"
    ),
    # (g) Companies
    "companies": table("companies", 6, NOBODYS, "1So 0So", money=(4, 3), round=9),
    "companies, and rich": table("companies", 6, NOBODYS, "1So 1So", money=(0, 12), company_deck="R R T T", round=9),
    "companies, short deck": table("companies", 6, NOBODYS, "0So 1So", company_deck="R T", round=9),
    "companies, three seats, two cards": table(
        "companies", 6, ("", "", ""), "2So 0So 1So", company_deck="R T", round=9, money=(4, 4, 3)
    ),
    "companies, empty deck": table("companies", 6, ONE_EACH, "0So", company_deck="", round=9),
    "companies, last money for the privilege": table(
        "companies", 5, NOBODYS, "0So", money=(7, 0), company_deck="R R T T", round=9
    ),
    "company privilege": table("company privilege", 6, ONE_EACH, "0So 0So 1So", round=9),
    "company privilege, poor": table("company privilege", 6, ONE_EACH, "0So 0So 1So", money=(3, 9), round=9),
    "company privilege, empty": table("company privilege", 6, ONE_EACH, "0So", company_deck="", round=9),
    "companies, shuffled for the next round": table(
        "companies",
        4,
        NOBODYS,
        "0So 1Er 0Er 1Ei",
        round=2,
        company_deck="R R I T",
        script=(
            ("draw", "companies", ("resource", "transport")),
            ("discard company", "transport"),
            PASS,
            *(("place", "companies", ""), ("place", "companies", "")),
            *(("place", "exchange", "resource"), ("place", "exchange", "resource")),
        ),
    ),
    # (h) last moves, rounds, the end
    "last moves": table("last moves", 2, ("R1 R1 I4", "I2 T3+1"), first=1, round=9),
    "last moves, no company": table("last moves", 3, ("", "R2", ""), first=2, round=9),
    "last moves, nobody": table("last moves", 1, NOBODYS, round=9),
    "last moves of six": table("last moves", 4, SIX, first=4, round=8),
    "round one ends": table("last moves", 4, ("R1", ""), "0Co 1So 0So 1Er", round=1),
    "round four ends": table("last moves", 3, ONE_EACH, round=4, first=1),
    "round five ends": table("last moves", 3, ("R1", "", ""), "0Co 1So 2So", round=5, first=2),
    "round eight ends": table("last moves", 4, ("R1", ""), "0Co 1So 0So 1Er", round=8, first=1),
    "end, ties": table("last moves", 2, ("R1 I1", "T1 I1"), colonies=("as", "oc"), money=(7, 7), round=9),
    "end, ties broken by money": table("last moves", 2, ("R1", "T1"), colonies=("as", "oc"), money=(6, 5), round=9),
    "end, no majority": table(
        "last moves", 3, ("R1 R1", "R1 R2", "I3"), colonies=("as as", "as as", "as oc"), money=(3, 4, 4), round=9
    ),
    "end, sets": table(
        "last moves",
        2,
        ("R1 R1 I2 I1 T1 T3+2", "R1 I1 T1 T1 T1"),
        colonies=("af as am in oc af as", "af af as as am am in in oc oc"),
        money=(15, 16),
        round=9,
    ),
    "end, three tied": table(
        "last moves", 3, ("R2", "I2", "T2"), colonies=("as", "oc", "in"), money=(4, 4, 4), round=9
    ),
    "end of six": table("last moves", 3, ("", "R4", "R3", "", "T1", ""), first=3, money=(9, 9, 10, 8, 31, 0), round=9),
    # (i) whole rounds
    "round of two": table("lobby", 7, ONE_EACH, "0Lr 1In 0Co 1Er", intrigue_deck="racket dumping", colony_deck="as oc"),
    "round of two, privileges": table(
        "lobby",
        8,
        ("R2", ""),
        "0Co 1So 0Co 1So",
        round=2,
        money=(4, 9),
        colony_deck="as as as as",
        company_deck="R R R R",
    ),
    "round of two, first of the last": table(
        "intrigues",
        8,
        ("R1", "T1"),
        "1In 0So 1Er 0Et",
        round=9,
        first=1,
        intrigue_deck="racket capitalization capital-increase",
        company_deck="R R R",
    ),
    "round of three": table(
        "lobby",
        7,
        ("R1", "", "I2"),
        "1Li 2Li 0In 1In 2Ei 0Et",
        round=5,
        first=1,
        intrigue_deck="colonial-contract colonial-unrest racket",
        colonies=("as", "oc", "oc in"),
    ),
    "round of two, at full length": table(
        "lobby",
        8,
        ("R1", "I2"),
        "0Lr 1In 0Lr 1Ei",
        ("as", "oc"),
        (5, 2),
        7,
        intrigue_deck="racket expansion capital-increase",
        company_deck="R R I",
        slow=True,
    ),
    "round of six": table(
        "lobby",
        6,
        SIX,
        "0Lr 1In 2In 3Er 4Er 5So 0Er 1Er 2Ei 3Ei 4So 5So",
        round=3,
        money=(7, 0, 3, 1, 9, 8),
        intrigue_deck="capitalization racket",
        colony_deck="",
        company_deck="R R R R",
    ),
}


def main(names: list[str]) -> None:
    """The gold numbers, as they stand in test_perft_club.py."""
    for name in names or CASES:
        case = CASES[name]
        begun = time.perf_counter()
        values = ", ".join(map(str, perft(case.position(), case.depth)))
        print(f'    "{name}": Tally({values}),  # {time.perf_counter() - begun:.1f} s', flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
