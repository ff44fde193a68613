"""Set up the virtual environment `.venv` that `play` and `test` share.

Standard library only. A stamp file, written last, records what the environment holds. If it is current there is
nothing to do; if it is old, the packages are updated; if it is missing, the environment is made from scratch.
So the next start repairs a set-up that was interrupted at any moment.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(f"millions needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

import contextlib
import hashlib
import importlib
import importlib.util
import json
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PIP = [str(PYTHON), "-m", "pip", "install", "--no-input", "--disable-pip-version-check", "--quiet"]
STAMP = VENV / "house.json"
MINOR = f"{sys.version_info.major}.{sys.version_info.minor}"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
NODE = (20, 19)
NODE_MISSING = (
    "There is no Node 20.19 or newer with npm: the page's sources cannot be checked "
    "(format, lint, types, unit tests, build)."
)
RECIPE = ("pyproject.toml", "locks/base.txt", "locks/dev.txt")


def ready(kind: str) -> None:
    """Make sure that the environment holds the packages of locks/{kind}.txt ("base" or "dev")."""
    if stands(kind):
        return
    try:
        with one_at_a_time():
            if not stands(kind):  # another start may have done it while this one waited
                build(kind)
    except KeyboardInterrupt:
        say("Set-up was interrupted; the next start begins it again.")
        sys.exit(130)


def become(*arguments: str) -> NoReturn:
    """Replace this process by the environment's Python."""
    command = [str(PYTHON), *arguments]
    sys.stdout.flush()
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def stands(kind: str) -> bool:
    stamp = read_stamp()
    return PYTHON.exists() and stamp == stamp_for(stamp.get("kind", "")) and stamp["kind"] in (kind, "dev")


def stamp_for(kind: str) -> dict[str, str]:
    recipe = hashlib.sha256(b"\0".join((ROOT / name).read_bytes() for name in RECIPE)).hexdigest()
    return {"kind": kind, "recipe": recipe, **home()}


def home() -> dict[str, str]:
    """What the environment depends on: if any of it changes, it is made from scratch."""
    return {"place": str(ROOT), "python": MINOR}


def read_stamp() -> dict[str, str]:
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(stamp: dict[str, str]) -> None:
    STAMP.write_text(json.dumps(stamp), encoding="utf-8")


def build(kind: str) -> None:
    old = read_stamp()
    if old.get("kind") == "dev":
        kind = "dev"
    STAMP.unlink(missing_ok=True)
    if old.items() >= home().items() and has_pip():
        say("Bringing the environment in .venv up to date ...")
    else:
        say(f"Setting up, once: making .venv and fetching the packages of locks/{kind}.txt ...")
        make_environment()
    lock = ROOT / "locks" / f"{kind}.txt"
    try:
        if kind == "dev":
            fetch_uv(lock)
        install("--require-hashes", "-r", str(lock))
        install("--no-deps", "--no-build-isolation", "-e", str(ROOT))
    except SystemExit:  # the installer failed cleanly: the environment is incomplete, but usable for another try
        write_stamp({**old, **home(), "recipe": ""})
        raise
    write_stamp(stamp_for(kind))
    say("Ready.")


def has_pip() -> bool:
    return PYTHON.exists() and run([str(PYTHON), "-m", "pip", "--version"]).returncode == 0


def make_environment() -> None:
    need_venv()
    python = getattr(sys, "_base_executable", sys.executable)  # also when .venv itself is activated
    made = run([python, "-m", "venv", "--clear", str(VENV)])
    if made.returncode:
        give_up("Python could not make the environment .venv.", made.stdout)


def need_venv() -> None:
    """Debian ships a part of Python's venv in a separate package."""
    if has_venv():
        return
    package = f"python{MINOR}-venv"
    fetch(package)
    importlib.invalidate_caches()
    if has_venv():
        return
    give_up(f"This Python cannot make environments. On Debian or Ubuntu: sudo apt-get install {package}")


def need_chromium() -> None:
    """Browser tests need Chromium; the headless build is the fastest. If none can be installed, those tests say so."""
    for package in BROWSERS[:2]:
        if not has_chromium():
            fetch(package)
    if not has_chromium():
        say("No Chromium was found for the browser tests. On Debian or Ubuntu: sudo apt-get install chromium")


def need_node() -> None:
    """The checks of the page's sources need Node. The page itself is shipped as a built bundle and does not."""
    if not has_node():
        say(NODE_MISSING)


def has_node() -> bool:
    """Node of at least the version that web/package.json names, with npm."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    major, minor, _ = run(["node", "--version"]).stdout.strip().removeprefix("v").split(".")
    return (int(major), int(minor)) >= NODE


def has_chromium() -> bool:
    return bool(os.environ.get("MILLIONS_CHROMIUM")) or any(shutil.which(name) for name in BROWSERS)


def fetch(package: str) -> None:
    """Install a Debian package if this process may; show the output if that fails."""
    if not (shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0):
        return
    say(f"Installing {package} ...")
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    run(["apt-get", "update"])
    result = run(["apt-get", "install", "--yes", "--no-install-recommends", package])
    if result.returncode:
        say(result.stdout.rstrip())


def has_venv() -> bool:
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def fetch_uv(lock: Path) -> None:
    """Install the locked uv by itself, to install everything else: 120 packages take it 7 s of processor time and pip
    40 s. If that fails, pip installs everything and says what is wrong."""
    pin = re.search(r"^uv==.*(?:\n .*)*", lock.read_text(encoding="utf-8"), re.MULTILINE)
    if pin and not find_uv():
        alone = VENV / "uv.txt"
        alone.write_text(pin[0], encoding="utf-8")
        run([*PIP, "--require-hashes", "-r", str(alone)])


def find_uv() -> str | None:
    return shutil.which("uv", path=str(PYTHON.parent)) or shutil.which("uv")


def install(*what: str) -> None:
    """Install with uv if it is available and succeeds, else with pip."""
    uv = find_uv()
    if uv and run([uv, "pip", "install", "--compile-bytecode", "--python", str(PYTHON), *what]).returncode == 0:
        return
    result = run([*PIP, *what])
    if result.returncode:
        give_up("The packages could not be installed: is there a network? Start again to retry.", result.stdout)


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command and capture its output. An interrupt stops all of its processes. If this process is killed, they
    finish and hold the lock until then (close_fds=False), so that no other set-up starts meanwhile."""
    child = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        close_fds=False,
        start_new_session=True,
    )
    try:
        output, _ = child.communicate()
    except BaseException:
        stop(child)
        raise
    return subprocess.CompletedProcess(command, child.returncode, output)


def stop(child: subprocess.Popen[str]) -> None:
    if hasattr(os, "killpg"):
        os.killpg(child.pid, signal.SIGKILL)
    child.kill()
    child.wait()


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Of two set-ups at once, the second waits for the first (where the system has file locks)."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with open(ROOT / ".venv.lock", "w") as lock:
        os.set_inheritable(lock.fileno(), True)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another set-up to finish ...")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def give_up(sentence: str, details: str = "") -> NoReturn:
    if details:
        say(details.rstrip())
    sys.exit("Set-up failed. " + sentence)
