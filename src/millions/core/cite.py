"""Which rule of the contract a piece of the program carries out: the first id of its game that its docstring cites.

A step or an action that two games share cites the rules of both; the prefix of the ids tells them apart.
"""

import re
from functools import cache

_ID = re.compile(r"\b[A-Z][A-Z0-9]-[A-Z]?[0-9]+(?:\.[0-9a-z]+)?")


@cache  # for every form that is described: 0.1 instead of 2.7 µs
def rules_of(kind: type) -> str:
    """The first id of each contract that the docstring of a step or an action cites: "M1-N7 M2-N2", or nothing."""
    first: dict[str, str] = {}
    for rule in _ID.findall(kind.__doc__ or ""):
        first.setdefault(rule.partition("-")[0], rule)
    return " ".join(first.values())


@cache  # for every form that is described: 0.1 instead of 0.8 µs
def rule_of(kind: type, contract: str) -> str:
    """The id of this contract ("M1", "MC") that a step or an action cites first; empty if there is none."""
    return next((rule for rule in rules_of(kind).split() if rule.partition("-")[0] == contract), "")
