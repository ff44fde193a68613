"""The mind of a personality in the heist games: what one seat thinks and remembers in one match."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import ClassVar, Generic, TypeVar

from millions.bots.heists.aloud import Answering, crowd, reason_for, warned
from millions.bots.heists.bargaining import Decision, Negotiator, percent
from millions.bots.heists.dials import Dials
from millions.bots.heists.edition import Edition
from millions.bots.heists.memory import Memory
from millions.bots.reason import Reason
from millions.bots.talk import Heard, Price, Promise, Remark, small_talk
from millions.core.form import Form, Forms
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.heists.bargain import Decline, Propose
from millions.games.heists.components import Role
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import Claim, OpenNegotiation
from millions.games.heists.planning import Choose
from millions.games.heists.terms import owners, parties
from millions.games.heists.view import HeistView

SPITE = 0.004
"""What the grudge dial adds, in chances to win, to harming a player, for each of their slights."""

V = TypeVar("V", bound=HeistView)


def is_about_the_heist(heard: Heard) -> bool:
    """Is it about roles, prices or deals?"""
    return is_about_a_deal(heard) or heard.kind in ("claims", "doubles") or heard.what == "claim"


def is_about_a_deal(heard: Heard) -> bool:
    """Is it about leaving, paying, or what is proposed?"""
    asks = heard.kind == "requests" and heard.what in ("leave", "propose", "accept")
    return asks or heard.kind in ("offers", "sells", "agrees", "joint", "threatens")


class HeistMind(Generic[V]):
    """One personality at one seat of one match; each edition adds its own decisions."""

    edition: ClassVar[Edition]

    def __init__(self, dials: Dials) -> None:
        self.dials = dials
        self.memory: Memory | None = None
        self.people = frozenset[Seat]()
        self.prices: tuple[Price, ...] = ()

    def meet(self, people: frozenset[Seat], promises: tuple[Promise, ...] = ()) -> None:
        """Which seats people play now: it turns to them first. And the prices that it has named to them: it keeps to
        them."""
        self.people, self.prices = people, tuple([one for one in promises if isinstance(one, Price)])

    def decide(self, view: V, forms: Forms, rng: Random) -> Decision:
        """One of the actions offered, and why."""
        if self.memory is None:
            self.memory = Memory(view.players, self.dials.trust)
        self.memory.people, self.memory.prices = self.people, self.prices
        self.memory.note(view, self.edition.at(view))
        return self.act(view, forms, rng, self.memory)

    def recall(self, view: V, forms: Forms, rng: Random, action: Action) -> None:
        """Think as it did then; an offer that it would have made but that was not made is forgotten."""
        chosen, _ = self.decide(view, forms, rng)
        if chosen != action and self.memory is not None:
            self.memory.not_proposed()

    def aloud(self, view: V, action: Action) -> Remark | None:
        """The reason for an offer; and when it declines to leave for a price, what it would take."""
        if self.memory is None:
            return None
        if isinstance(action, Decline):
            return Answering(view, Random(action.proposal), self._think).refusal(action)
        if isinstance(action, Claim):
            return crowd(view, self.edition.said(view), {action.character: action.role})
        if not isinstance(action, Propose):
            return None
        seats = [seat for seat in parties(action.terms, view.per_seat) if seat != view.viewer]
        prices = self.memory.bids if view.viewer in owners(action.terms.departures, view.per_seat) else self.memory.asks
        named = next((prices[seat] for seat in seats if seat in prices), None)
        return reason_for(view, self.edition.said(view), action.terms, named)

    def reply(self, view: V, heard: Heard, rng: Random) -> Remark | None:
        """An answer: in a negotiation to what was said about the heist, else a friendly word."""
        if heard.kind == "warns" and (self.memory is None or not self._bargains_with(view, heard.by)):
            return warned(view, heard)
        if heard.kind == "warns":
            return Answering(view, rng, self._think).reply(heard)
        if heard.kind == "text":
            asks = heard.what == "price" and self._bargains_with(view, heard.by)
            return Remark("pardon" if asks else "dodge", heard.by)
        if not is_about_the_heist(heard):
            return small_talk(heard)
        if self.memory is None or not isinstance(view.agenda[0], OpenNegotiation):
            return Remark("later", heard.by) if is_about_a_deal(heard) else None
        if self._bargains_with(view, heard.by):
            return Answering(view, rng, self._think).reply(heard)
        if not is_about_a_deal(heard):
            return None
        is_in = any(view.owner(one) == view.viewer for one in view.crew)
        return Remark("gone" if is_in else "out", heard.by)

    @staticmethod
    def _bargains_with(view: HeistView, other: Seat) -> bool:
        """Do we two negotiate now, both in the heist?"""
        players_in = {view.owner(one) for one in view.crew}
        return isinstance(view.agenda[0], OpenNegotiation) and {view.viewer, other} <= players_in

    def _think(self, view: HeistView, rng: Random) -> Negotiator:
        """What it thinks of a view, perhaps one that is only imagined: it does not remember it."""
        memory = deepcopy(self.memory) or Memory(view.players, self.dials.trust)
        memory.people, memory.prices = self.people, self.prices
        memory.note(view, self.edition.at(view))
        return self.negotiator(view, (), rng, memory)  # type: ignore[arg-type]

    def negotiator(self, view: V, forms: Forms, rng: Random, memory: Memory) -> Negotiator:
        """One decision of the edition's negotiation."""
        raise NotImplementedError

    def act(self, view: V, forms: Forms, rng: Random, memory: Memory) -> Decision:
        """Decide what the edition asks."""
        raise NotImplementedError

    def choose(self, view: V, form: Form, rng: Random) -> Decision:
        """A mixed choice of characters, so that it cannot be predicted: by fancy, and by what the Loot card adds."""
        assert view.loot is not None
        hands = [hand for hand in form if isinstance(hand, Choose)]
        weights = self.edition.at(view).odds(view.loot, [hand.roles for hand in hands])
        hand = rng.choices(hands, weights)[0]
        likely = weights[hands.index(hand)] / sum(weights)
        return hand, Reason(sentence="reason-choose", role=hand.roles[0], percent=percent(likely))

    def name_role(self, form: Form, thinking: Negotiator) -> Decision:
        """Name the role whose elimination helps me most."""
        names = [action for action in form if isinstance(action, NameRole)]
        values = [(thinking.values.of_naming(action.role), action) for action in names]
        value, action = max(
            values, key=lambda one: (one[0].wins + self._spite(one[1].role, thinking), thinking.rng.random())
        )
        return action, thinking.because("reason-name", value, role=action.role)

    def _spite(self, role: Role, thinking: Negotiator) -> float:
        """How much a grudge wants this role eliminated, because of the players who may hold it."""
        view, slights = thinking.view, thinking.memory.slights
        others = [one for one in view.crew if one not in thinking.mine] if self.dials.grudge else []
        ill_will = sum(slights[view.owner(one)] * thinking.values.chance_of(one, role) for one in others)
        return SPITE * self.dials.grudge * ill_will
