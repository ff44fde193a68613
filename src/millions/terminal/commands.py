"""Commands to the program: help, what, rules, log, table, save, quit."""

from __future__ import annotations

from rich.table import Table

from millions.core.errors import BadSetup
from millions.core.form import Form
from millions.core.seat import Seat
from millions.terminal import rules
from millions.terminal.history import rounds_begin
from millions.terminal.session import Session
from millions.terminal.stage import hold
from millions.terminal.vocabulary import command, usage
from millions.words import Speaker
from millions.words.rulebook import chapters, page


class Quit(Exception):
    """The player wants to stop."""


class Commands:
    """Runs a command for one person."""

    def __init__(self, session: Session, seat: Seat) -> None:
        self.session, self.seat = session, seat
        self.stage, self.speaker = session.stage, session.speaker

    def run(self, name: str, rest: str) -> None:
        """Run the command of this name; `rest` is what was typed after it."""
        {
            "help": self.help,
            "what": self.what,
            "rules": self.rules,
            "log": self.log,
            "table": self.table,
            "save": self.save,
            "quit": self.quit,
        }[name](rest)

    def help(self, rest: str) -> None:
        """Explain all commands, or one."""
        known = (*self.session.presenter.reader.commands(), *self.session.further)
        wanted = command(rest.split()[0], self.speaker.lang, known) if rest else None
        if not wanted:
            self.stage.say(self.speaker.text("help-intro"))
        self.stage.show(help_table(self.speaker, (wanted,) if wanted else known))
        if not wanted:
            self.stage.say(self.speaker.text("help-examples"))

    def what(self, rest: str) -> None:
        """List what the player may do now."""
        self.stage.say(self.speaker.step(self.session.step), "bold")
        table = two_columns()
        for form in self.session.match.forms(self.seat):
            typed = self.session.presenter.reader.typed(form.verb)
            rule = self.session.match.game.rule(form, self.session.step)
            table.add_row(hold(usage(self.speaker, typed) if typed else ""), hold(f"{self.offer(form)} [{rule}]"))
        self.stage.show(table)

    def offer(self, form: Form) -> str:
        """A form as a line of that list."""
        return self.speaker.form(form)

    def rules(self, rest: str) -> None:
        """Show a chapter of the rules, or one rule; without a name, list the chapters."""
        game, lang = self.session.match.game, self.speaker.lang
        text = page(game.name, lang)
        if rule := rules.rule_named(game, rest):
            self.stage.say(f"{rule} {rules.statement(game, rule, lang)}")
        elif found := rules.chapter(text, rest) if rest else None:
            rules.render(f"## {found[0]}\n\n{found[1]}", self.stage.console)
        else:
            titles = self.speaker.text("list-apart").join(chapters(text))
            self.stage.say(self.speaker.text("rules-chapters", chapters=titles))

    def log(self, rest: str) -> None:
        """Report this round again, as this player saw it."""
        match = self.session.match
        story = self.session.story(self.seat)
        for line in story.tell(story.this_round(match.heard(self.seat, rounds_begin(match.log)))):
            self.stage.say(line.text)

    def table(self, rest: str) -> None:
        """Draw the table again."""
        screen, view = self.session.screen, self.session.view(self.seat)
        screen.header(view)
        screen.draw(view)

    def save(self, rest: str) -> None:
        """Save a copy in a file of the player's choice; the match itself is saved anyway."""
        try:
            self.stage.say(self.speaker.text("saved", file=str(self.session.save(rest))))
        except BadSetup as error:
            self.stage.say(self.speaker.error(error), "red")
        except (OSError, ValueError) as error:
            file, why = getattr(error, "filename", None) or rest, getattr(error, "strerror", None) or error
            self.stage.say(self.speaker.text("not-saved", file=str(file), error=str(why)), "red")

    def quit(self, rest: str) -> None:
        """Stop the program."""
        raise Quit


def help_table(speaker: Speaker, names: tuple[str, ...]) -> Table:
    """A table of commands: how they are typed and what they do."""
    table = two_columns()
    for name in names:
        table.add_row(hold(usage(speaker, name)), hold(speaker.text(f"help-{name}")))
    return table


def two_columns() -> Table:
    """An empty table with two columns, the first in bold."""
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    return table
