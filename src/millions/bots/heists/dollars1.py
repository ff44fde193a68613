"""What the mind needs to know of the first edition, and what only it has: claims, looks, and the Leader's call."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from millions.bots.heists.bargaining import Decision, Negotiator, by_verb, percent
from millions.bots.heists.edition import Edition
from millions.bots.heists.memory import Memory
from millions.bots.heists.mind import HeistMind
from millions.bots.reason import Reason
from millions.core.form import Forms
from millions.core.message import Action
from millions.games.dollars1 import round_of_play
from millions.games.dollars1.components import EMPTY_ACCOUNTS, FIRST_ANTE, ROLES, LootCard, Table
from millions.games.dollars1.ending import ENOUGH, ROUNDS, EndAtTwenty
from millions.games.dollars1.negotiation import CallTime, Intimidate
from millions.games.dollars1.options import Options
from millions.games.dollars1.view import View
from millions.games.heists.components import BRUTE, CROOK, DRIVER, MASTERMIND, SNITCH, Role
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import Claim, EndNegotiation, Ready, Withdraw
from millions.games.heists.planning import Choose
from millions.games.heists.terms import Character

SYMBOL = 0.4
"""How much more it likes the role on the Loot card."""

DOUBTFUL = 0.12
"""How uncertain something must be to be worth a look."""

PLENTY = 50
"""In a purse, so that every payment can be made."""

CONTENTS = round_of_play(Options())
HEIST = CONTENTS[CONTENTS.index(EndNegotiation()) + 1 : CONTENTS.index(EndAtTwenty())]


def stage(loot: LootCard, crew: Any, shown: Any) -> Table:
    """A heist about to begin, one character to a seat."""
    players = len(crew)
    money = [*EMPTY_ACCOUNTS, PLENTY]
    money[:players] = [PLENTY] * players
    money[FIRST_ANTE : FIRST_ANTE + players] = [loot.ante] * players
    return Table(
        per_seat=1,
        players=players,
        roles_in_play=ROLES,
        contents=(),
        pile=(),
        money=tuple(money),
        intimidation=(0,) * players,
        laid_open=(None,) * players,
        loot=loot,
        roles=crew,
        shown=shown,
        crew=tuple(range(players)),
        agenda=HEIST,
    )


def said(view: View) -> dict[Character, Role]:
    """What was claimed last of each character."""
    return {claim.character: claim.role for claim in view.claims}


EDITION = Edition(
    roles=ROLES,
    namer=SNITCH,
    stage=stage,
    ante=lambda loot: int(loot.ante),
    said=said,
    enough=ENOUGH,
    rounds=ROUNDS,
    swing=2.4,
    pace=3.5,
    only_sharers=True,
    fancy={SNITCH: 0.8, BRUTE: 1.0, DRIVER: 1.3, CROOK: 1.0, MASTERMIND: 1.1},
)


class Mind1(HeistMind):
    """Plays the first edition."""

    edition = EDITION

    def act(self, view: View, forms: Forms, rng: Random, memory: Memory) -> Decision:
        """Choose, denounce, or negotiate."""
        offered = by_verb(forms)
        if Choose in offered:
            symbol = {view.loot.symbol: SYMBOL} if view.loot else {}
            return self.mixed(list(offered[Choose]), symbol, rng)
        thinking = Negotiator1(view, forms, rng, EDITION, self.dials, memory)
        if NameRole in offered:
            return self.name_role(offered[NameRole], thinking)
        return thinking.act()


class Negotiator1(Negotiator):
    """Claims once, looks where a look helps, and as the Leader calls time when the others go on and on."""

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
        return iter((self.answer, self.claim, self.look, self.offer, self.leave, self.call_time, self.wait))

    def look(self) -> Decision | None:
        """Spend an Intimidation card on whoever is most likely, but not certain, to double me."""
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

    def doubles(self, character: Character) -> float:
        """How likely this character is of the same role as one of mine."""
        return max(self.values.chance_of(character, role) for one in self.mine if (role := self.view.known[one]))

    def call_time(self) -> Decision | None:
        """The Leader presses for a decision when the others have bargained long enough."""
        tired = sum(self.view.proposals_made) > 2 * self.view.players
        return (CallTime(), Reason(sentence="reason-time")) if tired and CallTime in self.offered else None
