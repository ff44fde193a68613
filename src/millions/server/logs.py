"""Logs for the operator: one line per event, without anything that a player may not know.

Only listed facts are logged: codes, counts, routes, types of errors and where they were raised. The text of an
exception is never logged, since it may contain an action; nor is a requested path, since it may be a table's link.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from typing import Any

import structlog

from millions.core.text import escaped

log: structlog.stdlib.BoundLogger = structlog.get_logger("millions")


def what_happened(error: BaseException) -> dict[str, Any]:
    """The type of an exception and where it was raised, without its text."""
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "error": type(error).__name__,
        "at": [f"{frame.filename.rpartition('/millions/')[2]}:{frame.lineno} {frame.name}" for frame in frames[-6:]],
    }


def _only_what(_: Any, __: str, event: dict[str, Any]) -> dict[str, Any]:
    """Cut asyncio's messages at the first detail: they quote tasks and exceptions."""
    if event.get("logger") == "asyncio":
        event["event"] = re.split(r"[<(\n]", str(event["event"]))[0].strip()
    return event


def _without_texts(_: Any, __: str, event: dict[str, Any]) -> dict[str, Any]:
    """Replace an exception that a library logs by its type and place."""
    found = event.pop("exc_info", None)
    error = found[1] if isinstance(found, tuple) else found if isinstance(found, BaseException) else sys.exc_info()[1]
    return event | what_happened(error) if found and error is not None else event


def _escaped(_: Any, __: str, event: dict[str, Any]) -> dict[str, Any]:
    """Write out control characters: a terminal that shows the log must not interpret them."""
    return {key: escaped(value) if isinstance(value, str) else value for key, value in event.items()}


FAULTS_OF_CLIENTS = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)
"""What uvicorn reports about clients: each is answered; logging them would let a client fill the operator's disk."""


def _is_ours(record: logging.LogRecord) -> bool:
    return record.msg not in FAULTS_OF_CLIENTS


_chosen = (True, "info")


def chosen() -> tuple[bool, str]:
    """How logs were set up, for other processes that are to do the same."""
    return _chosen


def set_up(as_json: bool, level: str) -> None:
    """Send all logs, ours and the libraries', to stderr in one format."""
    global _chosen
    _chosen = (as_json, level)
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _only_what,
        _without_texts,
        _escaped,
    ]
    renderer: Any = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for noisy in ("uvicorn", "uvicorn.error", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
