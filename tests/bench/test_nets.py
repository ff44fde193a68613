"""Figures of nets, and which bots negotiate."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from millions.bench.negotiation import check
from millions.bench.nets import nashconv
from millions.core.errors import BadSetup
from millions.trained.net import SHIPPED


def test_nashconv_of_a_net_in_a_file_stands_beside_that_of_random_play() -> None:
    said = io.StringIO()
    nashconv(None, Path(str(SHIPPED)) / "dollars-1e.npz", False, Console(file=said, width=100))
    head, row = said.getvalue().strip().splitlines()
    assert "NashConv" in head
    assert row.split()[:2] == ["dollars-1e", "612"]
    assert row.split()[-1] == "2.907"


def test_a_game_without_a_heist_is_refused() -> None:
    with pytest.raises(BadSetup, match="'million-club' has no heist; these have: dollars-1e, dollars-2e"):
        nashconv("million-club", None, False, Console(file=io.StringIO()))


def test_five_kinds_of_bots_that_there_are_negotiate() -> None:
    kinds = ["trained", "shrewd", "honest", "miser", "bully"]
    assert check(kinds) == kinds
    with pytest.raises(BadSetup, match="5 kinds of bots are needed, not 2"):
        check(["trained", "shrewd"])
    with pytest.raises(BadSetup, match="there is no bot 'steve'"):
        check(["steve", *kinds])
