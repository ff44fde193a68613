"""A fork server for commands: it imports the program once, then forks a process for every command.

A command has a process of its own, with its own environment, folder, streams and exit code, like `python -m millions`.
Imports and catalogues are shared: they take longer than most commands. Tests of the start itself use `COMMAND`.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from contextlib import suppress
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import NoReturn

from millions import GAMES
from millions.words import LANGUAGES, catalogue

PRELOADED = ("millions.terminal.play", "millions.terminal.replay", "millions.lab", "rich.markdown", "typer.rich_utils")
ROOT = Path(__file__).parents[2]
LONGEST_REQUEST = 1 << 16
TIMEOUT_S = 120


class ForkServer:
    """The side of the tests: starts the server, and ends it when the tests have ended."""

    def __init__(self, environment: dict[str, str]) -> None:
        self._requests, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            command = [sys.executable, "-m", "tests.terminal.fork_server", str(theirs.fileno())]
            path = os.pathsep.join([str(ROOT), *filter(None, [environment.get("PYTHONPATH")])])
            self._server = subprocess.Popen(
                command, pass_fds=[theirs.fileno()], env={**environment, "PYTHONPATH": path}, cwd=ROOT
            )
        atexit.register(self._end)

    def _end(self) -> None:
        self._requests.close()
        self._server.wait()

    def run(
        self, arguments: tuple[str, ...], typed: str, environment: dict[str, str], folder: Path
    ) -> tuple[int, str, str]:
        """Run a command to its end: its exit code (-1 if a signal killed it), standard output and standard error."""
        request = json.dumps([arguments, environment, str(folder)]).encode()
        mine, its = socket.socketpair()
        stdin, keyboard = os.pipe()
        with mine, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            with its, open(stdin, "rb"):
                streams = [stdin, out.fileno(), err.fileno()]
                socket.send_fds(self._requests, [request], [its.fileno(), *streams])
            with suppress(BrokenPipeError), open(keyboard, "wb") as keys:  # a command may end before it has read all
                keys.write(typed.encode())
            mine.settimeout(TIMEOUT_S)
            code = int(mine.recv(16) or b"-1")
            return code, _text(out.fileno()), _text(err.fileno())


def _text(file: int) -> str:
    """All of a file, with line ends as Python's text mode has them."""
    data = os.pread(file, os.fstat(file).st_size, 0)
    return data.decode().replace("\r\n", "\n").replace("\r", "\n")


def serve(requests: socket.socket) -> None:
    """Fork a process for every request until the tests close the connection."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the kernel reaps finished commands
    while True:
        request, files, _, _ = socket.recv_fds(requests, LONGEST_REQUEST, 4)
        if not request:
            return
        if os.fork() == 0:
            requests.close()
            _become(request, files)
        for file in files:
            os.close(file)


def _become(request: bytes, files: list[int]) -> NoReturn:
    """The forked process runs the command and reports its exit code."""
    arguments, environment, folder = json.loads(request)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    done, *streams = files
    for target, file in enumerate(streams):
        os.dup2(file, target)
        os.close(file)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.stdin, sys.stdout, sys.stderr = (open(number, mode, encoding="utf-8") for number, mode in enumerate("rww"))  # noqa: SIM115
    sys.argv = ["millions", *arguments]
    code = 1
    try:
        import_module("millions.cli").main()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os.write(done, str(code).encode())
        os._exit(0)


if __name__ == "__main__":
    for module in PRELOADED:
        import_module(module)
    for lang, game in product(LANGUAGES, (None, *GAMES)):
        catalogue(lang, game)
    serve(socket.socket(fileno=int(sys.argv[1])))
