"""The review as a picture to share: names, result, luck, the chart of chances and the awards, as SVG or PNG."""

from __future__ import annotations

from html import escape
from importlib import import_module
from pathlib import Path
from textwrap import shorten

from msgspec import Struct, json

from millions.core.errors import BadSetup
from millions.core.record import write
from millions.review.findings import Award, ChancePoint, SeatReview
from millions.review.sentences import ReviewWords
from millions.review.walk import FinishedMatch

WIDTH, HEIGHT = 1200, 630
"""The size that messengers and social networks show without cropping."""

LEFT, RIGHT, TOP, BOTTOM = 90, 850, 110, 470
"""The edges of the chart."""

LIST_X, LIST_STEP = 890, 44
BAND_ERRORS = 2
"""The band shows twice the standard error."""

NUMBER_STEP = 16
"""Least distance of the numbers of two turning points."""

LONGEST_AWARD = 100
SERIES = ("#b3246b", "#0b6e8f", "#8a5a00", "#2f6b2f", "#5b3fb0", "#a3211f", "#3d4654", "#006b5b")
INK, SOFT, LINE, GROUND = "#231d2b", "#5e5566", "#d9d0c1", "#f7f4ee"
FACE = "DejaVu Sans, Segoe UI, Roboto, Arial, sans-serif"


class TurnMark(Struct):
    """The place of a turning point."""

    n: int


class Drawn(Struct):
    """The parts of a review that the picture shows."""

    seats: list[SeatReview]
    chances: list[ChancePoint]
    turning_points: list[TurnMark]
    awards: list[Award]


def write_picture(path: Path, review: bytes, match: FinishedMatch, lang: str) -> None:
    """Write the picture of a review (given as JSON) atomically; the file's suffix chooses the format."""
    check_kind(path)
    svg = ReviewPicture(review, match, lang).svg()
    write(path, png_of(svg) if path.suffix.casefold() == ".png" else svg.encode())


def drawn(review: bytes, record: bytes, lang: str) -> bytes:
    """The picture of a review, given as JSON, as SVG."""
    return ReviewPicture(review, FinishedMatch.read(record), lang).svg().encode()


def check_kind(path: Path) -> None:
    """Refuse any other kind of file."""
    if path.suffix.casefold() not in (".svg", ".png"):
        raise BadSetup("picture-kind", f"a picture is an .svg or a .png file, not {path.name}", file=path.name)


def png_of(svg: str) -> bytes:
    """The same picture as PNG."""
    try:
        painter = import_module("vl_convert")
    except ImportError:
        install = 'pip install "millions[lab]"'
        raise BadSetup("no-painter", f"PNG pictures need vl-convert: {install}", install=install) from None
    png: bytes = painter.svg_to_png(svg)
    return png


class ReviewPicture(ReviewWords):
    """Draws the picture."""

    def __init__(self, review: bytes, match: FinishedMatch, lang: str) -> None:
        super().__init__(match, lang)
        self.review = json.decode(review, type=Drawn)

    def svg(self) -> str:
        """The whole picture."""
        title = self.text("review-title", game=self.speaker.game_title())
        size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FACE}" font-size="20" fill="{INK}">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{GROUND}"/>',
            _text(LEFT - 42, 64, title, 'font-size="34" font-weight="700"'),
            *self.grid(),
            *self.lines(),
            *self.turns(),
            *self.players(),
            *self.awards(),
            "</svg>",
        ]
        return "\n".join(parts) + "\n"

    def x(self, n: int) -> float:
        """The x coordinate of a line of the record."""
        return LEFT + (n - 1) * (RIGHT - LEFT) / max(1, len(self.match.moments) - 1)

    def y(self, chance: float) -> float:
        """The y coordinate of a chance."""
        return BOTTOM - min(1.0, max(0.0, chance)) * (BOTTOM - TOP)

    def grid(self) -> list[str]:
        """Grid lines at some chances."""
        drawn = []
        for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
            y = self.y(chance)
            drawn.append(f'<path d="M{LEFT},{y:.1f}H{RIGHT}" stroke="{LINE}"/>')
            label = 'text-anchor="end" font-size="16" fill="' + SOFT + '"'
            drawn.append(_text(LEFT - 8, y + 6, self.percent(chance), label))
        return drawn

    def lines(self) -> list[str]:
        """Each player's chances as a step function, with their error band."""
        bands, lines = [], []
        for seat, name in enumerate(self.match.names):
            colour = SERIES[seat % len(SERIES)]
            points = [(point.n, point.by_seat[name], BAND_ERRORS * point.error[name]) for point in self.review.chances]
            upper = self.corners([(n, chance + error) for n, chance, error in points])
            lower = self.corners([(n, chance - error) for n, chance, error in points])
            bands.append(f'<path d="M{"L".join([*upper, *reversed(lower)])}Z" fill="{colour}" opacity="0.13"/>')
            line = "L".join(self.corners([(n, chance) for n, chance, _ in points]))
            lines.append(f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="3" stroke-linejoin="round"/>')
        return bands + lines

    def corners(self, points: list[tuple[int, float]]) -> list[str]:
        """A chance holds until the next line."""
        corners = [(self.x(points[0][0]), self.y(points[0][1]))]
        for n, chance in points[1:]:
            corners += [(self.x(n), corners[-1][1]), (self.x(n), self.y(chance))]
        return [f"{x:.1f},{y:.1f}" for x, y in corners]

    def turns(self) -> list[str]:
        """The turning points, by number, the largest first; numbers of neighbours stand side by side."""
        drawn, free = [], 0.0
        for number, point in sorted(enumerate(self.review.turning_points, 1), key=lambda one: one[1].n):
            x = self.x(point.n)
            drawn.append(f'<path d="M{x:.1f},{TOP}V{BOTTOM}" stroke="{SOFT}" stroke-dasharray="5 5"/>')
            at = max(x, free)
            drawn.append(_text(at, TOP - 8, str(number), 'text-anchor="middle" font-size="18" font-weight="700"'))
            free = at + NUMBER_STEP
        return drawn

    def players(self) -> list[str]:
        """Everybody by place, with result and luck."""
        drawn = []
        for row, seat in enumerate(self.review.seats):
            y = TOP + 18 + row * LIST_STEP
            colour = SERIES[self.match.names.index(seat.name) % len(SERIES)]
            drawn.append(f'<path d="M{LIST_X},{y - 6}h26" stroke="{colour}" stroke-width="5"/>')
            name = shorten(seat.name, 18, placeholder="…")
            drawn.append(_text(LIST_X + 36, y, f"{seat.place}. {name}", 'font-weight="700"'))
            luck = self.text("review-luck-said", luck=self.change(seat.luck))
            drawn.append(_text(LIST_X + 36, y + 19, luck, f'font-size="15" fill="{SOFT}"'))
        return drawn

    def awards(self) -> list[str]:
        """The awards, one line each."""
        said = [shorten(self.award(award), LONGEST_AWARD, placeholder="…") for award in self.review.awards]
        return [_text(LEFT - 42, BOTTOM + 62 + 32 * row, line) for row, line in enumerate(said)]


def _text(x: float, y: float, text: str, look: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" {look}>{escape(text)}</text>'
