"""Commands to a live table that may be typed at any prompt: talk, steward, pause, stand up, links, other players."""

from __future__ import annotations

from typing import Any

from millions.client import Player, RemoteTable
from millions.core.errors import MillionsError
from millions.core.seat import Seat
from millions.terminal.commands import Quit
from millions.terminal.joined.talk import QUOTES, say
from millions.terminal.names import Names
from millions.terminal.stage import Stage
from millions.terminal.vocabulary import AT_A_TABLE, Unclear, commands, fold, usage
from millions.wire.commands import BeginWithout, CallSteward, Leave, Nudge, StepAway, WishPause, WishResume
from millions.words import Speaker


class Stood(Quit):
    """The player has stood up: a steward plays on, or the seat is free again."""


class TableCommands:
    """Carries out a command to the table before the game reads the line."""

    def __init__(self, remote: RemoteTable, player: Player, stage: Stage) -> None:
        self.remote, self.player, self.stage = remote, player, stage

    def run(self, line: str, speaker: Speaker, names: Names[Any] | None) -> bool:
        """Carry out a line that is a command to the table. Returns whether it was one."""
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
            if self.player.ended is not None:
                raise
            self.stage.say(speaker.error(error), "yellow")
        return True

    def _do(self, name: str, rest: str, speaker: Speaker, names: Names[Any] | None) -> None:
        match name:
            case "say" if not rest:
                raise Unclear(speaker.text("say-usage", usage=usage(speaker, "say")))
            case "say":
                say(self.player, names, speaker, rest)
            case "away":
                self.player.send(StepAway)
            case "pause":
                self.player.send(WishPause)
            case "resume":
                self.player.send(WishResume)
            case "without":
                self.player.send(BeginWithout)
            case "stand":
                self.player.send(Leave)
                raise Stood
            case "nudge":
                seat = self._whom(name, rest, speaker)
                self.player.send(lambda id: Nudge(id, seat))
            case "bot":
                seat = self._whom(name, rest, speaker)
                self.player.send(lambda id: CallSteward(id, seat))
            case "remove" | "free" | "close":
                self._as_host(name, rest, speaker)
            case "link":
                self.stage.say(speaker.text("link-invite"))
                self.stage.console.print(self.remote.link.invitation, soft_wrap=True)
                self.stage.say(speaker.text("link-secret"))
                self.stage.console.print(self.remote.link.secret, soft_wrap=True)

    def _as_host(self, name: str, rest: str, speaker: Speaker) -> None:
        """Remove a player (a bot or another person takes the seat), or close the table."""
        replica = self.player.replica
        if replica.room.host != replica.you:
            raise Unclear(speaker.text("say-not-host"))
        if name == "close":
            return self.remote.close()
        self.remote.remove(self._whom(name, rest, speaker), "free" if name == "free" else "bot")

    def _whom(self, name: str, typed: str, speaker: Speaker) -> Seat:
        """The seat that was named."""
        names: Names[Any] = Names(speaker, None, self.player.replica.you)
        return names.seat(typed, name)
