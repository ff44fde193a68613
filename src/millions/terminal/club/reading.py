"""Understands what is typed in Million Club: a number of the menu, or a phrase such as `lobby industry` or `tax R3`."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

from millions.core.message import Action
from millions.games.club.components import REGIONS, SECTORS, Intrigue, Tile
from millions.games.club.lobby import MovePawn
from millions.games.club.placement import PlacePawn
from millions.games.club.view import View
from millions.terminal import reading
from millions.terminal.club.menu import rows
from millions.terminal.club.phrases import FAR, UNFINISHED, VERBS, Phrases
from millions.terminal.club.wishes import wishes
from millions.terminal.reading import Command, Verbs
from millions.terminal.vocabulary import TALKING, Unclear, commands, fold, is_number, spoken, usage

LONGEST_LIST = 8


class Reader(reading.Reader[View]):
    """Every action has a phrase; a line means the action whose phrase it is, or begins."""

    verbs: ClassVar[Verbs] = VERBS
    asking: ClassVar[tuple[str, ...]] = TALKING

    @classmethod
    def typed(cls, verb: type[Action]) -> str | None:
        return next((name for name, known in VERBS.items() if verb in known), None)

    def completions(self) -> list[str]:
        things = (*Tile, *SECTORS, *REGIONS, *Intrigue)
        companies = {one.short for held in self.view.companies for one in held}
        return [*super().completions(), *map(self.speaker.named, things), *sorted(companies)]

    @cached_property
    def phrases(self) -> Phrases:
        """How actions are typed."""
        return Phrases(self.speaker)

    @cached_property
    def offered(self) -> list[Action]:
        """All actions that may be done now, in the order of the menu."""
        return [entry.action for row in rows(self.view, self.forms, self.speaker) for entry in row.entries]

    def example(self) -> str:
        """An example of what may be typed now."""
        return self.phrases.taught(self.offered[0])

    # Understanding

    def understand(self, line: str) -> Action | Command:
        """A number; else what is offered and said in full, a command to the program, what is offered and begun, and
        last what is not offered at all, for the game to refuse."""
        if is_number(line):
            return self._numbered(int(line))
        found, far = self._meant(line)
        first, _, rest = line.partition(" ")
        command = commands(self.speaker.lang, self.asking).get(fold(first))
        if command and far:
            return Command(command, rest.strip())
        if far < FAR:
            return self._only(found)
        return self._refused(line) or self._command(line)

    def _numbered(self, number: int) -> Action:
        if not 1 <= number <= len(self.offered):
            raise self.unclear("say-number", most=len(self.offered), example=self.example())
        return self.offered[number - 1]

    def _meant(self, line: str) -> tuple[list[Action], int]:
        """What is offered and may be meant; small words are left out if that helps."""
        found, far = self.phrases.meant(line, self.offered)
        return (found, far) if far < FAR else self.phrases.meant(self._bare(line), self.offered)

    def _bare(self, line: str) -> str:
        small = spoken(self.speaker.lang, "cmd-small")
        words = [word.removeprefix("l'").removeprefix("d'") for word in fold(line).replace(",", " ").split()]
        return " ".join(word for word in words if word not in small)

    def _only(self, found: list[Action]) -> Action:
        if len(found) > 1:
            raise self.unclear("say-which-one", choices=self._listed(found))
        return found[0]

    def _listed(self, actions: list[Action]) -> str:
        """Phrases to choose from; if there are too many, some of them."""
        more = ["…"] if len(actions) > LONGEST_LIST else []
        return self.speaker.either([*map(self.phrases.taught, actions[:LONGEST_LIST]), *more])

    def _refused(self, line: str) -> Action | None:
        """An action that the game will refuse, and say why."""
        every = wishes(self.view, self.me)
        for words in (line, self._bare(line)):
            found, far = self.phrases.meant(words, every, strict=True)
            if len(words) > 1 and (far < UNFINISHED or _to_one_tile(found)):
                return found[0]
        return None

    def _command(self, line: str) -> Command:
        """A command to the program, or a word about what could have been meant."""
        first, _, rest = line.partition(" ")
        name = self.command(first)
        if name is None:
            raise Unclear(f"{self._strange(line)} {self._now()}".strip())
        if name not in self.verbs:
            return Command(name, rest.strip())
        if not {type(action) for action in self.offered} & set(VERBS[name]):
            raise Unclear(f"{self.speaker.text('say-not-now')} {self._now()}")
        if name in ("develop", "tax") and rest:
            raise self._no_company(rest)
        raise Unclear(f"{self.speaker.text('say-usage', usage=usage(self.speaker, name))}. {self._now()}")

    def _strange(self, line: str) -> str:
        """The first word that nothing here begins with, and what may have been meant; if there is none, nothing."""
        known = self.completions()
        begun = [fold(word) for name in known for word in (name, *name.split())]
        strange = [word for word in line.split() if not any(one.startswith(fold(word)) for one in begun)]
        return self.hint(strange[0], known) if strange else ""

    def _now(self) -> str:
        return self.speaker.text("say-now", choices=self._listed(self.offered))

    def _no_company(self, typed: str) -> Unclear:
        mine = [one.short for one in dict.fromkeys(self.view.companies[self.me])]
        arguments: dict[str, str | int] = {"companies": self.speaker.both(mine), "companies-count": len(mine)}
        return self.unclear("say-no-company", typed=typed, **arguments)


def _to_one_tile(actions: list[Action]) -> bool:
    """Do they all send a pawn to the same tile? Then its sector does not matter to a refusal."""
    tiles = {action.spot.tile if isinstance(action, PlacePawn | MovePawn) else None for action in actions}
    return len(tiles) == 1 and None not in tiles
