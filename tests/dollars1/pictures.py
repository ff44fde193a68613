"""Scenes that read as pictures: who sits where with which card, what happened to them, and what it cost.

`heist("Ann 3:Snitch | Bob Snitch | Cid Driver | Dot Crook(left) | Eve Brute")` plays one round up to the sharing:
Ann began it with 3, Dot withdrew. Every action a scene plays is first asserted to be offered, and after each the
money is counted.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from millions.core import play
from millions.core.message import Action, Event, seen
from millions.core.seat import NATURE, SPECTATOR, Seat
from millions.core.step import AnyStep, Ask
from millions.games.dollars1 import GAME
from millions.games.dollars1.components import LootCard, Table, TurnUp
from millions.games.dollars1.ending import EndAtTwenty
from millions.games.dollars1.heist import Denounce
from millions.games.dollars1.negotiation import Negotiate
from millions.games.dollars1.setup import Deck
from millions.games.dollars1.sharing import ShareTheLoot
from millions.games.dollars1.view import View
from millions.games.heists.bargain import Accept, Propose, Proposed
from millions.games.heists.components import Role
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import Claim, HeistBegan, Ready, Withdraw
from millions.games.heists.planning import Choose, SetAside
from millions.games.heists.terms import Terms, terms

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")
COUNTS = range(3, 9)
RESERVE = -1
FIRST_ANTE = 8
PLAIN = "9 ante 1"
E = TypeVar("E", bound=Event)


# Words


def seat(name: str) -> Seat:
    """Ann sits at 0, Bob at 1, and so on clockwise."""
    return NATURE if name == "Nature" else SPECTATOR if name == "Nobody" else NAMES.index(name)


def card(name: str) -> int:
    """The character of a player: "Bob"; with three players "Bob A" or "Bob B"."""
    who, _, label = name.partition(" ")
    return 2 * seat(who) + "AB".index(label) if label else seat(who)


def role(word: str) -> Role:
    return Role(word.lower())


def deal(text: str) -> Terms:
    """The terms of "Ann pays Bob 2, Bob leaves"."""
    payments, departures = [], []
    for part in text.split(", "):
        if found := re.fullmatch(r"(\w+) pays (\w+) (\d+)", part):
            payments.append((seat(found[1]), seat(found[2]), int(found[3])))
        else:
            departures.append(card(part.removesuffix(" leaves")))
    return terms(payments, departures)


def loot_card(text: str) -> LootCard:
    """The card of "8 ante 1 Brute"."""
    amount, _, ante, *symbol = text.split()
    return LootCard(text, int(amount), int(ante), role(symbol[0]) if symbol else None)


def deck_with(*texts: str) -> Deck:
    """These Loot cards, and house cards up to ten."""
    house = GAME.house_deck().cards
    return Deck("test", (*map(loot_card, texts), *house[len(texts) :]))


def everyone(players: int, *roles: str) -> str:
    """A picture in which these roles go round the table: everyone(5, "Driver", "Crook")."""
    hands = [roles[n % len(roles)] for n in range(players)]
    return " | ".join(f"{name} {hand}" for name, hand in zip(NAMES, hands, strict=False))


# Scenes


class Pause(Ask[Table, Action], frozen=True):
    """Where a picture is taken: the table waits until the scene goes on."""

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return (NATURE,)


@dataclass
class Scene:
    """A table in play, and the money everybody had before the antes."""

    table: Table
    before: tuple[int, ...] = field(init=False)
    total: int = field(init=False)

    def __post_init__(self) -> None:
        self.table.news = ()
        self.before = self.table.money
        self.total = sum(self.table.money)
        play.run(self.table)

    # Asking

    @property
    def ask(self) -> AnyStep:
        return self.table.agenda[0]

    @property
    def over(self) -> bool:
        return not self.table.agenda

    @property
    def awaited(self) -> tuple[str, ...]:
        return () if self.over else tuple(map(self.name, self.ask.awaits(self.table)))

    @property
    def open(self) -> tuple[str, ...]:
        return () if self.over else tuple(map(self.name, self.ask.open_to(self.table)))

    @property
    def ready(self) -> tuple[str, ...]:
        return tuple(map(self.name, sorted(self.table.ready)))

    def name(self, number: Seat) -> str:
        return "Nature" if number == NATURE else NAMES[number]

    def offers(self, who: str, action: Action) -> bool:
        """May this player do that now?"""
        if self.over or seat(who) not in self.ask.open_to(self.table):
            return False
        return any(action in form for form in self.ask.options(self.table, seat(who)))

    def offers_any(self, who: str, verb: type[Action]) -> bool:
        """May this player use this verb at all now?"""
        if self.over or seat(who) not in self.ask.open_to(self.table):
            return False
        return any(form.verb is verb for form in self.ask.options(self.table, seat(who)))

    def view(self, who: str) -> View:
        return GAME.view(self.table, seat(who))

    def purse(self, who: str) -> int:
        return self.table.money[seat(who)]

    def ante(self, character: str) -> int:
        return self.table.money[FIRST_ANTE + card(character)]

    @property
    def reserve(self) -> int:
        return self.table.money[RESERVE]

    # What was told

    @property
    def news(self) -> tuple[Event, ...]:
        return self.table.news or ()

    def told(self, *kinds: type[E]) -> list[E]:
        """All that happened, of these kinds, in order."""
        return [event for event in self.news if isinstance(event, kinds)]

    def seen_by(self, who: str) -> tuple[Event, ...]:
        return seen(self.news, seat(who))

    # Doing

    def play(self, who: str, *actions: Action) -> Scene:
        """This player acts; the action must be offered, and no money may appear or vanish."""
        for action in actions:
            assert self.offers(who, action), f"{who} is not offered {action} during {self.ask}"
            play.answer(self.table, seat(who), action)
            assert sum(self.table.money) == self.total
            assert min(self.table.money[:RESERVE]) >= 0
        return self

    def propose(self, who: str, text: str) -> int:
        """This player proposes a deal; its number."""
        self.play(who, Propose(deal(text)))
        return self.told(Proposed)[-1].proposal

    def strike(self, who: str, text: str) -> int:
        """This player proposes a deal, and everybody asked accepts."""
        number = self.propose(who, text)
        for other in self.told(Proposed)[-1].awaiting:
            self.play(self.name(other), Accept(number))
        return number

    def may_propose(self, who: str, text: str) -> bool:
        return self.offers(who, Propose(deal(text)))

    def others_talk(self) -> Scene:
        """Every player but the Leader claims something: from now on the Leader may call time (M1-N9)."""
        for one in dict.fromkeys(self.table.owner(character) for character in self.table.crew):
            if one != self.table.leader:
                self.play(self.name(one), Claim(one * self.table.per_seat, Role.BRUTE))
        return self

    def all_ready(self) -> Scene:
        """Everybody who is awaited says ready: the heist starts."""
        while not self.over and isinstance(self.ask, Negotiate):
            self.play(self.awaited[0], Ready())
        return self

    def all_leave(self) -> Scene:
        """Everybody who is still in withdraws: the round ends."""
        for character in self.table.crew:
            self.play(self.name(self.table.owner(character)), Withdraw(character))
        return self

    def give(self, **purses: int) -> Scene:
        """Set these purses, from or into the reserve."""
        money = list(self.table.money)
        for who, amount in purses.items():
            money[RESERVE] -= amount - money[seat(who)]
            money[seat(who)] = amount
        self.table.money = tuple(money)
        return self

    def give_cards(self, **cards: int) -> Scene:
        """Set how many Intimidation cards these players hold."""
        held = list(self.table.intimidation)
        for who, number in cards.items():
            held[seat(who)] = number
        self.table.intimidation = tuple(held)
        return self

    def pause_before(self, step: type[AnyStep]) -> Scene:
        agenda = self.table.agenda
        place = next(n for n, one in enumerate(agenda) if isinstance(one, step))
        self.table.agenda = (*agenda[:place], Pause(), *agenda[place:])
        return self

    def go_on(self) -> Scene:
        """Leave the pause."""
        assert isinstance(self.ask, Pause)
        self.table.agenda = self.table.agenda[1:]
        play.run(self.table)
        assert sum(self.table.money) == self.total
        return self


def sit(players: int, *, leader: str | None = "Ann", fooled: bool = False, deck: Deck | None = None) -> Scene:
    """A table before its first card."""
    options = GAME.options(fooled=fooled, leader=leader)
    return Scene(GAME.set_up(NAMES[:players], options, deck or GAME.house_deck()))


class Hand(NamedTuple):
    """One player of a picture: name, purse before the antes, the cards in order, which of them leave."""

    name: str
    purse: int | None
    roles: tuple[Role, ...]
    leaves: tuple[bool, ...]


def read(picture: str) -> list[Hand]:
    hands = []
    for number, part in enumerate(picture.split(" | ")):
        found = re.fullmatch(r"(\w+) (?:(\d+):)?(.+)", part)
        assert found, f"{part!r} is no player of a picture"
        assert found[1] == NAMES[number], f"{part!r} sits in {NAMES[number]}'s place"
        cards = found[3].split("+")
        roles = tuple(role(one.removesuffix("(left)")) for one in cards)
        purse = int(found[2]) if found[2] else None
        hands.append(Hand(found[1], purse, roles, tuple(one.endswith("(left)") for one in cards)))
    return hands


def plan(scene: Scene, picture: str, loot: LootCard | str = PLAIN, hidden: str | None = None) -> Scene:
    """Planning: the Loot card is turned up, everybody chooses, one role card (the last player's) is set aside."""
    hands = read(picture)
    scene.give(**{hand.name: hand.purse for hand in hands if hand.purse is not None})
    scene.before = scene.table.money
    scene.play("Nature", TurnUp(loot_card(loot) if isinstance(loot, str) else loot))
    for hand in hands:
        scene.play(hand.name, Choose(hand.roles))
    return scene.play("Nature", SetAside(role(hidden) if hidden else hands[-1].roles[-1]))


def leave(scene: Scene, picture: str) -> Scene:
    """Those who leave in the picture withdraw."""
    for hand in read(picture):
        for label, leaves in enumerate(hand.leaves):
            if leaves:
                scene.play(hand.name, Withdraw(seat(hand.name) * len(hand.roles) + label))
    return scene


def negotiation(
    picture: str, *, loot: str = PLAIN, hidden: str | None = None, leader: str = "Ann", round: int = 1
) -> Scene:
    """The negotiation of a round; those who leave in the picture have withdrawn."""
    scene = sit(len(picture.split(" | ")), leader=leader, deck=deck_with(loot))
    scene.table.round = round - 1
    return leave(plan(scene, picture, loot, hidden), picture)


def play_heist(scene: Scene, names: str | None = None) -> Scene:
    """Everybody is ready; the Snitch names a role. Without one, the scene stops at the Snitch's question."""
    scene.all_ready()
    if names:
        assert isinstance(scene.ask, Denounce)
        scene.play(scene.awaited[0], NameRole(role(names)))
    return scene


def heist(picture: str, *, loot: str = PLAIN, hidden: str | None = None, names: str | None = None) -> Scene:
    """A round up to the end of its heist, before the sharing."""
    scene = negotiation(picture, loot=loot, hidden=hidden)
    return play_heist(scene.pause_before(ShareTheLoot), names)


def sharing(
    picture: str, *, loot: str = PLAIN, hidden: str | None = None, names: str | None = None, round: int = 1
) -> Scene:
    """A round up to the end of its sharing."""
    scene = negotiation(picture, loot=loot, hidden=hidden, round=round)
    return play_heist(scene.pause_before(EndAtTwenty), names)


def whole_round(
    picture: str, *, loot: str = PLAIN, hidden: str | None = None, names: str | None = None, round: int = 1
) -> Scene:
    """A round and what ends it: the next Loot card is due, or the game is over."""
    return play_heist(negotiation(picture, loot=loot, hidden=hidden, round=round), names)


# Pictures


def place(table: Table, character: int) -> str:
    return "left" if character in table.left else "in" if character in table.crew else "out"


def picture(scene: Scene) -> str:
    """Who is in, out, or has left, and the money they have made since before the antes."""
    table, parts = scene.table, []
    for number in range(table.players):
        cards = range(number * table.per_seat, (number + 1) * table.per_seat)
        places = "/".join(place(table, character) for character in cards)
        parts.append(f"{NAMES[number]} {places} {table.money[number] - scene.before[number]:+d}")
    return " | ".join(parts)


def gains(scene: Scene) -> str:
    """The money everybody has made since before the antes, those who made none left out."""
    made = [now - then for now, then in zip(scene.table.money, scene.before, strict=True)]
    return " | ".join(f"{name} {gain:+d}" for name, gain in zip(NAMES, made, strict=False) if gain)


def names(seats: Iterable[Seat]) -> tuple[str, ...]:
    return tuple(NAMES[number] for number in seats)


# Negotiations of five

FIVE = "Ann Driver | Bob Crook | Cid Brute | Dot Brute | Eve Snitch"
EVERYBODY = (*NAMES[:5], "Nobody")


def started(scene: Scene) -> bool:
    """Has the heist started?"""
    return bool(scene.told(HeistBegan))


def next_negotiation(scene: Scene, picture: str) -> Scene:
    """Everybody leaves, and the next round is planned."""
    scene.all_leave()
    return leave(plan(scene, picture, scene.table.pile[0]), picture)
