"""Colours of the page are design tokens: raw ones stand in web/src/palette only."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
PALETTE = SOURCES / "palette"

FUNCTIONS = r"\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\("
HEXADECIMAL = r"(?<![\w{&])#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b"
NAMES = r"(?:black|white|red|green|blue|yellow|orange|purple|pink|gr[ae]y|brown|gold|silver|navy|teal)"
PROPERTY = rf"(?:color|background|border|fill|stroke|shadow|outline)[\w-]*\s*[:=]\s*[\"']?[^;\"']*\b{NAMES}\b"
RAW = re.compile(f"{FUNCTIONS}|{HEXADECIMAL}|{PROPERTY}")


def sources() -> list[Path]:
    return [path for kind in ("svelte", "ts", "css") for path in SOURCES.rglob(f"*.{kind}")]


def raw_colours(path: Path) -> Iterator[str]:
    """Each line of a file that spells a colour out."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if RAW.search(line):
            yield f"{path.relative_to(SOURCES)}:{number}: {line.strip()}"


def test_components_and_styles_use_tokens() -> None:
    found = [line for path in sources() if PALETTE not in path.parents for line in raw_colours(path)]
    assert not found


def test_a_raw_colour_would_be_found() -> None:
    for spelled in ("color: #fff;", 'fill="#1b1030"', "rgb(0 0 0 / 0.5)", "light-dark(#000, #fff)", "color: white;"):
        assert RAW.search(spelled), spelled
    for token in ("color: var(--ink);", "{#if ready}", 'href="#chapter-3"', "transparent"):
        assert not RAW.search(token), token


def test_every_token_that_is_used_is_defined() -> None:
    """A misspelled token would be drawn in no colour at all."""
    texts = [path.read_text(encoding="utf-8") for path in sources()]
    defined = {name for text in texts for name in re.findall(r"(--[a-z][\w-]*)\s*(?::|=)", text)}
    used = {name for text in texts for name in re.findall(r"var\((--[a-z][\w-]*)\s*\)", text)}
    assert used <= defined
