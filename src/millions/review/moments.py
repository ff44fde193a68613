"""Where in the match a line of the record stands, as players would say it: the round, and the part of the round."""

from __future__ import annotations

from millions.bots.club.guide import ClubGuide
from millions.bots.heists.guide import HeistGuide
from millions.bots.playout import round_of
from millions.core.seat import SPECTATOR
from millions.games.club.outlook import chapter
from millions.games.heists.planning import TurnLootCard
from millions.review.findings import Part
from millions.review.walk import FinishedMatch, Moment

HEIST_PARTS = {
    "ChooseFirstLeader": "planning",
    "TurnLootCard": "planning",
    "ChooseCharacters": "planning",
    "ShowRoles": "planning",
    "MakeAnnouncement": "claims",
    "Negotiate": "negotiation",
    "CastVotes": "vote",
}
"""The part of a round in which each step of a heist game is; the rest is the heist itself."""


def parts(match: FinishedMatch) -> list[Part]:
    """Every part of every round, with the line in which it begins."""
    found: list[Part] = []
    for moment in match.moments:
        now = part_at(match, moment)
        if not found or (now.round, now.part) != (found[-1].round, found[-1].part):
            found.append(now)
    return found


def part_at(match: FinishedMatch, moment: Moment) -> Part:
    """The part of the round in which this line was written; unnamed in a game that is not known."""
    table, round_ = moment.before.table, round_of(moment.before.table)
    part = ""
    if isinstance(match.guide, HeistGuide):
        step = table.agenda[0]
        part = HEIST_PARTS.get(type(step).__name__, "heist")
        if isinstance(step, TurnLootCard):  # it opens the next round
            round_ = round_of(moment.after.table)
    elif isinstance(match.guide, ClubGuide):
        part = chapter(match.game.view(table, SPECTATOR)).value
    return Part(moment.n, round_ or 0, part)
