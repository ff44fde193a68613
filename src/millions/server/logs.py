"""Logs for whoever runs the server: one line for each thing, and nothing in it that a player may not know.

What is logged is named piece by piece: codes, counts, routes, kinds of errors and where they came from. The text of an
exception is never logged, since it may hold an action; nor is an address that was asked for, since it may be a link.
"""

from __future__ import annotations

import logging
import sys
import traceback
from typing import Any

import structlog

log: structlog.stdlib.BoundLogger = structlog.get_logger("millions")


def what_happened(error: BaseException) -> dict[str, Any]:
    """The kind of an exception and where it came from; not what it says."""
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "error": type(error).__name__,
        "at": [f"{frame.filename.rpartition('/millions/')[2]}:{frame.lineno} {frame.name}" for frame in frames[-6:]],
    }


def _without_texts(_: Any, __: str, event: dict[str, Any]) -> dict[str, Any]:
    """An exception that a library logs is told by its kind and place only."""
    found = event.pop("exc_info", None)
    error = found[1] if isinstance(found, tuple) else found if isinstance(found, BaseException) else sys.exc_info()[1]
    return event | what_happened(error) if found and error is not None else event


def set_up(as_json: bool, level: str) -> None:
    """Everything that is logged, by us or by a library, goes to the error stream in one shape."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _without_texts,
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
