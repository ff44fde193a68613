"""What personalities do in the first edition only: claims, looks, and the Leader's call for time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from millions.bots.heists.bargaining import Decision, Negotiator, by_verb, percent
from millions.bots.heists.first_edition import FIRST
from millions.bots.heists.memory import Memory
from millions.bots.heists.mind import HeistMind
from millions.bots.reason import Reason
from millions.core.form import Forms
from millions.games.dollars1.intimidation import Intimidate
from millions.games.dollars1.negotiation import CallTime
from millions.games.dollars1.view import View
from millions.games.heists.heist import NameRole
from millions.games.heists.planning import Choose
from millions.games.heists.terms import Character

DOUBTFUL = 0.12
"""How uncertain it must be that a character doubles mine to be worth a look: the variance p * (1 - p)."""

PROPOSALS_A_PLAYER = 2
"""The Leader calls time after this number of proposals for each player at the table."""


class FirstMind(HeistMind[View]):
    """Plays the first edition."""

    edition = FIRST

    def act(self, view: View, forms: Forms, rng: Random, memory: Memory) -> Decision:
        """Choose, denounce, or negotiate."""
        offered = by_verb(forms)
        if Choose in offered:
            return self.choose(view, offered[Choose], rng)
        thinking = self.negotiator(view, forms, rng, memory)
        if NameRole in offered:
            return self.name_role(offered[NameRole], thinking)
        return thinking.act()

    def negotiator(self, view: View, forms: Forms, rng: Random, memory: Memory) -> Negotiator:
        return FirstNegotiator(view, forms, rng, FIRST.at(view), self.dials, memory)


class FirstNegotiator(Negotiator):
    """Claims once, looks where a look helps, and as the Leader calls time when the others bargain for too long."""

    def wishes(self) -> Iterator[Callable[[], Decision | None]]:
        if self.dials.careful:
            return iter((self.answer, self.leave_with_care))
        return iter((self.answer, self.claim, self.look, self.offer, self.leave, self.call_time, self.wait))

    def look(self) -> Decision | None:
        """Spend an Intimidation card on the character of which it is most uncertain whether it doubles mine."""
        if Intimidate not in self.offered or not self.mine:
            return None
        hidden = [look.character for look in self.offered[Intimidate] if isinstance(look, Intimidate)]
        best = max(hidden, key=self.doubt)
        if self.doubt(best) <= DOUBTFUL:
            return None
        return Intimidate(best), Reason(sentence="reason-look", character=best, percent=percent(self.doubles(best)))

    def doubt(self, character: Character) -> float:
        """How uncertain it is that this character doubles one of mine."""
        return self.doubles(character) * (1 - self.doubles(character))

    def call_time(self) -> Decision | None:
        """The Leader presses for a decision when the others have bargained long enough."""
        tired = sum(self.view.proposals_made) > PROPOSALS_A_PLAYER * self.view.players
        return (CallTime(), Reason(sentence="reason-time")) if tired and CallTime in self.offered else None
