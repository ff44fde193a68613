"""The first edition in the terminal: antes on characters, the Leader's call of time, Intimidation cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import takewhile
from typing import Any, ClassVar

from rich.text import Text

from millions.core.message import Action, Event
from millions.core.seat import Seat
from millions.core.table import Paid
from millions.games.dollars1.components import BOOK, Variant, ante_on
from millions.games.dollars1.heist import Denounced, WonIntimidation
from millions.games.dollars1.intimidation import Intimidate
from millions.games.dollars1.negotiation import CallTime, Negotiate
from millions.games.dollars1.options import LaidOpen
from millions.games.dollars1.sharing import LootShared, NothingShared
from millions.games.dollars1.view import View
from millions.games.heists.components import MASTERMIND, Eliminated, Revealed, Role
from millions.games.heists.negotiation import HeistBegan
from millions.games.heists.standing import ReadyAgain
from millions.games.heists.terms import Characters
from millions.terminal.heists import reading, screen, story
from millions.terminal.heists.menus import NEGOTIATING
from millions.terminal.heists.money import show_money
from millions.terminal.heists.screen import Columns
from millions.terminal.heists.turn import Turn
from millions.terminal.reading import Verbs
from millions.terminal.screen import Styles
from millions.terminal.story import Group, run
from millions.terminal.turn import GameInTerminal

# Drawing


class Screen(screen.Screen[View]):
    """Adds the antes, the Intimidation cards and what they showed, the roles laid open, and that time was called."""

    styles: ClassVar[Styles] = {
        Role.SNITCH: "yellow",
        Role.BRUTE: "red",
        Role.DRIVER: "cyan",
        Role.CROOK: "green",
        Role.MASTERMIND: "magenta",
    }
    columns: ClassVar[Columns] = {
        "column-player": "left",
        "column-purse": "right",
        "column-ante": "right",
        "column-heist": "left",
        "column-claim": "left",
        "column-notes": "left",
    }
    dispensable = "column-ante"  # the header says what lies on every character

    def cells(self, view: View, seat: Seat, place: int) -> dict[str, Text]:
        ante = view.money[ante_on(seat * view.per_seat + place)]
        return {**super().cells(view, seat, place), "column-ante": Text(str(ante or ""))}

    def notes(self, view: View, seat: Seat) -> list[str]:
        text, notes, barred = self.speaker.text, super().notes(view, seat), view.laid_open[seat]
        if view.intimidation[seat]:
            notes.append(text("screen-cards", cards=view.intimidation[seat]))
        if barred is not None and not view.shown:
            notes.append(text("screen-barred", role=barred.value))
        return notes

    def centre(self, view: View) -> None:
        super().centre(view)
        if view.time_called:
            self.stage.say(self.speaker.text("screen-time-called"))

    def mine(self, view: View) -> None:
        super().mine(view)
        for look in view.looks:
            role = view.known[look.character]
            if look.seat == view.viewer and role is not None:
                who = self.speaker.character(look.character)
                self.stage.say(self.speaker.text("screen-seen", character=who, role=role.value))


# Reading


class Reader(reading.Reader[View]):
    """Adds `time` and `look`."""

    verbs: ClassVar[Verbs] = {**NEGOTIATING, "time": CallTime, "look": Intimidate}

    def _look(self, words: list[str]) -> Action:
        place, rest = self.label(words)
        seat = self.seat(" ".join(rest), "look")
        offered = [form.blanks[0].values() for form in self.forms if form.verb is Intimidate]
        return Intimidate(self.character(seat, place, offered[0] if offered else self.view.crew))


# Telling


class Story(story.Story):
    """Adds the antes, the call of a role with its antes, shares and fees, and the roles laid open."""

    named: Role | None = None
    masterminds: Characters = ()

    def groups(self) -> Iterable[Group]:
        heist = (self._denounced, self._call, self._fined)
        return (*super().groups(), self._antes, *heist, self._shares, self._fees, self._open_roles)

    def _antes(self, left: list[Any]) -> tuple[str, int]:
        """All players pay the same ante; where the reserve helps, that is told."""
        antes = run(left, "ante", "ante-helped")
        if len({ante.target for ante in antes}) < len(self.speaker.names) * self.speaker.per_seat:
            return "", 0
        amount = sum(ante.amount for ante in antes if ante.target == antes[0].target)
        helped = [self.speaker.event(ante) for ante in antes if ante.why == "ante-helped"]
        said = self.speaker.text("story-antes", amount=amount, characters=self.speaker.per_seat)
        return " ".join([said, *helped]), len(antes)

    def _denounced(self, left: list[Any]) -> tuple[str, int]:
        """Remember the denounced role: it is called last."""
        if isinstance(left[0], HeistBegan):
            self.named = None
        if not isinstance(left[0], Denounced):
            return "", 0
        self.named = left[0].role
        return self.speaker.event(left[0]), 1

    def _call(self, left: list[Any]) -> tuple[str, int]:
        """A role is called: whose it is, and what happens to those characters and their antes."""
        called = left[0]
        if not isinstance(called, Revealed):
            return "", 0
        if called.role is MASTERMIND:
            self.masterminds = called.characters
        if not called.characters:
            return self._nobody(called), 1
        followed = list(takewhile(_belongs, left[1:]))
        out = [event.why for event in followed if isinstance(event, Eliminated)]
        antes = [event for event in followed if isinstance(event, Paid)]
        if not antes:
            return self.speaker.event(called), 1
        arguments, used = self.speaker.arguments(called), 1 + len(followed)
        if not out:
            won = any(isinstance(event, WonIntimidation) for event in followed)
            key = "story-alone-brute" if won else "story-alone"
            return self.speaker.text(key, **arguments, amount=antes[0].amount), used
        ante = "back" if antes[0].why == "ante-back" else "lost"
        text = self.speaker.text("story-out", **arguments, why=out[0], ante=ante, amount=antes[0].amount)
        return text, used

    def _nobody(self, called: Revealed) -> str:
        """A role that nobody has. The denounced one is called last, out of its order."""
        if called.role is self.named:
            return self.speaker.text("story-denounced-nobody", role=called.role.value)
        return self.speaker.event(called) if called.role in self.in_play else ""

    def _fined(self, left: list[Any]) -> tuple[str, int]:
        """A Snitch alone: out, fined, and nothing to share."""
        match left[:3]:
            case [Eliminated(why="alone", character=snitch), Paid(why="fine", amount=amount), NothingShared()]:
                return self.speaker.text("story-fined", character=self.speaker.character(snitch), amount=amount), 3
        return "", 0

    def _shares(self, left: list[Any]) -> tuple[str, int]:
        """What is shared; with a Mastermind left, why it is more than the card says."""
        shared = left[0]
        if not isinstance(shared, LootShared):
            return "", 0
        text, used = self.speaker.event(shared), 1 + len(run(left[1:], "share"))
        if not set(self.masterminds) & set(shared.characters):
            return text, used
        numbers = self.speaker.variant if isinstance(self.speaker.variant, Variant) else BOOK
        bonus = numbers.mastermind_bonus
        sum_of: dict[str, str | int] = {"card": shared.amount - bonus, "bonus": bonus}
        return self.speaker.text("story-mastermind", **self.speaker.arguments(shared), **sum_of, told=text), used

    def _fees(self, left: list[Any]) -> tuple[str, int]:
        """Each sharing character pays the Driver: a player who shared with two pays twice."""
        fees = run(left, "driver")
        paid = Counter(fee.source for fee in fees)
        lines = []
        for times in sorted(set(paid.values())):
            payers = [self.speaker.account(payer) for payer, paying in paid.items() if paying == times]
            sources: dict[str, str | int] = {"sources": self.speaker.both(payers), "sources-count": len(payers)}
            target, amount = self.speaker.account(fees[0].target), times * fees[0].amount
            lines.append(self.speaker.text("story-drivers-fee", **sources, target=target, amount=amount))
        return " ".join(lines), len(fees)

    def _open_roles(self, left: list[Any]) -> tuple[str, int]:
        laid = list(takewhile(lambda event: isinstance(event, LaidOpen), left))
        roles = [self.speaker.text("story-open-role", **self.speaker.arguments(event)) for event in laid]
        return (self.speaker.text("story-laid-open", roles=self.speaker.both(roles)) if roles else ""), len(laid)


def _belongs(event: Event) -> bool:
    """Does it belong to the call of a role?"""
    return (
        isinstance(event, WonIntimidation)
        or (isinstance(event, Eliminated) and event.why != "alone")
        or (isinstance(event, Paid) and event.why in ("ante-back", "ante-lost"))
    )


PRESENTER = GameInTerminal(
    screen=Screen,
    reader=Reader,
    story=Story,
    turn=Turn,
    result=show_money,
    free=(Negotiate,),
    standing=ReadyAgain(),
)
