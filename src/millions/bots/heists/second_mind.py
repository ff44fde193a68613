"""What personalities do in the second edition only: announcements, votes, and the choice of a victim."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from millions.bots.heists.aloud import crowd
from millions.bots.heists.bargaining import Decision, Negotiator, by_verb, percent
from millions.bots.heists.dials import Dials
from millions.bots.heists.lies import of_announcement, truth_or_lie
from millions.bots.heists.memory import Memory
from millions.bots.heists.mind import HeistMind
from millions.bots.heists.second_edition import SECOND
from millions.bots.reason import Reason
from millions.bots.talk import Remark
from millions.core.form import Form, Forms
from millions.core.message import Action
from millions.games.dollars2.announcements import Announce
from millions.games.dollars2.heist import Rob
from millions.games.dollars2.view import View
from millions.games.dollars2.vote import CallVote, Vote
from millions.games.heists.components import Role
from millions.games.heists.heist import NameRole
from millions.games.heists.planning import Choose

MOST_CALLS = 2
"""Votes it calls in one negotiation."""

CLEARLY_BETTER = 0.02
"""In chances to win: how much less the heist may be worth now than later, to be voted for."""

NOT_MYSELF = -1.0
"""Below the worth of robbing any other player."""


class SecondMind(HeistMind[View]):
    """Plays the second edition."""

    edition = SECOND

    def act(self, view: View, forms: Forms, rng: Random, memory: Memory) -> Decision:
        """Choose, announce, vote, name, rob, or negotiate."""
        offered = by_verb(forms)
        if Choose in offered:
            return self.choose(view, offered[Choose], rng)
        if Announce in offered:
            return self.announce(view, rng)
        thinking = self.negotiator(view, forms, rng, memory)
        if Rob in offered:
            return self.rob(offered[Rob], thinking)
        if NameRole in offered:
            return self.name_role(offered[NameRole], thinking)
        return thinking.vote() if Vote in offered else thinking.act()

    def negotiator(self, view: View, forms: Forms, rng: Random, memory: Memory) -> SecondNegotiator:
        return SecondNegotiator(view, forms, rng, self.dials, memory)

    def announce(self, view: View, rng: Random) -> Decision:
        """The truth, or a lie that the shown cards and the announcements before make believable."""
        first = view.viewer * view.per_seat
        truths = view.known[first : first + view.per_seat]
        told: list[Role] = []
        for truth in truths:
            assert truth is not None
            lies = of_announcement(view, self.edition.at(view), truth, self.dials.boast)
            told.append(truth_or_lie(truth, lies, told, self.dials.lies, rng))
        sentence = "reason-truth" if tuple(told) == truths else "reason-lie"
        return Announce(tuple(told)), Reason(sentence=sentence, role=truths[0], percent=percent(self.dials.lies))

    def aloud(self, view: View, action: Action) -> Remark | None:
        """With an announcement: that others have announced the same."""
        if not isinstance(action, Announce):
            return super().aloud(view, action)
        first = view.viewer * view.per_seat
        return crowd(view, self.edition.said(view), dict(enumerate(action.roles, first)))

    def rob(self, form: Form, thinking: Negotiator) -> Decision:
        """Rob the richest player, or a player who has slighted this bot; itself only if nobody else can be robbed."""
        view, slights = thinking.view, thinking.memory.slights

        def worth(action: Rob) -> float:
            seat = view.owner(action.character)
            return NOT_MYSELF if seat == view.viewer else view.money[seat] + self.dials.grudge * slights[seat]

        action = max([action for action in form if isinstance(action, Rob)], key=worth)
        return action, Reason(sentence="reason-rob", character=action.character, seat=view.owner(action.character))


class SecondNegotiator(Negotiator):
    """As the Leader, calls a vote when it likes the line-up and others hesitate."""

    def __init__(self, view: View, forms: Forms, rng: Random, dials: Dials, memory: Memory) -> None:
        super().__init__(view, forms, rng, SECOND.at(view), dials, memory)
        self.votes_held = view.votes_held

    def wishes(self) -> Iterator[Callable[[], Decision | None]]:
        if self.dials.careful:
            return iter((self.answer, self.leave_with_care))
        return iter((self.answer, self.offer, self.leave, self.call_vote, self.wait))

    def likes_the_line_up(self) -> bool:
        """It has said ready, or staying in is clearly better than leaving; a player who has left can wait."""
        if self.me in self.view.ready:
            return True
        staying_is_best = bool(self.mine) and self.alternative is self.prospect
        return staying_is_best and self.stay.wins >= self.prospect.wins - CLEARLY_BETTER

    def vote(self) -> Decision:
        """For the heist, if it likes the line-up."""
        if self.likes_the_line_up():
            return Vote(True), self.because("reason-vote-for")
        return Vote(False), self.because("reason-vote-against")

    def call_vote(self) -> Decision | None:
        """Only when it would vote for the heist, and only a few times."""
        wanted = CallVote in self.offered and self.votes_held < MOST_CALLS and not self.view.proposals
        hesitant = len(self.view.ready) + 1 < len(self.view.crew)
        if not wanted or not hesitant or not self.likes_the_line_up():
            return None
        return CallVote(), self.because("reason-call-vote")
