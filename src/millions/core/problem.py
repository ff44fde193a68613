"""Why a value or an action is not allowed, as plain data that any program can say in its reader's language."""

from __future__ import annotations

from msgspec import Struct, structs

NOT_LISTED = "value-not-offered"
"""The verb is offered, but not with this value."""

NOT_OFFERED = "not-offered"
"""The verb is not offered now."""

NOT_YOUR_TURN = "not-your-turn"
"""This seat may not act now."""

IS_OVER = "match-is-over"
"""Nobody may act any more."""

GENERAL = (NOT_LISTED, NOT_OFFERED, NOT_YOUR_TURN, IS_OVER)
"""The codes that core gives; all others are a game's own."""


class Problem(Struct, frozen=True, omit_defaults=True):
    """What is wrong: a code, the contract id of the rule that forbids it (empty for none), and the facts of the case.

    A fact's name tells what it is: `seat` is a seat's number and `character` a character's; `tile`, `sector`, `region`,
    `intrigue` and `role` are enum values; everything else is a plain number or text.
    """

    code: str
    rule: str = ""
    facts: dict[str, str | int] = {}

    def cited(self, rule: str) -> Problem:
        """The problem as a match reports it, where the match cites `rule` for the refused action.

        A rule shared by several games cites each game's own id, "M1-N6 M2-N2": the one of this game's contract stays.
        """
        contract = rule.partition("-")[0]
        own = [one for one in self.rule.split() if one.partition("-")[0] == contract]
        return structs.replace(self, rule=own[0] if own and self.code not in GENERAL else rule)


def because(code: str, rule: str = "", /, **facts: str | int) -> Problem:
    """A problem, written shortly: `because("too-dear", "MC-3.3", price=2, money=1)`."""
    return Problem(code, rule, facts)
