"""The result of weighing a deck as a page: one HTML file with its charts inside, that opens without a network."""

from __future__ import annotations

from html import escape
from typing import Any

from millions.lab.balance.findings import AGAINST, ALL, MEASURES, PERCENT, SENSITIVITY, Finding, compared
from millions.lab.balance.result import Weighed
from millions.terminal.weigh_words import COLUMNS, HEADINGS, WeighVerdict, WeighWords, is_use

WIDTH = 420
"""Of a chart, in pixels, without the names of the figures beside it; it shrinks with the window."""

STEP = 18
"""Pixels between two rows of a chart."""

STYLE = """
:root { color-scheme: light dark; --soft: #8884; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 62rem; padding: 1.5rem; }
body { color: CanvasText; background: Canvas; }
h1 { line-height: 1.2; } h2 { margin-top: 2rem; }
li { margin: .35rem 0; }
table { border-collapse: collapse; font-size: .9rem; } th, td { padding: .2rem .9rem .2rem 0; text-align: left; }
tbody tr { border-top: 1px solid var(--soft); }
td:nth-child(4), th:nth-child(4), td:nth-child(5) { font-variant-numeric: tabular-nums; white-space: nowrap; }
tr.flagged { font-weight: 600; }
.scroll { overflow-x: auto; }
.chart { overflow-x: auto; margin-top: 2rem; }
.how { opacity: .75; font-size: .9rem; }
@media (max-width: 40rem) { body { padding: 1rem; } th, td { padding-right: .5rem; font-size: .8rem; } }
"""

BLUE, GREY = "#3b82f6", "#9aa3ad"
"""A figure that stands out, and one that does not."""

LOOK = {"actions": False, "renderer": "svg"}

TEXT = "currentColor"
"""The colour of the page's text, light or dark."""

INK: dict[str, Any] = {
    "axis": {
        "labelColor": TEXT,
        "titleColor": TEXT,
        "domainColor": "#8888",
        "tickColor": "#8888",
        "gridColor": "#8883",
    },
    "title": {"color": TEXT, "anchor": "start", "fontSize": 14},
    "view": {"stroke": None},
}


