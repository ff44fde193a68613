"""Parses what a player types: a line becomes an action of the game or a command to the program.

A form whose verb has a command is played with that command; any other form is a question with a menu.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from millions.core.form import Form, Forms
from millions.core.message import Action
from millions.terminal.names import Names
from millions.terminal.views import V
from millions.terminal.vocabulary import ASKING, COMMANDS, Unclear, aliases, command, fold, nearest, spoken

Verbs = Mapping[str, Any]
"""Which action each command plays."""


class Command(NamedTuple):
    """A command to the program, not to the game."""

    name: str
    rest: str = ""


@dataclass(frozen=True)
class Reader(Names[V]):
    """Parses the lines of one player, who has this view and these forms. Each game lists its verbs."""

    forms: Forms

    verbs: ClassVar[Verbs]
    further: ClassVar[tuple[str, ...]] = ()
    """Further commands, for verbs that have one already."""
    asking: ClassVar[tuple[str, ...]] = ASKING

    def read(self, line: str) -> Action | Command:
        """The action or command that a line means; raises Unclear, with a helpful sentence, if there is none."""
        if not line:
            return Command("wait")
        if line.startswith("?"):
            return Command("help", line[1:].strip())
        return self.understand(line)

    def understand(self, line: str) -> Action | Command:
        """A line that is not empty and not a question mark: a choice from the menu, or else a command."""
        if chosen := self.choice(line):
            return chosen
        first, _, rest = line.partition(" ")
        name = self.command(first)
        if name is None:
            raise Unclear(self.hint(first))
        if verb := getattr(self, f"_{name}", None):
            action: Action = verb(rest.split())
            return action
        if name in self.verbs:  # a verb without fields
            plain: Action = self.verbs[name]()
            return plain
        return Command(name, rest.strip())

    def hint(self, typed: str, among: list[str] | None = None) -> str:
        """A sentence that suggests the word that was probably meant, by default a command."""
        close = nearest(typed, self.words() if among is None else among)
        if close is None:
            return self.speaker.text("say-unknown", typed=typed)
        return self.speaker.text("say-did-you-mean", typed=typed, close=close)

    # Commands

    @classmethod
    def commands(cls) -> tuple[str, ...]:
        """The commands of this game, in the order of the help page."""
        return tuple(name for name in COMMANDS if name in (*cls.verbs, *cls.further, *cls.asking))

    @classmethod
    def typed(cls, verb: type[Action]) -> str | None:
        """The command for this verb; None if it is chosen from a menu."""
        return next((name for name, known in cls.verbs.items() if known is verb), None)

    def command(self, word: str) -> str | None:
        """The command of this game that a word means."""
        return command(word, self.speaker.lang, self.commands())

    def words(self) -> list[str]:
        """All spellings of all commands."""
        return [word for name in self.commands() for word in aliases(self.speaker.lang, f"cmd-{name}") if len(word) > 1]

    def completions(self) -> list[str]:
        """The words that the Tab key completes."""
        return [*self.words(), *self.speaker.names]

    # Menus

    @property
    def question(self) -> Form | None:
        """The form whose menu is shown now."""
        return next((form for form in self.forms if self.typed(form.verb) is None), None)

    def choice(self, line: str) -> Action | None:
        """The action that this line chooses from the menu; None if it is not a choice."""
        return None


def yes_or_no(line: str, lang: str) -> bool | None:
    """True for yes, False for no or an empty line, None for anything else."""
    if fold(line) in spoken(lang, "answer-yes"):
        return True
    return False if not line or fold(line) in spoken(lang, "answer-no") else None
