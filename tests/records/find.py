"""Looks for one match for every way a game can end, and keeps its record. Kept records are never made anew:
run this only when a new way is added or the rules of a game have changed, as `python -m tests.records.find`; it leaves
existing files alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from millions import GAMES, Match
from millions.bots import BOTS, AnyBot, Bot, Host, RandomBot
from millions.core.form import Forms
from millions.core.message import Action, Event
from millions.core.seat import OPEN
from millions.core.table import View

FOLDER = Path(__file__).parent
SEATS = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")
TRIES = 1_500

Way = Callable[[Match], bool]


class Stubborn(Bot[View]):
    """Calls a vote whenever it can, and votes against it."""

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        offered = {form.verb.__name__: form for form in forms}
        if "Vote" in offered:
            return list(offered["Vote"])[1]
        return offered["CallVote"].sample(rng) if "CallVote" in offered else rng.choice(forms).sample(rng)


def told(match: Match, kind: str) -> list[Any]:
    """All events of a kind in a match laid open."""
    return [event for event in match.heard(OPEN) if type(event).__name__ == kind]


def table(match: Match) -> Any:
    return match.table


def lone_fined(match: Match) -> bool:
    return any(event.why == "alone" for event in told(match, "Eliminated"))


def everybody_left(match: Match) -> bool:
    return any(not event.crew for event in told(match, "HeistBegan"))


# The first edition


def won1(match: Match, why: str, winners: range, at_twenty: range = range(9)) -> bool:
    """For which reason it ended, with how many winners, of how many who shared and had 20."""
    (end,) = told(match, "GameWon")
    sharers = {table(match).owner(one) for one in table(match).sharers}
    rich = sum(match.table.money[seat] >= 20 for seat in sharers)
    return end.why == why and len(end.winners) in winners and rich in at_twenty


WAYS_1E: dict[str, Way] = {
    "twenty-by-one": lambda match: won1(match, "twenty", range(1, 2), range(1, 2)),
    "twenty-by-several-one-richest": lambda match: won1(match, "twenty", range(1, 2), range(2, 9)),
    "twenty-tied": lambda match: won1(match, "twenty", range(2, 9)),
    "eight-rounds-one-richest": lambda match: won1(match, "rounds", range(1, 2)),
    "eight-rounds-tied": lambda match: won1(match, "rounds", range(2, 9)),
    "a-round-in-which-everybody-left": everybody_left,
    "a-lone-snitch-fined": lone_fined,
    "three-players": lambda match: len(match.seats) == 3,
    "wont-get-fooled-again": lambda match: bool(match.header.options["fooled"]),
    "eight-players": lambda match: len(match.seats) == 8,
}

# The second edition


def won2(match: Match, why: str, tied: bool, at_fifty: range = range(9)) -> bool:
    """For which reason it ended, whether the Leader's seat broke a tie, how many had 50."""
    (end,) = told(match, "GameWon")
    rich = sum(money >= 50 for money in match.table.money[: len(match.seats)])
    return end.why == why and bool(end.tied) == tied and rich in at_fifty


def votes_in_a_round(match: Match) -> int:
    """The most votes held in one round."""
    most = now = 0
    for event in match.heard(OPEN):
        now = 0 if type(event).__name__ == "LootTurned" else now + (type(event).__name__ == "VotesCounted")
        most = max(most, now)
    return most


WAYS_2E: dict[str, Way] = {
    "fifty-by-one": lambda match: won2(match, "fifty", tied=False, at_fifty=range(1, 2)),
    "fifty-by-several-one-richest": lambda match: won2(match, "fifty", tied=False, at_fifty=range(2, 9)),
    "fifty-tied-broken-by-the-leaders-seat": lambda match: won2(match, "fifty", tied=True),
    "five-rounds-one-richest": lambda match: won2(match, "rounds", tied=False),
    "five-rounds-tied": lambda match: won2(match, "rounds", tied=True),
    "a-tech-alone": lone_fined,
    "a-round-in-which-everybody-left": everybody_left,
    "a-failed-vote": lambda match: any(not event.start for event in told(match, "VotesCounted")),
    "ten-votes": lambda match: votes_in_a_round(match) == 10,
    "three-players": lambda match: len(match.seats) == 3,
    "eight-players": lambda match: len(match.seats) == 8,
}