class WeighPage(WeighWords):
    """Puts the page together; `records` are the files of games that show findings, relative to the page."""

    def __init__(self, found: Weighed, lang: str) -> None:
        super().__init__(found, lang)
        self.records: dict[Finding, str] = {}

    def html(self) -> str:
        """The whole page."""
        name = escape(self.title())
        parts = [
            f"<h1>{name}</h1><p>{escape(self.played())}</p>",
            *(self.part(family) for family in self.families()),
            f'<div class="chart">{self.charts()}</div>',
            f'<p class="how">{escape(self.text("weigh-correction"))}</p>',
            f'<p class="how">{escape(self.text("weigh-caution"))}</p>',
            self.table(),
        ]
        head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{name}</title>'
        head = f"<head>{head}<style>{STYLE}</style></head>"
        body = "\n".join(parts)
        return f'<!doctype html>\n<html lang="{self.words.lang}">{head}\n<body>{body}</body></html>\n'

    def part(self, family: str) -> str:
        """The verdicts of a kind, each with the record of a game that shows it."""
        heading, nothing = HEADINGS[family]
        items = "".join(self.item(verdict) for verdict in self.verdicts(family))
        said = items or f"<li>{escape(self.text(nothing))}</li>"
        return f"<h2>{escape(self.text(heading))}</h2><ul>{said}</ul>"

    def item(self, verdict: WeighVerdict) -> str:
        """One verdict."""
        said, file = escape(self.sentence(verdict)), self.records.get(verdict.finding)
        if file is None:
            return f"<li>{said}</li>"
        link = f'<a href="{escape(file)}"><code>millions replay {escape(file)}</code></a>'
        return f"<li>{said}<br><small>{escape(self.text('weigh-report-record'))} {link}</small></li>"

    # Which figures a chart shows

    def joint(self) -> list[Finding]:
        """The figures of all bots together, or of the only bot, that have an interval."""
        shown = ALL if len(self.bots) > 1 else self.bots[0]
        return [one for one in self.report.findings if one.bots == shown and one.low is not None]

    def of_kind(self, what: str) -> list[Finding]:
        """One figure for everything that it is of."""
        return [one for one in self.joint() if one.what == what]

    def relative(self, finding: Finding) -> bool:
        """Is this a figure that a balanced game would have at 0?"""
        return not compared(finding.what) and bool(MEASURES[finding.what].balanced)

    def tornado(self) -> list[Finding]:
        """The sensitivity to each number of the deck, the strongest first, for each figure and number of players."""
        shown = [one for one in self.joint() if one.what.startswith(SENSITIVITY)]
        places = {one.what: place for place, one in enumerate(reversed(shown))}
        return sorted(shown, key=lambda one: (-places[one.what], one.players, -abs(one.estimate)))

    # Charts

    def charts(self) -> str:
        """All charts in one drawing, so that the code that draws them is in the page only once."""
        import altair

        parts = {
            "weigh-report-forest": [one for one in self.joint() if one.what.startswith(AGAINST)],
            "weigh-report-worth": [one for one in self.joint() if self.relative(one)],
            "weigh-report-course": self.of_kind("leader-wins"),
            "weigh-report-use": [one for one in self.joint() if is_use(one)],
            "weigh-report-tornado": self.tornado(),
        }
        drawn = [
            self.dots(altair, heading, [one for one in shown if (one.players, one.unit) == group], *group)
            for heading, shown in parts.items()
            for group in dict.fromkeys((one.players, one.unit) for one in shown)
        ]
        if not drawn:
            return ""
        whole = altair.vconcat(*drawn, spacing=40, background="transparent").configure(**INK)
        html: str = whole.to_html(inline=True, fullhtml=False, embed_options=LOOK)
        return html

    def dots(self, altair: Any, heading: str, shown: list[Finding], players: int, unit: str) -> Any:
        """A dot with its interval for each figure, and a line at 0 where figures are relative."""
        rows = [
            {
                "name": self.what(one),
                "estimate": one.estimate,
                "low": one.low,
                "high": one.high,
                "colour": BLUE if one.flagged else GREY,
                "said": f"{self.value(one, one.estimate)} ({self.interval(one)})",
            }
            for one in shown
        ]
        names = altair.Y("name:N", sort=None, title=None, axis=altair.Axis(labelLimit=420))
        colour = altair.Color("colour:N", scale=None)
        base = altair.Chart(altair.Data(values=rows))
        scale = altair.Scale(zero=True)
        lines = base.mark_rule(strokeWidth=2).encode(
            y=names, x=altair.X("low:Q", title=self.axis(unit, shown), scale=scale), x2="high:Q", color=colour
        )
        dots = base.mark_circle(size=60, opacity=1).encode(y=names, x="estimate:Q", color=colour, tooltip="said:N")
        zero = altair.Chart(altair.Data(values=[{"x": 0}])).mark_rule(strokeDash=[3, 3], color=TEXT).encode(x="x:Q")
        title = self.text("weigh-chart", what=self.text(heading), players=players)
        return altair.layer(zero, lines, dots).properties(width=WIDTH, height=altair.Step(STEP), title=title)

    def axis(self, unit: str, shown: list[Finding]) -> str:
        """What the numbers below a chart are."""
        relative = self.relative(shown[0]) or compared(shown[0].what)
        return self.text("weigh-axis", unit="points" if relative and unit == PERCENT else unit.replace("%", "percent"))

    # The table

    def table(self) -> str:
        """Every figure, by number of players and bot."""
        heads = "".join(f"<th>{escape(self.text(column))}</th>" for column in COLUMNS)
        rows = []
        for finding in self.report.findings:
            cells = "".join(f"<td>{escape(cell)}</td>" for cell in self.row(finding)[: len(COLUMNS)])
            rows.append(f'<tr class="flagged">{cells}</tr>' if finding.flagged else f"<tr>{cells}</tr>")
        table = f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
        return f'<h2>{escape(self.text("weigh-report-table"))}</h2><div class="scroll">{table}</div>'
