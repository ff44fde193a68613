"""A server as a service: options from three places, what systemd is told, and the configuration of other programs."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner, Result

from millions.cli.app import app
from millions.server import app as app_module
from millions.server import starting
from millions.server.config import Config
from millions.server.printed import proxy, unit
from millions.server.starting import warn_without_https
from tests.loops import in_a_loop
from tests.terminal.driving import COMMAND, environment


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def run(*options: str, **variables: str) -> Result:
    """`millions serve` with these options, in this process: it prints something and ends."""
    return CliRunner().invoke(app, ["serve", *options], env={**variables, "COLUMNS": "400"})


def printed(*options: str, **variables: str) -> str:
    """Where a proxy would look for a server with these options."""
    ran = run(*options, "--print-proxy", "caddy", **variables)
    assert ran.exit_code == 0, ran.output
    return ran.output


def test_an_option_comes_from_the_command_line_else_the_environment_else_the_file(tmp_path: Path) -> None:
    file = tmp_path / "millions.toml"
    file.write_text('port = 8001\norigin = ["https://a.example", "https://b.example"]\nlan = true\n', encoding="utf-8")
    config = ["--config", str(file)]
    assert "127.0.0.1:8000" in printed()
    assert "127.0.0.1:8001" in printed(*config)
    assert "a.example {" in printed(*config)
    assert "127.0.0.1:8002" in printed(*config, MILLIONS_PORT="8002")
    assert "127.0.0.1:8003" in printed(*config, "--port", "8003", MILLIONS_PORT="8002")
    assert "127.0.0.1:8001" in printed(MILLIONS_CONFIG=str(file))


@pytest.mark.parametrize(
    ("text", "said"),
    [("prot = 1", "there is no option --prot"), ("port = 'x'", "--port"), ("port", "is not TOML")],
)
def test_a_wrong_file_is_said(text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "wrong.toml").write_text(text, encoding="utf-8")
    ran = run("--config", str(tmp_path / "wrong.toml"), "--print-unit")
    assert ran.exit_code == 2
    assert said in ran.output


def test_every_option_of_serve_is_a_variable() -> None:
    text = run("--help").output
    for option in ("HOST", "PORT", "STORE", "PROXY", "TABLES_PER_HOUR", "LOG_LEVEL", "CONFIG"):
        assert f"MILLIONS_{option}]" in text


def test_the_unit_is_for_the_options_that_were_given_and_safe(tmp_path: Path) -> None:
    given = ["--store", "postgresql://me@localhost/millions", "--proxy", "127.0.0.1", "--lan"]
    text = run(*given, "--print-unit").output
    assert " serve --lan --store postgresql://me@localhost/millions --proxy 127.0.0.1\n" in text
    assert "After=network-online.target postgresql.service\n" in text
    assert "%%" in unit(Config(), "millions", ["--origin", "a%b"])
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed here")
    file = tmp_path / "millions.service"
    file.write_text(text, encoding="utf-8")
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=30", str(file)]  # 3.0
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_proxy_looks_for_the_server_where_it_listens() -> None:
    config = Config(host="::", port=9000, origins=("https://a.example",))
    for kind in ("caddy", "nginx"):
        text = proxy(kind, config, 8000)
        assert "[::1]:9000" in text
        assert "a.example" in text
        assert "/metrics" in text


@pytest.mark.parametrize(
    ("host", "proxies", "own", "warned"),
    [
        ("127.0.0.1", (), ["8.8.8.8"], False),
        ("192.168.1.2", (), ["8.8.8.8"], False),
        ("0.0.0.0", (), ["192.168.1.2"], False),
        ("0.0.0.0", (), ["192.168.1.2", "8.8.8.8"], True),
        ("8.8.8.8", (), [], True),
        ("8.8.8.8", ("127.0.0.1",), [], False),
    ],
)
def test_an_open_door_without_https_is_told(
    host: str,
    proxies: tuple[str, ...],
    own: list[str],
    warned: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(starting, "_own_addresses", lambda: own)
    warn_without_https(Config(host=host, proxies=proxies))
    assert ("HTTPS" in capsys.readouterr().out) == warned


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="no such sockets here")
def test_systemd_is_told_how_the_server_is(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(str(tmp_path / "notify"))
        heard.settimeout(60)
        variables = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "200000", "MILLIONS_PORT": "0"}
        command = [*COMMAND, "serve", "--store", str(tmp_path / "tables.db")]
        with subprocess.Popen(
            command, env={**environment(tmp_path), **variables}, stderr=subprocess.DEVNULL
        ) as process:
            _until(heard, b"READY=1")
            _until(heard, b"WATCHDOG=1")
            os.kill(process.pid, signal.SIGTERM)
            _until(heard, b"STOPPING=1")
            assert process.wait(60) == 0


@pytest.mark.slow
def test_SIGHUP_reads_the_rules_of_the_house_again(tmp_path: Path) -> None:
    file = tmp_path / "millions.toml"
    file.write_text("password = 'one'\n", encoding="utf-8")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(str(tmp_path / "notify"))
        heard.settimeout(60)
        variables = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "MILLIONS_PORT": "0", "MILLIONS_CONFIG": str(file)}
        command = [*COMMAND, "serve", "--store", str(tmp_path / "tables.db")]
        with subprocess.Popen(
            command, env={**environment(tmp_path), **variables}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        ) as process:
            assert process.stdout is not None
            (url,) = re.findall(rb"http://\S+", process.stdout.readline())
            _until(heard, b"READY=1")
            asked = [_tables(url.decode(), "one")]
            for text in ("password = 'two'", "password = 'three'\nnonsense = 1"):  # the second is not taken
                file.write_text(text, encoding="utf-8")
                os.kill(process.pid, signal.SIGHUP)
                _until(heard, b"RELOADING=1")
                _until(heard, b"READY=1")
                asked += [_tables(url.decode(), password) for password in ("one", "two")]
            process.terminate()
            assert process.wait(60) == 0
    assert asked == [200, 401, 200, 401, 200]


def _tables(url: str, password: str) -> int:
    return httpx.get(f"{url}/api/tables", auth=("", password), trust_env=False).status_code


def _until(heard: socket.socket, wanted: bytes) -> None:
    while not heard.recv(1000).startswith(wanted):
        pass


@in_a_loop
async def test_a_chore_that_fails_is_told_and_begins_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(app_module, "CHORE_RETRY_S", 0.0)
    begun: list[None] = []

    async def chore() -> None:
        begun.append(None)
        if len(begun) < 3:
            raise ZeroDivisionError

    await app_module.steadily(chore)
    assert len(begun) == 3
    assert capsys.readouterr().out.count("a chore of the server failed") == 2
