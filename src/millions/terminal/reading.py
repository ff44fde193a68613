"""Understands what is typed: a line becomes an action of the game or a command to the program."""

from __future__ import annotations

from typing import NamedTuple

from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.deals.bargain import Accept, Decline, Propose, TakeBack
from millions.games.deals.terms import terms
from millions.terminal.deals import read_terms
from millions.terminal.heist import V
from millions.terminal.menus import Menus
from millions.terminal.vocabulary import Unclear, aliases, fold, is_number, nearest, pick, spoken, usage


class Command(NamedTuple):
    """Something for the program, not for the game."""

    name: str
    rest: str = ""


class Reader(Menus[V]):
    """Reads one player's lines, knowing what that player sees and may do."""

    def read(self, line: str) -> Action | Command:
        """What is wanted; Unclear, with a sentence that helps, if it cannot be told."""
        if not line:
            return Command("wait")
        if line.startswith("?"):
            return Command("help", line[1:].strip())
        if chosen := self.choice(line):
            return chosen
        first, _, rest = line.partition(" ")
        name = self.command(first)
        if name is None:
            raise Unclear(self._hint(first))
        if verb := getattr(self, f"_{name}", None):
            action: Action = verb(rest.split())
            return action
        if name in self.verbs:  # nothing more to say
            plain: Action = self.verbs[name]()
            return plain
        return Command(name, rest.strip())

    def _hint(self, first: str) -> str:
        close = nearest(first, self.words())
        if close is None:
            return self.speaker.text("say-unknown", typed=first)
        return self.speaker.text("say-did-you-mean", typed=first, close=close)

    # Talking

    def _claim(self, words: list[str]) -> Action:
        place, rest = self.label(words)
        role = pick(" ".join(rest), self.role_names())
        if role is None:
            raise self.usage("claim")
        action: Action = self.verbs["claim"](self.character(self.me, place), role)
        return action

    def _leave(self, words: list[str]) -> Action:
        place, _ = self.label(words)
        action: Action = self.verbs["leave"](self.character(self.me, place))
        return action

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
        if not fitting:
            raise self.unclear("say-no-deal" if name == "back" else "say-not-asked")
        if len(fitting) > 1:
            word = aliases(self.speaker.lang, f"cmd-{name}")[0]
            raise self.unclear("say-which-deal", answers=self.speaker.either(f"{word} {one}" for one in fitting))
        return fitting[0]

    def _whom_and_how_much(self, words: list[str], name: str) -> tuple[Seat, int]:
        numbers = [word for word in words if is_number(word)]
        others = [word for word in words if not is_number(word) and fold(word) not in self.small_words()]
        typed = usage(self.speaker, name)
        if len(numbers) != 1 or int(numbers[0]) < 1 or not others:
            raise self.unclear("say-amount", usage=typed)
        seat = self.seat(" ".join(others), name)
        if seat == self.me:
            raise self.unclear("say-not-yourself", usage=typed)
        return seat, int(numbers[0])


def yes_or_no(line: str, lang: str) -> bool | None:
    """Is this line a yes, or a no (or nothing, which is no)? None if it is neither."""
    if fold(line) in spoken(lang, "answer-yes"):
        return True
    return False if not line or fold(line) in spoken(lang, "answer-no") else None
