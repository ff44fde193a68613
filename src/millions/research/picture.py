"""Text as a picture: frames for `render_mode="rgb_array"`, all of one size, so that they make a film."""

from __future__ import annotations

from textwrap import wrap

import numpy as np
from numpy.typing import NDArray

from millions.research.extra import missing

try:
    from PIL import Image, ImageDraw, ImageFont
except ModuleNotFoundError as error:
    raise missing("pillow") from error

WIDTH, HEIGHT, MARGIN = 1280, 960, 24
LETTERS, LINE_HEIGHT, COLUMNS = 16, 20, 76
"""The size of the letters, the height of a line, both in pixels, and the number of letters in a line."""

LINES = (HEIGHT - 2 * MARGIN) // LINE_HEIGHT
"""Lines of one column; there are two columns."""

PLAIN = str.maketrans({"–": "-", "−": "-", "→": ">", "“": '"', "”": '"', "’": "'"})
"""Signs that the font of Pillow does not have, and what is drawn instead."""

PAPER, INK = (250, 248, 242), (32, 34, 38)

Picture = NDArray[np.uint8]
"""Rows of pixels, each red, green and blue."""


def picture_of(text: str) -> Picture:
    """A text in two columns; what does not fit is left out, and "..." says so."""
    plain = text.translate(PLAIN)
    lines = [part for line in plain.splitlines() for part in wrap(line, COLUMNS, subsequent_indent="   ")]
    if len(lines) > 2 * LINES:
        lines = [*lines[: 2 * LINES - 1], "..."]
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    brush, font = ImageDraw.Draw(image), ImageFont.load_default(LETTERS)
    for column in range(2):
        shown = lines[column * LINES : (column + 1) * LINES]
        for place, line in enumerate(shown):
            brush.text((MARGIN + column * WIDTH // 2, MARGIN + place * LINE_HEIGHT), line, INK, font=font)
    return np.asarray(image, np.uint8)