# Million Club


class Fond(Bot[View]):
    """Goes to one tile with both pawns where it can, buys and plays whatever it finds there, and otherwise to the Lobby
    where most pawns are; takes its taxes late."""

    tile = ""
    cards: tuple[str, ...] = ()

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        choices = [action for form in forms for action in form]
        return max(choices, key=lambda action: (self.likes(view, action), rng.random()))

    def likes(self, view: Any, action: Any) -> float:
        match type(action).__name__:
            case "PlacePawn" if action.spot.tile.value == self.tile:
                return 99
            case "PlacePawn" if action.spot.tile.value == "lobby":
                return 1 + len(view.pawns[["resource", "industry", "transport"].index(action.spot.sector.value)])
            case "PlayIntrigue":
                return float(action.card.value in self.cards)
            case "BuyColony" | "BuyCompany":
                return 2
            case "Tax":
                return float(action.company.face)
            case "Develop":
                return 3.5
        return 0.0


class Collector(Fond):
    """Fond of colonies, and of money as long as there is too little of it."""

    tile, cards = "colonies", ("capitalization", "racket")

    def likes(self, view: Any, action: Any) -> float:
        rich = type(action).__name__ in ("Tax", "Develop") and view.money[view.viewer] >= 8
        return -1.0 if rich else super().likes(view, action)


class Magnate(Collector):
    """Fond of companies."""

    tile = "companies"


class Raider(Fond):
    """Fond of other people's companies."""

    tile = "exchange"

    def likes(self, view: Any, action: Any) -> float:
        return 9.0 if type(action).__name__ == "TakeOver" else super().likes(view, action)


class Intriguer(Fond):
    """Fond of some intrigues."""

    tile, cards = "intrigues", ("racket", "capitalization", "colonial-contract", "unfair-competition")


class OtherIntriguer(Intriguer):
    """Fond of the others."""

    cards = ("colonial-unrest", "dumping", "expansion", "capital-increase")


def won_club(match: Match, why: str) -> bool:
    (end,) = told(match, "GameWon")
    return bool(end.why == why)


def after(match: Match, field: str) -> list[Any]:
    """A field of the open view, each time it has changed."""
    return [line.changes[field] for line in match.log if field in line.changes]


def short_then_empty(match: Match, tile: str) -> bool:
    """A deck ran short, so that too few cards were drawn; later it was empty, and pawns stood there for nothing."""
    drawn: list[tuple[int, int]] = []
    for event in map(cast_any, match.heard(OPEN)):
        match type(event).__name__:
            case "RoundBegan":
                drawn.append((0, 0))
            case "PawnPlaced" | "PawnMoved" if event.spot.tile.value == tile:
                drawn[-1] = (drawn[-1][0] + 1, 0)
            case "CardsDrawn" if event.tile.value == tile:
                drawn[-1] = (drawn[-1][0], event.number)
    short = [n for n, (pawns, cards) in enumerate(drawn) if 0 < cards <= pawns]
    empty = [n for n, (pawns, cards) in enumerate(drawn) if pawns and not cards]
    return bool(short and empty) and short[0] < empty[-1]


def cast_any(event: Event) -> Any:
    return event


def intrigues(match: Match, privilege: bool) -> set[str]:
    """The intrigues played from a hand that went along the seats, or by privilege."""
    found, searched = set(), False
    for event in map(cast_any, match.heard(OPEN)):
        match type(event).__name__:
            case "RoundBegan":
                searched = False
            case "Searched":
                searched = True
            case "IntriguePlayed" if searched == privilege:
                found.add(event.card.value)
    return found


def left_without_a_company(match: Match) -> bool:
    return bool(told(match, "TakenOver")) and any(not all(held) for held in after(match, "companies")[20:])


