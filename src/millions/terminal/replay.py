"""`millions replay`: reports a record, with all cards open or as one seat saw it.

Events are read from the record, so that a match played under older rules can be watched too. The table is drawn now and
then if the rules are still the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from millions.bots import PERSON, bot_referred_to
from millions.core import record
from millions.core.errors import BadRecord, BadSetup, Malformed, MillionsError
from millions.core.game import game_named, variant_of
from millions.core.match import Match
from millions.core.message import seen
from millions.core.nature import Dealer
from millions.core.record import Branch, Header, Line
from millions.core.replay import check_branch, dealer_of
from millions.core.seat import OPEN, Seat, Viewer
from millions.terminal import saves
from millions.terminal.explain import Explainer
from millions.terminal.history import begins_a_round
from millions.terminal.registry import presenter_of
from millions.terminal.result import show_result
from millions.terminal.screen import Colours
from millions.terminal.stage import Stage
from millions.terminal.story import Story, Told
from millions.words import Speaker


class Replay:
    """Reports one record to one viewer."""

    def __init__(
        self, data: bytes, lang: str, seat: str | None = None, step: bool = False, minds: dict[Seat, str] | None = None
    ) -> None:
        """`minds`: the seats whose moves are explained, and the kinds of bots that explain them."""
        self.data, self.header, self.by_steps = data, record.read_header(data), step
        self.presenter = presenter_of(self.header.game)
        self.viewer = OPEN if seat is None else seat_named(self.header, seat)
        self.stage = Stage(pace=0.0)
        variant = variant_of(game_named(self.header.game), self.header.deck)
        self.speaker = Speaker(lang, self.header.game, self.header.seats, variant=variant)
        self.log: list[Line] = []
        self.known: dict[str, Any] = {}
        self.match = self.begun() if self.same_rules() else None
        own = {seat: kind for seat, kind in (minds or {}).items() if self.viewer in (seat, OPEN)}
        self.explainer = Explainer(own)

    def begun(self) -> Match | None:
        """The match before its first line; None where it comes from another match that does not fit."""
        branch = self.header.branch
        if not isinstance(branch, Branch):
            return Match(self.header, Dealer(b""))  # its cards are in the record
        try:
            check_branch(self.header, branch, strict=False)
            closing, last = record.read_closing(self.data), len(self.data.splitlines())
            return Match(self.header, dealer_of(self.header, closing, last))
        except MillionsError:
            return None

    def tell(self) -> None:
        """Report the whole record; raises BadRecord, with the line, where it breaks off or cannot be read."""
        self.introduce()
        for line in self.lines():
            try:
                self.take(line)
            except (IndexError, KeyError, TypeError, ValueError) as error:  # an impossible seat or field
                raise record.wrong(len(self.log) + 1, "unreadable", f"it cannot be told ({error})") from None
        record.read_closing(self.data)
        if self.match is not None and self.match.over:
            show_result(self.match, self.speaker, self.stage, self.presenter)

    def take(self, line: Line) -> None:
        """Report the next line of the record."""
        if not self.log:
            self.sit_down(line)
        self.log.append(line)
        why = self.explainer.explain(self.match, line, self.speaker) if self.match is not None else None
        self.follow(line, len(self.log) + 1)
        self.tell_line(line, why)

    def sit_down(self, first: Line) -> None:
        """Read from the first line what holds for the whole match."""
        per_seat, me = int(first.changes.get("per_seat", 1)), self.viewer if self.viewer >= 0 else None
        lang, variant, roles = self.speaker.lang, self.speaker.variant, first.changes.get("roles_in_play", ())
        self.speaker = Speaker(lang, self.header.game, self.header.seats, per_seat, me, variant, roles)
        self.stage.highlighter = Colours(self.speaker, self.presenter.screen)

    def introduce(self) -> None:
        """Name the game, the players, and what is shown."""
        text = self.speaker.text
        self.stage.say(self.speaker.game_title(), "bold")
        self.stage.say(text("welcome", players=self.speaker.both(self.header.seats)))
        if numbers := self.speaker.other_numbers():
            self.stage.say(numbers, "bold")
        if self.viewer == OPEN:
            self.stage.say(text("replay-open"), "dim")
        else:
            self.stage.say(text("replay-seat", seat=self.header.seats[self.viewer]), "dim")
        if not self.same_rules():
            self.stage.say(text("replay-other-rules"), "yellow")

    def same_rules(self) -> bool:
        """Does this program have the rules under which the match was played?"""
        return self.header.rules == game_named(self.header.game).rules_version

    def lines(self) -> Iterator[Line]:
        """The lines of the record; an incomplete last one means that the record breaks off there."""
        try:
            for _, line in record.read_lines(self.data, self.header):
                yield line
        except BadRecord as error:
            if error.facts.get("line") == len(self.data.splitlines()):
                record.read_closing(self.data)
            raise

    def tell_line(self, line: Line, why: str | None = None) -> None:
        """One action and its events, as this viewer saw them. The reason stands between the action and what follows."""
        events = seen(line.events, self.viewer)
        self.known |= line.changes
        story = self.presenter.story.recalled(self.speaker, self.known)
        lines = list(story.tell(events))
        deeds = sum(item.weight in ("line", "leader") for item in lines[:1])
        for item in lines[:deeds]:
            self.tell_item(item, story)
        if why is not None:
            self.stage.say(why, "dim italic", indent=4, hang=0)
        for item in lines[deeds:]:
            self.tell_item(item, story)
        if self.presenter.screen.worth_drawing(line):
            self.draw()
        if lines and self.by_steps and not begins_a_round(line):
            self.stage.ask(self.speaker.text("replay-next") + " ")

    def tell_item(self, item: Told, story: Story) -> None:
        """Print one line of the story; after a round, first what it has changed."""
        if item.weight in ("round", "end") and (said := story.round_over(self.log, item.weight == "end")):
            self.stage.say(said, "bold")
        if item.weight == "part":
            self.stage.blank()
        if item.weight == "round":
            self.stage.heading(item.text)
        else:
            self.stage.say(item.text, "bold" if item.weight in ("part", "end") else "")
        if item.drawing is not None:
            self.stage.show(item.drawing)

    def follow(self, line: Line, number: int) -> None:
        """Re-apply the line to a match, for as long as the two agree; `millions verify` says where they do not."""
        if self.match is not None:
            try:
                self.match.follow(line, number)
            except MillionsError:
                self.match = None

    def draw(self) -> None:
        """Draw the table as this viewer saw it."""
        if self.match is None:
            return
        self.stage.blank()
        self.presenter.screen(self.stage, self.speaker).replayed(self.match.view(self.viewer))
        self.stage.blank()


def seat_named(header: Header, name: str) -> Viewer:
    """The seat with this name, in capital or small letters."""
    for seat, one in enumerate(header.seats):
        if one.casefold() == name.casefold():
            return seat
    known = ", ".join(header.seats)
    raise Malformed("no-such-seat", f"no seat {name!r} here; there is: {known}", who=repr(name), known=known)


def minds_of(file: Path, header: Header, lang: str, given: Sequence[str]) -> dict[Seat, str]:
    """Which bot explains which seat: as given (`Ann=shrewd`), otherwise as the file beside the record says."""
    if not given:
        seats = saves.written_seats(file, header.seats, game_named(header.game), lang)
        bots = {seat: occupant.kind for seat, occupant in enumerate(seats or ()) if occupant.kind != PERSON}
        if not bots:
            sentence = f"nothing beside {file} says which seats were bots; say it with --as NAME=BOT"
            raise BadSetup("explain-whom", sentence, file=str(file))
        return bots
    minds = {}
    for pair in given:
        name, _, kind = pair.rpartition("=")
        bot_referred_to(kind.strip(), game_named(header.game))
        minds[seat_named(header, name.strip())] = kind.strip()
    return minds


def replay(
    file: Path, lang: str, seat: str | None, step: bool, explain: bool = False, given: Sequence[str] = ()
) -> None:
    """Report a record file and, if wanted, why its bots did what they did."""
    data = file.read_bytes()
    minds = minds_of(file, record.read_header(data), lang, given) if explain or given else {}
    try:
        Replay(data, lang, seat, step, minds).tell()
    except (EOFError, KeyboardInterrupt):
        return
