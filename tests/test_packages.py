"""The wheel holds everything that the program needs; with a package index it is installed and played."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from tools import packages

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
