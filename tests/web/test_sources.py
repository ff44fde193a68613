"""The sources of the page: formatted, linted, typed, unit-tested, and equal to the bundle that is shipped.

`web/check` runs the same checks by hand. One `npm ci` serves all of them.
"""

from __future__ import annotations

import fcntl
import filecmp
import os
import subprocess
from pathlib import Path

import pytest

from tools.house import NODE_MISSING, has_node

ROOT = Path(__file__).parents[2]
PAGE, WEB = ROOT / "src" / "millions" / "server" / "page", ROOT / "web"

pytestmark = pytest.mark.slow


def run(*command: str | Path) -> None:
    """A command in web/; what it prints is shown if it fails."""
    done = subprocess.run([str(part) for part in command], cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The packages of package-lock.json in web/node_modules, installed by the first worker that needs them."""
    if not has_node():
        (pytest.fail if os.environ.get("CI") else pytest.skip)(NODE_MISSING)
    shared = tmp_path_factory.getbasetemp()
    shared = shared.parent if "PYTEST_XDIST_WORKER" in os.environ else shared
    with open(shared / "npm.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        run(WEB / "install")


@pytest.mark.usefixtures("packages")
@pytest.mark.parametrize("check", ["format:check", "lint", "check", "test"])
def test_the_sources_pass(check: str) -> None:
    """prettier, eslint, svelte-check, vitest. To format: npm run format, in web/."""
    run("npm", "run", "--silent", check)


@pytest.mark.usefixtures("packages")
def test_the_bundle_is_what_the_sources_build(tmp_path: Path) -> None:
    """If not: web/build"""
    built = tmp_path / "page"
    run("npm", "run", "--silent", "build", "--", "--outDir", built, "--emptyOutDir", "--logLevel", "warn")
    same(PAGE, built)


def same(ours: Path, theirs: Path) -> None:
    """Two folders hold the same files with the same bytes."""
    files = {path.relative_to(ours) for path in ours.rglob("*") if path.is_file()}
    assert files == {path.relative_to(theirs) for path in theirs.rglob("*") if path.is_file()}
    different = [path for path in files if not filecmp.cmp(ours / path, theirs / path, shallow=False)]
    assert not different
