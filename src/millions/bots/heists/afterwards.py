"""What a bot may say when a heist or the match is over, by what lies open to all then: nobody's secret is in it."""

from __future__ import annotations

from collections import defaultdict

from millions.bots.heists.edition import Edition
from millions.bots.talk import Fate, Remark, of_victory
from millions.core.message import Event
from millions.core.seat import Seat
from millions.games.heists.bargain import Struck
from millions.games.heists.components import Eliminated, GameWon, LootTurned, Revealed, Role, Withdrew
from millions.games.heists.terms import Character, Characters

Spoken = list[tuple[Seat, Remark]]


def of_fate(edition: Edition, fate: Fate) -> Spoken:
    """What each may say: of the match, if it is over; else of a heist that is, first of all to people."""
    for event in fate.events:
        if isinstance(event, GameWon):
            return of_victory(fate, event.winners)
    if all(edition.sharers_in(event) is None for event in fate.events):
        return []
    heist = Heist(edition, fate)
    found = [*heist.denounced(), *heist.stubborn(), *heist.alone(), *heist.bluffed()]
    return [one for one in found if one[1].to in fate.people] or found


def of_this_round(edition: Edition, fate: Fate) -> list[Event]:
    """What all were told in the round that is over, from its Loot card to the sharing."""
    found = list[Event]()
    for line in reversed(fate.before):
        found[:0] = line.events
        if any(isinstance(event, LootTurned) for event in line.events):
            break
    found += fate.events
    end = max(place for place, event in enumerate(found) if edition.sharers_in(event) is not None)
    begin = max([place for place, event in enumerate(found[:end]) if isinstance(event, LootTurned)], default=0)
    return found[begin : end + 1]


class Heist:
    """A round, as everybody has seen it."""

    def __init__(self, edition: Edition, fate: Fate) -> None:
        self.edition, self.fate = edition, fate
        self.said: dict[Character, Role] = {}
        self.shown: dict[Character, Role] = {}
        """The roles that were turned face up."""
        self.out: dict[Character, str] = {}
        """Who was eliminated, and why."""
        self.bought: set[Character] = set()
        """Who left by a deal."""
        self.gave_way: dict[Character, list[Character]] = {}
        """Who left without one, and who had said the same role by then."""
        self.named_by: Character | None = None
        self.sharers: Characters = ()
        for event in of_this_round(edition, fate):
            self._note(event)

    def _note(self, event: Event) -> None:
        self.said |= self.edition.said_in(event)
        self.sharers = self.edition.sharers_in(event) or self.sharers
        if (namer := self.edition.namer_in(event)) is not None:
            self.named_by = namer
        match event:
            case Struck(terms=deal):
                self.bought |= {*deal.departures}
            case Withdrew(character) if character not in self.bought and character in self.said:
                said = self.said[character]
                self.gave_way[character] = [one for one, role in self.said.items() if role is said]
            case Revealed(role, characters):
                self.shown |= dict.fromkeys(characters, role)
            case Eliminated(character, why):
                self.out[character] = why

    def owner(self, character: Character) -> Seat:
        """The player whose character it is."""
        return character // self.fate.per_seat

    def denounced(self) -> Spoken:
        """A person has named my role; I had perhaps said another."""
        by = None if self.named_by is None else self.owner(self.named_by)
        if by is None or by not in self.fate.people:
            return []
        hit = [one for one, why in self.out.items() if why in ("denounced", "named") and one in self.shown]
        lied = {one for one in hit if self.said.get(one, self.shown[one]) is not self.shown[one]}
        return [(self.owner(one), Remark("exposed" if one in lied else "denounced", by)) for one in hit]

    def stubborn(self) -> Spoken:
        """I and just one other were of one role, neither left, and both are out."""
        pairs = defaultdict[Role, list[Seat]](list)
        for one, why in self.out.items():
            if why == "doubled" and one in self.shown:
                pairs[self.shown[one]].append(self.owner(one))
        both = [pair for pair in pairs.values() if len(pair) == 2 and pair[0] != pair[1]]
        return [(me, Remark("stubborn", other)) for a, b in both for me, other in ((a, b), (b, a))]

    def alone(self) -> Spoken:
        """A person shares with nobody."""
        sharers = {self.owner(one) for one in self.sharers}
        if len(sharers) != 1 or sharers.isdisjoint(self.fate.people):
            return []
        return [(seat, Remark("alone", next(iter(sharers)))) for seat in self.fate.bots]

    def bluffed(self) -> Spoken:
        """I left beside a person who had said the same role, and who was of another."""
        found = Spoken()
        for one, rivals in self.gave_way.items():
            liars = [who for who in rivals if self.shown.get(who, self.said[who]) is not self.said[who]]
            people = [self.owner(who) for who in liars if self.owner(who) in self.fate.people]
            found += [(self.owner(one), Remark("bluffed", people[0]))] if people else []
        return found
