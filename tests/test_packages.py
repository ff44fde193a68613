"""The wheel holds everything that the program needs; with a package index it is installed and played."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import check_locks, packages

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
def test_the_wheel_is_built_by_one_command_and_holds_every_file_of_the_source(tmp_path: Path) -> None:
    if not _index_reachable():
        pytest.skip("no package index: it names the tools that build")
    wheel = packages.build(tmp_path)
    assert list(tmp_path.glob("millions-*.tar.gz"))
    with zipfile.ZipFile(wheel) as found:
        names = set(found.namelist())
    source = ROOT / "src"
    wanted = {
        str(file.relative_to(source))
        for file in source.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and file.suffix != ".pyc"
    }
    assert wanted <= names
    assert {"millions/server/page/index.html", "millions/locale/fr/errors.ftl", "millions/py.typed"} <= names
    env = tmp_path / "env"
    packages.try_out(packages.with_uv(f"{wheel}[server]", env), tmp_path)


def _index_reachable() -> bool:
    try:
        packages.run(packages.uv(), "pip", "compile", "--quiet", "--no-header", str(ROOT / "pyproject.toml"))
    except SystemExit:
        return False
    return True


HEAVY = ("aiohttp", "cryptography", "pywebpush", "py_vapid", "requests")


def test_play_installs_what_push_messages_need() -> None:
    lock = (ROOT / "locks" / "base.txt").read_text(encoding="utf-8")
    pinned = {canonicalize_name(pin["name"]) for pin in check_locks.PIN.finditer(lock)}
    wanted = ["pywebpush"]
    while wanted:
        name = wanted.pop()
        assert canonicalize_name(name) in pinned, name
        needed = map(Requirement, metadata.requires(name) or ())
        wanted += [one.name for one in needed if one.marker is None or one.marker.evaluate({"extra": ""})]


def test_a_start_does_not_wait_for_what_only_push_messages_need() -> None:
    told = "import sys, millions.server.run; print([one for one in sys.argv[1:] if one in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", told, *HEAVY], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
