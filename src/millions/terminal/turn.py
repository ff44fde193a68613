"""One person's turn at the prompt: draws, asks, and plays what is typed."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, NamedTuple

from millions.core.errors import IllegalAction
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.heists.standing import ReadyAgain
from millions.terminal.commands import Commands
from millions.terminal.presenter import Presenter
from millions.terminal.reading import Command, Reader, yes_or_no
from millions.terminal.refusals import explain
from millions.terminal.session import Session
from millions.terminal.views import V
from millions.terminal.vocabulary import Unclear


class Picture(NamedTuple):
    """What was drawn: a new phase begins with a header, new contents with a new drawing of the table."""

    phase: Hashable
    contents: Hashable


class Turn(Generic[V]):
    """Lets one person decide. `must`: the game waits for this seat; otherwise Enter continues."""

    commands: ClassVar[type[Commands]] = Commands

    def __init__(self, session: Session, seat: Seat, must: bool) -> None:
        self.session, self.seat, self.must = session, seat, must
        self.skipped = False
        self.stage, self.speaker = session.stage, session.speaker
        self.screen = session.screen

    @classmethod
    def in_passing(cls, session: Session, seat: Seat) -> bool:
        """Is this seat asked although the game does not wait for it?"""
        return False

    @property
    def view(self) -> V:
        """What this person sees."""
        view: V = self.session.view(self.seat)
        return view

    @property
    def reader(self) -> Reader[Any]:
        """A parser for what this person types now."""
        forms = self.session.match.forms(self.seat)
        return self.session.presenter.reader(self.speaker, self.view, self.seat, forms)

    def take(self, seen: Picture | None) -> Picture:
        """Draw, ask and act once. `seen` is what was drawn the last time; returns what is drawn now."""
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
        """What leads to a new drawing when it changes."""
        raise NotImplementedError

    def again(self) -> None:
        """Show what is needed where the table is not drawn again."""

    def invite(self, begins: bool) -> None:
        """Show what may be done now, in a line or a small menu."""
        raise NotImplementedError

    def remind(self) -> None:
        """Show again what must be decided, to a player who wants to wait and cannot."""

    def confirmed(self, action: Action, typed: str) -> bool:
        """Does the player confirm this action, if it needs to be confirmed?"""
        return True

    # Acting

    def act(self, line: str) -> bool:
        """Carry out what is typed; True if the turn is over."""
        try:
            wish = self.reader.read(line)
        except Unclear as unclear:
            self.stage.say(str(unclear), "yellow")
            return False
        if isinstance(wish, Command):
            return self.command(wish)
        return self.confirmed(wish, line) and self.play(wish)

    def command(self, wish: Command) -> bool:
        """Run a command to the program; only waiting ends the turn."""
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
        """Ask yes or no until it is answered; Enter means no. After a no, say what did not happen."""
        self.stage.say(question, "bold")
        prompt = self.speaker.text("confirm-y-n") + " "
        while (answer := yes_or_no(self.stage.ask(prompt), self.speaker.lang)) is None:
            self.stage.say(self.speaker.text("confirm-again"), "yellow")
        if not answer:
            self.stage.say(self.speaker.text(otherwise))
        return answer

    def play(self, action: Action) -> bool:
        """Play an action; a refusal is explained, and the turn goes on."""
        view = self.view
        try:
            self.session.match.play(self.seat, action)
        except IllegalAction as error:
            sentence, rule = explain(error, action, self.session.match.game, view, self.speaker, self.session.presenter)
            self.stage.say(sentence, "yellow")
            if rule and rule not in self.session.cited:  # each rule is quoted once
                self.session.cited.add(rule)
                self.stage.say(rule, "dim", indent=2, hang=0)
            return False
        self.session.keep()
        self.session.tell(self.seat)
        return True


@dataclass(frozen=True, kw_only=True)
class GameInTerminal(Presenter):
    """All that a game brings to the terminal: how it is drawn, read and told, and a player's turn."""

    turn: type[Turn[Any]]
    standing: ReadyAgain | None = None
    """At the beginning: whose word "ready" stands although an offer took it away."""
