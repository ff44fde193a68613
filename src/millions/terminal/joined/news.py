"""Reports of what happens around the game: who comes and goes, stewards, pauses, the connection, talk."""

from __future__ import annotations

from collections.abc import Iterator

from millions.client import Player
from millions.client.pledge import Breach
from millions.core.game import game_named, variant_of
from millions.core.seat import Seat
from millions.terminal.joined.talk import told
from millions.terminal.stage import Stage
from millions.wire.state import TableState
from millions.words import Speaker


class News:
    """Remembers what was reported, and reports what is new."""

    def __init__(self, player: Player, stage: Stage, lang: str) -> None:
        self.player, self.stage, self.lang = player, stage, lang
        now = player.replica
        self._room, self._here, self._connected, self._talked = now.room, now.here, now.connected, len(now.talk)
        self._resyncs = now.resyncs
        self._breaches: tuple[Breach, ...] = ()

    @property
    def speaker(self) -> Speaker:
        """Makes the sentences; the names change while people sit down."""
        replica, you = self.player.replica, self.player.replica.you
        game, names, me = replica.settings.game, replica.names(), you if you >= 0 else None
        if self.player.match is None:
            variant = variant_of(game_named(game), replica.settings.deck or {})
            return Speaker(self.lang, game, names, me=me, variant=variant)
        return Speaker.beside(self.player.match.view(you), self.lang, game, names, me)

    def tell(self) -> bool:
        """Report everything since the last time. Returns whether there was anything."""
        lines = [*self._connection(), *self._of_the_table(), *self._presence()]
        for line in lines:
            self.stage.say(line, "dim")
        for line in self._promise():
            self.stage.say(line, "bold red")
        talk = self._talk()
        for line in talk:
            self.stage.say(line, "italic")
        return bool(lines or talk)

    def _connection(self) -> Iterator[str]:
        now, text = self.player.replica, self.speaker.text
        if now.connected != self._connected:
            yield text("line-mended" if now.connected else "line-broken")
        if now.resyncs != self._resyncs:
            yield text("line-gap")
        self._connected, self._resyncs = now.connected, now.resyncs

    def _of_the_table(self) -> Iterator[str]:
        before, self._room = self._room, self.player.replica.room
        if before is self._room:
            return
        yield from self._seats(before, self._room)
        yield from self._pauses(before, self._room)
        yield from self._host(before, self._room)
        if self._room.time_up and not before.time_up:
            yield self.speaker.text("room-time-up")
        if self._room.stage == "revealing" != before.stage:
            yield self.speaker.text("room-revealing")
        if self._room.stage == "closed" != before.stage:
            yield self.speaker.text("room-closed")

    def _seats(self, before: TableState, now: TableState) -> Iterator[str]:
        text = self.speaker.text
        for seat, (was, one) in enumerate(zip(before.sitters, now.sitters, strict=True)):
            if one.taken and not was.taken:
                yield text("room-sat", seat=one.name or "")
            elif was.taken and one.kind != was.kind:
                yield text("room-replaced", seat=was.name or "", bot=one.name or "")
            elif was.taken and not one.taken:
                yield text("room-stood", seat=was.name or "")
            if one.steward != was.steward:
                key = "room-steward" if one.steward else "room-back"
                yield text(key, seat=one.name or "", mine=self._mine(seat))

    def _host(self, before: TableState, now: TableState) -> Iterator[str]:
        """Who is the host now; and whether another player reminds this one that the table waits."""
        text, you = self.speaker.text, self.player.replica.you
        if now.host is not None and now.host != before.host:
            yield text("room-host", seat=self._name(now.host), mine=self._mine(now.host))
        if now.nudge is None or now.nudge == before.nudge:
            return
        if now.nudge.seat == you:
            self.stage.ring()
            yield text("room-nudged", seat=self._name(now.nudge.by), step=self._step()).rstrip()
        elif now.nudge.by == you:
            yield text("room-nudge-sent", seat=self._name(now.nudge.seat))

    def _step(self) -> str:
        """What the game waits for."""
        agenda = getattr(self.player.replica.view, "agenda", ())
        return self.speaker.step(agenda[0]) if agenda else ""

    def _pauses(self, before: TableState, now: TableState) -> Iterator[str]:
        text = self.speaker.text
        for seat in set(now.pause_wishes) - set(before.pause_wishes):
            yield text("room-wishes-pause", seat=self._name(seat), mine=self._mine(seat))
        for seat in set(now.resume_wishes) - set(before.resume_wishes):
            yield text("room-wishes-resume", seat=self._name(seat), mine=self._mine(seat))
        if now.stage == "paused" != before.stage:
            yield text("room-paused")
        if before.stage == "paused" != now.stage:
            yield text("room-resumed")

    def _promise(self) -> Iterator[str]:
        """Warn once if the server's promise or the commitments are not those this player saw before."""
        breaches = self.player.pledge.breaches(self.player.replica.room)
        if breaches and breaches != self._breaches:
            yield self.speaker.text("promise-broken")
        self._breaches = breaches

    def _presence(self) -> Iterator[str]:
        """Which other players have lost their connection, and who is connected again."""
        before, self._here = self._here, self.player.replica.here
        if not before or self.player.replica.room.stage == "over":
            return
        for seat in sorted({*before, *self._here} - {self.player.replica.you}):
            if seat in before and seat not in self._here:
                grace = self.player.replica.settings.clocks.grace
                yield self.speaker.text("room-offline", seat=self._name(seat), grace=grace)
            elif seat not in before and self.player.replica.room.stage != "open":
                yield self.speaker.text("room-online", seat=self._name(seat))

    def _talk(self) -> list[str]:
        said = self.player.replica.talk
        new, self._talked = said[min(self._talked, len(said)) :], len(said)
        typed_here = [one for one in new if one.seat == self.player.replica.you and one.text is not None]
        return [told(one, self.speaker) for one in new if one not in typed_here]

    def _mine(self, seat: Seat) -> str:
        return "yes" if seat == self.player.replica.you else "no"

    def _name(self, seat: Seat) -> str:
        return self.speaker.seat(seat)
