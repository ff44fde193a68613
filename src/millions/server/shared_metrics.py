"""The metrics of several processes at one port: the process that is asked answers for all, with a label for each.

Each process writes its metrics into a folder that they share. The file of a process that has ended expires.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

from prometheus_client import Metric, generate_latest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

SHARE_EVERY_S = 2.0
EXPIRE_AFTER_S = 10.0
"""Metrics that a process has not refreshed for this long are ignored."""

LABEL = "worker"


class SharedMetrics:
    """A folder with the metrics of each process, by its place among them."""

    def __init__(self, folder: str, place: int) -> None:
        self._folder, self._place = Path(folder), place

    def write(self, text: bytes) -> None:
        """Write the present metrics of this process."""
        new = self._folder / f"{self._place}.new"
        new.write_bytes(text)
        os.replace(new, self._folder / str(self._place))

    def text(self) -> bytes:
        """The metrics of all processes that run."""
        return generate_latest(_Merged({file.name: file.read_text("utf-8") for file in self._fresh()}))

    def _fresh(self) -> list[Path]:
        now = time.time()
        written = [file for file in sorted(self._folder.iterdir()) if file.name.isdecimal()]
        return [file for file in written if now - file.stat().st_mtime < EXPIRE_AFTER_S]


class _Merged(Collector):
    """Metrics of several processes, each with a label that names its process."""

    def __init__(self, texts: dict[str, str]) -> None:
        self._texts = texts

    def collect(self) -> Iterator[Metric]:
        found: dict[str, Metric] = {}
        for place, text in self._texts.items():
            for one in text_string_to_metric_families(text):
                into = found.setdefault(one.name, Metric(one.name, one.documentation, one.type))
                for sample in one.samples:
                    into.add_sample(sample.name, {**sample.labels, LABEL: place}, sample.value)
        yield from found.values()
