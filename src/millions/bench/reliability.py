"""The reliability diagram: the judge's chances against the observed frequencies, drawn as an SVG."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from millions.bench.judge import JudgeFigures
from millions.bots.measure import Z_95

SIZE = 220


def rows(found: list[JudgeFigures]) -> list[dict[str, Any]]:
    """A row for every tenth of every game: the mean chance, the share won, and the reach of a 95 % interval."""
    return [
        {
            "game": f"{one.game}: {one.games} games, calibration error {one.calibration_error:.3f}",
            "said": bin_.said / bin_.chances,
            "won": bin_.won / bin_.chances,
            "low": max(0.0, bin_.won / bin_.chances - reach(bin_.won / bin_.chances, bin_.chances)),
            "high": min(1.0, bin_.won / bin_.chances + reach(bin_.won / bin_.chances, bin_.chances)),
            "chances": bin_.chances,
        }
        for one in found
        for bin_ in one.bins
        if bin_.chances
    ]


def reach(share: float, number: int) -> float:
    """Half of the 95 % interval of a share."""
    return float(Z_95 * (share * (1 - share) / number) ** 0.5)


def draw(found: list[JudgeFigures], file: Path) -> None:
    """Write the diagram; a judge whose chances are true has all points on the diagonal."""
    import altair
    import vl_convert

    svg = vl_convert.vegalite_to_svg(chart(altair, found).to_json())
    file.write_text(svg, encoding="utf-8")


def chart(altair: Any, found: list[JudgeFigures]) -> Any:
    """The diagrams of all games, side by side."""
    scale = altair.Scale(domain=[0, 1])
    said = altair.X("said:Q", title="chance that was given", scale=scale, axis=altair.Axis(format="%"))
    won = altair.Y("won:Q", title="share that was won", scale=scale, axis=altair.Axis(format="%"))
    points = (
        altair.Chart().mark_point(filled=True, opacity=1).encode(said, won, size=altair.Size("chances:Q", legend=None))
    )
    bounds = altair.Chart().mark_rule().encode(said, altair.Y("low:Q", title=""), altair.Y2("high:Q"))
    ideal = (
        altair.Chart()
        .mark_rule(color="grey", strokeDash=[4, 4])
        .encode(x=altair.datum(0), y=altair.datum(0), x2=altair.datum(1), y2=altair.datum(1))
    )
    layers = altair.layer(ideal, bounds, points, data=altair.Data(values=rows(found)))
    return layers.properties(width=SIZE, height=SIZE).facet(altair.Column("game:N", title=None))
