"""Why not: a refused action explained, with the rule that refuses it and what it says."""

from __future__ import annotations

from typing import Any

from millions.core.errors import IllegalAction
from millions.core.game import AnyGame
from millions.core.message import Action
from millions.terminal.edition import Edition
from millions.terminal.rules import statement
from millions.words import Speaker


def explain(
    error: IllegalAction, action: Action, game: AnyGame, view: Any, speaker: Speaker, edition: Edition
) -> tuple[str, str]:
    """A sentence for the player, and what the rule says (nothing, where no rule is cited)."""
    assert speaker.me is not None
    step = view.agenda[0]
    why = edition.why_not(action, view, step, speaker)
    if why is None and not isinstance(step, edition.free):
        return f"{speaker.text('not-now', step=speaker.step(step))} [{error.facts['rule']}]", ""
    plain = speaker.text("refused", who=speaker.seat(speaker.me), action=speaker.action(action))
    sentence, rule = why or (plain, str(error.facts["rule"]))
    said = statement(game, rule, speaker.lang)
    return (f"{sentence} [{rule}]" if rule else sentence), said or ""
