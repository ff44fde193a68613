"""One person's turn in a heist: choosing from menus, negotiating, and leaving only after a yes."""

from __future__ import annotations

from typing import Any

from msgspec import structs
from rich.table import Table
from rich.text import Text

from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.heists.bargain import Propose
from millions.games.heists.components import ACROBAT, TECH
from millions.games.heists.terms import LABELS, Character
from millions.games.heists.view import HeistView
from millions.terminal import turn
from millions.terminal.heists.menus import SHORTCUTS
from millions.terminal.heists.reading import Reader
from millions.terminal.heists.screen import Screen
from millions.terminal.heists.views import has_left
from millions.terminal.session import Session
from millions.terminal.stage import hold
from millions.terminal.turn import Picture
from millions.terminal.vocabulary import PLAYING, usage


class Turn(turn.Turn[HeistView]):
    """Lets one person decide, in either edition."""

    screen: Screen[Any]

    @classmethod
    def in_passing(cls, session: Session, seat: Seat) -> bool:
        """A ready player is not asked again; a player who has left, or may act outside the negotiation, is."""
        passing = has_left(session.view(seat), seat) or not session.free
        return passing and bool(session.match.forms(seat))

    @property
    def reader(self) -> Reader[Any]:
        reader = super().reader
        assert isinstance(reader, Reader)
        return reader

    def picture(self) -> Picture:
        """A new phase gets a header; other characters in, or other money, a fresh table."""
        view = self.view
        return Picture((view.round, type(self.session.step)), (view.crew, view.money))

    def again(self) -> None:
        if self.session.free:
            self.screen.proposals(self.view)

    def remind(self) -> None:
        self.screen.proposals(self.view)

    # Inviting

    def invite(self, begins: bool) -> None:
        text, question = self.speaker.text, self.reader.question
        two = "-two" if self.view.per_seat == 2 else ""
        if not self.must:
            self.stage.say(text("invite-aside", may=self._may()), "dim")
        elif question is not None:
            kind = self.reader.asks_for()
            self.menu(text(f"invite-{question.verb.__name__}" + (two if kind and kind.sort == "hand" else "")))
        elif begins:
            self.stage.say(text("invite-negotiate", may=" · ".join(self._hints())), "dim")
        elif not self.session.others_may_move(self.seat) and self.seat not in self.view.ready:
            self.stage.say(text("invite-all-wait"), "dim")

    def _may(self) -> str:
        typed = [self.reader.typed(form.verb) for form in self.session.match.forms(self.seat)]
        return self.speaker.either(usage(self.speaker, name) for name in typed if name)

    def _hints(self) -> list[str]:
        """What may be typed in this negotiation: deals by their shortcuts, answers where one is due."""
        open_now = {self.reader.typed(form.verb) for form in self.session.match.forms(self.seat)} - {"back"}
        names = [name for name in PLAYING if name in open_now or (name in SHORTCUTS and "deal" in open_now)]
        return [usage(self.speaker, name) for name in names if name != "deal"]

    def menu(self, question: str) -> None:
        """What to choose from, numbered: roles with what they do, characters with what is known of them."""
        self.stage.blank()
        self.stage.say(question, "bold")
        menu = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for number, role in enumerate(self.reader.offered(), start=1):
            does = self.speaker.text("role-does", role=role.value, victims=self._victims())
            menu.add_row(str(number), Text(self.speaker.named(role), style=self.screen.styles[role]), hold(does))
        for number, character in enumerate(self.reader.targets(), start=1):
            known, purse = self.view.known[character], self.view.money[self.view.owner(character)]
            assert known is not None
            named = Text(self.speaker.named(known), style=self.screen.styles[known])
            has = self.speaker.text("screen-has", purse=purse)
            menu.add_row(str(number), hold(self.speaker.character(character)), named, hold(has))
        if menu.row_count:
            self.stage.show(menu)

    def _victims(self) -> str:
        """M2-H6. Which of the roles that a Mentalist may rob, besides the Brute, are in play."""
        roles = [role.value for role in self.view.roles_in_play if role in (TECH, ACROBAT)]
        return "all" if len(roles) > 1 else "".join(roles) or "brute"

    # Asking again

    def confirmed(self, action: Action, typed: str) -> bool:
        """Leaving, and deals in free words, are shown before they are done."""
        if not any(action in form for form in self.session.match.forms(self.seat)):
            return True  # the game will say why not
        if self.reader.typed(type(action)) == "leave":
            (character,) = structs.astuple(action)
            return self.sure(self._leaving(character), "confirm-stayed")
        if isinstance(action, Propose) and self.reader.command(typed.split()[0]) == "deal":
            terms = str(self.speaker.arguments(action)["terms"])
            return self.sure(self.speaker.text("confirm-deal", terms=terms), "confirm-not-sent")
        return True

    def _leaving(self, character: Character) -> str:
        """The question before a character leaves; a player with another one in stays in with that."""
        seat, place = divmod(character, self.view.per_seat)
        others = [one for one in self.view.crew if self.view.owner(one) == seat and one != character]
        if not others:
            return self.speaker.text("confirm-leave")
        other = LABELS[others[0] % self.view.per_seat]
        return self.speaker.text("confirm-take-out", label=LABELS[place], other=other)
