"""M2-S. Setting up: money, roles in play, the pile, the first Leader."""

from __future__ import annotations

from millions.core.errors import BadSetup
from millions.core.form import Form, Forms
from millions.core.message import Action, Event
from millions.core.nature import CardFrom
from millions.core.seat import Seat
from millions.core.step import AnyStep, Chance
from millions.core.table import Options as CoreOptions
from millions.games.dollars2.components import EMPTY_ACCOUNTS, MONEY_IN_THE_BOX, Table
from millions.games.dollars2.deck import Deck
from millions.games.dollars2.three_players import characters_per_seat

START_MONEY = 10
"""M2-S2."""


class Options(CoreOptions, frozen=True, kw_only=True):
    """`leader`: the name of the first Leader (M2-S4), else chance decides."""

    leader: str | None = None


def lay_the_table(players: int, contents: tuple[AnyStep, ...], deck: Deck) -> Table:
    """M2-S1 to M2-S3. Everybody gets 10. The pile is a bag of all cards: five rounds draw one each."""
    per_seat = characters_per_seat(players)
    purses = [START_MONEY] * players
    rest = EMPTY_ACCOUNTS[players:]
    return Table(
        per_seat=per_seat,
        players=players,
        roles_in_play=deck.roles[str(players)],
        contents=contents,
        pile=deck.cards,
        money=(*purses, *rest, MONEY_IN_THE_BOX - sum(purses)),
        roles=(None,) * (players * per_seat),
        announced=(None,) * (players * per_seat),
        proposals_made=(0,) * players,
        agenda=(ChooseFirstLeader(), *contents),
    )


def check_options(names: tuple[str, ...], options: Options) -> None:
    """M2-S4. A named first Leader sits at the table."""
    if options.leader is not None and options.leader not in names:
        known = ", ".join(names)
        raise BadSetup(
            "leader-unknown",
            f"the first Leader {options.leader!r} does not sit here: {known} [M2-S4]",
            leader=options.leader,
            known=known,
        )


class GiveLeaderCard(Action, frozen=True):
    """M2-S4. Chance gives the Leader card to somebody."""

    seat: Seat


class LeaderChosen(Event, frozen=True):
    """A player has the Leader card."""

    seat: Seat


class ChooseFirstLeader(Chance[Table, GiveLeaderCard], frozen=True):
    """M2-S4. The first Leader is chosen at random."""

    def options(self, table: Table, seat: Seat) -> Forms:
        return (Form(GiveLeaderCard, (CardFrom(tuple(range(table.players))),)),)

    def answer(self, table: Table, seat: Seat, action: GiveLeaderCard) -> None:
        table.leader = action.seat
        table.tell(LeaderChosen, action.seat)
