"""A folder of simulated games: `manifest.json`, and one record for each game in `games/`, a thousand to a folder.

Every file is complete: it is written under another name, flushed to the disk, and renamed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from millions.core import record
from millions.core.errors import BadSetup, MillionsError
from millions.lab.contest import Contest

PER_FOLDER = 1000
MANIFEST = "manifest.json"
LOCK = ".lock"


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contest whose games a folder holds, or will hold when the simulation is done."""

    simulation: int
    """Version of this layout."""
    contest: Contest


LAYOUT = 1


def game_file(folder: Path, number: int) -> Path:
    """The file of a game's record."""
    return folder / "games" / f"{number // PER_FOLDER:04}" / f"{number:07}.jsonl"


def missing(folder: Path, contest: Contest) -> list[int]:
    """The games that have no record yet."""
    return [number for number in range(contest.games) if not game_file(folder, number).exists()]


def open_folder(folder: Path, contest: Contest) -> None:
    """Begin a simulation in this folder, or continue it; refuse a folder that holds anything else."""
    manifest = folder / MANIFEST
    if manifest.exists():
        check_manifest(manifest, contest)
    elif folder.exists() and any(one.name != LOCK for one in folder.iterdir()):
        sentence = f"{folder} holds something, but no simulation: it is left alone, choose another folder"
        raise BadSetup("folder-taken", sentence, folder=str(folder))
    else:
        folder.mkdir(parents=True, exist_ok=True)
        data = msgspec.json.encode(Manifest(LAYOUT, contest))
        record.write(manifest, msgspec.json.format(data, indent=2) + b"\n")
    for number in range(0, contest.games, PER_FOLDER):
        game_file(folder, number).parent.mkdir(parents=True, exist_ok=True)


def check_manifest(manifest: Path, contest: Contest) -> None:
    """Refuse a folder whose simulation had other arguments or other rules."""
    try:
        kept = msgspec.json.decode(manifest.read_bytes(), type=Manifest)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        sentence = f"{manifest} cannot be read ({error}): choose another folder"
        raise BadSetup("manifest-unreadable", sentence, file=str(manifest)) from None
    differing = [
        name
        for name, old, new in zip(
            Contest.__struct_fields__,
            msgspec.structs.astuple(kept.contest),
            msgspec.structs.astuple(contest),
            strict=True,
        )
        if old != new
    ]
    if differing or kept.simulation != LAYOUT:
        what = ", ".join(differing or ["simulation"])
        sentence = f"{manifest.parent} holds another simulation (different: {what}): choose another folder"
        raise BadSetup("manifest-differs", sentence, folder=str(manifest.parent), what=what)


def remove_drafts(folder: Path) -> None:
    """Delete unfinished files that a killed process has left."""
    for draft in folder.rglob(f".*{record.DRAFT}"):
        draft.unlink(missing_ok=True)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold a lock: only one process simulates into a folder at a time (where the system has such locks)."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOCK).open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            sentence = f"another simulation is writing into {folder}"
            raise MillionsError("folder-busy", sentence, folder=str(folder)) from None
        yield
