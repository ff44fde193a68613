"""What a bot is."""

from __future__ import annotations

from random import Random

from millions.bots.reason import Reason
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.table import View


class Bot:
    """Somebody who decides. It never sees a table: a view and forms are all it gets. Fresh for every seat and match."""

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        """Choose one of the actions offered."""
        raise NotImplementedError

    def explain(self) -> Reason | None:
        """Why it chose what it chose last, if it has reasons."""
        return None
