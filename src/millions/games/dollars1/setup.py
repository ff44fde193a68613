"""M1-S. Setting up: money, roles in play, the pile, the first Leader."""

from __future__ import annotations

from millions.core.errors import BadSetup
from millions.core.step import AnyStep
from millions.games.dollars1.components import EMPTY_ACCOUNTS, MONEY_IN_THE_BOX, ROLES, Table
from millions.games.dollars1.deck import Deck
from millions.games.dollars1.options import Options
from millions.games.heists.components import BRUTE, CROOK, DRIVER, SNITCH, Roles
from millions.games.heists.setup import start


def roles_in_play(players: int) -> Roles:
    """M1-S1. Driver, Brute and Crook; the Snitch joins with 5, the Mastermind with 7; three players use all five."""
    if players == 4:
        return (BRUTE, DRIVER, CROOK)
    if players in (5, 6):
        return (SNITCH, BRUTE, DRIVER, CROOK)
    return ROLES


def lay_the_table(players: int, contents: tuple[AnyStep, ...], deck: Deck) -> Table:
    """M1-S2, M1-S3. Everybody gets 5. The pile is a bag of all cards: a round draws one, two or more are never seen."""
    return Table(
        **start(players, deck.numbers, MONEY_IN_THE_BOX, EMPTY_ACCOUNTS),
        variant=deck.variant,
        roles_in_play=roles_in_play(players),
        contents=contents,
        pile=deck.cards,
        intimidation=(0,) * players,
        laid_open=(None,) * players,
        acts_before_time=players - 1,
    )


def check_options(players: int, options: Options) -> None:
    """M1-O1. The option is for 4 players and more."""
    if options.fooled and players == 3:
        raise BadSetup("fooled-with-three", "the option 'fooled' needs 4 to 8 players, not 3 [M1-O1]")
