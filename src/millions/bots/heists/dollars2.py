"""What the mind needs to know of the second edition, and what only it has: announcements, votes, and a victim."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from millions.bots.heists.bargaining import Decision, Negotiator, by_verb, percent, truth_or_lie
from millions.bots.heists.edition import Edition
from millions.bots.heists.memory import Memory
from millions.bots.heists.mind import HeistMind
from millions.bots.reason import Reason
from millions.core.form import Form, Forms
from millions.core.message import Action
from millions.games.dollars2 import round_of_play
from millions.games.dollars2.components import ANTE, EMPTY_ACCOUNTS, POT, ROLES, LootCard, Table
from millions.games.dollars2.ending import ENOUGH, ROUNDS, EndAtFifty
from millions.games.dollars2.heist import Rob
from millions.games.dollars2.negotiation import Announce, CallVote, Vote
from millions.games.dollars2.view import View
from millions.games.heists.components import ACROBAT, BRAIN, BRUTE, DRIVER, MENTALIST, TECH, Role
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import Claim, EndNegotiation, Ready, Withdraw
from millions.games.heists.planning import Choose
from millions.games.heists.terms import Character

MOST_CALLS = 2
"""Votes it calls in one negotiation."""

BONUS = 0.1
"""How much more it likes a role for each unit of its bonus on the Loot card."""

PLENTY = 100
"""In a purse, so that every payment can be made."""

CONTENTS = round_of_play()
HEIST = CONTENTS[CONTENTS.index(EndNegotiation()) + 1 : CONTENTS.index(EndAtFifty())]


def stage(loot: LootCard, crew: Any, shown: Any) -> Table:
    """A heist about to begin, one character to a seat: the card's amount and the antes of those in lie in the pot."""
    players = len(crew)
    money = [*EMPTY_ACCOUNTS, PLENTY]
    money[:players] = [PLENTY] * players
    money[POT] = loot.amount + ANTE * players
    return Table(
        per_seat=1,
        players=players,
        roles_in_play=ROLES,
        contents=(),
        pile=(),
        money=tuple(money),
        loot=loot,
        roles=crew,
        announced=(None,) * players,
        shown=shown,
        crew=tuple(range(players)),
        agenda=HEIST,
    )


def said(view: View) -> dict[Character, Role]:
    """What was said last of each character."""
    announced = {one: role for one, role in enumerate(view.announced) if role is not None}
    return announced | {claim.character: claim.role for claim in view.claims}


EDITION = Edition(
    roles=ROLES,
    namer=TECH,
    stage=stage,
    ante=lambda loot: ANTE,
    said=said,
    enough=ENOUGH,
    rounds=ROUNDS,
    swing=4.0,
    pace=8.0,
    only_sharers=False,
    fancy={TECH: 0.8, ACROBAT: 1.3, BRUTE: 1.2, MENTALIST: 1.0, BRAIN: 1.1, DRIVER: 1.2},
)


class Mind2(HeistMind):
    """Plays the second edition."""

    edition = EDITION

    def act(self, view: View, forms: Forms, rng: Random, memory: Memory) -> Decision:
        """Choose, announce, vote, name, rob, or negotiate."""
        offered = by_verb(forms)
        if Choose in offered:
            bonuses = {bonus.role: BONUS * bonus.amount for bonus in view.loot.bonuses} if view.loot else {}
            return self.mixed(list(offered[Choose]), bonuses, rng)
        if Announce in offered:
            return self.announce(view, rng)
        thinking = Negotiator2(view, forms, rng, EDITION, self.dials, memory)
        if Rob in offered:
            return self.rob(offered[Rob], thinking)
        if NameRole in offered:
            return self.name_role(offered[NameRole], thinking)
        return thinking.vote() if Vote in offered else thinking.act()

    def announce(self, view: View, rng: Random) -> Decision:
        """The truth, or a lie the shown cards make believable."""
        first = view.viewer * view.per_seat
        truths = view.known[first : first + view.per_seat]
        told: list[Role] = []
        for truth in truths:
            assert truth is not None
            told.append(Role(truth_or_lie(truth, view.shown, told, self.dials.lies, rng)))
        key = "reason-truth" if tuple(told) == truths else "reason-lie"
        return Announce(tuple(told)), Reason(sentence=key, role=truths[0], percent=percent(self.dials.lies))

    def rob(self, form: Form, thinking: Negotiator) -> Decision:
        """Whoever is richest, or has slighted me; never myself, if there is anybody else."""
        view, slights = thinking.view, thinking.memory.slights

        def worth(action: Action) -> float:
            assert isinstance(action, Rob)
            seat = action.character // view.per_seat
            return -1.0 if seat == view.viewer else view.money[seat] + self.dials.grudge * slights[seat]

        action = max(form, key=worth)
        assert isinstance(action, Rob)
        return action, Reason(sentence="reason-rob", character=action.character, seat=action.character // view.per_seat)


class Negotiator2(Negotiator):
    """As the Leader, calls a vote when it likes the line-up and others hesitate."""

    view: View

    def ready(self) -> Action:
        return Ready()

    def withdraw(self, character: Character) -> Action:
        return Withdraw(character)

    def say(self, character: Character, role: Any) -> Action:
        return Claim(character, role)

    def wishes(self) -> Iterator[Callable[[], Decision | None]]:
        if self.dials.careful:
            return iter((self.answer, self.leave_with_care))
        return iter((self.answer, self.offer, self.leave, self.call_vote, self.wait))

    def likes_the_line_up(self) -> bool:
        """Has it said ready, or is staying in clearly better than leaving? Who has left can wait."""
        if self.me in self.view.ready:
            return True
        return bool(self.mine) and self.alternative is self.prospect and self.stay.wins >= self.prospect.wins - 0.02

    def vote(self) -> Decision:
        """For the heist, if it likes the line-up."""
        if self.likes_the_line_up():
            return Vote(True), self.because("reason-vote-for")
        return Vote(False), self.because("reason-vote-against")

    def call_vote(self) -> Decision | None:
        """Only when it would vote for it, and not again and again."""
        wanted = CallVote in self.offered and self.view.votes_held < MOST_CALLS and not self.view.proposals
        hesitant = len(self.view.ready) + 1 < len(self.view.crew)
        if not wanted or not hesitant or not self.likes_the_line_up():
            return None
        return CallVote(), self.because("reason-call-vote")
