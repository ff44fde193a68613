"""A refused action explained to a player: why, under which rule, and what that rule says."""

from __future__ import annotations

from typing import Any

from millions.core.errors import IllegalAction
from millions.core.game import AnyGame
from millions.core.message import Action
from millions.terminal.presenter import Presenter
from millions.terminal.rules import statement
from millions.words import Speaker


def explain(
    error: IllegalAction, action: Action, game: AnyGame, view: Any, speaker: Speaker, presenter: Presenter
) -> tuple[str, str]:
    """A sentence for the player, and what the rule says (nothing, where no rule is cited)."""
    assert speaker.me is not None
    step, problem = view.agenda[0], error.problem
    sentence = speaker.problem(problem)
    if sentence is None and not isinstance(step, presenter.free):
        return f"{speaker.text('not-now', step=speaker.step(step))} [{problem.rule}]", ""
    if sentence is None:
        sentence = speaker.text("refused", who=speaker.seat(speaker.me), action=speaker.action(action))
    said = statement(game, problem.rule, speaker.lang)
    return (f"{sentence} [{problem.rule}]" if problem.rule else sentence), said or ""
