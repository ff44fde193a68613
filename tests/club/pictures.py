"""Scenes that read as pictures: who has which companies and how much money, who stands where, and what they do.

`at("exchange", "Ann 8: I4 R1+1 | Bob 3: -", pawns="exchange industry: Ann Ann | colonies: Bob")` lays a table just
before its Exchange is resolved: Ann has 8 M, an industry at face 4 and a resource at face 1 with one capital bill; Bob
has 3 M and no company. `scene.do("Ann develops I1", "Bob passes")` plays on: everything a scene does is first found
among what is offered, once, and afterwards the money is counted. `picture(scene)` reads the table back.
After its tile a scene pauses; `go_on` leaves the pause.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from msgspec import structs

from millions.core import play
from millions.core.message import Action, Event, seen
from millions.core.seat import NATURE, OPEN, SPECTATOR, Seat
from millions.core.step import AnyStep, Ask
from millions.core.table import Paid
from millions.games.club import GAME
from millions.games.club.colonies import BuyColony, ColoniesTile, DiscardColony
from millions.games.club.companies import BuyCompany, CompaniesTile, DiscardCompany
from millions.games.club.components import (
    COLONY_CARDS,
    COMPANY_CARDS,
    INTRIGUE_CARDS,
    NO_PAWNS,
    SPOTS,
    Company,
    Holding,
    Intrigue,
    Named,
    Region,
    Sector,
    Spot,
    Tile,
    quotation,
)
from millions.games.club.draft import DrawColonies, DrawCompanies, DrawIntrigues
from millions.games.club.end_of_round import LastMoves, NextRound
from millions.games.club.exchange import ExchangeTile, TakeOver
from millions.games.club.intrigue_colonies import BuyColonyFrom, LookAt, SwapColonies
from millions.games.club.intrigue_companies import CompeteIn, RaiseCapital, Swap, SwapCompanies, TurnCompany
from millions.games.club.intrigues import IntriguesTile, PlayIntrigue
from millions.games.club.lobby import BeginWith, LobbyTile, MovePawn
from millions.games.club.moves import Develop, Pass, Tax
from millions.games.club.placement import CloseTile, PlacePawn
from millions.games.club.profiles import ChooseColony, ChooseCompany, GiveProfile
from millions.games.club.scoring import CountPoints
from millions.games.club.setup import GiveColony, GiveCompany, GiveFirst
from millions.games.club.table import Score, Table
from millions.games.club.view import View

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
COUNTS = range(2, 7)
CLOSED = ("lobby", "intrigues", "colonies", "exchange", "companies", "exchange", "colonies", "intrigues", "lobby")
"""MC-R1, as the book tells it: the tile closed in rounds 1 to 9."""
CAPITAL, BANK = 8, -1
MONEY = 500
E = TypeVar("E", bound=Event)


# Words


def seat(name: str) -> Seat:
    """Ann sits at 0, Bob at 1, and so on clockwise; Nature, somebody who only looks on, and who sees everything."""
    return {"Nature": NATURE, "Nobody": SPECTATOR, "Everything": OPEN}[name] if name not in NAMES else NAMES.index(name)


def name(number: Seat) -> str:
    return "Nature" if number == NATURE else NAMES[number]


def company(text: str) -> Company:
    """The company of "I2" (an industry at face 2) or "R1+3" (a resource at face 1 with three bills)."""
    found = re.fullmatch(r"([RIT])(\d)(?:\+(\d+))?", text)
    assert found, f"{text!r} is no company"
    return Company({s.value[0].upper(): s for s in Sector}[found[1]], int(found[2]), int(found[3] or 0))


def holding(text: str) -> Holding:
    """The company of "Bob's I2"."""
    owner, _, what = text.partition("'s ")
    return Holding(seat(owner), company(what))


def spot(text: str) -> Spot:
    """The place of "lobby industry" or "colonies"."""
    tile, _, sector = text.partition(" ")
    return Spot(Tile(tile), Sector(sector) if sector else None)


def word(value: object) -> str:
    """How a picture writes this."""
    match value:
        case Company():
            return f"{value.sector.value[0].upper()}{value.face}" + (f"+{value.bills}" if value.bills else "")
        case Holding():
            return f"{name(value.owner)}'s {word(value.company)}"
        case Swap():
            return f"{word(value.give)} for {word(value.take)}"
        case Spot():
            return f"{word(value.tile)} {word(value.sector)}" if value.sector else word(value.tile)
        case Named():
            return str(value.value)
        case tuple():
            return " ".join(map(word, value))
        case int():
            return name(value)
    raise AssertionError(f"no word for {value!r}")


SAYINGS: dict[type[Action], str] = {
    GiveProfile: "gives {profile}",
    GiveCompany: "gives {sector}",
    GiveColony: "gives {region}",
    GiveFirst: "names {seat}",
    ChooseColony: "chooses {region}",
    ChooseCompany: "chooses {sector}",
    PlacePawn: "places {spot}",
    Develop: "develops {company}",
    Tax: "taxes {company}",
    Pass: "passes",
    BeginWith: "begins with {sector}",
    MovePawn: "moves {sector} to {spot}",
    DrawIntrigues: "draws {cards}",
    DrawColonies: "draws {cards}",
    DrawCompanies: "draws {cards}",
    PlayIntrigue: "plays {card}",
    LookAt: "looks at {owner}",
    BuyColonyFrom: "contracts {region}",
    CompeteIn: "competes in {sector}",
    TurnCompany: "turns {company}",
    SwapColonies: "swaps {give} for {take}",
    SwapCompanies: "swaps {swap}",
    RaiseCapital: "raises {company}",
    BuyColony: "buys {region}",
    DiscardColony: "discards {region}",
    TakeOver: "takes over {holding}",
    BuyCompany: "buys {sector}",
    DiscardCompany: "discards {sector}",
}
CARD_ORDER = [card.value for kind in (Intrigue, Region, Sector) for card in kind]


def say(action: Action) -> str:
    """An action in the words of a picture."""
    return SAYINGS[type(action)].format(**{key: word(value) for key, value in structs.asdict(action).items()})


def in_deck_order(deed: str) -> str:
    """A hand of chance is spelled in the order of its deck; a picture need not bother."""
    verb, *cards = deed.split()
    return " ".join([verb, *sorted(cards, key=CARD_ORDER.index)]) if verb == "draws" else deed


# Scenes


class Pause(Ask[Table, Action], frozen=True):
    """Where a picture is taken: the table waits until the scene goes on."""

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return (NATURE,)


@dataclass
class Scene:
    """A table in play, and the money everybody had when it was laid."""

    table: Table
    before: tuple[int, ...] = field(init=False)
    total: int = field(init=False)

    def __post_init__(self) -> None:
        self.table.news = ()
        self.before = self.table.money
        self.total = sum(self.table.money)
        play.run(self.table)
        self.count()

    # Asking

    @property
    def ask(self) -> AnyStep:
        return self.table.agenda[0]

    @property
    def over(self) -> bool:
        return not self.table.agenda

    @property
    def asked(self) -> str:
        """Who is asked what: "Bob PickIntrigue"; "Nature Pause" when the scene is through, "nobody" after the end."""
        if self.over:
            return "nobody"
        return " ".join([*map(name, self.ask.awaits(self.table)), type(self.ask).__name__])

    def offered(self, who: str) -> list[Action]:
        """All that this player may do now."""
        if self.over or seat(who) not in self.ask.open_to(self.table):
            return []
        actions = [action for form in self.ask.options(self.table, seat(who)) for action in form]
        assert len(set(actions)) == len(actions), f"{who} is offered something twice: {actions}"
        return actions

    def may(self, who: str) -> set[str]:
        """All that this player may do now, in words."""
        return set(map(say, self.offered(who)))

    def view(self, who: str) -> View:
        return GAME.view(self.table, seat(who))

    def purse(self, who: str) -> int:
        return self.table.money[seat(who)]

    # What was told

    @property
    def news(self) -> tuple[Event, ...]:
        return self.table.news or ()

    def told(self, *kinds: type[E]) -> list[E]:
        """All that happened, of these kinds, in order."""
        return [event for event in self.news if isinstance(event, kinds)]

    def seen_by(self, who: str) -> tuple[Event, ...]:
        return seen(self.news, seat(who))

    def paid_before(self, who: str) -> list[Paid]:
        """The payments that somebody has been told of."""
        return [event for event in self.seen_by(who) if isinstance(event, Paid)]

    def sights(self, who: str) -> tuple[View, tuple[Event, ...]]:
        """All that somebody sees and has been told."""
        return self.view(who), self.seen_by(who)

    # Doing

    def do(self, *deeds: str) -> Scene:
        """ "Ann develops I2": it must be offered, just once, and no money may appear or vanish."""
        for deed in deeds:
            who, _, what = deed.partition(" ")
            what = in_deck_order(what)
            found = [action for action in self.offered(who) if say(action) == what]
            assert len(found) == 1, f"{deed}: not offered; {self.asked}: {sorted(self.may(who))}"
            play.answer(self.table, seat(who), found[0])
            self.count()
        return self

    def count(self) -> None:
        """No money appeared or vanished, nobody owes any, bills lie under companies, faces are within 1 to 4."""
        owned = [one for each in self.table.companies for one in each]
        assert sum(self.table.money) == self.total
        assert min(self.table.money[:BANK]) >= 0
        assert self.table.money[CAPITAL] == sum(one.bills for one in owned)
        assert all(one.face in range(1, 5) for one in owned)

    def hurry(self, until: str = "Pause") -> Scene:
        """Everybody lets everything go by until this is asked, at most to the pause."""
        while not self.over and type(self.ask).__name__ not in (until, "Pause"):
            self.pass_by()
        return self

    def hurry_through_chance(self) -> Scene:
        """Chance answers whatever it is asked."""
        while self.asked.startswith("Nature") and not isinstance(self.ask, Pause):
            self.pass_by()
        return self

    def pass_by(self) -> Scene:
        """The asked player passes, or does the first thing that is offered; a pause is left."""
        if isinstance(self.ask, Pause):
            return self.go_on()
        who = name(self.ask.awaits(self.table)[0])
        offered = list(map(say, self.offered(who)))
        idle = [deed for deed in offered if deed.split()[0] in ("passes", "discards")]
        return self.do(f"{who} {(idle or offered)[0]}")

    def go_on(self) -> Scene:
        """Leave the pause."""
        assert isinstance(self.ask, Pause)
        self.table.agenda = self.table.agenda[1:]
        play.run(self.table)
        self.count()
        return self


def sit(players: int, *, profiles: bool = False) -> Scene:
    """A table before its first card."""
    return Scene(GAME.set_up(NAMES[:players], GAME.options(profiles=profiles), GAME.house_deck()))


STAGES: dict[str, type[AnyStep]] = {
    "start": CloseTile,
    "lobby": LobbyTile,
    "intrigues": IntriguesTile,
    "colonies": ColoniesTile,
    "exchange": ExchangeTile,
    "companies": CompaniesTile,
    "moves": LastMoves,
    "next": NextRound,
}


def agenda(stage: str, contents: tuple[AnyStep, ...]) -> tuple[AnyStep, ...]:
    """This stage of a round, a pause, and the rest."""
    if stage == "score":
        return (CountPoints(),)
    kinds = [type(step) for step in contents]
    later = [kinds.index(kind) for kind in STAGES.values() if kinds.index(kind) > kinds.index(STAGES[stage])]
    start, end = kinds.index(STAGES[stage]), min([*later, len(contents)])
    pause = () if stage == "next" else (Pause(),)
    return (*contents[start:end], *pause, *contents[end:], CountPoints())


def parts(text: str) -> list[tuple[str, list[str]]]:
    """The heads and words of "Ann 8: I2 R1 | Bob 3: -"."""
    split = [part.partition(":") for part in text.split(" | ")] if text else []
    return [(head, [] if words.strip() == "-" else words.split()) for head, _, words in split]


def cards(text: str | None, box: tuple[Any, ...], out: Iterable[Any]) -> tuple[Any, ...]:
    """These cards, as a deck; or all of the box that are not out."""
    if text is not None:
        return tuple(sorted([type(box[0])(one) for one in text.split()], key=box.index))
    left = Counter(box)
    left.subtract(out)
    assert min(left.values()) >= 0, f"the box has fewer cards than that: {left}"
    return tuple([card for card in dict.fromkeys(box) for _ in range(left[card])])


def lay_pawns(text: str) -> tuple[tuple[Seat, ...], ...]:
    """The pawns of "lobby industry: Ann Bob | colonies: Ann"."""
    pawns = list(NO_PAWNS)
    for place, whose in parts(text):
        pawns[SPOTS.index(spot(place))] = tuple(map(seat, whose))
    assert max(Counter(one for spot in pawns for one in spot).values(), default=0) <= 2
    return tuple(pawns)


def open_round(tiles: set[str]) -> int:
    """The first round in which these tiles are open."""
    return next(n + 1 for n, tile in enumerate(CLOSED) if tile not in tiles)


def lay(
    text: str,
    *,
    pawns: str = "",
    colonies: str = "",
    first: str = "Ann",
    round: int = 1,
    company_deck: str | None = None,
    colony_deck: str | None = None,
) -> Table:
    """A table with everything in its place, before anything happens."""
    players = parts(text)
    table = GAME.set_up(NAMES[: len(players)], GAME.options(), GAME.house_deck())
    table.first, table.round, table.pawns = seat(first), round, lay_pawns(pawns)
    owned = [[company(one) for one in words] for _, words in players]
    table.companies = tuple([tuple(sorted(each, key=company_rank)) for each in owned])
    hands = dict(parts(colonies))
    table.colonies = tuple([cards(" ".join(hands.get(one, [])), COLONY_CARDS, ()) for one in NAMES[: len(players)]])
    table.decks = (
        INTRIGUE_CARDS,
        cards(colony_deck, COLONY_CARDS, [one for hand in table.colonies for one in hand]),
        cards(company_deck, COMPANY_CARDS, [one.sector for each in owned for one in each]),
    )
    table.money = purses(players, sum(one.bills for each in owned for one in each))
    return table


def purses(players: list[tuple[str, list[str]]], bills: int) -> tuple[int, ...]:
    """What everybody has (10 unless a picture says otherwise), the bills under companies, and the bank."""
    money = [0] * 10
    for number, (head, _) in enumerate(players):
        who, _, amount = head.partition(" ")
        assert who == NAMES[number], f"{who} sits in {NAMES[number]}'s place"
        money[number] = int(amount or 10)
    money[CAPITAL] = bills
    money[BANK] = MONEY - sum(money)
    return tuple(money)


def at(stage: str, text: str, *, pawns: str = "", round: int | None = None, **more: Any) -> Scene:
    """A table just before this stage of a round."""
    tiles = {place.split()[0] for place, _ in parts(pawns)} | {stage}
    table = lay(text, pawns=pawns, round=open_round(tiles) if round is None else round, **more)
    table.agenda = agenda(stage, table.contents)
    return Scene(table)


def playing(card: str, text: str, **more: Any) -> Scene:
    """Ann, first on the Intrigues, plays this card; when it is done Bob is asked to pick one."""
    others = ["capitalization", "racket", "expansion"]
    hand = [card, *[one for one in others if one != card][:2]]
    scene = at("intrigues", text, pawns="intrigues: Ann Bob", **more)
    return scene.do(f"Nature draws {' '.join(hand)}", f"Ann plays {card}")


DONE = "Bob PickIntrigue"
"""What is asked when the card played in `playing` is done."""


# Pictures


def company_rank(one: Company) -> tuple[int, int, int]:
    return list(Sector).index(one.sector), one.face, one.bills


def companies(scene: Scene) -> str:
    """Everybody's companies."""
    owned = [" ".join(map(word, sorted(each, key=company_rank))) for each in scene.table.companies]
    return " | ".join(f"{NAMES[number]}: {each or '-'}" for number, each in enumerate(owned))


