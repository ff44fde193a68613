"""What players of both editions say and are told, in the order of play: groups for each contents page."""

from __future__ import annotations

from millions.core.table import Paid
from millions.games.heists import bargain
from millions.games.heists.components import Claimed, Withdrew
from millions.games.heists.negotiation import Claim, Ready, SaidReady, Withdraw
from millions.games.heists.planning import Choose, Chose, Placed, RolesShown, SetAside

PLANNING_ACTIONS = (Choose, SetAside)
PLANNING_EVENTS = (Chose, Placed, Paid, RolesShown)

TALK_ACTIONS = (Claim, Withdraw, Ready)
TALK_EVENTS = (Claimed, Withdrew, SaidReady)

DEAL_ACTIONS = (bargain.Propose, bargain.Accept, bargain.Decline, bargain.TakeBack)
DEAL_EVENTS = bargain.EVENTS
