"""One person's turn at the prompt: what is shown, what is asked, and what comes of what is typed."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, ClassVar, Generic, NamedTuple

from millions.core.errors import IllegalAction
from millions.core.message import Action
from millions.core.seat import Seat
from millions.terminal.commands import Commands
from millions.terminal.reading import Command, Reader, yes_or_no
from millions.terminal.refusals import explain
from millions.terminal.session import Session
from millions.terminal.views import V
from millions.terminal.vocabulary import Unclear


class Picture(NamedTuple):
    """What a drawing showed: another phase begins with a header, other contents get a fresh table."""

    phase: Hashable
    contents: Hashable


class Turn(Generic[V]):
    """Lets one person decide. `must`: the game waits for them; else Enter goes on. Each game has its own."""

    commands: ClassVar[type[Commands]] = Commands

    def __init__(self, session: Session, seat: Seat, must: bool) -> None:
        self.session, self.seat, self.must = session, seat, must
        self.skipped = False
        self.stage, self.speaker = session.stage, session.speaker
        self.screen = session.screen

    @classmethod
    def in_passing(cls, session: Session, seat: Seat) -> bool:
        """Is this seat asked though the game does not wait for it?"""
        return False

    @property
    def view(self) -> V:
        """What this person sees."""
        view: V = self.session.view(self.seat)
        return view

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
        else:
            self.again()
        self.invite(begins)
        self.stage.complete_from(self.reader.completions())
        while not self.act(self.stage.ask(f"{self.speaker.seat(self.seat)}> ")):
            pass
        return now

    # What each game fills in

    def picture(self) -> Picture:
        """What is worth a fresh drawing when it changes."""
        raise NotImplementedError

    def again(self) -> None:
        """What is shown where no fresh drawing is needed."""

    def invite(self, begins: bool) -> None:
        """What may be done now, in a line or a small menu."""
        raise NotImplementedError

    def remind(self) -> None:
        """What is shown to whoever wants to wait and cannot."""

    def confirmed(self, action: Action, typed: str) -> bool:
        """Is it really meant?"""
        return True

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
            self.commands(self.session, self.seat).run(wish.name, wish.rest)
            return False
        self.skipped = wish.name == "skip" and not self.must
        if not self.must or (self.session.others_may_move(self.seat) and self.session.free):
            return True
        self.stage.say(self.speaker.text("say-your-turn", step=self.speaker.step(self.session.step)), "yellow")
        self.remind()
        return False

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
            sentence, rule = explain(error, action, self.session.match.game, view, self.speaker, self.session.edition)
            self.stage.say(sentence, "yellow")
            if rule and rule not in self.session.cited:  # once is enough
                self.session.cited.add(rule)
                self.stage.say(rule, "dim", indent=2, hang=0)
            return False
        self.session.keep()
        self.session.tell(self.seat)
        return True
