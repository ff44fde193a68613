"""The key with which `millions admin` reaches a running server: in a file that only the server's user can read."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct

from millions.cli.places import beside
from millions.core.errors import MillionsError
from millions.wire.keys import Key


class AdminFile(Struct, frozen=True):
    """Where the server listens, and the key."""

    url: str
    key: str


def file_for(store: str) -> Path:
    """The file of the server on this store."""
    return Path(beside(store, ".admin", "server"))


def key_for(store: str) -> Key:
    """The key of the server on this store: the one in the file, or a new one."""
    try:
        return Key.read(read(store).key)
    except MillionsError:
        return Key.new()


def write(store: str, key: Key, url: str) -> None:
    """Write the file atomically, readable by its owner only."""
    file = file_for(store)
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(msgspec.json.encode(AdminFile(url, key.reveal())))
    os.replace(part, file)


def read(store: str) -> AdminFile:
    """The file, if a server has started on this store and the caller may read it."""
    file = file_for(store)
    try:
        return msgspec.json.decode(file.read_bytes(), type=AdminFile)
    except FileNotFoundError:
        raise MillionsError(
            "admin-no-file",
            f"no server has started on this store: {file} is missing; give the same --store as the server",
            file=str(file),
        ) from None
    except PermissionError:
        raise MillionsError(
            "admin-not-yours", f"{file} cannot be read: run this as the user of the server", file=str(file)
        ) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise MillionsError(
            "admin-bad-file", f"{file} is damaged: delete it and start the server again", file=str(file)
        ) from None
