"""What bots are told of the first edition."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from millions.bots.heists.edition import Edition, Fit, full_purses, of_kind
from millions.core.message import Event
from millions.core.seat import Seat
from millions.games.dollars1 import GAME, round_of_play
from millions.games.dollars1.components import BOOK, EMPTY_ACCOUNTS, FIRST_ANTE, ROLES, LootCard, Variant
from millions.games.dollars1.components import Table as FirstTable
from millions.games.dollars1.ending import EndAtTwenty
from millions.games.dollars1.heist import Denounced
from millions.games.dollars1.options import Options
from millions.games.dollars1.sharing import LootShared, NothingShared
from millions.games.dollars1.view import View
from millions.games.heists.components import BRUTE, CROOK, DRIVER, MASTERMIND, SNITCH, Loot, Role, Roles
from millions.games.heists.negotiation import EndNegotiation
from millions.games.heists.table import Table
from millions.games.heists.terms import Character, Characters
from millions.games.heists.view import HeistView

BONUS_A_UNIT = 0.4
"""How much more players like the role on the Loot card, for each unit of money that it gets."""

INTIMIDATION_WORTH = 0.5
"""What a won Intimidation card is worth, in money."""

CONTENTS = round_of_play(Options())
HEIST = CONTENTS[CONTENTS.index(EndNegotiation()) + 1 : CONTENTS.index(EndAtTwenty())]


class FirstEdition(Edition):
    """Antes lie on the characters, a symbol makes a role attractive, and a Brute alone wins an Intimidation card."""

    numbers: Variant
    game = GAME
    roles = ROLES
    namer = SNITCH
    only_sharers = True
    swing, pace = 2.4, 3.5
    fit = Fit(drift=2.4, together=0.5, apart=0.4, unsure=0.5)
    fancy: ClassVar[dict[Role, float]] = {
        SNITCH: 0.8,
        BRUTE: 1.0,
        DRIVER: 1.3,
        CROOK: 1.0,
        MASTERMIND: 1.1,
    }

    def ante(self, loot: Loot) -> int:
        return of_kind(loot, LootCard).ante

    def bonus(self, loot: Loot, role: Role) -> float:
        return BONUS_A_UNIT * self.numbers.symbol_bonus if role is of_kind(loot, LootCard).symbol else 0.0

    def stage(self, loot: Loot, crew: Roles, shown: Roles) -> Table:
        players = len(crew)
        money = full_purses(EMPTY_ACCOUNTS, players)
        money[FIRST_ANTE : FIRST_ANTE + players] = [self.ante(loot)] * players
        return FirstTable(
            variant=UNSET if self.numbers == BOOK else self.numbers,
            per_seat=1,
            players=players,
            roles_in_play=ROLES,
            contents=(),
            pile=(),
            money=tuple(money),
            intimidation=(0,) * players,
            laid_open=(None,) * players,
            loot=of_kind(loot, LootCard),
            roles=crew,
            shown=shown,
            crew=tuple(range(players)),
            agenda=HEIST,
        )

    def said(self, view: HeistView) -> dict[Character, Role]:
        return {claim.character: claim.role for claim in view.claims}

    def namer_in(self, event: Event) -> Character | None:
        return event.snitch if isinstance(event, Denounced) else None

    def sharers_in(self, event: Event) -> Characters | None:
        if isinstance(event, LootShared):
            return event.characters if event.share else ()
        return () if isinstance(event, NothingShared) else None

    def prizes(self, table: Table, seat: Seat) -> float:
        assert isinstance(table, FirstTable)
        return INTIMIDATION_WORTH * table.intimidation[seat]

    def laid_open(self, view: HeistView) -> tuple[Role | None, ...]:
        assert isinstance(view, View)
        return view.laid_open


FIRST = FirstEdition(BOOK)
