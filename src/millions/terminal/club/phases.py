"""Which tile a question belongs to."""

from __future__ import annotations

from millions.games.club.colonies import PickColony, PickFromColonies
from millions.games.club.companies import PickCompany, PickFromCompanies
from millions.games.club.components import Tile
from millions.games.club.exchange import HostileTakeover
from millions.games.club.intrigue_colonies import BuyContract, ColonialContract, ColonialUnrest, SwapUnrest
from millions.games.club.intrigue_companies import (
    CapitalIncrease,
    Dumping,
    ExpandAgain,
    Expansion,
    Turn,
    UnfairCompetition,
)
from millions.games.club.intrigues import PickFromIntrigues, PickIntrigue
from millions.games.club.lobby import ChooseSector, LobbyPrivilege, MakeMoves
from millions.games.club.profiles import TakeColony, TakeCompany
from millions.games.club.view import View

AT: dict[Tile, tuple[type, ...]] = {
    Tile.LOBBY: (ChooseSector, MakeMoves, LobbyPrivilege),
    Tile.INTRIGUES: (
        *(PickIntrigue, PickFromIntrigues, ColonialContract, BuyContract, UnfairCompetition, Turn),
        *(ColonialUnrest, SwapUnrest, Dumping, Expansion, ExpandAgain, CapitalIncrease),
    ),
    Tile.COLONIES: (PickColony, PickFromColonies),
    Tile.EXCHANGE: (HostileTakeover,),
    Tile.COMPANIES: (PickCompany, PickFromCompanies),
}
"""The questions of each tile."""

SEARCHING = (PickFromIntrigues, PickFromColonies, PickFromCompanies, TakeColony, TakeCompany)
"""The questions in which a player looks through a deck."""


def tile_of(view: View) -> Tile | None:
    """The tile that is being resolved."""
    step = type(view.agenda[0]) if view.agenda else None
    return next((tile for tile, steps in AT.items() if step in steps), None)
