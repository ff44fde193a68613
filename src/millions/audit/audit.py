"""Checks logs of clients: each by itself, those of a table with each other, and all with the store if there is one."""

from __future__ import annotations

from collections.abc import Iterable

from millions.audit.agreement import disagreements
from millions.audit.client import Client
from millions.audit.faults import AuditReport, Fault
from millions.audit.logs import Log
from millions.audit.stored import differences
from millions.tables.store import Store


async def audit(logs: Iterable[Log], store: Store | None = None, complete: bool = False) -> AuditReport:
    """Check these logs. `complete`: these are the logs of all clients of their seats, so nobody else can have sent
    anything."""
    tables: dict[str, list[Client]] = {}
    for log in logs:
        tables.setdefault(log.table, []).append(Client(log))
    clients = [client for at_table in tables.values() for client in at_table]
    report = AuditReport(
        tables=len(tables),
        clients=len(clients),
        messages=sum(client.received for client in clients),
        snapshots=sum(len(client.snapshots) for client in clients),
        commands=sum(len(client.commands) for client in clients),
        acknowledged=sum(len(client.done) for client in clients),
        refused=sum(len(client.refused) for client in clients),
        entries=None if store is None else 0,
        faults=[fault for client in clients for fault in client.faults],
    )
    for table, at_table in tables.items():
        report.faults += disagreements(at_table)
        if store is not None:
            await _compare(report, store, table, at_table, complete)
    return report


async def _compare(report: AuditReport, store: Store, table: str, clients: list[Client], complete: bool) -> None:
    """Compare the clients of one table with the store."""
    where = f"table {table}"
    kept, log = await store.kept(table), await store.read(table)
    if kept is None or not log:
        report.faults.append(Fault("lost", where, "the store has no such table"))
        return
    if await store.read(table, len(log), 1):
        report.faults.append(Fault("gap", where, f"entries are missing among the first {len(log) + 1} of its log"))
    report.entries = (report.entries or 0) + len(log)
    report.faults += differences(where, log, kept.secret, clients, complete)
