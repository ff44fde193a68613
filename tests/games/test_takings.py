"""M1-H, M1-L, M2-H, M2-L. What an outlook says that roles gain is what they gain when the heist is played."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from millions.bots.heists.edition import Edition
from millions.bots.heists.first_edition import FIRST
from millions.bots.heists.second_edition import SECOND
from millions.bots.heists.spoils import _ends
from millions.games.dollars1 import components as box1
from millions.games.dollars1 import takings as takings1
from millions.games.dollars2 import components as box2
from millions.games.dollars2 import takings as takings2
from millions.games.heists.components import BRUTE, DRIVER, Loot, Roles
from millions.games.heists.prospect import namings
from millions.games.heists.takings import Takings

Played = tuple[Edition, Loot, Takings]


def first(symbol: bool) -> Played:
    loot = box1.LootCard("Aurora", 11, 2, BRUTE if symbol else None)
    return FIRST, loot, takings1.Takings(3, loot.amount, loot.ante, loot.symbol, box1.BOOK)


def second(crew: int) -> Played:
    loot = box2.LootCard("Aurora", 11, (box2.Bonus(BRUTE, 3), box2.Bonus(DRIVER, 2)))
    pot = loot.amount + crew * box2.BOOK.ante
    return SECOND, loot, takings2.Takings(5, loot, pot, box2.BOOK, 2)


def played(edition: Edition, loot: Loot, sent: Roles, shown: Roles) -> set[tuple[object, ...]]:
    """What each role has gained at every end of the heist, the ante it put in counted."""
    table = edition.stage(loot, sent, shown)
    before = table.money
    return {
        (end.named, *(end.money[seat] - before[seat] - edition.ante(loot) for seat in range(len(sent))))
        for end in _ends(table.copy())
    }


@pytest.mark.parametrize("crew", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("edition", [FIRST, SECOND])
@pytest.mark.parametrize("symbol", [True, False])
def test_what_is_foreseen_is_what_is_played(edition: Edition, crew: int, symbol: bool) -> None:
    kind, loot, takings = first(symbol) if edition is FIRST else second(crew)
    for sent in combinations_with_replacement(kind.roles, crew):
        shown = sent[: 1 if symbol else crew]
        foreseen = {
            (named, *(end.gains[role] for role in sent))
            for named in namings(sent, shown, takings.namer)
            for end in takings.ends(sent, named)
        }
        assert foreseen == played(kind, loot, sent, shown), sent
