"""What `millions bench research` measures can be measured; how fast it is, no test says."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from rich.console import Console

from millions.bench import research


@pytest.mark.parametrize("duel", research.DUELS, ids=lambda duel: duel.measured)
def test_everything_of_ours_plays(duel: research.Duel) -> None:
    decisions, games = duel.ours()()
    assert decisions > games == 1


def test_a_peer_that_is_not_there_is_not_measured_but_how_to_get_it_is_said(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    duel: Any = research.DUELS[0]._replace(packages=("no_such_package",))
    monkeypatch.setattr(research, "DUELS", (duel,))
    said = io.StringIO()
    research.research(0.01, False, Console(file=said, width=200))
    assert 'pip install "pettingzoo[classic]"' in said.getvalue()
    research.research(0.01, True, Console(file=said))
    (row,) = json.loads(capfdbinary.readouterr().out)
    assert row == {"measured": duel.measured, "against": duel.against, "ratio": None}