WAYS_CLUB: dict[str, Way] = {
    "won-by-points": lambda match: won_club(match, "points"),
    "tie-broken-by-money": lambda match: won_club(match, "money"),
    "shared": lambda match: won_club(match, "shared"),
    "colony-deck-short-then-empty": lambda match: short_then_empty(match, "colonies"),
    "company-deck-short-then-empty": lambda match: short_then_empty(match, "companies"),
    "every-intrigue-by-draft": lambda match: len(intrigues(match, privilege=False)) == 8,
    "four-intrigues-by-privilege": lambda match: intrigues(match, privilege=True) >= set(Intriguer.cards),
    "the-other-four-intrigues-by-privilege": lambda match: intrigues(match, True) >= set(OtherIntriguer.cards),
    "all-six-profiles": lambda match: len(set(table(match).profiles)) == 6,
    "taken-over-and-left-without-a-company": left_without_a_company,
    "a-pawn-moved-from-the-lobby": lambda match: bool(told(match, "PawnMoved")),
}

WAYS = {"dollars-1e": WAYS_1E, "dollars-2e": WAYS_2E, "million-club": WAYS_CLUB}


def club_matches(kinds: tuple[type[AnyBot], ...], players: int, profiles: bool) -> Iterator[Match]:
    """Finished matches of Million Club, a few: who plays decides what is found."""
    for seed in range(TRIES // 10):
        match = Match.new("million-club", SEATS[:players], seed=seed, options={"profiles": profiles})
        Host(match, {seat: kinds[seat % len(kinds)]() for seat in range(players)}, seed).play_out()
        yield match


CLUB_PLANS: list[tuple[tuple[type[AnyBot], ...], int, bool]] = [
    ((RandomBot,), 2, False),
    ((Intriguer, RandomBot), 2, False),
    ((OtherIntriguer, RandomBot), 2, False),
    ((Raider, RandomBot), 2, False),
    ((RandomBot,), 6, True),
    ((Collector,), 6, False),
    ((Magnate,), 6, False),
]
"""Who plays, how many, with profiles?"""


def matches(game: str, kinds: tuple[Callable[[], AnyBot], ...], rich: bool) -> Iterator[Match]:
    """Finished matches, of all sizes; perhaps with a deck of the richest cards."""
    deck: Any = None
    if rich:
        deck = msgspec.to_builtins(GAMES[game].house_deck())
        for card in deck["cards"]:
            card["amount"] = 60
    for seed in range(TRIES):
        players = 3 + seed % 6
        options = {"fooled": players > 3 and seed % 4 == 0} if game == "dollars-1e" else {}
        match = Match.new(
            game, SEATS[:players], seed=seed, options=options, deck=GAMES[game].read_deck(deck) if rich else None
        )
        Host(match, {seat: kinds[seat % len(kinds)]() for seat in range(players)}, seed).play_out()
        yield match


def plans(game: str) -> list[Iterator[Match]]:
    """Where to look, one after the other."""
    if game == "million-club":
        return [club_matches(*plan) for plan in CLUB_PLANS]
    sensible = BOTS["sensible"]
    plain: list[tuple[tuple[Callable[[], AnyBot], ...], bool]] = [((sensible, RandomBot), False), ((RandomBot,), False)]
    if game == "dollars-2e":
        plain = [((Stubborn,), False), ((RandomBot,), True), *plain]
    return [matches(game, kinds, rich) for kinds, rich in plain]


def find(game: str) -> None:
    """Find what is missing of a game."""
    folder = FOLDER / game
    missing = {way for way in WAYS[game] if not (folder / f"{way}.jsonl").exists()}
    for plan in plans(game):
        for _, match in zip(range(TRIES if missing else 0), plan, strict=False):
            for way in sorted(missing):
                if WAYS[game][way](match):
                    match.save(folder / f"{way}.jsonl")
                    missing.remove(way)
                    print(f"{game}, {way}: {len(match.log)} lines")
                    break
            if not missing:
                return
    if missing:
        print("not found:", ", ".join(sorted(missing)))


if __name__ == "__main__":
    for name in WAYS:
        find(name)
