"""Draws the table of the first edition as one player sees it."""

from __future__ import annotations

import re

from rich.highlighter import RegexHighlighter
from rich.table import Table
from rich.text import Text

from millions.core.errors import BadSetup
from millions.core.game import GAMES
from millions.core.seat import OPEN, Seat
from millions.games.deals.terms import LABELS, Character
from millions.games.dollars1.components import Role, ante_on
from millions.games.dollars1.ending import ROUNDS
from millions.games.dollars1.view import View
from millions.terminal.stage import Stage, hold
from millions.words import Speaker

ROLE_STYLES = {
    Role.SNITCH: "yellow",
    Role.BRUTE: "red",
    Role.DRIVER: "cyan",
    Role.CROOK: "green",
    Role.MASTERMIND: "magenta",
}
NARROW = 72
TINY = 50
ANTE = "column-ante"


DRAWN = ("dollars-1e",)
"""The games whose table can be drawn here."""


def check_drawn(game: str) -> None:
    """Refuse a game that the house has but this room cannot draw yet."""
    if game in GAMES and game not in DRAWN:
        raise BadSetup("not-drawn", f"{game} cannot be played or watched in a terminal yet", game=game)


class Colours(RegexHighlighter):
    """Colours roles, and the name of whoever is looking."""

    base_style = ""

    def __init__(self, speaker: Speaker) -> None:
        patterns = []
        for role, style in ROLE_STYLES.items():
            names = {speaker.role(role), speaker.text("role-many", role=role.value)}
            either = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
            patterns.append(rf"\b(?P<{style}>{either})\b")
        if speaker.me is not None:
            patterns.append(rf"(?<!\w)(?P<bold>{re.escape(speaker.seat(speaker.me))})(?!\w)")
        self.highlights = patterns  # type: ignore[misc]


class Screen:
    """Draws what one player sees, on one stage."""

    def __init__(self, stage: Stage, speaker: Speaker) -> None:
        self.stage, self.speaker = stage, speaker

    def draw(self, view: View) -> None:
        """The table: the players, the centre, what is mine, what is proposed."""
        self.stage.show(self.players(view))
        self.centre(view)
        self.mine(view)
        self.proposals(view)

    def header(self, view: View) -> None:
        """The round, its Loot card, the Leader."""
        text = self.speaker.text
        if view.loot is None or not view.agenda:
            return
        phase = text(f"phase-{type(view.agenda[0]).__name__}")
        self.stage.heading(text("screen-round", round=view.round, rounds=ROUNDS, phase=phase))
        card = text("loot-card", **self.speaker.arguments(view.loot))
        self.stage.say(text("screen-card", card=card, leader=self.speaker.seat(view.leader)), "bold")

    # The players

    def players(self, view: View) -> Table:
        """A line for each player; with two characters each, a line for each character."""
        width = self.stage.console.width
        narrow, tiny = width < NARROW, width < TINY
        table = Table(box=None, pad_edge=False, padding=(0, 1 if narrow else 2, 0, 0), header_style="dim")
        for key, how in COLUMNS:
            if tiny and key == ANTE:
                continue  # the header says what lies on every character
            table.add_column(hold(self.speaker.text(key)), justify=how, overflow="fold")  # type: ignore[arg-type]
        for seat in range(view.players):
            for place in range(view.per_seat):
                row = zip(COLUMNS, self._row(view, seat, place), strict=True)
                table.add_row(*[cell for (key, _), cell in row if not (tiny and key == ANTE)])
        return table

    def _row(self, view: View, seat: Seat, place: int) -> list[Text]:
        character = seat * view.per_seat + place
        first = place == 0
        label = f" {LABELS[place]}" if view.per_seat > 1 else ""
        name = Text(hold(self.speaker.seat(seat)), style="bold" if seat == view.viewer else "")
        cells = [
            name + label if first else Text(label.rjust(len(name) + 2)),
            Text(str(view.money[seat]) if first else "", style="bold"),
            Text(str(view.money[ante_on(character)] or "")),
            self._heist(view, character),
            Text(hold(self._claims(view, character)), style="italic"),
            Text(hold(self._notes(view, seat) if first else "")),
        ]
        for cell in cells[3:5]:
            assert self.stage.highlighter is not None
            self.stage.highlighter.highlight(cell)
        return cells

    def _heist(self, view: View, character: Character) -> Text:
        role = view.known[character]
        if character in view.crew:
            text = self.speaker.text("screen-in")
        elif character in view.left:
            text = self.speaker.text("screen-left")
        elif view.crew or view.left or view.face_up:
            text = self.speaker.text("screen-out")
        else:
            text = self.speaker.text("screen-chosen" if view.chosen[character // view.per_seat] else "screen-choosing")
        if role is not None and (character in view.face_up or view.viewer == OPEN):
            text = f"{self.speaker.role(role)}, {text}"
        return Text(hold(text), style="" if character in view.crew or not view.shown else "dim")

    def _claims(self, view: View, character: Character) -> str:
        claimed = [claim.role for claim in view.claims if claim.character == character]
        return self.speaker.role(claimed[-1]) if claimed else ""

    def _notes(self, view: View, seat: Seat) -> str:
        text, notes = self.speaker.text, []
        if seat == view.leader:
            notes.append(text("screen-leader"))
        if seat in view.ready:
            notes.append(text("screen-ready"))
        if view.intimidation[seat]:
            notes.append(text("screen-cards", cards=view.intimidation[seat]))
        barred = view.laid_open[seat]
        if barred is not None and not view.shown:
            notes.append(text("screen-barred", role=barred.value))
        return ", ".join(notes)

    # Below the players

    def centre(self, view: View) -> None:
        """The shown roles, what the Snitch named, whether time was called."""
        text = self.speaker.text
        if view.shown:
            self.stage.say(text("screen-centre", roles=self.speaker.roles(view.shown)))
        if view.named is not None:
            self.stage.say(text("screen-named", role=view.named.value))
        if view.time_called:
            self.stage.say(text("screen-time-called"))

    def mine(self, view: View) -> None:
        """My characters, and what I have seen of others'."""
        if view.viewer < 0 or not view.chosen[view.viewer]:
            return
        first = view.viewer * view.per_seat
        own = [role for role in view.known[first : first + view.per_seat] if role is not None]
        self.stage.say(self.speaker.text("screen-mine", roles=self.speaker.hand(own)))
        for look in view.looks:
            role = view.known[look.character]
            if look.seat == view.viewer and role is not None:
                who = self.speaker.character(look.character)
                self.stage.say(self.speaker.text("screen-seen", character=who, role=role.value))

    def secret(self, view: View) -> None:
        """What only this viewer knows: a player's own characters or, with everything open, the hidden card."""
        self.mine(view)
        if view.set_aside is not None:
            self.stage.say(self.speaker.text("screen-set-aside", role=view.set_aside.value))

    def proposals(self, view: View) -> None:
        """What is proposed, and whose answer is missing."""
        for proposal in view.proposals:
            mine = view.viewer in proposal.awaiting
            key = "screen-proposal-mine" if mine else "screen-proposal"
            self.stage.say(self.speaker.text(key, **self.speaker.arguments(proposal)), "bold" if mine else "dim")


COLUMNS = (
    ("column-player", "left"),
    ("column-purse", "right"),
    (ANTE, "right"),
    ("column-heist", "left"),
    ("column-claim", "left"),
    ("column-notes", "left"),
)
