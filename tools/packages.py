"""Builds the wheel and the source archive, installs the wheel into clean environments and plays there.

    .venv/bin/python -m tools.packages                          # build into dist/, install with uv, play, serve
    .venv/bin/python -m tools.packages --with pip uv-tool pipx  # the ways in which people install it
    .venv/bin/python -m tools.packages --extras                 # also each extra by itself

Needs the package index for what the program depends on.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
import venv
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]

EXTRAS = {
    "batch": "import jax, millions.batch",
    "lab": "import altair, distributed, pyarrow, millions.lab",
    "postgres": "import psycopg, millions.server.store.postgres",
    "push": "import pywebpush",
    "research": "import gymnasium, pettingzoo, pyspiel, millions.research",
    "server": "import millions.server.run",
}
"""For each extra, what must work with it alone. `postgres` is for a server, so it is installed with that one."""

TOGETHER = {"postgres": "postgres,server"}


def build(into: Path) -> Path:
    """Build the wheel and the source archive; returns the wheel."""
    run(uv(), "build", "--quiet", "--out-dir", str(into), str(ROOT))
    (wheel,) = into.glob(f"millions-{version()}-*.whl")
    return wheel


def version() -> str:
    """The version that the project says it has."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def uv() -> str:
    """The uv beside this Python, else any."""
    return shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv") or "uv"


def run(*command: str, **variables: str) -> str:
    """Run a command, outside the source tree; returns what it said, and stops if it fails."""
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(
        command, env={**clean, **variables}, cwd=tempfile.gettempdir(), capture_output=True, text=True
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def with_uv(wheel: str, folder: Path) -> Path:
    run(uv(), "venv", "--quiet", "--python", sys.executable, str(folder))
    run(uv(), "pip", "install", "--quiet", "--python", str(folder / "bin" / "python"), wheel)
    return folder / "bin" / "millions"


def with_pip(wheel: str, folder: Path) -> Path:
    venv.create(folder, with_pip=True)
    run(str(folder / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check", wheel)
    return folder / "bin" / "millions"


def with_uv_tool(wheel: str, folder: Path) -> Path:
    places = {"UV_TOOL_DIR": str(folder / "tools"), "UV_TOOL_BIN_DIR": str(folder / "bin")}
    run(uv(), "tool", "install", "--quiet", "--python", sys.executable, wheel, **places)
    return folder / "bin" / "millions"


def with_pipx(wheel: str, folder: Path) -> Path:
    places = {"PIPX_HOME": str(folder / "home"), "PIPX_BIN_DIR": str(folder / "bin")}
    run(uv(), "tool", "run", "--quiet", "pipx", "install", "--python", sys.executable, wheel, **places)
    return folder / "bin" / "millions"


WAYS: dict[str, Callable[[str, Path], Path]] = {
    "uv": with_uv,
    "pip": with_pip,
    "uv-tool": with_uv_tool,
    "pipx": with_pipx,
}


def try_out(millions: Path, data: Path) -> None:
    """The installed program says its version, plays, and serves a table to somebody who comes."""
    home = {"XDG_DATA_HOME": str(data), "LC_ALL": "C"}
    said = run(str(millions), "--version", **home)
    assert said == f"millions {version()}\n", said
    run(str(millions), "arena", "dollars-1e", "--seats", "random,random,random", "--games", "3", "--jobs", "1", **home)
    command = [str(millions), "serve", "--port", "0", "--store", str(data / "tables.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd="/") as server:
        try:
            assert server.stdout is not None
            url = re.findall(r"http://\S+", server.stdout.readline())[0]
            opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
            assert b"<script" in opener.open(f"{url}/").read()  # the page is inside
            body = b'{"game": "million-club", "chairs": [{"kind": "random"}, {"kind": "random"}, {}]}'
            assert opener.open(f"{url}/api/tables", body).status == 201
        finally:
            server.terminate()
    assert server.returncode == 0, server.returncode


def try_extra(extra: str, code: str, wheel: Path) -> None:
    """Install one extra by itself, and import what it is for."""
    with tempfile.TemporaryDirectory() as folder:
        with_uv(f"{wheel}[{TOGETHER.get(extra, extra)}]", Path(folder) / "env")
        run(str(Path(folder) / "env" / "bin" / "python"), "-c", code)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="where to build")
    parser.add_argument("--with", dest="ways", nargs="+", choices=WAYS, default=["uv"], help="how to install")
    parser.add_argument("--extras", action="store_true", help="also try each extra by itself")
    options = parser.parse_args()
    wheel = build(options.into)
    for way in options.ways:
        with tempfile.TemporaryDirectory() as folder:
            try_out(WAYS[way](f"{wheel}[server]", Path(folder) / "env"), Path(folder))
        print(f"{way}: installed, played, served")
    for extra, code in EXTRAS.items() if options.extras else ():
        try_extra(extra, code, wheel)
        print(f"millions[{extra}]: works by itself")


if __name__ == "__main__":
    main()
