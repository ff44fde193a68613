"""The review as a page: one HTML file with its charts inside, that opens without a network."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from millions.core.errors import BadSetup
from millions.core.record import write
from millions.review.findings import Review
from millions.review.picture import BAND_ERRORS, SERIES
from millions.review.sentences import ReviewWords
from millions.review.walk import FinishedMatch

WIDTH, HEIGHT = 840, 340
"""Size of the chart of chances, in pixels; it shrinks with the window."""

STRUCK, LIE = "#1f6f43", "#a3211f"
"""Colours of the signs for deals and lies."""

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 62rem; padding: 1.5rem; }
body { color: CanvasText; background: Canvas; color-scheme: light dark; }
h1 { line-height: 1.2; } h2 { margin-top: 2rem; }
table { border-collapse: collapse; } th, td { padding: .25rem .9rem .25rem 0; text-align: right; }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; }
li { margin: .35rem 0; }
summary { cursor: pointer; font-size: 1.25rem; font-weight: 700; margin-top: 2rem; }
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

    def __init__(self, review: Review, match: FinishedMatch, lang: str) -> None:
        super().__init__(match, lang)
        self.review = review

    def html(self) -> str:
        """The whole page."""
        title = escape(self.text("review-title", game=self.speaker.game_title()))
        review, judge = self.review, self.review.judge
        parts = [
            f"<h1>{title}</h1>",
            self.seats(),
            self.part("decided-title", [*self.decided(review)]),
            f"<h2>{escape(self.text('review-chances'))}</h2>",
            f'<div class="chart">{self.charts()}</div>',
            f'<p class="how">{escape(self.legend())}</p>',
            self.part("review-turns", [self.turning_point(one, review) for one in review.turning_points], "ol"),
            self.part("review-awards", [self.praise(one, review) for one in review.awards]),
            self.part("review-decisions", [self.decision(one, review) for one in self.costly(review)]),
            self.part(
                "review-page-all-deals",
                [*self.winning(review), *map(self.deal, review.deals)],
                how="review-deals-how",
            ),
            self.part("review-bluffs", self.claims([one for one in review.claims if not one.true])),
            self.folded("review-page-all-claims", self.claims(review.claims)),
            f'<p class="how">{escape(self.text("review-judge", name=judge.name, version=judge.version))}</p>',
        ]
        head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
        body = "\n".join(parts)
        head = f"<head>{head}<style>{STYLE}</style></head>"
        return f'<!doctype html>\n<html lang="{self.speaker.lang}">{head}\n<body>{body}</body></html>\n'

    def seats(self) -> str:
        """Result and luck of every seat, as a table."""
        heads = "".join(f"<th>{escape(self.text(column, game=self.match.game.name))}</th>" for column in self.columns)
        rows = [
            "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in self.cells(seat)) + "</tr>"
            for seat in self.review.seats
        ]
        table = f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
        return f'<div class="wide">{table}</div>'

    def part(self, heading: str, lines: list[str], kind: str = "ul", how: str = "") -> str:
        """A heading and a list, and how to read it; nothing where there is nothing to say."""
        note = f'<p class="how">{escape(self.text(how))}</p>' if how else ""
        return f"<h2>{escape(self.text(heading))}</h2>{_list(lines, kind)}{note}" if lines else ""

    def folded(self, heading: str, lines: list[str]) -> str:
        """A long list that opens at a click."""
        summary = f"<summary>{escape(self.text(heading))} ({len(lines)})</summary>"
        return f"<details>{summary}{_list(lines, 'ul')}</details>" if lines else ""

    def charts(self) -> str:
        """The chances over time, shaded by their errors, with the turning points; below it everybody's luck."""
        try:
            import altair
        except ImportError:
            sentence = 'charts need Altair: pip install "millions[lab]"'
            raise BadSetup("no-altair", sentence, install='pip install "millions[lab]"') from None
        chart = altair.vconcat(self.chances_chart(altair), self.luck_chart(altair)).resolve_scale(color="independent")
        look = {"actions": False, "renderer": "svg"}
        html: str = chart.to_html(inline=True, fullhtml=False, embed_options=look)
        return html

    def chances_chart(self, altair: Any) -> Any:
        """A line for every seat with the band of its error; the turning points by number; what happened, under the
        pointer."""
        line = altair.X("n:Q", title=self.text("review-page-line"), scale=altair.Scale(nice=False))
        rows = altair.Chart(altair.Data(values=self.chance_rows()))
        colour = self.colour(altair, legend=altair.Legend(orient="bottom", title=None, symbolOpacity=1))
        share = altair.Y("chance:Q", title=self.text("review-page-chance"), axis=altair.Axis(format="%"))
        band = rows.mark_area(opacity=0.15, interpolate="step-after").encode(
            x=line, y=altair.Y("low:Q", title=""), y2="high:Q", color=colour
        )
        lines = rows.mark_line(interpolate="step-after").encode(x=line, y=share, color=colour)
        turns = altair.Chart(altair.Data(values=self.turn_rows()))
        rules = turns.mark_rule(strokeDash=[4, 4]).encode(x="n:Q")
        numbers = turns.mark_text(y=-8, fontWeight="bold", fontSize=13).encode(x="n:Q", text="number:N")
        marks = altair.Chart(altair.Data(values=self.mark_rows()))
        signs = marks.mark_text(y=HEIGHT - 6, fontSize=11).encode(
            x="n:Q", text="sign:N", color=altair.Color("colour:N", scale=None)
        )
        told = altair.Chart(altair.Data(values=self.told_rows()))
        near = altair.selection_point(nearest=True, on="pointerover", fields=["n"], empty=False)
        titles = [altair.Tooltip("what:N", title=self.text("review-page-line"))]
        titles += [altair.Tooltip(f"s{seat}:N", title=name) for seat, name in enumerate(self.match.names)]
        shown = altair.condition(near, altair.value(0.5), altair.value(0))
        pointed = told.mark_rule(color="#777").encode(x="n:Q", opacity=shown, tooltip=titles).add_params(near)
        return altair.layer(band, lines, rules, numbers, signs, pointed).properties(width=WIDTH, height=HEIGHT)

    def chance_rows(self) -> list[dict[str, float | str]]:
        """Each seat's chance after each line, with a band of twice its standard error."""
        return [
            {
                "n": point.n,
                "seat": name,
                "chance": share,
                "low": max(0.0, share - BAND_ERRORS * point.error[name]),
                "high": min(1.0, share + BAND_ERRORS * point.error[name]),
            }
            for point in self.review.chances
            for name, share in point.by_seat.items()
        ]

    def turn_rows(self) -> list[dict[str, int]]:
        """The turning points by number."""
        return [{"n": one.n, "number": number} for number, one in enumerate(self.review.turning_points, 1)]

    def mark_rows(self) -> list[dict[str, int | str]]:
        """Deals that were struck, and lies."""
        rows: list[dict[str, int | str]] = []
        rows += [{"n": one.n, "sign": "◆", "colour": STRUCK} for one in self.review.deals if one.struck]
        rows += [{"n": one.n, "sign": "▲", "colour": LIE} for one in self.review.claims if not one.true]
        return rows

    def legend(self) -> str:
        """What the signs on the chart mean, and how to read it."""
        signs = dict.fromkeys(row["sign"] for row in self.mark_rows())
        kinds = ["turn", *[{"◆": "deal", "▲": "lie"}[str(sign)] for sign in signs]]
        marks = [self.text("review-page-mark", kind=kind) for kind in kinds]
        return " · ".join([*marks, self.text("review-page-band")])

    def told_rows(self) -> list[dict[str, float | str]]:
        """What happened in each line, and everybody's chance then."""
        rows: list[dict[str, float | str]] = []
        for point, moment in zip(self.review.chances, self.match.moments, strict=True):
            what = " ".join([f"{point.n}.", *[self.speaker.event(event) for event in moment.line.events]])
            shares = {f"s{seat}": self.percent(point.by_seat[name]) for seat, name in enumerate(self.match.names)}
            rows.append({"n": point.n, "what": what, **shares})
        return rows

    def luck_chart(self, altair: Any) -> Any:
        """A bar for every seat."""
        rows = [{"seat": seat.name, "points": 100 * seat.luck} for seat in self.review.seats]
        return (
            altair.Chart(altair.Data(values=rows), title=self.text("review-page-luck"))
            .mark_bar()
            .encode(
                x=altair.X("points:Q", title=self.text("review-page-points")),
                y=altair.Y("seat:N", title="", sort=list(self.match.names)),
                color=self.colour(altair, legend=None),
            )
            .properties(width=WIDTH)
        )

    def colour(self, altair: Any, legend: Any) -> Any:
        """Each seat in the colour that it has in the picture to share."""
        names = list(self.match.names)
        colours = [SERIES[seat % len(SERIES)] for seat in range(len(names))]
        return altair.Color("seat:N", legend=legend, scale=altair.Scale(domain=names, range=colours))


def _list(lines: list[str], kind: str) -> str:
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f"<{kind}>{items}</{kind}>"
