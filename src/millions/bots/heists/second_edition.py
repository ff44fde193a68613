"""What bots are told of the second edition."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from millions.bots.heists.edition import Edition, Fit, full_purses, of_kind
from millions.core.message import Event
from millions.games.dollars2 import GAME, round_of_play
from millions.games.dollars2.announcements import Announced
from millions.games.dollars2.components import BOOK, EMPTY_ACCOUNTS, POT, ROLES, LootCard, Variant
from millions.games.dollars2.components import Table as SecondTable
from millions.games.dollars2.ending import EndAtFifty
from millions.games.dollars2.heist import RoleNamed
from millions.games.dollars2.sharing import PotLost, PotShared
from millions.games.dollars2.view import View
from millions.games.heists.components import ACROBAT, BRAIN, BRUTE, DRIVER, MENTALIST, TECH, Loot, Role, Roles
from millions.games.heists.negotiation import EndNegotiation
from millions.games.heists.table import Table
from millions.games.heists.terms import Character, Characters
from millions.games.heists.view import HeistView

BONUS_A_UNIT = 0.1
"""How much more players like a role for each unit of its bonus on the Loot card."""

CONTENTS = round_of_play()
HEIST = CONTENTS[CONTENTS.index(EndNegotiation()) + 1 : CONTENTS.index(EndAtFifty())]


class SecondEdition(Edition):
    """The card's amount and the antes of the characters in lie in the pot; everybody announces a role."""

    numbers: Variant
    game = GAME
    roles = ROLES
    namer = TECH
    only_sharers = False
    swing, pace = 4.0, 8.0
    fit = Fit(drift=5.1, together=0.56, apart=0.6, unsure=0.3)
    fancy: ClassVar[dict[Role, float]] = {
        TECH: 0.8,
        ACROBAT: 1.3,
        BRUTE: 1.2,
        MENTALIST: 1.0,
        BRAIN: 1.1,
        DRIVER: 1.2,
    }

    def ante(self, loot: Loot) -> int:
        return self.numbers.ante

    def bonus(self, loot: Loot, role: Role) -> float:
        return BONUS_A_UNIT * sum([bonus.amount for bonus in of_kind(loot, LootCard).bonuses if bonus.role is role])

    def stage(self, loot: Loot, crew: Roles, shown: Roles) -> Table:
        players = len(crew)
        money = full_purses(EMPTY_ACCOUNTS, players)
        money[POT] = loot.amount + self.numbers.ante * players
        return SecondTable(
            variant=UNSET if self.numbers == BOOK else self.numbers,
            per_seat=1,
            players=players,
            roles_in_play=ROLES,
            contents=(),
            pile=(),
            money=tuple(money),
            loot=of_kind(loot, LootCard),
            roles=crew,
            announced=(None,) * players,
            shown=shown,
            crew=tuple(range(players)),
            agenda=HEIST,
        )

    def said(self, view: HeistView) -> dict[Character, Role]:
        assert isinstance(view, View)
        announced = {one: role for one, role in enumerate(view.announced) if role is not None}
        return announced | {claim.character: claim.role for claim in view.claims}

    def said_in(self, event: Event) -> dict[Character, Role]:
        if isinstance(event, Announced):
            return {event.seat * len(event.roles) + place: role for place, role in enumerate(event.roles)}
        return super().said_in(event)

    def namer_in(self, event: Event) -> Character | None:
        return event.tech if isinstance(event, RoleNamed) else None

    def sharers_in(self, event: Event) -> Characters | None:
        if isinstance(event, PotShared):
            return event.characters if event.share else ()
        return () if isinstance(event, PotLost) else None


SECOND = SecondEdition(BOOK)
