"""Saves the counts of finished deals on disk, so that an interrupted weighing resumes."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import resources
from pathlib import Path

import msgspec

from millions.core import record
from millions.core.errors import MillionsError
from millions.lab.balance.fields import Field, Task
from millions.lab.balance.tally import Count
from millions.lab.folder import locked, remove_drafts

Counts = list[list[Count]]


class KeptCounts:
    """A folder with a file for each finished task; without a folder nothing is saved."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder

    def get(self, task: Task) -> Counts | None:
        """The counts of a task that was finished before; a file that cannot be read counts as missing."""
        if self.folder is None:
            return None
        try:
            return msgspec.json.decode(self.file(task).read_bytes(), type=Counts)
        except (OSError, msgspec.DecodeError):
            return None

    def put(self, task: Task, counts: Counts) -> None:
        """Save the counts of a task."""
        if self.folder is None:
            return
        try:
            record.write(self.file(task), msgspec.json.encode(counts))
        except OSError as error:
            raise stopped(self.folder, error) from None

    def file(self, task: Task) -> Path:
        """The file of a task."""
        assert self.folder is not None
        return self.folder / f"{task.place:03}-{task.deals.start:07}-{task.deals.stop:07}.json"


@contextmanager
def kept(root: Path | None, fields: Sequence[Field]) -> Iterator[KeptCounts]:
    """The saved counts of this weighing under a folder; they are removed when it is complete."""
    if root is None:
        yield KeptCounts()
        return
    folder = root / digest(fields)
    try:
        with locked(folder):
            remove_drafts(folder)
            yield KeptCounts(folder)
    except OSError as error:
        raise stopped(folder, error) from None
    shutil.rmtree(folder, ignore_errors=True)


def digest(fields: Sequence[Field]) -> str:
    """A hash of these games and of the program's code: a changed bot or rule gives another hash."""
    found = hashlib.sha256(msgspec.json.encode(fields))
    package = resources.files("millions")
    for part in ("core", "games", "bots", "lab"):
        for file in sorted(Path(str(package.joinpath(part))).rglob("*.py")):
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


def stopped(folder: Path, error: OSError) -> MillionsError:
    """The error for a full disk and the like."""
    file, why = str(error.filename or folder), str(error.strerror or error)
    sentence = f"{file}: {why}. Finished games are kept; the same command goes on from there"
    return MillionsError("weighing-stopped", sentence, file=file, error=why)
