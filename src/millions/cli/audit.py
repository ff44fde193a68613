"""`millions audit`: check what clients were told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from millions.cli.errors import FAILED, need, plainly
from millions.cli.options import AsJson, language

if TYPE_CHECKING:
    from millions.audit import AuditReport

Logs = Annotated[
    list[Path],
    typer.Argument(metavar="LOG…", help="Clients' logs (.jsonl), or folders that contain some.", show_default=False),
]
Against = Annotated[
    str | None,
    typer.Option(
        "--store",
        metavar="FILE|postgresql://…",
        help="The server's store: also compare each message with it. Stop a server on SQLite first, or use a copy.",
        show_default=False,
    ),
]
Complete = Annotated[
    bool,
    typer.Option(
        "--complete", help="These are the logs of all clients: also report stored commands that none of them sent."
    ),
]

MOST_SHOWN = 20


def audit(logs: Logs, store: Against = None, complete: Complete = False, as_json: AsJson = False) -> None:
    """Check the logs of clients of live tables: was anything lost, doubled, swapped, or told to the wrong player?

    Each log by itself: messages are numbered without a gap, a number never means two things, each answer belongs to a
    command, and a command is acknowledged after the messages that report it. Logs of one table together: everybody was
    told the same about what everybody sees. With `--store`: every acknowledged command is stored exactly once and
    unchanged, each message and snapshot is what the store gives for that player byte for byte, and nobody was told of
    an event that was not for them.

    The Python client writes such logs (`Connection(link, log=ClientLog(...))`), and so do the tests that kill servers.
    A log begins with `{"table": "…", "viewer": 0}` (a seat, or -2 for a spectator); then each line is `{"sent": …}` or
    `{"received": …}` with one message.

    Exit code 0: nothing is wrong. 1: something is, or a log cannot be read.

    Example: `millions audit logs/`

    Example: `millions audit ann.jsonl bob.jsonl --store copy-of-tables.db --json`
    """
    with plainly(language(None)):
        need("starlette", "uvicorn", "websockets")
        report = asyncio.run(_audited(logs, store, complete))
    if as_json:
        import msgspec

        from millions.core.text import escaped_in_json

        typer.echo(escaped_in_json(msgspec.json.encode({"ok": report.ok, **msgspec.to_builtins(report)}).decode()))
    else:
        _show(report)
    if not report.ok:
        raise typer.Exit(FAILED)


async def _audited(paths: list[Path], address: str | None, complete: bool) -> AuditReport:
    from millions.audit import audit, read_logs
    from millions.core.errors import BadSetup
    from millions.server.starting import sole_use
    from millions.server.store import is_postgres, open_store

    logs = read_logs(paths)
    if address is None:
        return await audit(logs)
    if not is_postgres(address) and not Path(address).is_file():
        raise BadSetup("no-such-store", f"there is no store {address}", store=address)
    with sole_use(address):
        store = open_store(address)
        try:
            return await audit(logs, store, complete)
        finally:
            await store.close()


def _show(report: AuditReport) -> None:
    from millions.terminal.stage import console, hold

    out, entries = console(), report.entries
    out.print(
        f"{_number(report.clients, 'client')} at {_number(report.tables, 'table')}: "
        f"{_number(report.messages, 'message')}, {_number(report.snapshots, 'snapshot')}, "
        f"{_number(report.commands, 'command')} ({report.acknowledged} acknowledged, {report.refused} refused)"
        f"{'' if entries is None else f'; compared with {entries} entries of the store'}."
    )
    for fault in report.faults[:MOST_SHOWN]:
        out.print(hold(f"{fault.kind}: {fault.where}: {fault.sentence}"))
    if len(report.faults) > MOST_SHOWN:
        out.print(f"… and {len(report.faults) - MOST_SHOWN} more.")
    out.print("Nothing is wrong." if report.ok else f"{_number(len(report.faults), 'fault')}.")


def _number(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
