"""Over HTTP and WebSockets: the host removes a player and closes a table, a player is away and comes back."""

from __future__ import annotations

import httpx

from millions.wire.keys import Key
from millions.wire.settings import Chair, Clocks, Settings
from tests.loops import in_a_loop
from tests.server.parties import Client, Evening, Server, serving


def bearer(key: Key) -> dict[str, str]:
    return {"Authorization": f"Bearer {key.reveal()}"}


async def hosted(server: Server, **settings: object) -> tuple[Evening, Key]:
    """Four people at a table whose host does not sit there."""
    host = Key.new()
    chosen = Settings(game="dollars-1e", chairs=(Chair(),) * 4, pace=0, **settings)  # type: ignore[arg-type]
    evening = Evening(server, await server.manager.open(chosen, host), [Key.new() for _ in range(4)])
    for seat in range(4):
        await evening.sit(seat)
    await evening.connect_all()
    return evening, host


async def remove(evening: Evening, seat: int | str, key: Key, successor: str = "bot") -> httpx.Response:
    path = f"/api/tables/{evening.table.id}/seats/{seat}"
    return await evening.server.http.delete(path, params={"successor": successor}, headers=bearer(key))


@in_a_loop
async def test_a_removed_player_learns_it_and_their_key_opens_nothing() -> None:
    async with serving() as server:
        evening, host = await hosted(server)
        assert (await remove(evening, 2, evening.keys[0])).status_code == 401
        assert (await remove(evening, 2, host, "friend")).status_code == 400
        for nobody in ("9", "-1", "x", "1" * 9):
            assert (await remove(evening, nobody, host)).json()["code"] == "nobody-there"
        assert (await remove(evening, 2, host)).status_code == 204
        assert await evening.clients[2].hung_up() == 4006
        assert evening.clients[2].farewell == "removed"
        again = await Client(server.url, evening.table.id, evening.keys[2]).connect()
        await again.hung_up()
        assert b'"code":"removed"' in again.answers[0]
        table = f"/api/tables/{evening.table.id}"
        command = {"do": "Say", "id": "1", "text": "hello"}
        for answer in (
            await server.http.post(f"{table}/commands", json=command, headers=bearer(evening.keys[2])),
            await server.http.get(f"{table}/happened", headers=bearer(evening.keys[2])),
            await evening.sit(2),
        ):
            assert answer.json()["code"] == "removed"
        await evening.close()


@in_a_loop
async def test_presence_tells_who_is_away_and_since_when() -> None:
    async with serving() as server:
        evening, _ = await hosted(server, clocks=Clocks(absence=60))
        ann = evening.clients[0]
        await server.clock.advance(5000)
        await evening.clients[1].close()
        await ann.until(lambda: ann.here == [0, 2, 3])
        presence = [one for one in ann.received if b'"is":"Presence"' in one][-1]
        assert b'"gone_since":[null,1005000,null,null]' in presence
        await server.clock.advance(60_000)
        await ann.until(lambda: ann.room["sitters"][1]["steward"])
        evening.clients[1] = await evening.client(1).connect()
        await ann.until(lambda: ann.here == [0, 1, 2, 3])
        await server.clock.advance(0)
        await ann.until(lambda: not ann.room["sitters"][1]["steward"])
        await evening.close()


@in_a_loop
async def test_the_host_closes_a_match_when_nobody_plays() -> None:
    async with serving() as server:
        evening, host = await hosted(server)
        path = f"/api/tables/{evening.table.id}"
        assert (await server.http.delete(path, headers=bearer(host))).json()["code"] == "table-played"
        for seat in range(4):
            await evening.clients[seat].do("Leave")
        assert (await server.http.delete(path, headers=bearer(host))).status_code == 204
        await evening.clients[0].until(lambda: evening.clients[0].room["stage"] == "closed")
        assert (await server.http.get(f"{path}/verification")).status_code == 200
        await evening.close()
