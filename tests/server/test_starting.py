"""How a server starts and stops: one to a file, no silent surprises, and the documented ways to run and back it up."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import stat
import subprocess
from pathlib import Path

import httpx
import pytest

from millions.server.run import DEFAULT_PORT, listen
from millions.server.starting import sole_use, warn_of_danger
from millions.server.store import open_store
from millions.tables.errors import StoreFailed
from millions.wire.answers import Refused
from tests.loops import in_a_loop
from tests.server.processes import People, Process
from tests.terminal.driving import COMMAND, environment, millions

DOCS = Path(__file__).parents[2] / "docs" / "server.md"


@pytest.mark.slow
@in_a_loop
async def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    async with Process(tmp_path) as process:
        ran = millions(tmp_path, "serve", "--port", "0", "--store", str(process.store), columns=400)
        assert ran.code == 1
        assert f"another server uses {process.store}: stop that one first" in " ".join(ran.said.split())
        assert await process.stop() == 0
        await process.start()  # the lock went with the first one


def test_the_lock_is_free_again_and_other_files_have_their_own(tmp_path: Path) -> None:
    one, other = str(tmp_path / "one.db"), str(tmp_path / "other.db")
    for _ in range(2):
        with (
            sole_use(one),
            sole_use(other),
            sole_use("postgresql://somewhere/x"),
            pytest.raises(Refused, match="another server uses"),
            sole_use(one),
        ):
            pass
    with pytest.raises(Refused, match="cannot write beside"), sole_use(str(tmp_path / "no" / "such.db")):
        pass


@pytest.mark.slow
@in_a_loop
async def test_SIGHUP_stops_with_a_goodbye(tmp_path: Path) -> None:
    async with Process(tmp_path) as process:
        people = await People.gather(process.url, "dollars-1e")
        client = await people.clients[0].connect()
        assert await process.stop(signal.SIGHUP) == 0
        assert await client.hung_up() == 1012
        assert client.farewell == "restart"
        await people.close()


def warnings(capsys: pytest.CaptureFixture[str]) -> str:
    captured = capsys.readouterr()
    return captured.out + captured.err


def test_a_port_that_was_asked_for_is_not_replaced(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(Refused, match=rf"cannot listen at 127\.0\.0\.1, port {port}: Address already in use"):
            listen("127.0.0.1", port)


def test_another_port_than_the_usual_one_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        usual = taken.getsockname()[1]
        monkeypatch.setattr("millions.server.run.DEFAULT_PORT", usual)
        with listen("127.0.0.1", None) as listening:
            told = warnings(capsys)
            assert "the usual port is taken" in told
            assert str(listening.getsockname()[1]) in told
    assert DEFAULT_PORT == 8000


@pytest.mark.parametrize(
    "address", ["host=localhost dbname=millions", "dbname = x password=hush", "mysql://root:hush@localhost/x"]
)
def test_what_is_no_file_name_does_not_become_one(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(StoreFailed, match="the store is a file, or a database as postgresql://") as refused:
        open_store(address)
    assert "hush" not in str(refused.value)
    assert list(tmp_path.iterdir()) == []


def test_dangers_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.db"
    file.touch(mode=0o600)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    warn_of_danger(str(file))
    assert warnings(capsys) == ""
    file.chmod(0o644)
    warn_of_danger(str(file))
    assert "others can read or write the store" in warnings(capsys)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    warn_of_danger("postgresql://localhost/x")
    assert "running as root" in warnings(capsys)


# As the page for operators says


@pytest.mark.slow
def test_the_documented_unit_starts_without_a_home(tmp_path: Path) -> None:
    (line,) = re.findall(r"^ExecStart=\S+/millions (serve .*)$", DOCS.read_text(encoding="utf-8"), re.MULTILINE)
    store = tmp_path / "tables.db"
    arguments = [*line.replace("/var/lib/millions/tables.db", str(store)).split(), "--port", "0"]
    home = tmp_path / "home"
    home.write_text("not a folder: nothing can be made in it", encoding="utf-8")
    variables = {name: value for name, value in environment(tmp_path).items() if name != "XDG_DATA_HOME"}
    with subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, env=variables | {"HOME": str(home)}
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
    assert b"http://127.0.0.1:" in said
    assert store.exists()


@pytest.mark.slow
@in_a_loop
async def test_the_documented_backup_is_whole_and_private(tmp_path: Path) -> None:
    (line,) = re.findall(r"^millions (backup \S+ --store \S+)", DOCS.read_text(encoding="utf-8"), re.MULTILINE)
    copy = tmp_path / "copy.db"
    async with Process(tmp_path) as process:
        people = await People.gather(process.url, "dollars-1e")
        places = {"/var/backups/millions.db": str(copy), "/var/lib/millions/tables.db": str(process.store)}
        ran = millions(tmp_path, *[places.get(word, word) for word in line.split()])
        assert (ran.code, ran.err) == (0, "")
        async with httpx.AsyncClient(base_url=process.url, trust_env=False) as http:
            assert (await http.get("/healthz")).status_code == 200
        await process.stop()
        await people.close()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with sqlite3.connect(copy) as connection:
        assert connection.execute("SELECT id FROM tables").fetchall() == [(people.table,)]
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