def picture(scene: Scene) -> str:
    """Everybody's money and companies."""
    heads = companies(scene).split(" | ")
    return " | ".join(head.replace(":", f" {scene.table.money[n]}:", 1) for n, head in enumerate(heads))


def colonies(scene: Scene) -> str:
    """Everybody's colony cards."""
    hands = [word(hand) or "-" for hand in scene.table.colonies]
    return " | ".join(f"{NAMES[number]}: {hand}" for number, hand in enumerate(hands))


def gains(scene: Scene) -> str:
    """The money everybody has made in this scene, those who made none left out."""
    made = [now - then for now, then in zip(scene.table.money, scene.before, strict=True)]
    return " | ".join(f"{who} {gain:+d}" for who, gain in zip(NAMES, made, strict=False) if gain)


def quotations(scene: Scene) -> str:
    """What the types stand at."""
    return " ".join(f"{sector.value[0].upper()}{quotation(scene.table.companies, sector)}" for sector in Sector)


def pawns(scene: Scene) -> str:
    """Who stands where."""
    whose = zip(SPOTS, scene.table.pawns, strict=True)
    return " | ".join(f"{word(place)}: {word(seats)}" for place, seats in whose if seats)


def deck(scene: Scene, tile: str) -> str:
    """What is in a deck: "africa 6 asia 5"."""
    counted = Counter(map(word, scene.table.deck(Tile(tile))))
    return " ".join(f"{card} {counted[card]}" for card in CARD_ORDER if counted[card])


def payments(scene: Scene) -> list[str]:
    """Every payment that was made: "bank > Ann 3"."""

    def place(account: int) -> str:
        return {CAPITAL: "capital", BANK: "bank"}.get(account) or NAMES[account]

    return [f"{place(paid.source)} > {place(paid.target)} {paid.amount}" for paid in scene.told(Paid)]


def score(scene: Scene, who: str) -> str:
    """Somebody's score sheet, without its empty lines."""
    sheet: Score = scene.table.scores[seat(who)]
    return " ".join(f"{line} {points}" for line, points in structs.asdict(sheet).items() if points)


def names(seats: Iterable[Seat]) -> tuple[str, ...]:
    return tuple(map(name, seats))
