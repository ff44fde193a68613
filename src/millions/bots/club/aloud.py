"""What a personality says aloud in Million Club: a word about what it does, or about what has befallen it.

Every remark follows from what everybody may know (MC-S3): companies, the sizes of hands, and public events.
"""

from __future__ import annotations

from collections import Counter

from millions.bots.club.taste import Taste
from millions.bots.talk import Fate, Heard, Remark, of_victory, small_talk
from millions.core.message import Action
from millions.core.seat import Seat
from millions.core.table import Paid
from millions.games.club.companies import BuyCompany
from millions.games.club.components import SECTORS, Companies, Intrigue, Sector
from millions.games.club.exchange import Settled, TakenOver, TakeOver
from millions.games.club.intrigue_colonies import LookAt
from millions.games.club.intrigue_companies import CompeteIn, can_turn
from millions.games.club.intrigues import IntriguePlayed, PlayIntrigue
from millions.games.club.outlook import seats_now
from millions.games.club.scoring import GameWon
from millions.games.club.view import View
from millions.games.remarks import Reply

PEACEFUL = 1.0
"""A personality that counts others' losses for more than this agrees to no truce."""

KINDEST = 0.5
"""A personality that counts others' losses for less than this agrees to a truce with anybody."""

SAID_OF: dict[str, Reply] = {"complains": "spoils", "bribes": "gifts", "pleads": "free"}
"""Answers that need no thought."""

GOOD_DAY, BAD_DAY = 6, -3
"""Results on the Exchange that are worth a word: from here up, and from here down."""


# What I do


def comment(view: View, action: Action) -> Remark | None:
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
    return Remark("set") if completes_set(view, sector) else None


# What befalls players


def of_fate(fate: Fate) -> list[tuple[Seat, Remark]]:
    """What the players concerned may say of what has just happened to them, before everybody's eyes."""
    found, racketeer = list[tuple[Seat, Remark]](), None
    for event in fate.events:
        match event:
            case GameWon(winners):
                return of_victory(fate, winners)
            case TakenOver(seat, holding):
                found.append((holding.owner, Remark("taken", seat)))
            case IntriguePlayed(seat, Intrigue.RACKET):
                racketeer = seat
            case Paid(source=victim, why="racketed", amount=amount) if amount:
                found.append((victim, Remark("robbed", racketeer)))
            case Settled(seat, result) if result >= GOOD_DAY:
                found.append((seat, Remark("exchange")))
            case Settled(seat, result) if result <= BAD_DAY:
                found.append((seat, Remark("slump")))
    return found


# Answers


def answer(view: View, heard: Heard, taste: Taste) -> Remark | None:
    """A friendly word; nobody bargains in the club. Who counts others' losses as gains agrees to no truce."""
    if heard.kind in ("leads", "warns", "incites"):
        return of_lead(view, heard)
    if heard.kind == "truce":
        return Remark(of_truce(view, heard.by, taste), heard.by)
    if heard.kind in SAID_OF:
        return Remark(SAID_OF[heard.kind], heard.by)
    if heard.kind in ("text", "threatens", "joint"):
        return Remark("puzzled", heard.by)
    found = small_talk(heard)
    if found is None or found.what not in ("chat", "perhaps"):
        return found
    levels = [of_companies(held) for held in view.companies]
    ahead = all(levels[heard.by] > levels[one] for one in range(view.players) if one != heard.by)
    return Remark("ahead" if ahead else "banter", heard.by)


def of_truce(view: View, asker: Seat, taste: Taste) -> Reply:
    """Is a truce agreed to? Not with a player who leads, nor if a company of theirs would complete a set of mine; only
    the kindest do not mind. In the last round it lasts until the end of the game."""
    if taste.rivalry > PEACEFUL:
        return "war"
    if taste.rivalry >= KINDEST:
        points = [one.points for one in seats_now(view)]
        if all(points[asker] > one for seat, one in enumerate(points) if seat != asker):
            return "wary"
        if any(completes_set(view, one.sector) for one in view.companies[asker]):
            return "covets"
    return "respite" if view.round == view.numbers.rounds else "truce"


def completes_set(view: View, sector: Sector) -> bool:
    """Would one more company of this type complete a set of all types for me?"""
    mine = Counter([one.sector for one in view.companies[view.viewer]])
    after = mine + Counter([sector])
    return min(after[one] for one in SECTORS) > min(mine[one] for one in SECTORS)


def of_lead(view: View, heard: Heard) -> Remark:
    """Who has most points, of those that lie open; asked to go after a player, it promises nothing."""
    points, incited = [one.points for one in seats_now(view)], heard.kind == "incites"
    ahead = [seat for seat, one in enumerate(points) if one == max(points)]
    first = ahead[0]
    if len(ahead) > 1:
        return Remark("free" if incited else "level", heard.by)
    if first in (view.viewer, heard.by):
        return Remark("free" if incited else "mine" if first == view.viewer else "yours", heard.by)
    right = first == heard.about
    if incited:
        return Remark("target" if right else "instead", heard.by, about=first)
    return Remark("leads" if right else "front", heard.by, about=first)


def of_companies(companies: Companies) -> int:
    """The levels of some companies."""
    return sum([one.level for one in companies])


# What everybody sees


def rivals(view: View) -> tuple[Seat, ...]:
    """The other players."""
    return tuple([one for one in range(view.players) if one != view.viewer])
