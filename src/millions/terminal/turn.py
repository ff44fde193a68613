"""One person's turn at the prompt: what is shown, what is asked, and what comes of what is typed."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import structs
from rich.table import Table
from rich.text import Text

from millions.core.errors import IllegalAction
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.deals.bargain import Propose
from millions.games.deals.terms import LABELS, Character
from millions.games.deals.view import HeistView
from millions.terminal.commands import Commands
from millions.terminal.menus import SHORTCUTS
from millions.terminal.reading import Command, Reader, yes_or_no
from millions.terminal.refusals import explain
from millions.terminal.session import Session
from millions.terminal.stage import hold
from millions.terminal.vocabulary import PLAYING, Unclear, usage


class Picture(NamedTuple):
    """What a drawing showed: another phase begins with a header, other money or people get a fresh table."""

    phase: tuple[int, type]
    crew: tuple[int, ...]
    money: tuple[int, ...]


class Turn:
    """Lets one person decide. `must`: the game waits for them; else Enter goes on."""

    def __init__(self, session: Session, seat: Seat, must: bool) -> None:
        self.session, self.seat, self.must = session, seat, must
        self.skipped = False
        self.stage, self.speaker = session.stage, session.speaker
        self.screen = session.screen

    @property
    def view(self) -> HeistView:
        """What this person sees."""
        return self.session.view(self.seat)

    @property
    def reader(self) -> Reader[Any]:
        """Who understands this person now."""
        forms = self.session.match.forms(self.seat)
        return self.session.edition.reader(self.speaker, self.view, self.seat, forms)

    def take(self, seen: Picture | None) -> Picture:
        """Show, ask, and act once. `seen` is what was drawn the last time; returns what is drawn now."""
        now = self.picture()
        begins = seen is None or seen.phase != now.phase
        if begins:
            self.screen.header(self.view)
        if begins or seen != now:
            self.stage.blank()
            self.screen.draw(self.view)
        elif self.session.negotiating:
            self.screen.proposals(self.view)
        self.invite(begins)
        self.stage.complete_from(self.words())
        while not self.act(self.stage.ask(f"{self.speaker.seat(self.seat)}> ")):
            pass
        return now

    def picture(self) -> Picture:
        """What is worth a fresh drawing when it changes."""
        view = self.view
        return Picture((view.round, type(self.session.step)), view.crew, view.money)

    def words(self) -> list[str]:
        """What the Tab key completes."""
        return [*self.reader.words(), *self.speaker.names, *map(self.speaker.role, self.view.roles_in_play)]

    # Inviting

    def invite(self, begins: bool) -> None:
        """What may be done now, in a line or a small menu."""
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
        """What may be typed in this negotiation, shortly: a deal by its shortcuts, an answer where one is missing."""
        open_now = {self.reader.typed(form.verb) for form in self.session.match.forms(self.seat)} - {"back"}
        names = [name for name in PLAYING if name in open_now or (name in SHORTCUTS and "deal" in open_now)]
        return [usage(self.speaker, name) for name in names if name != "deal"]

    def menu(self, question: str) -> None:
        """What to choose from, numbered: roles with what they do, characters with what is known of them."""
        self.stage.blank()
        self.stage.say(question, "bold")
        menu = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for number, role in enumerate(self.reader.offered(), start=1):
            does = self.speaker.text("role-does", role=role.value)
            menu.add_row(str(number), Text(self.speaker.role(role), style=self.screen.styles[role]), hold(does))
        for number, character in enumerate(self.reader.targets(), start=1):
            known, purse = self.view.known[character], self.view.money[character // self.view.per_seat]
            assert known is not None
            named = Text(self.speaker.role(known), style=self.screen.styles[known])
            has = self.speaker.text("screen-has", purse=purse)
            menu.add_row(str(number), hold(self.speaker.character(character)), named, hold(has))
        if menu.row_count:
            self.stage.show(menu)

    # Acting

    def act(self, line: str) -> bool:
        """Do what is typed. Is the turn over?"""
        try:
            wish = self.reader.read(line)
        except Unclear as unclear:
            self.stage.say(str(unclear), "yellow")
            return False
        if isinstance(wish, Command):
            return self.command(wish)
        return self.confirmed(wish, line) and self.play(wish)

    def command(self, wish: Command) -> bool:
        """A command to the program; only waiting ends a turn."""
        if wish.name not in ("wait", "skip"):
            Commands(self.session, self.seat).run(wish.name, wish.rest)
            return False
        self.skipped = wish.name == "skip" and not self.must
        if not self.must or (self.session.others_may_move(self.seat) and self.session.negotiating):
            return True
        self.stage.say(self.speaker.text("say-your-turn", step=self.speaker.step(self.session.step)), "yellow")
        self.screen.proposals(self.view)
        return False

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
        """Whoever has another character in does not leave with the first."""
        seat, place = divmod(character, self.view.per_seat)
        others = [one for one in self.view.crew if one // self.view.per_seat == seat and one != character]
        if not others:
            return self.speaker.text("confirm-leave")
        other = LABELS[others[0] % self.view.per_seat]
        return self.speaker.text("confirm-take-out", label=LABELS[place], other=other)

    def sure(self, question: str, otherwise: str) -> bool:
        """A question of yes or no, until it is answered; Enter is no. After a no, what did not happen is said."""
        self.stage.say(question, "bold")
        prompt = self.speaker.text("confirm-y-n") + " "
        while (answer := yes_or_no(self.stage.ask(prompt), self.speaker.lang)) is None:
            self.stage.say(self.speaker.text("confirm-again"), "yellow")
        if not answer:
            self.stage.say(self.speaker.text(otherwise))
        return answer

    def play(self, action: Action) -> bool:
        """Act in the game; a refusal is explained and changes nothing."""
        view = self.view
        try:
            self.session.match.play(self.seat, action)
        except IllegalAction as error:
            sentence, rule = explain(error, action, self.session.match, view, self.speaker, self.session.edition)
            self.stage.say(sentence, "yellow")
            if rule and rule not in self.session.cited:  # once is enough
                self.session.cited.add(rule)
                self.stage.say(rule, "dim", indent=2, hang=0)
            return False
        self.session.keep()
        self.session.tell(self.seat)
        return True
