"""What all players choose in secret at the same time is one step, though the record has a line for each of them."""

from __future__ import annotations

from millions.games.dollars2.vote import Vote
from millions.games.heists.planning import Choose
from millions.games.heists.table import Table
from millions.review.walk import FinishedMatch, Moment

AT_ONCE = (Choose, Vote)
"""What all players choose in secret at the same time."""


def complete(match: FinishedMatch, moment: Moment) -> Moment:
    """This moment; where others still have to choose in the same step, the last one before the step."""
    kind, after = type(moment.line.action), match.moments[moment.n :]
    if not isinstance(moment.line.action, AT_ONCE) or not after or type(after[0].line.action) is not kind:
        return moment
    earlier = reversed(match.moments[: moment.n])
    return next((one for one in earlier if type(one.line.action) is not kind), moment)


def clashed(match: FinishedMatch, moment: Moment, name: str) -> tuple[str, ...]:
    """After the choice of roles: the players who sent the same role as this one or, if it is alone, as each other; the
    largest group of them."""
    table = moment.after.table
    if not isinstance(table, Table):
        return ()
    groups = [
        tuple([match.names[table.owner(one)] for one, sent in enumerate(table.roles) if sent is role])
        for role in dict.fromkeys(table.roles)
        if role is not None
    ]
    return max((one for one in groups if len(one) > 1), key=lambda one: (name in one, len(one)), default=())
