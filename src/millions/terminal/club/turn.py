"""One person's turn in Million Club: a question, and a menu of all that may be done."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from rich.table import Table
from rich.text import Text

from millions.core.form import Form
from millions.games.club.buying import BuyFromRest, PickAndPay
from millions.games.club.components import Sector, Spot, Tile
from millions.games.club.exchange import HostileTakeover, TakeOver
from millions.games.club.intrigue_colonies import BuyContract
from millions.games.club.lobby import MovePawn
from millions.games.club.placement import PlacePawn, PlacePawns
from millions.games.club.view import View
from millions.terminal import turn
from millions.terminal.club.menu import rows
from millions.terminal.club.phases import tile_of
from millions.terminal.club.reading import Reader
from millions.terminal.club.screen import Screen
from millions.terminal.commands import Commands
from millions.terminal.screen import NARROW
from millions.terminal.session import Session
from millions.terminal.stage import NBSP, hold
from millions.terminal.turn import Picture
from millions.words import Speaker


def show_menu(session: Session, view: View, reader: Reader) -> None:
    """All that may be done now, numbered."""
    stage = session.stage
    menu = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    menu.add_column(no_wrap=True)
    menu.add_column(overflow="fold")
    made = rows(view, reader.forms, session.speaker)
    noted = any(row.note for row in made)
    if noted:
        menu.add_column(style="dim")
    numbers = count(1)
    for row in made:
        choices = [numbered(next(numbers), entry.label, stage.console.width >= NARROW) for entry in row.entries]
        line = Text("  ").join(choices)
        assert stage.highlighter is not None
        stage.highlighter.highlight(line)
        menu.add_row(hold(row.head), line, *([hold(row.note)] if noted else []))
    stage.show(menu)


def numbered(number: int, label: str, wide: bool) -> Text:
    """One choice; where there is room it is not broken over lines."""
    return Text.assemble((str(number), "bold"), hold(NBSP + (label.replace(" ", NBSP) if wide else label)))


class ClubCommands(Commands):
    """Help ends with what may be done now."""

    def help(self, rest: str) -> None:
        super().help(rest)
        if not rest:
            self.stage.blank()
            self.what("")

    def offer(self, form: Form) -> str:
        """Where a pawn may go is told tile by tile."""
        if form.verb is PlacePawn:
            return self.speaker.text("offer-place", places=self._places(form.blanks[0].values()))
        if form.verb is MovePawn:
            return self.speaker.text("offer-move", places=self._places(form.blanks[1].values()))
        return super().offer(form)

    def _places(self, spots: Sequence[Spot]) -> str:
        sectors = {spot.tile: [one.sector for one in spots if one.tile is spot.tile and one.sector] for spot in spots}
        return ", ".join(self._place(tile, within) for tile, within in sectors.items())

    def _place(self, tile: Tile, sectors: list[Sector]) -> str:
        if not sectors:
            return self.speaker.named(tile)
        either = self.speaker.either(map(self.speaker.named, sectors))
        return self.speaker.text("offer-sectors", tile=tile.value, sectors=either)

    def what(self, rest: str) -> None:
        super().what(rest)
        if self.session.match.forms(self.seat):
            example = _reader(self.session, self.seat, self.speaker).example()
            self.stage.say(self.speaker.text("help-now", example=example))


def _reader(session: Session, seat: int, speaker: Speaker) -> Reader:
    return Reader(speaker, session.view(seat), seat, session.match.forms(seat))


class Turn(turn.Turn[View]):
    """Lets one person decide."""

    commands = ClubCommands
    screen: Screen

    @property
    def reader(self) -> Reader:
        return _reader(self.session, self.seat, self.speaker)

    def picture(self) -> Picture:
        """Another phase begins with a fresh table."""
        view = self.view
        return Picture((view.round, tile_of(view) or type(view.agenda[0])), None)

    def again(self) -> None:
        """Within a phase the story says what has changed; only pawns are better seen."""
        if isinstance(self.session.step, PlacePawns):
            self.stage.blank()
            self.stage.show(self.screen.tiles(self.view))
        self.screen.mine(self.view)

    def invite(self, begins: bool) -> None:
        step = self.session.step
        self.stage.blank()
        question = self.speaker.text(f"invite-{type(step).__name__}", **self.speaker.arguments(step))
        self.stage.say(question, "bold")
        if poor := self._poor():
            self.stage.say(poor)
        self.remind()
        if begins:
            self.stage.say(self.speaker.text("menu-type", example=self.reader.example()), "dim")

    def _poor(self) -> str | None:
        """Where something is for sale but not offered to this player, that they cannot pay for it."""
        money, step = self.view.money[self.seat], self.session.step
        assert money is not None
        offered = {form.verb for form in self.session.match.forms(self.seat)}
        match step:
            case HostileTakeover() if TakeOver not in offered:
                return self.speaker.text("poor-takeover", money=money)
            case PickAndPay() if step.buy not in offered:
                return self.speaker.text("poor-discard", money=money, price=step.price(self.view.numbers))
            case BuyFromRest() | BuyContract() if step.buy not in offered:
                return self.speaker.text("poor-look", money=money, price=step.price(self.view.numbers))
        return None

    def remind(self) -> None:
        show_menu(self.session, self.view, self.reader)
