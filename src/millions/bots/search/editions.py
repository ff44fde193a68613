"""What the search is told about the two editions of Millions of Dollars."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from itertools import islice
from math import sqrt
from random import Random
from typing import Any, ClassVar

from millions.bots.search.deals import best_deals
from millions.bots.search.heists import PURSE, Beliefs, Edition
from millions.bots.search.helpers import Draw, Helper
from millions.bots.search.quick import QuickBot
from millions.core.form import Form, Forms, Rng
from millions.core.game import AnyGame
from millions.core.message import Action
from millions.core.seat import Seat
from millions.core.table import View
from millions.games import dollars1, dollars2
from millions.games.dollars1 import components as box1
from millions.games.dollars1 import ending as ending1
from millions.games.dollars2 import components as box2
from millions.games.dollars2 import ending as ending2
from millions.games.dollars2 import negotiation as talk2
from millions.games.heists import negotiation as shared
from millions.games.heists.bargain import Propose, TakeBack
from millions.games.heists.guess import Worlds
from millions.games.heists.heist import NameRole
from millions.games.heists.planning import Choose
from millions.games.heists.terms import Character


class FirstEdition(Edition):
    """Antes lie on the characters; a symbol is worth 1."""

    game = dollars1.GAME
    before, after = shared.EndNegotiation(), ending1.EndAtTwenty()
    rounds, spread = ending1.ROUNDS, 2.2
    roles = box1.ROLES
    fancy = (2, 3, 4, 3, 4)
    verbs: ClassVar[dict[str, type[Action]]] = {
        "choose": Choose,
        "name": NameRole,
        "ready": shared.Ready,
        "withdraw": shared.Withdraw,
        "claim": shared.Claim,
    }

    def ante(self, loot: Any) -> int:
        return int(loot.ante)

    def liking(self, loot: Any, role: Enum) -> float:
        return self.fancy[self.roles.index(role)] + 2 * (role is loot.symbol)

    def stake(self, table: Any, heads: int) -> None:
        money = [PURSE] * box1.FIRST_ANTE + [0] * (len(table.money) - box1.FIRST_ANTE)
        money[box1.FIRST_ANTE : box1.FIRST_ANTE + heads] = [table.loot.ante] * heads
        money[-1] = box1.MONEY_IN_THE_BOX
        table.money = tuple(money)

    def said(self, view: Any) -> dict[Character, Enum]:
        return {claim.character: claim.role for claim in view.claims}

    def worlds(self, view: Any, model: Callable[[Any, Seat, Any], float]) -> Callable[[Rng], Any]:
        return Worlds(view, model).sample


class SecondEdition(Edition):
    """Antes lie in the pot; so does the loot."""

    game = dollars2.GAME
    before, after = shared.EndNegotiation(), ending2.EndAtFifty()
    rounds, spread = ending2.ROUNDS, 4.1
    roles = box2.ROLES
    fancy = (2, 5, 4, 3, 4, 4)
    verbs: ClassVar[dict[str, type[Action]]] = {
        "choose": Choose,
        "name": NameRole,
        "ready": shared.Ready,
        "withdraw": shared.Withdraw,
        "claim": shared.Claim,
        "announce": talk2.Announce,
        "vote": talk2.Vote,
    }

    def ante(self, loot: Any) -> int:
        return box2.ANTE

    def liking(self, loot: Any, role: Enum) -> float:
        bonus: float = sum([bonus.amount for bonus in loot.bonuses if bonus.role is role])
        return self.fancy[self.roles.index(role)] + bonus / 2

    def stake(self, table: Any, heads: int) -> None:
        pot = table.loot.amount + box2.ANTE * heads
        table.money = (*[PURSE] * box2.POT, pot, box2.MONEY_IN_THE_BOX)

    def said(self, view: Any) -> dict[Character, Enum]:
        announced = {one: role for one, role in enumerate(view.announced) if role is not None}
        return announced | {claim.character: claim.role for claim in view.claims}

    def worlds(self, view: Any, model: Callable[[Any, Seat, Any], float]) -> Callable[[Rng], Any]:
        return Worlds(view, model).sample


EDITIONS: dict[str, Edition] = {dollars1.GAME.name: FirstEdition(), dollars2.GAME.name: SecondEdition()}

DEALS = 6
"""So many proposals are candidates."""

ASKED = 120
"""So many times, at a table of so many, a world is asked which of them would be agreed to."""


class HeistHelper(Helper):
    """A quick mind, deals that others would agree to, and money as a chance of winning."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.edition = EDITIONS[game.name]
        self.policy = QuickBot(self.edition)

    def worlds(self, view: View) -> Draw:
        """The likelier, the better they fit what was said."""
        return self.edition.worlds(view, Beliefs(self.edition, view))

    def spread(self, table: Any) -> float:
        """Purses move apart like a random walk: with the root of the rounds to come."""
        return self.edition.spread * sqrt(max(1, self.edition.rounds - table.round + 1))

    def reflex(self, view: Any, forms: Forms, rng: Random) -> Action | None:
        """Talk costs nothing: tell the truth once."""
        claim = self.edition.verbs["claim"]
        if claim not in {form.verb for form in forms} or "announce" in self.edition.verbs:
            return None
        said = {one.character for one in view.claims}
        mine = [one for one in view.crew if one // view.per_seat == view.viewer and one not in said]
        return claim(mine[0], view.known[mine[0]]) if mine else None

    def candidates(self, view: View, forms: Forms, draw: Draw | None, rng: Random) -> list[Action] | None:
        """Everything but idle talk; of all deals, those that others would agree to and that gain most."""
        verbs = self.edition.verbs
        if {form.verb for form in forms} == {verbs.get("announce")}:
            return []
        idle = (verbs["claim"], Propose, TakeBack)
        found = [action for form in forms if form.verb not in idle for action in form]
        rng.shuffle(found)
        for form in forms:
            if draw and form.verb is Propose:
                found += self.deals(view, form, draw, rng)
        return found

    def deals(self, view: Any, form: Form, draw: Draw, rng: Random) -> list[Action]:
        """The proposals that bring me most, over the worlds in which they would be agreed to."""
        deals = best_deals(self.edition, view, [draw(rng) for _ in range(ASKED // len(view.known))])
        return list(islice((Propose(deal) for deal in deals if Propose(deal) in form), DEALS))
