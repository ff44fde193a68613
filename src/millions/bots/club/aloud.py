"""What a personality says aloud in Million Club: a word about what it does, or about what has befallen it.

Every remark follows from what everybody may know (MC-S3): companies, pawns, the sizes of hands, and payments. Of the
bot's money only the difference between two of its decisions counts, and only where public payments explain it.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from millions.bots.talk import Heard, Remark, small_talk
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.club.colonies import DiscardColony
from millions.games.club.companies import BuyCompany
from millions.games.club.components import (
    EXCHANGE,
    INTRIGUES,
    ON_TILE,
    SECTORS,
    Companies,
    Intrigue,
    Sector,
    Tile,
    with_most_pawns,
)
from millions.games.club.exchange import ExchangeTile, TakeOver
from millions.games.club.intrigue_colonies import LookAt
from millions.games.club.intrigue_companies import CompeteIn, TurnCompany, can_turn
from millions.games.club.intrigues import PlayIntrigue
from millions.games.club.lobby import BeginWith, MovePawn
from millions.games.club.moves import Develop, Pass
from millions.games.club.placement import PlacePawn
from millions.games.club.view import View

GOOD_DAY = 6
"""A gain on the Exchange that is worth a word."""

UNPAID = (BeginWith, CompeteIn, Develop, DiscardColony, LookAt, MovePawn, Pass, PlacePawn, TurnCompany)
"""Actions that neither cost their player money nor bring any."""


class Glance(NamedTuple):
    """What a bot saw of itself when it last decided; of several decisions the last one counts."""

    round: int
    money: int
    companies: int
    colonies: int
    settled: bool
    """Whether the Exchange had been settled."""
    unpaid: bool
    """Whether its action neither cost nor brought money."""


def glance(view: View, action: Action) -> Glance:
    """What to remember of a decision until the next one."""
    me = view.viewer
    own = (view.money[me] or 0, len(view.companies[me]), view.colony_counts[me])
    return Glance(view.round, *own, is_settled(view), isinstance(action, UNPAID))


def is_settled(view: View) -> bool:
    """Is the Exchange of this round over?"""
    return ExchangeTile() not in view.agenda


def comment(view: View, action: Action, before: Glance | None) -> Remark | None:
    """What to say with this action, if anything; `before` is what was seen at the decision before it."""
    deed = of_deed(view, action)
    if deed is not None or before is None or before.round != view.round:
        return deed
    return of_fate(view, before)


# What I do


def of_deed(view: View, action: Action) -> Remark | None:
    """A word about what I do."""
    match action:
        case TakeOver(holding):
            return Remark("takeover", holding.owner)
        case PlayIntrigue(Intrigue.RACKET):
            return Remark("racket")
        case CompeteIn(sector) if any(can_turn(view.companies[one], sector, -1) for one in rivals(view)):
            return Remark("compete")
        case LookAt(owner) if view.colony_counts[owner]:
            return Remark("peek", owner)
        case BuyCompany(sector):
            return of_purchase(view, sector)
    return None


def of_purchase(view: View, sector: Sector) -> Remark | None:
    """A company that gives me the lead of its type, or that completes a set."""
    types = [Counter([one.sector for one in held]) for held in view.companies]
    mine, most = types[view.viewer], max(types[one][sector] for one in rivals(view))
    if mine[sector] == most > 0:
        return Remark("lead")
    after = mine + Counter([sector])
    return Remark("set") if min(after[one] for one in SECTORS) > min(mine[one] for one in SECTORS) else None


# What befalls me


def of_fate(view: View, before: Glance) -> Remark | None:
    """A word about what has befallen me in this round since my last decision."""
    me, on_exchange = view.viewer, pawns_on(view, EXCHANGE)
    raider = with_most_pawns(on_exchange)
    if len(view.companies[me]) < before.companies:  # nothing else takes a company away
        return Remark("taken", raider) if raider not in (None, me) else None
    if not before.unpaid or view.colony_counts[me] != before.colonies:
        return None
    gain = (view.money[me] or 0) - before.money
    if me in on_exchange and is_settled(view) and not before.settled:
        return of_the_exchange(gain, view.numbers.racket)
    return Remark("robbed", racketeer(view)) if gain < 0 else None


def of_the_exchange(gain: int, racket: int) -> Remark | None:
    """A very good or very bad day on the Exchange; a Racket may have cost me something besides."""
    if gain >= GOOD_DAY:
        return Remark("exchange")
    return Remark("slump") if gain < -racket else None


def racketeer(view: View) -> Seat | None:
    """Who played the Racket, if only one other player can have."""
    there = {*pawns_on(view, INTRIGUES)} - {view.viewer}
    return there.pop() if len(there) == 1 else None


# Answers


def answer(view: View, heard: Heard) -> Remark | None:
    """A friendly word; nobody bargains in the club."""
    found = small_talk(heard)
    if heard.kind != "text" and (found is None or found.what not in ("chat", "perhaps")):
        return found
    levels = [of_companies(held) for held in view.companies]
    ahead = all(levels[heard.by] > levels[one] for one in range(view.players) if one != heard.by)
    return Remark("ahead" if ahead else "banter", heard.by)


def of_companies(companies: Companies) -> int:
    """The levels of some companies."""
    return sum([one.level for one in companies])


# What everybody sees


def rivals(view: View) -> tuple[Seat, ...]:
    """The other players."""
    return tuple([one for one in range(view.players) if one != view.viewer])


def pawns_on(view: View, tile: Tile) -> tuple[Seat, ...]:
    """Whose pawns stand on a tile."""
    return tuple([pawn for spot in ON_TILE[tile] for pawn in view.pawns[spot]])
