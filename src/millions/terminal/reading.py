"""Understands what is typed: a line becomes an action of the game or a command to the program."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from millions.core.form import Forms
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.deals.bargain import Accept, Decline, Propose, TakeBack
from millions.games.deals.terms import terms
from millions.games.dollars1.components import Role
from millions.games.dollars1.heist import NameRole
from millions.games.dollars1.negotiation import CallTime, Claim, Intimidate, Ready, Withdraw
from millions.games.dollars1.planning import Choose
from millions.terminal.deals import read_terms
from millions.terminal.names import Names
from millions.terminal.vocabulary import COMMANDS, Unclear, aliases, command, fold, is_number, nearest, pick, spoken


class Command(NamedTuple):
    """Something for the program, not for the game."""

    name: str
    rest: str = ""


@dataclass(frozen=True)
class Reader(Names):
    """Reads one player's lines, knowing what that player sees and may do."""

    forms: Forms

    def read(self, line: str) -> Action | Command:
        """What is wanted; Unclear, with a sentence that helps, if it cannot be told."""
        if not line:
            return Command("wait")
        if line.startswith("?"):
            return Command("help", line[1:].strip())
        if chosen := self._choice(line):
            return chosen
        first, _, rest = line.partition(" ")
        name = command(first, self.speaker.lang)
        if name is None:
            raise Unclear(self._hint(first))
        verb = getattr(self, f"_{name}", None)
        action: Action | Command = verb(rest.split()) if verb else Command(name, rest.strip())
        return action

    def _hint(self, first: str) -> str:
        known = [word for name in COMMANDS for word in aliases(self.speaker.lang, f"cmd-{name}") if len(word) > 1]
        close = nearest(first, known)
        if close is None:
            return self.speaker.text("say-unknown", typed=first)
        return self.speaker.text("say-did-you-mean", typed=first, close=close)

    # Choosing roles: at planning, and as the Snitch

    def offered(self) -> tuple[Role, ...]:
        """The roles to choose from now, in the order of the menu."""
        for form in self.forms:
            if form.verb is NameRole:
                return tuple(form.blanks[0].values())
            if form.verb is Choose:
                hands = form.blanks[0].values()
                return tuple(role for role in Role if any(role in hand for hand in hands))
        return ()

    def _choice(self, line: str) -> Action | None:
        offered = self.offered()
        typed = [word for word in re.split(r"[\s,;+]+", line) if fold(word) not in spoken(self.speaker.lang, "cmd-and")]
        roles = [self._offered_role(word, offered) for word in typed]
        if not offered or not roles or None in roles:
            self._explain(line, offered)
            return None
        chosen = tuple(role for role in roles if role is not None)
        if any(form.verb is NameRole for form in self.forms):
            return NameRole(chosen[0])
        if len(chosen) != self.view.per_seat:
            raise self.unclear("say-two-roles" if self.view.per_seat == 2 else "say-one-role")
        return Choose(chosen)

    def _offered_role(self, word: str, offered: tuple[Role, ...]) -> Role | None:
        if is_number(word):
            return offered[int(word) - 1] if 1 <= int(word) <= len(offered) else None
        return pick(word, {name: role for name, role in self.role_names().items() if role in offered})

    def _explain(self, line: str, offered: tuple[Role, ...]) -> None:
        """Where a role is to be chosen, a wrong number or a role that is not offered deserves a word."""
        role = pick(line, self.role_names()) if len(line) > 2 else None
        if offered and (is_number(line) or role is not None) and command(line, self.speaker.lang) is None:
            raise self.unclear("say-choose-from", roles=self.speaker.either(map(self.speaker.role, offered)))

    # Talking

    def _claim(self, words: list[str]) -> Action:
        place, rest = self.label(words)
        role = pick(" ".join(rest), self.role_names())
        if role is None:
            raise self.usage("claim")
        return Claim(self.character(self.me, place), role)

    def _leave(self, words: list[str]) -> Action:
        place, _ = self.label(words)
        return Withdraw(self.character(self.me, place))

    def _ready(self, words: list[str]) -> Action:
        return Ready()

    def _time(self, words: list[str]) -> Action:
        return CallTime()

    def _look(self, words: list[str]) -> Action:
        place, rest = self.label(words)
        seat = self.seat(" ".join(rest), "look")
        hidden = tuple(one for one in self.view.crew if one not in self.view.face_up)
        return Intimidate(self.character(seat, place, hidden))

    # Bargaining

    def _offer(self, words: list[str]) -> Action:
        place, rest = self.label(words)
        seat, amount = self._whom_and_how_much(rest, "offer")
        return Propose(terms([(self.me, seat, amount)], [self.character(seat, place)]))

    def _ask(self, words: list[str]) -> Action:
        place, rest = self.label(words)
        seat, amount = self._whom_and_how_much(rest, "ask")
        return Propose(terms([(seat, self.me, amount)], [self.character(self.me, place)]))

    def _deal(self, words: list[str]) -> Action:
        return Propose(read_terms(self, " ".join(words)))

    def _yes(self, words: list[str]) -> Action:
        return Accept(self._number(words, self._asked(), "yes"))

    def _no(self, words: list[str]) -> Action:
        return Decline(self._number(words, self._asked(), "no"))

    def _back(self, words: list[str]) -> Action:
        mine = [proposal.id for proposal in self.view.proposals if proposal.proposer == self.me]
        return TakeBack(self._number(words, mine, "back"))

    def _asked(self) -> list[int]:
        return [proposal.id for proposal in self.view.proposals if self.me in proposal.awaiting]

    def _number(self, words: list[str], fitting: list[int], name: str) -> int:
        if words and is_number(words[0].lstrip("#")):
            return int(words[0].lstrip("#"))
        if words:
            raise self.usage(name)
        if len(fitting) != 1:
            numbers = self.speaker.either(map(str, fitting))
            raise self.unclear("say-which-deal", numbers=numbers) if fitting else self.unclear("say-no-deal")
        return fitting[0]

    def _whom_and_how_much(self, words: list[str], name: str) -> tuple[Seat, int]:
        numbers = [word for word in words if is_number(word)]
        others = [word for word in words if not is_number(word) and fold(word) not in self.small_words()]
        if len(numbers) != 1 or not others:
            raise self.usage(name)
        seat = self.seat(" ".join(others), name)
        if seat == self.me or int(numbers[0]) < 1:
            raise self.usage(name)
        return seat, int(numbers[0])


def says_yes(line: str, lang: str) -> bool:
    """Is this line a yes?"""
    return fold(line) in spoken(lang, "cmd-yes")


def says_no(line: str, lang: str) -> bool:
    """Is this line a no?"""
    return fold(line) in spoken(lang, "cmd-no")
