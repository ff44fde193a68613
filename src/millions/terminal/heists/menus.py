"""Choosing from the menus of a heist: roles, a character, or yes and no."""

from __future__ import annotations

import re
from typing import ClassVar

from millions.core.message import Action
from millions.games.heists.bargain import Accept, Decline, Propose, TakeBack
from millions.games.heists.components import Role
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from millions.games.heists.planning import no_choice
from millions.games.heists.terms import LABELS, Characters
from millions.terminal.heists.names import Names
from millions.terminal.heists.views import H
from millions.terminal.reading import Reader, Verbs
from millions.terminal.vocabulary import Unclear, fold, is_number, pick, spoken
from millions.words.fields import Kind, kinds

NEGOTIATING: Verbs = {
    "claim": Claim,
    "leave": Withdraw,
    "ready": Ready,
    "deal": Propose,
    "yes": Accept,
    "no": Decline,
    "back": TakeBack,
}
"""The commands of a negotiation in both editions."""

SHORTCUTS = ("offer", "ask")
"""Short commands for the two most common deals."""


class Menus(Reader[H], Names[H]):
    """What one player may do now, as choices."""

    verbs: ClassVar[Verbs] = NEGOTIATING
    further: ClassVar[tuple[str, ...]] = SHORTCUTS

    def asks_for(self) -> Kind | None:
        """What kind of thing the menu offers."""
        return next(iter(kinds(self.question.verb).values())) if self.question else None

    def offered(self) -> tuple[Role, ...]:
        """The roles to choose from now, in the order of the menu."""
        kind = self.asks_for()
        if self.question is None or kind is None or kind.sort not in ("hand", "enum"):
            return ()
        values = self.question.blanks[0].values()
        if kind.sort == "enum":
            return tuple(values)
        return tuple(role for role in self.view.roles_in_box if any(role in hand for hand in values))

    def targets(self) -> Characters:
        """The characters to choose from now, in the order of the menu."""
        kind = self.asks_for()
        return self.question.blanks[0].values() if self.question and kind and kind.sort == "character" else ()

    def choice(self, line: str) -> Action | None:
        """What this line chooses from the menu; None if it is something else."""
        kind = self.asks_for()
        if kind is None:
            return None
        read = {"bool": self._chosen_side, "character": self._chosen_target}.get(kind.sort, self._chosen_roles)
        return read(line)

    def _chosen_side(self, line: str) -> Action | None:
        assert self.question is not None
        said = {"yes": True, "no": False}.get(self.command(line) or "")
        return None if said is None else self.question.verb(said)

    def _chosen_target(self, line: str) -> Action | None:
        assert self.question is not None
        targets, per_seat = self.targets(), self.view.per_seat
        if is_number(line) and 1 <= int(line) <= len(targets):
            return self.question.verb(targets[int(line) - 1])
        labels = {one: f" {LABELS[one % per_seat]}" if per_seat > 1 else "" for one in targets}
        found = pick(line, {self.speaker.seat(self.view.owner(one)) + label: one for one, label in labels.items()})
        if found is None and self.command(line.split()[0]) is None:
            raise self.unclear("say-choose-from", choices=self.speaker.either(map(self.speaker.character, targets)))
        return None if found is None else self.question.verb(found)

    def _chosen_roles(self, line: str) -> Action | None:
        form, offered = self.question, self.offered()
        assert form is not None
        typed = [word for word in re.split(r"[\s,;+]+", line) if fold(word) not in spoken(self.speaker.lang, "cmd-and")]
        roles = [self._offered_role(word, offered) for word in typed]
        if not roles or None in roles:
            self._explain(line, offered)
            return None
        chosen = tuple(role for role in roles if role is not None)
        if (kind := self.asks_for()) and kind.sort == "enum":
            return form.verb(chosen[0])
        if len(chosen) != self.view.per_seat or form.verb(chosen) not in form:
            raise self.unclear(f"say-two-{form.verb.__name__}" if self.view.per_seat == 2 else "say-one-role")
        return form.verb(chosen)

    def _offered_role(self, word: str, offered: tuple[Role, ...]) -> Role | None:
        if is_number(word):
            return offered[int(word) - 1] if 1 <= int(word) <= len(offered) else None
        return pick(word, {name: role for name, role in self.role_names().items() if role in offered})

    def _explain(self, line: str, offered: tuple[Role, ...]) -> None:
        """Raise a hint for a wrong number, or for a role that is not offered."""
        role = pick(line, self.role_names()) if len(line) > 2 else None
        if (is_number(line) or role is not None) and self.command(line) is None:
            choose = self.speaker.text("say-choose-from", choices=self.speaker.either(map(self.speaker.named, offered)))
            why = self._unavailable(role) if role is not None and role not in offered else ""
            raise Unclear(f"{why} {choose}".strip())

    def _unavailable(self, role: Role) -> str:
        """Why this role cannot be chosen now, where the game has more to say than that."""
        problem = no_choice(role, self.view.roles_in_play, self.view.choice(self.me))
        return (self.speaker.problem(problem) or "") if problem else ""
