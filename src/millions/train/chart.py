"""The log of a training run as a chart."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

CHART = "chart.svg"

SHOWN = {
    "nash_conv": "NashConv in the small heist, in money (equilibrium: 0)",
    "wins_against_guests": "wins against bots and clones (fair: 1)",
    "wins_against_rivals": "wins against one rival at the table (fair: 1)",
    "wins_against_past": "wins against past selves and imitated bots (fair: 1)",
    "wins_against_random": "wins against random seats (fair: 1)",
    "entropy": "entropy of the policy",
    "secret_entropy": "entropy of secret choices",
    "kl": "distance to the reference policy",
    "value_loss": "loss of the value",
    "belief_loss": "loss of the beliefs",
}
"""Columns of the log, and what the chart calls them."""

SIZE = 260


def draw(figures: list[dict[str, float]], folder: Path) -> None:
    """Write the chart into the run's folder, if the packages of the extra `lab` are installed."""
    if not figures or not find_spec("altair") or not find_spec("vl_convert"):
        return
    import altair
    import vl_convert

    (folder / CHART).write_text(vl_convert.vegalite_to_svg(chart(altair, figures).to_json()), encoding="utf-8")


def chart(altair: Any, figures: list[dict[str, float]]) -> Any:
    """One curve for each column."""
    rows = [
        {"decisions": line["decisions"], "figure": title, "value": line[column]}
        for line in figures
        for column, title in SHOWN.items()
        if column in line
    ]
    curve = (
        altair.Chart(altair.Data(values=rows))
        .mark_line()
        .encode(
            altair.X("decisions:Q", title="decisions", axis=altair.Axis(format="~s")),
            altair.Y("value:Q", title=None, scale=altair.Scale(zero=False)),
        )
    )
    facets = curve.properties(width=SIZE, height=SIZE / 2).facet(altair.Facet("figure:N", title=None), columns=2)
    return facets.resolve_scale(y="independent")
