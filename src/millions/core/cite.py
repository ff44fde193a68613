"""Which rule of the contract a piece of the program carries out: the first id its docstring cites."""

import re
from functools import cache

_ID = re.compile(r"[A-Z][A-Z0-9]-[A-Z]?[0-9]+(?:\.[0-9a-z]+)?")


@cache
def rule_of(kind: type) -> str:
    """The contract id that a step or an action cites first, or nothing."""
    found = _ID.search(kind.__doc__ or "")
    return found.group() if found else ""
