"""Figures in the language of a catalogue."""

from __future__ import annotations

from millions.words.catalogue import Catalogue


def percent(share: float, words: Catalogue) -> str:
    """A share in percent."""
    return words.format("arena-percent", value=number(100 * share, words))


def number(value: float, words: Catalogue, sign: str = "") -> str:
    """A number with one decimal; with the sign "+" also where it is positive. What is rounded to zero has no sign."""
    said = f"{value:{sign}z.1f}"
    return said.removeprefix("+" if said == "+0.0" else "").replace(".", words.format("decimal-mark")).replace("-", "−")


def signed(number: int) -> str:
    """A gain or a loss."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"
