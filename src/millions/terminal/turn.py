"""One person's turn at the prompt: what is shown, what is asked, and what comes of what is typed."""

from __future__ import annotations

from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from millions.core.errors import IllegalAction
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.deals.bargain import Propose
from millions.games.dollars1.heist import Denounce
from millions.games.dollars1.negotiation import Negotiate, Withdraw
from millions.games.dollars1.planning import ChooseCharacters
from millions.games.dollars1.view import View
from millions.terminal.commands import TYPED, Commands
from millions.terminal.reading import Command, Reader, says_no, says_yes
from millions.terminal.refusals import explain
from millions.terminal.screen import ROLE_STYLES, Screen
from millions.terminal.session import Session
from millions.terminal.stage import hold
from millions.terminal.vocabulary import COMMANDS, Unclear, aliases, command


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
        self.screen = Screen(self.stage, self.speaker)

    @property
    def view(self) -> View:
        """What this person sees."""
        return self.session.view(self.seat)

    @property
    def reader(self) -> Reader:
        """Who understands this person now."""
        return Reader(self.speaker, self.view, self.seat, self.session.match.forms(self.seat))

    def take(self, seen: Picture | None) -> Picture:
        """Show, ask, and act once. `seen` is what was drawn the last time; returns what is drawn now."""
        now = self.picture()
        begins = seen is None or seen.phase != now.phase
        if begins:
            self.screen.header(self.view)
        if begins or seen != now:
            self.stage.blank()
            self.screen.draw(self.view)
        elif isinstance(self.session.step, Negotiate):
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
        typed = [word for name in COMMANDS for word in aliases(self.speaker.lang, f"cmd-{name}") if len(word) > 1]
        return [*typed, *self.speaker.names, *map(self.speaker.role, self.view.roles_in_play)]

    # Inviting

    def invite(self, begins: bool) -> None:
        """What may be done now, in a line or a small menu."""
        text, step = self.speaker.text, self.session.step
        if not self.must:
            self.stage.say(text("invite-aside", may=self._may()), "dim")
        elif isinstance(step, ChooseCharacters | Denounce):
            self.menu(text("invite-choose-two" if self._choosing_two() else self._invitation()))
        elif begins:
            self.stage.say(text("invite-negotiate-two" if self.view.per_seat == 2 else "invite-negotiate"), "dim")
        elif not self.session.others_may_move(self.seat) and self.seat not in self.view.ready:
            self.stage.say(text("invite-all-wait"), "dim")

    def _invitation(self) -> str:
        return "invite-choose" if isinstance(self.session.step, ChooseCharacters) else "invite-denounce"

    def _choosing_two(self) -> bool:
        return isinstance(self.session.step, ChooseCharacters) and self.view.per_seat == 2

    def _may(self) -> str:
        verbs = [form.verb for form in self.session.match.forms(self.seat)]
        return self.speaker.either(self.speaker.text(f"usage-{TYPED[verb]}") for verb in verbs)

    def menu(self, question: str) -> None:
        """The roles to choose from, numbered, each with what it does."""
        self.stage.blank()
        self.stage.say(question, "bold")
        menu = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for number, role in enumerate(self.reader.offered(), start=1):
            does = self.speaker.text("role-does", role=role.value)
            menu.add_row(str(number), Text(self.speaker.role(role), style=ROLE_STYLES[role]), hold(does))
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
        if not self.must or (self.session.others_may_move(self.seat) and isinstance(self.session.step, Negotiate)):
            return True
        self.stage.say(self.speaker.text("say-your-turn", step=self.speaker.step(self.session.step)), "yellow")
        self.screen.proposals(self.view)
        return False

    def confirmed(self, action: Action, typed: str) -> bool:
        """Leaving, and deals in free words, are shown before they are done."""
        if not any(action in form for form in self.session.match.forms(self.seat)):
            return True  # the game will say why not
        if isinstance(action, Withdraw):
            return says_yes(self.question(self.speaker.text("confirm-leave")), self.speaker.lang)
        if isinstance(action, Propose) and command(typed.split()[0], self.speaker.lang) == "deal":
            terms = str(self.speaker.arguments(action)["terms"])
            return not says_no(self.question(self.speaker.text("confirm-deal", terms=terms)), self.speaker.lang)
        return True

    def question(self, text: str) -> str:
        """A question of yes or no."""
        self.stage.say(text, "bold")
        return self.stage.ask(self.speaker.text("confirm-y-n") + " ")

    def play(self, action: Action) -> bool:
        """Act in the game; a refusal is explained and changes nothing."""
        view = self.view
        try:
            self.session.match.play(self.seat, action)
        except IllegalAction as error:
            sentence, rule = explain(error, action, self.session.match, view, self.speaker)
            self.stage.say(sentence, "yellow")
            if rule:
                self.stage.say(rule, "dim", indent=2, hang=0)
            return False
        self.session.keep()
        self.session.tell(self.seat)
        return True
