"""Plays the games of a benchmark on a server of its own, one by one. Finished games are saved, and not repeated."""

from __future__ import annotations

import asyncio
import hashlib
from asyncio.subprocess import Process
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

from millions.bench.models.entrants import Entrant, stop
from millions.bench.models.measures import Measures, measure
from millions.core import record
from millions.core.errors import BadSetup
from millions.core.seat import Seat
from millions.server.app import Application
from millions.server.config import Config, Limits
from millions.server.mcp.notebook import beliefs_of
from millions.server.run import Uvicorn, uvicorn_config
from millions.server.thinking import Thinkers
from millions.tables import LiveTable, LoopClock, MemoryStore, TableManager
from millions.tables.entries import Played, decode
from millions.wire.keys import Key
from millions.wire.settings import Clocks, Settings, Track

MANIFEST, GAMES = "contest.json", "games.jsonl"
SEATED_TIMEOUT_S = 60.0
LIMITS = Limits(requests_per_second=1e5, requests_at_once=1e5, messages_per_second=1e5, messages_at_once=1e5)


class ModelContest(Struct, frozen=True):
    """What is played."""

    game: str
    entrants: tuple[Entrant, ...]
    deals: int
    seed: int = 0
    track: Track = "forms"
    renamed: bool = False
    luck_adjusted: bool = False
    decision_s: int = 120
    """A steward decides for an entrant that takes longer."""

    def secret(self, deal: int) -> bytes:
        """The dealer's secret of one deal: the same in every rotation."""
        return hashlib.sha256(f"benchmark {self.game} {self.seed} {deal}".encode()).digest()


class GameResult(Struct, frozen=True):
    """One game: which deal, by how many seats the entrants were rotated, and the measures of each entrant."""

    deal: int
    rotation: int
    by_entrant: list[Measures]


def results_in(folder: Path, contest: ModelContest) -> list[GameResult]:
    """The games that were played before; refuses the folder of another contest."""
    manifest, games = folder / MANIFEST, folder / GAMES
    if not manifest.exists():
        folder.mkdir(parents=True, exist_ok=True)
        record.write(manifest, msgspec.json.format(msgspec.json.encode(contest), indent=2) + b"\n")
    if msgspec.json.decode(manifest.read_bytes(), type=ModelContest) != contest:
        raise BadSetup("folder-taken", f"{folder} holds another benchmark: choose another folder", folder=str(folder))
    lines = games.read_bytes().splitlines() if games.exists() else []
    found = []
    for line in lines:
        try:
            found.append(msgspec.json.decode(line, type=GameResult))
        except msgspec.DecodeError:  # the program stopped while it wrote this line
            continue
    return found


async def play_all(contest: ModelContest, folder: Path, played: Callable[[int], None] = lambda done: None) -> None:
    """Play every game that is missing in the folder."""
    done = {(one.deal, one.rotation) for one in results_in(folder, contest)}
    rounds = [(deal, rotation) for deal in range(contest.deals) for rotation in range(len(contest.entrants))]
    async with serving() as (application, address):
        for deal, rotation in rounds:
            if (deal, rotation) in done:
                continue
            result = await ContestTable(contest, application, address).play(deal, rotation)
            with (folder / GAMES).open("ab") as file:
                file.write(b"\n" + msgspec.json.encode(result) + b"\n")
            done.add((deal, rotation))
            played(len(done))


@asynccontextmanager
async def serving() -> AsyncIterator[tuple[Application, str]]:
    """A server at any free port, in this program."""
    config = Config(port=0, limits=LIMITS)
    with Thinkers(1) as think:
        application = Application(TableManager(MemoryStore(), LoopClock(), think), config)
        ready: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        server = Uvicorn(uvicorn_config(application.asgi, config), application, ready.set_result)
        running = asyncio.create_task(server.serve())
        try:
            yield application, await ready
        finally:
            server.should_exit = True
            await running


class ContestTable:
    """One game at one table."""

    def __init__(self, contest: ModelContest, application: Application, address: str) -> None:
        self._contest, self._application, self._address = contest, application, address
        self._keys: dict[Seat, Key] = {}
        self._processes: list[Process] = []
        self._answers: dict[str, list[int]] = {}
        application.mcp.on_answer = lambda key, size: self._answers.setdefault(key.fingerprint, []).append(size)

    async def play(self, deal: int, rotation: int) -> GameResult:
        """Seat everybody, wait for the end, and measure."""
        entrants = self._contest.entrants
        order = [entrants[(seat + rotation) % len(entrants)] for seat in range(len(entrants))]
        settings = Settings(
            game=self._contest.game,
            chairs=tuple([entrant.chair for entrant in order]),
            clocks=Clocks(decision=self._contest.decision_s),
            track=self._contest.track,
            renamed=self._contest.renamed,
            pace=0,
        )
        table = await self._application.manager.open(settings, Key.new(), self._contest.secret(deal), salted=False)
        try:
            await self._seat(table, order)
            await self._until_over(table)
        finally:
            await asyncio.gather(*map(stop, self._processes))
        measures = await self._measures(table)
        by_entrant = [measures[order.index(entrant)] for entrant in entrants]
        return GameResult(deal, rotation, by_entrant)

    async def _seat(self, table: LiveTable, order: list[Entrant]) -> None:
        """In the order of seats: a program that sits down takes the first free one. Models come last, by their keys."""
        for seat, entrant in enumerate(order):
            if entrant.kind == "mcp":
                self._keys[seat] = Key.new()
                await table.sit(self._keys[seat], entrant.name, seat, program=True)
            elif entrant.kind == "run":
                self._processes.append(await entrant.start(self._address, table.id, None))
                await self._seated(table, seat, entrant)
        for seat, key in self._keys.items():
            self._processes.append(await order[seat].start(self._address, table.id, key))

    async def _seated(self, table: LiveTable, seat: Seat, entrant: Entrant) -> None:
        try:
            async with asyncio.timeout(SEATED_TIMEOUT_S):
                while not table.state.seats[seat].taken:
                    await asyncio.sleep(0.02)
        except TimeoutError:
            sentence = f"{entrant.what} did not sit down in time"
            raise BadSetup("benchmark-seat", sentence, what=entrant.what) from None

    async def _until_over(self, table: LiveTable) -> None:
        listener = table.listen()
        try:
            while not table.state.over:
                await listener.next()
        finally:
            listener.close()

    async def _measures(self, table: LiveTable) -> list[Measures]:
        store = self._application.manager.store
        beliefs = {seat: await beliefs_of(store, key.fingerprint) for seat, key in self._keys.items()}
        measures = await asyncio.to_thread(measure, await table.record(), beliefs, self._contest.luck_adjusted)
        for seat, seconds in (await self._seconds(table)).items():
            measures[seat].seconds = seconds
        for seat, refusals in table.refusals.items():
            measures[seat].refusals = refusals
        for seat, key in self._keys.items():
            answers = self._answers.get(key.fingerprint, [])
            measures[seat].calls, measures[seat].characters = len(answers), sum(answers)
        return measures

    async def _seconds(self, table: LiveTable) -> dict[Seat, float]:
        """The time that each seat took for its actions."""
        seconds: defaultdict[Seat, float] = defaultdict(float)
        before = None
        for data in await self._application.manager.store.read(table.id):
            entry = decode(data)
            if isinstance(entry, Played) and before is not None:
                seat = msgspec.json.decode(entry.lines[0], type=_Seat).seat
                seconds[seat] += (entry.at - before) / 1000
            before = entry.at
        return seconds


class _Seat(Struct):
    seat: Seat
