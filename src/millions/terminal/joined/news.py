"""What happens around the game: who comes and goes, stewards, pauses, the line itself, and talk."""

from __future__ import annotations

from collections.abc import Iterator

from millions.core.seat import Seat
from millions.terminal.joined.far import FarTable, Room
from millions.terminal.joined.talk import told
from millions.terminal.stage import Stage
from millions.words import Speaker


class News:
    """Remembers what was told, and tells what is new."""

    def __init__(self, table: FarTable, stage: Stage, lang: str) -> None:
        self.table, self.stage, self.lang = table, stage, lang
        seen = table.seen
        self._room, self._here, self._holds, self._talked = seen.room, seen.here, seen.holds, len(seen.talk)
        self._gaps = seen.gaps

    @property
    def speaker(self) -> Speaker:
        """Says it, also before everybody has sat down."""
        seen, you = self.table.seen, self.table.seen.you
        match = self.table.match
        per_seat = 1 if match is None else getattr(match.view(you), "per_seat", 1)
        return Speaker(self.lang, seen.settings.game, seen.names(), per_seat, you if you >= 0 else None)

    def tell(self) -> bool:
        """Everything since the last time. Was there anything?"""
        lines = [*self._line(), *self._of_the_room(), *self._presence()]
        for line in lines:
            self.stage.say(line, "dim")
        talk = self._talk()
        for line in talk:
            self.stage.say(line, "italic")
        return bool(lines or talk)

    def _line(self) -> Iterator[str]:
        seen, text = self.table.seen, self.speaker.text
        if seen.holds != self._holds:
            yield text("line-mended" if seen.holds else "line-broken")
        if seen.gaps != self._gaps:
            yield text("line-gap")
        self._holds, self._gaps = seen.holds, seen.gaps

    def _of_the_room(self) -> Iterator[str]:
        before, self._room = self._room, self.table.seen.room
        if before is self._room:
            return
        yield from self._seats(before, self._room)
        yield from self._pauses(before, self._room)
        if self._room.time_up and not before.time_up:
            yield self.speaker.text("room-time-up")
        if self._room.stage == "closed" != before.stage:
            yield self.speaker.text("room-closed")

    def _seats(self, before: Room, now: Room) -> Iterator[str]:
        text = self.speaker.text
        for seat, (was, one) in enumerate(zip(before.sitters, now.sitters, strict=True)):
            if one.taken and not was.taken:
                yield text("room-sat", seat=one.name or "")
            elif was.taken and not one.taken:
                yield text("room-stood", seat=was.name or "")
            if one.steward != was.steward:
                key = "room-steward" if one.steward else "room-back"
                yield text(key, seat=one.name or "", mine=self._mine(seat))

    def _pauses(self, before: Room, now: Room) -> Iterator[str]:
        text = self.speaker.text
        for seat in set(now.pause_wishes) - set(before.pause_wishes):
            yield text("room-wishes-pause", seat=self._name(seat), mine=self._mine(seat))
        for seat in set(now.resume_wishes) - set(before.resume_wishes):
            yield text("room-wishes-resume", seat=self._name(seat), mine=self._mine(seat))
        if now.stage == "paused" != before.stage:
            yield text("room-paused")
        if before.stage == "paused" != now.stage:
            yield text("room-resumed")

    def _presence(self) -> Iterator[str]:
        """Whose line has broken, and who is there again: of the others who play, since we know who is here."""
        before, self._here = self._here, self.table.seen.here
        if not before or self.table.seen.room.stage == "over":
            return
        for seat in sorted({*before, *self._here} - {self.table.seen.you}):
            if seat in before and seat not in self._here:
                yield self.speaker.text("room-offline", seat=self._name(seat))
            elif seat not in before and self.table.seen.room.stage != "open":
                yield self.speaker.text("room-online", seat=self._name(seat))

    def _talk(self) -> list[str]:
        said = self.table.seen.talk
        new, self._talked = said[min(self._talked, len(said)) :], len(said)
        typed = [one for one in new if one.seat == self.table.seen.you and one.text is not None]  # stands there already
        return [told(one, self.speaker) for one in new if one not in typed]

    def _mine(self, seat: Seat) -> str:
        return "yes" if seat == self.table.seen.you else "no"

    def _name(self, seat: Seat) -> str:
        return self.speaker.seat(seat)
