"""The review as a page: one HTML file with its charts inside, that opens without a network."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from millions.core.errors import BadSetup
from millions.core.record import write
from millions.review.findings import Review
from millions.review.walk import FinishedMatch
from millions.terminal.review import SEAT_COLUMNS, ReviewWords

WIDTH, HEIGHT = 760, 320
"""Size of the chart of chances, in pixels; it shrinks with the window."""

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 62rem; padding: 1.5rem; }
body { color: CanvasText; background: Canvas; color-scheme: light dark; }
h1 { line-height: 1.2; } h2 { margin-top: 2rem; }
table { border-collapse: collapse; } th, td { padding: .25rem .9rem .25rem 0; text-align: right; }
th:first-child, td:first-child { text-align: left; }
li { margin: .35rem 0; }
.chart { overflow-x: auto; background: #fff; color: #000; border-radius: .5rem; padding: .5rem; }
.chart svg { max-width: 100%; height: auto; }
@media (max-width: 40rem) { body { padding: 1rem; } th, td { padding-right: .5rem; font-size: .85rem; } }
.how { opacity: .75; font-size: .9rem; }
"""


def write_page(path: Path, review: Review, match: FinishedMatch, lang: str) -> None:
    """Write the page, whole or not at all."""
    write(path, ReviewPage(review, match, lang).html().encode())


class ReviewPage(ReviewWords):
    """Puts the page together."""

    def html(self) -> str:
        """The whole page."""
        title = escape(self.text("review-title", game=self.speaker.game_title()))
        judge = self.review.judge
        parts = [
            f"<h1>{title}</h1>",
            self.seats(),
            f"<h2>{escape(self.text('review-chances'))}</h2>",
            f'<div class="chart">{self.charts()}</div>',
            self.part("review-turns", [self.turning_point(one) for one in self.review.turning_points]),
            self.part("review-awards", [self.award(one) for one in self.review.awards]),
            self.part("review-decisions", [self.decision(one) for one in self.review.decisions if one.sure]),
            self.part("review-page-all-deals", [self.deal(one) for one in self.review.deals]),
            self.part("review-page-all-claims", [self.claim(one) for one in self.review.claims]),
            f'<p class="how">{escape(self.text("review-judge", name=judge.name, version=judge.version))}</p>',
        ]
        head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
        body = "\n".join(parts)
        head = f"<head>{head}<style>{STYLE}</style></head>"
        return f'<!doctype html>\n<html lang="{self.speaker.lang}">{head}\n<body>{body}</body></html>\n'

    def seats(self) -> str:
        """Result and luck of every seat, as a table."""
        heads = "".join(f"<th>{escape(self.text(column))}</th>" for column in SEAT_COLUMNS)
        rows = [
            "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in self.cells(seat)) + "</tr>"
            for seat in self.review.seats
        ]
        return f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"

    def part(self, heading: str, lines: list[str]) -> str:
        """A heading and a list; nothing where there is nothing to say."""
        if not lines:
            return ""
        items = "".join(f"<li>{escape(line)}</li>" for line in lines)
        return f"<h2>{escape(self.text(heading))}</h2><ul>{items}</ul>"

    def charts(self) -> str:
        """The chances over time, shaded by their errors, with the turning points; below it everybody's luck."""
        try:
            import altair
        except ImportError:
            sentence = 'charts need Altair: pip install "millions[lab]"'
            raise BadSetup("no-altair", sentence, install='pip install "millions[lab]"') from None
        chart = altair.vconcat(self.chances_chart(altair), self.luck_chart(altair)).resolve_scale(color="shared")
        look = {"actions": False, "renderer": "svg"}
        html: str = chart.to_html(inline=True, fullhtml=False, embed_options=look)
        return html

    def chances_chart(self, altair: Any) -> Any:
        """A line for every seat, with a band of one standard error, and a rule at each turning point."""
        rows = [
            {
                "n": point.n,
                "seat": name,
                "chance": share,
                "low": max(0.0, share - point.error[name]),
                "high": min(1.0, share + point.error[name]),
            }
            for point in self.review.chances
            for name, share in point.by_seat.items()
        ]
        turns = [{"n": one.n, "what": self.turning_point(one)} for one in self.review.turning_points]
        line = altair.X("n:Q", title=self.text("review-page-line"))
        seat = altair.Color("seat:N", title=self.text("review-player"), sort=list(self.match.names))
        share = altair.Y("chance:Q", title=self.text("review-page-chance"), axis=altair.Axis(format="%"))
        base = altair.Chart(altair.Data(values=rows))
        spread = altair.Color("seat:N", legend=None, sort=list(self.match.names))
        band = base.mark_area(opacity=0.15, interpolate="step-after").encode(
            x=line, y=altair.Y("low:Q", title=""), y2="high:Q", color=spread
        )
        lines = base.mark_line(interpolate="step-after").encode(x=line, y=share, color=seat)
        rules = altair.Chart(altair.Data(values=turns)).mark_rule(strokeDash=[4, 4]).encode(x="n:Q", tooltip="what:N")
        return altair.layer(band, lines, rules).properties(width=WIDTH, height=HEIGHT)

    def luck_chart(self, altair: Any) -> Any:
        """A bar for every seat."""
        rows = [{"seat": seat.name, "points": 100 * seat.luck} for seat in self.review.seats]
        return (
            altair.Chart(altair.Data(values=rows), title=self.text("review-page-luck"))
            .mark_bar()
            .encode(
                x=altair.X("points:Q", title=self.text("review-page-points")),
                y=altair.Y("seat:N", title="", sort=list(self.match.names)),
                color=altair.Color("seat:N", sort=list(self.match.names)),
            )
            .properties(width=WIDTH)
        )
