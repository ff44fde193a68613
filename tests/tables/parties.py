"""Tables with scripted people: each hears its stream and puts its view together from it, as a client would."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any

import msgspec
from msgspec import Raw

from millions.core.message import Action
from millions.core.nature import commitment_to
from millions.core.seat import SPECTATOR, Seat, Viewer
from millions.tables import HandClock, LiveTable, MemoryStore, Store, TableManager
from millions.wire.answers import Done
from millions.wire.commands import Play, Reveal
from millions.wire.keys import Key
from millions.wire.settings import Chair, Settings
from tests.walks import NAMES, offered

SECRET = b"a secret of 32 bytes, known here"
NOON = 1_000_000


class Client:
    """What somebody who listens knows."""

    def __init__(self, table: LiveTable, viewer: Viewer, after: int | None = None) -> None:
        self.table, self.viewer = table, viewer
        self.listener = table.listen(viewer, after)
        self.n = after or 0
        self.view: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.forms: list[Any] = []
        self.talk: list[Any] = []
        self.snapshots = 0

    async def hear(self) -> None:
        """Take in everything that has come."""
        for message in self.listener.take():
            self._take_in(json.loads(message))

    def _take_in(self, message: dict[str, Any]) -> None:
        if message["is"] == "Snapshot":
            self.snapshots += 1
            self.view, self.room = message["view"] or {}, message["room"]
            self.talk = message["talk"]
        else:
            assert message["n"] == self.n + 1
            self.view |= message.get("view", {})
            self.room |= message.get("room", {})
            self.talk += message.get("talk", [])
        self.n, self.forms = message["n"], message.get("forms", self.forms)

    def assert_knows_all(self) -> None:
        """What was told piece by piece is what is so."""
        state = self.table.state
        assert self.n == self.table.number(self.viewer)
        assert self.room == plain(self.table.room) == plain(state.room())
        if state.match is not None:
            assert self.view == plain(state.match.view(self.viewer))
            forms = () if self.viewer == SPECTATOR or state.paused else state.match.forms(self.viewer)
            game, agenda = state.game, state.match.table.agenda
            assert self.forms == plain([form.describe() | {"rule": game.rule(form, agenda[0])} for form in forms])


def plain(value: Any) -> Any:
    """As it looks after it went over the wire."""
    return json.loads(msgspec.json.encode(value))


class Party:
    """A manager, a clock turned by hand, one table, and the keys of its people."""

    def __init__(self, store: Store | None = None, clock: HandClock | None = None) -> None:
        self.clock = clock or HandClock(NOON)
        self.store = store or MemoryStore()
        self.manager = TableManager(self.store, self.clock)
        self.table: LiveTable
        self.keys: list[Key] = []
        self._ids = count(1)

    @classmethod
    async def open(
        cls,
        game: str = "dollars-1e",
        people: int = 4,
        bots: Sequence[str] = (),
        store: Store | None = None,
        salts: bool = False,
        **settings: Any,
    ) -> Party:
        """Everybody has sat down, with a salt each if there are to be salts, and the match has begun."""
        party = cls(store)
        chairs = (*[Chair()] * people, *map(Chair, bots))
        chosen = Settings(game=game, chairs=chairs, **{"pace": 0, **settings})
        party.table = await party.manager.open(chosen, Key.new(), SECRET)
        party.keys = [Key.new() for _ in range(people)]
        for seat, key in enumerate(party.keys):
            commitment = commitment_to(f"salt-{seat}") if salts else None
            assert await party.table.sit(key, NAMES[seat], person=key, commitment=commitment) == seat
        for seat in range(people if salts else 0):
            await party.do(seat, Reveal(party.id(), f"salt-{seat}"))
        return party

    async def restart(self) -> None:
        """Another program takes everything up from the store."""
        await self.table.sleep()
        self.manager = TableManager(self.store, self.clock)
        assert await self.manager.resume() == []
        self.table = await self.manager.table(self.table.id)

    async def play(self, seat: Seat, action: Action, id: str | None = None) -> Done:
        """This person acts."""
        return await self.do(seat, Play(id or self.id(), Raw(msgspec.json.encode(action))))

    async def do(self, seat: Seat, command: Any) -> Done:
        """This person asks the table for something."""
        return await self.table.do(seat, command)

    def id(self) -> str:
        """A command id that was not used yet."""
        return f"c{next(self._ids)}"

    async def somebody_acts(self, rng: Random) -> bool:
        """One person who may act does, at random. Was there anybody?"""
        match = self.table.state.match
        assert match is not None
        mine = [(seat, form) for seat, form in offered(match.table) if seat in self.table.state.people]
        if not mine:
            return False
        seat, form = rng.choice(mine)
        await self.play(seat, form.sample(rng))
        return True

    async def play_on(self, rng: Random, steps: int = 10_000) -> None:
        """People act at random and bots in between, up to this number of steps."""
        for _ in range(steps):
            await self.clock.advance(0)
            if self.table.state.over:
                return
            if not await self.somebody_acts(rng):
                assert self.clock.next_call is not None
                await self.clock.advance(self.clock.next_call - self.clock.now())

    async def streams(self) -> dict[Viewer, list[bytes]]:
        """Every byte that anybody was told."""
        return {viewer: await self.table.after(viewer, 0) for viewer in self.table.state.viewers}
