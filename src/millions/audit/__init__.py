"""Checks what clients were told: against each other, and against the store."""

from millions.audit.audit import audit
from millions.audit.faults import AuditReport, Fault
from millions.audit.logs import Log, read_logs

__all__ = ["AuditReport", "Fault", "Log", "audit", "read_logs"]
