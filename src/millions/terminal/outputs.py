"""Files that a command writes when its work is done."""

from __future__ import annotations

from pathlib import Path

from millions.core.errors import BadSetup


def check_folders(*files: Path | None) -> None:
    """Refuse, before the work, a file whose folder does not exist."""
    for file in files:
        if file is not None and not file.absolute().parent.is_dir():
            folder = str(file.absolute().parent)
            raise BadSetup("no-folder", f"there is no folder {folder} to write {file.name} into", folder=folder)
