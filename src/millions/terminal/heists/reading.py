"""Understands what is typed in a heist: claims, leaving, deals and the answers to them."""

from __future__ import annotations

from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.heists.bargain import Accept, Decline, Propose, TakeBack
from millions.games.heists.negotiation import Claim, Withdraw
from millions.games.heists.terms import terms
from millions.terminal.heists.deals import read_terms
from millions.terminal.heists.menus import Menus
from millions.terminal.heists.views import H
from millions.terminal.vocabulary import aliases, fold, is_number, pick, usage


class Reader(Menus[H]):
    """Reads one player's lines in a heist."""

    def completions(self) -> list[str]:
        return [*super().completions(), *map(self.speaker.named, self.view.roles_in_play)]

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
