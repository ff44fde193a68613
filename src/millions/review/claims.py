"""The bluff ledger of a heist game: every claim and announcement, whether it was true, and whose beliefs it changed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from millions.bots.heists.edition import Edition
from millions.bots.heists.guide import HeistGuide
from millions.core.seat import Seat
from millions.core.table import Table as AnyTable
from millions.games.heists.components import Role, Roles
from millions.games.heists.guess import Model, Worlds, uniform
from millions.games.heists.table import Table
from millions.games.heists.terms import Character, Characters, of_seat
from millions.games.heists.view import HeistView
from millions.review.beliefs import values
from millions.review.findings import ClaimReview, Doubt, Unlucky
from millions.review.misled import misled
from millions.review.swayed import BELIEVED, followed, stays, sway
from millions.review.unlucky import losses
from millions.review.walk import FinishedMatch, Moment

IMPOSSIBLE, DOUBTFUL = 1e-9, 0.1
"""A claim whose probability by the cards alone is below these was impossible, or could have been doubted."""


class Said(NamedTuple):
    """What was said of one character."""

    character: Character
    role: Role


def claims(match: FinishedMatch) -> Iterator[ClaimReview]:
    """Everything that was said about a character's role; empty in a game without claims."""
    if not isinstance(match.guide, HeistGuide):
        return
    edition, lost = match.guide.edition, losses(match)
    for moment in match.moments:
        if not moment.by_chance and match.guide.is_talk(moment.line.action):
            for said in _said(moment, edition, match):
                yield claim(match, edition, moment, said, lost)


def claim(
    match: FinishedMatch, edition: Edition, moment: Moment, said: Said, lost: Collection[Unlucky] = ()
) -> ClaimReview:
    """One statement. `lost`: the departures of the match that cost their players money."""
    table = moment.after.table
    assert isinstance(table, Table)
    speaker, moved, after = table.owner(said.character), {}, {}
    doubts, swayed, acted = list[Doubt](), list[str](), list[str]()
    for listener, name in enumerate(match.names):
        if listener == speaker:
            continue
        before_view: HeistView = match.game.view(moment.before.table, listener)
        after_view: HeistView = match.game.view(table, listener)
        after[name] = probability(after_view, said, match.conduct(moment.n, after_view))
        moved[name] = after[name] - probability(before_view, said, match.conduct(moment.n - 1, before_view))
        if (chance := probability(before_view, said, uniform)) < DOUBTFUL:
            doubts.append(Doubt(name, evidence(before_view, said), chance))
        if moved[name] > 0 and after[name] > BELIEVED:
            changed = sway(match, edition, moment, listener)
            did = followed(match, moment, listener, changed, said.character, said.role)
            swayed += [name] * (did or any(changed))
            acted += [name] * did
    excluded = tuple([doubt.seat for doubt in doubts if doubt.chance < IMPOSSIBLE])
    taken_in = misled(match, edition, moment, said.character, said.role, lost)
    return ClaimReview(
        n=moment.n,
        seat=match.names[speaker],
        character=said.character,
        said=said.role.value,
        true=table.roles[said.character] is said.role,
        moved=moved,
        after=after,
        impossible_to=excluded,
        earned=earned(match, edition, moment, speaker) if table.shown else 0.0,
        doubts=tuple(doubts),
        swayed=tuple(swayed),
        followed=tuple(acted),
        role="" if (role := table.roles[said.character]) is None else role.value,
        misled=tuple([one for one in taken_in if one.seat not in excluded]),
    )


def lies_of(seat: str, found: Iterable[ClaimReview]) -> list[ClaimReview]:
    """A player's lies: everything said of an own character that was not its role.

    Saying the same again at once is no new lie; going back to it after saying something else is one.
    """
    return [claim for claim in found if claim.seat == seat and not claim.true]


def is_believed(lie: ClaimReview) -> bool:
    """Did somebody have reason to believe it, and so to act otherwise?"""
    return bool(lie.swayed)


def worked(lie: ClaimReview) -> bool:
    """Did somebody surely act on it? Who only stayed may have believed nothing, and its speaker was out as well."""
    return bool(acted_on(lie))


def acted_on(lie: ClaimReview) -> list[str]:
    """Who did."""
    return list(dict.fromkeys([*lie.followed, *[one.seat for one in lie.misled if one.how != "stayed"]]))


def evidence(view: HeistView, said: Said) -> str:
    """The evidence by which a listener could have doubted a statement."""
    if view.known[said.character] is not None:
        return "seen"
    if not view.shown:
        return "cards"
    shown = view.shown.count(said.role)
    mine = sum(view.known[one] is said.role for one in range(len(view.known)) if view.owner(one) == view.viewer)
    if shown <= mine:
        return "own" if mine else "none"
    return "cards"


def earned(match: FinishedMatch, edition: Edition, moment: Moment, speaker: Seat) -> float:
    """What a claim gained its speaker, in money and by what the speaker knew, if its listeners act on their beliefs;
    compared with what they would have done without it."""
    before, after = [
        stay(match, edition, n, position.table, speaker)
        for n, position in ((moment.n - 1, moment.before), (moment.n, moment.after))
    ]
    if before == after:
        return 0.0
    view: HeistView = match.game.view(moment.before.table, speaker)
    worth = values(edition, view, match.conduct(moment.n - 1, view))
    return worth.of_crew(after).gain - worth.of_crew(before).gain


def stay(match: FinishedMatch, edition: Edition, n: int, table: AnyTable, speaker: Seat) -> Characters:
    """The characters that stay after line `n`: the speaker's, and those whose players gain nothing by leaving."""
    staying: list[Character] = []
    for seat in range(len(match.names)):
        view: HeistView = match.game.view(table, seat)
        mine = of_seat(view.crew, seat, view.per_seat)
        staying += mine if seat == speaker else stays(match, edition, n, table, seat)
    return tuple(staying)


def probability(view: HeistView, said: Said, model: Model) -> float:
    """The exact probability, for this viewer, that what was said of a character is true."""
    owner, place = view.owner(said.character), said.character % view.per_seat

    def only_if_true(view: HeistView, seat: Seat, roles: Roles) -> float:
        return 0.0 if seat == owner and roles[place] is not said.role else model(view, seat, roles)

    every = _weight(view, model, owner)
    return _weight(view, only_if_true, owner) / every if every else 0.0


def _weight(view: HeistView, model: Model, seat: Seat) -> float:
    """The total weight of the worlds that fit a view: of all, or before the roles are shown, of one seat's choices."""
    worlds = Worlds(view, model)
    return sum(worlds.set_aside) if view.shown else sum([likely for _, likely in worlds.hands[seat]])


def _said(moment: Moment, edition: Edition, match: FinishedMatch) -> list[Said]:
    """What a line said that had not been said before, or had been said otherwise."""
    seat = moment.line.seat
    old = edition.said(match.game.view(moment.before.table, seat))
    new = edition.said(match.game.view(moment.after.table, seat))
    return [Said(one, role) for one, role in new.items() if old.get(one) is not role]
