"""Metrics that a host alerts on, and files for Grafana and Prometheus that use no others."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest

from millions.server.shared_metrics import SharedMetrics
from millions.tables import HandClock, MemoryStore
from millions.tables.errors import StoreFailed
from millions.tables.store import LIVE
from tests.loops import in_a_loop
from tests.server.parties import NOON, Server, serving

MONITORING = Path(__file__).parents[2] / "docs" / "monitoring"
OF_PROMETHEUS = {"up"}


async def metrics(server: Server) -> dict[str, float]:
    text = (await server.http.get("/metrics")).text
    return {name: float(value) for name, value in re.findall(r"^([^#\s]+(?:\{.*\})?) (\S+)$", text, re.MULTILINE)}


@in_a_loop
async def test_the_metrics_tell_what_a_host_alerts_on() -> None:
    clock = HandClock(NOON)
    async with serving(clock=clock) as server:
        bots = {"game": "dollars-1e", "chairs": [{"kind": "random"}] * 3, "pace": 0}
        table = (await server.http.post("/api/tables", json=bots)).json()["table"]
        await server.http.post("/api/tables", json={"game": "million-club", "chairs": [{}] * 3})
        found = await metrics(server)
        assert found["millions_tables"] == await server.manager.store.count(LIVE)
        assert found['millions_matches_begun_total{game="dollars-1e"}'] == 1
        assert found["process_resident_memory_bytes"] > 0
        assert found["process_cpu_seconds_total"] > 0
        assert found["millions_store_up"] == 1
        assert found["millions_bot_queue"] == found["millions_store_failures_total"] == 0
        assert any(name.startswith("millions_build_info{") and 'version="' in name for name in found)
        live = await server.manager.table(table)
        while live.state.stage != "over":
            await live.tick()
        found = await metrics(server)
        assert found['millions_matches_ended_total{game="dollars-1e"}'] == 1
        assert found["millions_tables"] == 1


class Gone(MemoryStore):
    """A store that does not answer."""

    async def check(self) -> None:
        raise StoreFailed("store-failed", "the store failed: gone", error="gone")


@in_a_loop
async def test_a_store_that_does_not_answer_is_told_and_the_metrics_are_still_there() -> None:
    async with serving(Gone()) as server:
        found = await metrics(server)
        assert found["millions_store_up"] == 0
        assert "millions_tables" in found


@in_a_loop
async def test_dashboard_and_alerts_use_metrics_that_exist() -> None:
    async with serving() as server:
        text = (await server.http.get("/metrics")).text
    known = set(re.findall(r"^# TYPE (\S+) ", text, re.MULTILINE)) | OF_PROMETHEUS
    known |= {f"{name}_bucket" for name in re.findall(r"^# TYPE (\S+) histogram", text, re.MULTILINE)}
    alerts = (MONITORING / "alerts.yml").read_text(encoding="utf-8")
    panels = json.loads((MONITORING / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    used = re.findall(r"^ +expr: (.+)$", alerts, re.MULTILINE)
    assert len(used) == alerts.count("alert: ")
    used += [target["expr"] for panel in panels for target in panel["targets"]]
    for expression in used:
        names = set(re.findall(r"\b(?:millions|process)_\w+|\bup\b", expression))
        assert names, expression
        assert names <= known, expression
    assert {"millions_store_up", "process_resident_memory_bytes", "millions_bot_queue"} <= set(
        re.findall(r"\w+", " ".join(used))
    )


def test_any_of_several_processes_tells_the_metrics_of_all_that_run(tmp_path: Path) -> None:
    of = [SharedMetrics(str(tmp_path), place) for place in range(3)]
    for place, one in enumerate(of):
        registry = CollectorRegistry()
        Counter("commands", "Commands", ("do",), registry=registry).labels("Play").inc(place + 1)
        Histogram("seconds", "Seconds", buckets=(1,), registry=registry).observe(0.5)
        one.write(generate_latest(registry))
    os.utime(tmp_path / "2", (0, 0))  # it has ended long ago
    (tmp_path / "3.new").write_text("half")
    text = of[0].text().decode()
    assert [line for line in text.splitlines() if line.startswith("commands_total")] == [
        'commands_total{do="Play",worker="0"} 1.0',
        'commands_total{do="Play",worker="1"} 2.0',
    ]
    assert text.count("# TYPE commands_total counter") == 1
    assert 'seconds_bucket{le="1.0",worker="1"} 1.0' in text
