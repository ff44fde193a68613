"""The second edition in the terminal: the pot, announcements, votes, and what each role takes or adds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, ClassVar

from millions.core.message import Event
from millions.core.table import Paid
from millions.games.dollars2.components import BOOK, POT, LootTurned, Variant
from millions.games.dollars2.heist import Robbed
from millions.games.dollars2.negotiation import Negotiate
from millions.games.dollars2.sharing import PotLost, PotShared
from millions.games.dollars2.view import View
from millions.games.dollars2.vote import CallVote, Voted
from millions.games.heists.components import MENTALIST, Eliminated, Revealed, Role
from millions.games.heists.negotiation import HeistBegan
from millions.games.heists.standing import ReadyAgain
from millions.games.heists.terms import Character
from millions.terminal.heists import reading, screen, story
from millions.terminal.heists.menus import NEGOTIATING
from millions.terminal.heists.money import show_money
from millions.terminal.heists.turn import Turn
from millions.terminal.reading import Verbs
from millions.terminal.screen import Styles
from millions.terminal.story import Group, run
from millions.terminal.turn import GameInTerminal

# Drawing


class Screen(screen.Screen[View]):
    """Adds the pot, what was announced, and a vote that runs."""

    styles: ClassVar[Styles] = {
        Role.TECH: "yellow",
        Role.ACROBAT: "green",
        Role.BRUTE: "red",
        Role.MENTALIST: "bright_blue",
        Role.BRAIN: "magenta",
        Role.DRIVER: "cyan",
    }

    def said(self, view: View, character: Character) -> str:
        """What was announced and, after it, the last claim that says something else."""
        announced, claimed = view.announced[character], super().said(view, character)
        first = self.speaker.named(announced) if announced is not None else ""
        return self.speaker.text("screen-then", first=first, then=claimed) if claimed not in ("", first) else first

    def centre(self, view: View) -> None:
        self.stage.say(self.speaker.text("screen-pot", amount=view.money[POT]), "bold")
        super().centre(view)
        if view.voted:
            self.stage.say(self.speaker.text("screen-vote", voted=sum(view.voted), players=view.players))


# Reading


class Reader(reading.Reader[View]):
    """Adds `vote`, with which the Leader calls one; the vote itself is a menu of yes and no."""

    verbs: ClassVar[Verbs] = {**NEGOTIATING, "vote": CallVote}


# Telling

TAKERS = ("acrobat", "brute", "brain", "driver")
"""Roles whose call moves money at once; the reason of the payment is the role's name."""


