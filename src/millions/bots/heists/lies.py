"""What a personality says of its characters: the truth, or a lie that can be believed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from random import Random

from millions.bots.heists.edition import Edition
from millions.games.heists.components import Role
from millions.games.heists.terms import Character
from millions.games.heists.view import HeistView

Lies = Mapping[Role, float]
"""Roles to lie about, and how readily; only the ratios matter."""

PARROTS = 2
"""Nobody lies to be of a role that this number of others have announced."""


def truth_or_lie(truth: Role, lies: Lies, said: Collection[Role], often: float, rng: Random) -> Role:
    """What to say of a character: the truth or, this often, one of these lies.

    Nobody has two characters of the same role, so what was said of the other one is not said again.
    """
    others = [role for role in lies if role is not truth and role not in said]
    if not others or (truth not in said and rng.random() >= often):
        return truth
    return rng.choices(others, [lies[role] for role in others])[0]


def of_announcement(view: HeistView, edition: Edition, truth: Role, boast: float) -> Lies:
    """The roles about which an announcement may lie: those that a card shown leaves open and few have announced; else
    that of the set-aside card. A boast prefers roles that players like with this Loot card, modesty the others."""
    assert view.loot is not None
    announced = Counter(edition.said(view).values())
    others = [role for role in view.roles_in_play if role is not truth]
    free = [role for role in others if announced[role] < min(PARROTS, view.shown.count(role))]
    aside = [role for role in others if announced[role] < min(PARROTS, view.shown.count(role) + 1)]
    return {role: edition.liking(view.loot, role) ** boast for role in free or aside}


def of_claim(view: HeistView, said: Mapping[Character, Role], truth: Role, people: bool) -> Lies:
    """The roles about which a claim may lie: those shown. With people at the table, none that others have claimed as
    often as it can be there: everybody would see that somebody lies. Where that leaves no lie, the role may be that of
    the set-aside card, as long as nobody else needs it for theirs. Among bots alone nothing is gained by such care.
    """
    shown, there, claimed = view.shown, Counter(view.shown), Counter(said.values())
    if not people:
        return there
    free = Counter([role for role in shown if claimed[role] < there[role]])
    if not (claimed - there) and not {*free} - {truth}:
        return there if {*shown} - {truth} else Counter(view.roles_in_play)
    return free
