"""M2-S. Setting up: money, roles in play, the pile, the first Leader."""

from __future__ import annotations

from millions.core import table as core
from millions.core.step import AnyStep
from millions.games.dollars2.components import EMPTY_ACCOUNTS, MONEY_IN_THE_BOX, Table
from millions.games.dollars2.deck import Deck
from millions.games.heists.setup import start


class Options(core.Options, frozen=True, kw_only=True):
    """`leader`: the name of the first Leader (M2-S4), else chance decides."""

    leader: str | None = None


def lay_the_table(players: int, contents: tuple[AnyStep, ...], deck: Deck) -> Table:
    """M2-S1 to M2-S3. Everybody gets 10. The pile is a bag of all cards: five rounds draw one each."""
    begun = start(players, deck.numbers, MONEY_IN_THE_BOX, EMPTY_ACCOUNTS)
    return Table(
        **begun,
        variant=deck.variant,
        roles_in_play=deck.roles[str(players)],
        contents=contents,
        pile=deck.cards,
        announced=begun["roles"],
    )