class Story(story.Story):
    """Adds everything that goes into the pot or out of it, with what is in it then; and votes."""

    def groups(self) -> Iterable[Group]:
        planning: tuple[Group, ...] = (self._loot, self._antes, self._votes, self._begin)
        heist: tuple[Group, ...] = (self._call, self._robbery, self._bonus, self._shares, self._lost)
        return (*super().groups(), *planning, *heist)

    def _pot(self, to_come: Sequence[Event]) -> int:
        return self.lies_in(POT, to_come)

    def _loot(self, left: list[Any]) -> tuple[str, int]:
        """The card says what goes into the pot."""
        if not isinstance(left[0], LootTurned):
            return "", 0
        return self.speaker.event(left[0]), 1 + len(run(left[1:], "loot"))

    def _antes(self, left: list[Any]) -> tuple[str, int]:
        """All players put the same into the pot; where the reserve helps, that is told."""
        antes, characters = run(left, "ante", "ante-helped"), len(self.speaker.names) * self.speaker.per_seat
        usual = (self.speaker.variant if isinstance(self.speaker.variant, Variant) else BOOK).ante
        if sum(ante.amount for ante in antes) != usual * characters:
            return "", 0
        pot = self._pot(left[len(antes) :])
        lines = [self.speaker.text("story-antes", amount=usual, characters=self.speaker.per_seat, pot=pot)]
        paid = 0
        for ante in antes:  # character by character, the reserve's part last
            if ante.why == "ante-helped":
                who = self.speaker.character(paid // usual)
                lines.append(self.speaker.text("story-ante-helped", character=who, amount=ante.amount))
            paid += ante.amount
        return " ".join(lines), len(antes)

    # The vote

    def _votes(self, left: list[Any]) -> tuple[str, int]:
        """A single vote is not told."""
        return "", int(isinstance(left[0], Voted))

    # The heist

    def _begin(self, left: list[Any]) -> tuple[str, int]:
        """Who is in, and for how much; with nobody in, where the pot goes is told in the same line."""
        if not isinstance(left[0], HeistBegan):
            return "", 0
        if not left[0].crew:
            lost = run(left[2:3], "pot-lost")
            return " ".join(map(self.speaker.event, (left[0], *lost))), 1 + 2 * len(lost)
        crew = self.speaker.arguments(left[0])["crew"]
        return self.speaker.text("story-heist", crew=crew, pot=self._pot(left[1:])), 1

    def _call(self, left: list[Any]) -> tuple[str, int]:
        """A role is called: whose it is, what happens to them, what they take or add, and what is in the pot then."""
        called = left[0]
        if not isinstance(called, Revealed):
            return "", 0
        if not called.characters:
            return (self.speaker.event(called) if called.role in self.in_play else ""), 1
        followed = list(takewhile(_belongs, left[1:]))
        used = 1 + len(followed)
        out = [event.why for event in followed if isinstance(event, Eliminated)]
        paid = [event for event in followed if isinstance(event, Paid)]
        takes = [
            self.speaker.text("story-takes", seat=self.speaker.account(one.target), amount=one.amount) for one in paid
        ]
        arguments = self.speaker.arguments(called)
        arguments |= {"pot": self._pot(left[used:]), "amount": paid[0].amount if paid else 0}
        if out:
            key = "story-out-taking" if paid else "story-out"
            return self.speaker.text(key, **arguments, why=out[0], takes=self.speaker.both(takes)), used
        idle = (called.role.value in TAKERS and not paid) or _robs_nobody(called, left[used:])
        return self.speaker.text("story-idle" if idle else "story-acts", **arguments), used

    def _robbery(self, left: list[Any]) -> tuple[str, int]:
        """The Mentalist's choice, and its payment, in one line."""
        if not isinstance(left[0], Robbed):
            return "", 0
        return self.speaker.event(left[0]), 1 + len(run(left[1:], "mentalist"))

    # Sharing

    def _bonus(self, left: list[Any]) -> tuple[str, int]:
        paid = left[0]
        if not isinstance(paid, Paid) or not paid.why.startswith("bonus-"):
            return "", 0
        role, pot = paid.why.removeprefix("bonus-"), self._pot(left[1:])
        return self.speaker.text("story-bonus", role=role, amount=paid.amount, pot=pot), 1

    def _shares(self, left: list[Any]) -> tuple[str, int]:
        if not isinstance(left[0], PotShared):
            return "", 0
        return self.speaker.event(left[0]), 1 + len(run(left[1:], "rounding", "share"))

    def _lost(self, left: list[Any]) -> tuple[str, int]:
        lost = run(left[1:2], "pot-lost")
        if not isinstance(left[0], PotLost) or not lost:
            return "", 0
        return self.speaker.text("story-pot-lost", amount=lost[0].amount), 2


def _belongs(event: Event) -> bool:
    """Does it belong to the call of a role?"""
    return (isinstance(event, Eliminated) and event.why != "alone") or (isinstance(event, Paid) and event.why in TAKERS)


def _robs_nobody(called: Revealed, to_come: Sequence[Event]) -> bool:
    """A Mentalist with a victim is asked whom to rob, so that this telling ends here, or a robbery comes next."""
    return called.role is MENTALIST and bool(to_come) and not isinstance(to_come[0], Robbed)


PRESENTER = GameInTerminal(
    screen=Screen,
    reader=Reader,
    story=Story,
    turn=Turn,
    result=show_money,
    free=(Negotiate,),
    standing=ReadyAgain(),
)
