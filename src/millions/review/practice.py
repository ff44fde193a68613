"""Practice: moments of a negotiation, dealt again from what a player knew, and what an answer there is worth."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import NamedTuple

from msgspec import structs

from millions.bots import Host, bot_named
from millions.bots.skills import guide_for
from millions.bots.value import judge_actions
from millions.core import record
from millions.core.branch import branch
from millions.core.errors import BadSetup
from millions.core.match import Match
from millions.core.message import Action
from millions.core.nature import Dealer
from millions.core.seat import Seat
from millions.games.heists.bargain import Accept, Decline, Propose
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from millions.review.claims import claims
from millions.review.deals import deals
from millions.review.decisions import decision, is_judged
from millions.review.findings import Verdict
from millions.review.reasons import reasons
from millions.review.walk import FinishedMatch

ANSWERS = (Accept, Decline, Propose, Claim, Ready, Withdraw)
"""What is practised: a price, a claim, stay or leave."""

TALKATIVE = ("shrewd", "bluffer", "honest", "gambler", "miser")
"""The personalities whose matches are the kept set."""


TELLING, MOST_TRIED = 0.08, 5
"""An exercise whose stake (see `stake`) reaches TELLING is taken at once; after MOST_TRIED smaller ones, the one with
the largest stake."""

STAKE_WORLDS = 40
"""Worlds over which a stake is measured: about 0.05 seconds for a moment."""


class KeptMatch(NamedTuple):
    """A match of the kept set: bots play it again from its seed, so it follows the current rules."""

    game: str
    seed: int


KEPT = (KeptMatch("dollars-1e", 11), KeptMatch("dollars-2e", 12), KeptMatch("dollars-1e", 13))


KEPT_GAMES = tuple(dict.fromkeys(one.game for one in KEPT))
"""The games of the kept set."""


def of_game(number: int, game: str) -> bool:
    """Is the kept match of this number one of this game?"""
    return KEPT[number % len(KEPT)].game == game


def kept_record(number: int) -> bytes:
    """The record of a match of the kept set; after the last one the first again."""
    return _played(KEPT[number % len(KEPT)])


@cache  # for every exercise: saves 50 ms
def _played(chosen: KeptMatch) -> bytes:
    names = ("Ann", "Bob", "Cid", "Dot", "Eve")
    match = Match.new(chosen.game, names, seed=chosen.seed)
    Host(match, {seat: bot_named(kind) for seat, kind in enumerate(TALKATIVE)}, chosen.seed).play_out()
    return record.encode(match)


class Practice:
    """Moments of one finished match at which its players negotiated, in a random order, those with a large stake
    first."""

    def __init__(self, data: bytes, who: str | Seat | None = None, seed: int | None = None) -> None:
        """`who`: only this player's moments. The same seed gives the same moments and cards."""
        self.data, self._rng = data, Random(seed)
        self.match = Match.read(data, strict=True)
        seat = None if who is None else self.match.seat(who)
        self.moments = [
            line.n for line in self.match.log if isinstance(line.action, ANSWERS) and seat in (None, line.seat)
        ]
        if not self.moments:
            sentence = "nobody negotiates in this match: there is nothing to practise"
            raise BadSetup("practice-nothing", sentence)

    def exercises(self) -> Iterator[tuple[Match, Seat]]:
        """Matches that begin at such a moment, and the seat that must answer; what that seat cannot know is sampled
        anew."""
        order = deque(self._rng.sample(self.moments, len(self.moments)))
        while order:
            dealt = []
            for at in islice(order, MOST_TRIED):
                seat = self.match.log[at - 1].seat
                match = branch(self.data, at, seat, Dealer.new(self._rng.randrange(2**32)))
                dealt.append((stake(match, seat, self._rng), match, seat))
                if dealt[-1][0] >= TELLING:
                    break
            best = max(range(len(dealt)), key=lambda place: dealt[place][0])
            del order[best]
            order.rotate(-best)  # skipped ones come later
            yield dealt[best][1:]


def stake(match: Match, seat: Seat, rng: Random) -> float:
    """How much depends on what this seat does now: its chance after the best action, less that after the best action
    of another kind (stay, leave, accept, decline, propose)."""
    guide, view, forms = guide_for(match.game), match.view(seat), match.forms(seat)
    found = guide.candidates(view, forms, None, rng) or []
    actions = list(dict.fromkeys([action for action in found if isinstance(action, ANSWERS)]))
    draw = guide.worlds(view)
    judged = judge_actions(guide, [draw(rng) for _ in range(STAKE_WORLDS)], seat, actions)
    best: dict[type[Action], float] = {}
    for action, result in zip(actions, judged, strict=True):
        chance = sum(chances[seat] for chances in result) / STAKE_WORLDS
        best[type(action)] = max(chance, best.get(type(action), 0.0))
    first, *others = sorted(best.values(), reverse=True) or [0.0]
    return first - others[0] if others else 0.0


def verdict(answered: FinishedMatch, n: int, playouts: int | None = None) -> Verdict:
    """What the answer in line `n` of a match was worth, by what its seat knew; the match need not be over."""
    moment = answered.moments[n - 1]
    worlds = playouts or answered.guide.playouts
    found = decision(answered, moment, worlds) if is_judged(answered, moment.line.action) else None
    return Verdict(
        found and structs.replace(found, why=tuple(reasons(answered, found, worlds))),
        next((one for one in deals(answered) if one.n == n), None),
        next((one for one in claims(answered) if one.n == n), None),
    )
