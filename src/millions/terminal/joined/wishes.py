"""What one may ask of a live table at any prompt: talk, a steward, a pause, to stand up, the links."""

from __future__ import annotations

from typing import Any

from millions.core.errors import MillionsError
from millions.terminal.commands import Quit
from millions.terminal.joined.far import Door, FarTable
from millions.terminal.joined.talk import QUOTES, say
from millions.terminal.names import Names
from millions.terminal.stage import Stage
from millions.terminal.vocabulary import AT_A_TABLE, Unclear, commands, fold, usage
from millions.words import Speaker


class Stood(Quit):
    """The player has stood up: a steward plays on, or the seat is free again."""


class Wishes:
    """Carries them out, before any game sees the line."""

    def __init__(self, door: Door, table: FarTable, stage: Stage) -> None:
        self.door, self.table, self.stage = door, table, stage

    def hear(self, line: str, speaker: Speaker, names: Names[Any] | None) -> bool:
        """Do what this line asks of the table; False if it asks something else."""
        word, _, rest = line.partition(" ")
        name = commands(speaker.lang, AT_A_TABLE).get(fold(word)) if word else None
        if line[:1] and line[0] in QUOTES:
            name, rest = "say", line.strip(QUOTES)
        if name is None:
            return False
        try:
            self._do(name, rest.strip(), speaker, names)
        except Unclear as unclear:
            self.stage.say(str(unclear), "yellow")
        except MillionsError as error:
            if self.table.ended is not None:
                raise
            self.stage.say(speaker.error(error), "yellow")
        return True

    def _do(self, name: str, rest: str, speaker: Speaker, names: Names[Any] | None) -> None:
        match name:
            case "say" if not rest:
                raise Unclear(speaker.text("say-usage", usage=usage(speaker, "say")))
            case "say":
                say(self.table, names, speaker, rest)
            case "away":
                self.table.step_away()
            case "pause":
                self.table.wish_pause()
            case "resume":
                self.table.wish_resume()
            case "stand":
                self.table.leave()
                raise Stood
            case "link":
                self.stage.say(speaker.text("link-invite"))
                self.stage.console.print(self.door.invitation, soft_wrap=True)
                self.stage.say(speaker.text("link-secret"))
                self.stage.console.print(self.door.secret, soft_wrap=True)
