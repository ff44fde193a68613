"""M1-S. Setting up: money, roles in play, the pile, the first Leader."""

from __future__ import annotations

from millions.core.errors import BadSetup
from millions.core.form import Form, Forms
from millions.core.message import Action, Event
from millions.core.nature import CardFrom
from millions.core.seat import Seat
from millions.core.step import AnyStep, Chance
from millions.games.dollars1.components import (
    BRUTE,
    CROOK,
    DRIVER,
    EMPTY_ACCOUNTS,
    MASTERMIND,
    MONEY_IN_THE_BOX,
    SNITCH,
    Roles,
    Table,
)
from millions.games.dollars1.deck import Deck
from millions.games.dollars1.options import Options
from millions.games.dollars1.three_players import characters_per_seat

START_MONEY = 5
"""M1-S2."""


def roles_in_play(players: int) -> Roles:
    """M1-S1. Driver, Brute and Crook; the Snitch joins with 5, the Mastermind with 7; three players use all five."""
    if players == 4:
        return (BRUTE, DRIVER, CROOK)
    if players in (5, 6):
        return (SNITCH, BRUTE, DRIVER, CROOK)
    return (SNITCH, BRUTE, DRIVER, CROOK, MASTERMIND)


def lay_the_table(players: int, contents: tuple[AnyStep, ...], deck: Deck) -> Table:
    """M1-S2, M1-S3. Everybody gets 5. The pile is a bag of all cards: a round draws one, two or more are never seen."""
    per_seat = characters_per_seat(players)
    purses = [START_MONEY] * players
    rest = EMPTY_ACCOUNTS[players:]
    return Table(
        per_seat=per_seat,
        players=players,
        roles_in_play=roles_in_play(players),
        contents=contents,
        pile=deck.cards,
        money=(*purses, *rest, MONEY_IN_THE_BOX - sum(purses)),
        intimidation=(0,) * players,
        laid_open=(None,) * players,
        roles=(None,) * (players * per_seat),
        proposals_made=(0,) * players,
        agenda=(ChooseFirstLeader(), *contents),
    )


def check_options(names: tuple[str, ...], options: Options) -> None:
    """M1-O1 is for 4 players and more; M1-S4: a named first Leader sits at the table."""
    if options.fooled and len(names) == 3:
        raise BadSetup("fooled-with-three", "the option 'fooled' needs 4 to 8 players, not 3 [M1-O1]")
    if options.leader is not None and options.leader not in names:
        known = ", ".join(names)
        raise BadSetup(
            "leader-unknown",
            f"the first Leader {options.leader!r} does not sit here: {known} [M1-S4]",
            leader=options.leader,
            known=known,
        )


class GiveLeaderCard(Action, frozen=True):
    """M1-S4. Chance gives the Leader card to somebody."""

    seat: Seat


class LeaderChosen(Event, frozen=True):
    """A player has the Leader card."""

    seat: Seat


class ChooseFirstLeader(Chance[Table, GiveLeaderCard], frozen=True):
    """M1-S4. The first Leader is chosen at random."""

    def options(self, table: Table, seat: Seat) -> Forms:
        return (Form(GiveLeaderCard, (CardFrom(tuple(range(table.players))),)),)

    def answer(self, table: Table, seat: Seat, action: GiveLeaderCard) -> None:
        table.leader = action.seat
        table.tell(LeaderChosen, action.seat)
