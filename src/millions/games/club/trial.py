"""What a player would have after an action: the rules carry it out on a table that shows what the player sees."""

from __future__ import annotations

from typing import Any

from millions.core.message import Action
from millions.games.club.components import Card
from millions.games.club.table import EMPTY_ACCOUNTS, MONEY_IN_THE_BOX, Draft, Table
from millions.games.club.view import DraftSeen, View


def table_seen(view: View) -> Table:
    """A table with what one player sees. Unknown purses are empty, unknown hands have the cards that must be in them,
    unknown decks have cards that nobody can name."""
    mine = view.viewer
    sure = {look.whose: look.sure for look in view.looks if look.by == mine}
    purses = [view.money[seat] or 0 for seat in range(view.players)]
    drafts: tuple[DraftSeen[Any], ...] = (view.intrigue_draft, view.colony_draft, view.company_draft)
    return Table(
        variant=view.variant,
        players=view.players,
        contents=(),
        agenda=view.agenda,
        first=view.first,
        round=view.round,
        pawns=view.pawns,
        companies=view.companies,
        colonies=tuple(sure.get(seat, ()) if hand is None else hand for seat, hand in enumerate(view.colonies)),
        money=(*purses, *EMPTY_ACCOUNTS[view.players :], MONEY_IN_THE_BOX),
        decks=tuple(draft.rest or unseen(size) for draft, size in zip(drafts, view.deck_sizes, strict=True)),
        drafts=tuple(map(draft_in_hand, drafts)),
    )


def draft_in_hand(seen: DraftSeen[Any]) -> Draft[Any]:
    """A draft of which only the hand that the player holds now is known."""
    return Draft(chairs=seen.chairs, hand=(seen.handed[-1] if seen.handed else None) or ())


def unseen(size: int) -> tuple[Card | None, ...]:
    """Cards of which only the number is known."""
    return (None,) * size


def after(table: Table, seat: int, action: Action) -> Table:
    """The table after an action that the present question offers, before anything else happens."""
    trial = table.copy()
    ask = trial.agenda[0]
    trial.agenda = ()
    ask.answer(trial, seat, action)
    return trial
