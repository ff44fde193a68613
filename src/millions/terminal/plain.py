"""Any game in the terminal, without a line of its own: menus from forms, labels from names, the view field by field.

What may be done is listed with numbers where there is little of it, else shown as it is typed: `bid AMOUNT`. A value is
typed as it is said (a name, a number, yes), and anything more complicated as JSON.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar

import msgspec
from rich.table import Table

from millions.core.errors import MillionsError
from millions.core.form import Blank, Form
from millions.core.message import Action
from millions.core.table import BANK
from millions.terminal import commands, reading, screen, story, turn
from millions.terminal.reading import Command, Verbs, yes_or_no
from millions.terminal.screen import Styles
from millions.terminal.stage import hold
from millions.terminal.turn import GameInTerminal, Picture
from millions.terminal.vocabulary import TALKING, is_number, pick
from millions.words.fields import kinds
from millions.words.labels import readable, title

MOST_LISTED = 12
"""A form with more actions than this is typed, not listed."""

UNSHOWN = ("viewer", "agenda", "contents")
"""Fields of a view that say nothing to a person."""


class Screen(screen.Screen[Any]):
    """The view, field by field."""

    styles: ClassVar[Styles] = {}

    def header(self, view: Any) -> None:
        agenda = getattr(view, "agenda", ())
        parts = [title(f"round {view.round}")] if getattr(view, "round", 0) else []
        parts += [self.speaker.step(agenda[0])] if agenda else []
        self.stage.heading(" · ".join(parts) or self.speaker.game_title())

    def draw(self, view: Any) -> None:
        grid = commands.two_columns()
        for field in view.__struct_fields__:
            if field not in UNSHOWN:
                grid.add_row(hold(readable(field)), hold(self.shown(view, field)))
        self.stage.show(grid)

    def shown(self, view: Any, field: str) -> str:
        """One field. A list that has an entry for each seat (or, for money, each account) names them."""
        value, seats = getattr(view, field), len(self.speaker.names)
        record: type[msgspec.Struct] = type(view)
        kind = kinds(record)[field]
        if field == "money" and isinstance(value, tuple):
            accounts = [*range(len(value) - 1), BANK]
            named = [(self.speaker.account(account), one) for account, one in zip(accounts, value, strict=True)]
        elif isinstance(value, tuple) and len(value) == seats and any(map(_is_about_a_seat, value)):
            named = [(self.speaker.seat(seat), one) for seat, one in enumerate(value)]
        else:
            return self.speaker.plainly(record, field, value)
        return ", ".join(f"{who} {self.speaker.plainly_one(kind, one)}" for who, one in named)

    @staticmethod
    def worth_drawing(line: Any) -> bool:
        return "round" in line.changes


def _is_about_a_seat(entry: object) -> bool:
    """A list of lists, of yes and no, or with gaps has an entry for each seat; a list of numbers may be anything."""
    return entry is None or isinstance(entry, bool | tuple)


class Reader(reading.Reader[Any]):
    """A number of the menu, a verb with its values, or a command to the program."""

    verbs: ClassVar[Verbs] = {}
    asking: ClassVar[tuple[str, ...]] = TALKING

    @cached_property
    def listed(self) -> list[Action]:
        """The actions that the menu lists, in its order."""
        return [action for form in self.forms if is_listed(form) for action in form]

    def understand(self, line: str) -> Action | Command:
        if is_number(line) and self.listed:
            if not 1 <= int(line) <= len(self.listed):
                raise self.unclear("plain-number", most=len(self.listed))
            return self.listed[int(line) - 1]
        first, _, rest = line.partition(" ")
        verbs = {readable(form.verb.__name__).replace(" ", "-"): form for form in self.forms}
        form = pick(first, verbs)
        if form is None:
            return super().understand(line)
        return self.filled(form, rest.strip())

    def filled(self, form: Form, typed: str) -> Action:
        """The action that these words make of a form."""
        fields = form.verb.__struct_fields__
        if typed.startswith("{"):
            return self._from_json(form, typed)
        words = typed.split()
        if len(words) != len(fields):
            raise self.unclear("say-usage", usage=usage_of(form))
        return form.verb(*map(self._value, fields, form.blanks, words, [form] * len(fields)))

    def _value(self, field: str, blank: Blank, word: str, form: Form) -> Any:
        if blank.count() is None:
            raise self.unclear("say-usage", usage=usage_of(form))
        kind = kinds(form.verb)[field]
        values = {self.speaker.plainly_one(kind, value): value for value in blank.values()}
        found = pick(word, values)
        if found is None and word in (told := {str(msgspec.to_builtins(value)): value for value in blank.values()}):
            found = told[word]
        if found is None and any(value is True for value in values.values()):
            found = yes_or_no(word, self.speaker.lang)
        if found is None:
            raise self.unclear("plain-value", field=readable(field), choices=self.speaker.either(values))
        return found

    def _from_json(self, form: Form, typed: str) -> Action:
        try:
            return form.fill(**msgspec.json.decode(typed, type=dict[str, Any]))
        except (msgspec.DecodeError, MillionsError) as error:
            raise self.unclear("plain-json", error=str(error)) from None


def is_listed(form: Form) -> bool:
    """Does the menu list every action of this form?"""
    count = form.count()
    return count is not None and count <= MOST_LISTED


def usage_of(form: Form) -> str:
    """How a form is typed: its verb and its fields, or JSON where a field cannot be typed in a word."""
    verb, fields = readable(form.verb.__name__).replace(" ", "-"), form.verb.__struct_fields__
    if any(blank.count() is None for blank in form.blanks):
        inner = ", ".join(f'"{field}": …' for field in fields)
        return f"{verb} {{{inner}}}"
    return " ".join([verb, *(field.upper() for field in fields)])


class Turn(turn.Turn[Any]):
    """The view, a menu, and a prompt."""

    def picture(self) -> Picture:
        view = self.view
        return Picture((getattr(view, "round", 0), type(self.session.step)), msgspec.json.encode(view))

    def invite(self, begins: bool) -> None:
        self.stage.blank()
        self.stage.say(self.speaker.text("plain-invite"), "bold")
        self.remind()

    def remind(self) -> None:
        """The menu."""
        menu = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        menu.add_column(style="bold", no_wrap=True)
        menu.add_column()
        number = 0
        for form in self.reader.forms:
            if not is_listed(form):
                menu.add_row(hold(usage_of(form)), hold(self.speaker.form(form)))
                continue
            for action in form:
                number += 1
                menu.add_row(str(number), hold(self.speaker.action(action)))
        self.stage.show(menu)


PLAIN = GameInTerminal(screen=Screen, reader=Reader, story=story.Story, turn=Turn)
