"""PostgreSQL goes away, and comes back."""

from __future__ import annotations

import asyncio
import os
import secrets
import tempfile
from pathlib import Path

import psycopg
import pytest

from millions.server.store import open_store
from millions.server.store.peers import PostgresPeers
from millions.server.store.postgres import PostgresStore, _short
from millions.tables import LoopClock
from millions.tables.errors import StoreFailed
from tests.loops import in_a_loop
from tests.store.servers import crash, start_postgres
from tests.store.writing import kept


@in_a_loop
async def test_a_database_that_goes_away_is_said_and_comes_back(server: str) -> None:
    name = f"millions_{secrets.token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as host:
        host.execute(f"CREATE DATABASE {name}".encode())
        store = PostgresStore(psycopg.conninfo.make_conninfo(server, dbname=name))
        await store.create(kept("a"), [b"0"])
        await store.read("a")
        host.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
        host.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        for _ in range(2):
            with pytest.raises(StoreFailed):
                await store.append("a", 1, [b"1"])
            with pytest.raises(StoreFailed):
                await store.read("a")
        host.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())
        await store.append("a", 1, [b"1"])
        assert await store.read("a") == [b"0", b"1"]
        host.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        assert await store.read("a") == [b"0", b"1"]  # asked again over a new connection
        await store.close()
        host.execute(f"DROP DATABASE {name}".encode())


@in_a_loop
async def test_a_database_that_somebody_else_locks_is_said_and_comes_back(
    schema: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("millions.server.store.postgres.ANSWER_TIMEOUT_MS", 200)
    store = PostgresStore(schema)
    await store.create(kept("a"), [b"0"])
    with psycopg.connect(schema) as other:
        other.execute("LOCK TABLE entries")
        with pytest.raises(StoreFailed, match="timeout"):
            await store.append("a", 1, [b"1"])
        with pytest.raises(StoreFailed, match="timeout"):
            await store.read("a")
        other.rollback()
    assert await store.read("a") == [b"0"]
    await store.append("a", 1, [b"1"])
    assert await store.read("a") == [b"0", b"1"]
    await store.close()


@pytest.mark.slow
@pytest.mark.skipif("MILLIONS_POSTGRES" in os.environ, reason="that server is not ours to crash")
@in_a_loop
async def test_a_server_that_crashes_has_kept_what_was_safe() -> None:
    with tempfile.TemporaryDirectory(prefix="millions-postgres-") as folder:
        server = start_postgres(Path(folder) / "data")
        store = PostgresStore(server.get_uri())
        await store.create(kept("a"), [b"0"])
        await asyncio.gather(*(store.create(kept(f"t{number}"), [b"0"]) for number in range(50)))
        crash(server)
        with pytest.raises(StoreFailed):
            await store.append("a", 1, [b"1"])
        server.ensure_postgres_running()
        await store.append("a", 1, [b"1"])
        assert await store.read("a") == [b"0", b"1"]
        assert len(await store.find()) == 51
        await store.close()
        server.cleanup()


def test_a_wrong_address_is_said_without_its_password(server: str) -> None:
    with pytest.raises(StoreFailed) as refusal:
        PostgresStore("postgresql://somebody:hush@127.0.0.1:1/nowhere?connect_timeout=1")
    assert "hush" not in str(refusal.value)


@in_a_loop
async def test_the_first_write_after_a_restart_of_the_database_works(schema: str) -> None:
    store = PostgresStore(schema)
    await store.create(kept("a"), [b"0"])
    assert store._out is not None
    with psycopg.connect(schema, autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(%s, 5000)", [store._out.info.backend_pid])
    await store.append("a", 1, [b"1"])
    assert await store.read("a") == [b"0", b"1"]
    await store.close()


def test_a_wrong_password_no_server_and_no_database_are_told_apart(server: str) -> None:
    reasons = []
    for address in (
        "postgresql://somebody:hush@127.0.0.1:1/nowhere?connect_timeout=1",
        "postgresql://somebody:hush@no-such-host.invalid/nowhere?connect_timeout=1",
        psycopg.conninfo.make_conninfo(server, dbname="no_such_database"),
    ):
        with pytest.raises(StoreFailed) as refusal:
            PostgresStore(address)
        reasons.append(str(refusal.value))
    assert "no database server listens there" in reasons[0]
    assert "there is no such host" in reasons[1]
    assert "no such database" in reasons[2]
    assert not any("hush" in reason for reason in reasons)
    assert _short(psycopg.OperationalError('FATAL:  password authentication failed for user "x"')).startswith(
        "the password is wrong"
    )


@in_a_loop
async def test_a_role_that_may_only_read_and_write_rows_is_enough(schema: str) -> None:
    """Also for several processes; the owner of the database has created the tables."""
    await open_store(schema).close()
    role, name = f"rows_{secrets.token_hex(6)}", schema.rpartition("search_path")[2].removeprefix("%3D")
    with psycopg.connect(schema, autocommit=True) as owner:
        owner.execute(f"CREATE ROLE {role}")
        try:
            owner.execute(f"GRANT USAGE ON SCHEMA {name} TO {role}")
            owner.execute(f"GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA {name} TO {role}")
            limited = f"{schema}%20-crole%3D{role}"
            with psycopg.connect(limited) as connection, pytest.raises(psycopg.errors.InsufficientPrivilege):
                connection.execute("CREATE TABLE another (a INTEGER)")
            store, peers = open_store(limited), PostgresPeers(limited, LoopClock())
            await peers._enter()
            await store.create(kept("a"), [b"one"])
            assert await store.read("a") == [b"one"]
            await peers.close()
            await store.close()
        finally:
            owner.execute(f"DROP OWNED BY {role}")
            owner.execute(f"DROP ROLE {role}")
