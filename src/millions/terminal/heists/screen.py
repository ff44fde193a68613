"""Draws the table of a heist game as one player sees it; each edition adds what only it has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from rich.table import Table
from rich.text import Text

from millions.core.record import Line
from millions.core.seat import OPEN, Seat
from millions.games.heists.terms import LABELS, Character
from millions.terminal import screen
from millions.terminal.heists.views import H
from millions.terminal.screen import NARROW, TINY
from millions.terminal.stage import hold

Columns = Mapping[str, Literal["left", "right"]]


class Screen(screen.Screen[H]):
    """Draws what one player sees of a heist."""

    columns: ClassVar[Columns] = {
        "column-player": "left",
        "column-purse": "right",
        "column-heist": "left",
        "column-claim": "left",
        "column-notes": "left",
    }
    dispensable: ClassVar[str] = ""
    """The column that is left out on very narrow screens."""

    def draw(self, view: H) -> None:
        """The table: the players, the centre, what is mine, what is proposed."""
        self.stage.show(self.players(view))
        self.centre(view)
        self.mine(view)
        self.proposals(view)

    def header(self, view: H) -> None:
        """The round, its Loot card, the Leader."""
        text = self.speaker.text
        if view.loot is None or not view.agenda:
            return
        phase = text(f"phase-{type(view.agenda[0]).__name__}")
        self.stage.heading(text("screen-round", round=view.round, phase=phase))
        self.say_numbers()
        card = text("loot-card", **self.speaker.arguments(view.loot))
        self.stage.say(text("screen-card", card=card, leader=self.speaker.seat(view.leader)), "bold")

    # The players

    def players(self, view: H) -> Table:
        """A line for each player; with two characters each, a line for each character."""
        width = self.stage.console.width
        table = Table(box=None, pad_edge=False, padding=(0, 1 if width < NARROW else 2, 0, 0), header_style="dim")
        columns = {key: how for key, how in self.columns.items() if width >= TINY or key != self.dispensable}
        for key, how in columns.items():
            table.add_column(hold(self.speaker.text(key)), justify=how, overflow="fold")
        for seat in range(view.players):
            for place in range(view.per_seat):
                cells = self.cells(view, seat, place)
                table.add_row(*[cells[key] for key in columns])
        return table

    def cells(self, view: H, seat: Seat, place: int) -> dict[str, Text]:
        """A line of the table, by column."""
        character = seat * view.per_seat + place
        first = place == 0
        label = f" {LABELS[place]}" if view.per_seat > 1 else ""
        name = Text(hold(self.speaker.seat(seat)), style="bold" if seat == view.viewer else "")
        cells = {
            "column-player": name + label if first else Text(label.rjust(len(name) + 2)),
            "column-purse": Text(str(view.money[seat]) if first else "", style="bold"),
            "column-heist": self._heist(view, character),
            "column-claim": Text(hold(self.said(view, character)), style="italic"),
            "column-notes": Text(hold(", ".join(self.notes(view, seat)) if first else "")),
        }
        assert self.stage.highlighter is not None
        self.stage.highlighter.highlight(cells["column-heist"])
        self.stage.highlighter.highlight(cells["column-claim"])
        return cells

    def _heist(self, view: H, character: Character) -> Text:
        role = view.known[character]
        if character in view.crew:
            text = self.speaker.text("screen-in")
        elif character in view.left:
            text = self.speaker.text("screen-left")
        elif view.crew or view.left or view.face_up:
            text = self.speaker.text("screen-out")
        else:
            text = self.speaker.text("screen-chosen" if view.chosen[view.owner(character)] else "screen-choosing")
        if role is not None and (character in view.face_up or view.viewer == OPEN):
            text = f"{self.speaker.named(role)}, {text}"
        return Text(hold(text), style="" if character in view.crew or not view.shown else "dim")

    def said(self, view: H, character: Character) -> str:
        """What this character is said to be."""
        claimed = [claim.role for claim in view.claims if claim.character == character]
        return self.speaker.named(claimed[-1]) if claimed else ""

    def notes(self, view: H, seat: Seat) -> list[str]:
        """What else there is to know about a player."""
        leader = [self.speaker.text("screen-leader")] if seat == view.leader else []
        return [*leader, *([self.speaker.text("screen-ready")] if seat in view.ready else [])]

    # Below the players

    def centre(self, view: H) -> None:
        """The shown roles, and what was named."""
        text = self.speaker.text
        if view.shown:
            self.stage.say(text("screen-centre", roles=self.speaker.counted(view.shown)))
        if view.named is not None:
            self.stage.say(text("screen-named", role=view.named.value))

    def mine(self, view: H) -> None:
        """My characters."""
        if view.viewer < 0 or not view.chosen[view.viewer]:
            return
        first = view.viewer * view.per_seat
        own = [role for role in view.known[first : first + view.per_seat] if role is not None]
        self.stage.say(self.speaker.text("screen-mine", roles=self.speaker.hand(own)))

    def replayed(self, view: H) -> None:
        self.stage.show(self.players(view))
        self.secret(view)

    @staticmethod
    def worth_drawing(line: Line) -> bool:
        return bool(line.changes.get("shown"))

    def secret(self, view: H) -> None:
        """What only this viewer knows: a player's own characters or, with everything open, the hidden card."""
        self.mine(view)
        if view.set_aside is not None:
            self.stage.say(self.speaker.text("screen-set-aside", role=view.set_aside.value))

    def proposals(self, view: H) -> None:
        """What is proposed, and whose answer is missing."""
        for proposal in view.proposals:
            mine = view.viewer in proposal.awaiting
            key = "screen-proposal-mine" if mine else "screen-proposal"
            self.stage.say(self.speaker.text(key, **self.speaker.arguments(proposal)), "bold" if mine else "dim")
