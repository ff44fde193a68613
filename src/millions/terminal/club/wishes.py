"""All actions that a player could mean, offered or not: input is understood first, and then perhaps refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.club.colonies import BuyColony, DiscardColony, PickColony, PickFromColonies
from millions.games.club.companies import BuyCompany, DiscardCompany, PickCompany, PickFromCompanies
from millions.games.club.components import REGIONS, SECTORS, SPOTS, Holding, Intrigue
from millions.games.club.exchange import TakeOver
from millions.games.club.intrigue_colonies import BuyColonyFrom, BuyContract, LookAt, SwapColonies, SwapUnrest
from millions.games.club.intrigue_companies import CompeteIn, RaiseCapital, Swap, SwapCompanies, TurnCompany
from millions.games.club.intrigues import PlayIntrigue
from millions.games.club.lobby import BeginWith, LobbyPrivilege, MovePawn
from millions.games.club.moves import Develop, Pass, Tax
from millions.games.club.placement import PlacePawn
from millions.games.club.profiles import ChooseColony, ChooseCompany
from millions.games.club.setup import GiveFirst
from millions.games.club.view import View

FITTING: dict[type, tuple[type[Action], ...]] = {
    LobbyPrivilege: (MovePawn,),
    PickColony: (BuyColony, DiscardColony),
    PickFromColonies: (BuyColony, DiscardColony),
    PickCompany: (BuyCompany, DiscardCompany),
    PickFromCompanies: (BuyCompany, DiscardCompany),
    BuyContract: (BuyColonyFrom,),
    SwapUnrest: (SwapColonies,),
}
"""Which verbs are probably meant by words that could mean several."""


def wishes(view: View, me: Seat) -> list[Action]:
    """Every action that could be typed; those that fit the present question come first."""
    fitting = FITTING.get(type(view.agenda[0]), ()) if view.agenda else ()
    return sorted(_all(view, me), key=lambda action: type(action) not in fitting)


def _all(view: View, me: Seat) -> Iterator[Action]:
    mine = dict.fromkeys(view.companies[me])
    held = [Holding(seat, one) for seat, companies in enumerate(view.companies) for one in dict.fromkeys(companies)]
    yield Pass()
    one_blank: tuple[tuple[Any, Any], ...] = (
        *((verb, mine) for verb in (Develop, Tax, RaiseCapital)),
        *((verb, REGIONS) for verb in (BuyColony, DiscardColony, BuyColonyFrom, ChooseColony)),
        *((verb, SECTORS) for verb in (BuyCompany, DiscardCompany, BeginWith, CompeteIn, ChooseCompany)),
        *((verb, range(view.players)) for verb in (LookAt, GiveFirst)),
        *((PlacePawn, SPOTS), (PlayIntrigue, Intrigue), (TakeOver, held)),
        (TurnCompany, dict.fromkeys(one.company for one in held)),
    )
    for verb, values in one_blank:
        yield from map(verb, values)
    yield from (MovePawn(sector, spot) for sector, spot in product(SECTORS, SPOTS))
    yield from (SwapColonies(give, take) for give, take in product(REGIONS, REGIONS))
    yield from (SwapCompanies(Swap(give, take)) for give, take in product(mine, held) if take.owner != me)
